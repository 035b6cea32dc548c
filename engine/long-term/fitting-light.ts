import { EngineError } from '../core/sink.ts'
import type { Shift } from '../core/weather-findings.ts'
import { misplacedMinutes, misplacedWords } from '../weather-checks/misplaced-stamps.ts'
import type { MonthPairs } from './fitted-months.ts'
import type { Light } from './light.ts'
import type { RowSky } from './row-sky.ts'
import type { Series } from './series.ts'

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
  const minutes = misplacedMinutes(series, light.ghiWm2, sky.globalLimitWm2, shift?.lateMinutes ?? null)
  if (minutes !== null) fail(`${field}.timezone`, `The light is ${misplacedWords(minutes)}`)
  return shift?.isOff === true ? [`The light of the ${field} is about ${misplacedWords(shift.lateMinutes)}.`] : []
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
