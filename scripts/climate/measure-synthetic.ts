/**
 * `bun scripts/climate/measure-synthetic.ts <folder of shared material>` prints how hours that are made
 * of the months of real years differ from those years: distribution of clearness, its memory from
 * day to day, and the yields of five plants. See engine/climate/README.md.
 */
import { readFileSync } from 'node:fs'
import { openClimate } from '../../engine/climate/index.ts'
import { mean } from './compare.ts'
import { compareSynthetic, type Differences, PLANTS, type SyntheticComparison } from './compare-synthetic.ts'
import { packagedFiles } from './packages.ts'
import { REAL_FILES } from './real-files.ts'
import { realYears } from './real-years.ts'

const METHODS = [
  ['embedded method', 'embedded'],
  ['synthetic', 'synthetic'],
  ['synthetic, with the diffuse months', 'withDiffuse'],
] as const

function main(shared: string | undefined): void {
  if (shared === undefined) throw new Error('Give the folder of shared material: bun scripts/climate/measure-synthetic.ts <folder>')
  const table = openClimate(readFileSync(new URL('../../engine/climate/table.bin', import.meta.url)))
  const packages = packagedFiles(REAL_FILES.map(({ path }) => path))
  if ('missing' in packages) console.error(`Using only the real years in ${shared}: ${packages.missing}`)
  const { years, leftOut } = realYears('folder' in packages ? [shared, packages.folder] : [shared])
  const comparisons = compareSynthetic(table, years)
  console.log(
    row(['place', 'memory real', ...METHODS.flatMap(([name]) => [`${name}: KS hours`, 'KS days', 'memory', 'racks %', 'trackers %'])]),
  )
  for (const comparison of comparisons)
    console.log(row([comparison.name, comparison.dailyAutocorrelation.toFixed(2), ...METHODS.flatMap(([, key]) => cells(comparison[key]))]))
  console.log(`\n${comparisons.length} real years, memory of the days ${mean(comparisons.map((c) => c.dailyAutocorrelation)).toFixed(2)}`)
  console.log(
    row(['method', 'years', 'KS hours', 'KS days', 'memory', ...PLANTS.map(([name]) => `${name}: mean absolute (bias, rms, worst) %`)]),
  )
  for (const [name, key] of METHODS) {
    summarize(name, comparisons, key)
    // a constant of the synthetic hours was chosen by the first half: the second one proves it
    for (const [half, rest] of [['first half', 0] as const, ['second half', 1] as const])
      summarize(
        `${name}, ${half}`,
        comparisons.filter((_, k) => k % 2 === rest),
        key,
      )
  }
  for (const reason of leftOut) console.log(`left out: ${reason}`)
}

function cells(differences: Differences | null): string[] {
  if (differences === null) return ['', '', '', '', '']
  const { hourlyKs, dailyKs, dailyAutocorrelation, yields } = differences
  return [hourlyKs.toFixed(3), dailyKs.toFixed(3), dailyAutocorrelation.toFixed(2), signed(100 * yields[0]), signed(100 * yields[3])]
}

function summarize(name: string, comparisons: readonly SyntheticComparison[], key: (typeof METHODS)[number][1]): void {
  const known = comparisons.map((comparison) => comparison[key]).filter((differences) => differences !== null)
  const yields = PLANTS.map((_, plant) => {
    const errors = known.map((differences) => 100 * differences.yields[plant])
    const worst = errors.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a))
    const rms = Math.sqrt(mean(errors.map((error) => error * error)))
    return `${mean(errors.map(Math.abs)).toFixed(2)} (${signed(mean(errors), 2)}, ${rms.toFixed(2)}, ${signed(worst)})`
  })
  const figures = [(d: Differences) => d.hourlyKs, (d: Differences) => d.dailyKs, (d: Differences) => d.dailyAutocorrelation]
  console.log(row([name, `${known.length}`, ...figures.map((figure) => mean(known.map(figure)).toFixed(3)), ...yields]))
}

const signed = (value: number, digits = 1): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

main(process.argv[2])
