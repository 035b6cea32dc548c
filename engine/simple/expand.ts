import type { DefaultApplied, RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import { decimalSign } from '../core/decimal-sign.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { whereSound } from '../core/unsound.ts'
import { rackingOf } from '../geometry/racking.ts'
import { listDefaults } from './defaults.ts'
import { fillDefaults, fullRequest } from './full-request.ts'
import { changedSizes, warningOf } from './kept-sizes.ts'
import { type SimplePlace, simplePlant } from './plant.ts'
import { type PlantSize, plantSize } from './size.ts'

export interface Expanded {
  /** The full request, every default filled in. */
  request: RunRequest
  defaultsApplied: DefaultApplied[]
  /** Of sizes that the plant does not keep as they were sent. */
  warnings: string[]
}

/** Beyond this a temperature coefficient is not a fraction per degree. */
const LARGEST_TEMPERATURE_COEFFICIENT = 0.02
const SMALLEST_MODULE_EFFICIENCY = 0.001
/** The absorptivity of the modules of a simple run: no more than that can become electricity. */
const LARGEST_MODULE_EFFICIENCY = 0.9
const DC_AC_LOWEST = 0.5
const DC_AC_HIGHEST = 3

/**
 * Every failure of the fields of a simple request, of which none is left for the full request to find. Rules that read a field that is UNSOUND are left out.
 * @param request  validated simple request
 */
export function checkSimple(request: SimpleRunRequest): readonly Failure[] {
  return judge(request).failures
}

/**
 * Turns a location and a size into a full request, and reports every value that was assumed or changed.
 * @param request  validated simple request, its schema's defaults filled
 * @param sent     top-level keys that the caller sent: tells an assumed value from a sent one
 * @param place    weather and facts of the location
 * Fails: the field of the simple request that is at fault.
 */
export function expandSimple(request: SimpleRunRequest, sent: ReadonlySet<string>, place: SimplePlace): Expanded | { failures: Failure[] } {
  const { size, failures } = judge(request)
  if (size === null || failures.length > 0) return { failures }
  const plant = simplePlant(request, place, size, request.inverter_ac_kw ?? size.dcKw / request.dc_ac_ratio)
  const made = fullRequest(plant)
  const full = fillDefaults(made)
  const changed = changedSizes(plant, sent)
  const warnings = [...changed.map(warningOf), ...suspicions(request)]
  return { request: full, defaultsApplied: listDefaults(plant, sent, changed, made, full), warnings }
}

function judge(request: SimpleRunRequest): { size: PlantSize | null; failures: Failure[] } {
  const sink = new Sink()
  const size = whereSound(() => plantSize(request, sink))
  const rules = [checkTemperatureCoefficient, checkModuleEfficiency, checkRear]
  for (const rule of rules) whereSound(() => rule(request, sink))
  if (size !== null) whereSound(() => checkInverter(request, size, sink))
  return { size, failures: sink.failures }
}

function checkTemperatureCoefficient({ temperature_coefficient: coefficient }: SimpleRunRequest, sink: Sink): void {
  if (coefficient === undefined || Math.abs(coefficient) <= LARGEST_TEMPERATURE_COEFFICIENT) return
  sink.fail('temperature_coefficient', `${coefficient} is not a fraction per degC (perhaps percent: -0.37 %/degC is written -0.0037)`)
}

function checkModuleEfficiency({ module_efficiency: efficiency }: SimpleRunRequest, sink: Sink): void {
  if (efficiency === undefined || (efficiency >= SMALLEST_MODULE_EFFICIENCY && efficiency < LARGEST_MODULE_EFFICIENCY)) return
  sink.fail(
    'module_efficiency',
    `${efficiency} is not a fraction from ${SMALLEST_MODULE_EFFICIENCY} to below ${LARGEST_MODULE_EFFICIENCY} (perhaps percent: 19 % is written 0.19)`,
  )
}

function checkRear({ bifaciality, racking }: SimpleRunRequest, sink: Sink): void {
  if (bifaciality > 0 && !rackingOf({ track_mode: racking }).hasRear) {
    sink.fail('bifaciality', 'A roof leaves no light for a rear side: send racking fixed or single_axis, or bifaciality 0')
  }
}

function checkInverter({ inverter_ac_kw: acKw }: SimpleRunRequest, { dcKw, dcKwFactors }: PlantSize, sink: Sink): void {
  if (acKw === undefined) return
  if (decimalSign(dcKwFactors, [-DC_AC_LOWEST, acKw]) > 0 && decimalSign(dcKwFactors, [-DC_AC_HIGHEST, acKw]) <= 0) return
  sink.fail(
    'inverter_ac_kw',
    `DC over AC power is ${Number((dcKw / acKw).toPrecision(4))}, allowed is above ${DC_AC_LOWEST} to ${DC_AC_HIGHEST}: send the AC nameplate in kW (DC is ${dcKw} kW)`,
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
