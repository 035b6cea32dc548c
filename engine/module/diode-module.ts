import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { LitRows } from '../core/frame.ts'
import type { CurveModule, DiodeCurve, ModuleSolution, OperatingPoint } from '../core/models.ts'
import { bracketedRoot } from '../core/root.ts'
import { currentAt, Diode, solveCurrent, solveMpp, solveOpenCircuit } from './diode.ts'
import type { DiodeLaw, DiodeParameters } from './diode-law.ts'
import { solveRows } from './mpp-kernel.ts'
import { CELLS, CELLS_ABOVE_STC, CELLS_PER_E, makeMppTables, PER_K, SHARE, STRIDE, tabulated25W } from './mpp-tables.ts'

/** Nameplate values from the module's section. */
export interface CurvePlate {
  areaM2: number
  stcA: number
  stcV: number
}

/**
 * Largest step of the cell temperature, K, after which heat balance and MPP count as consistent.
 */
const CONSISTENT_K = 1e-9
const MAX_HEAT_STEPS = 50
/** Lowest slope of the heat balance that a secant may have. */
const LEAST_SLOPE = 0.1
/** Width of a bracket of voltages, relative to the voltage, at which a search ends. */
const VOLTAGE_WIDTH = 1e-10
/**
 * Lower bound of the search for the cell temperature, degC. The upper bound is the temperature
 * without electrical output.
 */
const COLDEST_CELL_C = -100
/**
 * A module whose I-V curve is a single-diode equation. Any model can supply the parameters.
 *
 * Each MPP starts from a tabulated guess, from which one step is enough: Newton's in the kernel that
 * takes nearly all rows, Halley's in the plain solve, which takes the others. Every result is a pure
 * function of irradiance and temperature; it does not depend on rows solved before.
 */
export class DiodeModule implements CurveModule {
  readonly hasVoltage = true
  readonly stcW: number
  readonly areaM2: number
  readonly stcA: number
  readonly stcV: number
  private readonly parameters: DiodeParameters
  private readonly diode = new Diode()
  private readonly law: DiodeLaw | null
  /** Guesses and power at 25 degC, see `makeMppTables`. */
  private readonly cells: Float64Array
  private readonly lnSat25: number
  /** Position of the row's light in the tables: its cell, and the part of it below the light. */
  private cellIndex = 0
  private part = 0
  /** The curve that was asked last for a point, and whether the point is its MPP. */
  private readonly point = new Diode()
  private pointWm2 = Number.NaN
  private pointC = Number.NaN
  private pointIsMpp = false
  /** What `voltageWhere` searches, and the resistance from the diode to where it looks. */
  private searched: (voltageV: number, currentA: number) => number = () => Number.NaN
  private pointOhm = 0
  /** Rows that the kernel left to the plain solve. */
  private left = new Int32Array(0)

  constructor(parameters: DiodeParameters, plate: CurvePlate) {
    this.parameters = parameters
    this.areaM2 = plate.areaM2
    this.stcA = plate.stcA
    this.stcV = plate.stcV
    this.stcW = plate.stcA * plate.stcV
    this.law = parameters.law?.() ?? null
    const d = this.diode
    parameters.setLight(STC_WM2, d)
    parameters.setTemperature(STC_CELL_C, d)
    this.lnSat25 = d.lnSat
    this.cells = makeMppTables(parameters, d)
  }

  /** Power of the MPP, W. */
  mppW(irradianceWm2: number, cellTempC: number): number {
    const d = this.diode
    this.setLight(irradianceWm2)
    this.solveAt(cellTempC, d)
    return d.voltageV * d.currentA
  }

  mpp(irradianceWm2: number, cellTempC: number, out: OperatingPoint): void {
    const d = this.mppPoint(irradianceWm2, cellTempC)
    out.voltageV = d.voltageV
    out.currentA = d.currentA
  }

  currentA(irradianceWm2: number, cellTempC: number, voltageV: number, extraOhm: number): number {
    this.setPoint(irradianceWm2, cellTempC)
    return solveCurrent(this.point, voltageV, extraOhm)
  }

