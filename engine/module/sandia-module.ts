import { STC_CELL_C, STC_WM2, THERMAL_VOLTAGE_PER_K, ZERO_CELSIUS_K } from '../core/constants.ts'
import type { LitRows } from '../core/frame.ts'
import type { CurveModule, ModuleSolution, OperatingPoint } from '../core/models.ts'
import type { SectionOf } from './model/option.ts'

/** Step of the cell temperature, K, below which heat balance and MPP count as consistent. */
const CONSISTENT_K = 1e-8
const MAX_HEAT_STEPS = 50
/** Lower bound of the cell temperature, degC; the upper one is that without electrical output. */
const COLDEST_CELL_C = -100
/** Least slope of the heat balance that a step divides by. */
const LEAST_SLOPE = 0.1
/** Relative step below which a current behind a resistance counts as found. */
const SETTLED = 1e-12
const MAX_CURRENT_STEPS = 100
/** Bounds of the MPP current as a share of the short-circuit current, for a curve that exists. */
const LEAST_SHARE = 1e-6
const LARGEST_SHARE = 1 - 1e-9
/** Largest exponent whose exponential is a finite number. */
const LARGEST_EXPONENT = 700

/**
 * A module by the empirical equations of Sandia (King): MPP and open circuit are polynomials in
 * the irradiance and its logarithm, and linear in the cell temperature.
 * Between its points the I-V curve is an exponential through short circuit, MPP and open circuit,
 * which SAM uses too; its maximum is not exactly the MPP of the equations.
 * Valid for: the irradiance at which the MPP voltage is positive; below it there is no power.
 * Conventions: the irradiance is King's effective irradiance. Incidence and spectrum are applied
 * ahead of the module (`iam.kind` sandia, `spectral.mode` sandia_airmass).
 * Source: King, Boyson, Kratochvil 2004, SAND2004-3535, eqs. 1 to 5, 7 and 8.
 * Checked by: pvlib sapm, test/fixtures/module/sandia-points.json
 */
export class SandiaModule implements CurveModule {
  readonly hasVoltage = true
  readonly stcW: number
  readonly stcA: number
  readonly stcV: number
  private readonly thermalPerK: number
  /** MPP at the light and temperature set last, and the change of its power with the temperature. */
  private currentMppA = 0
  private voltageMppV = 0
  private powerPerK = 0

  private readonly module: SectionOf<'sandia'>

  constructor(
    module: SectionOf<'sandia'>,
    readonly areaM2: number,
  ) {
    this.module = { ...module }
    this.stcA = module.i_mp_a
    this.stcV = module.v_mp_v
    this.stcW = module.i_mp_a * module.v_mp_v
    this.thermalPerK = module.diode_factor * THERMAL_VOLTAGE_PER_K
  }

  /** Power of the MPP, W. */
  mppW(irradianceWm2: number, cellTempC: number): number {
    this.setMpp(irradianceWm2 / STC_WM2, cellTempC)
    return this.voltageMppV * this.currentMppA
  }

  mpp(irradianceWm2: number, cellTempC: number, out: OperatingPoint): void {
    this.setMpp(irradianceWm2 / STC_WM2, cellTempC)
    out.voltageV = this.voltageMppV
    out.currentA = this.currentMppA
  }

  openCircuitV(irradianceWm2: number, cellTempC: number): number {
    const { v_oc_v, cells_in_series, beta_voc_v_per_k, m_beta_voc_v_per_k } = this.module
    const suns = irradianceWm2 / STC_WM2
    if (suns <= 0) return 0
    const thermalV = this.thermalPerK * (cellTempC + ZERO_CELSIUS_K)
    const perK = beta_voc_v_per_k + m_beta_voc_v_per_k * (1 - suns)
    return Math.max(0, v_oc_v + cells_in_series * thermalV * Math.log(suns) + perK * (cellTempC - STC_CELL_C))
  }

