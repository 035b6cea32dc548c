import type { Weather } from '@pvyield/contract/schemas'
import { parseStamp } from '../core/calendar.ts'
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
 * Inserts the rows that the stamps leave out, as gaps of every column: the section has a `start` then.
 * @param startMinutes  starts of its rows
 * @returns null without absent rows; the reason where they have no place
 * Checked by: test/engine/weather-tests/complete-rows.test.ts
 */
export function completeRows(
  weather: Weather,
  { startMinutes, stepMinutes }: { readonly startMinutes: Float64Array; readonly stepMinutes: number },
): CompletedRows | Incompletable | null {
  const sent = startMinutes.length
  const { time } = weather
  if (time == null || absentRows(startMinutes, stepMinutes) === 0) return null
  if (monthsYearsOf(weather, { startMinutes, stepMinutes }).length > 0) return 'typical_year'
  const rows = (startMinutes[sent - 1] - startMinutes[0]) / stepMinutes + 1
  if (rows > ROWS_MAX || rows - sent > ABSENT_PER_ROW_MAX * sent) return 'too_many'
  const places = new Int32Array(sent)
  for (let i = 0; i < sent; i++) {
    const place = (startMinutes[i] - startMinutes[0]) / stepMinutes
    if (!Number.isInteger(place)) return 'off_grid'
    places[i] = place
  }
  const inserted = new Uint8Array(rows).fill(1)
  for (const place of places) inserted[place] = 0
  return { weather: { ...weather, ...spread(weather, places, rows), start: time[0], time: null }, inserted }
}

/** Rows of a section at most, before its stamps are read: what completing it may cost. */
export function rowsWhenComplete({ time, step_minutes: stepMinutes, temp_air_c: { length: sent } }: Weather): number {
  if (time == null || time.length < 2) return sent
  const rows = (parseStamp(time[time.length - 1]) - parseStamp(time[0])) / stepMinutes + 1
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
