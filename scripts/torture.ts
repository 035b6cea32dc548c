/**
 * `bun run torture [NAME...] [--minutes N]`: the long form of the tests that attack a server, kill
 * it, flood it and mutate requests, on this machine alone. Their short form is part of
 * `bun run test`. A name is that of a file in `test/torture`, such as `bombs` (`charges` is also
 * the model of the ledger); or the path of a test. `--minutes` is the length of the soak (20). Ends with a table of what was measured.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './checks.ts'
import { HANG_LIMIT_MILLIS } from './hang-limit.ts'
import { tableOf } from './torture-table.ts'

const CHARGES_MODEL = 'test/server/charging/payments/model.test.ts'
const LONG_TESTS = [
  'test/torture',
  'test/contract/fuzz.test.ts',
  'test/engine/files/weather/fuzz.test.ts',
  'test/engine/work/optimise-study.test.ts',
  'test/engine/method',
  'test/engine/properties',
  'test/engine/scene',
  'test/engine/sizing',
  'test/engine/variants',
  'test/server/http/body-limits.test.ts',
  CHARGES_MODEL,
]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string', default: '20' } } })
const folder = mkdtempSync(join(tmpdir(), 'pvyield-torture-report-'))
const report = join(folder, 'lines')
const tests = positionals.length > 0 ? positionals.flatMap(filesOf) : LONG_TESTS
const { status } = spawnSync(process.execPath, ['test', '--timeout', String(HANG_LIMIT_MILLIS), ...tests], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TORTURE: 'long', TORTURE_REPORT: report, TORTURE_MINUTES: values.minutes },
})
if (existsSync(report)) console.log(`\n${tableOf(readFileSync(report, 'utf8'))}`)
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)

function filesOf(name: string): readonly string[] {
  if (name === 'charges') return [CHARGES_MODEL, 'test/torture/charges.test.ts']
  const file = `test/torture/${name}.test.ts`
  return [existsSync(join(root, file)) ? file : name]
}
