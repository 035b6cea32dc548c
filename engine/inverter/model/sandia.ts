import type { LitRows } from '../../core/frame.ts'
import type { Sink } from '../../core/sink.ts'
import type { Conversion, InverterOption, SectionOf } from './option.ts'

/** Parameters of the Sandia model. */
export interface SandiaParameters {
  /** AC rating, DC power at the rating and DC power to start, W. */
  acoW: number
  dcoW: number
  soW: number
  /** DC voltage at the rating, V. */
  dcoV: number
  /**
   * Curvature of AC over DC power at the rated voltage, 1/W, and the change of dcoW, soW and c0
   * with the voltage, 1/V.
   */
  c0: number
  c1: number
  c2: number
  c3: number
}

/**
 * Grid-connected inverter after Sandia: AC power is a parabola in the DC power, whose three
 * coefficients are linear in the DC voltage. An inverter makes no energy: where a fit leaves its
 * range and gives more than its input (111 of the 2,083 of the CEC list, 3 of them within their own
 * MPPT window), the output is the input.
 * Source: King, Gonzalez, Galbraith, Boyson 2007, SAND2007-5036, without that limit.
 * Checked by: pvlib t11, test/fixtures/inverter/conversion.json
 */
export class SandiaConversion implements Conversion {
  readonly startW: number
  readonly maxAcW: number
  readonly ratedV: number
  private readonly p: SandiaParameters

  constructor(p: SandiaParameters) {
    this.p = p
    this.startW = p.soW
    this.maxAcW = p.acoW
    this.ratedV = p.dcoV
  }

  acW(dcW: number, dcV: number): number {
    const { p } = this
    const dv = dcV - p.dcoV
    const a = p.dcoW * (1 + p.c1 * dv)
    const b = p.soW * (1 + p.c2 * dv)
    const c = p.c0 * (1 + p.c3 * dv)
    const over = dcW - b
    return Math.min(dcW, (p.acoW / (a - b) - c * (a - b)) * over + c * over * over)
  }

  dcW(acW: number, dcV: number): number {
    const { p } = this
    const dv = dcV - p.dcoV
    const a = p.dcoW * (1 + p.c1 * dv)
    const b = p.soW * (1 + p.c2 * dv)
    const c = p.c0 * (1 + p.c3 * dv)
    const slope = p.acoW / (a - b) - c * (a - b)
    return Math.max(acW, b + (2 * acW) / (slope + Math.sqrt(slope * slope + 4 * c * acW)))
  }

  convert({ rows, n }: LitRows, inverters: number, dcW: Float64Array, dcV: Float64Array | null, acW: Float64Array): void {
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (dcW[row] !== 0) acW[row] = inverters * this.acW(dcW[row] / inverters, dcV === null ? this.ratedV : dcV[row])
    }
  }
}

/** Relative difference between AC rating and nominal power above which the model warns. */
const RATING_FRAC = 0.03

/** Voltages of the window and shares of the rated DC power at which the fit is looked at. */
const CHECKED_VOLTAGES = 9
const CHECKED_LOADS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1]

/** Warns of a fit that reaches its limit, no loss at all, at a voltage of the MPPT window. */
function warnOfGain(conversion: SandiaConversion, inverter: SectionOf<'sandia'>, sink: Sink): void {
  const leastV = inverter.v_mppt_min_v ?? inverter.v_dco_v
  const mostV = inverter.v_mppt_max_v ?? inverter.v_dc_max_v ?? inverter.v_dco_v
  for (let step = 0; step < CHECKED_VOLTAGES; step++) {
    const dcV = leastV + ((mostV - leastV) * step) / (CHECKED_VOLTAGES - 1)
    const load = CHECKED_LOADS.find((share) => conversion.acW(share * inverter.p_dco_w, dcV) === share * inverter.p_dco_w)
    if (load === undefined) continue
    sink.warn('inverter_curve_gains', 'inverter', { dc_v: dcV, load_frac: load })
    return
  }
}

export const sandia: InverterOption<'sandia'> = {
  title: 'Sandia inverter',
  source: 'King, Gonzalez, Galbraith, Boyson 2007, SAND2007-5036',
  prepare(inverter, sink) {
    if (inverter.p_dco_w <= inverter.p_so_w) {
      sink.fail(
        'inverter.p_dco_w',
        `The DC power at the rating must be greater than the DC power to start: ${inverter.p_dco_w} W is not above p_so_w ${inverter.p_so_w} W`,
      )
      return null
    }
    if (inverter.p_dco_w < inverter.p_aco_w) {
      sink.fail(
        'inverter.p_dco_w',
        `The DC power at the rating must be at least the AC rating: ${inverter.p_dco_w} W is below p_aco_w ${inverter.p_aco_w} W`,
      )
      return null
    }
    const ratedKw = inverter.p_aco_w / 1000
    if (Math.abs(ratedKw / inverter.p_ac_nom_kw - 1) > RATING_FRAC) {
      sink.warn('inverter_ratings_contradict', 'inverter.p_aco_w', { aco_w: inverter.p_aco_w, nominal_kw: inverter.p_ac_nom_kw })
    }
    const conversion = new SandiaConversion({
      acoW: inverter.p_aco_w,
      dcoW: inverter.p_dco_w,
      soW: inverter.p_so_w,
      dcoV: inverter.v_dco_v,
      c0: inverter.c0,
      c1: inverter.c1,
      c2: inverter.c2,
      c3: inverter.c3,
    })
    warnOfGain(conversion, inverter, sink)
    return conversion
  },
}
