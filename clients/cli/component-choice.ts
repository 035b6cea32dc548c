import { existsSync } from 'node:fs'
import { type Library, ObjectFileError, parseOnd, parsePan, type SimpleSections } from '@pvyield/engine'
import { KIND_WORDS, kindOf } from './file-kind.ts'
import { readInput } from './input-file.ts'
import { InputError } from './usage-error.ts'

/** A component that was named on the command line, and how it was found. */
export interface Chosen<Section> {
  readonly section: Section
  readonly title: string
}

/** A module by its PAN file, its library id, or words of a search whose first result it is. */
export function chooseModule(named: string, library: Library): Chosen<SimpleSections['module']> {
  if (existsSync(named)) {
    const { module } = read('module', named, parsePan)
    return { section: module, title: `${module.manufacturer} ${module.name}, ${module.p_nom_w} W (${named})` }
  }
  const { id, manufacturer, name, p_nom_w, others } = find('module', named, library.modules)
  return { section: sectionOf(id, library.modules), title: `${manufacturer} ${name}, ${p_nom_w} W (${id})${others}` }
}

/** An inverter by its OND file, its library id, or words of a search whose first result it is. */
export function chooseInverter(named: string, library: Library): Chosen<SimpleSections['inverter']> {
  if (existsSync(named)) {
    const { inverter } = read('inverter', named, parseOnd)
    return { section: inverter, title: `${inverter.manufacturer} ${inverter.name}, ${inverter.p_ac_nom_kw} kW (${named})` }
  }
  const { id, manufacturer, name, p_ac_nom_kw, others } = find('inverter', named, library.inverters)
  return { section: sectionOf(id, library.inverters), title: `${manufacturer} ${name}, ${p_ac_nom_kw} kW (${id})${others}` }
}

/** Fails: InputError that names the option and the file. */
function read<Parsed>(option: 'module' | 'inverter', file: string, parse: (bytes: Uint8Array) => Parsed): Parsed {
  const bytes = readInput(file)
  const kind = kindOf(file, bytes)
  if (kind !== option && kind !== 'weather')
    throw new InputError(
      `--${option} ${file}: it is ${KIND_WORDS[kind]}${kind === 'inverter' || kind === 'module' ? `: name it with --${kind}` : ''}`,
    )
  try {
    return parse(bytes)
  } catch (error) {
    if (!(error instanceof ObjectFileError)) throw error
    throw new InputError(error.failures.map((failure) => `--${option} ${file}: ${failure}`).join('\n'))
  }
}

interface Searched<Entry> {
  page(
    query: string,
    limit: number,
  ): { total: number; entries: Entry[]; unmatched: readonly string[]; numberMatches: readonly (string | null)[] }
}

const SEARCH = {
  module: 'give words of its manufacturer and name, or its power, such as "jinko 720", or name a PAN file',
  inverter: 'give words of its manufacturer and name, or its power, such as "sungrow 125", or name an OND file',
} as const

/** The first that matches, and words for the others. A search that only finds the nearest power has not found what was named. */
function find<Entry extends { readonly id: string }>(
  kind: keyof typeof SEARCH,
  named: string,
  catalogue: Searched<Entry>,
): Entry & { readonly others: string } {
  const { total, entries, unmatched, numberMatches } = catalogue.page(named, 1)
  const [entry] = entries
  if (entry === undefined)
    throw new InputError(`--${kind} ${named}: no file, and nothing in the library matches ${unmatched.join(' ') || 'it'}: ${SEARCH[kind]}`)
  if (unmatched.length > 0)
    throw new InputError(
      `--${kind} ${named}: no file, and no ${kind} of the library has ${unmatched.join(' ')}: the nearest is ${entry.id}`,
    )
  if (numberMatches[0] === 'nearest')
    throw new InputError(
      `--${kind} ${named}: no file, and no ${kind} of the library with these words has that power: the nearest is ${entry.id}`,
    )
  return {
    ...entry,
    others: total === 1 || entry.id === named ? '' : `, the first of ${total} that match "${named}": name more words, its power, or an id`,
  }
}

function sectionOf<Section>(id: string, catalogue: { get(id: string): Section | undefined }): Section {
  const section = catalogue.get(id)
  if (section === undefined) throw new Error(`The library has no section for ${id}`)
  return section
}
