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

/** Warns of a rate that no year of the request reads. */
export function warnOfUnreadRate({ dc_degradation_rate: rate, year, analysis_period_years }: Resolved['lifetime'], sink: Sink): void {
  if (rate === 0 || year > 0 || analysis_period_years > 1) return
  sink.warn('degradation_unread', 'lifetime.dc_degradation_rate', { rate_per_year: rate })
}
