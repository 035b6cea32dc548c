import { DAY_TERMS, dayCubics, MIDNIGHT_TERMS, MIDNIGHTS_AFTER, MIDNIGHTS_BEFORE, midnights } from './day-cubics.ts'
import type { SunDays } from './day-track.ts'
import { SUN_POSITIONS } from './sun-position/index.ts'

/** Days of a window. Windows begin at multiples of this number, whichever day is asked for first. */
const WINDOW_DAYS = 64
/** Number of kept windows, 7 kB each: a year in every time zone. */
const MOST_WINDOWS = 512

type SunPosition = keyof typeof SUN_POSITIONS

/** Windows of one model by one clock, by their number. */
interface Windows {
  readonly midnights: Map<number, Float64Array>
  readonly cubics: Map<number, Float64Array>
}

/**
 * Windows by model and clock, at Greenwich. The sun's slow terms depend on nothing else, so plants of
 * any place share them. The midnights of every window start a series of their own: no earlier request
 * can move a digit.
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
      this.cubics = keep(this.windows.cubics, window, () => dayCubics(this.midnightsAround(window)))
    }
    return DAY_TERMS * (day - window * WINDOW_DAYS)
  }

  /**
   * The midnights of a window, and those next to it that its cubics need. The first ones of the next
   * window are few, and a series gives the same numbers whether it goes on or not.
   */
  private midnightsAround(window: number): Float64Array {
    const before = this.midnightsOf(window - 1).subarray(MIDNIGHT_TERMS * (WINDOW_DAYS - MIDNIGHTS_BEFORE))
    const own = this.midnightsOf(window)
    const after = this.compute(window + 1, MIDNIGHTS_AFTER)
    const around = new Float64Array(before.length + own.length + after.length)
    around.set(before)
    around.set(own, before.length)
    around.set(after, before.length + own.length)
    return around
  }

  private midnightsOf(window: number): Float64Array {
    return keep(this.windows.midnights, window, () => this.compute(window, WINDOW_DAYS))
  }

  /** The first midnights of a window. */
  private compute(window: number, count: number): Float64Array {
    const { model, timezoneH } = this
    const ephemeris = SUN_POSITIONS[model].prepare({ latitudeRad: 0, longitudeRad: 0, elevationM: 0, timezoneH })
    return midnights(ephemeris, window * WINDOW_DAYS, count)
  }
}

function windowsOf(model: SunPosition, timezoneH: number): Windows {
  const key = `${model} ${timezoneH}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const windows: Windows = { midnights: new Map(), cubics: new Map() }
  kept.set(key, windows)
  return windows
}

/** The kept window, or a new one; when there are too many, those of all clocks are dropped. */
function keep(windows: Map<number, Float64Array>, number: number, compute: () => Float64Array): Float64Array {
  const known = windows.get(number)
  if (known !== undefined) return known
  const window = compute()
  let count = 0
  for (const each of kept.values()) count += each.midnights.size + 1
  if (count >= MOST_WINDOWS) kept.clear()
  windows.set(number, window)
  return window
}
