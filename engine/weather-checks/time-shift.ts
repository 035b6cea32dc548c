import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { type ComparedRows, LOW_SUN_COS, type Watched } from '../core/compared-rows.ts'
import { SolarClock } from '../core/solar-clock.ts'
import type { Shift } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { AT, ClearHours, type FittedDay, HOURS_PER_DAY } from './clear-hours.ts'
import type { ClearDay } from './daylight-saving.ts'
import { type HourList, SolarHours } from './solar-hours.ts'

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

export interface ShiftAndDays {
  /** Null for fewer than FEWEST_DAYS days, and when no clear sky fits. */
  shift: Shift | null
  /** The half months that fit, in the order of the series, each as one clear day. */
  days: readonly ClearDay[]
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
 * Checked by: test/engine/weather-quality.test.ts, test/engine/weather-checks/time-shift.test.ts
 */
export class TimeShift {
  private readonly clock: SolarClock
  private readonly toInstantMinutes: number
  /** From the start of a row to its middle in mean solar time. */
  private readonly toSolarMinutes: number
  private readonly isBeam: boolean
  private readonly light = new Float64Array(HOURS_PER_DAY)
  private readonly clear = new Float64Array(HOURS_PER_DAY)
  private readonly windows: ClearHours[] = []
  private window = -1
  private days = 0
  private lastDay = -1
  /** Null for rows of an hour, which need none. */
  private readonly hours: SolarHours | null

  constructor(
    { stepMinutes, timezoneH, sunOffsetMinutes }: Pick<WeatherTable, 'stepMinutes' | 'timezoneH' | 'sunOffsetMinutes'>,
    place: { readonly latitude: number; readonly longitude: number },
    watched: Watched,
  ) {
    this.isBeam = watched === 'dniWm2'
    this.toInstantMinutes = sunOffsetMinutes ?? stepMinutes / 2
    this.clock = new SolarClock(place, timezoneH)
    this.toSolarMinutes = stepMinutes / 2 - this.clock.midnightMinutes
    this.hours = stepMinutes === 60 ? null : new SolarHours(this.toSolarMinutes)
  }

  /** Blocks must be consecutive. */
  add(block: ComparedRows): void {
    if (this.hours === null) this.compare(block, block.count)
    else this.compare(this.hours, this.hours.add(block))
  }

  /** Call after the last row. */
  measure(): ShiftAndDays {
    if (this.hours !== null) this.compare(this.hours, this.hours.end())
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

  /** Sums the first hours of a list, and looks for the clearest of their window. */
  private compare({ rows, startMinutes, sunZenithCos, isUp, watchedWm2, dhiWm2, clear, sent }: HourList, count: number): void {
    const { light: lightSum, clear: clearSum, toSolarMinutes, toInstantMinutes } = this
    let best = lightSum
    let day = 0
    let dayStart = Number.NaN
    let isCompared = false
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const wm2 = watchedWm2[i]
      // a gap is in neither sum
      if (!(wm2 > 0 || (isUp[i] === 1 && wm2 <= 0))) continue
      let minute = startMinutes[i] - dayStart
      if (!(minute >= 0 && minute < MINUTES_PER_DAY)) {
        day = Math.floor((startMinutes[i] + toSolarMinutes) / MINUTES_PER_DAY)
        dayStart = day * MINUTES_PER_DAY - toSolarMinutes
        minute = startMinutes[i] - dayStart
        best = this.windowOf(day).values
        isCompared = false
      }
      const hour = (minute / 60) | 0
      const clearWm2 = clear[k]
      lightSum[hour] += wm2
      clearSum[hour] += clearWm2
      // such an hour counts for the mean hour of all light alone
      if (isUp[i] === 0 || sunZenithCos[i] <= LOW_SUN_COS) continue
      if (!isCompared) {
        isCompared = true
        this.countDay(day)
      }
      if (wm2 > best[hour] * clearWm2) {
        best[hour] = wm2 / clearWm2
        best[AT.minutes + hour] = startMinutes[i] + toInstantMinutes
        best[AT.wm2 + hour] = sent === null ? wm2 : wm2 / sent[i]
        best[AT.diffuseWm2 + hour] = dhiWm2[i]
      }
    }
  }

  /** A day may continue in the next block. */
  private countDay(day: number): void {
    if (day !== this.lastDay) this.days++
    this.lastDay = day
  }

  private windowOf(day: number): ClearHours {
    const window = Math.floor(day / WINDOW_DAYS)
    if (window !== this.window) {
      this.window = window
      this.windows.push(new ClearHours())
    }
    return this.windows[this.windows.length - 1]
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
