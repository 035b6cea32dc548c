import type { ModulePvsyst } from '@pvyield/contract/schemas'
import { type CoefficientRange, IDEALITY_FACTOR, isWithin, OPEN_CIRCUIT_VOLTAGE } from '../../core/coefficient-ranges.ts'
import type { Commercial } from '../commercial.ts'
import { scaledDown } from '../decimal-number.ts'
import type { Findings } from '../findings.ts'
import type { ObjectKeys } from '../object-keys.ts'
import { requireSameScale } from '../same-scale.ts'
import { readTechnology } from './technology.ts'

/** The section `module`, without what comes from other objects of the file. */
export type ModuleFields = Omit<ModulePvsyst, 'iam_profile' | 'low_light' | 'noct_c'>

/** The key of each field, to say where a figure that no module has comes from. */
export const PAN_KEYS: Readonly<Record<string, string>> = {
  'module.technology': 'Technol',
  'module.p_nom_w': 'PNom',
  'module.power_tolerance_low': 'PNomTolLow',
  'module.power_tolerance_high': 'PNomTolUp',
  'module.length_m': 'Height',
  'module.width_m': 'Width',
  'module.cells_in_series': 'NCelS',
  'module.cells_in_parallel': 'NCelP',
  'module.bifaciality': 'BifacialityFactor',
  'module.iam_profile': 'IAMProfile',
  'module.v_max_v': 'VMaxIEC',
  'module.i_sc_a': 'Isc',
  'module.v_oc_v': 'Voc',
  'module.i_mp_a': 'Imp',
  'module.v_mp_v': 'Vmp',
  'module.mu_i_sc_a_per_k': 'muISC',
  'module.mu_v_oc_v_per_k': 'muVocSpec',
  'module.mu_p_mp_per_k': 'muPmpReq',
  'module.r_series_ohm': 'RSerie',
  'module.r_shunt_ohm': 'RShunt',
  'module.r_shunt_0_ohm': 'Rp_0',
  'module.r_shunt_exp': 'Rp_Exp',
  'module.gamma': 'Gamma',
  'module.mu_gamma_per_k': 'muGamma',
  'module.d2_mu_tau_v': 'D2MuTau',
  'module.v_bi_v': 'Vbi',
  'module.low_light': 'RelEffic',
  'iam.b0': 'B0_IAM',
  iam: 'IAMProfile',
  'dc_losses.lid_loss': 'LIDLoss',
  'dc_losses.quality_loss': 'PNomTolUp',
  'thermal.absorptivity': 'Absorb',
}

/** Reads the figures of the module and converts them to the units of the section. */
export function readModuleFields(keys: ObjectKeys, product: Commercial, findings: Findings): ModuleFields {
  requireStc(keys, findings)
  const i_sc_a = keys.required('Isc', 'short-circuit current')
  const v_oc_v = keys.required('Voc', 'open-circuit voltage')
  const i_mp_a = keys.required('Imp', 'MPP current')
  const v_mp_v = keys.required('Vmp', 'MPP voltage')
  return {
    model: 'pvsyst',
    manufacturer: product.manufacturer,
    name: product.name,
    technology: readTechnology(keys, findings),
    p_nom_w: readNameplate(keys, i_mp_a * v_mp_v, findings),
    ...readTolerance(keys, findings),
    length_m: product.keys.required('Height', 'length of the module (m)'),
    width_m: product.keys.required('Width', 'width of the module (m)'),
    cells_in_series: keys.required('NCelS', 'number of cells in series'),
    cells_in_parallel: keys.integer('NCelP') ?? 1,
    bifaciality: keys.number('BifacialityFactor') ?? 0,
    front_surface: readSurface(keys, findings),
    v_max_v: readSystemVoltage(keys, findings),
    i_sc_a,
    v_oc_v,
    i_mp_a,
    v_mp_v,
    mu_i_sc_a_per_k: scaledDown(readCurrentSlope(keys, findings), 1000),
    mu_v_oc_v_per_k: readVoltageSlope(keys, v_oc_v, findings),
    mu_p_mp_per_k: perCent(keys.number('muPmpReq')),
    r_series_ohm: keys.number('RSerie'),
    r_shunt_ohm: keys.positive('RShunt'),
    r_shunt_0_ohm: keys.positive('Rp_0'),
    r_shunt_exp: readShuntExponent(keys, findings),
    gamma: keys.positive('Gamma'),
    mu_gamma_per_k: readIdealitySlope(keys, findings),
    d2_mu_tau_v: keys.positive('D2MuTau') ?? 0,
    v_bi_v: keys.positive('Vbi'),
    low_light_default: 'all_alike',
  }
}

