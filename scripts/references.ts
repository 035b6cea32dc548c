/**
 * `bun run references [--each]`: runs the tests against whole years of other programs and prints how
 * far their energies are from ours, by set. `--each` adds a line for every year.
 * `docs/validation.md` has the table.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './checks.ts'
import { HANG_LIMIT_MILLIS } from './hang-limit.ts'

/** A line of `test/engine/reference-year.ts`. */
interface Year {
  readonly set: string
  readonly name: string
  readonly percent: number
}

const TESTS = ['test/engine/sam/', 'test/engine/chain/cassys.test.ts', 'test/engine/chain/pvlib-chains.test.ts']
/** The bars of docs/physics.md for the year of every set: SAM and CASSYS, in percent. */
const BAR = 0.5

const { values } = parseArgs({ options: { each: { type: 'boolean', default: false } } })
const folder = mkdtempSync(join(tmpdir(), 'pvyield-references-'))
const collected = join(folder, 'years')
const { status } = spawnSync(process.execPath, ['test', '--timeout', String(HANG_LIMIT_MILLIS), ...TESTS], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REFERENCE_YEARS: collected },
})
const years = existsSync(collected)
  ? readFileSync(collected, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Year)
  : []
rmSync(folder, { recursive: true, force: true })
for (const set of [...new Set(years.map((year) => year.set))].sort())
  printSet(
    set,
    years.filter((year) => year.set === set),
  )
process.exit(status ?? 1)

function printSet(title: string, set: readonly Year[]): void {
  const mean = set.reduce((sum, { percent }) => sum + percent, 0) / set.length
  const deviation = Math.sqrt(set.reduce((sum, { percent }) => sum + (percent - mean) ** 2, 0) / set.length)
  const [worst] = [...set].sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
  const inside = set.filter(({ percent }) => Math.abs(percent) < BAR).length
  const figures = `mean ${signed(mean)}, SD ${deviation.toFixed(2)}, worst ${signed(worst?.percent ?? 0)} % (${worst?.name})`
  console.log(`${title}: ${set.length} years, ${inside} within ${BAR} %, ${figures}`)
  if (values.each) for (const { name, percent } of set) console.log(`  ${signed(percent)} %  ${name}`)
}

function signed(percent: number): string {
  return `${percent < 0 ? '' : '+'}${percent.toFixed(3)}`
}
