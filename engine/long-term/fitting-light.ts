import { EngineError } from '../core/sink.ts'
import type { Shift } from '../core/weather-findings.ts'
import type { MonthPairs } from './fitted-months.ts'
import type { Light } from './light.ts'
import { meanMinuteOf, minutesLater } from './mean-minute.ts'
import type { RowSky } from './row-sky.ts'
import type { Series } from './series.ts'

const DAY_MINUTES = 1440
/** Stamps that are farther from the sun are those of another zone or place. */
const LATE_MAX_MINUTES = 60
/** Clouds of one half of the day move the mean minute of the light by less; the clear hours then decide. */
const SUSPECT_MINUTES = 45
/** No clouds and no shade move the mean minute of the light by more. */
const FAR_MINUTES = 90
/** Ratios of sums of two sources of one place, beyond which one has another unit. */
const RATIO_MIN = 0.5
const RATIO_MAX = 2
/** Unit that a station may have been sent in, with its number for 1 W/m2. */
const UNITS: readonly (readonly [unit: string, perWm2: number])[] = [
  ['kW/m2', 1e-3],
  ['MJ/m2 of an hour', 3.6e-3],
  ['kJ/m2 of an hour', 3.6],
  ['J/m2 of an hour', 3600],
  ['cal/cm2 of an hour', 0.086],
  ['Wh/m2 of 15 minutes', 0.25],
  ['Wh/m2 of 10 minutes', 1 / 6],
  ['Wh/m2 of 5 minutes', 1 / 12],
  ['umol/(m2 s) of a quantum sensor', 2.05],
]
/** A unit explains a ratio that it brings this near to 1. */
const EXPLAINED_FACTOR = 1.2

/** Fails: EngineError at `<field>.ghi_wm2` for a series without any light. */
export function requireLight({ ghiWm2 }: Light, field: string): void {
  if (!ghiWm2.some((value) => value > 0))
    fail(`${field}.ghi_wm2`, 'No row has light: all values are zero or gaps. Check the column and its unit (W/m2)')
}

/**
 * Refuses light that is not that of the sun at the place.
 * @param shift  what the clear hours say
 * @returns what to check, for light that is off by less
 * Fails: EngineError at `<field>.timezone` when it is more than an hour early or late.
 * Checked by: test/engine/long-term/fitting-light.test.ts
 */
export function requireSunOfStamps(
  series: Series,
  light: Light,
  { sky, shift }: { sky: RowSky; shift: Shift | null },
  field: string,
): string[] {
  const mean = meanShiftMinutes(series, light, sky)
  if (mean === null) return []
  const isSuspect = Math.abs(mean) >= SUSPECT_MINUTES
  const fitted = shift?.lateMinutes ?? (Math.abs(mean) > FAR_MINUTES ? mean : 0)
  const [late, side] = [Math.abs(Math.round(fitted)), fitted > 0 ? 'later' : 'earlier']
  const text = `${late} min ${side} than the sun at this place: check timezone, interval and the sign of the longitude, of the weather or of site`
  if (isSuspect && Math.abs(fitted) > LATE_MAX_MINUTES) fail(`${field}.timezone`, `The light is ${text}`)
  return shift?.isOff === true ? [`The light of the ${field} is about ${text}.`] : []
}

/** Minutes by which the mean minute of the light is later than that of clear air; null when either has none. */
function meanShiftMinutes({ startMinutes, stepMinutes, n }: Series, { ghiWm2 }: Light, { globalLimitWm2 }: RowSky): number | null {
  const [light, clear] = [new Float64Array(DAY_MINUTES), new Float64Array(DAY_MINUTES)]
  for (let i = 0; i < n; i++) {
    if (Number.isNaN(ghiWm2[i])) continue
    const minute = ((Math.floor(startMinutes[i] + stepMinutes / 2) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
    light[minute] += ghiWm2[i]
    clear[minute] += globalLimitWm2[i]
  }
  return minutesLater(meanMinuteOf(light), meanMinuteOf(clear))
}

/**
 * Refuses a station whose light is that of the long series in another unit, or none.
 * @param pairs  clearness of the common hours
 * Fails: EngineError at `weather.ghi_wm2` or `station.ghi_wm2`.
 */
export function requireSameUnit({ reference, station, weight }: MonthPairs): void {
  let [long, short] = [0, 0]
  for (let i = 0; i < weight.length; i++) {
    long += weight[i] * reference[i]
    short += weight[i] * station[i]
  }
  for (const [field, sum] of [['weather', long] as const, ['station', short] as const])
    if (!(sum > 0)) fail(`${field}.ghi_wm2`, `The ${field} has no light in the common hours with the sun up: its values there are zero`)
  const ratio = short / long
  if (ratio >= RATIO_MIN && ratio <= RATIO_MAX) return
  const text = `The station has ${Number(ratio.toPrecision(3))} times the irradiation of the weather in their common hours, and series of one place agree within ${RATIO_MIN} to ${RATIO_MAX} times`
  fail('station.ghi_wm2', `${text}: ${adviceOn(ratio)}`)
}

function adviceOn(ratio: number): string {
  const misfit = (factor: number) => Math.abs(Math.log(factor))
  const nearest = (factor: number) => UNITS.reduce((least, unit) => (misfit(factor / unit[1]) < misfit(factor / least[1]) ? unit : least))
  for (const [series, factor] of [['station', ratio] as const, ['weather', 1 / ratio] as const]) {
    const [unit, perWm2] = nearest(factor)
    if (misfit(factor / perWm2) < Math.log(EXPLAINED_FACTOR)) return `the ${series} looks like ${unit}. Send W/m2`
  }
  return 'check the unit of both (W/m2), the place, and that the sensor is horizontal'
}

function fail(field: string, message: string): never {
  throw new EngineError([{ code: 'validation_error', field, message }])
}
