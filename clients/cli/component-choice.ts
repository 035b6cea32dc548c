import { existsSync } from 'node:fs'
import { type Library, parseOnd, parsePan, type SimpleSections } from '@pvyield/engine'
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
    const { module } = parsePan(readInput(named))
    return { section: module, title: `${module.manufacturer} ${module.name}, ${module.p_nom_w} W (${named})` }
  }
  const { id, manufacturer, name, p_nom_w } = find('module', named, library.modules)
  return { section: sectionOf(id, library.modules), title: `${manufacturer} ${name}, ${p_nom_w} W (${id})` }
}

/** An inverter by its OND file, its library id, or words of a search whose first result it is. */
export function chooseInverter(named: string, library: Library): Chosen<SimpleSections['inverter']> {
  if (existsSync(named)) {
    const { inverter } = parseOnd(readInput(named))
    return { section: inverter, title: `${inverter.manufacturer} ${inverter.name}, ${inverter.p_ac_nom_kw} kW (${named})` }
  }
  const { id, manufacturer, name, p_ac_nom_kw } = find('inverter', named, library.inverters)
  return { section: sectionOf(id, library.inverters), title: `${manufacturer} ${name}, ${p_ac_nom_kw} kW (${id})` }
}

interface Searched<Entry> {
  page(query: string, limit: number): { entries: Entry[]; unmatched: readonly string[]; numberMatches: readonly (string | null)[] }
}

/** A search that only finds the nearest power has not found what was named. */
function find<Entry>(kind: string, named: string, catalogue: Searched<Entry>): Entry {
  const { entries, unmatched, numberMatches } = catalogue.page(named, 1)
  const [entry] = entries
  if (entry === undefined) throw new InputError(`--${kind} ${named}: no file, and nothing in the library matches ${unmatched.join(' ')}`)
  if (numberMatches[0] === 'nearest')
    throw new InputError(`--${kind} ${named}: no file, and no ${kind} of the library with these words has that power`)
  return entry
}

function sectionOf<Section>(id: string, catalogue: { get(id: string): Section | undefined }): Section {
  const section = catalogue.get(id)
  if (section === undefined) throw new Error(`The library has no section for ${id}`)
  return section
}
