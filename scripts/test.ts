/**
 * `bun run test [ARGUMENT...]`: all tests, three files at a time; arguments are those of `bun test`.
 * Services, servers and calls of `pvyield` in the tests run bundles that are made of the sources at the
 * start (`bundles.ts`), because starting them is a large part of the work. `bun test FILE` and
 * `bun run torture` run the sources themselves.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { bundleServer } from './bundles.ts'
import { root } from './checks.ts'

const OPTIONS = ['--timeout', '120000', '--parallel=3', '--no-isolate', '--parallel-delay=0']

const folder = await bundleServer()
const tests = spawn(process.execPath, ['test', ...OPTIONS, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SERVER_BUNDLES: folder },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal))
tests.on('close', (status) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(status ?? 1)
})
