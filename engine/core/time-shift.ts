import { MINUTES_PER_DAY } from './calendar.ts'
import type { WeatherTable } from './weather-table.ts'

const HOURS_PER_DAY = 24
/** Days with at least this share of the clear-sky irradiation tell the time: clouds move the light of others. */
const CLEAR_DAY_FRAC = 0.75
const FEWEST_CLEAR_DAYS = 8
/** Share of a day's light before its morning edge, and after its evening edge. */
const EDGE_FRAC = 0.1
/** Both edges must move this far, the same way: a hill, a roof or the clouds of the afternoon take light away on one side only. */
const TOLERATED_MIN = 20
/** From here on light runs over the edges of the solar day: the mean hour of all light tells better. */
const FAR_MIN = 240
/** Length of the mean direction of the light over the hours of the day, as a share of its sum, below which there is no noon to go by (at the poles). */
const DIRECTED_FRAC = 0.2

/** Which irradiance is compared with the clear sky. */
export type Watched = 'ghiWm2' | 'dniWm2'

/** The global irradiance; without it the direct normal, which does not follow the sun of the row as a global made from it would. */
export function watchedFor({ ghiWm2, dniWm2 }: Pick<WeatherTable, Watched>): Watched {
  return ghiWm2 === null && dniWm2 !== null ? 'dniWm2' : 'ghiWm2'
}

/** What the stamps say against the sun. */
export interface Shift {
  /** Minutes that the irradiance runs late against the sun (negative: early). */
  lateMin: number
  /** More than clouds, shade and coarse steps explain. */
  isOff: boolean
  clearDays: number
}

/** How the irradiance runs against the sun, for a sentence to go on with "than". */
export function wordsOf({ lateMin }: Shift): string {
  return `The irradiance runs about ${Math.abs(lateMin).toFixed(0)} min ${lateMin > 0 ? 'later' : 'earlier'}`
}

/**
 * Finds weather whose stamps do not fit the sun: the morning and the evening edge of each clear day's light (the times before and after which a tenth of it
 * falls) are compared with those of the clear sky at the rows' own sun; the median over the days counts. Days are those of the sun, from midnight to midnight,
 * whatever the zone of the stamps.
 * Valid for: steps up to an hour, weather with 8 clear days or more; no shift is seen at the poles, where no hour of the day is brighter than another.
 * Clear sky: global by Haurwitz 1945, J. Meteorology 2, 1098 cos z exp(-0.059 / cos z); direct normal by Meinel and Meinel 1976, "Applied solar energy",
 * 1353 x 0.7^(AM^0.678) with AM = 1 / cos z. Only the shape over the day counts, the amount does not.
 * Measured: 31 real years shifted by an hour both ways, 62 of 62 found within 5 min; unshifted 2 min at most. 540 embedded years from 87 S to 87 N: none alarms,
 * and all 1008 shifts by an hour up to 81 degrees of latitude are found.
 * Checked by: test/engine/weather-quality.test.ts
 */
export class TimeShift {
  private readonly solarMidnightMin: number
  private readonly stepMin: number
  private readonly clearWm2: (sunZenithCos: number) => number
  private day = Number.NaN
  private rows = 0
  private readonly rowMin: Float64Array
  private readonly rowLight: Float64Array
  private readonly rowClear: Float64Array
  private readonly light = new Float64Array(HOURS_PER_DAY)
  private readonly clear = new Float64Array(HOURS_PER_DAY)
  private readonly morningMin: number[] = []
  private readonly eveningMin: number[] = []

  /** @param daysApart  one day in so many is looked at */
  constructor(
    { stepMin, timezoneH }: Pick<WeatherTable, 'stepMin' | 'timezoneH'>,
    longitudeDeg: number,
    watched: Watched,
    private readonly daysApart = 1,
  ) {
    const rowsPerDay = Math.ceil(MINUTES_PER_DAY / stepMin) + 1
    this.stepMin = stepMin
    this.solarMidnightMin = timezoneH * 60 - longitudeDeg * 4
    this.clearWm2 = watched === 'ghiWm2' ? clearGlobalWm2 : clearNormalWm2
    this.rowMin = new Float64Array(rowsPerDay)
    this.rowLight = new Float64Array(rowsPerDay)
    this.rowClear = new Float64Array(rowsPerDay)
  }

