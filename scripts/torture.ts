/**
 * `bun run torture`: the long form of the tests that kill the server, flood it and mutate requests.
 * Their short form is part of `bun run test`.
 * Arguments are passed on to `bun test`, for example to run one of them alone.
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