/** Widest power tolerance that a run accepts, %. */
const TOLERANCE_MAX_PERCENT = 50
/** Exponent of the shunt resistance when none is stated. */
const SHUNT_EXP = 5.5

/** A per cent of the file as a fraction. */
function perCent(value: number | null): number | null {
  return value === null ? null : scaledDown(value, 100)
}

/** Fails: reference conditions other than STC, because the figures of the section are those of STC. */
function requireStc(keys: ObjectKeys, findings: Findings): void {
  const irradianceWm2 = keys.number('GRef') ?? 1000
  const cellTempC = keys.number('TRef') ?? 25
  if (!keys.has('GRef')) findings.note('derived', keys.at('GRef'), 'GRef is not stated: the figures are taken as those of 1000 W/m2')
  if (!keys.has('TRef')) findings.note('derived', keys.at('TRef'), 'TRef is not stated: the figures are taken as those of 25 degC')
  if (irradianceWm2 !== 1000)
    findings.fail(
      keys.at('GRef'),
      `The figures are for ${irradianceWm2} W/m2, but a run needs those of 1000 W/m2: restate the module at STC`,
    )
  if (cellTempC !== 25)
    findings.fail(
      keys.at('TRef'),
      `The figures are for cells of ${cellTempC} degC, but a run needs those of 25 degC: restate the module at STC`,
    )
}

function readShuntExponent(keys: ObjectKeys, findings: Findings): number {
  const stated = keys.positive('Rp_Exp')
  if (stated !== null) return stated
  if (keys.has('Rp_Exp'))
    findings.note('changed', keys.at('Rp_Exp'), `Rp_Exp ${keys.text('Rp_Exp')} is no value: ${SHUNT_EXP} is taken, PVsyst's default`)
  return SHUNT_EXP
}

function readNameplate(keys: ObjectKeys, mppW: number, findings: Findings): number {
  const stated = keys.positive('PNom')
  if (stated !== null) {
    requireSameScale(
      findings,
      { at: keys.at('PNom'), name: 'PNom', value: stated, unit: 'W' },
      { at: keys.at('Imp'), name: 'Imp x Vmp', value: mppW, unit: 'W' },
    )
    return stated
  }
  findings.note(
    'derived',
    keys.at('PNom'),
    `PNom ${keys.has('PNom') ? `${keys.text('PNom')} is no value` : 'is not stated'}: p_nom_w is Imp x Vmp, ${mppW.toFixed(1)} W`,
  )
  return mppW
}

/**
 * PVsyst leaves a limit of 0 out of the file. A range that does not contain 0 is none that a run
 * accepts.
 */
function readTolerance(keys: ObjectKeys, findings: Findings): Pick<ModuleFields, 'power_tolerance_low' | 'power_tolerance_high'> {
  const low = keys.number('PNomTolLow')
  const high = keys.number('PNomTolUp')
  if (low === null && high === null) return { power_tolerance_low: null, power_tolerance_high: null }
  for (const [key, value] of [
    ['PNomTolLow', low],
    ['PNomTolUp', high],
  ] as const) {
    if (value === null)
      findings.note('derived', keys.at(key), `${key} is not stated: it counts as 0 %, because PVsyst writes no line for a limit of 0`)
    else if (key === 'PNomTolLow' ? value > 0 || value < -TOLERANCE_MAX_PERCENT : value < 0 || value > TOLERANCE_MAX_PERCENT) {
      const range = key === 'PNomTolLow' ? `-${TOLERANCE_MAX_PERCENT} to 0` : `0 to ${TOLERANCE_MAX_PERCENT}`
      findings.note(
        'changed',
        keys.at(key),
        `${key} ${value} % is not ${range}: the section has no power tolerance, and no quality loss is offered`,
      )
      return { power_tolerance_low: null, power_tolerance_high: null }
    }
  }
  return { power_tolerance_low: scaledDown(low ?? 0, 100), power_tolerance_high: scaledDown(high ?? 0, 100) }
}

