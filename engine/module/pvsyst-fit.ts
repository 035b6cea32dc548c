import { STC_CELL_C, STC_CELL_K, STC_WM2, THERMAL_VOLTAGE_PER_K } from '../core/constants.ts'
import { bracketedRoot, goldenMinimum, leastSquares } from '../core/root.ts'
import type { Sink } from '../core/sink.ts'
import { CELL_RANGE_C, checkLight } from './curve-plate.ts'
import { Diode, solveMpp } from './diode.ts'
import { LOW_LIGHT_WM2, type LowLight, lowLightTarget, warnOfUnreadDefault } from './low-light-default.ts'
import type { SectionOf } from './model/option.ts'
import { PvsystParameters, type PvsystReference } from './pvsyst-parameters.ts'

type Section = SectionOf<'pvsyst'>

interface Technology {
  bandGapEv: number
  /** Built-in voltage of a cell, V, when none is stated. */
  builtInV: number
  /** Ratio of the shunt resistance in the dark to that at 1000 W/m2, when none is stated. */
  shuntDarkRatio: number
}

const CRYSTALLINE: Technology = { bandGapEv: 1.121, builtInV: 0.9, shuntDarkRatio: 4 }
/**
 * A tandem's cell is two junctions in series, whose band gaps and built-in voltages add up, like
 * their ideality factors. With these sums the fit finds the Gamma (3.023) and muGamma (0.0105) of a
 * PAN file of micromorph silicon. With the values of one junction it finds no curve, or a muGamma
 * of -0.003.
 */
const TECHNOLOGIES = {
  mono_si: CRYSTALLINE,
  poly_si: CRYSTALLINE,
  hit: CRYSTALLINE,
  cdte: { bandGapEv: 1.5, builtInV: 0.9, shuntDarkRatio: 12 },
  cis: { bandGapEv: 1.03, builtInV: 0.9, shuntDarkRatio: 12 },
  a_si: { bandGapEv: 1.7, builtInV: 0.9, shuntDarkRatio: 12 },
  tandem: { bandGapEv: 2 * 1.7, builtInV: 2 * 0.9, shuntDarkRatio: 12 },
  other: CRYSTALLINE,
} satisfies Record<Section['technology'], Technology>

const LOW_LIGHT_RESIDUAL = 0.005
/**
 * Range of the search for the ideality factor: 0.8 to 2 for a cell, wider for modules whose
 * `cells_in_series` counts tandems or sub-cells.
 */
const GAMMA_RANGE = [0.5, 8] as const
/**
 * Open-circuit voltage of one cell, V, from a poor cell to a stack of three junctions that counts
 * as one cell.
 */
const CELL_OPEN_V = [0.4, 3.5] as const
/** First two series resistances of the fit to low light, over the largest possible one. */
const SERIES_STARTS = [0.4, 0.5] as const
/** Accuracy of the series resistance, over the largest possible one. */
const SERIES_WIDTH = 1e-9
/** Largest temperature coefficient of gamma in the search, as a fraction of gamma per K. */
const GAMMA_PER_K_RANGE = 0.01
/**
 * The fit meets the stated power coefficient as the mean from 25 to 50 degC. This reproduces the
 * muGamma of the files (51 modules, 7e-5 per K).
 */
const WARM_CELL_C = 50

/**
 * Completes the parameters of the PVsyst model from those that the section states. Shunt
 * resistances follow by rule. Gamma (or the series resistance) is fitted so that the curve passes
 * through (i_mp, v_mp) in addition to (i_sc, 0) and (0, v_oc); when both are open, the low-light
 * efficiencies determine them. The temperature coefficient of gamma is fitted to that of the power.
 * Fails: the field of the `module` section that no physical curve can match; then returns null.
 * Source: PVsyst's public help, "PV modules: model description"; Sauer, Roessler, Hansen 2015,
 * doi:10.1109/JPHOTOV.2014.2364133.
 * Checked by: test/fixtures/module/pvsyst-gamma.json, pvsyst-low-light.json and
 * pvsyst-thin-film.json; test/engine/samples (44 PAN files)
 */
