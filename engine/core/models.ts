import type { Frame, LitRows, PlaneColumns } from './frame.ts'

/** Columns that a module model fills for the lit rows, one module in W and V; each has the frame's capacity. */
export interface ModuleSolution {
  /** Power at the MPP at 25 degC cell temperature. */
  powerAt25W: Float64Array
  /** Power at the MPP at the cell temperature. */
  powerW: Float64Array
  /** Voltage at the MPP at the cell temperature; untouched by a module without voltage. */
  voltageV: Float64Array
  cellTempC: Float64Array
}

/** A point of an I-V curve; written in place. */
export interface OperatingPoint {
  voltageV: number
  currentA: number
}

interface ModuleBase {
  /** Power at STC that nominal energy is counted with: i_mp x v_mp, or the nameplate of a module without voltage. */
  readonly stcW: number
  readonly areaM2: number
  /**
   * Solves the MPP of one module at 25 degC and at the cell temperature, for the lit rows.
   * The cell temperature is a straight line in the electrical power that leaves the module: `openC - coolingKPerWm2 x power / area`.
   * @param irradianceWm2   irradiance that the cells turn into current, front and rear together
   * @param openC           cell temperature without electrical output
   * @param coolingKPerWm2  fall of the cell temperature by electrical output; null where none of the rows has any
   */
  solve(lit: LitRows, irradianceWm2: Float64Array, openC: Float64Array, coolingKPerWm2: Float64Array | null, out: ModuleSolution): void
}

/** A module of which only the power is known. */
export interface PowerModule extends ModuleBase {
  readonly hasVoltage: false
}

/** A module with an I-V curve. */
export interface CurveModule extends ModuleBase {
  readonly hasVoltage: true
  /** MPP current and voltage at STC as stated. */
  readonly stcA: number
  readonly stcV: number
  mpp(irradianceWm2: number, cellTempC: number, out: OperatingPoint): void
  /**
   * Current at a terminal voltage; negative above the open-circuit voltage.
   * @param extraOhm  resistance in series with the module, beyond which the voltage stands
   */
  currentA(irradianceWm2: number, cellTempC: number, voltageV: number, extraOhm: number): number
  openCircuitV(irradianceWm2: number, cellTempC: number): number
}

/** What `module` gives to `dc` and `inverter`. */
export type ModuleModel = PowerModule | CurveModule

/** What `horizon` gives to `rear`: the far obstacles as the ground between the rows sees them. */
export interface GroundHorizon {
  /** Whether the sun stands behind them. */
  hides(sunElevationRad: number, sunAzimuthRad: number): boolean
  /** Share of the isotropic sky that they leave. */
  readonly skyKeptFrac: number
}

/** What `ac` gives to `storage`: the plant between its AC bus and the injection point, in W. `isUp` is the row's sun-up flag. */
export interface GridSide {
  /** Part of a bus power that the grid limit lets through, beside a load at the injection point. */
  admittedW(busW: number, loadW: number, isUp: number): number
  /** Bus power, lowered or raised from a given one, at which the plant just meets a load at the injection point, or as much of it as the grid limit lets through; NaN when nothing gets there. */
  busForLoadW(loadW: number, fromW: number, isUp: number): number
}

/** What `thermal` gives to `dc`. */
export interface ThermalModel {
  /** The cell temperature follows the electrical power that leaves the module; false leaves the cooling column untouched. */
  readonly followsPower: boolean
  /**
   * Writes the two terms of the cell temperature for the lit rows (see `ModuleModel.solve`); a model with memory goes through the dark rows too, block after block.
   * @param irradianceWm2  effective irradiance, front and rear together
   */
  write(
    frame: Frame<'thermal'>,
    plane: PlaneColumns<'thermal'>,
    irradianceWm2: Float64Array,
    openC: Float64Array,
    coolingKPerWm2: Float64Array,
  ): void
}
