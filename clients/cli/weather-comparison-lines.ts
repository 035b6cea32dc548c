import type { WeatherCompareAnswer } from '@pvyield/sdk'
import type { Call } from './command.ts'
import { fixedText } from './figure-text.ts'
import { inOptions } from './option-words.ts'
import { aligned } from './table.ts'

const QUANTITIES = ['ghi_kwhm2', 'dni_kwhm2', 'dhi_kwhm2', 'temp_air_c'] as const
const HEADS = ['GHI, kWh/m2', 'DNI', 'DHI', 'degC']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Weathers side by side: the years, their spread, the months of the global irradiation, what failed. */
export function comparisonLines(
  { sources, spread, uncertainty, notes }: WeatherCompareAnswer,
  read: readonly string[],
  { command }: Call,
): string[] {
  const found = sources.filter(({ problem }) => problem === null)
  const years = found.map((each) => [
    each.name,
    each.years === null ? 'typical' : [...new Set(each.years)].join(' to '),
    String(each.rows ?? '-'),
    ...QUANTITIES.map((name) => number(each.annual?.[name] ?? null)),
    number(each.time_shift_min, 0),
  ])
  const isSpread = spread.ghi_kwhm2.annual.count > 1
  const ofYear = QUANTITIES.map((name) => spread[name].annual)
  const spreadRows = (['mean', 'min', 'max', 'sd'] as const).map((part) => [part, '', '', ...ofYear.map((each) => number(each[part])), ''])
  const months = MONTHS.map((month, k) => [
    month,
    ...found.map(({ monthly }) => number(monthly?.ghi_kwhm2[k] ?? null)),
    number(spread.ghi_kwhm2.monthly[k]?.sd ?? null),
  ])
  const failed = sources.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem.detail}`]))
  return [
    ...aligned([['Weather', 'years', 'rows', ...HEADS, 'behind the sun, min'], ...years, ...(isSpread ? spreadRows : [])], 1),
    '',
    ...aligned([['GHI, kWh/m2', ...found.map(({ name }) => name), 'sd'], ...months], 1),
    ...(failed.length > 0 ? ['', ...failed.map((text) => `not found: ${inOptions(text, command)}`)] : []),
    ...(uncertainty === null
      ? []
      : ['', `For a run, lifetime.uncertainty_parts: ${JSON.stringify(uncertainty.uncertainty_parts)}; ${uncertainty.part.source}`]),
    ...([...read, ...notes].length > 0 ? ['', ...[...read, ...notes].map((note) => `note: ${inOptions(note, command)}`)] : []),
  ]
}

function number(value: number | null, decimals = 1): string {
  return value === null ? '-' : fixedText(value, decimals)
}
