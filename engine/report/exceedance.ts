import type { Exceedance, Lifetime, LifetimeExceedance, UncertaintyParts } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { GIVEN_TWICE } from '../core/uncertainty.ts'

/**
 * Quantiles of the standard normal distribution. The expected energy minus this many standard
 * deviations is exceeded with a probability of 50, 75, 90, 95 and 99 %.
 */
const QUANTILES = {
  p50_kwh: 0,
  p75_kwh: 0.6744897501960817,
  p90_kwh: 1.2815515655446004,
  p95_kwh: 1.6448536269514722,
  p99_kwh: 2.3263478740408408,
} as const
type Level = keyof typeof QUANTILES

const LONG_TERM_YEARS = 10

const OF_PARTS =
  'The parts are independent and are combined as the square root of the sum of their squares (JCGM 100:2008, 5.1.2). For ten years, the interannual part is divided by the square root of ten. Normal distribution.'
const OF_ONE_FIGURE =
  'The uncertainty is one figure without parts. How much of it varies from year to year is not known, so ten years have the same uncertainty as one year. Normal distribution.'

const ABOUT_TABLE = 'The ten years are years 1 to 10 of the lifetime table, including their degradation.'
const ABOUT_RUN =
  'The ten years repeat this run, without degradation from year to year: a full request with lifetime.analysis_period_years of at least 10 includes it.'

/** Assessments state 0.05 to 0.12. Above this limit it is more often a percentage than doubt. */
const USUAL_UNCERTAINTY_MAX = 0.25

/** Rejects an uncertainty that is given in both forms, and warns of one that is no usual fraction. */
export function checkUncertainty({ lifetime }: Resolved, sink: Sink): void {
  if (lifetime.uncertainty !== null && lifetime.uncertainty_parts !== null) {
    sink.fail('lifetime.uncertainty', GIVEN_TWICE)
    return
  }
  const parts = partsOf(lifetime)
  const combinedFrac = parts === null ? 0 : combined(parts, 1)
  if (combinedFrac <= USUAL_UNCERTAINTY_MAX) return
  const stated = lifetime.uncertainty === null ? 'lifetime.uncertainty_parts' : 'lifetime.uncertainty'
  sink.warn('uncertainty_unusual', stated, { stated, uncertainty_frac: combinedFrac, levels_below_zero: levelsBelowZero(combinedFrac) })
}

/**
 * Energies that are exceeded with a probability of 50 to 99 %, in one year and in the mean of ten
 * years. The energy is normally distributed around the expected energy.
 * @param expectedKwh  energy of the (mean) year
 * @param byYearKwh    energy of each year of the analysis period. The mean of ten years is centred
 *   on its first ten years; with fewer years it is centred on `expectedKwh`.
 * @param lifetime     contains the uncertainty as one figure or in parts; with neither, the result
 *   is null. One figure is treated as the part `other`.
 * Conventions: an uncertainty is one standard deviation, as a fraction of the expected energy. The
 * parts are independent of each other. Only `interannual` varies from year to year, so its mean
 * over n years has 1 / sqrt(n) of its standard deviation.
 * Source: JCGM 100:2008 (GUM), 5.1.2 eq. 10, combination of independent parts, and 4.2.3 eq. 5,
 * standard deviation of a mean; quantiles as in Abramowitz & Stegun 1964, table 26.5.
 * Checked by: test/engine/report/exceedance.test.ts
 */
export function exceedance(expectedKwh: number, byYearKwh: readonly number[], lifetime: Lifetime): Exceedance | null {
  const parts = partsOf(lifetime)
  if (parts === null) return null
  const tenYearFrac = combined(parts, LONG_TERM_YEARS)
  const tenYears = byYearKwh.slice(0, LONG_TERM_YEARS)
  const hasTenYears = tenYears.length === LONG_TERM_YEARS
  const tenYearKwh = hasTenYears ? tenYears.reduce((sum, kwh) => sum + kwh, 0) / LONG_TERM_YEARS : expectedKwh
  const oneYearFrac = combined(parts, 1)
  return {
    ...levels(expectedKwh, oneYearFrac),
    uncertainty: oneYearFrac,
    ten_years: { ...levels(tenYearKwh, tenYearFrac), uncertainty: tenYearFrac },
    parts,
    method: `${lifetime.uncertainty_parts === null ? OF_ONE_FIGURE : OF_PARTS} ${hasTenYears ? ABOUT_TABLE : ABOUT_RUN}`,
  }
}

/** Whether the request gives an uncertainty of the energy. */
export function isUncertain(lifetime: Lifetime): boolean {
  return partsOf(lifetime) !== null
}

/**
 * Energies that are exceeded in each of several years, with the uncertainty of one year; null when
 * no uncertainty is given.
 */
export function exceedanceByYear(expectedKwh: readonly number[], lifetime: Lifetime): LifetimeExceedance | null {
  const parts = partsOf(lifetime)
  if (parts === null) return null
  const oneYearFrac = combined(parts, 1)
  const column = (name: Level): number[] => expectedKwh.map((kwh) => exceeded(kwh, oneYearFrac, name))
  return {
    p50_kwh: column('p50_kwh'),
    p75_kwh: column('p75_kwh'),
    p90_kwh: column('p90_kwh'),
    p95_kwh: column('p95_kwh'),
    p99_kwh: column('p99_kwh'),
  }
}

function partsOf({ uncertainty, uncertainty_parts }: Lifetime): UncertaintyParts | null {
  if (uncertainty_parts !== null) return uncertainty_parts
  return uncertainty === null ? null : { resource: 0, interannual: 0, model: 0, other: uncertainty }
}

/** Standard deviation of the mean over this number of years. */
function combined({ resource, interannual, model, other }: UncertaintyParts, years: number): number {
  return Math.sqrt(resource ** 2 + interannual ** 2 / years + model ** 2 + other ** 2)
}

function levels(expectedKwh: number, uncertaintyFrac: number): Record<Level, number> {
  const level = (name: Level): number => exceeded(expectedKwh, uncertaintyFrac, name)
  return {
    p50_kwh: level('p50_kwh'),
    p75_kwh: level('p75_kwh'),
    p90_kwh: level('p90_kwh'),
    p95_kwh: level('p95_kwh'),
    p99_kwh: level('p99_kwh'),
  }
}

/**
 * For a negative expected energy, the standard deviation is a fraction of its absolute value. A plant
 * that delivers energy does not take it: the tail of the distribution ends at 0.
 */
function exceeded(expectedKwh: number, uncertaintyFrac: number, name: Level): number {
  const kwh = expectedKwh - QUANTILES[name] * uncertaintyFrac * Math.abs(expectedKwh)
  return expectedKwh > 0 ? Math.max(0, kwh) : kwh
}

/** The levels whose energy would be below zero. */
function levelsBelowZero(uncertaintyFrac: number): string[] {
  const below = (Object.keys(QUANTILES) as Level[]).filter((name) => QUANTILES[name] * uncertaintyFrac > 1)
  return below.map((name) => name.slice(0, 3).toUpperCase())
}
