import { parseOnd } from '../../engine/component-files/parse-ond.ts'
import type { FileComponent } from './component-import.ts'
import { PvsystFile } from './pvsyst-file.ts'
import type { ComponentFile } from './sources.ts'

/**
 * An inverter of an OND file: the section that `POST /api/parse-ond` gives for it.
 * Fails: Error when the file states no efficiency curve or a figure of an entry is missing.
 */
export function readOnd(file: ComponentFile): FileComponent {
  const ond = new PvsystFile(file, 'OND')
  const { inverter: section, per_inverter, notes } = parseOnd(new TextEncoder().encode(file.text))
  if (section.model !== 'curve') throw new Error(`${file.file} has no efficiency curve`)
  const { manufacturer, name } = section
  return {
    manufacturer,
    name,
    origin: 'ond',
    source: ond.source,
    own: {
      section,
      sheet: sheet(ond),
      notes: [...(per_inverter === null ? [] : [ownUse(per_inverter)]), ...notes.filter(isKept).map(({ message }) => `${message}.`)],
    },
    figures: {
      v_ac_v: ond.figure('VOutConv'),
      p_aco_w: ond.figure('PNomConv', 3),
      p_so_w: ond.figure('PSeuil'),
      p_night_w: ond.figure('Night_Loss'),
      v_mppt_min_v: ond.figure('VMppMin'),
      v_mppt_max_v: ond.figure('VMPPMax'),
    },
    bytes: { name_assumed: 0 },
  }
}

/** Notes of what the section has that the file does not state as such. `Aux_Loss` has its own. */
function isKept({ kind, key }: { kind: string; key: string | null }): boolean {
  return kind !== 'ignored' && key !== 'Aux_Loss'
}

/** Consumption while running, which is not in the section of an inverter. */
function ownUse({ aux_kw, aux_threshold_kw }: { aux_kw: number; aux_threshold_kw: number }): string {
  return `The file states a consumption of ${aux_kw} kW while the inverter runs, from ${aux_threshold_kw} kW AC on (Aux_Loss, Aux_Thresh). It is not in the section: add it for all inverters as ac_losses.aux_kw and aux_threshold_kw.`
}

/** Efficiencies that the file states; PVsyst writes 97 and 95 % where its user gave none. */
function sheet(ond: PvsystFile): Record<string, number> {
  const [max, euro] = [ond.stated('EfficMax', 0.01), ond.stated('EfficEuro', 0.01)]
  return max === 0.97 && euro === 0.95 ? {} : { efficiency_max: max, efficiency_euro: euro }
}
