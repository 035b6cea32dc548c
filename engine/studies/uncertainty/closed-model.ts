import { Random } from '../../climate/random.ts'
import { normalQuantile } from '../../core/normal.ts'
import { deviationOf } from './distribution.ts'
import { correlatedColumns, shuffled, strataOf } from './latin-hypercube.ts'
import { floored, type Levels, levelsOf, type Moments, type Sum, sumOf } from './levels.ts'
import {
  covariancesOf,
  type Drawn,
  integratedOf,
  isCorrelated,
  momentsOf,
  type PartCorrelation,
  triangleOf,
  type UncertainPart,
} from './parts.ts'

/** E = E_0 (1 + the sum of the parts' deviations), in each year. */
export interface ClosedModel {
  /** Expected energy of each year; one for a plant without a table of years, which repeats it. */
  readonly energiesKwh: readonly number[]
  readonly parts: readonly UncertainPart[]
  readonly correlations: readonly PartCorrelation[]
  readonly draws: number
  readonly seed: number
}

export interface PartShare {
  readonly name: string
  readonly mean: number
  readonly sigma: number
  /** Share of the variance of one year; negative for a part that evens out others. */
  readonly share: number
  /** Energy of the first year when only this part is at its 10 and 90 % quantile, kWh. */
  readonly low_kwh: number
  readonly high_kwh: number
}

/** Energy of one year, or the mean of several. */
export interface UncertainEnergy extends Levels {
  readonly years: number
  readonly mean_kwh: number
  /** One standard deviation divided by the mean. */
  readonly uncertainty: number
}

export interface UncertaintyResult {
  /** Mean of the first years. */
  readonly horizons: readonly UncertainEnergy[]
  /** Single years of the table; `years` is the year. */
  readonly lifetime: readonly UncertainEnergy[]
  readonly parts: readonly PartShare[]
}

/** Deviations of the energy of years in runs whose fields were drawn, and their distribution. */
export interface SimulatedSum extends Moments {
  readonly deviations: Float64Array
}

/** Runs of a plant with drawn fields. */
export interface Simulated {
  readonly runs: number
  /** Of the energy of these years together; both are part of it. */
  of(from: number, to: number): SimulatedSum
}

const NOTHING: SimulatedSum = { deviations: new Float64Array(0), mean: 0, sigma: 0 }
/** Apart from those of the parts and of the fields. */
const ROWS_STREAM = 2

export const HORIZONS: readonly number[] = [1, 5, 10, 15, 20, 25, 30]
/** Years of a plant whose only energy is repeated. */
export const LONGEST = Math.max(...HORIZONS)

/**
 * Energies by probability of exceedance, drawn by a seeded Latin hypercube; the same seed gives the same numbers. Normal
 * parts, or a larger one that is independent and the same in all years, are not drawn but integrated.
 * @param simulated  what runs of the plant with drawn fields add; null for none
 * @param onYear  called before each year; an exception ends the work
 * Fails: RangeError for correlations that no numbers can have.
 * Checked by: test/engine/studies/uncertainty/closed-model.test.ts
 */
export function closedUncertainty(model: ClosedModel, onYear?: () => void, simulated: Simulated | null = null): UncertaintyResult {
  const [horizons, lifetime]: [UncertainEnergy[], UncertainEnergy[]] = [[], []]
  for (const { of, years, energyKwh, sum } of closedSums(model, onYear, simulated))
    (of === 'year' ? lifetime : horizons).push(energyOf(years, energyKwh, sum))
  const parts = model.parts.map((part) => ({ ...part, deviation: deviationOf(part.distribution) }))
  return { horizons, lifetime, parts: sharesOf(parts, model.correlations, model.energiesKwh[0], simulated?.of(1, 1) ?? NOTHING) }
}

/** The distribution of the deviation of a year of the table, or of the mean of the first years. */
interface ClosedSum {
  readonly of: 'year' | 'mean'
  readonly years: number
  readonly energyKwh: number
  readonly sum: Sum
}

