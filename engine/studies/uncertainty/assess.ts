import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/contract/schemas'
import { EngineError } from '../../core/sink.ts'
import { type ClosedModel, closedUncertainty, LONGEST } from './closed-model.ts'
import type { DrawnField } from './field-draws.ts'
import { modelFailures } from './model-failures.ts'
import type { UncertainPart } from './parts.ts'
import { requestFailures } from './request-failures.ts'
import type { SimulatedRuns } from './simulated-runs.ts'

const CLOSED =
  'E = E_0 (1 + the sum of the deviations of the parts). Latin hypercube (McKay, Beckman and Conover 1979), moved and stretched to the exact mean and standard deviation of the sum; normal parts, whose sum is normal, are integrated and not drawn (conditional Monte Carlo), or a larger independent part that is the same in all years; with normal parts alone the levels are exact. No level is below 0. Correlations of normal scores by the method of Iman and Conover (1982). Shares of the variance and standard deviations are exact for parts without a correlation and for normal ones. A part that averages out has a deviation of its own in each year.'
const OF_RUNS =
  ' Fields: runs of the plant with values of a Latin hypercube of their own; their deviation from the run of the request is one more part, the same in all years. Their variance is divided by a polynomial of degree 3 of each field, fitted by least squares (polynomial chaos, Sudret 2008; of degree 1 the standardised regression coefficients of Helton and Davis 2003): exact for a linear plant. What the polynomials leave is the rest.'

/** Seconds of a core of the reference machine for a draw: of a part by its distribution, of putting a correlated one in order, and of a level. */
const DRAW_SECONDS = { normal: 70e-9, years: 70e-9, truncated: 25e-9, triangular: 25e-9, uniform: 25e-9 }
const SECONDS = { correlated: 700e-9, sum: 150e-9 }

/**
 * The answer to a budget of uncertainties.
 * @param onYear  called between pieces of the work; an exception ends it
 * Fails: EngineError with everything that is wrong with the budget.
 */
export function assessUncertainty(request: UncertaintyRequest, onYear?: () => void): UncertaintyAnswer {
  const failures = [...requestFailures(request), ...modelFailures(request)]
  const { energies_kwh: energiesKwh } = request
  if (failures.length > 0 || energiesKwh === null) throw new EngineError(failures)
  return answerOf(request, energiesKwh, null, onYear)
}

/** What follows from the energies of runs alone. */
type OfEnergies = Pick<NonNullable<UncertaintyAnswer['simulation']>, 'energies_kwh' | 'runs' | 'mean' | 'sigma' | 'rest_share'>

/** The answer of a study of a plant, but for what is known of its runs besides their energies. */
export type PlantAssessment = Omit<UncertaintyAnswer, 'simulation'> & { readonly simulation: OfEnergies }

/**
 * The answer of a study of a plant, which has passed its checks.
 * @param runs    null for a plant without uncertain fields
 * @param onYear  as of `assessUncertainty`
 */
export function assessPlant(
  request: UncertaintyRequest,
  fields: readonly DrawnField[],
  energiesKwh: readonly number[],
  runs: SimulatedRuns | null,
  onYear?: () => void,
): PlantAssessment {
  const answer = answerOf(request, energiesKwh, runs, onYear)
  const { mean, sigma, ofFields, ofRest } = runs?.of(1, 1) ?? NO_RUNS
  const variance = answer.parts.reduce((sum, { share }) => sum - share, 1)
  const shareOf = (own: number) => (sigma > 0 ? (variance * own) / sigma ** 2 : 0)
  return {
    ...answer,
    method: CLOSED + OF_RUNS,
    fields: fields.map(({ name, path, deviation, ends: [low, high] }, k) => {
      const [lowKwh, highKwh] = runs?.endsOf(k) ?? [null, null]
      return {
        name,
        path,
        source: request.fields[k].source,
        mean_value: deviation.mean,
        sigma_value: deviation.sigma,
        sigma: Math.sqrt(Math.max(ofFields[k], 0)),
        share: shareOf(ofFields[k]),
        low_value: low,
        high_value: high,
        low_kwh: lowKwh,
        high_kwh: highKwh,
      }
    }),
    simulation: { energies_kwh: [...energiesKwh], runs: runs?.runs ?? 0, mean, sigma, rest_share: shareOf(ofRest) },
  }
}

const NO_RUNS = { mean: 0, sigma: 0, ofFields: [], ofRest: 0 }

function answerOf(
  { parts, correlations, draws, seed }: UncertaintyRequest,
  energiesKwh: readonly number[],
  runs: SimulatedRuns | null,
  onYear?: () => void,
): UncertaintyAnswer {
  const ofParts = correlations.filter(({ between }) => parts.some(({ name }) => between.includes(name)))
  const closed = closedUncertainty({ energiesKwh, parts, correlations: ofParts, draws, seed }, onYear, runs)
  return {
    horizons: [...closed.horizons],
    lifetime: [...closed.lifetime],
    parts: closed.parts.map((share, k) => ({ ...share, source: parts[k].source, averages: parts[k].averages })),
    draws,
    seed,
    method: CLOSED,
  }
}

/** What a budget takes, before it is checked. */
export function uncertaintySeconds({
  energiesKwh,
  parts,
  correlations,
  draws,
}: Omit<ClosedModel, 'seed' | 'correlations'> & { readonly correlations: readonly unknown[] }): number {
  const years = energiesKwh.length === 1 ? LONGEST : energiesKwh.length
  const perColumn = correlations.length > 0 ? SECONDS.correlated : 0
  let perDraw = years * SECONDS.sum
  for (const { averages, distribution } of parts) perDraw += (averages ? years : 1) * (drawSeconds(distribution) + perColumn)
  return 0.05 + draws * perDraw
}

/** Of a beta distribution: more steps of its fraction for large shapes, more of the search for a place near an end of small ones. */
function drawSeconds(distribution: UncertainPart['distribution']): number {
  if (distribution.kind !== 'beta') return DRAW_SECONDS[distribution.kind]
  const { alpha, beta } = distribution
  return Math.min(alpha, beta) < 1 ? 1800e-9 : 300e-9 + 50e-9 * Math.sqrt(Math.max(alpha, beta))
}
