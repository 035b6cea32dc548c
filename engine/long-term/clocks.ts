import { EngineError } from '../core/sink.ts'
import type { Shift } from '../core/weather-findings.ts'
import { meanMinuteOf, minutesLater } from '../weather-checks/mean-minute.ts'

/** From this difference on, both clocks should be checked: shade and fog of mornings move the light by less. */
const NOTED_MINUTES = 10
/** From this difference on, which both measures must show, one clock is wrong. */
const CERTAIN_MINUTES = 20
const HOURS_PER_DAY = 24

/** How far the clear hours of each series are from the sun; null where they do not show it. */
export interface ClearShifts {
  readonly weather: Shift | null
  readonly station: Shift | null
}

/**
 * Compares the clocks of two series, to minutes: by the mean minute of their light in the hours that both have, which
 * have the same clouds, and by their clear hours.
 * @param weather, station  means of the hours of a grid, NaN in gaps
 * @returns what to check, where clouds or shade may be the cause
 * Fails: EngineError at `station.timezone` when both measures show 20 minutes or more.
 * Checked by: test/engine/long-term/clocks.test.ts
 */
export function compareClocks(weather: Float64Array, station: Float64Array, clear: ClearShifts): string[] {
  const light = lateByLight(weather, station)
  const byClear = clear.weather === null || clear.station === null ? null : clear.station.lateMinutes - clear.weather.lateMinutes
  if (light === null || Math.abs(light) < NOTED_MINUTES) return []
  const late = Math.round(Math.abs(byClear ?? light))
  const text = `The light of the station is about ${late} min ${(byClear ?? light) > 0 ? 'later' : 'earlier'} than that of the weather`
  const advice = 'check timezone (half hours too), interval and the clock of both series'
  if (byClear !== null && byClear * light > 0 && Math.min(Math.abs(byClear), Math.abs(light)) >= CERTAIN_MINUTES)
    throw new EngineError([
      {
        code: 'validation_error',
        field: 'station.timezone',
        message: `${text}, in all its hours and in the clear ones${fartherFrom(clear)}: ${advice}`,
      },
    ])
  if (byClear !== null && Math.abs(byClear) < NOTED_MINUTES) return []
  return [`${text}: ${advice}. The correction takes the hours as they are.`]
}

/** Which series the sun contradicts. */
function fartherFrom({ weather, station }: ClearShifts): string {
  if (weather === null || station === null || weather.isOff === station.isOff) return ''
  return weather.isOff ? ', and that of the weather is not that of the sun' : ', and that of the station is not that of the sun'
}

/** Minutes by which the mean minute of the station's light is later; null when either has none. */
function lateByLight(weather: Float64Array, station: Float64Array): number | null {
  const [long, short] = [new Float64Array(HOURS_PER_DAY), new Float64Array(HOURS_PER_DAY)]
  for (let hour = 0; hour < weather.length; hour++) {
    if (Number.isNaN(weather[hour]) || Number.isNaN(station[hour])) continue
    long[hour % HOURS_PER_DAY] += weather[hour]
    short[hour % HOURS_PER_DAY] += station[hour]
  }
  return minutesLater(meanMinuteOf(short), meanMinuteOf(long))
}
