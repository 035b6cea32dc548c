import type { sizeAnswer } from '@pvyield/engine'
import { SIZE } from './commands/size.ts'
import { warningsInOptions } from './option-names.ts'
import { inOptions } from './option-words.ts'
import { nameOf, roofLines } from './roof-table.ts'
import { aligned } from './table.ts'

/** A sized plant. */
export type SizeAnswer = ReturnType<typeof sizeAnswer>

type SizeLimit = SizeAnswer['limits'][number]

const NAMES: Readonly<Record<SizeLimit['name'], string>> = {
  v_oc_module: 'Voc, module',
  v_oc_inverter: 'Voc, inverter',
  v_oc_class: 'Voc, voltage class',
  v_mp_window_max: 'Vmp, top of the window',
  v_mp_window_min: 'Vmp, bottom of the window',
  v_start: 'Voc, start',
  i_mp_inverter: 'Imp, inverter',
  i_mp_tracker: 'Imp, tracker',
  i_sc_inverter: 'Isc x 1.25, inverter',
}

/** A sized plant as lines of text: its stringing, every limit with its margin, and other plants. */
export function sizeLines(plant: SizeAnswer): string[] {
  if (plant.sub_arrays !== undefined) return roofsLines(plant, plant.sub_arrays)
  const { modules_per_string: range, strings_per_inverter, n_inverters, limits, alternatives, notes } = plant
  return [
    `${counted(range.chosen, 'module')} per string (${range.min} to ${range.max}), ${counted(strings_per_inverter, 'string')} per inverter, ${counted(n_inverters, 'inverter')}`,
    powers(plant),
    '',
    ...limitLines(limits),
    '',
    ...alternatives.map((other) => `or ${stringing(other)}: ${powers(other)}; ${other.reason}`),
    ...noteLines(plant, notes),
  ]
}

/** A plant of roofs: its sums, each roof, and the limits of each. */
function roofsLines(plant: SizeAnswer, roofs: NonNullable<SizeAnswer['sub_arrays']>): string[] {
  return [
    powers(plant),
    '',
    ...roofLines(roofs),
    '',
    ...roofs.flatMap((roof) => [nameOf(roof), ...limitLines(roof.limits), '']),
    ...noteLines(plant, plant.notes),
  ]
}

function limitLines(limits: readonly SizeLimit[]): string[] {
  return aligned([['Limit', 'value', '', 'limit', 'margin', '', 'cells', ''], ...limits.map(limitCells)], 1)
}

function noteLines(plant: SizeAnswer, notes: readonly string[]): string[] {
  return [
    ...notes.map((note) => `note: ${inOptions(note, SIZE)}`),
    ...warningsInOptions(plant, SIZE).map((warning) => `warning: ${warning}`),
  ]
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

interface Powers {
  readonly modules: number
  readonly dc_kw: number
  readonly ac_kw: number
  readonly dc_ac_ratio: number
}

function powers({ modules, dc_kw, ac_kw, dc_ac_ratio }: Powers): string {
  return `${counted(modules, 'module')}, ${dc_kw.toFixed(1)} kW DC, ${ac_kw.toFixed(1)} kW AC, ratio ${dc_ac_ratio.toFixed(3)}`
}

function stringing({ modules_per_string, strings_per_inverter, n_inverters }: SizeAnswer['alternatives'][number]): string {
  return `${modules_per_string} x ${strings_per_inverter} x ${n_inverters}`
}

function limitCells({ name, is_upper, value, limit, unit, margin, margin_percent, is_met, cell_temp_c }: SizeLimit): string[] {
  const number = (figure: number | null, decimals: number) => (figure === null ? '-' : figure.toFixed(decimals))
  const sign = is_upper ? '<=' : '>='
  return [
    `${is_met === false ? '!' : ' '} ${NAMES[name]}`,
    `${value.toFixed(1)} ${unit}`,
    limit === null ? '' : sign,
    limit === null ? 'not stated' : `${limit.toFixed(1)} ${unit}`,
    limit === null ? '' : `${number(margin, 1)} ${unit}`,
    limit === null ? '' : `${number(margin_percent, 1)} %`,
    `${cell_temp_c.toFixed(1)} degC`,
  ]
}
