import type { Resolved } from './option.ts'
import type { Sink } from './sink.ts'

/**
 * Refuses a series whose length differs from that of the weather.
 * @param what  what it is a series of, for the message
 */
export function requireRows(
  field: string,
  what: string,
  series: readonly number[],
  { temp_air_c: { length: rows } }: Pick<Resolved['weather'], 'temp_air_c'>,
  sink: Sink,
): void {
  if (series.length === rows) return
  sink.fail(
    field,
    `The ${what} needs one value for each row of the weather, but it has ${series.length} values and the weather has ${rows} rows`,
  )
}
