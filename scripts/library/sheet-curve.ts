/**
 * AC power, as a fraction of the nominal power, at which the efficiency is taken to be best. The
 * listed inverters have 0.53 in the median, half of them 0.44 to 0.63; with 0.5 the errors of the
 * curve have the smallest medians.
 */
const BEST_LOAD = 0.5
/** Weights of the European efficiency by AC load. Source: EN 50530, annex D. */
const EUROPEAN: readonly (readonly [load: number, weight: number])[] = [
  [0.05, 0.03],
  [0.1, 0.06],
  [0.2, 0.13],
  [0.3, 0.1],
  [0.5, 0.48],
  [1, 0.2],
]
/** Loads of the curve: those of both weighted efficiencies, and the start. */
const LOADS = [0.02, 0.05, 0.1, 0.2, 0.3, BEST_LOAD, 0.75, 1]

/** Halvings of the interval of the solution: to the last digit of a double. */
const BISECTIONS = 60

export interface SheetCurve {
  p_dc_kw: number[]
  efficiency: number[]
}

/**
 * Efficiency curve of an inverter of which a data sheet states only its best and its European
 * efficiency: a loss of a constant part, one that grows with the power, and one with its square. It
 * has both efficiencies and is best at `BEST_LOAD`. Where the European efficiency is too low for that,
 * nothing grows with the power alone, and the best load is as far above as it must be.
 * @param maxKw  largest AC power, where the curve ends, at or above the nominal power
 * Returns null when no such loss has them: the European efficiency is then above the best, or so low
 * that the inverter would be best above its nominal power.
 * Source: the three-term loss of J. Schmid and H. Schmidt 1991 (10th EU PVSEC), solved for two
 * stated efficiencies. Checked by: test/engine/library/sheet-curve.test.ts, against listed inverters
 */
export function sheetCurve(nominalKw: number, maxKw: number, maxEfficiency: number, euroEfficiency: number): SheetCurve | null {
  if (!(euroEfficiency < maxEfficiency && maxEfficiency < 1)) return null
  const bestLoss = 1 / maxEfficiency - 1
  const loss = solvedLoss(bestLoss, euroEfficiency)
  if (loss === null) return null
  const loads = maxKw > nominalKw ? [...LOADS, maxKw / nominalKw] : LOADS
  const efficiency = loads.map((load) => Number((1 / (1 + lossAt(loss, bestLoss, load))).toFixed(6)))
  return { p_dc_kw: loads.map((load, k) => Number(((load * nominalKw) / efficiency[k]).toPrecision(9))), efficiency }
}

/** The part with the square of the power, over the nominal power, and the best load. */
interface Loss {
  square: number
  bestLoad: number
}

/** Loss over the AC power: `square bestLoad^2 / load`, a constant, and `square load`, which are `bestLoss` at the best load. */
function lossAt({ square, bestLoad }: Loss, bestLoss: number, load: number): number {
  return bestLoss + square * (bestLoad ** 2 / load + load - 2 * bestLoad)
}

function solvedLoss(bestLoss: number, euroEfficiency: number): Loss | null {
  const euroOf = (loss: Loss) => EUROPEAN.reduce((sum, [load, weight]) => sum + weight / (1 + lossAt(loss, bestLoss, load)), 0)
  // Without a constant part the square is the whole loss: bestLoss = 2 square bestLoad.
  const withoutConstant = (bestLoad: number): Loss => ({ square: bestLoss / (2 * bestLoad), bestLoad })
  if (euroOf(withoutConstant(1)) > euroEfficiency) return null
  const isBeyond = euroOf(withoutConstant(BEST_LOAD)) > euroEfficiency
  const of = isBeyond ? withoutConstant : (square: number): Loss => ({ square, bestLoad: BEST_LOAD })
  let [low, high] = isBeyond ? [BEST_LOAD, 1] : [0, withoutConstant(BEST_LOAD).square]
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2
    if (euroOf(of(middle)) > euroEfficiency) low = middle
    else high = middle
  }
  return of(low)
}