  openCircuitV(irradianceWm2: number, cellTempC: number): number {
    this.setPoint(irradianceWm2, cellTempC)
    return solveOpenCircuit(this.point)
  }

  diodeAt(irradianceWm2: number, cellTempC: number): DiodeCurve {
    this.setPoint(irradianceWm2, cellTempC)
    return this.point
  }

  /** Searches along the diode voltage, at which the current is in closed form. */
  voltageWhere(irradianceWm2: number, cellTempC: number, extraOhm: number, f: (voltageV: number, currentA: number) => number): number {
    const point = this.mppPoint(irradianceWm2, cellTempC)
    this.pointOhm = point.seriesOhm + extraOhm
    this.searched = f
    const diodeV = bracketedRoot(this.atDiodeV, point.diodeV, solveOpenCircuit(point), VOLTAGE_WIDTH)
    return diodeV - currentAt(point, diodeV) * this.pointOhm
  }

  private readonly atDiodeV = (diodeV: number): number => {
    const currentA = currentAt(this.point, diodeV)
    return this.searched(diodeV - currentA * this.pointOhm, currentA)
  }

  /** A search for a voltage asks for many currents of one curve: its parameters are set once. */
  private setPoint(irradianceWm2: number, cellTempC: number): void {
    if (irradianceWm2 === this.pointWm2 && cellTempC === this.pointC) return
    this.parameters.setLight(irradianceWm2, this.point)
    this.parameters.setTemperature(cellTempC, this.point)
    this.pointWm2 = irradianceWm2
    this.pointC = cellTempC
    this.pointIsMpp = false
  }

  /** The curve at its MPP; a row beyond a limit asks for it twice. */
  private mppPoint(irradianceWm2: number, cellTempC: number): Diode {
    const { point } = this
    this.setPoint(irradianceWm2, cellTempC)
    if (this.pointIsMpp) return point
    this.locate(point.suns)
    this.solveCurve(point)
    this.pointIsMpp = true
    return point
  }

  solve(lit: LitRows, irradianceWm2: Float64Array, openC: Float64Array, coolingKPerWm2: Float64Array | null, out: ModuleSolution): void {
    const { law, cells, areaM2 } = this
    if (law === null) {
      this.solvePlain(lit, irradianceWm2, openC, coolingKPerWm2, out)
      return
    }
    if (this.left.length < lit.n) this.left = new Int32Array(lit.rows.length)
    const leftCount = solveRows(lit, law, cells, irradianceWm2, openC, coolingKPerWm2, areaM2, out, this.left)
    this.solveEach({ rows: this.left, n: leftCount }, irradianceWm2, openC, coolingKPerWm2, true, out)
  }

  /**
   * The same as `solve` without the kernel and the tabulated power: every point is solved until its
   * steps vanish. The kernel is tested against it.
   */
  solvePlain(
    lit: LitRows,
    irradianceWm2: Float64Array,
    openC: Float64Array,
    coolingKPerWm2: Float64Array | null,
    out: ModuleSolution,
  ): void {
    this.solveEach(lit, irradianceWm2, openC, coolingKPerWm2, false, out)
  }

