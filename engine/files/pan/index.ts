import type { ElectricalShade, ModuleFileMeta, ModulePvsyst } from '@pvyield/contract/schemas'
import { readCommercial } from '../commercial.ts'
import { scaledDown } from '../decimal-number.ts'
import { Findings } from '../findings.ts'
import { type ObjectFileKind, openObjectFile } from '../object-file.ts'
import { ObjectKeys } from '../object-keys.ts'
import { noteUnused } from '../unused-keys.ts'
import { type PanIam, readIam } from './iam.ts'
import { lowLightSection, readLowLight, readOperatingPoints, type StatedPoint } from './low-light.ts'
import { readModuleFields } from './module-fields.ts'
import { shadeLayoutOf } from './shade-layout.ts'

export type { StatedPoint } from './low-light.ts'
export { PAN_KEYS } from './module-fields.ts'

const PAN: ObjectFileKind = { className: 'pvModule', title: 'a PAN file', bytesMax: 256 * 1024, linesMax: 5000 }

/** Bit of Flags: a module-level optimizer. */
const OPTIMIZER = 0x02000000

/** What a module file states. */
export interface PanReading {
  /** Without the NOCT, which a file does not state. */
  module: Omit<ModulePvsyst, 'noct_c'>
  iam: PanIam['iam']
  /** Where the incidence-angle model stands. */
  iamAt: PanIam['at']
  /** Fractions; null where the file states none. */
  lidLoss: number | null
  absorptivity: number | null
  /** null for thin film. */
  electricalShade: ElectricalShade | null
  meta: ModuleFileMeta
  lowLight: StatedPoint[]
  operatingPoints: StatedPoint[]
  keys: ObjectKeys
  /** Keys of the object pvCommercial. */
  productKeys: ObjectKeys
  findings: Findings
}

/**
 * Reads the figures of a PAN file in the units of a run request. Whether they are those of a module
 * is for the caller to check.
 * Fails: ObjectFileError.
 */
export function readPan(bytes: Uint8Array): PanReading {
  const findings = new Findings()
  const { main, encoding } = openObjectFile(bytes, PAN, findings)
  const keys = new ObjectKeys(main, findings)
  const product = readCommercial(main, keys, findings)
  const fields = readModuleFields(keys, product, findings)
  const { iam, profile, at: iamAt } = readIam(main, fields.front_surface === 'ar_glass', findings)
  const lowLight = readLowLight(keys)
  const lid = keys.number('LIDLoss')
  const reading: PanReading = {
    module: { ...fields, iam_profile: profile, low_light: lowLightSection(lowLight) },
    iam,
    iamAt,
    lidLoss: lid === null ? null : scaledDown(lid, 100),
    absorptivity: keys.number('Absorb'),
    electricalShade: shadeLayoutOf(keys, fields.technology, findings),
    meta: {
      format: 'pan',
      version: keys.text('Version'),
      encoding,
      ...product.meta,
      technology: keys.text('Technol'),
      v_max_iec_v: keys.positive('VMaxIEC'),
      v_max_ul_v: keys.positive('VMaxUL'),
      cell_area_cm2: keys.size('CellArea'),
      reverse: {
        a_rev_ma_per_v2: keys.information('ARev'),
        b_rev_ma_per_v2: keys.information('BRev'),
        r_diode_ohm: keys.information('RDiode'),
        v_rev_diode_v: keys.information('VRevDiode'),
        i_max_diode_a: keys.information('IMaxDiode'),
      },
    },
    lowLight,
    operatingPoints: readOperatingPoints(main, findings),
    keys,
    productKeys: product.keys,
    findings,
  }
  noteCellArea(reading, findings)
  noteIgnored(keys, findings)
  findings.throwFailures()
  return reading
}

/** A cell area that gives no size of a cell, with which the electrical loss of shade would be computed. */
function noteCellArea({ electricalShade, keys }: PanReading, findings: Findings): void {
  const area = keys.information('CellArea')
  const at = keys.at('CellArea')
  if (area === null || electricalShade === null || electricalShade.cell_traverse_portrait_m !== null) return
  if (findings.notes.some(({ key }) => key === at.key)) return
  findings.note('ignored', at, `CellArea ${area} cm2 is not that of a cell: electrical_shade has no size of the cells`)
}

function noteIgnored(keys: ObjectKeys, findings: Findings): void {
  if (keys.has('ARev') || keys.has('BRev'))
    findings.note(
      'ignored',
      keys.at(keys.has('ARev') ? 'ARev' : 'BRev'),
      'ARev, BRev and the figures of the bypass diode are in meta.reverse: a run does not model reverse currents',
    )
  if (keys.has('SandiaAMCorr'))
    findings.note(
      'ignored',
      keys.at('SandiaAMCorr'),
      'SandiaAMCorr and AirMassRef are not used: choose a spectral correction in the section spectral',
    )
  if (Number.parseInt(keys.text('Flags').slice(1), 16) & OPTIMIZER)
    findings.note('ignored', keys.at('Flags'), 'The module has optimizers (Flags): a run does not model them')
  keys.skip('AirMassRef', 'Comment', 'Diameter')
  noteUnused(keys, findings)
}
