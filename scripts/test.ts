/**
 * `bun run test [ARGUMENT...]`: all tests, four files at a time and the slowest first; arguments are those of `bun test`.
 * Four, because many wait for a server or a browser of theirs, and two cores would have nothing to do meanwhile.
 * Services, servers and calls of `pvyield` in the tests run bundles that are made of the sources at the
 * start (`bundles.ts`), because starting them is a large part of the work. `bun test FILE` and
 * `bun run torture` run the sources themselves.
 */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from './bundles.ts'
import { root } from './checks.ts'
import { HANG_LIMIT_MILLIS } from './hang-limit.ts'
import { timings } from './slow-tests.ts'

const OPTIONS = ['--timeout', String(HANG_LIMIT_MILLIS), '--parallel=4', '--no-isolate', '--parallel-delay=0']

const folder = await bundleServer()
const order = join(folder, 'timings.json')
writeFileSync(order, timings(root))
const tests = spawn(process.execPath, ['test', ...OPTIONS, `--timings=${order}`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SERVER_BUNDLES: folder },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal))
tests.on('close', (status) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(status ?? 1)
})
