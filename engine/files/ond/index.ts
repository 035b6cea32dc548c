import type { InverterFileMeta } from '@pvyield/contract/schemas'
import { readCommercial } from '../commercial.ts'
import { Findings } from '../findings.ts'
import { blockOf, type ObjectFileKind, openObjectFile } from '../object-file.ts'
import { ObjectKeys } from '../object-keys.ts'
import { noteUnused } from '../unused-keys.ts'
import { type CurveChoice, readCurves } from './curves.ts'
import { readDerating } from './derating.ts'
import { type Limits, readLimits } from './limits.ts'

export type { OndCurve } from './curves.ts'
export { OND_KEYS } from './limits.ts'

const OND: ObjectFileKind = { className: 'pvGInverter', title: 'an OND file', bytesMax: 256 * 1024, linesMax: 5000 }

/** TanPhi beyond this means that the file leaves it open. */
const TAN_PHI_MAX = 9

/** What an inverter file states. */
export interface OndReading {
  limits: Limits
  derating: { temp_air_c: number[]; p_ac_kw: number[] } | null
  curves: CurveChoice
  /** Consumption while running, W, and the AC power from which it is drawn, W; null for none. */
  auxiliary: { lossW: number; thresholdW: number } | null
  /** The DC voltage rises when the AC power is limited. */
  yieldsToPower: boolean
  meta: InverterFileMeta
  /** Keys of the converter and, where it lacks them, of the object around it. */
  keys: OndKeys
  findings: Findings
}

/** The keys of an inverter stand in the converter, or in the object around it. */
export interface OndKeys {
  converter: ObjectKeys
  object: ObjectKeys
}

/**
 * Reads the figures of an OND file in the units of a run request. Whether they are those of an
 * inverter is for the caller to check.
 * Fails: ObjectFileError.
 */
export function readOnd(bytes: Uint8Array): OndReading {
  const findings = new Findings()
  const { main, encoding } = openObjectFile(bytes, OND, findings)
  const object = new ObjectKeys(main, findings)
  const converterBlock = blockOf(main, 'TConverter')
  const converter = new ObjectKeys(converterBlock, findings)
  if (converterBlock === null)
    findings.fail(
      { key: 'Converter', line: null },
      'The block Converter=TConverter with the power figures is missing: send the file that PVsyst wrote',
    )
  const product = readCommercial(main, object, findings)
  const limits = readLimits(converter, object, product, findings)
  const curves = readCurves(main, converter, object, limits, findings)
  const reading: OndReading = {
    limits,
    derating: readDerating(converter, limits, findings),
    curves,
    auxiliary: readAuxiliary(object, findings),
    yieldsToPower: readClipping(converter, findings),
    meta: {
      format: 'ond',
      version: object.text('Version'),
      encoding,
      ...product.meta,
      v_ac_v: converter.size('VOutConv'),
      phases: converter.text('MonoTri'),
      i_ac_nom_a: converter.size('INomAC'),
      i_ac_max_a: converter.size('IMaxAC'),
      p_dc_nom_kw: converter.size('PNomDC'),
      p_dc_max_kw: converter.size('PMaxDC'),
      v_mpp_nom_v: converter.size('VmppNom'),
      v_mpp_full_power_v: converter.size('Vmpp_PMax'),
      inputs: object.count('NbInputs'),
      tan_phi_min: tanPhi(object.information('TanPhiMin')),
      tan_phi_max: tanPhi(object.information('TanPhiMax')),
      transformer: object.text('Transfo'),
    },
    keys: { converter, object },
    findings,
  }
  noteIgnored(reading, findings)
  findings.throwFailures()
  return reading
}

function tanPhi(stated: number | null): number | null {
  return stated === null || Math.abs(stated) > TAN_PHI_MAX ? null : stated
}

function readAuxiliary(object: ObjectKeys, findings: Findings): OndReading['auxiliary'] {
  const lossW = object.positive('Aux_Loss')
  const thresholdW = object.positive('Aux_Thresh') ?? 0
  if (lossW === null) return null
  findings.note(
    'derived',
    object.at('Aux_Loss'),
    `Aux_Loss ${lossW} W of one inverter is in per_inverter: multiply it by array.n_inverters for ac_losses.aux_kw`,
  )
  return { lossW, thresholdW }
}

/** CompPMax Lim (or nothing): the inverter limits. Any other value cuts, which a run does not model. */
function readClipping(converter: ObjectKeys, findings: Findings): boolean {
  const stated = converter.text('CompPMax')
  if (stated === '' || /^lim/i.test(stated)) return /^lim/i.test(stated)
  findings.note('changed', converter.at('CompPMax'), `CompPMax ${stated}: a run limits the power instead of switching the inverter off`)
  return false
}

function noteIgnored({ meta, keys: { converter, object } }: OndReading, findings: Findings): void {
  const mode = converter.text('ModeOper')
  if (mode !== '' && !/^mppt$/i.test(mode))
    findings.note('changed', converter.at('ModeOper'), `ModeOper ${mode}: a run tracks the MPP in the window`)
  const overVoltage = converter.text('CompVMax')
  if (overVoltage !== '' && !/^lim/i.test(overVoltage))
    findings.note('changed', converter.at('CompVMax'), `CompVMax ${overVoltage}: a run keeps the array at the upper end of the window`)
  const { v_mpp_full_power_v: fullV } = meta
  const minV = converter.positive('VMppMin')
  if (fullV !== null && minV !== null && fullV > minV)
    findings.note(
      'ignored',
      converter.at('Vmpp_PMax'),
      `Vmpp_PMax: below ${fullV} V the inverter cannot deliver full power, which a run does not limit`,
    )
  if (meta.p_dc_max_kw !== null)
    findings.note('ignored', converter.at('PMaxDC'), 'PMaxDC limits the size of the array, not the power of a row')
  if (meta.transformer !== '' && !/^without/i.test(meta.transformer))
    findings.note(
      'ignored',
      object.at('Transfo'),
      `Transfo ${meta.transformer}: the loss of the inverter's own transformer is in its efficiency curve`,
    )
  if (/^(?!no_m_s$|no$)./i.test(object.text('MasterSlave')))
    findings.note('ignored', object.at('MasterSlave'), 'MasterSlave: a run does not switch units of an inverter')
  converter.skip(...'INomDC ModeAffEnum UnitAffEnum UnitAff PInEffMax PThreshEff HasdefaultPThresh FResNorm'.split(' '))
  object.skip(...'Comment ParObj1 Flags NbMSInterne MS_Thresh IsolSurvey DC_Switch AC_Switch ENS_Protec DiscAdjust'.split(' '))
  noteUnused(converter, findings)
  noteUnused(object, findings)
}
