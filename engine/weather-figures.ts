import type { Weather } from '@pvyield/contract/schemas'
import { civilOf } from './core/calendar.ts'
import type { Place } from './core/great-circle.ts'
import { releaseWeather } from './core/held-weather.ts'
import { leftOutNights, MEAN_ROWS_MIN_FRAC, nightMinutesOf } from './core/left-out-nights.ts'
import { meanByTimeOfDay } from './core/mean-by-time-of-day.ts'
import { EngineError, Sink } from './core/sink.ts'
import { monthStretches } from './core/typical-year.ts'
import { readWeather, type WeatherTable } from './core/weather-table.ts'

/** Quantities that are compared, by their names on the wire. */
const QUANTITIES = ['ghi_kwhm2', 'dni_kwhm2', 'dhi_kwhm2', 'temp_air_c'] as const
export type Quantity = (typeof QUANTITIES)[number]
type Months = (number | null)[]

/** A weather in numbers of the year and of the months. */
export interface WeatherFigures {
  readonly rows: number
  /** Null when the weather does not state it. */
  readonly place: Place | null
  /** First and last year of the rows; null for a typical year. */
  readonly years: [number, number] | null
  readonly annual: Record<Quantity, number | null>
  readonly monthly: Record<Quantity, Months>
  readonly gaps: LightGaps
  /** The stamps leave out nights, so the mean temperature is not known. */
  readonly lacksNights: boolean
}

/** Gaps of the global irradiance by day. */
export interface LightGaps {
  /** Rows that count as the mean of the other days at their time of day. */
  readonly rows: number
  /** January is 0. */
  readonly unknownMonths: readonly number[]
}

/** Share of the hours of a month, and of the values of its rows, that a number of the month needs. */
const MONTH_SHARE_MIN = 0.9
const MONTHS = 12
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const YEAR_DAYS = 365
/**
 * Sums of light and mean temperature of the months and the year. Each calendar month is the mean of its occurrences,
 * as in a run; part of a month counts by its share, nights that the stamps leave out are covered. Without nights there
 * is no mean temperature.
 * @returns null for a month below 90 % of its rows or values, and for a year with such a month
 * Fails: EngineError for a section that a run would reject.
 * Checked by: test/engine/weather-spread.test.ts
 */
export function weatherFigures(weather: Weather): WeatherFigures {
  const sink = new Sink()
  const isWithoutAir = weather.temp_air_c.every((value) => value === null)
  const section = isWithoutAir ? { ...weather, temp_air_c: weather.temp_air_c.map(() => 0) } : weather
  const table = readWeather(section, sink)
  if (table === null) throw new EngineError(sink.failures)
  try {
    const { ghiWm2, dniWm2, dhiWm2, tempAirC, n, startMinutes, stepMinutes } = table
    const place =
      weather.latitude == null || weather.longitude == null ? null : { latitude: weather.latitude, longitude: weather.longitude }
    const stretches = stretchesOf(table, leftOutNights(table, place))
    const lacksNights = stretches.some(({ inRows }) => inRows < MEAN_ROWS_MIN_FRAC)
    const hours = DAYS.map((days) => days * 24)
    const light = (values: Float64Array | null): Months =>
      values === null ? hours.map(() => null) : monthMeans(values, stretches, table).map((mean, k) => scaled(mean, (hours[k] ?? 0) / 1000))
    const monthly = {
      ghi_kwhm2: light(ghiWm2),
      dni_kwhm2: light(dniWm2),
      dhi_kwhm2: light(dhiWm2),
      temp_air_c: isWithoutAir || lacksNights ? hours.map(() => null) : monthMeans(tempAirC, stretches, null),
    }
    const meta = weather.meta as { months_years?: unknown; source?: unknown } | null | undefined
    const isTypical = Array.isArray(meta?.months_years) || meta?.source === 'embedded'
    return {
      rows: n,
      place,
      years: isTypical ? null : [civilOf(startMinutes[0] + stepMinutes / 2).year, civilOf(startMinutes[n - 1] + stepMinutes / 2).year],
      annual: {
        ghi_kwhm2: total(monthly.ghi_kwhm2),
        dni_kwhm2: total(monthly.dni_kwhm2),
        dhi_kwhm2: total(monthly.dhi_kwhm2),
        temp_air_c: scaled(total(monthly.temp_air_c.map((mean, k) => scaled(mean, DAYS[k] ?? 0))), 1 / YEAR_DAYS),
      },
      monthly,
      lacksNights,
      gaps: gapsOf(ghiWm2, stretches, table, monthly.ghi_kwhm2),
    }
  } finally {
    releaseWeather(section, table)
  }
}

