import { type Block, type Column, paragraph, table } from '../blocks.ts'
import { clipped, trimmed } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Texts } from '../texts/en.ts'

/** Cables that a report lists, of each side. */
const CABLES_MAX = 60

type Request = ReportRun['request']
type DcCable = NonNullable<Request['dc_losses']['cables']>[number]
type Cable = Pick<DcCable, 'label' | 'length_m' | 'section_mm2' | 'material'>

/** The cables that were sent in place of fractions; those of a part have its id before their name. */
export function cableTables({ dc_losses, ac_losses, sub_arrays }: Request, texts: Texts): Block[] {
  const { cables: words } = texts
  const dc = [
    ...(dc_losses.cables ?? []).map((cable) => dcRow(cable, '', texts)),
    ...(sub_arrays ?? []).flatMap(({ id, dc_losses: own }) => cablesOf(own).map((cable) => dcRow(cable, `${id}: `, texts))),
  ]
  const ac = (ac_losses.cables ?? []).map((cable) =>
    cableRow(cable, '', words.voltage(cable.level.toUpperCase(), trimmed(cable.voltage_v, 6), trimmed(cable.number, 9))),
  )
  return [...cableTable(words.dc, dc, texts), ...cableTable(words.ac, ac, texts)]
}

function cablesOf(losses: object | null | undefined): readonly Partial<DcCable>[] {
  return losses && 'cables' in losses && Array.isArray(losses.cables) ? losses.cables : []
}

function dcRow(cable: Partial<DcCable>, part: string, texts: Texts): string[] {
  return cableRow(cable, part, texts.cables.strings(trimmed(cable.strings ?? 1, 6)))
}

function cableRow({ label, length_m, section_mm2, material }: Partial<Cable>, part: string, carries: string): string[] {
  return [clipped(`${part}${label ?? ''}`, 80), trimmed(length_m ?? 0, 6), trimmed(section_mm2 ?? 0, 6), material ?? 'copper', carries]
}

function cableTable(title: string, rows: readonly string[][], texts: Texts): Block[] {
  if (rows.length === 0) return []
  const { cable, metres, section, material, carries } = texts.columns
  const columns: Column[] = [
    { title: cable, width: 3 },
    { title: metres, width: 1.4, isNumber: true },
    { title: section, width: 1.6, isNumber: true },
    { title: material, width: 1.6 },
    { title: carries, width: 3 },
  ]
  const left = rows.length - CABLES_MAX
  return [table(title, columns, rows.slice(0, CABLES_MAX)), ...(left > 0 ? [paragraph(texts.more(left))] : [])]
}
