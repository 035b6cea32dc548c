import { STC_CELL_C, STC_CELL_K, STC_WM2, THERMAL_VOLTAGE_PER_K, ZERO_CELSIUS_K } from '../core/constants.ts'
import { type Diode, setSaturation } from './diode.ts'
import type { DiodeLaw, DiodeParameters } from './diode-law.ts'

/** Lower limit of the ideality factor, as a fraction of its reference, at any cell temperature. */
const GAMMA_FLOOR = 0.1

/** Reference parameters of the PVsyst model. */
export interface PvsystReference {
  cellsInSeries: number
  lightA: number
  satA: number
  lightAPerK: number
  seriesOhm: number
  /** Shunt resistance at 1000 W/m2 and in the dark, and the exponent of the transition. */
  shuntOhm: number
  shuntDarkOhm: number
  shuntExp: number
  /** Diode ideality factor at 25 degC and its change per K. */
  gamma: number
  gammaPerK: number
  bandGapEv: number
  /**
   * Recombination: d2 / (mu tau), V, and built-in voltage of one cell, V; 0 without recombination.
   */
  recombV: number
  builtInCellV: number
}

/**
 * Diode parameters at an irradiance and a cell temperature: shunt resistance that falls
 * exponentially with the irradiance, ideality factor linear in the temperature and also in the
 * exponent of the saturation current, recombination term of thin film.
 * Valid for: temperatures at which the ideality factor is positive, checked from -40 to 100 degC;
 * far outside, it is limited to a tenth of its reference.
 * Source: Mermoud & Lejeune 2010, "Performance assessment of a simulation model for PV modules of
 * any available technology", 25th EU PVSEC; Sauer, Roessler, Hansen 2015,
 * doi:10.1109/JPHOTOV.2014.2364133.
 * Checked by: pvlib t10b, test/fixtures/module/curve-points.json
 */
export class PvsystParameters implements DiodeParameters {
  readonly reference: PvsystReference
  private readonly lnSatRef: number
  private readonly thermalRefV: number
  private readonly shuntBaseOhm: number
  private readonly builtInV: number

  constructor(reference: PvsystReference) {
    this.reference = reference
    this.lnSatRef = Math.log(reference.satA)
    this.thermalRefV = reference.cellsInSeries * reference.gamma * THERMAL_VOLTAGE_PER_K * STC_CELL_K
    const { shuntOhm, shuntDarkOhm, shuntExp } = reference
    const bright = Math.exp(-shuntExp)
    this.shuntBaseOhm = Math.max((shuntOhm - shuntDarkOhm * bright) / (1 - bright), 0)
    this.builtInV = reference.recombV > 0 ? reference.builtInCellV * reference.cellsInSeries : Number.POSITIVE_INFINITY
  }

  setLight(irradianceWm2: number, out: Diode): void {
    const { reference, shuntBaseOhm } = this
    const suns = irradianceWm2 * (1 / STC_WM2)
    out.suns = suns
    out.shuntS = 1 / (shuntBaseOhm + (reference.shuntDarkOhm - shuntBaseOhm) * Math.exp(-reference.shuntExp * suns))
    out.seriesOhm = reference.seriesOhm
    out.recombV = reference.recombV
    out.builtInV = this.builtInV
  }

  setTemperature(cellTempC: number, out: Diode): void {
    const { reference } = this
    if (cellTempC === STC_CELL_C) {
      out.lightA = out.suns * reference.lightA
      out.lnSat = this.lnSatRef
      out.satA = reference.satA
      out.thermalV = this.thermalRefV
      return // half of all points: saves one logarithm and one exponential
    }
    const warmer = cellTempC - STC_CELL_C
    const cellK = cellTempC + ZERO_CELSIUS_K
    const gamma = Math.max(GAMMA_FLOOR * reference.gamma, reference.gamma + reference.gammaPerK * warmer)
    const lnSat =
      this.lnSatRef +
      3 * Math.log(cellK * (1 / STC_CELL_K)) +
      (reference.bandGapEv / (THERMAL_VOLTAGE_PER_K * gamma)) * (1 / STC_CELL_K - 1 / cellK)
    out.lightA = out.suns * (reference.lightA + reference.lightAPerK * warmer)
    setSaturation(out, lnSat)
    out.thermalV = reference.cellsInSeries * gamma * THERMAL_VOLTAGE_PER_K * cellK
  }

  law(): DiodeLaw {
    const { reference, shuntBaseOhm } = this
    return {
      lightA: reference.lightA,
      lightAPerK: reference.lightAPerK,
      lnSat: this.lnSatRef,
      thermalV: this.thermalRefV,
      gammaPerK: reference.gammaPerK / reference.gamma,
      gapK: reference.bandGapEv / (THERMAL_VOLTAGE_PER_K * reference.gamma),
      seriesOhm: reference.seriesOhm,
      shuntSPerSun: null,
      shuntBaseOhm,
      shuntSpanOhm: reference.shuntDarkOhm - shuntBaseOhm,
      shuntExp: reference.shuntExp,
      recombV: reference.recombV,
      builtInV: this.builtInV,
    }
  }
}
