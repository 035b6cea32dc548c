import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/contract/schemas'
import { EngineError } from '../../core/sink.ts'
import { type ClosedModel, closedUncertainty, LONGEST } from './closed-model.ts'
import { modelFailures } from './model-failures.ts'

const METHOD =
  'E = E_0 (1 + the sum of the deviations of the parts). Latin hypercube (McKay, Beckman and Conover 1979), moved and stretched to the exact mean and standard deviation of the sum; the largest independent part that is the same in all years is integrated and not drawn (conditional Monte Carlo). Correlations of normal scores by the method of Iman and Conover (1982). Shares of the variance and standard deviations are exact for parts without a correlation and for normal ones. A part that averages out has a deviation of its own in each year.'

/** Seconds of a core of the reference machine for a draw: of a part, of a correlated one, which is put in order, and of a level. */
const SECONDS = { part: 15e-9, correlated: 700e-9, sum: 150e-9 }

/**
 * The answer to a budget of uncertainties.
 * @param onYear  called between pieces of the work; an exception ends it
 * Fails: EngineError with everything that is wrong with the budget.
 */
export function assessUncertainty(request: UncertaintyRequest, onYear?: () => void): UncertaintyAnswer {
  const { energies_kwh: energiesKwh, parts, correlations, draws, seed } = request
  const failures = modelFailures({ parts, correlations })
  if (failures.length > 0) throw new EngineError(failures)
  const { parts: shares, ...energies } = closedUncertainty({ energiesKwh, parts, correlations, draws, seed }, onYear)
  return {
    horizons: [...energies.horizons],
    lifetime: [...energies.lifetime],
    parts: shares.map((share, k) => ({ ...share, source: parts[k].source, averages: parts[k].averages })),
    draws,
    seed,
    method: METHOD,
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
  const yearly = parts.filter(({ averages }) => averages).length
  const columns = parts.length - yearly + yearly * years
  const perColumn = correlations.length > 0 ? SECONDS.correlated : SECONDS.part
  return 0.05 + draws * (columns * perColumn + years * SECONDS.sum)
}
