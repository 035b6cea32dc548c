import type { Resolved } from './option.ts'
import { referenceColumn } from './reference-columns.ts'
import type { GappyColumn } from './sent-column.ts'
import type { Sink } from './sink.ts'

/** Columns with a value or null for every row, in document order. */
const COLUMNS = [
  'time',
  'ghi_wm2',
  'dhi_wm2',
  'dni_wm2',
  'poa_wm2',
  'temp_air_c',
  'wind_speed_ms',
  'relative_humidity',
  'pressure_hpa',
  'precipitable_water_cm',
  'albedo',
  'snow_depth_cm',
] as const

/**
 * Number of weather rows: the length of most columns, or the length of the temperature column when
 * no length has a majority.
 * Fails: at `weather.<column>` for another length; at `weather.reference_series.<name>` for another
 * length or a value that is not finite.
 */
export function rowCount(weather: Resolved['weather'], sink: Sink): number {
  const columns = COLUMNS.flatMap((name): [string, number][] => {
    const column = weather[name]
    return column ? [[name, column.length]] : []
  })
  const common = commonLength(columns.map(([, length]) => length))
  const n = common ?? weather.temp_air_c.length
  const others = common === undefined ? 'temp_air_c has' : 'most have'
  for (const [name, length] of columns) {
    if (length !== n)
      sink.fail(`weather.${name}`, `All columns must have the same length: this one has ${length} values, but ${others} ${n}`)
  }
  checkReference(weather.reference_series ?? {}, n, sink)
  return n
}

/** The length of more than half of the columns. */
function commonLength(lengths: readonly number[]): number | undefined {
  return lengths.find((length) => lengths.filter((other) => other === length).length * 2 > lengths.length)
}

/** Above every power of a plant in W; sums of squares of smaller values are finite. */
const LARGEST = 1e15

/** Names that a series cannot have. */
const RESERVED_NAMES = ['', 'time', 'timezone']

/**
 * Reference series are compared and returned row by row, so each needs a value or null for every
 * row.
 */
function checkReference(series: Readonly<Record<string, GappyColumn>>, n: number, sink: Sink): void {
  const names = Object.keys(series)
  for (const [name, column] of Object.entries(series)) {
    const field = `weather.reference_series.${name}`
    const same = names.find((other) => other !== name && referenceColumn(other).name === name)
    if (same !== undefined) sink.fail(field, `The name '${name}' is that of the column in which ${same} comes out: rename it`)
    if (RESERVED_NAMES.includes(name))
      sink.fail(field, `The name '${name}' is that of no series: the CSV has columns of its own called time and timezone; rename it`)
    if (column.length !== n) {
      sink.fail(
        field,
        `A reference series needs a value or null for every row: ${name} has ${column.length} values, but the weather has ${n} rows`,
      )
      continue
    }
    const row = column.findIndex((value) => value !== null && !Number.isFinite(value))
    if (row >= 0) sink.fail(field, `${name} is not finite in row ${row} (counted from 0): send null for a missing value`)
    const large = referenceColumn(name).unit === null ? -1 : column.findIndex((value) => value !== null && Math.abs(value) > LARGEST)
    if (large >= 0 && row < 0)
      sink.fail(
        field,
        `${name} is ${column[large]} in row ${large} (counted from 0), and is compared: no value is above ${LARGEST}; check its unit`,
      )
  }
}
