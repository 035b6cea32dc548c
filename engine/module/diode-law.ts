import type { Diode } from './diode.ts'

/**
 * A model's parameters of the diode equation. Both methods are called for a point, `setLight`
 * first; the light then remains set while the temperature changes.
 */
export interface DiodeParameters {
  /** Sets the parameters that depend on the irradiance alone. */
  setLight(irradianceWm2: number, out: Diode): void
  /** Sets the parameters that depend on the cell temperature, and the photocurrent. */
  setTemperature(cellTempC: number, out: Diode): void
  /**
   * The same as constants, for the kernel that solves many rows. Without them, the plain solve takes
   * every row.
   */
  law?(): DiodeLaw
}

/**
 * How the diode equation of a module follows light and cell temperature, as constants. The PVsyst
 * model and De Soto's (with `cec`) are one law, so that one kernel solves them all. With
 * `suns = G / 1000 W/m2`, `T` in K, `dT = T - Tref` and `n = 1 + gammaPerK dT`:
 * - photocurrent: `suns (lightA + lightAPerK dT)`
 * - thermal voltage: `thermalV n T / Tref`
 * - saturation current: `ln I0 = lnSat + 3 ln(T / Tref) + gapK / n (1 / Tref - 1 / T)`. De Soto's
 *   gap falls linearly with the temperature, `E (1 + b dT)`. In this form it is constant:
 *   `E (1 - b Tref)`.
 * - shunt conductance: `suns shuntSPerSun`, or
 *   `1 / (shuntBaseOhm + shuntSpanOhm exp(-shuntExp suns))` when `shuntSPerSun` is null
 */
export interface DiodeLaw {
  /** Photocurrent at STC, A, and its change per K. */
  lightA: number
  lightAPerK: number
  /** Logarithm of the saturation current at 25 degC, A. */
  lnSat: number
  /** Modified ideality factor at 25 degC, V, and the relative change of the ideality per K. */
  thermalV: number
  gammaPerK: number
  /** Band gap over Boltzmann's constant and the ideality factor at 25 degC, K. */
  gapK: number
  seriesOhm: number
  shuntSPerSun: number | null
  shuntBaseOhm: number
  shuntSpanOhm: number
  shuntExp: number
  /** Recombination parameter, V, and built-in voltage, V; 0 and infinite without recombination. */
  recombV: number
  builtInV: number
}