export function fitPvsyst(module: Section, sink: Sink): PvsystReference | null {
  const { i_sc_a, v_oc_v, i_mp_a, v_mp_v, cells_in_series } = module
  warnOfUnreadDefault(module, sink)
  const technology = TECHNOLOGIES[module.technology]
  const shuntOhm = module.r_shunt_ohm ?? v_mp_v / (0.2 * (i_sc_a - i_mp_a))
  const builtInCellV = module.v_bi_v ?? technology.builtInV
  const failure = contradiction(module, shuntOhm, builtInCellV)
  if (failure !== null) {
    sink.fail(...failure)
    return null
  }
  const curve: Curve = {
    scA: i_sc_a,
    ocV: v_oc_v,
    mpA: i_mp_a,
    mpV: v_mp_v,
    shuntS: 1 / shuntOhm,
    recombV: module.d2_mu_tau_v,
    builtInV: module.d2_mu_tau_v > 0 ? builtInCellV * cells_in_series : Number.POSITIVE_INFINITY,
  }
  const unitV = cells_in_series * THERMAL_VOLTAGE_PER_K * STC_CELL_K
  const reference = (seriesOhm: number, gamma: number): PvsystReference => ({
    ...extract(curve, seriesOhm, gamma * unitV),
    cellsInSeries: cells_in_series,
    lightAPerK: module.mu_i_sc_a_per_k,
    seriesOhm,
    shuntOhm,
    shuntDarkOhm: module.r_shunt_0_ohm ?? technology.shuntDarkRatio * shuntOhm,
    shuntExp: module.r_shunt_exp,
    gamma,
    gammaPerK: module.mu_gamma_per_k ?? 0,
    bandGapEv: technology.bandGapEv,
    recombV: module.d2_mu_tau_v,
    builtInCellV,
  })
  const fitted = fitKnee(module, curve, unitV, reference, sink)
  if (fitted === null || !checkLight('module.mu_i_sc_a_per_k', fitted.lightA, fitted.lightAPerK, sink)) return null
  if (module.mu_gamma_per_k === null && module.mu_p_mp_per_k !== null) fitted.gammaPerK = fitGammaPerK(fitted, module.mu_p_mp_per_k, sink)
  const inverseAtC = CELL_RANGE_C.find((cellC) => fitted.gamma + fitted.gammaPerK * (cellC - STC_CELL_C) <= 0)
  if (inverseAtC === undefined) return fitted
  sink.fail(
    'module.mu_gamma_per_k',
    `The ideality factor ${fitted.gamma} turns negative at ${inverseAtC} degC cell temperature: ${fitted.gammaPerK} 1/K is too steep; check its unit`,
  )
  return null
}

/** The first field of the section that contradicts the others, and the reason. */
function contradiction(module: Section, shuntOhm: number, builtInCellV: number): [field: string, message: string] | null {
  const { i_sc_a, v_oc_v, cells_in_series, low_light, d2_mu_tau_v } = module
  const cellV = v_oc_v / cells_in_series
  if (cellV < CELL_OPEN_V[0] || cellV > CELL_OPEN_V[1]) {
    return [
      'module.cells_in_series',
      `v_oc_v over cells_in_series is ${cellV.toPrecision(3)} V per cell, but must be ${CELL_OPEN_V.join(' to ')} V: count the cells in series (in a half-cut module, those of one half)`,
    ]
  }
  if (low_light !== null && low_light.irradiance_wm2.length !== low_light.relative_efficiency.length) {
    const [levels, values] = [low_light.irradiance_wm2.length, low_light.relative_efficiency.length]
    return [
      'module.low_light.relative_efficiency',
      `The low-light table needs one relative efficiency for each irradiance, but relative_efficiency has ${values} values and irradiance_wm2 has ${levels}: send lists of equal length`,
    ]
  }
  if (shuntOhm * i_sc_a <= v_oc_v) {
    return ['module.r_shunt_ohm', `The shunt resistance must be greater than v_oc_v / i_sc_a = ${(v_oc_v / i_sc_a).toFixed(2)} Ohm`]
  }
  if (d2_mu_tau_v > 0 && builtInCellV * cells_in_series - d2_mu_tau_v <= v_oc_v) {
    return [
      'module.v_bi_v',
      `The built-in voltage of all cells must exceed v_oc_v by more than d2_mu_tau_v: ${v_oc_v} + ${d2_mu_tau_v} V over ${cells_in_series} cells`,
    ]
  }
  return null
}

