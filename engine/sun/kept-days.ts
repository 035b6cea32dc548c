import { DAY_TERMS, dayCubics } from './day-cubics.ts'
import type { SunDays } from './day-track.ts'
import { SUN_POSITIONS } from './sun-position/index.ts'

/** Days of a window. Windows begin at multiples of this number, whichever day is asked for first. */
const WINDOW_DAYS = 64
/** Number of kept windows, 5 kB each: a year in every time zone. */
const MOST_WINDOWS = 512

type SunPosition = keyof typeof SUN_POSITIONS

/** Windows of one model by one clock, by their number. */
type Windows = Map<number, Float64Array>

/**
 * Windows by model and clock, at Greenwich. The sun's slow terms depend on nothing else, so plants of
 * any place share them. Every window starts a series of its own: no earlier request can move a digit.
 */
const kept = new Map<string, Windows>()

/**
 * The cubics of each day as the model gives them, seen from Greenwich, computed once per window of
 * days and clock.
 * Checked by: test/engine/sun/kept-days.test.ts
 */
export class KeptDays implements SunDays {
  /** Of the window that was asked for last. */
  cubics: Float64Array = new Float64Array(0)
  private window = Number.NaN
  private readonly windows: Windows

  constructor(
    private readonly model: SunPosition,
    private readonly timezoneH: number,
  ) {
    this.windows = windowsOf(model, timezoneH)
  }

  find(day: number): number {
    const window = Math.floor(day / WINDOW_DAYS)
    if (window !== this.window) {
      this.window = window
      this.cubics = this.windows.get(window) ?? add(this.windows, window, computed(this.model, this.timezoneH, window))
    }
    return DAY_TERMS * (day - window * WINDOW_DAYS)
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
function add(windows: Windows, number: number, window: Float64Array): Float64Array {
  let count = 0
  for (const each of kept.values()) count += each.size + 1
  if (count >= MOST_WINDOWS) kept.clear()
  windows.set(number, window)
  return window
}

function computed(model: SunPosition, timezoneH: number, window: number): Float64Array {
  const ephemeris = SUN_POSITIONS[model].prepare({ latitudeRad: 0, longitudeRad: 0, elevationM: 0, timezoneH })
  return dayCubics(ephemeris, window * WINDOW_DAYS, WINDOW_DAYS)
}
