import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inverter, LibraryInverter, LibraryModule, Module } from '@pvyield/contract/schemas'
import { type Library, type LibraryPage, openLibrary } from '@pvyield/engine'
import { inflateRaw } from '../engine/inflate.ts'
import { Problem } from '../http/problem.ts'
import { readCursor, writeCursor } from './cursor.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'engine', 'library')

const ID_SHOWN = 100
/** Entries that an unknown id is answered with. */
const MEANT_MAX = 3

/** What a search asks for; an empty cursor is the first page. */
export interface LibraryQuery {
  readonly q: string
  readonly limit: number
  readonly cursor: string
}

export interface Page<Entry> {
  total: number
  entries: Entry[]
  /** When no component has all words: those that none has, or that the first one does not have. */
  unmatched: string[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

/**
 * Modules and inverters that runs refer to by id. The tables are opened when they are first needed.
 */
export class LibraryService {
  private opened: Library | null = null

  /** Fails: Problem validation_error of the field `cursor`. */
  modules(query: LibraryQuery): Page<LibraryModule> {
    return pageOf(this.library.modules, 'module', query)
  }

  /** Fails: Problem validation_error of the field `cursor`. */
  inverters(query: LibraryQuery): Page<LibraryInverter> {
    return pageOf(this.library.inverters, 'inverter', query)
  }

  /** Fails: Problem not_found of the field `module.id`. */
  module(id: string): Module {
    return this.library.modules.get(id) ?? missing('module', id, this.library.modules)
  }

  /** Fails: Problem not_found of the field `inverter.id`. */
  inverter(id: string): Inverter {
    return this.library.inverters.get(id) ?? missing('inverter', id, this.library.inverters)
  }

  /** All that is known of a component. */
  get catalogues(): Pick<Library, 'modules' | 'inverters'> {
    return this.library
  }

  private get library(): Library {
    this.opened ??= openLibrary(table('modules.bin'), table('inverters.bin'), inflateRaw)
    return this.opened
  }
}

/** The part of a catalogue that a page needs. */
interface Searched<Entry> {
  readonly provenance: { readonly sources: readonly { readonly sha256: string }[] }
  page(q: string, limit: number, offset: number): LibraryPage<Entry>
}

/** Address of all that is known of a component. Ids are letters, digits and underscores. */
export function componentHref(kind: 'module' | 'inverter', id: string): string {
  return `/api/components/${id}?kind=${kind}`
}

function pageOf<Entry extends { id: string }>(
  catalogue: Searched<Entry>,
  kind: 'module' | 'inverter',
  { q, limit, cursor }: LibraryQuery,
): Page<Entry> {
  const subject = `${q}\n${catalogue.provenance.sources.map(({ sha256 }) => sha256).join()}`
  const offset = readCursor(cursor, subject)
  const { total, entries: found, numberMatches, unmatched } = catalogue.page(q, limit, offset)
  const missed = unmatched.length > 0 ? { unmatched_words: unmatched } : {}
  const entries = found.map((entry, k) => ({ ...entry, href: componentHref(kind, entry.id), number_match: numberMatches[k], ...missed }))
  return { total, entries, unmatched, next: offset + limit < total ? writeCursor(offset + limit, subject) : null }
}

function table(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, name)))
}

/** A name or a part of an id is what people send: those that it finds are named. */
function missing(kind: 'module' | 'inverter', id: string, catalogue: Searched<{ id: string }>): never {
  const named = id.slice(0, ID_SHOWN)
  const { entries, total } = catalogue.page(named, MEANT_MAX, 0)
  const meant = entries.map((entry) => `'${entry.id}'`).join(', ')
  const hint = meant === '' ? '' : `did you mean ${meant}${total > entries.length ? ` (${total} match)` : ''}? Or `
  const message = `No ${kind} in the library has the id '${named}': ${hint}get ids from GET /api/library/${kind}s`
  throw Problem.ofField('not_found', `${kind}.id`, message)
}