/** The stated points of the curve at STC and the terms that do not depend on the fit. */
interface Curve {
  scA: number
  ocV: number
  mpA: number
  mpV: number
  shuntS: number
  recombV: number
  builtInV: number
}

/**
 * Photocurrent and saturation current from (i_sc, 0) and (0, v_oc): two equations linear in both.
 */
function extract(curve: Curve, seriesOhm: number, thermalV: number): { lightA: number; satA: number } {
  const { scA, ocV, shuntS, recombV, builtInV } = curve
  const scDiodeV = scA * seriesOhm
  const scKept = 1 - recombV / (builtInV - scDiodeV)
  const ocKept = 1 - recombV / (builtInV - ocV)
  const scA0 = scA + scDiodeV * shuntS
  const satA =
    ((ocKept / scKept) * scA0 - ocV * shuntS) / (Math.expm1(ocV / thermalV) - (ocKept / scKept) * Math.expm1(scDiodeV / thermalV))
  return { satA, lightA: (scA0 + satA * Math.expm1(scDiodeV / thermalV)) / scKept }
}

/** Current at v_mp minus the stated i_mp, for the curve through the other two points. */
function kneeExcessA(curve: Curve, seriesOhm: number, thermalV: number): number {
  const { lightA, satA } = extract(curve, seriesOhm, thermalV)
  const vd = curve.mpV + curve.mpA * seriesOhm
  return lightA * (1 - curve.recombV / (curve.builtInV - vd)) - satA * Math.expm1(vd / thermalV) - vd * curve.shuntS - curve.mpA
}

type MakeReference = (seriesOhm: number, gamma: number) => PvsystReference

/** Series resistance and gamma, each as stated or fitted. */
function fitKnee(module: Section, curve: Curve, unitV: number, reference: MakeReference, sink: Sink): PvsystReference | null {
  const gammaAt = (seriesOhm: number): number => bracketedRoot((gamma) => kneeExcessA(curve, seriesOhm, gamma * unitV), ...GAMMA_RANGE)
  // a larger one would put the diode voltage at the knee, or at short circuit, above the
  // open-circuit voltage
  const seriesMaxOhm = Math.min((curve.ocV - curve.mpV) / curve.mpA, curve.ocV / curve.scA)
  const { r_series_ohm, gamma } = module
  if (r_series_ohm !== null) {
    const found = gamma ?? gammaAt(r_series_ohm)
    if (!isPhysical(reference(r_series_ohm, found))) {
      sink.fail(
        'module.r_series_ohm',
        `No ideality factor makes the I-V curve pass through the stated MPP with a series resistance of ${r_series_ohm} Ohm: lower the resistance, or set it to null to have it fitted`,
      )
      return null
    }
    return reference(r_series_ohm, found)
  }
  if (gamma !== null) {
    const found = bracketedRoot((seriesOhm) => kneeExcessA(curve, seriesOhm, gamma * unitV), 0, seriesMaxOhm * (1 - 1e-9))
    if (!isPhysical(reference(found, gamma))) {
      sink.fail(
        'module.gamma',
        `No series resistance makes the I-V curve pass through the stated MPP with gamma ${gamma}: lower gamma, or set it to null to have it fitted`,
      )
      return null
    }
    return reference(found, gamma)
  }
  const target = lowLightTarget(module, sink)
  if (target === null) return null
  const deviationsAt = (seriesOhm: number): Float64Array | null => {
    const candidate = reference(seriesOhm, gammaAt(seriesOhm))
    return isPhysical(candidate) ? lowLightDeviations(candidate, target) : null
  }
  const missAt = (seriesOhm: number): number => rootMeanSquare(deviationsAt(seriesOhm))
  const [first, second] = SERIES_STARTS
  const width = SERIES_WIDTH * seriesMaxOhm
  const stepped = leastSquares(deviationsAt, first * seriesMaxOhm, second * seriesMaxOhm, seriesMaxOhm, width)
  const seriesOhm = Number.isNaN(stepped) ? goldenMinimum(missAt, 0, seriesMaxOhm, width) : stepped
  const miss = missAt(seriesOhm)
  if (miss === Number.POSITIVE_INFINITY) {
    sink.fail(
      'module.i_mp_a',
      'No series resistance and ideality factor make the I-V curve pass through the stated i_sc_a, v_oc_v, i_mp_a and v_mp_v: check these four values',
    )
    return null
  }
  const fitted = reference(seriesOhm, gammaAt(seriesOhm))
  if (module.low_light === null && module.low_light_default === 'technology') warnOfMean(module, fitted, target, sink)
  else if (miss > LOW_LIGHT_RESIDUAL) {
    sink.warn('low_light_misfit', 'module.low_light', { miss_frac: miss, is_stated: module.low_light !== null })
  }
  return fitted
}

