import { expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'up.ts')

test.each([
  ['--help', 0, 'stdout'],
  ['-h', 0, 'stdout'],
  ['--port', 2, 'stderr'],
] as const)('bun run up %s prints the help and starts nothing', (option, status, stream) => {
  const ended = spawnSync(process.execPath, ['run', script, option], { encoding: 'utf8' })
  expect(ended.status).toBe(status)
  expect(ended[stream]).toContain('docs/operations.md')
  expect(ended.stdout).not.toContain('Serving')
})

test.each(['abc', '', '0', '65536', '-1', '80.5', '0x50', ' '])('bun run up with PORT=%p says what a port is', (port) => {
  const ended = spawnSync(process.execPath, ['run', script], { encoding: 'utf8', env: { ...process.env, PORT: port } })
  expect([ended.status, ended.stderr]).toEqual([1, `PORT=${port} is no port: give a number from 1 to 65535\n`])
})
