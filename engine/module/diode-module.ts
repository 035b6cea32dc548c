import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { LitRows } from '../core/frame.ts'
import type { CurveModule, ModuleSolution, OperatingPoint } from '../core/models.ts'
import { Diode, solveCurrent, solveMpp, solveOpenCircuit } from './diode.ts'

/**
 * A model's parameters of the diode equation. Both methods are called for a point, `setLight`
 * first; the light then remains set while the temperature changes.
 */
export interface DiodeParameters {
  /** Sets the parameters that depend on the irradiance alone. */
  setLight(irradianceWm2: number, out: Diode): void
  /** Sets the parameters that depend on the cell temperature, and the photocurrent. */
  setTemperature(cellTempC: number, out: Diode): void
}

/** Nameplate values from the module's section. */
export interface CurvePlate {
  areaM2: number
  stcA: number
  stcV: number
}

/**
 * Largest step of the cell temperature, K, after which heat balance and MPP count as consistent.
 */
const CONSISTENT_K = 1e-7
const MAX_HEAT_STEPS = 50
/**
 * Lower bound of the search for the cell temperature, degC. The upper bound is the temperature
 * without electrical output.
 */
const COLDEST_CELL_C = -100
/**
 * Grid of the guesses: logarithm of the irradiance over 1000 W/m2, from 0.1 to 2000 W/m2 in steps
 * of 28 %.
 */
const LN_FIRST = Math.log(1e-4)
const LN_STEP = 0.25
const LAST_GUESS = 40
/** Distance from 25 degC of the other two cell temperatures in the tables. */
const SPAN_K = 25
const WARM_CELL_C = STC_CELL_C + SPAN_K
const COLD_CELL_C = STC_CELL_C - SPAN_K

/**
 * A module whose I-V curve is a single-diode equation. Any model can supply the parameters.
 *
 * Each MPP starts from a tabulated guess, `ln(I0 exp(vd / a) / Iph)`: the fraction of the
 * photocurrent that flows through the diode at the MPP varies little (0.02 to 0.1), so one Halley
 * step from the guess is enough. The result is a pure function of irradiance and temperature; it
 * does not depend on rows solved before.
 */
export class DiodeModule implements CurveModule {
  readonly hasVoltage = true
  readonly stcW: number
  readonly areaM2: number
  readonly stcA: number
  readonly stcV: number
  private readonly parameters: DiodeParameters
  private readonly diode = new Diode()
  /**
   * ln of the diode's fraction of the photocurrent at 25 degC, and its change per unit of ln I0.
   */
  private readonly lnShare = new Float64Array(LAST_GUESS + 1)
  private readonly lnSharePerLnSat = new Float64Array(LAST_GUESS + 1)
  /**
   * Parabola of the relative MPP power around 25 degC, 1/K and 1/K2. It predicts only the cell
   * temperature, never the power.
   */
  private readonly powerPerK = new Float64Array(LAST_GUESS + 1)
  private readonly powerPerK2 = new Float64Array(LAST_GUESS + 1)
  /** Position of the row's light in the tables. */
  private index = 0
  private part = 0
  private readonly lnLightFirst: number
  private readonly lnSat25: number

  constructor(parameters: DiodeParameters, plate: CurvePlate) {
    this.parameters = parameters
    this.areaM2 = plate.areaM2
    this.stcA = plate.stcA
    this.stcV = plate.stcV
    this.stcW = plate.stcA * plate.stcV
    const d = this.diode
    parameters.setLight(STC_WM2, d)
    parameters.setTemperature(STC_CELL_C, d)
    this.lnLightFirst = Math.log(d.lightA) + LN_FIRST
    this.lnSat25 = d.lnSat
    for (let k = 0; k <= LAST_GUESS; k++) {
      parameters.setLight(STC_WM2 * Math.exp(LN_FIRST + k * LN_STEP), d)
      const lnShare25 = this.solveLnShare(STC_CELL_C, k === 0 ? -3 : this.lnShare[k - 1])
      const at25W = d.voltageV * d.currentA
      this.lnShare[k] = lnShare25
      this.lnSharePerLnSat[k] = (this.solveLnShare(WARM_CELL_C, lnShare25) - lnShare25) / (d.lnSat - this.lnSat25)
      const warmer = (d.voltageV * d.currentA) / at25W - 1
      this.solveLnShare(COLD_CELL_C, lnShare25)
      const colder = (d.voltageV * d.currentA) / at25W - 1
      this.powerPerK[k] = (warmer - colder) / (2 * SPAN_K)
      this.powerPerK2[k] = (warmer + colder) / (2 * SPAN_K * SPAN_K)
    }
  }

