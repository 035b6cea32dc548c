import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStdio } from '@pvyield/mcp'
import { createPvyield } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { serverCommand } from '../server-command.ts'
import { InputError, UsageError } from '../usage-error.ts'

const START_LIMIT_MS = 60_000

/**
 * The tools of the Model Context Protocol on standard input and output. Without an address it starts a
 * server of its own, with a store that it deletes at the end.
 */
export async function mcpAction({ values, root }: Call): Promise<void> {
  if (values.server !== undefined) await serveStdio(checked(values.server))
  else await withOwnServer(root, serveStdio)
}

function checked(address: string): string {
  try {
    createPvyield({ baseUrl: address })
  } catch (error) {
    throw new UsageError((error as Error).message) // it says what to write instead
  }
  return address.replace(/\/+$/, '')
}

/** Standard output belongs to the protocol: the log of the server is not shown. */
async function withOwnServer(root: string, serve: (address: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-mcp-'))
  const port = freePort()
  const { command, environment } = serverCommand(root)
  const server = Bun.spawn([...command], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  try {
    const address = `http://127.0.0.1:${port}`
    await started(address, () => server.exitCode !== null)
    await Promise.race([serve(address), server.exited])
  } finally {
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
