import type { Resolved } from './option.ts'
import type { GappyColumn } from './sent-column.ts'
import type { Sink } from './sink.ts'

/** Columns with a value or null for every row, in the order of the document. */
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
] as const

/**
 * Rows of the weather: the length that most columns have; that of the temperature where no length has a majority.
 * Fails: `weather.<column>` for one of another length, `weather.reference_series.<name>` for one of another length or with a value that is not finite.
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
    if (length !== n) sink.fail(`weather.${name}`, `Columns of one length are needed: this one has ${length} values, ${others} ${n}`)
  }
  checkReference(weather.reference_series ?? {}, n, sink)
  return n
}

/** The length that more than half of the columns share. */
function commonLength(lengths: readonly number[]): number | undefined {
  return lengths.find((length) => lengths.filter((other) => other === length).length * 2 > lengths.length)
}

/** Reference series are compared and delivered row by row: each needs a value or null for every row. */
function checkReference(series: Readonly<Record<string, GappyColumn>>, n: number, sink: Sink): void {
  for (const [name, column] of Object.entries(series)) {
    const field = `weather.reference_series.${name}`
    if (column.length !== n) {
      sink.fail(field, `A value or null for every row is needed: ${name} has ${column.length} values, the weather has ${n} rows`)
      continue
    }
    const row = column.findIndex((value) => value !== null && !Number.isFinite(value))
    if (row >= 0) sink.fail(field, `${name} is not finite in row ${row} (counted from 0): write null where there is no value`)
  }
}
