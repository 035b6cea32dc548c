import { aligned } from './table.ts'

/** The part of `sub_arrays` of an answer that is printed. */
export interface ShownPart {
  readonly id: string
  readonly label: string | null
  readonly shares_inverter_with: string | null
  readonly dc_kwp: number
  readonly ac_kw: number | null
  readonly modules: number
  readonly specific_yield_kwh_per_kwp: number
}

const HEAD = ['Part', 'kWp DC', 'kW AC', 'Modules', 'kWh/kWp', 'kWh at the inverters']

/** The parts of a plant, one to a line. */
export function partsLines(parts: readonly ShownPart[]): string[] {
  const rows = parts.map(({ id, label, shares_inverter_with: owner, dc_kwp, ac_kw, modules, specific_yield_kwh_per_kwp: specific }) => [
    label === null ? id : `${id} (${label})`,
    number(dc_kwp, 1),
    ac_kw === null ? `of ${owner}` : number(ac_kw, 1),
    number(modules, 0),
    number(specific, 1),
    number(specific * dc_kwp, 0),
  ])
  return aligned([HEAD, ...rows], 1)
}

function number(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
