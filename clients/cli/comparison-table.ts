import { fixedText } from './figure-text.ts'
import { aligned } from './table.ts'

/** The figures of one series, over the year or of the months. */
interface Compared {
  column: string
  unit: string
  row_unit: string
  rows: number
  missing_rows: number
  ours: number | null
  theirs: number | null
  bias: number | null
  bias_fraction: number | null
  rmse: number | null
  rmse_fraction: number | null
  step: string | null
  differs: boolean
  monthly: { bias_fraction: readonly (number | null)[] }
}

/** The part of `summary.comparison` that is printed. */
export interface ShownComparison {
  tolerance: number
  first_difference: {
    column: string
    step: string
    after: string | null
    sections: readonly string[]
    unit: string
    bias: number
    bias_fraction: number | null
  } | null
  series: readonly Compared[]
  ignored: readonly string[]
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const HEAD = ['Series', 'Step', 'Unit', 'Run', 'Reference', 'Difference', '%', 'RMSE', 'of rows in', '%', 'Rows', 'Missing', '']

/**
 * A run next to its reference series: a line for each series, the months of the levels of the chain,
 * and where the two first differ. `!` marks levels that differ.
 */
export function comparisonLines(comparison: ShownComparison): string[] {
  const { series, ignored } = comparison
  const levels = series.filter(({ step }) => step !== null)
  return [
    'Run and reference series',
    ...(series.length === 0 ? ['  none is named like a series of this run'] : aligned([HEAD, ...series.map(rowOf)], 3)),
    ...(levels.length === 0 ? [] : ['', 'Difference by month, %', ...aligned(monthRows(levels), 1)]),
    '',
    differenceLine(comparison),
    ...(ignored.length === 0 ? [] : [`Not compared, because this run has no series of the name: ${ignored.join(', ')}`]),
  ]
}

function rowOf({ column, step, unit, row_unit, rows, missing_rows, differs, ...figures }: Compared): string[] {
  const { ours, theirs, bias, bias_fraction, rmse, rmse_fraction } = figures
  return [
    column,
    step ?? '',
    unit,
    number(ours),
    number(theirs),
    signed(bias),
    percent(bias_fraction),
    number(rmse),
    row_unit,
    percent(rmse_fraction, ''),
    String(rows),
    String(missing_rows),
    differs && step !== null ? '!' : '',
  ]
}

function monthRows(levels: readonly Compared[]): string[][] {
  return [
    ['Month', ...levels.map(({ column }) => column)],
    ...MONTHS.map((month, k) => [month, ...levels.map(({ monthly }) => percent(monthly.bias_fraction[k] ?? null))]),
  ]
}

function differenceLine({ first_difference: found, tolerance }: ShownComparison): string {
  const limit = `${(100 * tolerance).toFixed(1)} %`
  if (found === null) return `No compared level of the chain differs by more than ${limit} over the year.`
  const { column, step, after, sections, unit, bias, bias_fraction } = found
  const size = bias_fraction === null || unit === 'degC' ? `${signed(bias)} ${unit}` : `${percent(bias_fraction)} %`
  const since = after === null ? 'the first compared level' : `${after} before it agrees`
  return `First difference above ${limit}: ${column} (${step}), ${size}; ${since}. Sections to look at: ${sections.join(', ')}`
}

function number(value: number | null): string {
  if (value === null) return '-'
  const size = Math.abs(value)
  return fixedText(value, size >= 10_000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3)
}

function signed(value: number | null): string {
  return value === null ? '-' : `${value < 0 ? '' : '+'}${number(value)}`
}

function percent(fraction: number | null, plus = '+'): string {
  return fraction === null ? '-' : `${fraction < 0 ? '' : plus}${fixedText(100 * fraction, 2)}`
}
