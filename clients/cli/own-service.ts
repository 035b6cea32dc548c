import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPvyield } from '@pvyield/sdk'
import { serverCommand } from './server-command.ts'
import { InputError } from './usage-error.ts'

const START_LIMIT_MS = 60_000

/** Does some work with the address of a service that runs as long, and a promise of its end. */
export type WorkAtService<Result> = (address: string, ended: Promise<unknown>) => Promise<Result>

/**
 * Starts a service of this program, with a store that is deleted at the end. Its log is not shown: standard output belongs
 * to the caller.
 * @param root  folder of the repository
 * @param environment  of the service, without its address and its store
 */
export async function withOwnService<Result>(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  work: WorkAtService<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-own-'))
  const port = freePort()
  const { command, environment: needed } = serverCommand(root)
  const server = Bun.spawn([...command], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    env: { ...environment, ...needed, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
  })
  const interrupt = () => server.kill('SIGINT')
  const terminate = () => server.kill('SIGTERM')
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', terminate)
  try {
    const address = `http://127.0.0.1:${port}`
    await started(address, () => server.exitCode !== null || server.signalCode !== null)
    return await work(address, server.exited)
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', terminate)
    server.kill('SIGTERM')
    await server.exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function started(address: string, hasEnded: () => boolean): Promise<void> {
  const until = performance.now() + START_LIMIT_MS
  const pvyield = createPvyield({ baseUrl: address, maxRetries: 0 })
  while (!(await pvyield.getHealth().catch(() => null))) {
    if (hasEnded() || performance.now() > until) throw new InputError('The server did not start: try `bun run start`')
    await Bun.sleep(50)
  }
}

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = probe
  probe.stop(true)
  if (port === undefined) throw new Error('No free port')
  return port
}
