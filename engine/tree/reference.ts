import type { TreeReference, TreeScore } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { QUANTITIES } from '../core/quantities.ts'
import { biasFraction, type DeviationSums, rmseFraction, rmseOf } from '../report/deviation.ts'
import type { ReferenceScore, ScoredSeries } from '../report/reference-score.ts'

const MONTHS = 12

/**
 * The reference series against which a run was scored, and those that match none of its series.
 * Returns null when the request has no reference series.
 */
export function referenceOf({ weather }: Resolved, scores: readonly TreeScore[]): TreeReference | null {
  const names = Object.keys(weather.reference_series ?? {})
  if (names.length === 0) return null
  const scored = new Set(scores.map(({ column }) => column))
  return { scored: names.filter((name) => scored.has(name)), ignored: names.filter((name) => !scored.has(name)) }
}

/** Bias and root mean square error of each series, over the year and by month. */
export function treeScores({ series }: ReferenceScore): TreeScore[] {
  return series.map(treeScore)
}

function treeScore({ name, deviation }: ScoredSeries): TreeScore {
  const year = deviation.year()
  const months = Array.from({ length: MONTHS }, (_, month) => deviation.month(month))
  return {
    column: name,
    unit: QUANTITIES[name].unit,
    rows: year.rows,
    bias: meanError(year) ?? 0,
    rmse: rmseOf(year) ?? 0,
    bias_fraction: biasFraction(year),
    rmse_fraction: rmseFraction(year),
    monthly: { bias: months.map(meanError), rmse: months.map(rmseOf) },
  }
}

function meanError({ rows, error }: DeviationSums): number | null {
  return rows === 0 ? null : error / rows
}
