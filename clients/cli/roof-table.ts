import type { sizeAnswer } from '@pvyield/engine'
import { aligned } from './table.ts'

type Roof = NonNullable<ReturnType<typeof sizeAnswer>['sub_arrays']>[number]

const HEAD = ['Roof', 'modules', 'left over', 'strings', 'inverters', 'kW DC', 'kW AC', 'ratio']

/** What a reader calls a roof. */
export function nameOf({ id, label }: Pick<Roof, 'id' | 'label'>): string {
  return label === null ? id : `${id} (${label})`
}

/** The roofs of a sized plant, one to a line. */
export function roofLines(roofs: readonly Roof[]): string[] {
  return aligned([HEAD, ...roofs.map(cellsOf)], 1)
}

function cellsOf(roof: Roof): string[] {
  const { modules, modules_left, modules_per_string, strings, n_inverters, dc_kw, ac_kw, dc_ac_ratio, shares_inverter_with: owner } = roof
  return [
    nameOf(roof),
    `${modules}`,
    modules_left === null ? '' : `${modules_left}`,
    `${strings} x ${modules_per_string.chosen}`,
    owner === null ? `${n_inverters}` : `of ${owner}`,
    dc_kw.toFixed(1),
    ac_kw === null ? '' : ac_kw.toFixed(1),
    dc_ac_ratio.toFixed(3),
  ]
}
