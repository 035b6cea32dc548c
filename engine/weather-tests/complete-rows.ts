import type { Weather } from '@pvyield/contract/schemas'
import { civilOf, formatStamp, MINUTES_PER_DAY, minutesOf, parseStamp } from '../core/calendar.ts'
import { absentRows, monthsYearsOf } from '../core/typical-year.ts'

/** With more absent rows for each of its own, a series is one of single days. Left out nights are about one. */
const ABSENT_PER_ROW_MAX = 2
/** Most rows of a section. */
const ROWS_MAX = 2_200_000

/** A section that has a row at every step. */
export interface CompletedRows {
  readonly weather: Weather
  /** 1 in each row that was inserted. */
  readonly inserted: Uint8Array
}

/** Why absent rows cannot be inserted. */
export type Incompletable = 'typical_year' | 'off_grid' | 'too_many'

/**
 * Inserts the rows that the stamps leave out, as gaps of every column, and those that a series of nearly whole years lacks
 * at its ends: the section has a `start` then.
 * @param startMinutes  starts of its rows
 * @returns null when no row is lacking; the reason where they have no place
 * Checked by: test/engine/weather-tests/complete-rows.test.ts
 */
export function completeRows(
  weather: Weather,
  { startMinutes, stepMinutes }: { readonly startMinutes: Float64Array; readonly stepMinutes: number },
): CompletedRows | Incompletable | null {
  const sent = startMinutes.length
  const between = absentRows(startMinutes, stepMinutes)
  const { before, after } = lackingAtEnds(startMinutes[0], startMinutes[sent - 1] + stepMinutes, stepMinutes)
  if (between + before + after === 0) return null
  if (monthsYearsOf(weather, { startMinutes, stepMinutes }).length > 0) return between === 0 ? null : 'typical_year'
  const rows = before + (startMinutes[sent - 1] - startMinutes[0]) / stepMinutes + 1 + after
  if (rows > ROWS_MAX || rows - sent > ABSENT_PER_ROW_MAX * sent) return 'too_many'
  const places = new Int32Array(sent)
  for (let i = 0; i < sent; i++) {
    const place = before + (startMinutes[i] - startMinutes[0]) / stepMinutes
    if (!Number.isInteger(place)) return 'off_grid'
    places[i] = place
  }
  const inserted = new Uint8Array(rows).fill(1)
  for (const place of places) inserted[place] = 0
  const start = formatStamp(parseStamp(weather.time?.[0] ?? weather.start ?? '') - before * stepMinutes)
  return { weather: { ...weather, ...spread(weather, places, rows), start, time: null }, inserted }
}

/** Ends of years that the days next to them fill, as `filling.ts` fills a gap. */
const END_MINUTES_MAX = 14 * MINUTES_PER_DAY
/** Also of a leap year: such a year is whole. */
const YEAR_MINUTES = 365 * MINUTES_PER_DAY

/**
 * Rows before the first and after the last one to the ends of calendar years, when both ends lack at most 14 days, and
 * the year is not whole without them.
 * @param from  start of the first row, minutes
 * @param to    end of the last row, minutes
 */
function lackingAtEnds(from: number, to: number, stepMinutes: number): { before: number; after: number } {
  const none = { before: 0, after: 0 }
  if (to - from === YEAR_MINUTES || to - from < YEAR_MINUTES - 2 * END_MINUTES_MAX) return none
  const [first, last] = [yearEndNear(from), yearEndNear(to)]
  if (Math.abs(from - first) > END_MINUTES_MAX || Math.abs(to - last) > END_MINUTES_MAX) return none
  return { before: Math.max(0, Math.floor((from - first) / stepMinutes)), after: Math.max(0, Math.floor((last - to) / stepMinutes)) }
}

/** The nearest start of a year, minutes. */
function yearEndNear(minutes: number): number {
  const { year } = civilOf(minutes)
  const [start, next] = [minutesOf(year, 1, 1), minutesOf(year + 1, 1, 1)]
  return minutes - start < next - minutes ? start : next
}

/** Rows of a section at most, before its stamps are read: what completing it may cost. */
export function rowsWhenComplete({ time, step_minutes: stepMinutes, temp_air_c: { length: sent } }: Weather): number {
  const mayBeYears = sent * (1 + ABSENT_PER_ROW_MAX) * stepMinutes >= YEAR_MINUTES - 2 * END_MINUTES_MAX
  const atEnds = mayBeYears ? (2 * END_MINUTES_MAX) / stepMinutes : 0
  if (time == null || time.length < 2) return sent + atEnds
  const rows = (parseStamp(time[time.length - 1]) - parseStamp(time[0])) / stepMinutes + 1 + atEnds
  return rows > sent ? Math.min(Math.ceil(rows), (1 + ABSENT_PER_ROW_MAX) * sent) : sent
}

/** The columns with their values at their places. */
function spread(weather: Weather, places: Int32Array, rows: number): Partial<Weather> {
  const spreadOne = (values: readonly (number | null)[]): (number | null)[] => {
    const all = new Array<number | null>(rows).fill(null)
    for (let i = 0; i < places.length; i++) all[places[i]] = values[i]
    return all
  }
  const columns = Object.entries(weather).filter(([name, values]) => Array.isArray(values) && name !== 'time')
  const { reference_series: series } = weather
  return {
    ...Object.fromEntries(columns.map(([name, values]) => [name, spreadOne(values as (number | null)[])])),
    ...(series != null && {
      reference_series: Object.fromEntries(Object.entries(series).map(([name, values]) => [name, spreadOne(values)])),
    }),
  }
}