/** As `closedUncertainty`, with the distributions themselves. */
export function* closedSums(
  model: ClosedModel,
  onYear: () => void = () => undefined,
  simulated: Simulated | null = null,
): Generator<ClosedSum, void> {
  const { energiesKwh, correlations, seed } = model
  const parts = model.parts.map((part) => ({ ...part, deviation: deviationOf(part.distribution) }))
  const draws = simulated !== null && parts.length === 0 ? simulated.runs : model.draws
  triangleOf(parts, correlations)
  const exact = integratedOf(parts, correlations)
  const columnsOf = drawer(correlations, draws)
  const drawnParts = parts.filter((part) => !exact.parts.includes(part))
  const fixed = drawnParts.filter(({ averages }) => !averages)
  const yearly = drawnParts.filter(({ averages }) => averages)
  const random = new Random(seed, 0)
  const always = added(columnsOf(fixed, random), draws)
  const rows = simulated && rowsOf(simulated.runs, draws, seed)
  const [ofAlways, ofYear] = [momentsOf(fixed, correlations), momentsOf(yearly, correlations)]
  /** @param left  what averaging leaves of the standard deviation of one year */
  const sum = (yearly: Float64Array, divisor: number, left: number, ran: SimulatedSum): Sum => {
    const sigma = Math.hypot(ofAlways.sigma, ofYear.sigma * left, ran.sigma)
    const drawn = always.map((value, row) => value + yearly[row] / divisor + (rows === null ? 0 : ran.deviations[rows[row]]))
    return sumOf(drawn, { mean: ofAlways.mean + ofYear.mean + ran.mean, sigma }, exact.deviation(left))
  }
  const together = { drawn: new Float64Array(draws), energyKwh: 0, squares: 0 }
  for (let year = 1; year <= (energiesKwh.length === 1 ? LONGEST : energiesKwh.length); year++) {
    onYear()
    const energyKwh = energiesKwh[year - 1] ?? energiesKwh[0]
    const own = added(columnsOf(yearly, random), draws)
    for (let row = 0; row < draws; row++) together.drawn[row] += energyKwh * own[row]
    together.energyKwh += energyKwh
    together.squares += energyKwh ** 2
    if (energiesKwh.length > 1) yield { of: 'year', years: year, energyKwh, sum: sum(own, 1, 1, simulated?.of(year, year) ?? NOTHING) }
    if (!HORIZONS.includes(year)) continue
    const left = Math.sqrt(together.squares) / together.energyKwh
    const mean = sum(together.drawn, together.energyKwh, left, simulated?.of(1, year) ?? NOTHING)
    yield { of: 'mean', years: year, energyKwh: together.energyKwh / year, sum: mean }
  }
}

/** Which run each draw has: every run as often as any other, in a random order. */
function rowsOf(runs: number, draws: number, seed: number): Float64Array {
  const rows = Float64Array.from({ length: draws }, (_, row) => row % runs)
  return shuffled(rows, new Random(seed, ROWS_STREAM))
}

/** Draws columns of parts. Their strata are made once, and only correlated ones are put in order. */
function drawer(correlations: readonly PartCorrelation[], draws: number) {
  const scores = strataOf(normalQuantile, draws)
  const known = new Map<string, Float64Array>()
  const strata = ({ name, deviation }: Drawn): Float64Array => {
    const values = known.get(name) ?? strataOf(deviation.quantile, draws)
    known.set(name, values)
    return values
  }
  return (parts: readonly Drawn[], random: Random): Float64Array[] => {
    const together = parts.filter((part) => isCorrelated(part, correlations))
    const alone = parts.filter((part) => !together.includes(part)).map((part) => shuffled(strata(part), random))
    if (together.length === 0) return alone
    return [...alone, ...correlatedColumns(together.map(strata), scores, triangleOf(together, correlations), random)]
  }
}

function added(columns: readonly Float64Array[], draws: number): Float64Array {
  const sum = new Float64Array(draws)
  for (const column of columns) for (let row = 0; row < draws; row++) sum[row] += column[row]
  return sum
}

function energyOf(years: number, energyKwh: number, sum: Sum): UncertainEnergy {
  return { years, mean_kwh: energyKwh * (1 + sum.mean), uncertainty: sum.sigma / (1 + sum.mean), ...levelsOf(energyKwh, sum) }
}

/** Each part's share of the variance of a sum: its own, and half of what each correlation adds. */
function sharesOf(
  parts: readonly Drawn[],
  correlations: readonly PartCorrelation[],
  energyKwh: number,
  { mean: ranMean, sigma: ranSigma }: Moments,
): PartShare[] {
  const covariances = covariancesOf(parts, correlations)
  const variance = covariances.reduce((sum, value) => sum + value, ranSigma ** 2)
  const meanSum = parts.reduce((sum, { deviation }) => sum + deviation.mean, ranMean)
  return parts.map(({ name, deviation: { mean, sigma, quantile } }, i) => {
    const at = (u: number) => floored(energyKwh * (1 + meanSum - mean + quantile(u)))
    return { name, mean, sigma, share: variance > 0 ? covariances[i] / variance : 0, low_kwh: at(0.1), high_kwh: at(0.9) }
  })
}
