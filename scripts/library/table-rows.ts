import { originOf } from '../../engine/library/catalogue.ts'
import { componentId } from '../../engine/library/component-id.ts'
import { parseDecimal } from '../../engine/library/decimal.ts'
import { openTable } from '../../engine/library/table-format.ts'
import { type Gathered, type ImportKind, OF_SHEETS, type Placed } from './component-import.ts'

/**
 * Takes the components of lists and files out of a table. The table keeps their figures as printed, so
 * packing them again gives the same bytes, without the lists and files.
 */
export function gatherTable(bytes: Uint8Array, kind: ImportKind): Gathered {
  const table = openTable(bytes)
  const { sources, kept_out } = table.provenance
  const [manufacturers, names, owns] = ['manufacturer', 'name', 'own'].map((name) => table.text(name))
  const figures = table.columns.figures.map((name) => [name, table.figure(name)] as const)
  const flags = table.columns.bytes
    .filter((name) => !['source', 'since', 'own_line'].includes(name))
    .map((name) => [name, table.byte(name)] as const)
  const [sourceAt, sinceAt, ownAt] = ['source', 'since', 'own_line'].map((name) => table.byte(name))
  const placed = new Map<string, Placed>()
  for (let row = 0; row < table.rows; row++) {
    const source = sourceAt(row) ?? 0
    const origin = originOf(sources[source])
    if (origin === 'sheet') continue
    const [manufacturer, name] = [manufacturers.at(row), names.at(row)]
    const ownLine = ownAt(row)
    const component = {
      manufacturer,
      name,
      figures: Object.fromEntries(figures.map(([name, at]) => [name, parseDecimal(String(at(row)))])),
      bytes: {
        ...Object.fromEntries(flags.map(([name, at]) => [name, at(row)])),
        series: kind.seriesOf(manufacturer, name),
      },
      ...(ownLine === null ? {} : { own: JSON.parse(owns.at(ownLine)) }),
    }
    placed.set(componentId(manufacturer, name, origin), { component, source, since: sinceAt(row) ?? source, origin })
  }
  return {
    placed,
    sources: sources.filter((source) => originOf(source) !== 'sheet'),
    keptOut: Object.fromEntries(Object.entries(kept_out).filter(([reason]) => !reason.startsWith(OF_SHEETS))),
    revised: [],
  }
}
