import { leftOutNights, nightMinutesOf, type RowsPlace, type TimedRows } from './left-out-nights.ts'
import { LONGEST_YEAR_H, monthStretches } from './typical-year.ts'

/** Shorter weather is only part of a year. */
const SHORTEST_YEAR_H = 8736
const MEAN_YEAR_H = 8766
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
  /** Hours of night that the stamps leave out; they are covered. */
  nightHours: number
  /** Years of rows; one for weather of up to a leap year. */
  years: number
  /** The covered hours are less than a whole year, so totals are not annual. */
  isPart: boolean
  /** Some calendar months occur more often than others. */
  isUneven: boolean
}

/**
 * The year of the answer. Weather of up to a leap year is used as it is. Longer weather gives the
 * mean year, in which each calendar month is the mean of its occurrences, so that 18 months contain
 * as much winter as summer. Nights that the stamps leave out are covered.
 */
export function meanYear(weather: TimedRows, place: RowsPlace): MeanYear {
  const { n, stepMinutes } = weather
  const nights = leftOutNights(weather, place)
  const monthWeights = new Float64Array(12).fill(1)
  const nightHours = nights === null ? 0 : nights.reduce((sum, minutes) => sum + minutes, 0) / 60
  const allHours = (n * stepMinutes) / 60 + nightHours
  if (allHours <= LONGEST_YEAR_H) {
    return { monthWeights, isSeveral: false, hours: allHours, nightHours, years: 1, isPart: allHours < SHORTEST_YEAR_H, isUneven: false }
  }
  const times = new Float64Array(12)
  const minutes = new Float64Array(12)
  const stretches = monthStretches(weather.startMinutes, stepMinutes)
  const nightMinutes = nights === null ? null : nightMinutesOf(nights, weather, stretches)
  stretches.forEach(({ month, rows, fullMinutes }, k) => {
    const covered = rows * stepMinutes + (nightMinutes?.[k] ?? 0)
    times[month] += Math.min(1, covered / fullMinutes)
    minutes[month] += covered
  })
  // nights of months without a row
  const others = nightHours - (nightMinutes?.reduce((sum, night) => sum + night, 0) ?? 0) / 60
  let hours = (others * MEAN_YEAR_H) / allHours
  for (let month = 0; month < 12; month++) {
    monthWeights[month] = 1 / Math.max(times[month], 1)
    hours += (minutes[month] * monthWeights[month]) / 60
  }
  const isUneven = Math.max(...times) - Math.min(...times) > EVEN_FRAC * Math.max(...times)
  return { monthWeights, isSeveral: true, hours, nightHours, years: allHours / MEAN_YEAR_H, isPart: hours < SHORTEST_YEAR_H, isUneven }
}
