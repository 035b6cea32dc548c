import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '..', '..')
const START_LIMIT_MS = 30_000

export interface ServerProcess {
  baseUrl: string
  pid: number
  /** Resident memory of the server, MiB; null where the system does not report it. */
  memoryMib(): Promise<number | null>
  stop(): Promise<void>
}

/** Starts the server on a free port with its own folder of data, and waits until it answers. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pvyield-bench-'))
  const port = freePort()
  const server = Bun.spawn([process.execPath, 'run', join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    stdout: 'ignore',
    stderr: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...environment },
  })
  const baseUrl = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    await server.exited
    await rm(dataDir, { recursive: true, force: true })
  }
  const limit = performance.now() + START_LIMIT_MS
  while (!(await answers(`${baseUrl}/api/health`))) {
    if (server.exitCode !== null || performance.now() > limit) {
      await stop()
      throw new Error('The server did not start: try `bun run start`')
    }
    await Bun.sleep(50)
  }
  return { baseUrl, pid: server.pid, memoryMib: () => residentMib(server.pid), stop }
}

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = probe
  probe.stop(true)
  if (port === undefined) throw new Error('No free port')
  return port
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function residentMib(pid: number): Promise<number | null> {
  const status = Bun.file(`/proc/${pid}/status`)
  if (!(await status.exists())) return null
  const kib = /VmRSS:\s+(\d+)/.exec(await status.text())?.[1]
  return kib === undefined ? null : Number(kib) / 1024
}
