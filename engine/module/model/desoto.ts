import { STC_CELL_C, STC_CELL_K, STC_WM2, ZERO_CELSIUS_K } from '../../core/constants.ts'
import type { Sink } from '../../core/sink.ts'
import { checkLight, checkPlate, checkResidual, curvePlate } from '../curve-plate.ts'
import { type Diode, setSaturation } from '../diode.ts'
import type { DiodeLaw, DiodeParameters } from '../diode-law.ts'
import { DiodeModule } from '../diode-module.ts'
import type { ModuleOption, SectionOf } from './option.ts'

/**
 * Band gap of silicon at 25 degC, eV, and its relative temperature coefficient, 1/K; the CEC
 * library was fitted with these values for every technology.
 */
const BAND_GAP_EV = 1.121
const BAND_GAP_PER_K = -0.0002677
/** Boltzmann constant in eV/K with which the CEC library was fitted (CODATA 2010). */
const BOLTZMANN_EV = 8.617332478e-5

/**
 * Five reference parameters of the diode equation, and the temperature coefficient of the
 * photocurrent.
 */
export interface DesotoReference {
  lightA: number
  satA: number
  seriesOhm: number
  shuntOhm: number
  /** n Ns k T / q at reference conditions, V. */
  thermalV: number
  /** Temperature coefficient of the photocurrent, A/K. */
  lightAPerK: number
}

/**
 * Diode parameters at an irradiance and a cell temperature: photocurrent and shunt conductance in
 * proportion to the irradiance, saturation current from the band gap, which falls with temperature.
 * Valid for: silicon, because of its band gap; other technologies only if their parameters were
 * fitted with the same constants, as in the CEC library.
 * Source: De Soto, Klein, Beckman 2006, doi:10.1016/j.solener.2005.06.010.
 * Checked by: pvlib t10a, test/fixtures/module/curve-points.json
 */
export class DesotoParameters implements DiodeParameters {
  private readonly reference: DesotoReference
  private readonly lnSatRef: number

  constructor(reference: DesotoReference) {
    this.reference = reference
    this.lnSatRef = Math.log(reference.satA)
  }

  setLight(irradianceWm2: number, out: Diode): void {
    const suns = irradianceWm2 * (1 / STC_WM2)
    out.suns = suns
    out.shuntS = suns / this.reference.shuntOhm
    out.seriesOhm = this.reference.seriesOhm
  }

  setTemperature(cellTempC: number, out: Diode): void {
    const { reference } = this
    if (cellTempC === STC_CELL_C) {
      out.lightA = out.suns * reference.lightA
      out.lnSat = this.lnSatRef
      out.satA = reference.satA
      out.thermalV = reference.thermalV
      return // half of all points: saves one logarithm and one exponential
    }
    const warmer = cellTempC - STC_CELL_C
    const ratio = (cellTempC + ZERO_CELSIUS_K) / STC_CELL_K
    const gap = BAND_GAP_EV * (1 + BAND_GAP_PER_K * warmer)
    const lnSat = this.lnSatRef + 3 * Math.log(ratio) + (BAND_GAP_EV - gap / ratio) / (BOLTZMANN_EV * STC_CELL_K)
    out.lightA = out.suns * (reference.lightA + reference.lightAPerK * warmer)
    setSaturation(out, lnSat)
    out.thermalV = reference.thermalV * ratio
  }

  law(): DiodeLaw {
    const { lightA, lightAPerK, thermalV, seriesOhm, shuntOhm } = this.reference
    return {
      lightA,
      lightAPerK,
      lnSat: this.lnSatRef,
      thermalV,
      gammaPerK: 0,
      gapK: (BAND_GAP_EV * (1 - BAND_GAP_PER_K * STC_CELL_K)) / BOLTZMANN_EV,
      seriesOhm,
      shuntSPerSun: 1 / shuntOhm,
      shuntBaseOhm: 0,
      shuntSpanOhm: 0,
      shuntExp: 0,
      recombV: 0,
      builtInV: Number.POSITIVE_INFINITY,
    }
  }
}

/** @param adjustFrac  fraction by which the temperature coefficient of the current is reduced */
export function prepareDesoto(module: SectionOf<'desoto' | 'cec'>, adjustFrac: number, sink: Sink): DiodeModule | null {
  const lightAPerK = module.alpha_sc_a_per_k * (1 - adjustFrac)
  const isValid = checkPlate(module, sink)
  if (!checkLight('module.alpha_sc_a_per_k', module.i_l_ref_a, lightAPerK, sink) || !isValid) return null
  const parameters = new DesotoParameters({
    lightA: module.i_l_ref_a,
    satA: module.i_o_ref_a,
    seriesOhm: module.r_s_ohm,
    shuntOhm: module.r_sh_ref_ohm,
    thermalV: module.a_ref_v,
    lightAPerK,
  })
  const model = new DiodeModule(parameters, curvePlate(module))
  return checkResidual(model, sink) ? model : null
}

export const desoto: ModuleOption<'desoto'> = {
  title: 'De Soto five parameters',
  source: 'De Soto, Klein, Beckman 2006, doi:10.1016/j.solener.2005.06.010',
  prepare: (module, sink) => prepareDesoto(module, 0, sink),
}
