import type { Origin } from './component-id.ts'
import { readQuery } from './query.ts'
import type { NumberMatch, SearchFacts } from './search-facts.ts'
import { SearchIndex } from './search-index.ts'
import type { ComponentTable, TableProvenance, TableSource } from './table-format.ts'

/** More than the years between the oldest and the newest list. */
const AGES = 8
/** Years after which a model in a list counts as an old one. */
const OLD_YEARS = 3

/**
 * Components of one kind: `Entry` is an item of a search result, `Section` is the inline section of
 * a run request.
 */
export interface Catalogue<Entry, Section> {
  size: number
  provenance: TableProvenance
  /**
   * Returns the components that match every word of the query, best first; all components for an
   * empty query, by manufacturer and name. Case, diacritics and punctuation do not matter. The
   * ranking is described in the README of this folder.
   */
  search(query: string, limit: number, offset?: number): Entry[]
  /** As `search`, with facts about the whole search. */
  page(query: string, limit: number, offset?: number): LibraryPage<Entry>
  get(id: string): Section | undefined
  /** All that is known of one component. */
  describe(id: string): Description<Entry, Section> | undefined
}

export interface LibraryPage<Entry> {
  /** Number of all components that match. */
  total: number
  entries: Entry[]
  /** How the numbers of the query match each entry. */
  numberMatches: NumberMatch[]
  /**
   * When no component has all words: those that the first one does not have as they were typed, or,
   * without entries, those that none has together with the words before them.
   */
  unmatched: string[]
}

export interface Description<Entry, Section> {
  entry: Entry
  section: Section
  source: TableSource
  origin: Origin
  /** What its file or data sheet states besides the section; empty for a component of a list. */
  sheet: Readonly<Record<string, number>>
  /** What its file or data sheet states and the section leaves out, and what is assumed, in one sentence each. */
  notes: readonly string[]
}

/** What every entry says first. */
export interface EntryHead {
  id: string
  manufacturer: string
  name: string
  /** True if punctuation of the name was lost in the list and put back as hyphens. */
  name_assumed: boolean
  /** List or file of the figures. */
  list: string
  list_year: number | null
  /** Name under which its model series is sold; null where no source at hand gives one. */
  series: string | null
  /** Who says so. */
  series_basis: string | null
}

/**
 * A component whose figures a PAN or OND file or a data sheet states: its section, and what the file
 * states besides.
 */
export interface OwnFigures<Section> {
  section: Section
  /** Fields of the section that it does not state, and that are assumed. */
  assumed?: readonly string[]
  sheet: Readonly<Record<string, number>>
  notes?: readonly string[]
}

/** Converts a row to an entry and to a section. */
export interface ComponentKind<Entry, Section> extends Omit<SearchFacts, 'rows' | 'origin' | 'age' | 'isOld' | 'series' | 'seriesOf'> {
  /** @param own  figures of a file or data sheet; null for a row of a list */
  entry(row: number, head: EntryHead, own: OwnFigures<Section> | null): Entry
  section(row: number, manufacturer: string, name: string): Section
}

export function openCatalogue<Entry, Section>(table: ComponentTable, kind: ComponentKind<Entry, Section>): Catalogue<Entry, Section> {
  const { rows, provenance } = table
  const manufacturers = table.text('manufacturer')
  const names = table.text('name')
  const owns = table.text('own')
  const sourceAt = table.byte('source')
  const source = (row: number): number => sourceAt(row) ?? 0
  const ownAt = table.byte('own_line')
  const nameAssumed = table.byte('name_assumed')
  const ownOf = (row: number): OwnFigures<Section> | null => {
    const line = ownAt(row)
    return line === null ? null : JSON.parse(owns.at(line))
  }

  const origins = provenance.sources.map(originOf)
  const years = provenance.sources.map(({ list_date }) => Number.parseInt(list_date, 10))
  const newest = Math.max(...years.filter((_, k) => origins[k] === 'cec'))
  const ages = years.map((year, k) => (origins[k] === 'cec' ? newest + 1 - year : 0))
  const since = table.byte('since')
  const ageSince = (row: number): number => ages[since(row) ?? source(row)]
  const age = (row: number): number => AGES * ages[source(row)] + ageSince(row)
  const isOld = (row: number): boolean => ageSince(row) > OLD_YEARS
  const seriesAt = table.byte('series')
  let index: SearchIndex | null = null
  const indexed = (): SearchIndex => {
    const { powerW, meanings, codesHavePowers, property } = kind
    const series = provenance.series.map((one) => one.series)
    const origin = (row: number) => origins[source(row)]
    const facts: SearchFacts = { rows, origin, age, isOld, series, seriesOf: seriesAt, powerW, meanings, codesHavePowers, property }
    index ??= new SearchIndex(manufacturers, names, facts)
    return index
  }

  const entry = (row: number): Entry => {
    const { title } = provenance.sources[source(row)]
    const year = years[source(row)]
    const seriesPosition = seriesAt(row)
    const { series = null, basis = null } = seriesPosition === null ? {} : provenance.series[seriesPosition]
    const head = {
      id: indexed().ids.id(row),
      manufacturer: manufacturers.at(row),
      name: names.at(row),
      name_assumed: nameAssumed(row) === 1,
      list: title,
      list_year: Number.isNaN(year) ? null : year,
      series,
      series_basis: series === null ? null : basis,
    }
    return kind.entry(row, head, ownOf(row))
  }
  const page = (query: string, limit: number, offset = 0) => {
    const found = indexed().find(readQuery(query), limit, offset)
    return {
      total: found.total,
      entries: found.rows.map(({ row }) => entry(row)),
      numberMatches: found.rows.map(({ numberMatch }) => numberMatch),
      unmatched: found.unmatched,
    }
  }
  const sectionOf = (row: number, own: OwnFigures<Section> | null): Section =>
    own?.section ?? kind.section(row, manufacturers.at(row), names.at(row))
  return {
    size: rows,
    provenance,
    page,
    search: (query, limit, offset) => page(query, limit, offset).entries,
    get(id) {
      const row = indexed().ids.row(id)
      return row < 0 ? undefined : sectionOf(row, ownOf(row))
    },
    describe(id) {
      const row = indexed().ids.row(id)
      if (row < 0) return undefined
      const own = ownOf(row)
      const { sheet = {}, notes = [] } = own ?? {}
      return {
        entry: entry(row),
        section: sectionOf(row, own),
        source: provenance.sources[source(row)],
        origin: origins[source(row)],
        sheet,
        notes,
      }
    },
  }
}

/** By the ending of the file: the figures of a data sheet are kept as JSON. */
export function originOf({ file }: TableSource): Origin {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  if (extension === 'json') return 'sheet'
  return extension === 'pan' || extension === 'ond' ? extension : 'cec'
}
