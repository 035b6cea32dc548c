import { MINUTES_PER_DAY } from './calendar.ts'
import type { ClearDay } from './daylight-saving.ts'
import type { WeatherTable } from './weather-table.ts'

const HOURS_PER_DAY = 24
/**
 * Only days with at least this share of the clear-sky irradiation are used, because clouds shift
 * the light of other days.
 */
const CLEAR_DAY_FRAC = 0.75
const FEWEST_CLEAR_DAYS = 8
/** Share of a day's light that is before its morning edge, and also after its evening edge. */
const EDGE_FRAC = 0.1
/**
 * Both edges must move by more than this in the same direction. A hill, a roof or afternoon clouds
 * remove light on one side only.
 */
const TOLERATED_MINUTES = 20
/**
 * For larger shifts light crosses the limits of the solar day, and the mean hour of all light is
 * more reliable.
 */
const FAR_MINUTES = 240
/**
 * Smallest length of the mean direction of the light over the hours of the day, as a share of its
 * sum. Below it no noon can be determined (at the poles).
 */
const DIRECTED_FRAC = 0.2

/** The irradiance that is compared with the clear sky. */
export type Watched = 'ghiWm2' | 'dniWm2'

/**
 * Global irradiance, or direct normal irradiance when there is no global. Global computed from the
 * beam would depend on the row's sun position; direct normal does not.
 */
export function watchedFor({ ghiWm2, dniWm2 }: Pick<WeatherTable, Watched>): Watched {
  return ghiWm2 === null && dniWm2 !== null ? 'dniWm2' : 'ghiWm2'
}

/** Result of comparing the stamps with the sun. */
export interface Shift {
  /** Minutes by which the irradiance is late relative to the sun (negative: early). */
  lateMinutes: number
  /** True when the shift is larger than clouds, shade and coarse steps explain. */
  isOff: boolean
  clearDays: number
}

/** Words for a shift; the caller continues with "than". */
export function wordsOf({ lateMinutes }: Shift): string {
  return `The irradiance runs about ${Math.abs(lateMinutes).toFixed(0)} min ${lateMinutes > 0 ? 'later' : 'earlier'}`
}

/**
 * Detects weather whose stamps do not match the sun. The morning and evening edges of each clear
 * day's light (the times before and after which a tenth of it falls) are compared with those of the
 * clear sky at the rows' sun positions. The result is the median over the days. Days are solar
 * days, from midnight to midnight, whatever the zone of the stamps.
 * Valid for: steps up to an hour, weather with at least 8 clear days. No shift can be detected at
 * the poles, where all hours of the day are equally bright.
 * Clear sky: global by Haurwitz 1945, J. Meteorology 2, 1098 cos z exp(-0.059 / cos z); direct
 * normal by Meinel and Meinel 1976, "Applied solar energy", 1353 x 0.7^(AM^0.678) with AM = 1 / cos
 * z. Only the shape over the day matters, not the amount.
 * Measured: 31 real years shifted by an hour in both directions: 62 of 62 shifts detected within 5
 * min; unshifted years give at most 2 min. 540 embedded years from 87 S to 87 N: no false alarm,
 * and all 1008 shifts by an hour up to 81 degrees of latitude are detected.
 * Checked by: test/engine/weather-quality.test.ts
 */
export class TimeShift {
  private readonly solarMidnightMinutes: number
  private readonly stepMinutes: number
  private readonly clearWm2: (sunZenithCos: number) => number
  private day = Number.NaN
  private rows = 0
  private readonly rowMinutes: Float64Array
  private readonly rowLight: Float64Array
  private readonly rowClear: Float64Array
  private readonly light = new Float64Array(HOURS_PER_DAY)
  private readonly clear = new Float64Array(HOURS_PER_DAY)
  private readonly clearDays: number[] = []
  private readonly morningMinutes: number[] = []
  private readonly eveningMinutes: number[] = []

  /** @param daysApart  uses every n-th day */
  constructor(
    { stepMinutes, timezoneH }: Pick<WeatherTable, 'stepMinutes' | 'timezoneH'>,
    longitudeDeg: number,
    watched: Watched,
    private readonly daysApart = 1,
  ) {
    const rowsPerDay = Math.ceil(MINUTES_PER_DAY / stepMinutes) + 1
    this.stepMinutes = stepMinutes
    this.solarMidnightMinutes = timezoneH * 60 - longitudeDeg * 4
    this.clearWm2 = watched === 'ghiWm2' ? clearGlobalWm2 : clearNormalWm2
    this.rowMinutes = new Float64Array(rowsPerDay)
    this.rowLight = new Float64Array(rowsPerDay)
    this.rowClear = new Float64Array(rowsPerDay)
  }

  /**
   * @param startMinutes  rows of a day must be consecutive, also across calls. The first n elements of
   *   all columns are used. NaN in `irradianceWm2` is a gap.
   */
  add(startMinutes: Float64Array, irradianceWm2: Float64Array, sunZenithCos: Float64Array, isUp: Uint8Array, n: number): void {
    const toMiddle = this.stepMinutes / 2 - this.solarMidnightMinutes
    let from = 0
    while (from < n) {
      const day = Math.floor((startMinutes[from] + toMiddle) / MINUTES_PER_DAY)
      const to = endOfDay(startMinutes, from, n, day * MINUTES_PER_DAY - toMiddle)
      if (day % this.daysApart === 0) this.addRows(day, startMinutes, irradianceWm2, sunZenithCos, isUp, from, to)
      from = to
    }
  }