function readSurface(keys: ObjectKeys, findings: Findings): ModuleFields['front_surface'] {
  const stated = keys.text('FrontSurface')
  if (/^fsARCoating$/i.test(stated)) return 'ar_glass'
  if (stated === '') findings.note('derived', keys.at('FrontSurface'), 'FrontSurface is not stated: plain glass is taken')
  else if (!/^fsNormalGlass$/i.test(stated))
    findings.note('changed', keys.at('FrontSurface'), `FrontSurface ${stated} is taken as plain glass`)
  return 'glass'
}

function readSystemVoltage(keys: ObjectKeys, findings: Findings): number | null {
  const iecV = keys.positive('VMaxIEC')
  const ulV = keys.positive('VMaxUL')
  if (iecV !== null && ulV !== null && ulV < iecV)
    findings.note(
      'ignored',
      keys.at('VMaxUL'),
      `VMaxUL ${ulV} V is below VMaxIEC ${iecV} V: module.v_max_v is VMaxIEC; lower it where UL applies`,
    )
  if (iecV === null && ulV !== null)
    findings.note(
      'derived',
      keys.at('VMaxUL'),
      `VMaxIEC ${keys.has('VMaxIEC') ? `${keys.text('VMaxIEC')} is no value` : 'is not stated'}: module.v_max_v is VMaxUL, ${ulV} V`,
    )
  return iecV ?? ulV
}

/** mA/K. */
function readCurrentSlope(keys: ObjectKeys, findings: Findings): number {
  const stated = keys.number('muISC')
  if (stated === null) findings.note('derived', keys.at('muISC'), 'muISC is not stated: 0 is taken')
  return stated ?? 0
}

/** 0 means not stated. Without it, strings are checked with the coefficient of the model. */
function readVoltageSlope(keys: ObjectKeys, openV: number, findings: Findings): number | null {
  const milli = keys.number('muVocSpec')
  if (milli === null || milli === 0) return null
  const perK = scaledDown(milli, 1000)
  const consequence = "strings are checked with the model's own coefficient"
  return isCoefficient(perK / openV, OPEN_CIRCUIT_VOLTAGE, { key: 'muVocSpec', of: ' of Voc', consequence }, keys, findings) ? perK : null
}

/** Without it, the model fits its own to the coefficient of the power. */
function readIdealitySlope(keys: ObjectKeys, findings: Findings): number | null {
  const perK = keys.number('muGamma')
  if (perK === null) return null
  const consequence = 'it is fitted to muPmpReq, or is 0 without that'
  return isCoefficient(perK, IDEALITY_FACTOR, { key: 'muGamma', of: '', consequence }, keys, findings) ? perK : null
}

interface CoefficientText {
  readonly key: string
  /** What it is a share of, as words after the unit. */
  readonly of: string
  readonly consequence: string
}

/** Whether a run accepts a coefficient; one that no module has gets a note. */
function isCoefficient(
  share: number,
  { allowed }: CoefficientRange,
  { key, of, consequence }: CoefficientText,
  keys: ObjectKeys,
  findings: Findings,
): boolean {
  if (isWithin(share, allowed)) return true
  const percent = (fraction: number) => Number((100 * fraction).toPrecision(3))
  findings.note(
    'changed',
    keys.at(key),
    `${key} ${keys.text(key)} is ${percent(share)} %/K${of}, but modules have ${percent(allowed[0])} to ${percent(allowed[1])}: it is left out, and ${consequence}`,
  )
  return false
}
