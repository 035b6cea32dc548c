import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

type Lifetime = Resolved['lifetime']

/**
 * Fraction of the DC power that a plant has lost, as the mean of a year of operation.
 * @param year  counted from 1; 0 means a new plant
 * Source: hourly results of PVsyst, whose ageing in year n is rate x (n - 0.5); a first year of its own as
 * warranties state it; LeTID as a straight line to its end, as its mean over the year.
 * Checked by: test/engine/dc/degradation.test.ts
 */
export function degradationFrac(year: number, lifetime: Lifetime): number {
  if (year === 0) return 0
  const { dc_degradation_rate: ratePerYear, first_year_loss, letid_loss, letid_years, degradation_by_year: byYear } = lifetime
  if (byYear !== null) return byYear[year - 1] ?? 1
  const firstFrac = first_year_loss ?? ratePerYear
  const steadyFrac = year === 1 ? firstFrac / 2 : firstFrac + ratePerYear * (year - 1.5)
  const lossFrac = first_year_loss === null ? ratePerYear * (year - 0.5) : steadyFrac
  return Math.min(1, lossFrac + letid_loss * rampMean(year - 1, letid_years))
}

/** Mean over the year after `from` of a line from 0 to 1 in `years`, and 1 after them. */
function rampMean(from: number, years: number): number {
  if (from >= years) return 1
  const risen = Math.min(1, years - from)
  return (risen * (2 * from + risen)) / (2 * years) + 1 - risen
}

/**
 * Refuses fields of the degradation that exclude each other, that no year of the request reads, and a
 * table without the years that are run.
 */
export function checkDegradation(lifetime: Lifetime, sink: Sink): void {
  const { year, analysis_period_years: period, degradation_by_year: byYear } = lifetime
  const others = ['dc_degradation_rate', 'first_year_loss', 'letid_loss'] as const
  const sent = [...others, 'degradation_by_year' as const].filter((name) => lifetime[name] !== null && lifetime[name] !== 0)
  if (year === 0 && period === 1) {
    for (const name of sent.filter((one) => one !== 'dc_degradation_rate')) {
      sink.fail(
        `lifetime.${name}`,
        `${name} has no effect on the plant as new: send lifetime.year of 1 or more, or lifetime.analysis_period_years for a table of years`,
      )
    }
  }
  if (byYear === null) return
  const doubled = sent.filter((name) => name !== 'degradation_by_year')
  if (doubled.length > 0) {
    sink.fail('lifetime.degradation_by_year', `degradation_by_year takes the place of ${doubled.join(' and ')}: send either`)
  }
  const last = Math.max(year, period === 1 ? 0 : period)
  if (byYear.length < last) {
    sink.fail(
      'lifetime.degradation_by_year',
      `The table has ${byYear.length} years, and year ${last} is to be run: send one loss for each year up to it`,
    )
  } else if (byYear.length > last && last > 0) {
    const [by, value] = last === period ? ['lifetime.analysis_period_years', period] : ['lifetime.year', year]
    sink.warn('field_unread', 'lifetime.degradation_by_year', { unread: 'lifetime.degradation_by_year', after: last, by, value })
  }
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
