import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { rounds } from '../rounds.ts'

const ROOT = join(import.meta.dir, '..', '..')
const { SERVER_BUNDLES } = process.env
/** The bundle that `bun run test` has made (`scripts/bundles.ts`), or the source. */
const MAIN = SERVER_BUNDLES === undefined ? join('server', 'main.ts') : join(SERVER_BUNDLES, 'server', 'main.js')

/**
 * So that a busy machine causes no failures, callers wait and a stop lets work finish for as long
 * as a test may take.
 */
const PATIENT = { SYNC_WAIT_MS: '3600000', WORK_WAIT_MS: '3600000', STOP_GRACE_MS: '3600000' }

/** A server in its own process, started as in production, except that `bun run test` bundles its sources first. */
export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly output: Promise<string>
  /** Settles when the process ends, however it ends. */
  readonly exited: Promise<number>
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
  /** Stops the server with SIGTERM, as an operator would. Returns the exit code. */
  terminate(): Promise<number>
}

/** A start that did not lead to a server: what an operator sees of it. */
export class StartRefused extends Error {
  constructor(
    readonly exitCode: number | null,
    /** What the process wrote to its standard error. */
    readonly errorOutput: string,
  ) {
    super(`The server did not start: ${errorOutput}`)
    this.name = 'StartRefused'
  }
}

/**
 * Starts a server and waits until it answers.
 * @param launcher  program and arguments that start it in bounds, such as `prlimit --nofile=512`
 * Fails: StartRefused.
 */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
  launcher: readonly string[] = [],
): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()))
  const server = spawn(port, dataDir, environment, launcher)
  const output = new Response(server.stdout).text()
  const errors = new Response(server.stderr).text()
  const url = `http://127.0.0.1:${port}`
  const limit = Date.now() + HANG_LIMIT_MILLIS
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > limit) {
      const { exitCode } = server
      server.kill('SIGKILL')
      throw new StartRefused(exitCode, await errors)
    }
    await Bun.sleep(20)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal)
    return server.exited
  }
  return {
    url,
    port,
    pid: server.pid,
    output,
    exited: server.exited,
    kill: async () => {
      await end('SIGKILL')
    },
    terminate: () => end('SIGTERM'),
  }
}

function spawn(port: number, dataDir: string, environment: Record<string, string>, launcher: readonly string[]) {
  return Bun.spawn([...launcher, process.execPath, 'run', MAIN], {
    cwd: ROOT,
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      WORKERS: '1',
      // Most of what a start costs; the suite makes a hundred of them.
      WARM_UP: rounds('0', '1'),
      ...PATIENT,
      ...environment,
    },
  })
}

export async function freePort(): Promise<number> {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = probe
  await probe.stop(true)
  if (port === undefined) throw new Error('No free port')
  return port
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}
