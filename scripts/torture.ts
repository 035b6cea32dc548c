/**
 * `bun run torture`: the long form of the tests that kill, flood and mutate. Each is part of `bun run test` in a short form.
 * Arguments are passed on to `bun test`, so that one of them can be run alone.
 */
import { spawnSync } from 'node:child_process'
import { root } from './checks.ts'

const LONG_TESTS = ['test/torture', 'test/contract/fuzz.test.ts', 'test/engine/files/weather/fuzz.test.ts']
const LIMIT_MILLIS = 3_600_000

const chosen = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['test', '--timeout', String(LIMIT_MILLIS), ...(chosen.length > 0 ? chosen : LONG_TESTS)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TORTURE: 'long' },
})
process.exit(status ?? 1)
