import { LONGEST_YEAR_H, monthStretches } from './typical-year.ts'

/** Shorter weather is only part of a year. */
const SHORTEST_YEAR_H = 8736
/**
 * If the weather contains some months more often than others by more than this share, a plain mean
 * of its rows is biased.
 */
const EVEN_FRAC = 0.02

/** How the rows of the weather are weighted in the year of the answer. */
export interface MeanYear {
  /**
   * Weight of a row by calendar month, January first: 1 divided by the number of times that the
   * weather contains the month; partial months count by their share.
   */
  monthWeights: Float64Array
  /** The weather spans several years. */
  isSeveral: boolean
  /** Covered hours of the year. */
  hours: number
  /** The covered hours are less than a whole year, so totals are not annual. */
  isPart: boolean
  /** Some calendar months occur more often than others. */
  isUneven: boolean
}

/**
 * The year of the answer. Weather of up to a leap year is used as it is. Longer weather gives the
 * mean year, in which each calendar month is the mean of its occurrences, so that 18 months contain
 * as much winter as summer.
 */
export function meanYear(weather: { readonly n: number; readonly startMinutes: Float64Array; readonly stepMinutes: number }): MeanYear {
  const { n, stepMinutes } = weather
  const monthWeights = new Float64Array(12).fill(1)
  const allHours = (n * stepMinutes) / 60
  if (allHours <= LONGEST_YEAR_H) {
    return { monthWeights, isSeveral: false, hours: allHours, isPart: allHours < SHORTEST_YEAR_H, isUneven: false }
  }
  const times = new Float64Array(12)
  const rows = new Float64Array(12)
  for (const stretch of monthStretches(weather.startMinutes, stepMinutes)) {
    times[stretch.month] += stretch.coveredFrac
    rows[stretch.month] += stretch.rows
  }
  let hours = 0
  for (let month = 0; month < 12; month++) {
    monthWeights[month] = 1 / Math.max(times[month], 1)
    hours += (rows[month] * monthWeights[month] * stepMinutes) / 60
  }
  const isUneven = Math.max(...times) - Math.min(...times) > EVEN_FRAC * Math.max(...times)
  return { monthWeights, isSeveral: true, hours, isPart: hours < SHORTEST_YEAR_H, isUneven }
}