  /**
   * @param tabulates25  whether the power at 25 degC is the tabulated one where there is one: that of
   *   a row must not depend on who solves the row
   */
  private solveEach(
    { rows, n }: LitRows,
    irradianceWm2: Float64Array,
    openC: Float64Array,
    coolingKPerWm2: Float64Array | null,
    tabulates25: boolean,
    { powerAt25W, powerW, voltageV, cellTempC }: ModuleSolution,
  ): void {
    const d = this.diode
    const perM2 = 1 / this.areaM2
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      let cell = openC[row]
      this.setLight(irradianceWm2[row])
      const tabulatedW = tabulates25 ? tabulated25W(irradianceWm2[row], this.cells) : Number.NaN
      if (Number.isNaN(tabulatedW)) this.solveAt(STC_CELL_C, d)
      const at25W = Number.isNaN(tabulatedW) ? d.voltageV * d.currentA : tabulatedW
      powerAt25W[row] = at25W
      if (coolingKPerWm2 === null) this.solveAt(cell, d)
      else cell = this.solveHeat(cell, coolingKPerWm2[row] * perM2, at25W, d)
      cellTempC[row] = cell
      powerW[row] = d.voltageV * d.currentA
      voltageV[row] = d.voltageV
    }
  }

  /**
   * Solves MPP and cell temperature together: the secant method on the temperature, from the
   * prediction and the slope of the tabulated cubic. Two steps usually suffice.
   */
  private solveHeat(openC: number, coolingKPerW: number, at25W: number, d: Diode): number {
    const perK = this.tabulated(PER_K)
    const perK2 = this.tabulated(PER_K + 2)
    const cooled25K = coolingKPerW * at25W
    const warmer = (openC - STC_CELL_C - cooled25K) / (1 + cooled25K * perK)
    let slope = 1 + cooled25K * (perK + 2 * perK2 * warmer)
    let cell = Math.max(COLDEST_CELL_C, Math.min(openC, STC_CELL_C + warmer - (cooled25K * perK2 * warmer * warmer) / slope))
    this.solveAt(cell, d)
    for (let step = 0; step < MAX_HEAT_STEPS; step++) {
      const powerW = d.voltageV * d.currentA
      const move = (openC - coolingKPerW * powerW - cell) / slope
      if (move < CONSISTENT_K && move > -CONSISTENT_K) break
      const before = cell
      cell = Math.max(COLDEST_CELL_C, Math.min(openC, cell + move))
      this.solveFrom(cell, d)
      const secant = 1 + (coolingKPerW * (d.voltageV * d.currentA - powerW)) / (cell - before)
      if (secant > LEAST_SLOPE) slope = secant
    }
    return cell
  }

  /** Sets the light of the next points, and its position in the tables. */
  private setLight(irradianceWm2: number): void {
    this.parameters.setLight(irradianceWm2, this.diode)
    this.locate(this.diode.suns)
  }

  private locate(suns: number): void {
    const at = CELLS_ABOVE_STC - Math.log(suns) * CELLS_PER_E
    this.cellIndex = Math.max(0, Math.min(CELLS - 1, Math.floor(at)))
    this.part = Math.max(0, Math.min(1, at - this.cellIndex)) // constant beyond the ends
  }

  /** The MPP at the light that is set. */
  private solveAt(cellTempC: number, d: Diode): void {
    this.parameters.setTemperature(cellTempC, d)
    this.solveCurve(d)
  }

  /** The MPP of a curve whose light and temperature are set, and whose light is located in the tables. */
  private solveCurve(d: Diode): void {
    if (d.lightA <= 0) {
      d.voltageV = 0
      d.currentA = 0
      d.diodeV = 0
      return
    }
    const lnLight = Math.log(d.lightA)
    const lnSatMove = d.lnSat - this.lnSat25
    const lnShare =
      this.tabulated(SHARE) +
      lnSatMove * (this.tabulated(SHARE + 2) + lnSatMove * (this.tabulated(SHARE + 4) + lnSatMove * this.tabulated(SHARE + 6)))
    const diodeV = d.thermalV * (lnLight - d.lnSat + lnShare)
    // in low light the shunt decides: alone, it has its MPP at half of lightA / shuntS
    solveMpp(d, Math.min(diodeV, d.lightA / (2 * d.shuntS)))
  }

  /** A coefficient of the tables at the light that is set. */
  private tabulated(column: number): number {
    const at = this.cellIndex * STRIDE + column
    return this.cells[at] + this.part * this.cells[at + 1]
  }

  /** The MPP at a temperature very close to the previous one. */
  private solveFrom(cellTempC: number, d: Diode): void {
    this.parameters.setTemperature(cellTempC, d)
    if (d.lightA > 0) solveMpp(d, d.diodeV)
  }
}
