import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { connectClient } from './client.ts'

const ROOT = join(import.meta.dir, '..', '..')
/** The server prepares nothing that these tests do not ask for. */
const ENVIRONMENT = { ...process.env, WARM_UP: '0' } as Record<string, string>

test(
  'bun run mcp serves the tools on standard input and output, with a server of its own',
  async () => {
    const model = await connectClient(
      new StdioClientTransport({
        command: process.execPath,
        args: ['run', '--silent', 'mcp'],
        cwd: ROOT,
        env: ENVIRONMENT,
        stderr: 'ignore',
      }),
    )
    try {
      const { summary } = await model.call<{ summary: { dc_kwp: number } }>('run_simple', {
        latitude: 48.1,
        longitude: 11.6,
        system_capacity_kw: 100,
      })
      expect(summary.dc_kwp).toBe(100)
    } finally {
      await model.close()
    }
  },
  HANG_LIMIT_MILLIS,
)

test(
  'requests that are open when the input ends are answered before the program ends',
  async () => {
    const messages = [
      {
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
      },
      { method: 'notifications/initialized' },
      { id: 1, method: 'tools/list' },
      {
        id: 2,
        method: 'tools/call',
        params: { name: 'run_simple', arguments: { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 } },
      },
      { id: 3, method: 'tools/call', params: { name: 'find_place', arguments: {} } },
    ]
    const input = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('')
    const child = Bun.spawn([process.execPath, 'run', '--silent', 'mcp'], {
      cwd: ROOT,
      env: ENVIRONMENT,
      stdin: new Blob([input]),
      stdout: 'pipe',
      stderr: 'ignore',
    })
    const output = await new Response(child.stdout).text()
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number })
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3])
    expect(await child.exited).toBe(0)
  },
  HANG_LIMIT_MILLIS,
)

test('an address that no call could use is refused with what to write instead', () => {
  const { exitCode, stderr } = Bun.spawnSync([
    process.execPath,
    'run',
    join(ROOT, 'clients', 'cli', 'mcp.ts'),
    '--server',
    'localhost:8080',
  ])
  expect([exitCode, stderr.toString().includes("write it in the form 'http://127.0.0.1:8080'")]).toEqual([2, true])
})
