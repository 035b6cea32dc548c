import type { CandidateMonth } from './candidates.ts'
import { copiedYears } from './copied-years.ts'
import { coverageFactor } from './coverage-factor.ts'
import { roundFigure } from './round-figure.ts'

/** Global irradiation of whole calendar years, without February 29. */
export interface YearStatistics {
  years: { year: number; ghi_kwhm2: number }[]
  mean_kwhm2: number | null
  /** Sample standard deviation of the years over their mean; null below five years. */
  interannual_frac: number | null
  /** Uncertainty of that figure itself, by the number of years. */
  interannual_sigma_frac: number | null
  /** Slope of a straight line through the years, fraction of the mean in ten years, and its standard error. */
  trend_per_decade_frac: number | null
  trend_sigma_frac: number | null
  /** Of the `uncertainty_parts` of a run: 68 % of other years are within both together. */
  uncertainty_parts: { resource: number; interannual: number } | null
}

/** A standard deviation of fewer years says little. */
export const YEARS_MIN = 5

/**
 * Years of which all months are known, their spread and their trend, without the copies of other years. The uncertainty of the mean is the
 * spread over the root of the number of years, for years that are independent. The parts for a run are widened as
 * Student's t is: few years know their spread badly.
 */
export function yearStatistics(months: readonly CandidateMonth[]): YearStatistics {
  const [first] = months
  const all = first.candidates
    .map(({ instance: { year } }) => ({
      year,
      parts: months.map(({ candidates }) => candidates.find(({ instance }) => instance.year === year)?.ghiKwhm2),
    }))
    .filter(({ parts }) => parts.every((part) => part !== undefined))
    .map(({ year, parts }) => ({ year, kwhm2: parts.reduce((sum: number, part) => sum + (part ?? 0), 0) }))
  const copies = copiedYears(
    months,
    all.map(({ year }) => year),
  )
  const years = all.filter(({ year }) => !copies.has(year))
  const n = years.length
  const listed = all.map(({ year, kwhm2 }) => ({ year, ghi_kwhm2: roundFigure(kwhm2, 2) }))
  const mean = years.reduce((sum, { kwhm2 }) => sum + kwhm2, 0) / n
  if (n < YEARS_MIN || !(mean > 0))
    return {
      years: listed,
      mean_kwhm2: n === 0 ? null : roundFigure(mean, 2),
      interannual_frac: null,
      interannual_sigma_frac: null,
      trend_per_decade_frac: null,
      trend_sigma_frac: null,
      uncertainty_parts: null,
    }
  const sigmaFrac = Math.sqrt(years.reduce((sum, { kwhm2 }) => sum + (kwhm2 - mean) ** 2, 0) / (n - 1)) / mean
  const widenedFrac = sigmaFrac * coverageFactor(n - 1)
  const trend = trendOf(years, mean)
  return {
    years: listed,
    mean_kwhm2: roundFigure(mean, 2),
    interannual_frac: roundFigure(sigmaFrac, 5),
    interannual_sigma_frac: roundFigure(sigmaFrac / Math.sqrt(2 * (n - 1)), 5),
    trend_per_decade_frac: roundFigure(trend.slope, 5),
    trend_sigma_frac: roundFigure(trend.sigma, 5),
    uncertainty_parts: { resource: roundFigure(widenedFrac / Math.sqrt(n), 4), interannual: roundFigure(widenedFrac, 4) },
  }
}

/** Least squares; fraction of the mean in ten years. */
function trendOf(years: readonly { year: number; kwhm2: number }[], mean: number): { slope: number; sigma: number } {
  const n = years.length
  const middle = years.reduce((sum, { year }) => sum + year, 0) / n
  let [xx, xy] = [0, 0]
  for (const { year, kwhm2 } of years) {
    xx += (year - middle) ** 2
    xy += (year - middle) * (kwhm2 - mean)
  }
  const slope = xy / xx
  const rest = years.reduce((sum, { year, kwhm2 }) => sum + (kwhm2 - mean - slope * (year - middle)) ** 2, 0)
  return { slope: (10 * slope) / mean, sigma: (10 * Math.sqrt(rest / (n - 2) / xx)) / mean }
}
