import type { Frame, LitRows, PlaneColumns } from './frame.ts'

/**
 * Columns that a module model fills for the lit rows, one module in W and V; each has the frame's
 * capacity.
 */
export interface ModuleSolution {
  /** Power at the MPP at 25 degC cell temperature. */
  powerAt25W: Float64Array
  /** Power at the MPP at the cell temperature. */
  powerW: Float64Array
  /** Voltage at the MPP at the cell temperature; not written by a module without voltage. */
  voltageV: Float64Array
  cellTempC: Float64Array
}

/** A point of an I-V curve; written in place. */
export interface OperatingPoint {
  voltageV: number
  currentA: number
}

/**
 * The one-diode equation of a module at a light and a cell temperature, with `vd = V + I Rs`:
 * `I = lightA - satA (exp(vd / thermalV) - 1) - shuntS vd - lightA recombV / (builtInV - vd)`.
 */
export interface DiodeCurve {
  readonly lightA: number
  readonly satA: number
  readonly thermalV: number
  readonly seriesOhm: number
  readonly shuntS: number
  readonly recombV: number
  readonly builtInV: number
}

interface ModuleBase {
  /**
   * Power at STC from which nominal energy is computed: i_mp x v_mp, or the nameplate of a module
   * without voltage.
   */
  readonly stcW: number
  readonly areaM2: number
  /**
   * Solves the MPP of one module at 25 degC and at the cell temperature, for the lit rows. The cell
   * temperature is linear in the electrical power that leaves the module:
   * `openC - coolingKPerWm2 x power / area`.
   * @param irradianceWm2   irradiance that the cells turn into current, front and rear together
   * @param openC           cell temperature without electrical output
   * @param coolingKPerWm2  decrease of the cell temperature by electrical output; null when no row
   *   has any
   */
  solve(lit: LitRows, irradianceWm2: Float64Array, openC: Float64Array, coolingKPerWm2: Float64Array | null, out: ModuleSolution): void
}

/** A module without an I-V curve: only its power is known. */
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
   * @param extraOhm  resistance in series with the module; the voltage is the one behind it
   */
  currentA(irradianceWm2: number, cellTempC: number, voltageV: number, extraOhm: number): number
  openCircuitV(irradianceWm2: number, cellTempC: number): number
  /** Its one-diode equation, to be read before the next call; of a module that has one. */
  diodeAt?(irradianceWm2: number, cellTempC: number): DiodeCurve
  /**
   * Terminal voltage, from the MPP to open circuit, at which a function of the point changes its
   * sign; NaN when its signs at both ends agree. For a module that finds this faster than by
   * `currentA`, which may have to iterate for every voltage.
   */
  voltageWhere?(irradianceWm2: number, cellTempC: number, extraOhm: number, f: (voltageV: number, currentA: number) => number): number
}

/** Interface from `module` to `dc` and `inverter`. */
export type ModuleModel = PowerModule | CurveModule

/**
 * Interface from `horizon` to `rear`: the far obstacles as seen from the ground between the rows.
 */
export interface GroundHorizon {
  /** Whether the sun is behind them. */
  hides(sunElevationRad: number, sunAzimuthRad: number): boolean
  /** Share of the isotropic sky that remains visible. */
  readonly skyKeptFrac: number
}

/**
 * Interface from `ac` to `storage`: the plant between its AC bus and the injection point, in W.
 * `isUp` is the row's sun-up flag, `row` its number in the weather.
 */
export interface GridSide {
  /** Part of a bus power that the grid limit admits, with a load at the injection point. */
  admittedW(busW: number, loadW: number, isUp: number, row: number): number
  /**
   * Bus power, searched from a given one, at which the plant exactly meets a load at the injection
   * point, or as much of it as the grid limit admits; NaN when no power reaches that point.
   */
  busForLoadW(loadW: number, fromW: number, isUp: number, row: number): number
}

/**
 * Interface from `inverter` to `storage`: the inverters at whose DC side a battery stands, all of
 * them together, in W. Set a row, then ask; nothing is allocated.
 */
export interface DcSide {
  /** @param row  of the weather */
  setRow(airC: number, busV: number, row: number): void
  /** DC power from which they run, and the most that they take. */
  readonly startW: number
  readonly mostDcW: number
  /** Output at the most that they take. */
  readonly mostAcW: number
  /** DC power for an output above zero. */
  dcForW(acW: number): number
  /** Has them take a DC power, and writes what they give and lose. */
  take(dcW: number): void
  readonly outputW: number
  readonly thresholdLossW: number
  readonly overCurrentLossW: number
  readonly overPowerLossW: number
  readonly efficiencyLossW: number
  readonly nightW: number
  /** Voltage of their DC side. */
  readonly dcV: number
}

/** Interface from `thermal` to `dc`. */
export interface ThermalModel {
  /**
   * The cell temperature depends on the electrical power that leaves the module. If false, the
   * cooling column is not written.
   */
  readonly followsPower: boolean
  /**
   * Writes the two terms of the cell temperature for the lit rows (see `ModuleModel.solve`); a
   * model with memory also processes the dark rows, block after block.
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

/**
 * Interface from `thermal` to `dc`: replaces the cell temperature of the steady state by that of a
 * module with heat capacity. It carries its memory from block to block.
 * @param steadyC  cell temperature of the steady state, of the lit rows
 * @param outC     written for the lit rows
 */
export type Inertia = (frame: Frame<'thermal'>, steadyC: Float64Array, outC: Float64Array) => void

/**
 * Interface from the run to `inverter`: output of the mean year if the inverters had no power
 * limit, Wh; 0 while it is not known, and for weather of part of a year.
 */
export interface UnlimitedYear {
  energyWh: number
}
