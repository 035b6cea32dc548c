import type { Weather } from '@pvyield/sdk'

const MINUTE_MS = 60_000

/** Time stamps of the rows of a section, `2021-06-21T12:00`. */
export function stampsOf({ start, time, step_minutes: step, temp_air_c: { length } }: Weather): readonly string[] {
  if (time != null) return time
  const first = Date.parse(`${start}Z`)
  return Array.from({ length }, (_, row) => new Date(first + row * step * MINUTE_MS).toISOString().slice(0, 16))
}
