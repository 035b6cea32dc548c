import { formatStamp } from '../../core/calendar.ts'
import { RowStarts } from '../../core/row-starts.ts'
import { EngineError } from '../../core/sink.ts'
import type { Series, WeatherSection } from '../series.ts'

/** How far the light of the hours is from the middle of their rows. */
export interface InstantShift {
  /** From the middle of a row to the instant of its light, minutes. */
  readonly minutes: number
  /** Whole steps of it, by which the light of the steps moves along the rows. */
  readonly steps: number
  /** Minutes from the start of a step to the instant of its sun; null for means over the step. */
  readonly sunOffsetMinutes: number | null
}

/** Rest of a shift that the stamps, which are whole minutes, do not show. */
const LEAST_REST_MINUTES = 0.5

/**
 * Light of an instant becomes that of the hour around it; the rows keep their stamps.
 * Fails: EngineError at `weather.sun_offset_min` where rows are missing next to light, which then has no row to move to.
 */
export function instantShift({ sunOffsetMinutes, starts, n }: Series, ghiWm2: Float64Array, stepMinutes: number): InstantShift {
  const minutes = sunOffsetMinutes === null ? 0 : sunOffsetMinutes - 30
  const steps = Math.floor(minutes / stepMinutes + 1e-9)
  const rest = minutes - steps * stepMinutes
  if (steps !== 0 && !starts.isRegular)
    for (let i = 1; i < n; i++) {
      if (starts.at(i) - starts.at(i - 1) === 60 || !(ghiWm2[i] > 0 || ghiWm2[i - 1] > 0)) continue
      const message = `The light is that of instants ${sunOffsetMinutes} min after the start of a row, and rows are missing in daylight before ${formatStamp(starts.at(i))}: send means over the hours (sun_offset_min null), or all hours with null for those that are not known`
      throw new EngineError([{ code: 'validation_error', field: 'weather.sun_offset_min', message }])
    }
  return { minutes, steps, sunOffsetMinutes: rest < LEAST_REST_MINUTES ? null : rest + stepMinutes / 2 }
}

/** Starts of the steps in the hour around the light of each row. */
export function windowStarts({ starts, n }: Series, perHour: number, { minutes }: InstantShift): RowStarts {
  const stepMinutes = 60 / perHour
  const column = new Float64Array(n * perHour)
  if (starts.isRegular) return new RowStarts(column, { firstMinutes: starts.at(0) + minutes, stepMinutes })
  for (let row = 0; row < column.length; row++) column[row] = starts.at(Math.floor(row / perHour)) + minutes + (row % perHour) * stepMinutes
  return new RowStarts(column, null)
}

/** Stamps of the steps: those of their rows, and between them. */
export function stampsOfSteps(
  { starts, n }: Series,
  perHour: number,
  { sunOffsetMinutes }: InstantShift,
): Pick<WeatherSection, 'start' | 'time' | 'interval' | 'sun_offset_min'> {
  const of = { interval: 'start', sun_offset_min: sunOffsetMinutes } as const
  if (starts.isRegular) return { start: formatStamp(starts.at(0)), time: null, ...of }
  const time = new Array<string>(n * perHour)
  for (let row = 0; row < time.length; row++)
    time[row] = formatStamp(starts.at(Math.floor(row / perHour)) + (row % perHour) * (60 / perHour))
  return { start: null, time, ...of }
}
