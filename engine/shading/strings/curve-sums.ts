import { CURRENTS, currentAt, FIRST_OF_STRING, STEP } from './current-grid.ts'
import { PowerCurve, VOLTAGES } from './power-curve.ts'

/**
 * Curves in parallel: at each voltage the currents are added. A curve is a run of voltages that fall
 * with the current, `CURRENTS` of them from `at` on in a common array.
 */
export class CurveSums {
  private readonly joined = new PowerCurve()
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
    const { joined } = this
    let mostV = lowestV
    for (let c = 0; c < count; c++) mostV = Math.max(mostV, curves[starts[first + c]])
    joined.span(mostV, lowestV)
    this.add(curves, starts, first, count, 0, joined)
    const total = joined.currents
    const stepV = mostV - joined.voltsAt(1)
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

  /** Writes the curve of strings in parallel: powers are in volts times the unit of the current. */
  sum(strings: Float64Array, starts: Int32Array, count: number, out: PowerCurve): void {
    let mostV = 0
    for (let c = 0; c < count; c++) mostV = Math.max(mostV, strings[starts[c] + FIRST_OF_STRING])
    out.span(mostV, 0)
    this.add(strings, starts, 0, count, FIRST_OF_STRING, out)
  }

  /** Sums the currents at the voltages of a curve. */
  private add(curves: Float64Array, starts: Int32Array, first: number, count: number, from: number, out: PowerCurve): void {
    const { reached } = this
    reached.fill(from, 0, count)
    for (let k = 0; k < VOLTAGES; k++) {
      const volts = out.voltsAt(k)
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
      out.currents[k] = sum
    }
  }
}
