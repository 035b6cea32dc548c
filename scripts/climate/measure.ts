/** Prints how far the embedded years are from real ones: `bun scripts/climate/measure.ts <folder of shared material>`. */
import { readFileSync } from 'node:fs'
import { openClimate } from '../../engine/climate/index.ts'
import { type Comparison, compare, mean } from './compare.ts'
import { realYears } from './real-years.ts'

function percent(fraction: number | null): string {
  return fraction === null ? '' : `${fraction > 0 ? '+' : ''}${(100 * fraction).toFixed(1)}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function line(c: Comparison): string {
  return row([
    c.name,
    c.realGlobalKwhm2.toFixed(0),
    c.embeddedGlobalKwhm2.toFixed(0),
    percent(c.annualGlobalError),
    (100 * c.monthlyGlobalError).toFixed(1),
    percent(c.annualDiffuseError),
    c.temperatureErrorK.toFixed(1),
    c.monthlyTemperatureErrorK.toFixed(1),
  ])
}

function main(sharedFolder: string | undefined): void {
  if (sharedFolder === undefined) throw new Error('Give the folder of shared material: bun scripts/climate/measure.ts <folder>')
  const table = openClimate(readFileSync(new URL('../../engine/climate/table.bin', import.meta.url)))
  const { years, leftOut } = realYears(sharedFolder)
  const comparisons = compare(table, years)
  const typical = comparisons.filter((comparison) => comparison.isTypical)
  console.log(row(['place', 'GHI real', 'embedded', 'error %', 'months %', 'DHI error %', 'temperature K', 'months K']))
  console.log(row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']))
  for (const comparison of comparisons) console.log(line(comparison))
  const worst = typical.reduce((a, b) => (Math.abs(b.annualGlobalError) > Math.abs(a.annualGlobalError) ? b : a))
  console.log(
    `\n${typical.length} typical years, mean absolute: annual GHI ${(100 * mean(typical.map((c) => Math.abs(c.annualGlobalError)))).toFixed(2)} %`,
  )
  console.log(
    `worst annual GHI ${percent(worst.annualGlobalError)} % (${worst.name}), bias ${percent(mean(typical.map((c) => c.annualGlobalError)))} %`,
  )
  console.log(`monthly GHI ${(100 * mean(typical.map((c) => c.monthlyGlobalError))).toFixed(2)} %`)
  console.log(
    `annual temperature ${mean(typical.map((c) => Math.abs(c.temperatureErrorK))).toFixed(2)} K, monthly ${mean(typical.map((c) => c.monthlyTemperatureErrorK)).toFixed(2)} K rms`,
  )
  for (const reason of leftOut) console.log(`left out: ${reason}`)
}

main(process.argv[2])
