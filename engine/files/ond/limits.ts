import type { InverterCurve } from '@pvyield/contract/schemas'
import type { Commercial } from '../commercial.ts'
import { scaledDown } from '../decimal-number.ts'
import type { Findings } from '../findings.ts'
import type { ObjectKeys } from '../object-keys.ts'
import { requireSameScale } from '../same-scale.ts'

/** The section `inverter`, without its curves and its derating. */
export type Limits = Pick<
  InverterCurve,
  | 'manufacturer'
  | 'name'
  | 'p_ac_nom_kw'
  | 'p_ac_max_kw'
  | 'v_mppt_min_v'
  | 'v_mppt_max_v'
  | 'v_dc_max_v'
  | 'i_dc_max_a'
  | 'p_start_kw'
  | 'p_night_w'
  | 'mppt_count'
>

/** The key of each field, to say where a figure that no inverter has comes from. */
export const OND_KEYS: Readonly<Record<string, string>> = {
  'inverter.p_ac_nom_kw': 'PNomConv',
  'inverter.p_ac_max_kw': 'PMaxOUT',
  'inverter.v_mppt_min_v': 'VMppMin',
  'inverter.v_mppt_max_v': 'VMPPMax',
  'inverter.v_dc_max_v': 'VAbsMax',
  'inverter.i_dc_max_a': 'IMaxDC',
  'inverter.p_start_kw': 'PSeuil',
  'inverter.p_night_w': 'Night_Loss',
  'inverter.mppt_count': 'NbMPPT',
  'inverter.derating': 'TPMax',
  'inverter.curves': 'ProfilPIO',
  'inverter.curves.0': 'ProfilPIOV1',
  'inverter.curves.1': 'ProfilPIOV2',
  'inverter.curves.2': 'ProfilPIOV3',
  'inverter.efficiency': 'EfficEuro',
}

/** Ratings of the inverter. */
export function readLimits(converter: ObjectKeys, object: ObjectKeys, product: Commercial, findings: Findings): Limits {
  const nominalKw = converter.required('PNomConv', 'nominal AC power in kW')
  return {
    manufacturer: product.manufacturer,
    name: product.name,
    p_ac_nom_kw: nominalKw,
    p_ac_max_kw: readMaximum(converter, nominalKw, findings),
    ...readVoltages(converter, findings),
    i_dc_max_a: readCurrent(converter),
    p_start_kw: inKw(converter.number('PSeuil')),
    p_night_w: object.number('Night_Loss') ?? converter.number('Night_Loss') ?? 0,
    mppt_count: object.integer('NbMPPT') ?? 1,
  }
}

/** W as kW. */
function inKw(watts: number | null): number | null {
  return watts === null ? null : scaledDown(watts, 1000)
}

/** null when PMaxOUT is below the nominal power, which the derating then takes care of. */
function readMaximum(converter: ObjectKeys, nominalKw: number, findings: Findings): number | null {
  const maxKw = converter.positive('PMaxOUT')
  if (maxKw !== null)
    requireSameScale(
      findings,
      { at: converter.at('PNomConv'), name: 'PNomConv', value: nominalKw, unit: 'kW' },
      { at: converter.at('PMaxOUT'), name: 'PMaxOUT', value: maxKw, unit: 'kW' },
    )
  if (maxKw === null || maxKw >= nominalKw) return maxKw
  findings.note(
    'changed',
    converter.at('PMaxOUT'),
    `PMaxOUT ${maxKw} kW is below PNomConv ${nominalKw} kW: the AC power is limited to PMaxOUT at every temperature`,
  )
  return null
}

/** The window ends at the absolute maximum where the file lets it end above. */
function readVoltages(converter: ObjectKeys, findings: Findings): Pick<Limits, 'v_mppt_min_v' | 'v_mppt_max_v' | 'v_dc_max_v'> {
  const limitV = converter.positive('VAbsMax')
  const maxV = converter.positive('VMPPMax')
  if (maxV !== null && limitV !== null && maxV > limitV) {
    findings.note('changed', converter.at('VMPPMax'), `VMPPMax ${maxV} V is above VAbsMax ${limitV} V: the MPPT window ends at VAbsMax`)
    return { v_mppt_min_v: converter.positive('VMppMin'), v_mppt_max_v: limitV, v_dc_max_v: limitV }
  }
  return { v_mppt_min_v: converter.positive('VMppMin'), v_mppt_max_v: maxV, v_dc_max_v: limitV }
}

/** A: the input's limit, else that of the MPP. */
function readCurrent(converter: ObjectKeys): number | null {
  const inputA = converter.positive('IMaxDC')
  const mppA = converter.positive('IDCMax')
  return inputA ?? mppA
}
