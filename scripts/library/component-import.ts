import { componentId, foldText } from '../../engine/library/component-id.ts'
import type { Decimal } from '../../engine/library/decimal.ts'
import { packTable } from '../../engine/library/table-format.ts'
import type { SamList } from './sam-list.ts'

/** A component that passed the checks. */
export interface Component {
  manufacturer: string
  name: string
  texts: Record<string, string>
  figures: Record<string, Decimal | null>
}

/**
 * How to import one kind of component. `read` returns the component of a row, or the reason why the
 * row is excluded.
 */
export interface ImportKind {
  title: string
  read(row: Map<string, string>, list: SamList): Component | string
}

export interface Imported {
  bytes: Uint8Array
  keptOut: Record<string, number>
  rows: number
}

const DUPLICATE = 'same manufacturer and name as another row'
const OLDER = 'also in a newer list, which rules'

const LICENCE =
  'Figures of the System Advisor Model (SAM) component libraries as SAM and pvlib-python distribute them, copyright Alliance for Sustainable Energy, LLC, BSD 3-Clause License; checked and rearranged. ' +
  'See engine/library/NOTICE.md.'

/**
 * Merges lists of one kind into a table. Of two rows with the same id, that of the newer list is
 * kept; within one list the first row is kept, and both must have the same figures.
 */
export function importLists(lists: SamList[], kind: ImportKind): Imported {
  const byId = new Map<string, { component: Component; listDate: string }>()
  const keptOut: Record<string, number> = {}
  const keepOut = (reason: string) => {
    keptOut[reason] = (keptOut[reason] ?? 0) + 1
  }
  for (const list of lists.toSorted((a, b) => (a.listDate < b.listDate ? 1 : -1))) {
    for (const row of list.rows) {
      const component = kind.read(row, list)
      if (typeof component === 'string') {
        keepOut(component)
        continue
      }
      const id = componentId(component.manufacturer, component.name)
      const known = byId.get(id)
      if (known === undefined) byId.set(id, { component, listDate: list.listDate })
      else if (known.listDate !== list.listDate) keepOut(OLDER)
      else if (Bun.deepEquals(known.component.figures, component.figures)) keepOut(DUPLICATE)
      else throw new Error(`${list.file}: two different components have the same id ${id}: give one of them another name`)
    }
  }
  const components = [...byId].map(([id, { component }]) => ({ id, ...component })).sort(byManufacturerAndName)
  const column = <T>(pick: (component: Component) => T): T[] => components.map(pick)
  const { texts: firstTexts, figures: firstFigures } = components[0] as Component
  const texts = {
    manufacturer: column((component) => component.manufacturer),
    name: column((component) => component.name),
    ...Object.fromEntries(Object.keys(firstTexts).map((key) => [key, column((component) => component.texts[key] as string)])),
  }
  const figures = Object.fromEntries(Object.keys(firstFigures).map((key) => [key, column((component) => component.figures[key] ?? null)]))
  const sources = lists.map(({ file, listDate, rows, sha256 }) => ({ file, list_date: listDate, rows: rows.length, sha256 }))
  return {
    bytes: packTable({ title: kind.title, sources, licence: LICENCE, kept_out: keptOut }, texts, figures),
    keptOut,
    rows: components.length,
  }
}

/**
 * Order of the table and of search results: folded manufacturer, folded name, id. Compares code
 * units, so that the order does not depend on the locale.
 */
function byManufacturerAndName(a: Component & { id: string }, b: Component & { id: string }): number {
  const keys = [
    [foldText(a.manufacturer), foldText(b.manufacturer)],
    [foldText(a.name), foldText(b.name)],
    [a.id, b.id],
  ] as const
  const differing = keys.find(([left, right]) => left !== right)
  return differing === undefined ? 0 : differing[0] < differing[1] ? -1 : 1
}
