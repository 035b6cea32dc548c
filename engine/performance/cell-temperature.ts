import type { PerformanceRequest } from '@pvyield/contract/schemas'
import { STC_WM2 } from '../core/constants.ts'

/** Wind of rows of a plant that measured none, m/s, as in a run. */
const WIND_DEFAULT_MPS = 1

interface Columns {
  readonly n: number
  readonly poaWm2: Float64Array
  readonly airC: Float64Array | null
  readonly windMps: Float64Array | null
  readonly moduleC: Float64Array | null
}

/**
 * Temperatures of the cells of measured rows: of the back of the module where it was measured,
 * otherwise of Sandia's model of it, and the rise from there to the cell.
 * @returns null when neither the module nor the air has a temperature
 * Source: King, Boyson, Kratochvil 2004, SAND2004-3535, eqs. 11 and 12; Dierauf et al. 2013, NREL/TP-5200-57991, eqs. 3 and 4.
 * Checked by: test/fixtures/performance/other-programs.json
 */
export function cellTemperatures(
  { n, poaWm2, airC, windMps, moduleC }: Columns,
  { cell_a: a, cell_b: b, cell_rise_c: riseC }: PerformanceRequest['plant'],
): Float64Array | null {
  if (moduleC === null && airC === null) return null
  const out = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const poa = Math.max(0, poaWm2[i])
    let back = moduleC === null ? Number.NaN : moduleC[i]
    if (Number.isNaN(back) && airC !== null) {
      const wind = windMps === null ? WIND_DEFAULT_MPS : windMps[i]
      back = airC[i] + poa * Math.exp(a + b * wind) // eq. 11
    }
    out[i] = back + (poa / STC_WM2) * riseC // eq. 12
  }
  return out
}