/**
 * Warns of a module whose power at low light, over its stated power, is not the mean of its technology: no curve
 * reaches it, or the curve through the stated points has its MPP above them.
 */
function warnOfMean({ technology, i_mp_a, v_mp_v }: Section, fitted: PvsystReference, target: LowLight, sink: Sink): void {
  const perStated =
    (powerW(new PvsystParameters(fitted), LOW_LIGHT_WM2, STC_CELL_C, new Diode()) / (i_mp_a * v_mp_v)) * (STC_WM2 / LOW_LIGHT_WM2)
  const miss = Math.abs(perStated - target.relative_efficiency[0])
  if (miss > LOW_LIGHT_RESIDUAL)
    sink.warn('low_light_misfit', 'module.low_light_default', { miss_frac: miss, is_stated: false, technology })
}

/**
 * Whether both currents of the curve are physical. They are not when the fit found no gamma, or
 * when the series resistance puts the short circuit above the open-circuit voltage.
 */
function isPhysical({ lightA, satA }: PvsystReference): boolean {
  return lightA > 0 && satA > 0 && Number.isFinite(lightA / satA)
}

/** Deviations of the relative efficiencies at low light from the stated ones. */
function lowLightDeviations(reference: PvsystReference, { irradiance_wm2, relative_efficiency }: LowLight): Float64Array {
  const parameters = new PvsystParameters(reference)
  const d = new Diode()
  const stcW = powerW(parameters, STC_WM2, STC_CELL_C, d)
  return Float64Array.from(
    irradiance_wm2,
    (irradianceWm2, k) => powerW(parameters, irradianceWm2, STC_CELL_C, d) / stcW / (irradianceWm2 / STC_WM2) - relative_efficiency[k],
  )
}

/** Infinite for a candidate that is not physical. */
function rootMeanSquare(deviations: Float64Array | null): number {
  if (deviations === null) return Number.POSITIVE_INFINITY
  return Math.sqrt(deviations.reduce((sum, deviation) => sum + deviation * deviation, 0) / deviations.length)
}

function powerW(parameters: PvsystParameters, irradianceWm2: number, cellC: number, d: Diode): number {
  parameters.setLight(irradianceWm2, d)
  parameters.setTemperature(cellC, d)
  solveMpp(d, d.thermalV * (Math.log(d.lightA / d.satA) - 3))
  return d.voltageV * d.currentA
}

/** Temperature coefficient of gamma that gives the stated temperature coefficient of the power. */
function fitGammaPerK(reference: PvsystReference, powerPerK: number, sink: Sink): number {
  const d = new Diode()
  const stcW = powerW(new PvsystParameters(reference), STC_WM2, STC_CELL_C, d)
  const warmer = WARM_CELL_C - STC_CELL_C
  const range = GAMMA_PER_K_RANGE * reference.gamma
  const excess = (gammaPerK: number): number =>
    powerW(new PvsystParameters({ ...reference, gammaPerK }), STC_WM2, WARM_CELL_C, d) / stcW - 1 - powerPerK * warmer
  const found = bracketedRoot(excess, -range, range, 1e-9)
  if (Number.isNaN(found)) {
    const used = excess(0) / warmer + powerPerK
    sink.warn('power_coefficient_unmet', 'module.mu_p_mp_per_k', { stated_per_k: powerPerK, used_per_k: used })
    return 0
  }
  return found
}