/** Rows of one month of one year. */
interface Stretch {
  readonly month: number
  readonly from: number
  readonly until: number
  /** Share of the month that its rows and its left-out nights cover. */
  readonly covered: number
  /** Share of its covered time that rows have: the rest is night. */
  readonly inRows: number
}

function stretchesOf(table: WeatherTable, nights: Float64Array | null): Stretch[] {
  const { startMinutes, stepMinutes } = table
  const months = monthStretches(startMinutes, stepMinutes)
  const nightMinutes = nights === null ? null : nightMinutesOf(nights, table, months)
  let row = 0
  return months.map(({ month, rows, fullMinutes }, k) => {
    const night = nightMinutes?.[k] ?? 0
    const minutes = rows * stepMinutes
    row += rows
    return { month, from: row - rows, until: row, covered: (minutes + night) / fullMinutes, inRows: minutes / (minutes + night) }
  })
}

/**
 * Mean of each calendar month over all its time.
 * @param lit  times of the rows of light, whose left-out nights count as zero and whose gaps count by their time of
 *   day; null for the mean of the rows alone
 */
function monthMeans(values: Float64Array, stretches: readonly Stretch[], lit: RowTimes | null): Months {
  const [sums, times, counts, rows] = [
    new Float64Array(MONTHS),
    new Float64Array(MONTHS),
    new Float64Array(MONTHS),
    new Float64Array(MONTHS),
  ]
  for (const { month, from, until, covered, inRows } of stretches) {
    let sum = 0
    let count = 0
    for (let i = from; i < until; i++) {
      if (Number.isNaN(values[i])) continue
      sum += values[i]
      count++
    }
    rows[month] += until - from
    counts[month] += count
    if (count === 0) continue
    const mean = lit === null ? sum / count : inRows * meanOf(values, lit, from, until, count)
    if (Number.isNaN(mean)) continue
    sums[month] += covered * mean
    times[month] += covered
  }
  return Array.from(sums, (sum, k) => (times[k] < MONTH_SHARE_MIN || counts[k] < MONTH_SHARE_MIN * rows[k] ? null : sum / times[k]))
}

type RowTimes = Pick<WeatherTable, 'startMinutes' | 'stepMinutes'>

function meanOf(values: Float64Array, { startMinutes, stepMinutes }: RowTimes, from: number, until: number, count: number): number {
  if (count < until - from) return meanByTimeOfDay(values, startMinutes, stepMinutes, from, until).mean
  let sum = 0
  for (let i = from; i < until; i++) sum += values[i]
  return sum / count
}

function gapsOf(values: Float64Array | null, stretches: readonly Stretch[], lit: RowTimes, months: Months): LightGaps {
  if (values === null) return { rows: 0, unknownMonths: [] }
  let rows = 0
  const present = new Set<number>()
  for (const { month, from, until } of stretches) {
    present.add(month)
    if (months[month] !== null && values.subarray(from, until).some(Number.isNaN))
      rows += meanByTimeOfDay(values, lit.startMinutes, lit.stepMinutes, from, until).gaps
  }
  return { rows, unknownMonths: [...present].filter((month) => months[month] === null) }
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor
}

function total(months: Months): number | null {
  let sum = 0
  for (const value of months) {
    if (value === null) return null
    sum += value
  }
  return sum
}
