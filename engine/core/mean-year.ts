import { LONGEST_YEAR_H, monthStretches } from './typical-year.ts'

/** Weather shorter than this is part of a year. */
const SHORTEST_YEAR_H = 8736
/** Months that the weather holds this much more often than others tilt a plain mean of its rows. */
const EVEN_FRAC = 0.02

/** What of the weather counts in the year of the answer. */
export interface MeanYear {
  /** What a row of each calendar month counts, January first: 1 over how often the weather holds the month, a month in part counting for its part. */
  monthWeights: Float64Array
  /** The weather is of several years. */
  isSeveral: boolean
  /** Hours of the year that are covered. */
  hours: number
  /** Hours that do not make a whole year: totals are not annual. */
  isPart: boolean
  /** Some calendar months come more often than others. */
  isUneven: boolean
}

/**
 * The year of the answer: weather of up to a leap year as it is; of longer weather the mean year, in which each calendar month is the mean of its months in the weather,
 * so that 18 months give as much winter as summer.
 */
export function meanYear({ startMin, stepMin }: { startMin: Float64Array; stepMin: number }): MeanYear {
  const monthWeights = new Float64Array(12).fill(1)
  const allHours = (startMin.length * stepMin) / 60
  if (allHours <= LONGEST_YEAR_H) {
    return { monthWeights, isSeveral: false, hours: allHours, isPart: allHours < SHORTEST_YEAR_H, isUneven: false }
  }
  const times = new Float64Array(12)
  const rows = new Float64Array(12)
  for (const stretch of monthStretches(startMin, stepMin)) {
    times[stretch.month] += stretch.coveredFrac
    rows[stretch.month] += stretch.rows
  }
  let hours = 0
  for (let month = 0; month < 12; month++) {
    monthWeights[month] = 1 / Math.max(times[month], 1)
    hours += (rows[month] * monthWeights[month] * stepMin) / 60
  }
  const isUneven = Math.max(...times) - Math.min(...times) > EVEN_FRAC * Math.max(...times)
  return { monthWeights, isSeveral: true, hours, isPart: hours < SHORTEST_YEAR_H, isUneven }
}
