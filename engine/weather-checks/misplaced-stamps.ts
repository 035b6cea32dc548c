import { meanMinuteOf, minutesLater } from './mean-minute.ts'

const DAY_MINUTES = 1440
/** Stamps that are farther from the sun are those of another zone or place. */
const LATE_MAX_MINUTES = 60
/** Clouds of one half of the day move the mean minute of the light by less; the clear hours then decide. */
const SUSPECT_MINUTES = 45
/** No clouds and no shade move the mean minute of the light by more. */
const FAR_MINUTES = 90

/** Starts of rows of one length, minutes. */
export interface StampedRows {
  readonly n: number
  readonly stepMinutes: number
  readonly startMinutes: Float64Array
}

/**
 * Minutes by which the light of a series is later than the sun of its stamps, when it is clearly not that of this sun;
 * null when it may be.
 * @param light   irradiance of the rows, NaN in gaps
 * @param sun     what the sun gives in them: clear air, or the light outside it
 * @param fitted  minutes by which the clear hours are late; null where too few decide, and the mean minute of the light does
 * Checked by: test/engine/weather-tests/misplaced-stamps.test.ts, test/engine/long-term/fitting-light.test.ts
 */
export function misplacedMinutes(rows: StampedRows, light: Float64Array, sun: Float64Array, fitted: number | null): number | null {
  const mean = meanShiftMinutes(rows, light, sun)
  if (mean === null || Math.abs(mean) < SUSPECT_MINUTES) return null
  const minutes = fitted ?? (Math.abs(mean) > FAR_MINUTES ? mean : 0)
  return Math.abs(minutes) > LATE_MAX_MINUTES ? minutes : null
}

/** How far from the sun the light is, and what to check, for people. */
export function misplacedWords(minutes: number): string {
  return `${Math.abs(Math.round(minutes))} min ${minutes > 0 ? 'later' : 'earlier'} than the sun at this place: check timezone, interval and the sign of the longitude, of the weather or of site`
}

/** Minutes by which the mean minute of the light is later than that of the sun; null when either has none. */
function meanShiftMinutes({ startMinutes, stepMinutes, n }: StampedRows, light: Float64Array, sun: Float64Array): number | null {
  const [byMinute, sunByMinute] = [new Float64Array(DAY_MINUTES), new Float64Array(DAY_MINUTES)]
  for (let i = 0; i < n; i++) {
    if (Number.isNaN(light[i])) continue
    const minute = ((Math.floor(startMinutes[i] + stepMinutes / 2) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
    byMinute[minute] += light[i]
    sunByMinute[minute] += sun[i]
  }
  return minutesLater(meanMinuteOf(byMinute), meanMinuteOf(sunByMinute))
}