  /** Adds rows of one day. */
  private addRows(
    day: number,
    startMinutes: Float64Array,
    irradianceWm2: Float64Array,
    sunZenithCos: Float64Array,
    isUp: Uint8Array,
    from: number,
    to: number,
  ): void {
    const { stepMinutes, clearWm2, rowMinutes, rowLight, rowClear, light: lightByHour, clear: clearByHour } = this
    const toMiddle = stepMinutes / 2 - this.solarMidnightMinutes
    for (let i = from; i < to; i++) {
      const light = Math.max(irradianceWm2[i], 0)
      // a gap is excluded from both sums
      if ((light === 0 && isUp[i] === 0) || Number.isNaN(light)) continue
      if (day !== this.day) this.endDay(day)
      const clear = isUp[i] === 1 ? clearWm2(sunZenithCos[i]) : 0
      const minute = startMinutes[i] + toMiddle - day * MINUTES_PER_DAY
      const hour = Math.floor(minute / 60)
      const row = this.rows++
      lightByHour[hour] += light
      clearByHour[hour] += clear
      rowMinutes[row] = minute - stepMinutes / 2
      rowLight[row] = light
      rowClear[row] = clear
    }
  }

  /**
   * Returns null when there are fewer than FEWEST_CLEAR_DAYS clear days, or when no mean hour
   * exists.
   */
  measure(): Shift | null {
    this.endDay(Number.NaN)
    const clearDays = this.morningMinutes.length
    const farMinutes = this.meanHourShiftMinutes()
    if (farMinutes === null || clearDays < FEWEST_CLEAR_DAYS) return null
    if (Math.abs(farMinutes) > FAR_MINUTES) return { lateMinutes: farMinutes, isOff: true, clearDays }
    const morning = median(this.morningMinutes)
    const evening = median(this.eveningMinutes)
    const agreed = agreedMinutes(morning, evening)
    const isOff = Math.abs(agreed) > TOLERATED_MINUTES
    return { lateMinutes: isOff ? (morning + evening) / 2 : agreed, isOff, clearDays }
  }

  /** The clear days in the order of the series; call `measure` first, which ends the last day. */
  days(): ClearDay[] {
    return this.clearDays.map((day, k) => ({ day, lateMinutes: agreedMinutes(this.morningMinutes[k], this.eveningMinutes[k]) }))
  }

  private endDay(next: number): void {
    const light = sum(this.rowLight, this.rows)
    const clear = sum(this.rowClear, this.rows)
    if (clear > 0 && light > CLEAR_DAY_FRAC * clear) {
      this.clearDays.push(this.day)
      this.morningMinutes.push(this.edgeMinutes(this.rowLight, EDGE_FRAC * light) - this.edgeMinutes(this.rowClear, EDGE_FRAC * clear))
      this.eveningMinutes.push(
        this.edgeMinutes(this.rowLight, (1 - EDGE_FRAC) * light) - this.edgeMinutes(this.rowClear, (1 - EDGE_FRAC) * clear),
      )
    }
    this.rows = 0
    this.day = next
  }

  /** Minute of the solar day at which the sum of a column reaches `until`. */
  private edgeMinutes(column: Float64Array, until: number): number {
    let reached = 0
    for (let i = 0; i < this.rows; i++) {
      if (reached + column[i] >= until) return this.rowMinutes[i] + (this.stepMinutes * (until - reached)) / column[i]
      reached += column[i]
    }
    return this.rowMinutes[this.rows - 1] + this.stepMinutes
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

/** First row from `from` on that does not start in a day. A loop beside other work is compiled late. */
function endOfDay(startMinutes: Float64Array, from: number, n: number, dayStart: number): number {
  const nextDay = dayStart + MINUTES_PER_DAY
  let to = from + 1
  while (to < n && startMinutes[to] >= dayStart && startMinutes[to] < nextDay) to++
  return to
}

/** The shift that both edges of the day show; 0 when only one moved. */
function agreedMinutes(morning: number, evening: number): number {
  return morning * evening > 0 ? Math.sign(morning) * Math.min(Math.abs(morning), Math.abs(evening)) : 0
}

function clearGlobalWm2(sunZenithCos: number): number {
  return 1098 * sunZenithCos * Math.exp(-0.059 / sunZenithCos)
}

function clearNormalWm2(sunZenithCos: number): number {
  return 1353 * 0.7 ** ((1 / sunZenithCos) ** 0.678)
}

/** Mean direction of 24 hourly values around the clock, in turns; null when there is none. */
function meanTurn(byHour: Float64Array): number | null {
  let x = 0
  let y = 0
  for (let hour = 0; hour < HOURS_PER_DAY; hour++) {
    const angle = (2 * Math.PI * (hour + 0.5)) / HOURS_PER_DAY
    x += byHour[hour] * Math.cos(angle)
    y += byHour[hour] * Math.sin(angle)
  }
  return Math.hypot(x, y) > DIRECTED_FRAC * sum(byHour, HOURS_PER_DAY) ? Math.atan2(y, x) / (2 * Math.PI) : null
}

function sum(column: Float64Array, n: number): number {
  let total = 0
  for (let i = 0; i < n; i++) total += column[i]
  return total
}

function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[sorted.length >> 1]
}
