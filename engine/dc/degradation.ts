import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/**
 * Fraction of the DC power that a plant has lost by the middle of a year of operation.
 * @param year          counted from 1; 0 means a new plant
 * @param ratePerYear   yearly loss as a fraction of the initial power
 * Source: hourly results of PVsyst, whose ageing in year n is rate x (n - 0.5).
 * Checked by: test/engine/dc/dc.test.ts
 */
export function degradationFrac(year: number, ratePerYear: number): number {
  return year === 0 ? 0 : Math.min(1, ratePerYear * (year - 0.5))
}

/**
 * A rate above this is more often a slip of the decimal point than a plant, per year: half of 11,000
 * measured rates are below 0.6 % (D. C. Jordan and others, Progress in Photovoltaics 24 (2016), 978,
 * doi 10.1002/pip.2744).
 */
const STEEP_PER_YEAR = 0.03

/** Warns of a rate that few plants have, and of one that no year of the request reads. */
export function warnOfRate({ dc_degradation_rate: rate, year, analysis_period_years }: Resolved['lifetime'], sink: Sink): void {
  const isRead = year > 0 || analysis_period_years > 1
  if (rate > 0 && !isRead) sink.warn('degradation_unread', 'lifetime.dc_degradation_rate', { rate_per_year: rate })
  if (rate > STEEP_PER_YEAR && isRead) sink.warn('degradation_steep', 'lifetime.dc_degradation_rate', { rate_per_year: rate })
}
