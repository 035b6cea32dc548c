import type { ComponentSeries } from '../../engine/library/table-format.ts'

/** A model series by its codes, and what a source states about it: its name, its cells, or both. */
export interface Series extends ComponentSeries {
  cell_type: 'topcon' | 'hjt' | 'back_contact' | 'perc' | null
  manufacturer: RegExp
  name: RegExp
}

/** What a table's header says about series, by position. */
export function seriesLegendOf(all: readonly Series[]): ComponentSeries[] {
  return all.map(({ series, cell_type, basis }) => ({ series, cell_type, basis }))
}

/** Position of the first series that a component fits; null for none. */
export function seriesPosition(all: readonly Series[], manufacturer: string, name: string): number | null {
  const at = all.findIndex((series) => series.manufacturer.test(manufacturer) && series.name.test(name))
  return at < 0 ? null : at
}
