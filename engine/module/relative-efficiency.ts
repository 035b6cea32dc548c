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

/**
 * Efficiency of a module at 25 degC relative to that at 1000 W/m2, as a table of its single-diode
 * equation, interpolated by the cubic through the four nearest nodes.
 * Valid for: 1 to 2025 W/m2, within 1e-6 of the equation; constant beyond.
 * Source: De Soto, Klein, Beckman 2006, doi:10.1016/j.solener.2005.06.010, eqs. 1, 5 and 15.
 * Checked by: test/engine/module/light-response.test.ts
 */
export class RelativeEfficiency {
  private readonly values: Float64Array

  constructor(reference: DesotoReference, plate: CurvePlate) {
    const module = new DiodeModule(new DesotoParameters(reference), plate)
    const perWm2 = module.mppW(STC_WM2, STC_CELL_C) / STC_WM2
    this.values = new Float64Array((LAST_ROOT - FIRST_ROOT) * PER_ROOT + 1)
    for (let k = 0; k < this.values.length; k++) {
      const root = FIRST_ROOT + k / PER_ROOT
      this.values[k] = module.mppW(root * root, STC_CELL_C) / (root * root * perWm2)
    }
  }

  at(irradianceWm2: number): number {
    const { values } = this
    const position = Math.max(0, Math.min(values.length - 1, (Math.sqrt(irradianceWm2) - FIRST_ROOT) * PER_ROOT))
    const k = Math.max(1, Math.min(values.length - 3, Math.floor(position)))
    const t = position - k
    const before = values[k - 1]
    const left = values[k]
    const right = values[k + 1]
    const after = values[k + 2]
    // Lagrange's cubic as a polynomial of t
    const third = (after - before) / 6 + (left - right) / 2
    const second = (before + right) / 2 - left
    const first = right - before / 3 - left / 2 - after / 6
    return left + t * (first + t * (second + t * third))
  }
}
