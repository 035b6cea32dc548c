import { foldText, idsOfFolded } from './component-id.ts'
import type { ComponentTable, TableProvenance } from './table-format.ts'

/**
 * Components of one kind: `Entry` is an item of a search result, `Section` is the inline section of
 * a run request.
 */
export interface Catalogue<Entry, Section> {
  size: number
  provenance: TableProvenance
  /**
   * Returns the components whose manufacturer, name or id contains the query, ignoring case and
   * diacritics; all components for an empty query. If there is none, returns those that contain
   * every word of the query ("canadian solar cs6x" when the manufacturer is "Canadian Solar Inc.").
   * Results are ordered by match (name or id equals the query, name begins with it, manufacturer
   * begins with it, others), then by manufacturer and name.
   */
  search(query: string, limit: number): Entry[]
  get(id: string): Section | undefined
}

/** Converts a row to an entry and to a section. */
export interface ComponentKind<Entry, Section> {
  entry(row: number, id: string, manufacturer: string, name: string): Entry
  section(row: number, manufacturer: string, name: string): Section
}

const MATCH_RANKS = 4

interface Index {
  ids: string[]
  /** Manufacturer and name, folded. */
  texts: string[]
  /** Name alone, folded. */
  names: string[]
  rowOfId: Map<string, number>
}

export function openCatalogue<Entry, Section>(table: ComponentTable, kind: ComponentKind<Entry, Section>): Catalogue<Entry, Section> {
  const manufacturers = table.text('manufacturer')
  const names = table.text('name')
  let index: Index | null = null
  const indexed = (): Index => (index ??= makeIndex(manufacturers, names))

  return {
    size: table.rows,
    provenance: table.provenance,
    search(query, limit) {
      const found = rankRows(indexed(), foldText(query.trim()), limit)
      return found.map((row) => kind.entry(row, indexed().ids[row], manufacturers[row], names[row]))
    },
    get(id) {
      const row = indexed().rowOfId.get(id)
      return row === undefined ? undefined : kind.section(row, manufacturers[row], names[row])
    },
  }
}

/** Folds all rows as one text, which takes a fifth of the time of folding them one by one. */
function makeIndex(manufacturers: string[], names: string[]): Index {
  const folded = foldText(manufacturers.map((manufacturer, row) => `${manufacturer} ${names[row]}`).join('\n'))
  const ids = idsOfFolded(folded).split('\n')
  return {
    ids,
    texts: folded.split('\n'),
    names: foldText(names.join('\n')).split('\n'),
    rowOfId: new Map(ids.map((id, row) => [id, row])),
  }
}

function rankRows(index: Index, query: string, limit: number): number[] {
  const whole = rowsWith(index, [query])
  const rows = whole.length > 0 ? whole : rowsWith(index, query.split(/\s+/))
  const byRank: number[][] = Array.from({ length: MATCH_RANKS }, () => [])
  for (const row of rows) byRank[matchRank(index, row, query)].push(row)
  return byRank.flat().slice(0, limit)
}

function rowsWith(index: Index, words: string[]): number[] {
  const rows: number[] = []
  for (let row = 0; row < index.ids.length; row++) {
    if (words.every((word) => index.texts[row].includes(word) || index.ids[row].includes(word))) rows.push(row)
  }
  return rows
}

function matchRank(index: Index, row: number, query: string): number {
  if (query === '') return 0
  if (index.names[row] === query || index.ids[row] === query) return 0
  if (index.names[row].startsWith(query)) return 1
  return index.texts[row].startsWith(query) ? 2 : 3
}
