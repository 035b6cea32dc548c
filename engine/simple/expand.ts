import type { DefaultApplied, RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import { decimalSign } from '../core/decimal-sign.ts'
import { INVALID, whereValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import type { QuantityName } from '../core/quantities.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { seriesOf } from '../run.ts'
import { checkComponents, hasComponents, type SimpleSections, sizeBeforeStrings } from './components.ts'
import { listDefaults } from './defaults.ts'
import { fillDefaults, fullRequest } from './full-request.ts'
import { changedSizes, warningOf } from './kept-sizes.ts'
import { notCounted } from './not-counted.ts'
import { rackingFor, type SimplePlace, type SimplePlant, simplePlant, withOwn } from './plant.ts'
import { checkNextToScene, checkSceneAlone, checkSceneRuns } from './scene-part.ts'
import { type PlantSize, plantSize } from './size.ts'
import { beforeSizing, simpleWish, sizeComponents } from './size-components.ts'

export interface Expanded {
  /** The full request with all defaults. */
  request: RunRequest
  defaultsApplied: DefaultApplied[]
  /** What the run does not count, in one line each. */
  notCounted: string[]
  /** Warnings about sizes that the plant does not keep as sent. */
  warnings: string[]
}

/** A larger temperature coefficient is not a fraction per degree. */
const LARGEST_TEMPERATURE_COEFFICIENT = 0.02
const SMALLEST_MODULE_EFFICIENCY = 0.001
/** Absorptivity of the modules of a simple run, an upper limit of their efficiency. */
const LARGEST_MODULE_EFFICIENCY = 0.9
/** The inverter of PVWatts v8 states its DC rating, which a smaller efficiency would inflate. */
const SMALLEST_INVERTER_EFFICIENCY = 0.5
const DC_AC_LOWEST = 0.5
const DC_AC_HIGHEST = 3

/**
 * Finds every failure in the fields of a simple request, so that the full request has none. A rule
 * that reads an INVALID field is skipped.
 * @param request  validated simple request
 * @param sent     top-level keys that the caller sent
 */
export function checkSimple(request: SimpleRunRequest, sent: ReadonlySet<string> = new Set()): readonly Failure[] {
  return checkFields(request, sent).failures
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
  const warnings = [...changed.map(warningOf), ...suspicions(request), ...(plant.own?.sizing?.warnings ?? [])]
  return { request: full, defaultsApplied: listDefaults(plant, sent, changed, made, full), notCounted: notCounted(plant), warnings }
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

function checkFields(body: SimpleRunRequest, sent: ReadonlySet<string>): { size: PlantSize | null; failures: Failure[] } {
  const sink = new Sink()
  const request = checkSceneAlone(body, sink) ? body : { ...body, scene: INVALID }
  const size = whereValid(() => (hasComponents(request) ? sizeBeforeStrings(request, sink) : plantSize(request, sink)))
  whereValid(() => checkComponents(request, sent, sink))
  const rules = [checkSceneRuns, checkNextToScene, checkTemperatureCoefficient, checkModuleEfficiency, checkInverterEfficiency, checkRear]
  for (const rule of rules) whereValid(() => rule(request, sink))
  if (size !== null) whereValid(() => checkInverter(request, size, sink))
  return { size, failures: sink.failures }
}

function checkTemperatureCoefficient({ temperature_coefficient: coefficient }: SimpleRunRequest, sink: Sink): void {
  if (coefficient === undefined || Math.abs(coefficient) <= LARGEST_TEMPERATURE_COEFFICIENT) return
  sink.fail('temperature_coefficient', `${coefficient} is not a fraction per degC: send -0.37 %/degC as -0.0037`)
}

function checkModuleEfficiency({ module_efficiency: efficiency }: SimpleRunRequest, sink: Sink): void {
  if (efficiency === undefined || (efficiency >= SMALLEST_MODULE_EFFICIENCY && efficiency < LARGEST_MODULE_EFFICIENCY)) return
  sink.fail(
    'module_efficiency',
    `${efficiency} is not a fraction from ${SMALLEST_MODULE_EFFICIENCY} to below ${LARGEST_MODULE_EFFICIENCY}: send 19 % as 0.19`,
  )
}

function checkInverterEfficiency({ inverter_model: model, inverter_efficiency: efficiency }: SimpleRunRequest, sink: Sink): void {
  if (model !== 'reference' || efficiency >= SMALLEST_INVERTER_EFFICIENCY) return
  sink.fail(
    'inverter_efficiency',
    `${efficiency} is below ${SMALLEST_INVERTER_EFFICIENCY}, the least for inverter_model reference: send 96 % as 0.96`,
  )
}

function checkRear(request: SimpleRunRequest, sink: Sink): void {
  if (!(request.bifaciality > 0) || rackingFor(request).hasRear) return
  if (request.racking === 'rooftop')
    sink.fail('bifaciality', 'On a roof no light reaches the rear side: send racking fixed or single_axis, or bifaciality 0')
  else sink.fail('bifaciality', 'The rear sides of ridges get no light: send bifaciality 0')
}

function checkInverter({ inverter_ac_kw: acKw }: SimpleRunRequest, { dcKw, dcKwFactors }: PlantSize, sink: Sink): void {
  if (acKw === undefined) return
  if (decimalSign(dcKwFactors, [-DC_AC_LOWEST, acKw]) > 0 && decimalSign(dcKwFactors, [-DC_AC_HIGHEST, acKw]) <= 0) return
  sink.fail(
    'inverter_ac_kw',
    `The ratio of DC to AC power is ${Number((dcKw / acKw).toPrecision(4))}; it must be above ${DC_AC_LOWEST} and at most ${DC_AC_HIGHEST}: send the AC nameplate in kW (DC is ${dcKw} kW)`,
  )
}

/** Values that are allowed, and more often a slip. */
function suspicions({ losses_percent: losses, temperature_coefficient: coefficient }: SimpleRunRequest): string[] {
  const found: string[] = []
  if (losses > 0 && losses < 1) {
    found.push(
      `losses_percent ${losses} runs as ${losses} %: it is the one percent field, send ${Number((100 * losses).toPrecision(6))} for a fraction of ${losses}`,
    )
  }
  if (coefficient !== undefined && coefficient > 0) {
    found.push(
      `temperature_coefficient ${coefficient} makes warm modules stronger: the sign looks flipped, crystalline silicon has about -0.0037`,
    )
  }
  return found
}