  /** Power of the MPP, W. */
  mppW(irradianceWm2: number, cellTempC: number): number {
    const d = this.diode
    this.parameters.setLight(irradianceWm2, d)
    this.solveAt(cellTempC, d)
    return d.voltageV * d.currentA
  }

  mpp(irradianceWm2: number, cellTempC: number, out: OperatingPoint): void {
    const d = this.diode
    this.parameters.setLight(irradianceWm2, d)
    this.solveAt(cellTempC, d)
    out.voltageV = d.voltageV
    out.currentA = d.currentA
  }

  currentA(irradianceWm2: number, cellTempC: number, voltageV: number, extraOhm: number): number {
    this.parameters.setLight(irradianceWm2, this.diode)
    this.parameters.setTemperature(cellTempC, this.diode)
    return solveCurrent(this.diode, voltageV, extraOhm)
  }

  openCircuitV(irradianceWm2: number, cellTempC: number): number {
    this.parameters.setLight(irradianceWm2, this.diode)
    this.parameters.setTemperature(cellTempC, this.diode)
    return solveOpenCircuit(this.diode)
  }

  solve(lit: LitRows, irradianceWm2: Float64Array, openC: Float64Array, coolingKPerWm2: Float64Array | null, out: ModuleSolution): void {
    const { rows, n } = lit
    const { powerAt25W, powerW, voltageV, cellTempC } = out
    const d = this.diode
    const perM2 = 1 / this.areaM2
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      let cell = openC[row]
      this.parameters.setLight(irradianceWm2[row], d)
      this.solveAt(STC_CELL_C, d)
      const at25W = d.voltageV * d.currentA
      powerAt25W[row] = at25W
      if (coolingKPerWm2 === null) this.solveAt(cell, d)
      else cell = this.solveHeat(cell, coolingKPerWm2[row] * perM2, at25W, d)
      cellTempC[row] = cell
      powerW[row] = d.voltageV * d.currentA
      voltageV[row] = d.voltageV
    }
  }

  /**
   * Solves MPP and cell temperature together: Newton's method on the temperature, starting from the
   * prediction of the tabulated parabola. It converges in one step.
   */
  private solveHeat(openC: number, coolingKPerW: number, at25W: number, d: Diode): number {
    const { index, part, powerPerK, powerPerK2 } = this
    const perK = powerPerK[index] + part * (powerPerK[index + 1] - powerPerK[index])
    const perK2 = powerPerK2[index] + part * (powerPerK2[index + 1] - powerPerK2[index])
    const cooled25K = coolingKPerW * at25W
    const warmer = (openC - STC_CELL_C - cooled25K) / (1 + cooled25K * perK)
    const slope = 1 + cooled25K * (perK + 2 * perK2 * warmer)
    let cell = Math.max(COLDEST_CELL_C, Math.min(openC, STC_CELL_C + warmer - (cooled25K * perK2 * warmer * warmer) / slope))
    this.solveAt(cell, d)
    for (let step = 0; step < MAX_HEAT_STEPS; step++) {
      const move = (openC - coolingKPerW * d.voltageV * d.currentA - cell) / slope
      if (move < CONSISTENT_K && move > -CONSISTENT_K) break
      cell = Math.max(COLDEST_CELL_C, Math.min(openC, cell + move))
      this.solveFrom(cell, d)
    }
    return cell
  }

  /** The MPP at the light that is set. */
  private solveAt(cellTempC: number, d: Diode): void {
    this.parameters.setTemperature(cellTempC, d)
    if (d.lightA <= 0) {
      d.voltageV = 0
      d.currentA = 0
      d.diodeV = 0
      return
    }
    const lnLight = Math.log(d.lightA)
    const at = (lnLight - this.lnLightFirst) * (1 / LN_STEP)
    const k = Math.max(0, Math.min(LAST_GUESS - 1, Math.floor(at)))
    const part = Math.max(0, Math.min(1, at - k)) // constant beyond the ends
    this.index = k
    this.part = part
    const lnShare = this.lnShare[k] + part * (this.lnShare[k + 1] - this.lnShare[k])
    const share = lnShare + this.lnSharePerLnSat[k] * (d.lnSat - this.lnSat25)
    solveMpp(d, d.thermalV * (lnLight - d.lnSat + share))
  }

  /** The MPP at a temperature very close to the previous one. */
  private solveFrom(cellTempC: number, d: Diode): void {
    this.parameters.setTemperature(cellTempC, d)
    if (d.lightA > 0) solveMpp(d, d.diodeV)
  }

  private solveLnShare(cellTempC: number, guess: number): number {
    const d = this.diode
    this.parameters.setTemperature(cellTempC, d)
    const lnRatio = Math.log(d.lightA) - d.lnSat
    solveMpp(d, d.thermalV * (lnRatio + guess))
    return d.diodeV / d.thermalV - lnRatio
  }
}
