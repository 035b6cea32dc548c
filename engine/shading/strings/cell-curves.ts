import type { DiodeCurve } from '../../core/models.ts'
import { CURRENTS, FIRST_CURRENT, STEP } from './current-grid.ts'

/**
 * Voltage at which a cell breaks down in reverse, and Bishop's factor and exponent of the current
 * before. Cells of crystalline silicon break down at -12 to -30 V; PVMismatch's -5.5 V is that of
 * cells made to break down early.
 */
const BREAKDOWN_V = -20
const BREAKDOWN_FACTOR = 1e-4
const BREAKDOWN_EXPONENT = 3.28

/** Lights at which the curve is kept, full light first: this many in each halving. */
const PER_HALVING = 4
const LEVELS = 33
/** Steps of the current in a step of the grid, and the range of what the diode takes. */
const FINE = 3
const X_STEP = STEP / FINE
const X_FROM = -1.1
const X_NODES = Math.ceil((1 - FIRST_CURRENT - X_FROM) / X_STEP) + 3
/** Points of a curve in reverse, and steps of its diode voltage forward in a thermal voltage. */
const REVERSE = 600
const PER_THERMAL = 16

/**
 * Voltages of a cell by its light and its current, in units of the photocurrent of full light. At
 * one light the diode voltage depends only on photocurrent less current, which diode, shunt,
 * recombination and breakdown take: that is what is kept, for lights between which it changes little.
 *
 * Valid for: one cell temperature; any one-diode equation.
 * Source: J. W. Bishop, Solar Cells 25 (1988), 73, doi 10.1016/0379-6787(88)90059-2.
 * Checked by: test/engine/shading/iv.test.ts
 */
export class CellCurves {
  /** Photocurrent of the module at full light, A. */
  readonly unitA: number
  private readonly diodeV = new Float64Array(LEVELS * X_NODES)
  private readonly seriesV = new Float64Array(LEVELS)

  /**
   * @param curveAt  of the module, by the share of full light
   * @param cells  of the module in series
   */
  constructor(curveAt: (light: number) => DiodeCurve, cells: number) {
    this.unitA = curveAt(1).lightA
    for (let level = 0; level < LEVELS; level++) {
      const curve = curveAt(2 ** (-level / PER_HALVING))
      this.seriesV[level] = (curve.seriesOhm * this.unitA) / cells
      this.fill(level, curve, cells)
    }
  }

  /** Adds the voltages of so many cells under a light, 0 to 1, at every current from `from` on. */
  add(light: number, count: number, from: number, out: Float64Array, at: number): void {
    const { diodeV, seriesV } = this
    const position = light > 0 ? Math.min(LEVELS - 1, -PER_HALVING * Math.log2(light)) : LEVELS - 1
    const level = Math.min(LEVELS - 2, Math.floor(position))
    const t = position - level
    const x = (light - FIRST_CURRENT - X_FROM) / X_STEP
    const first = Math.floor(x)
    const f = x - first
    const brighter = level * X_NODES + first
    const darker = brighter + X_NODES
    const w0 = count * (1 - t) * (1 - f)
    const w1 = count * (1 - t) * f
    const w2 = count * t * (1 - f)
    const w3 = count * t * f
    const dropV = count * (seriesV[level] + t * (seriesV[level + 1] - seriesV[level]))
    for (let k = from; k < CURRENTS; k++) {
      const i = brighter - FINE * k
      const j = darker - FINE * k
      out[at + k] += w0 * diodeV[i] + w1 * diodeV[i + 1] + w2 * diodeV[j] + w3 * diodeV[j + 1] - dropV * (FIRST_CURRENT + STEP * k)
    }
  }

  /** Writes the diode voltages of a level: what the diode takes rises with its voltage. */
  private fill(level: number, curve: DiodeCurve, cells: number): void {
    const { diodeV } = this
    const thermalV = curve.thermalV / cells
    let voltV = BREAKDOWN_V
    let x = Number.NEGATIVE_INFINITY
    let next = voltV
    let nextX = x
    let point = 0
    for (let node = 0; node < X_NODES; node++) {
      const wanted = X_FROM + node * X_STEP
      while (nextX < wanted) {
        voltV = next
        x = nextX
        point++
        next = point <= REVERSE ? BREAKDOWN_V * (1 - (point / (REVERSE + 1)) ** 2) : next + thermalV / PER_THERMAL
        nextX = takenA(curve, cells, next) / this.unitA
      }
      const share = x === Number.NEGATIVE_INFINITY ? 1 : (wanted - x) / (nextX - x)
      diodeV[level * X_NODES + node] = voltV + share * (next - voltV)
    }
  }
}

/** Photocurrent less current of a module whose cells have a diode voltage each, A; infinite beyond the built-in voltage. */
function takenA({ lightA, satA, thermalV, shuntS, recombV, builtInV }: DiodeCurve, cells: number, cellV: number): number {
  const volts = cells * cellV
  if (volts >= builtInV) return Number.POSITIVE_INFINITY
  const breakdown = 1 + BREAKDOWN_FACTOR * (1 - cellV / BREAKDOWN_V) ** -BREAKDOWN_EXPONENT
  return satA * Math.expm1(volts / thermalV) + shuntS * volts * breakdown + (lightA * recombV) / (builtInV - volts)
}
