/**
 * `bun run up`: installs, starts the server, runs a first simulation with the SDK, prints it and
 * keeps serving. Before the installation it can import no packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { shownOf } from './server-line.ts'
import { exitCode, stopWords } from './stop-words.ts'

const USAGE = `bun run up

  Installs, starts the server, runs a first simulation, prints it and keeps serving. It takes no options.

  PORT      port, default the first free one from 8080
  HOST      address, default 127.0.0.1
  DATA_DIR  folder of the store; every setting is in docs/operations.md`
const [unknown] = process.argv.slice(2)
if (unknown !== undefined) {
  const isHelp = unknown === '--help' || unknown === '-h'
  if (isHelp) console.log(USAGE)
  else console.error(`Unknown option: ${unknown}\n\n${USAGE}`)
  process.exit(isHelp ? 0 : 2)
}

const root = join(import.meta.dir, '..', '..')
const PORT_MAX = 65535
const host = process.env.HOST ?? '127.0.0.1'
const FIRST_PORT = firstPort(process.env.PORT)
const PORTS_TRIED = process.env.PORT === undefined ? 20 : 1
const START_LIMIT_MS = 60_000

const installed = spawnSync(process.execPath, ['install', '--frozen-lockfile'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
if (installed.status !== 0) fail('The installation failed: see the messages above. It needs access to the npm registry.')

const port = await freePort()
const address = `http://${host}:${port}`
const server = spawn(process.execPath, ['run', join(root, 'server', 'main.ts')], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(port), HOST: host },
})
createInterface({ input: server.stdout }).on('line', (line) => {
  const shown = shownOf(line)
  if (shown !== null) console.error(shown)
})
let asked: NodeJS.Signals | null = null
server.on('exit', (code, signal) => {
  console.error(stopWords(asked, code, signal))
  process.exit(exitCode(code, signal))
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    asked = signal
    server.kill(signal)
  })

await waitForServer(`${address}/api/health`)
const { firstSimulation } = await import('./first-simulation.ts')
for (const line of await firstSimulation(address)) console.log(line)
console.log(
  [
    '',
    `Serving on ${address}  (press Ctrl-C to stop)`,
    `  Open in a browser: ${address}/`,
    '',
    `  Documentation ${address}/docs`,
    `  Reference     ${address}/docs/reference`,
    `  Document      ${address}/openapi.json`,
    `  Health        ${address}/api/health`,
    '',
    `  curl -sS ${address}/api/run/simple -H 'content-type: application/json' -d '{"latitude":48.1,"longitude":11.6,"system_capacity_kw":100}'`,
  ].join('\n'),
)

function firstPort(stated = '8080'): number {
  const port = Number(stated)
  if (/^\d+$/.test(stated) && port >= 1 && port <= PORT_MAX) return port
  return fail(`PORT=${stated} is no port: give a number from 1 to ${PORT_MAX}`)
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) if (await isFree(port)) return port
  return fail(`Port ${FIRST_PORT} is in use: set PORT to a free port.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

async function waitForServer(url: string): Promise<void> {
  const until = Date.now() + START_LIMIT_MS
  while (Date.now() < until) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  server.kill()
  fail(`The server did not answer on ${url} within ${START_LIMIT_MS / 1000} s: see its log above.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
