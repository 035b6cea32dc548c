import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import { type CurvePlate, DiodeModule } from './diode-module.ts'
import { DesotoParameters, type DesotoReference } from './model/desoto.ts'

/**
 * Nodes are at equal steps of the square root of the irradiance in W/m2, from 1 to 2025 W/m2. The
 * root is dense at low light, where the curve is steep, and costs less than a logarithm.
 */
const FIRST_ROOT = 1
const LAST_ROOT = 45
const PER_ROOT = 8
/** Numbers of a cubic. */
const TERMS = 4

/**
 * Efficiency of a module at 25 degC relative to that at 1000 W/m2, as a table of its single-diode
 * equation, interpolated by the cubic through the four nearest nodes.
 * Valid for: 1 to 2025 W/m2, within 1e-6 of the equation; constant beyond.
 * Source: De Soto, Klein, Beckman 2006, doi:10.1016/j.solener.2005.06.010, eqs. 1, 5 and 15.
 * Checked by: test/engine/module/light-response.test.ts
 */
export class RelativeEfficiency {
  /** Of each piece between two nodes the cubic, constant term first. */
  private readonly terms: Float64Array
  private readonly lastPosition: number

  constructor(reference: DesotoReference, plate: CurvePlate) {
    const module = new DiodeModule(new DesotoParameters(reference), plate)
    const perWm2 = module.mppW(STC_WM2, STC_CELL_C) / STC_WM2
    const values = new Float64Array((LAST_ROOT - FIRST_ROOT) * PER_ROOT + 1)
    for (let k = 0; k < values.length; k++) {
      const root = FIRST_ROOT + k / PER_ROOT
      values[k] = module.mppW(root * root, STC_CELL_C) / (root * root * perWm2)
    }
    this.lastPosition = values.length - 1
    this.terms = cubics(values)
  }

  at(irradianceWm2: number): number {
    const { terms, lastPosition } = this
    const position = Math.max(0, Math.min(lastPosition, (Math.sqrt(irradianceWm2) - FIRST_ROOT) * PER_ROOT))
    const k = Math.max(1, Math.min(lastPosition - 2, position | 0))
    const t = position - k
    const at = TERMS * k
    return terms[at] + t * (terms[at + 1] + t * (terms[at + 2] + t * terms[at + 3]))
  }
}

/** Lagrange's cubics through the four nodes around each piece; the first and the last two stay 0. */
function cubics(values: Float64Array): Float64Array {
  const terms = new Float64Array(TERMS * values.length)
  for (let k = 1; k < values.length - 2; k++) {
    const [before, left, right, after] = values.subarray(k - 1, k + 3)
    const third = (after - before) / 6 + (left - right) / 2
    const second = (before + right) / 2 - left
    const first = right - before / 3 - left / 2 - after / 6
    terms.set([left, first, second, third], TERMS * k)
  }
  return terms
}
