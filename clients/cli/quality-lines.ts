import type { WeatherQualityAnswer } from '@pvyield/sdk'
import { fixedText } from './figure-text.ts'
import { aligned } from './table.ts'

/** The tests of a weather as lines of text: what fails, the months, the gaps, what was changed. */
export function qualityLines(answer: WeatherQualityAnswer): string[] {
  const { rows, flagged_rows: flagged, place, series, meta } = answer
  const ofSeries = series.notes.filter((note) => !(meta.notes ?? []).includes(note))
  return [
    `${counted(rows)} rows at latitude ${place.latitude}, longitude ${place.longitude}: ${counted(flagged)} fail a test (${share(flagged, rows)})`,
    '',
    ...testLines(answer),
    '',
    ...monthLines(answer),
    ...gapLines(answer),
    ...changeLines(answer),
    ...(ofSeries.length > 0 ? ['', ...ofSeries.map((note) => `as sent: ${note}`)] : []),
  ]
}

function testLines({ tests }: WeatherQualityAnswer): string[] {
  const failed = tests.filter(({ flagged }) => flagged > 0)
  const passed = tests.filter(({ rows, flagged }) => rows > 0 && flagged === 0)
  const others = tests.filter(({ rows }) => rows === 0)
  const table = failed.map(({ test, title, rows, flagged, removed, ranges }) => [
    test,
    title,
    firstOf(ranges),
    counted(rows),
    counted(flagged),
    removed ? 'yes' : 'no',
  ])
  return [
    ...(failed.length === 0 ? [] : aligned([['Test', 'a row has', 'first rows', 'compared', 'fail', 'removed'], ...table], 3)),
    ...(passed.length === 0 ? [] : [`No row fails ${namesOf(passed)}.`]),
    ...(others.length === 0 ? [] : [`Not made, for the columns or the length of the rows: ${namesOf(others)}.`]),
  ]
}

/** The first rows that fail, as `12 to 14`. */
function firstOf([range]: readonly (readonly number[])[]): string {
  const [from = 0, end = 0] = range ?? []
  return end - from > 1 ? `${from} to ${end - 1}` : `${from}`
}

function namesOf(tests: readonly { readonly test: string }[]): string {
  return tests.map(({ test }) => test).join(', ')
}

function monthLines({ months }: WeatherQualityAnswer): string[] {
  const head = [
    ['Month', 'rows', 'gaps', 'flags', 'GHI', 'DHI', 'DNI', 'clearness', 'GHI / clear sky', 'clearest hours', 'DNI, clearest'],
    ['', '', '', '', 'kWh/m2', 'kWh/m2', 'kWh/m2', '', '', '', ''],
  ]
  const rows = months.map((month) => [
    `${month.year}-${String(month.month).padStart(2, '0')}`,
    counted(month.rows),
    counted(sumOf(month.missing)),
    counted(sumOf(month.flagged)),
    ...[month.ghi_kwhm2, month.dhi_kwhm2, month.dni_kwhm2].map((value) => number(value, 1)),
    ...[month.clearness, month.clear_sky_ratio, month.clearest_ratio, month.clearest_beam_ratio].map((value) => number(value, 3)),
  ])
  return aligned([...head, ...rows], 1)
}

function gapLines({ gaps }: WeatherQualityAnswer): string[] {
  const { columns, absent_rows: absent, inserted_rows: inserted } = gaps
  const rows = columns.map(({ column, rows: count, longest_h: longest, filled_by: by }) => [column, counted(count), number(longest, 1), by])
  return [
    ...(columns.length === 0 ? [] : ['', ...aligned([['Gaps', 'rows', 'longest, h', 'filled by'], ...rows], 1)]),
    ...(absent === 0
      ? []
      : [
          '',
          `${counted(absent)} rows are absent between the stamps; ${inserted === 0 ? 'none was' : `${counted(inserted)} were`} inserted.`,
        ]),
  ]
}

function changeLines({ changes: { count, by_reason: reasons } }: WeatherQualityAnswer): string[] {
  if (count === 0) return ['', 'No value is changed.']
  const rows = reasons.map(({ column, why, how, rows: changed }) => [column, why, how, counted(changed)])
  return ['', `${counted(count)} values are changed:`, ...aligned([['column', 'why', 'how', 'values'], ...rows], 3)]
}

function sumOf(counts: Readonly<Record<string, unknown>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + Number(count), 0)
}

function counted(count: number): string {
  return count.toLocaleString('en-US')
}

function share(part: number, all: number): string {
  return `${all === 0 ? '0.00' : ((100 * part) / all).toFixed(2)} %`
}

function number(value: number | null, decimals: number): string {
  return value === null ? '-' : fixedText(value, decimals)
}
