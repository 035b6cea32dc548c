import { MINUTES_PER_DAY } from './calendar.ts'
import { ClearHours, type FittedDay, HAURWITZ, HOURS_PER_DAY, LOW_SUN_COS } from './clear-hours.ts'
import type { ClearDay } from './daylight-saving.ts'
import { SolarClock } from './solar-clock.ts'
import type { WeatherTable } from './weather-table.ts'

/** Days whose clearest hours make one clear day: few enough that the haze is that of one season. */
const WINDOW_DAYS = 15
/** Of the series; clouds leave too little in fewer. */
const FEWEST_DAYS = 8
/** Better fits are luck. */
const MISFIT_SMALL = 0.0001
/** Unshifted real years have 5 min at most, where mornings are foggy; half a step of an hour is 30. */
const TOLERATED_MINUTES = 12
/** The search begins at the mean hour of all light when that is farther off. */
const NEAR_MINUTES = 45
/** For larger shifts no hour is left to fit, and the mean hour of all light is the answer. */
const FAR_MINUTES = 240
/** No shade moves the mean hour of all light by more than this. */
const FAR_UNFITTED_MINUTES = 90
/**
 * Smallest length of the mean direction of the light over the hours of the day, as a share of its
 * sum. Below it no noon can be determined (at the poles).
 */
const DIRECTED_FRAC = 0.2

/** A parabola of the cosine continues the clear sky below LOW_SUN_COS. */
const LOW_SUN_GLOBAL = 4.56

/** The irradiance that is compared with the clear sky. */
export type Watched = 'ghiWm2' | 'dniWm2'

/** Global irradiance, or direct normal irradiance when there is no global. */
export function watchedFor({ ghiWm2, dniWm2 }: Pick<WeatherTable, Watched>): Watched {
  return ghiWm2 === null && dniWm2 !== null ? 'dniWm2' : 'ghiWm2'
}

/** Result of comparing the stamps with the sun. */
export interface Shift {
  /** Minutes by which the irradiance is late relative to the sun (negative: early). */
  lateMinutes: number
  /** True when the shift is larger than clouds, shade and coarse steps explain. */
  isOff: boolean
  /** Days that have one of the clear hours. */
  clearDays: number
}

export interface ShiftAndDays {
  /** Null for fewer than FEWEST_DAYS days, and when no clear sky fits. */
  shift: Shift | null
  /** The half months that fit, in the order of the series, each as one clear day. */
  days: readonly ClearDay[]
}

/** Words for a shift; the caller continues with "than". */
export function wordsOf({ lateMinutes }: Shift): string {
  return `The irradiance runs about ${Math.abs(lateMinutes).toFixed(0)} min ${lateMinutes > 0 ? 'later' : 'earlier'}`
}

/** Some rows of a weather. */
export interface WatchedRows {
  startMinutes: Float64Array
  /** The watched irradiance; NaN is a gap. */
  wm2: Float64Array
  /** Next to a beam, its diffuse irradiance. */
  diffuseWm2: Float64Array | null
  sunZenithCos: Float64Array
  isUp: Uint8Array
}

/**
 * Detects weather whose stamps do not match the sun. Half a month gives one clear day: of each hour
 * the clearest one, so that it needs no cloudless day. A clear sky that is dimmed by any haze and
 * later by some minutes is fitted to its logarithm. The result is the median over the half
 * months, weighted by how well they fit. Days are solar days, whatever the zone of the stamps.
 * Valid for: steps up to an hour. No shift can be detected at the poles, where all hours of the day
 * are equally bright.
 * Clear sky: B. Haurwitz, J. Meteorology 2 (1945), 154; the fit frees both of its constants. Without
 * global irradiance it is DHI + DNI cos z at the fitted sun, and hours are chosen by the beam of
 * Meinel and Meinel, "Applied solar energy" (1976): 1353 x 0.7^(AM^0.678) with AM = 1 / cos z.
 * Checked by: test/engine/weather-quality.test.ts, test/engine/core/time-shift.test.ts
 */
export class TimeShift {
  private readonly clock: SolarClock
  private readonly stepMinutes: number
  private readonly toInstantMinutes: number
  private readonly isBeam: boolean
  private readonly light = new Float64Array(HOURS_PER_DAY)
  private readonly clear = new Float64Array(HOURS_PER_DAY)
  private readonly windows: ClearHours[] = []
  private window = Number.NaN
  private days = 0
  private best = new ClearHours()
  private readonly hours = new Hours()

  constructor(
    { stepMinutes, timezoneH, sunOffsetMinutes }: Pick<WeatherTable, 'stepMinutes' | 'timezoneH' | 'sunOffsetMinutes'>,
    place: { readonly latitude: number; readonly longitude: number },
    watched: Watched,
  ) {
    this.isBeam = watched === 'dniWm2'
    this.stepMinutes = stepMinutes
    this.toInstantMinutes = sunOffsetMinutes ?? stepMinutes / 2
    this.clock = new SolarClock(place, timezoneH)
  }

