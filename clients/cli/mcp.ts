/**
 * `bun run mcp`: the tools of the Model Context Protocol on standard input and output. Without an
 * address it starts a server of its own, with a store that it deletes at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveStdio } from '@pvyield/mcp'
import { createPvyield } from '@pvyield/sdk'

const USAGE = `bun run mcp [--server URL]

  Serves the tools of pvyield to MCP clients on standard input and output.

  --server URL   address of a running server; default: one of its own`
const START_LIMIT_MS = 60_000
const root = join(import.meta.dir, '..', '..')

try {
  const { values } = parseArgs({ options: { server: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
  if (values.help) console.log(USAGE)
  else if (values.server !== undefined) await serveStdio(checked(values.server))
  else await withOwnServer(serveStdio)
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`)
  process.exit(2)
}

function checked(address: string): string {
  createPvyield({ baseUrl: address }) // throws a TypeError that says what to write instead
  return address.replace(/\/+$/, '')
}

/** Standard output belongs to the protocol: the log of the server is not shown. */
async function withOwnServer(serve: (address: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-mcp-'))
  const port = freePort()
  const server = Bun.spawn([process.execPath, 'run', join(root, 'server', 'main.ts')], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
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
    if (hasEnded() || performance.now() > until) throw new Error('The server did not start: try `bun run start`')
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
