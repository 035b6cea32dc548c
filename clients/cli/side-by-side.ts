import { signedPercent } from '@pvyield/report'
import { type Comparison, differenceDecimals, energyDecimals, energyUnitOf, shownRows } from '@pvyield/report/comparison'
import { groupedText } from './figure-text.ts'
import { aligned } from './table.ts'

type Difference = Comparison['differences'][number]

const BAR_COLUMNS = 30
/** Columns of text in a table of fields. */
const VALUE_MAX = 28

/** A comparison as lines of text: figures, for each run the rows of its difference with bars, and the fields that differ. */
export function sideBySideLines(answer: Comparison): string[] {
  const { runs, differences, fields } = answer
  const decimals = differenceDecimals(answer)
  return [
    ...figureLines(answer),
    ...differences.flatMap((difference) => ['', ...differenceLines(answer, difference, decimals)]),
    '',
    ...(fields.length === 0 ? ['The requests are the same.'] : ['Fields that differ (* assumed)', ...fieldLines(answer)]),
    ...warningLines(runs),
  ]
}

function figureLines({ runs, summary }: Comparison): string[] {
  const rows = summary.map(({ label, unit, values }) => [
    unit === '1' || unit === 'fraction' ? label : `${label}, ${unit}`,
    ...values.map((value) => {
      if (value === null) return '-'
      return unit === 'fraction' ? `${(100 * value).toFixed(2)} %` : number(value, Number.isInteger(value) ? 0 : energyDecimals(values))
    }),
  ])
  return aligned([['', ...runs.map(({ name }) => name)], ...rows], 1)
}

function differenceLines(answer: Comparison, difference: Difference, decimals: number): string[] {
  const { name, energy, fraction, rows, same_weather } = difference
  const keys = shownRows(answer, [difference]).map(({ key }) => key)
  const shown = rows.filter(({ key }) => keys.includes(key))
  const largest = Math.max(1e-300, ...shown.map(({ kwh }) => Math.abs(kwh)))
  const share = (kwh: number) => (fraction === null || energy === 0 ? '' : signedPercent((kwh * fraction) / energy))
  const cells = (label: string, kwh: number, bar: string) => [`  ${label}`, signed(kwh, decimals), share(kwh), bar]
  const lines = aligned([...shown.map(({ label, kwh }) => cells(label, kwh, barOf(kwh, largest))), cells('Sum', energy, '')], 1)
  const weather = same_weather ? '' : ', in other weather'
  return [`From ${answer.runs[0]?.name ?? ''} to ${name}, ${energyUnitOf(answer.per)}${weather}`, ...lines]
}

/** To the right for what adds energy, light for what takes it. */
function barOf(kwh: number, largest: number): string {
  const length = Math.max(1, Math.round((BAR_COLUMNS * Math.abs(kwh)) / largest))
  return (kwh < 0 ? '░' : '█').repeat(length).padEnd(BAR_COLUMNS)
}

function fieldLines({ fields, runs }: Comparison): string[] {
  const rows = fields.map(({ path, words, assumed }) => [
    `  ${path}`,
    ...words.map((text, k) => `${text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX - 1)}…` : text}${assumed[k] ? ' *' : ''}`),
  ])
  return aligned([['', ...runs.map(({ name }) => name)], ...rows], 1)
}

function warningLines(runs: Comparison['runs']): string[] {
  const notes = runs.flatMap(({ name, warnings }) => warnings.map((warning) => `Note: ${name}: ${warning}`))
  return notes.length === 0 ? [] : ['', ...notes]
}

function signed(value: number, decimals: number): string {
  return groupedText(value, decimals, 'exceptZero')
}

function number(value: number, decimals: number): string {
  return groupedText(value, decimals)
}