  /** Reads rows `from` to before `to`, of one solar day. */
  add({ startMinutes, wm2, diffuseWm2, sunZenithCos, isUp }: WatchedRows, from: number, to: number): void {
    const { hours, isBeam } = this
    const toSolar = this.stepMinutes / 2 - this.clock.midnightMinutes
    const day = Math.floor((startMinutes[from] + toSolar) / MINUTES_PER_DAY)
    const dayStart = day * MINUTES_PER_DAY - toSolar
    for (let i = from; i < to; i++) {
      const light = wm2[i]
      const cos = isUp[i] === 0 ? 0 : sunZenithCos[i]
      // a gap is in neither sum
      if (!(light > 0 || (cos > 0 && light <= 0))) continue
      const hour = Math.min(Math.floor((startMinutes[i] - dayStart) / 60), HOURS_PER_DAY - 1)
      hours.rows[hour]++
      hours.light[hour] += light
      hours.minutes[hour] += startMinutes[i]
      if (cos > LOW_SUN_COS) hours.clear[hour] += isBeam ? clearNormal(cos) : nearlyClearGlobal(cos)
      else this.addLow(hour, cos)
      if (diffuseWm2 !== null) hours.diffuse[hour] += diffuseWm2[i]
    }
    this.endDay(day)
  }

  /** Call after the last row. */
  measure(): ShiftAndDays {
    this.endWindow(Number.NaN)
    const farMinutes = this.meanHourShiftMinutes()
    if (farMinutes === null || this.days < FEWEST_DAYS) return { shift: null, days: [] }
    const clearDays = this.windows.reduce((days, window) => days + window.days, 0)
    const far = { lateMinutes: farMinutes, isOff: true, clearDays }
    if (Math.abs(farMinutes) > FAR_MINUTES) return { shift: far, days: [] }
    const from = Math.abs(farMinutes) > NEAR_MINUTES ? farMinutes : 0
    const days = this.windows.flatMap((window) => window.late(this.clock, from, this.isBeam) ?? [])
    if (days.length === 0) return { shift: Math.abs(farMinutes) > FAR_UNFITTED_MINUTES ? far : null, days }
    const lateMinutes = weightedMedian(days)
    return { shift: { lateMinutes, isOff: Math.abs(lateMinutes) > TOLERATED_MINUTES, clearDays }, days }
  }

  /** An hour with a low sun counts for the mean hour of all light alone. */
  private addLow(hour: number, cos: number): void {
    this.hours.isLow[hour] = 1
    if (cos > 0) this.hours.clear[hour] += this.isBeam ? clearNormal(cos) : LOW_SUN_GLOBAL * cos * cos
  }

  private endDay(day: number): void {
    const { rows, light, clear, diffuse, minutes, isLow } = this.hours
    const window = Math.floor(day / WINDOW_DAYS)
    if (window !== this.window) this.endWindow(window)
    let isCompared = false
    for (let hour = 0; hour < HOURS_PER_DAY; hour++) {
      const n = rows[hour]
      if (n === 0) continue
      this.light[hour] += light[hour]
      this.clear[hour] += clear[hour]
      if (isLow[hour] === 0) {
        isCompared = true
        this.best.offer(hour, light[hour] / clear[hour], minutes[hour] / n + this.toInstantMinutes, light[hour] / n, diffuse[hour] / n)
      }
      rows[hour] = 0
      light[hour] = 0
      clear[hour] = 0
      diffuse[hour] = 0
      minutes[hour] = 0
      isLow[hour] = 0
    }
    if (isCompared) this.days++
  }

  private endWindow(next: number): void {
    if (!Number.isNaN(this.window)) {
      this.windows.push(this.best)
      this.best = new ClearHours()
    }
    this.window = next
  }

  /**
   * Minutes from the mean hour of the clear sky to that of the light, at most half a day; null when
   * either has none.
   */
  private meanHourShiftMinutes(): number | null {
    const light = meanTurn(this.light)
    const clear = meanTurn(this.clear)
    if (light === null || clear === null) return null
    const turns = light - clear
    return (turns - Math.round(turns)) * MINUTES_PER_DAY
  }
}

/** Up to a factor, and without an exponential, whose first terms are 1 % off at LOW_SUN_COS. */
function nearlyClearGlobal(cos: number): number {
  return cos - HAURWITZ + HAURWITZ ** 2 / 2 / cos
}

/** The hours of one solar day: sums over their rows. */
class Hours {
  readonly rows = new Float64Array(HOURS_PER_DAY)
  readonly light = new Float64Array(HOURS_PER_DAY)
  readonly clear = new Float64Array(HOURS_PER_DAY)
  readonly diffuse = new Float64Array(HOURS_PER_DAY)
  readonly minutes = new Float64Array(HOURS_PER_DAY)
  /** A row has its sun below LOW_SUN_COS. */
  readonly isLow = new Uint8Array(HOURS_PER_DAY)
}

/** Up to a factor. */
function clearNormal(cos: number): number {
  return 0.7 ** (cos ** -0.678)
}

/** Mean direction of 24 hourly values around the clock, in turns; null when there is none. */
function meanTurn(byHour: Float64Array): number | null {
  let x = 0
  let y = 0
  let sum = 0
  for (let hour = 0; hour < HOURS_PER_DAY; hour++) {
    const angle = (2 * Math.PI * (hour + 0.5)) / HOURS_PER_DAY
    x += byHour[hour] * Math.cos(angle)
    y += byHour[hour] * Math.sin(angle)
    sum += byHour[hour]
  }
  return Math.hypot(x, y) > DIRECTED_FRAC * sum ? Math.atan2(y, x) / (2 * Math.PI) : null
}

/** Half months count the more the better they fit. */
function weightedMedian(days: readonly FittedDay[]): number {
  const weightOf = ({ misfit }: FittedDay): number => 1 / (misfit + MISFIT_SMALL)
  const sorted = days.toSorted((a, b) => a.lateMinutes - b.lateMinutes)
  const half = days.reduce((sum, day) => sum + weightOf(day), 0) / 2
  let [k, sum] = [0, weightOf(sorted[0])]
  while (sum < half && k < sorted.length - 1) sum += weightOf(sorted[++k])
  return sorted[k].lateMinutes
}