  /** @param startMin  rows of one day in a row, from call to call; as of all columns the first n count. NaN in `irradianceWm2` is a gap. */
  add(startMin: Float64Array, irradianceWm2: Float64Array, sunZenithCos: Float64Array, isUp: Uint8Array, n: number): void {
    const { stepMin, daysApart, clearWm2, rowMin, rowLight, rowClear } = this
    const toMiddle = stepMin / 2 - this.solarMidnightMin
    for (let i = 0; i < n; i++) {
      const light = Math.max(irradianceWm2[i], 0)
      if ((light === 0 && isUp[i] === 0) || Number.isNaN(light)) continue // a gap counts for neither side
      const middle = startMin[i] + toMiddle
      const day = Math.floor(middle / MINUTES_PER_DAY)
      if (day !== this.day) this.endDay(day)
      if (day % daysApart !== 0) continue
      const clear = isUp[i] === 1 ? clearWm2(sunZenithCos[i]) : 0
      const minute = middle - day * MINUTES_PER_DAY
      const hour = Math.floor(minute / 60)
      const row = this.rows++
      this.light[hour] += light
      this.clear[hour] += clear
      rowMin[row] = minute - stepMin / 2
      rowLight[row] = light
      rowClear[row] = clear
    }
  }

  /** null when too few clear days tell. */
  measure(): Shift | null {
    this.endDay(Number.NaN)
    const clearDays = this.morningMin.length
    const farMin = this.meanHourShiftMin()
    if (farMin === null || clearDays < FEWEST_CLEAR_DAYS) return null
    if (Math.abs(farMin) > FAR_MIN) return { lateMin: farMin, isOff: true, clearDays }
    const morning = median(this.morningMin)
    const evening = median(this.eveningMin)
    const agreed = morning * evening > 0 ? Math.sign(morning) * Math.min(Math.abs(morning), Math.abs(evening)) : 0
    const isOff = Math.abs(agreed) > TOLERATED_MIN
    return { lateMin: isOff ? (morning + evening) / 2 : agreed, isOff, clearDays }
  }

  private endDay(next: number): void {
    const light = sum(this.rowLight, this.rows)
    const clear = sum(this.rowClear, this.rows)
    if (clear > 0 && light > CLEAR_DAY_FRAC * clear) {
      this.morningMin.push(this.edgeMin(this.rowLight, EDGE_FRAC * light) - this.edgeMin(this.rowClear, EDGE_FRAC * clear))
      this.eveningMin.push(this.edgeMin(this.rowLight, (1 - EDGE_FRAC) * light) - this.edgeMin(this.rowClear, (1 - EDGE_FRAC) * clear))
    }
    this.rows = 0
    this.day = next
  }

  /** Minute of the solar day at which the sum of a column reaches `until`. */
  private edgeMin(column: Float64Array, until: number): number {
    let reached = 0
    for (let i = 0; i < this.rows; i++) {
      if (reached + column[i] >= until) return this.rowMin[i] + (this.stepMin * (until - reached)) / column[i]
      reached += column[i]
    }
    return this.rowMin[this.rows - 1] + this.stepMin
  }

  /** Minutes from the mean hour of the clear sky to that of the light, half a day at most; null when either has none. */
  private meanHourShiftMin(): number | null {
    const light = meanTurn(this.light)
    const clear = meanTurn(this.clear)
    if (light === null || clear === null) return null
    const turns = light - clear
    return (turns - Math.round(turns)) * MINUTES_PER_DAY
  }
}

function clearGlobalWm2(sunZenithCos: number): number {
  return 1098 * sunZenithCos * Math.exp(-0.059 / sunZenithCos)
}

function clearNormalWm2(sunZenithCos: number): number {
  return 1353 * 0.7 ** ((1 / sunZenithCos) ** 0.678)
}

/** Mean direction of 24 hours about the clock, in turns; null when they have none. */
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