  currentA(irradianceWm2: number, cellTempC: number, voltageV: number, extraOhm: number): number {
    const { i_sc_a, alpha_sc_per_k } = this.module
    const suns = irradianceWm2 / STC_WM2
    this.setMpp(suns, cellTempC)
    const openV = this.openCircuitV(irradianceWm2, cellTempC)
    const shortA = i_sc_a * suns * (1 + alpha_sc_per_k * (cellTempC - STC_CELL_C))
    if (openV <= this.voltageMppV || this.voltageMppV <= 0 || shortA <= 0) return 0
    const share = Math.min(LARGEST_SHARE, Math.max(LEAST_SHARE, this.currentMppA / shortA))
    // I = Isc (1 - (1 - share) exp((V - Vmp) / width)), less its value at V = 0, which is below
    // the last digit of a measured curve
    const widthV = (this.voltageMppV - openV) / Math.log(1 - share)
    const curveA = (v: number): number => shortA * (1 - (1 - share) * Math.exp(Math.min(LARGEST_EXPONENT, (v - this.voltageMppV) / widthV)))
    const bareA = curveA(voltageV)
    if (extraOhm === 0 || bareA <= 0) return bareA
    // I - curve(V + I R) is convex and rises with I: Newton from above does not overshoot
    let currentA = bareA
    for (let step = 0; step < MAX_CURRENT_STEPS; step++) {
      const foundA = curveA(voltageV + currentA * extraOhm)
      const next = currentA - (currentA - foundA) / (1 + ((shortA - foundA) / widthV) * extraOhm)
      if (Math.abs(next - currentA) <= SETTLED * shortA) return next
      currentA = next
    }
    return currentA
  }

  solve(lit: LitRows, irradianceWm2: Float64Array, openC: Float64Array, coolingKPerWm2: Float64Array | null, out: ModuleSolution): void {
    const { rows, n } = lit
    const { powerAt25W, powerW, voltageV, cellTempC } = out
    const perM2 = 1 / this.areaM2
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      const suns = irradianceWm2[row] / STC_WM2
      let cell = openC[row]
      this.setMpp(suns, STC_CELL_C)
      powerAt25W[row] = this.voltageMppV * this.currentMppA
      this.setMpp(suns, cell)
      if (coolingKPerWm2 !== null) {
        const coolingKPerW = coolingKPerWm2[row] * perM2
        for (let step = 0; step < MAX_HEAT_STEPS; step++) {
          const excess = cell + coolingKPerW * this.voltageMppV * this.currentMppA - openC[row]
          if (Math.abs(excess) < CONSISTENT_K) break
          // a slope near or below 0 has no solution nearby: the search then ends at the bound
          const slope = Math.max(LEAST_SLOPE, 1 + coolingKPerW * this.powerPerK)
          cell = Math.max(COLDEST_CELL_C, Math.min(openC[row], cell - excess / slope))
          this.setMpp(suns, cell)
        }
      }
      cellTempC[row] = cell
      powerW[row] = this.voltageMppV * this.currentMppA
      voltageV[row] = this.voltageMppV
    }
  }

  private setMpp(suns: number, cellTempC: number): void {
    const { module } = this
    this.currentMppA = 0
    this.voltageMppV = 0
    this.powerPerK = 0
    if (suns <= 0) return
    const warmer = cellTempC - STC_CELL_C
    const cellK = cellTempC + ZERO_CELSIUS_K
    const perK = this.thermalPerK * Math.log(suns)
    const atCellV = perK * cellK
    const ns = module.cells_in_series
    const betaPerK = module.beta_vmp_v_per_k + module.m_beta_vmp_v_per_k * (1 - suns)
    const at25A = module.i_mp_a * (module.c0 * suns + module.c1 * suns * suns)
    const currentA = at25A * (1 + module.alpha_mp_per_k * warmer)
    const voltageV = module.v_mp_v + ns * (module.c2 * atCellV + module.c3 * atCellV * atCellV) + betaPerK * warmer
    if (currentA <= 0 || voltageV <= 0) return
    this.currentMppA = currentA
    this.voltageMppV = voltageV
    this.powerPerK = at25A * module.alpha_mp_per_k * voltageV + currentA * (ns * (module.c2 + 2 * module.c3 * atCellV) * perK + betaPerK)
  }
}
