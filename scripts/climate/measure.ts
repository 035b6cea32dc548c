/**
 * Prints how far the embedded years are from real ones, and the yields of the same plants on both:
 * `bun scripts/climate/measure.ts <folder of shared material> [<folder of unpacked packages>]`, see engine/climate/README.md.
 */
import { readFileSync } from 'node:fs'
import { openClimate } from '../../engine/climate/index.ts'
import { type Comparison, compare, mean, total } from './compare.ts'
import { realYears } from './real-years.ts'

const COLUMNS: readonly [heading: string, cell: (c: Comparison) => string][] = [
  ['place', (c) => c.name],
  ['GHI real', (c) => total(c.real.globalKwhm2).toFixed(0)],
  ['embedded', (c) => total(c.embedded.globalKwhm2).toFixed(0)],
  ['error %', (c) => percent(c.globalError)],
  ['months %', (c) => (100 * c.monthlyGlobalError).toFixed(1)],
  ['DHI error %', (c) => (c.diffuseError === null ? '' : percent(c.diffuseError))],
  ['temperature K', (c) => signed(c.temperatureErrorK)],
  ['months K', (c) => c.monthlyTemperatureErrorK.toFixed(1)],
  ['yield real', (c) => c.real.fixedKwhKwp.toFixed(0)],
  ['embedded', (c) => c.embedded.fixedKwhKwp.toFixed(0)],
  ['error %', (c) => percent(c.fixedError)],
  ['tracked %', (c) => percent(c.trackedError)],
]

function main(folders: readonly string[]): void {
  if (folders.length === 0) throw new Error('Give the folder of shared material: bun scripts/climate/measure.ts <folder> [<folder>]')
  const table = openClimate(readFileSync(new URL('../../engine/climate/table.bin', import.meta.url)))
  const { years, leftOut } = realYears(folders)
  const comparisons = compare(table, years)
  console.log(row(COLUMNS.map(([heading]) => heading)))
  console.log(row(COLUMNS.map((_, k) => (k === 0 ? '---' : '---:'))))
  for (const comparison of comparisons) console.log(row(COLUMNS.map(([, cell]) => cell(comparison))))
  summarize(
    'typical years',
    comparisons.filter(({ isTypical }) => isTypical),
  )
  summarize('places, single calendar years with them', comparisons)
  for (const reason of leftOut) console.log(`left out: ${reason}`)
}

function summarize(what: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${comparisons.length} ${what}:`)
  tell('annual GHI %', comparisons, (c) => 100 * c.globalError)
  console.log(`  monthly GHI %: mean absolute ${(100 * mean(comparisons.map((c) => c.monthlyGlobalError))).toFixed(2)}`)
  tell('annual temperature K', comparisons, (c) => c.temperatureErrorK)
  console.log(`  monthly temperature K: ${mean(comparisons.map((c) => c.monthlyTemperatureErrorK)).toFixed(2)} rms`)
  tell('specific yield, fixed %', comparisons, (c) => 100 * c.fixedError)
  tell('specific yield, tracked %', comparisons, (c) => 100 * c.trackedError)
}

function tell(name: string, comparisons: readonly Comparison[], errorOf: (c: Comparison) => number): void {
  const errors = comparisons.map(errorOf)
  const worst = comparisons.reduce((a, b) => (Math.abs(errorOf(b)) > Math.abs(errorOf(a)) ? b : a))
  const absolute = mean(errors.map(Math.abs)).toFixed(2)
  console.log(`  ${name}: mean absolute ${absolute}, bias ${signed(mean(errors))}, worst ${signed(errorOf(worst))} (${worst.name})`)
}

function percent(fraction: number): string {
  return signed(100 * fraction)
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

main(process.argv.slice(2))
