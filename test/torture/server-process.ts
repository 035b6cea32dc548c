import { join } from 'node:path'

const ROOT = join(import.meta.dir, '..', '..')
const START_LIMIT_MILLIS = 30_000

/**
 * So that a busy machine causes no failures, callers wait and a stop lets work finish for as long
 * as a test may take.
 */
const PATIENT = { SYNC_WAIT_MS: '100000', STOP_GRACE_MS: '100000' }

/** A server in its own process, started as in production. */
export interface ServerProcess {
  readonly url: string
  readonly output: Promise<string>
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
  /** Stops the server with SIGTERM, as an operator would. Returns the exit code. */
  terminate(): Promise<number>
}

export async function startServer(dataDir: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort()
  const server = Bun.spawn([process.execPath, 'run', join('server', 'main.ts')], {
    cwd: ROOT,
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      WORKERS: '1',
      ...PATIENT,
      ...environment,
    },
  })
  const output = new Response(server.stdout).text()
  const errors = new Response(server.stderr).text()
  const url = `http://127.0.0.1:${port}`
  const limit = Date.now() + START_LIMIT_MILLIS
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > limit) {
      server.kill('SIGKILL')
      throw new Error(`The server did not start: ${await errors}`)
    }
    await Bun.sleep(20)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal)
    return server.exited
  }
  return {
    url,
    output,
    kill: async () => {
      await end('SIGKILL')
    },
    terminate: () => end('SIGTERM'),
  }
}

async function freePort(): Promise<number> {
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
