import type { CorrelationMethod, Mapping, Pairs } from './correlation/option.ts'
import { meanMapping } from './correlation/ratio.ts'

/** Pairs of hours with their calendar month. */
export interface MonthPairs extends Pairs {
  /** January is 0. */
  readonly month: Uint8Array
}

/** Mappings of the calendar months. */
export interface FittedMonths {
  /** For values whose weight is enough. */
  readonly mappings: readonly Mapping[]
  /** For faint values, whose quotients say little: the factor or difference of the means. */
  readonly faint: readonly Mapping[]
  /** Months that have a mapping of their own. */
  readonly ownMonths: number
}

/** Below this weight a clearness is a quotient of small numbers, W/m2. */
export const FAINT_WEIGHT_WM2 = 100
/** A month with fewer pairs is fitted with its neighbours, or with all months when they have fewer too. */
const PAIRS_MIN = 100

/**
 * Fits a mapping for each calendar month, or one for all, and corrects its mean: the weighted sum of
 * the mapped pairs is that of the station's.
 * @param use       pairs that may be used
 * @param faintBelow  weight below which a pair is faint; 0 when none is
 */
export function fitMonths(
  method: CorrelationMethod,
  pairs: MonthPairs,
  use: (pair: number) => boolean,
  byMonth: boolean,
  isRatio: boolean,
  faintBelow: number,
): FittedMonths {
  const all = fitPairs(method, pairs, use, isRatio, faintBelow)
  const ofMonths = (months: readonly number[]) =>
    fitPairs(method, pairs, (i) => months.includes(pairs.month[i]) && use(i), isRatio, faintBelow)
  let ownMonths = 0
  const fitted = Array.from({ length: 12 }, (_, month) => {
    if (!byMonth) return all
    const own = ofMonths([month])
    if (own.count >= PAIRS_MIN) {
      ownMonths++
      return own
    }
    const neighbours = ofMonths([(month + 11) % 12, month, (month + 1) % 12])
    return neighbours.count >= PAIRS_MIN ? neighbours : all
  })
  return {
    mappings: fitted.map(({ mapping }) => mapping),
    faint: fitted.map(({ faint }) => faint),
    ownMonths,
  }
}

function fitPairs(method: CorrelationMethod, pairs: MonthPairs, use: (pair: number) => boolean, isRatio: boolean, faintBelow: number) {
  const used: number[] = []
  const bright: number[] = []
  for (let i = 0; i < pairs.month.length; i++) {
    if (!use(i)) continue
    used.push(i)
    if (pairs.weight[i] >= faintBelow) bright.push(i)
  }
  const chosen = chosenPairs(pairs, used)
  const faint = meanMapping(chosen, isRatio)
  const raw = method.fit(chosenPairs(pairs, bright), isRatio)
  // the mean of all pairs, faint ones included
  const mapped = chosen.reference.map((value, k) => (chosen.weight[k] >= faintBelow ? raw(value) : faint(value)))
  const correct = meanMapping({ reference: mapped, station: chosen.station, weight: chosen.weight }, isRatio)
  return { count: bright.length, mapping: (value: number) => correct(raw(value)), faint: (value: number) => correct(faint(value)) }
}

function chosenPairs({ reference, station, weight }: Pairs, rows: readonly number[]): Pairs {
  return {
    reference: Float64Array.from(rows, (i) => reference[i]),
    station: Float64Array.from(rows, (i) => station[i]),
    weight: Float64Array.from(rows, (i) => weight[i]),
  }
}

/** The mapped values of pairs, as energies: weight times value. */
export function mapPairs({ mappings, faint }: FittedMonths, { reference, weight, month }: MonthPairs, faintBelow: number): Float64Array {
  return reference.map((value, i) => weight[i] * (weight[i] >= faintBelow ? mappings[month[i]](value) : faint[month[i]](value)))
}
