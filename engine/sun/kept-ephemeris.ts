import { wrapPi } from '../core/angles.ts'
import { SUN_POSITIONS } from './sun-position/index.ts'
import type { SunEphemeris, SunNode, SunSite } from './sun-position/option.ts'

/** Days of a window. Windows begin at multiples of this number, whichever day is asked for first. */
const WINDOW_DAYS = 64
/** Number of kept windows, 1.5 kB each: a year in every time zone, several times over. */
const MOST_WINDOWS = 1024
/** Numbers of one day: sine of the declination, hour angle at Greenwich, parallax. */
const TERMS = 3

type SunPosition = keyof typeof SUN_POSITIONS

/** Windows of one model by one clock, by their number. */
type Windows = Map<number, Float64Array>

/**
 * Windows by model and clock. The sun at a midnight depends on nothing else, so plants of any place
 * share it. Every window starts a series of its own: no earlier request can move a digit.
 */
const kept = new Map<string, Windows>()

/**
 * The sun at each midnight as the model gives it, computed once per window of days and clock, and
 * turned to the longitude of the site.
 * Checked by: test/engine/sun/kept-ephemeris.test.ts
 */
export function keptEphemeris(model: SunPosition, { longitudeRad, timezoneH }: SunSite): SunEphemeris {
  const windows = windowsOf(model, timezoneH)
  let window: Float64Array = new Float64Array(0)
  let number = Number.NaN
  return (day, node) => {
    const k = Math.floor(day / WINDOW_DAYS)
    if (k !== number) {
      window = windows.get(k) ?? add(windows, k, computed(model, timezoneH, k))
      number = k
    }
    const at = TERMS * (day - k * WINDOW_DAYS)
    node.declinationSin = window[at]
    node.hourAngleRad = wrapPi(window[at + 1] + longitudeRad)
    node.parallaxRad = window[at + 2]
  }
}

function windowsOf(model: SunPosition, timezoneH: number): Windows {
  const key = `${model} ${timezoneH}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const windows: Windows = new Map()
  kept.set(key, windows)
  return windows
}

/** Keeps a window; when there are too many, those of all clocks are dropped. */
function add(windows: Windows, k: number, window: Float64Array): Float64Array {
  let count = 0
  for (const each of kept.values()) count += each.size + 1
  if (count >= MOST_WINDOWS) kept.clear()
  windows.set(k, window)
  return window
}

function computed(model: SunPosition, timezoneH: number, k: number): Float64Array {
  const ephemeris = SUN_POSITIONS[model].prepare({ latitudeRad: 0, longitudeRad: 0, elevationM: 0, timezoneH })
  const node: SunNode = { declinationSin: 0, hourAngleRad: 0, parallaxRad: 0 }
  const window = new Float64Array(TERMS * WINDOW_DAYS)
  for (let i = 0; i < WINDOW_DAYS; i++) {
    ephemeris(k * WINDOW_DAYS + i, node)
    window[TERMS * i] = node.declinationSin
    window[TERMS * i + 1] = node.hourAngleRad
    window[TERMS * i + 2] = node.parallaxRad
  }
  return window
}
