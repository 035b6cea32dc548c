import { STC_CELL_C, STC_CELL_K, STC_WM2, ZERO_CELSIUS_K } from '../../core/constants.ts'
import { checkLight, checkPlate, checkResidual, curvePlate } from '../curve-plate.ts'
import { type Diode, setSaturation } from '../diode.ts'
import type { DiodeParameters } from '../diode-law.ts'
import { DiodeModule } from '../diode-module.ts'
import type { ModuleOption, SectionOf } from './option.ts'

/**
 * Constants with which SAM fits the coefficients: k / q, V/K, and its inverse, K/V, as rounded
 * there (CODATA 2018: 8.61733e-5 and 11604.5).
 */
const BOLTZMANN_OVER_CHARGE = 1.38e-23 / 1.6e-19
const CHARGE_OVER_BOLTZMANN = 11600
/** Relative temperature coefficient of the band gap, 1/K. */
const BAND_GAP_PER_K = -0.0002677
/**
 * Irradiance over 1000 W/m2 below which the resistances no longer change. Their formulas diverge towards
 * the dark; SAM gives no power there.
 */
const RESISTANCES_FROM_SUNS = 1e-3

/**
 * Diode parameters at an irradiance and a cell temperature, from the eleven coefficients that SAM
 * fits to a matrix of test data. Shunt and series resistance follow the irradiance by power laws;
 * the series resistance also follows the temperature.
 * Valid for: the range of the test data, usually 100 to 1100 W/m2 and 15 to 75 degC. A series
 * resistance below 0 counts as 0.
 * Source: Dobos & MacAlpine 2014, "Procedure for applying IEC-61853 test data to a single diode
 * model", 40th IEEE PVSC, doi:10.1109/PVSC.2014.6925525; coefficients and constants as in SAM's
 * open code, lib_iec61853.cpp. SAM divides by the light before the cover in the series
 * resistance; this divides by the light that the cells receive everywhere.
 * Checked by: test/fixtures/module/iec61853-points.json
 */
export class Iec61853Parameters implements DiodeParameters {
  private readonly lnSatRef: number
  private readonly thermalPerK: number

  private readonly module: SectionOf<'iec61853'>

  constructor(module: SectionOf<'iec61853'>) {
    this.module = { ...module }
    this.lnSatRef = Math.log(module.i_o_ref_a)
    this.thermalPerK = module.cells_in_series * module.diode_factor * BOLTZMANN_OVER_CHARGE
  }

  setLight(irradianceWm2: number, out: Diode): void {
    const { shunt_c1_ohm, shunt_c2_ohm, shunt_c3 } = this.module
    const suns = irradianceWm2 / STC_WM2
    out.suns = suns
    out.shuntS = 1 / (shunt_c1_ohm + shunt_c2_ohm * (Math.max(suns, RESISTANCES_FROM_SUNS) ** -shunt_c3 - 1))
  }

  setTemperature(cellTempC: number, out: Diode): void {
    const { i_l_ref_a, alpha_sc_a_per_k, series_d1_ohm, series_d2_ohm_per_k, series_d3_ohm, band_gap_ev } = this.module
    const lit = Math.max(out.suns, RESISTANCES_FROM_SUNS)
    const warmer = cellTempC - STC_CELL_C
    const cellK = cellTempC + ZERO_CELSIUS_K
    const gapEv = band_gap_ev * (1 + BAND_GAP_PER_K * warmer)
    const lnSat = this.lnSatRef + 3 * Math.log(cellK / STC_CELL_K) + CHARGE_OVER_BOLTZMANN * (band_gap_ev / STC_CELL_K - gapEv / cellK)
    out.lightA = out.suns * (i_l_ref_a + alpha_sc_a_per_k * warmer)
    out.seriesOhm = Math.max(0, series_d1_ohm + series_d2_ohm_per_k * warmer + (series_d3_ohm * (1 - lit)) / (lit * lit))
    setSaturation(out, lnSat)
    out.thermalV = this.thermalPerK * cellK
  }
}

export const iec61853: ModuleOption<'iec61853'> = {
  title: 'IEC 61853 single diode',
  source: 'Dobos & MacAlpine 2014, 40th IEEE PVSC, doi:10.1109/PVSC.2014.6925525',
  prepare(module, sink) {
    const isValid = checkPlate(module, sink)
    if (module.shunt_c1_ohm <= module.shunt_c2_ohm && module.shunt_c3 > 0) {
      // towards bright light the shunt resistance falls to c1 - c2
      sink.fail(
        'module.shunt_c2_ohm',
        `The shunt resistance turns negative in bright light: shunt_c2_ohm ${module.shunt_c2_ohm} Ohm must be below shunt_c1_ohm ${module.shunt_c1_ohm} Ohm`,
      )
      return null
    }
    if (!checkLight('module.alpha_sc_a_per_k', module.i_l_ref_a, module.alpha_sc_a_per_k, sink) || !isValid) return null
    const model = new DiodeModule(new Iec61853Parameters(module), curvePlate(module))
    return checkResidual(model, sink) ? model : null
  },
}
