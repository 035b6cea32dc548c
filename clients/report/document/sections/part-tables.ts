import type { PartFigures } from '../../pictures/choice.ts'
import { fixed, percent } from '../../pictures/number-text.ts'
import { type Block, paragraph, table } from '../blocks.ts'
import { clipped, nameOf, trimmed } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Texts } from '../texts/en.ts'

/** Parts of which a report has a row; the answer has all of them. */
const ROWS_MAX = 100

type Result = NonNullable<ReportRun['answer']['sub_arrays']>[number]

/** The parts of a plant: what they are, what they give, and the voltages of their strings. */
export function partTables({ answer }: ReportRun, parts: readonly PartFigures[], texts: Texts): Block[] {
  const results = answer.sub_arrays ?? []
  const more = parts.length - ROWS_MAX
  return [
    builtTable(parts, texts),
    resultTable(answer, results, parts, texts),
    ...voltageTable(results, texts),
    ...(more > 0 ? [paragraph(texts.moreParts(more))] : []),
  ]
}

/** The name of a part, with the id by which the request and the answer have it. */
export function partName({ id, label }: { readonly id: string; readonly label: string | null }): string {
  return label ? clipped(`${label} (${id})`, 60) : id
}

function builtTable(parts: readonly PartFigures[], texts: Texts): Block {
  const { columns } = texts
  return table(
    texts.facts.partsBuilt,
    [
      { title: columns.part, width: 2.6 },
      { title: columns.plane, width: 2.2 },
      { title: columns.module, width: 3.2 },
      { title: columns.strings, width: 1.8 },
      { title: columns.inverters, width: 3.2 },
    ],
    parts.slice(0, ROWS_MAX).map((part) => {
      const { array, module } = part.request
      const strings = array.strings_per_inverter * array.n_inverters
      return [
        partName(part),
        planeText(array, texts),
        `${nameOf(module)}, ${trimmed(module.p_nom_w, 6)} W`,
        `${fixed(strings, 0)} x ${fixed(array.modules_per_string, 0)}`,
        inverterText(part, parts, texts),
      ]
    }),
  )
}

function planeText({ track_mode, tilt_deg, azimuth_deg }: PartFigures['request']['array'], texts: Texts): string {
  const racking = track_mode === 'fixed' ? '' : `${texts.rackings[track_mode] ?? track_mode}, `
  return `${racking}${trimmed(tilt_deg, 5)} / ${trimmed(azimuth_deg, 5)}`
}

/** Its own inverters, or those of another part. */
function inverterText(part: PartFigures, parts: readonly PartFigures[], texts: Texts): string {
  const owner = parts[part.owner]
  if (owner !== undefined && owner.id !== part.id) return (part.isParallel ? texts.inParallel : texts.ownInputs)(partName(owner))
  const { array, inverter } = part.request
  return `${fixed(array.n_inverters, 0)} x ${nameOf(inverter)}, ${trimmed(inverter.p_ac_nom_kw, 6)} kW`
}

function resultTable(
  { summary, loss_diagram }: ReportRun['answer'],
  results: readonly Result[],
  parts: readonly PartFigures[],
  texts: Texts,
): Block {
  const { columns } = texts
  const whole = loss_diagram.find(({ key }) => key === 'e_inverter_output')?.value ?? 0
  const rows = results.slice(0, ROWS_MAX).map((result, k) => {
    const energy = outputOf(result)
    return [
      partName(result),
      fixed(result.modules, 0),
      fixed(result.dc_kwp, 2),
      result.ac_kw === null ? '' : fixed(result.ac_kw, 2),
      result.ac_kw === null ? '' : fixed(dcAt(k, results, parts) / result.ac_kw, 3),
      fixed(energy, 0),
      whole === 0 ? '' : percent(energy / whole, 2),
      fixed(result.specific_yield_kwh_per_kwp, 1),
    ]
  })
  const total = [
    texts.facts.plantTotal,
    fixed(summary.modules, 0),
    fixed(summary.dc_kwp, 2),
    fixed(summary.ac_kw, 2),
    fixed(summary.dc_ac_ratio, 3),
    fixed(whole, 0),
    percent(1, 2),
    fixed(summary.dc_kwp === 0 ? 0 : whole / summary.dc_kwp, 1),
  ]
  return table(
    texts.facts.partsResults,
    [
      { title: columns.part, width: 3 },
      ...[columns.modules, columns.kwp, columns.kwAc, columns.dcAc, columns.inverterOutput, columns.share, columns.yield].map((title) => ({
        title,
        width: 1.6,
        isNumber: true,
      })),
    ],
    [...rows, total],
    [rows.length],
  )
}

/** DC power at the inverters of a part: its own, and that of the parts that share them. */
function dcAt(index: number, results: readonly Result[], parts: readonly PartFigures[]): number {
  return results.reduce((sum, { dc_kwp }, k) => (parts[k]?.owner === index ? sum + dc_kwp : sum), 0)
}

function outputOf({ loss_diagram }: Result): number {
  return loss_diagram.find(({ key }) => key === 'e_inverter_output')?.value ?? 0
}

/** What the inverter does not state was not checked. */
function fitText(voltage: NonNullable<Result['string_voltage']>, texts: Texts): string {
  if (!voltage.is_in_window) return texts.no
  const limits = [voltage.v_dc_max_v, voltage.v_mppt_min_v, voltage.v_mppt_max_v]
  return limits.includes(null) ? texts.facts.fitsAsStated : texts.yes
}

function voltageTable(results: readonly Result[], texts: Texts): Block[] {
  const { columns } = texts
  const volts = (value: number | null) => (value === null ? texts.facts.unknown : fixed(value, 1))
  const rows = results.slice(0, ROWS_MAX).flatMap((result) => {
    const { string_voltage: voltage } = result
    if (voltage === null) return []
    return [
      [
        partName(result),
        volts(voltage.open_circuit_cold_v),
        volts(voltage.v_dc_max_v),
        volts(voltage.mpp_cold_v),
        volts(voltage.mpp_hot_v),
        volts(voltage.v_mppt_min_v),
        volts(voltage.v_mppt_max_v),
        fitText(voltage, texts),
      ],
    ]
  })
  if (rows.length === 0) return []
  return [
    table(
      texts.facts.partsVoltages,
      [
        { title: columns.part, width: 3 },
        ...[columns.openCold, columns.inputMax, columns.mppCold, columns.mppHot, columns.windowFrom, columns.windowTo].map((title) => ({
          title,
          width: 1.6,
          isNumber: true,
        })),
        { title: columns.inWindow, width: 1.4 },
      ],
      rows,
    ),
  ]
}
