import type { DefaultApplied, RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import { INVALID } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import type { QuantityName } from '../core/quantities.ts'
import type { Failure } from '../core/sink.ts'
import { type Finding, findingOf } from '../findings/finding.ts'
import { seriesOf } from '../run.ts'
import { isSupplied } from '../weather-checks/place.ts'
import { checkFields } from './check-simple.ts'
import type { SimpleSections } from './components.ts'
import { listDefaults } from './defaults.ts'
import { fillDefaults, fullRequest } from './full-request.ts'
import { changedFinding, changedSizes } from './kept-sizes.ts'
import { type SimplePlace, type SimplePlant, simplePlant, withOwn } from './plant.ts'
import { beforeSizing, simpleWish, sizeComponents } from './size-components.ts'

export interface Expanded {
  /** The full request with all defaults. */
  request: RunRequest
  defaultsApplied: DefaultApplied[]
  /** What is to be known before it runs, in the words of the simple request. */
  findings: Finding[]
}

/**
 * Expands a location and a size to a full request, and reports every value that was assumed or
 * changed.
 * @param request  validated simple request with the defaults of its schema
 * @param sent     top-level keys that the caller sent; they distinguish sent values from assumed
 *   ones
 * @param place    weather and facts of the location
 * @param sections  the module and the inverter that the request names, and its weather, with which
 *   the strings are sized. Without them a request that names components gets the reference module:
 *   for what its run costs.
 * Fails: at the field of the simple request that is wrong.
 */
export function expandSimple(
  request: SimpleRunRequest,
  sent: ReadonlySet<string>,
  place: SimplePlace,
  sections: SimpleSections | null = null,
): Expanded | { failures: Failure[] } {
  const { size, failures } = checkFields(request, sent)
  if (size === null || failures.length > 0) return { failures }
  const provisional = simplePlant(request, place, size, request.inverter_ac_kw ?? size.dcKw / request.dc_ac_ratio)
  const found = sections === null ? { plant: provisional } : withComponents(provisional, sections)
  if ('failures' in found) return found
  const { plant } = found
  const made = fullRequest(plant)
  const full = fillDefaults(made)
  const changed = changedSizes(plant, sent)
  const findings = [
    ...changed.map(changedFinding),
    ...suspicions(request, sent),
    ...(plant.own?.sizing?.findings ?? []),
    ...(sections === null ? [] : coldFinding(plant, sections)),
  ]
  const { report } = request
  return { request: { ...full, ...(report && { report }) }, defaultsApplied: listDefaults(plant, sent, changed, made, full), findings }
}

/**
 * Series that the run of a checked simple request will have, whatever its weather.
 * @param components  what the request's `module` and `inverter` refer to; null without both
 * @param change      what is changed of the full request, whose weather is INVALID, before it runs
 */
export function simpleSeries(
  request: SimpleRunRequest,
  sent: ReadonlySet<string>,
  components: Pick<SimpleSections, 'module' | 'inverter'> | null,
  change: (full: Resolved) => Resolved = (full) => full,
): readonly QuantityName[] {
  const { size } = checkFields(request, sent)
  if (size === null) throw new Error('A checked simple request has a size')
  const place = { weather: {}, weatherSource: null, timezoneH: 0, elevationM: null }
  const plant = simplePlant(request, place, size, request.inverter_ac_kw ?? size.dcKw / request.dc_ac_ratio)
  const { module, inverter } = request
  const full =
    components === null || module === undefined || inverter === undefined
      ? (fillDefaults(fullRequest(plant)) as Resolved)
      : beforeSizing(plant, { module, inverter }, { ...components, weather: INVALID })
  return seriesOf(change({ ...full, weather: INVALID }))
}

/** The plant with the components that the request names; itself when it names none. */
function withComponents(plant: SimplePlant, sections: SimpleSections): { plant: SimplePlant } | { failures: Failure[] } {
  const { module, inverter } = plant.request
  if (module === undefined || inverter === undefined) return { plant }
  const found = sizeComponents(plant, { module, inverter }, sections, simpleWish(plant.request))
  return 'failures' in found ? found : { plant: withOwn(plant, found.own, sections.module, sections.inverter.p_ac_nom_kw) }
}

/** Strings of a plant in a typical year are sized for colder days than it has. */
export function coldFinding({ own }: SimplePlant, { weather }: SimpleSections): Finding[] {
  const isTypical = isSupplied(weather) || (weather.meta?.months_years ?? null) !== null
  if (!isTypical || !own?.sizing) return []
  const { open_circuit_c: lowestC } = own.sizing.temperatures
  return [findingOf('strings_sized_for_typical_cold', null, { lowest_c: lowestC })]
}

/** Values that are allowed, and more often a slip. */
export function suspicions(request: SimpleRunRequest, sent: ReadonlySet<string>): Finding[] {
  const { losses_percent: losses, temperature_coefficient: coefficient, racking, gcr } = request
  const found: Finding[] = []
  if (losses > 0 && losses < 1) {
    found.push(findingOf('losses_as_fraction', 'losses_percent', { losses_percent: losses }))
  }
  if (coefficient !== undefined && coefficient > 0) {
    found.push(findingOf('power_coefficient_positive', 'temperature_coefficient', { per_k: coefficient }))
  }
  if (racking === 'rooftop' && gcr !== undefined && sent.has('gcr')) {
    found.push(findingOf('gcr_without_rows', 'gcr', { gcr }))
  }
  return found
}
