import { CURRENTS, currentAt, FIRST_OF_STRING, STEP } from './current-grid.ts'

/** Voltages at which currents in parallel are added. */
const VOLTAGES = 500

/**
 * Curves in parallel: at each voltage the currents are added. A curve is a run of voltages that fall
 * with the current, `CURRENTS` of them from `at` on in a common array.
 */
export class CurveSums {
  private readonly total = new Float64Array(VOLTAGES)
  private readonly reached: Int32Array

  /** @param most  curves that are added at once */
  constructor(most: number) {
    this.reached = new Int32Array(most)
  }

  /**
   * Writes the curve of `count` parts of a module in parallel, whose currents count as those of the
   * module. No voltage is below that of the bypass diode.
   */
  join(curves: Float64Array, starts: Int32Array, first: number, count: number, lowestV: number, out: Float64Array, at: number): void {
    const { total } = this
    let mostV = lowestV
    for (let c = 0; c < count; c++) mostV = Math.max(mostV, curves[starts[first + c]])
    const stepV = (mostV - lowestV) / (VOLTAGES - 1)
    this.add(curves, starts, first, count, 0, mostV, -stepV)
    let k = 0
    for (let node = 0; node < CURRENTS; node++) {
      const wanted = count * currentAt(node)
      while (k < VOLTAGES - 1 && total[k + 1] < wanted) k++
      const isBeyond = k === VOLTAGES - 1
      const from = total[k]
      const share = isBeyond || !(total[k + 1] > from) ? 0 : Math.max(0, (wanted - from) / (total[k + 1] - from))
      out[at + node] = isBeyond ? lowestV : mostV - stepV * (k + share)
    }
  }

  /** Highest power of strings in parallel, in volts times the unit of the current. */
  mostPower(strings: Float64Array, starts: Int32Array, count: number): number {
    const { total } = this
    let mostV = 0
    for (let c = 0; c < count; c++) mostV = Math.max(mostV, strings[starts[c] + FIRST_OF_STRING])
    const stepV = mostV / (VOLTAGES - 1)
    this.add(strings, starts, 0, count, FIRST_OF_STRING, mostV, -stepV)
    let best = 0
    for (let k = 1; k < VOLTAGES; k++) if ((mostV - stepV * k) * total[k] > (mostV - stepV * best) * total[best]) best = k
    if (best === 0 || best === VOLTAGES - 1) return (mostV - stepV * best) * total[best]
    const power = (k: number): number => (mostV - stepV * k) * total[k]
    return peak(power(best - 1), power(best), power(best + 1))
  }

  /** Sums the currents at voltages that fall evenly. */
  private add(curves: Float64Array, starts: Int32Array, first: number, count: number, from: number, topV: number, stepV: number): void {
    const { total, reached } = this
    reached.fill(from, 0, count)
    for (let k = 0; k < VOLTAGES; k++) {
      const volts = topV + stepV * k
      let sum = 0
      for (let c = 0; c < count; c++) {
        const start = starts[first + c]
        let node = reached[c]
        while (node < CURRENTS - 2 && curves[start + node + 1] > volts) node++
        reached[c] = node
        const fall = curves[start + node] - curves[start + node + 1]
        const share = fall > 0 ? Math.min(1, Math.max(0, (curves[start + node] - volts) / fall)) : 0
        sum += currentAt(node) + STEP * share
      }
      total[k] = sum
    }
  }
}

/** Top of the parabola through three values, of which the middle one is the highest. */
export function peak(before: number, top: number, after: number): number {
  const bend = before - 2 * top + after
  return bend < 0 ? top - (after - before) ** 2 / (8 * bend) : top
}
