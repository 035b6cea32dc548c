import type { ComparedMonths, ComparedSeries, Comparison, FirstDifference } from '@pvyield/contract/schemas'
import type { MeanYear } from '../core/mean-year.ts'
import { QUANTITIES, type Quantity } from '../core/quantities.ts'
import { CHAIN_LEVELS } from './chain-levels.ts'
import { biasFraction, type DeviationSums, rmseFraction, rmseOf } from './deviation.ts'
import type { ReferenceScore, ScoredSeries } from './reference-score.ts'

/** Levels of the chain that are further apart than this differ. */
const TOLERANCE_FRAC = 0.001
const KELVIN = 273.15

/**
 * Compares the (mean) year of a run with the reference series of its request. Powers and irradiances
 * are summed up, all others are means; each over the rows in which the reference has a value.
 * Checked by: test/engine/report/comparison.test.ts
 */
export function comparisonOf(
  { series, ignored }: Pick<ReferenceScore, 'series' | 'ignored'>,
  { monthWeights }: Pick<MeanYear, 'monthWeights'>,
  stepMinutes: number,
): Comparison {
  const compared = series.map((one) => compare(one, monthWeights, stepMinutes))
  return { tolerance: TOLERANCE_FRAC, first_difference: firstDifference(compared), series: compared, ignored: [...ignored] }
}

function compare({ name, deviation }: ScoredSeries, weights: Float64Array, stepMinutes: number): ComparedSeries {
  const { label, unit: rowUnit }: Quantity = QUANTITIES[name]
  const { isSum, unit, factor } = aggregateOf(rowUnit, stepMinutes)
  const total = (value: number, { rows }: DeviationSums): number | null => (rows === 0 ? null : (value * factor) / (isSum ? 1 : rows))
  const year = deviation.year(weights)
  const figures = {
    ours: total(year.ours, year),
    theirs: total(year.theirs, year),
    bias: total(year.error, year),
    bias_fraction: biasFraction(year),
    rmse: rmseOf(year),
    rmse_fraction: rmseFraction(year),
  }
  const months: ComparedMonths = { rows: [], ours: [], theirs: [], bias: [], bias_fraction: [], rmse: [], rmse_fraction: [] }
  for (let month = 0; month < weights.length; month++) {
    const sums = deviation.month(month)
    const weighted = (value: number): number | null => total(isSum ? weights[month] * value : value, sums)
    months.rows.push(sums.rows)
    months.ours.push(weighted(sums.ours))
    months.theirs.push(weighted(sums.theirs))
    months.bias.push(weighted(sums.error))
    months.bias_fraction.push(biasFraction(sums))
    months.rmse.push(rmseOf(sums))
    months.rmse_fraction.push(rmseFraction(sums))
  }
  return {
    column: name,
    label,
    step: CHAIN_LEVELS.find((level) => level.name === name)?.step ?? null,
    kind: isSum ? 'sum' : 'mean',
    unit,
    row_unit: rowUnit,
    rows: deviation.year().rows,
    missing_rows: deviation.missing,
    ...figures,
    differs: differs(figures, unit),
    monthly: months,
  }
}

/** What is made of the rows of a series in this unit. */
function aggregateOf(unit: Quantity['unit'], stepMinutes: number): { isSum: boolean; unit: string; factor: number } {
  if (unit === 'W/m2') return { isSum: true, unit: 'kWh/m2', factor: stepMinutes / 60 / 1000 }
  return { isSum: unit === 'kWh', unit, factor: 1 }
}

/**
 * Whether two values are further apart than the tolerance. A temperature counts from absolute zero:
 * 0.1 % is 0.3 K, which moves the power by about 0.1 %.
 */
function differs({ theirs, bias }: Pick<ComparedSeries, 'theirs' | 'bias'>, unit: string): boolean {
  if (theirs === null || bias === null) return false
  return Math.abs(bias) > TOLERANCE_FRAC * Math.abs(unit === 'degC' ? theirs + KELVIN : theirs)
}

/**
 * The first level of the chain that differs, and the compared level before it. What happens between
 * the two is the difference.
 */
function firstDifference(compared: readonly ComparedSeries[]): FirstDifference | null {
  let after: string | null = null
  const sections = new Set<string>()
  for (const level of CHAIN_LEVELS) {
    for (const section of level.sections) sections.add(section)
    const found = compared.find(({ column, rows }) => column === level.name && rows > 0)
    if (found === undefined) continue
    const { column, unit, bias, bias_fraction } = found
    if (found.differs) return { column, step: level.step, after, sections: [...sections], unit, bias: bias ?? 0, bias_fraction }
    after = column
    sections.clear()
  }
  return null
}
