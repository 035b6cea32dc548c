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

const WITH_LOAD =
  'The uncertainty is that of the yield before the load: energy to grid plus what the load consumes of it. P75 to P99 are the yield that is exceeded less the energy that the load consumes in this run, at least 0. In a dark year the load gets a little less, so they are on the safe side.'
const WITH_CUTS =
  'Inverters or the grid limit cut energy in this run. They cut less in a dark year, which is not counted: P75 to P99 are on the safe side.'

/** Assessments state 0.05 to 0.12. Above this range it is more often a percentage, below it a slip of the decimal point. */
const USUAL_UNCERTAINTY = { min: 0.02, max: 0.25 } as const

/** Energies of a year on which the levels are centred. */
export interface Expected {
  readonly gridKwh: number
  /** Energy of the plant that a load at the injection point consumes. */
  readonly suppliedKwh: number
}

/** Rejects an uncertainty that is given in both forms, and warns of one that is no usual fraction. */
export function checkUncertainty({ lifetime }: Resolved, sink: Sink): void {
  if (lifetime.uncertainty !== null && lifetime.uncertainty_parts !== null) {
    sink.fail('lifetime.uncertainty', GIVEN_TWICE)
    return
  }
  const parts = partsOf(lifetime)
  if (parts === null) return
  const combinedFrac = combined(parts, 1)
  if (combinedFrac >= USUAL_UNCERTAINTY.min && combinedFrac <= USUAL_UNCERTAINTY.max) return
  const stated = lifetime.uncertainty === null ? 'lifetime.uncertainty_parts' : 'lifetime.uncertainty'
  sink.warn('uncertainty_unusual', stated, { stated, uncertainty_frac: combinedFrac, levels_below_zero: levelsBelowZero(combinedFrac) })
}

/**
 * Energies that are exceeded with a probability of 50 to 99 %, in one year and in the mean of ten
 * years. The yield, before a load takes its share, is normally distributed around the expected yield.
 * @param expected  energies of the (mean) year
 * @param byYear    energies of each year of the analysis period. The mean of ten years is centred
 *   on its first ten years; with fewer years it is centred on `expected`.
 * @param lifetime  contains the uncertainty as one figure or in parts; with neither, the result
 *   is null. One figure is treated as the part `other`.
 * @param isCut     whether a limit takes energy, of which `method` tells
 * Conventions: an uncertainty is one standard deviation, as a fraction of the expected yield. The
 * parts are independent of each other. Only `interannual` varies from year to year, so its mean
 * over n years has 1 / sqrt(n) of its standard deviation.
 * Source: JCGM 100:2008 (GUM), 5.1.2 eq. 10, combination of independent parts, and 4.2.3 eq. 5,
 * standard deviation of a mean; quantiles as in Abramowitz & Stegun 1964, table 26.5.
 * Checked by: test/engine/report/exceedance.test.ts
 */
export function exceedance(expected: Expected, byYear: readonly Expected[], lifetime: Lifetime, isCut: boolean): Exceedance | null {
  const parts = partsOf(lifetime)
  if (parts === null) return null
  const tenYearFrac = combined(parts, LONG_TERM_YEARS)
  const tenYears = byYear.slice(0, LONG_TERM_YEARS)
  const hasTenYears = tenYears.length === LONG_TERM_YEARS
  const oneYearFrac = combined(parts, 1)
  return {
    ...levels(expected, oneYearFrac),
    uncertainty: oneYearFrac,
    operation_year: lifetime.year,
    ten_years: { ...levels(hasTenYears ? meanOf(tenYears) : expected, tenYearFrac), uncertainty: tenYearFrac, of_lifetime: hasTenYears },
    parts,
    method: [
      lifetime.uncertainty_parts === null ? OF_ONE_FIGURE : OF_PARTS,
      lifetime.year === 0 ? 'One year is the plant as new.' : `One year is year ${lifetime.year} of operation.`,
      hasTenYears ? ABOUT_TABLE : ABOUT_RUN,
      ...(expected.suppliedKwh > 0 ? [WITH_LOAD] : []),
      ...(isCut ? [WITH_CUTS] : []),
    ].join(' '),
  }
}

function meanOf(years: readonly Expected[]): Expected {
  const mean = (of: (year: Expected) => number): number => years.reduce((sum, year) => sum + of(year), 0) / years.length
  return { gridKwh: mean(({ gridKwh }) => gridKwh), suppliedKwh: mean(({ suppliedKwh }) => suppliedKwh) }
}

/** Whether the request gives an uncertainty of the energy. */
export function isUncertain(lifetime: Lifetime): boolean {
  return partsOf(lifetime) !== null
}

/**
 * Energies that are exceeded in each of several years, with the uncertainty of one year; null when
 * no uncertainty is given.
 */
export function exceedanceByYear(byYear: readonly Expected[], lifetime: Lifetime): LifetimeExceedance | null {
  const parts = partsOf(lifetime)
  if (parts === null) return null
  const oneYearFrac = combined(parts, 1)
  const column = (name: Level): number[] => byYear.map((expected) => exceeded(expected, oneYearFrac, name))
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

function levels(expected: Expected, uncertaintyFrac: number): Record<Level, number> {
  const level = (name: Level): number => exceeded(expected, uncertaintyFrac, name)
  return {
    p50_kwh: level('p50_kwh'),
    p75_kwh: level('p75_kwh'),
    p90_kwh: level('p90_kwh'),
    p95_kwh: level('p95_kwh'),
    p99_kwh: level('p99_kwh'),
  }
}

/**
 * The standard deviation is a fraction of the yield, of its absolute value if it is negative; the load takes what it
 * took in the run. A plant that delivers energy does not take it: the tail of the distribution ends at 0. One whose
 * load leaves nothing takes what it took.
 */
function exceeded({ gridKwh, suppliedKwh }: Expected, uncertaintyFrac: number, name: Level): number {
  const kwh = gridKwh - QUANTILES[name] * uncertaintyFrac * Math.abs(gridKwh + suppliedKwh)
  if (gridKwh > 0) return Math.max(0, kwh)
  return suppliedKwh > 0 ? gridKwh : kwh
}

/** The levels whose energy would be below zero. */
function levelsBelowZero(uncertaintyFrac: number): string[] {
  const below = (Object.keys(QUANTILES) as Level[]).filter((name) => QUANTILES[name] * uncertaintyFrac > 1)
  return below.map((name) => name.slice(0, 3).toUpperCase())
}
