import type { Component, ComponentOrigin, ComponentSummary, LibraryInverter, LibraryModule, Module } from '@pvyield/contract/schemas'
import { AR_GLASS_AT_60_DEG, beyondGlassAt60Deg, inverterFit, type Library, moduleFit } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'
import { componentHref, type LibraryService } from '../library/service.ts'
import { INVERTERS, MODULES } from './selection.ts'

/** What an entry's figures come from, at the beginning of a note. */
const SOURCE = { cec: 'The list', pan: 'The file', ond: 'The file', sheet: 'What is at hand of the data sheet' } as const

/** The documented building blocks, and the facts about any component of the library. */
export class ComponentService {
  constructor(private readonly library: LibraryService) {}

  list(): ComponentSummary[] {
    const { modules, inverters } = this.library.catalogues
    const blocks = <Entry>(groups: Readonly<Record<string, readonly string[]>>, entryOf: (id: string) => Entry | undefined) =>
      Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => ({ group, entry: entryOf(id) ?? unknown(id) })))
    return [
      ...blocks(MODULES, (id) => modules.describe(id)?.entry).map(({ group, entry }) => ({
        kind: 'module' as const,
        group,
        ...shortModule(entry),
      })),
      ...blocks(INVERTERS, (id) => inverters.describe(id)?.entry).map(({ group, entry }) => ({
        kind: 'inverter' as const,
        group,
        ...shortInverter(entry),
      })),
    ]
  }

  /**
   * An id may be in both lists. Without a kind it is the module, whose notes then name the inverter.
   * Fails: Problem not_found of the field `component_id`.
   */
  get(id: string, kind?: Component['kind']): Component {
    const { modules, inverters } = this.library.catalogues
    const module = kind === 'inverter' ? null : describeModule(modules, id)
    if (module === null) return (kind === 'module' ? null : describeInverter(inverters, id)) ?? unknown(id, kind)
    if (kind === undefined && inverters.get(id) !== undefined)
      module.notes.push(`An inverter has the same id: get it from GET ${componentHref('inverter', id)}.`)
    return module
  }
}

function shortModule({ id, manufacturer, name, p_nom_w, bifacial, list = '', list_year }: LibraryModule) {
  return { id, href: componentHref('module', id), manufacturer, name, p_nom_w, bifacial, list, list_year }
}

function shortInverter({ id, manufacturer, name, p_ac_nom_kw, list = '', list_year }: LibraryInverter) {
  return { id, href: componentHref('inverter', id), manufacturer, name, p_ac_nom_kw, list, list_year }
}

function describeModule(modules: Library['modules'], id: string): Component | null {
  const found = modules.describe(id)
  if (found === undefined) return null
  const { entry, section, source, origin, sheet, notes: ofFile } = found
  const fit = moduleFit(section, entry.mu_p_mp_per_k ?? null, sheet)
  if (fit === null) return null
  const notes = [
    ...doubtNotes(entry),
    ...nameNote(entry),
    ...(entry.size_assumed ? ['The list states only an area: length and width have its size in the usual proportion.'] : []),
    ...(entry.front_surface_assumed
      ? [
          `${SOURCE[origin]} states no front surface: plain glass is assumed. Send front_surface ar_glass for a module with an anti-reflective coating.`,
        ]
      : []),
    ...(entry.bifaciality_assumed
      ? [`${SOURCE[origin]} only flags the module as bifacial: 0.7 is assumed. Send the bifaciality of the data sheet.`]
      : []),
    ...(entry.cell_type === null ? [] : [`Cell type by ${entry.cell_type_basis}.`]),
    ...(entry.noct_c === null
      ? [`${SOURCE[origin]} states no NOCT: 45 degC is the default, which the thermal models of the default plant do not read.`]
      : []),
    ...profileNote(section.iam_profile),
    ...ofFile,
    ...(entry.v_max_v === null ? [`${SOURCE[origin]} states no maximum system voltage: send module.v_max_v of the data sheet.`] : []),
  ]
  return {
    id,
    kind: 'module',
    entry: { ...entry },
    section: { ...section },
    origin: originOf(source, modules.provenance.licence),
    fit: { ...fit },
    notes,
  }
}

/** What a run with the module warns of. */
function profileNote(profile: Module['iam_profile']): string[] {
  const at60 = profile ? beyondGlassAt60Deg(profile, 'pvsyst') : null
  return at60 === null
    ? []
    : [
        `The profile of the file lets through ${at60.toFixed(3)} of the light at 60 deg, anti-reflective glass ${AR_GLASS_AT_60_DEG}. A careful assessment takes iam.kind fresnel_ar, which is 1 to 2 % less energy.`,
      ]
}

function describeInverter(inverters: Library['inverters'], id: string): Component | null {
  const found = inverters.describe(id)
  if (found === undefined) return null
  const { entry, section, source, sheet, notes: ofFile } = found
  const fit = inverterFit(section, sheet)
  if (fit === null) return null
  const notes = [
    ...doubtNotes(entry),
    ...nameNote(entry),
    ...(section.v_dc_max_v === null
      ? [
          `The list states no maximum DC voltage${entry.v_dc_max_v == null ? '' : `: ${entry.v_dc_max_v} V is the class of its MPPT window`}. The section leaves it null: send inverter.v_dc_max_v of the data sheet.`,
        ]
      : []),
    ...(section.i_dc_max_a === null ? ['No maximum DC current is stated: send inverter.i_dc_max_a of the data sheet.'] : []),
    ...ofFile,
    ...(section.model === 'sandia' ? ['The list states neither the number of MPP trackers nor a derating by temperature.'] : []),
  ]
  return {
    id,
    kind: 'inverter',
    entry: { ...entry },
    section: { ...section },
    origin: originOf(source, inverters.provenance.licence),
    fit: { ...fit },
    notes,
  }
}

function doubtNotes({ doubts = [] }: { doubts?: readonly string[] }): string[] {
  return doubts.map((doubt) => `${doubt}.`)
}

function nameNote({ name_assumed }: { name_assumed?: boolean }): string[] {
  return name_assumed ? ['The list lost the punctuation of the name: its hyphens may be blanks, points or brackets.'] : []
}

function originOf(
  { title, file, list_date, sha256, carrier }: { title: string; file: string; list_date: string; sha256: string; carrier: string },
  licence: string,
): ComponentOrigin {
  return { title, file, date: list_date, sha256, carrier, licence }
}

function unknown(id: string, kind?: Component['kind']): never {
  const message = `No ${kind ?? 'component'} of the library has the id '${id.slice(0, 100)}': get ids from GET /api/components, GET /api/library/modules or GET /api/library/inverters`
  throw Problem.ofField('not_found', 'component_id', message)
}
