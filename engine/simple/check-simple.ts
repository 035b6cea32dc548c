import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { decimalSign } from '../core/decimal-sign.ts'
import { INVALID, whereValid } from '../core/invalid.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { GIVEN_TWICE } from '../core/uncertainty.ts'
import { checkComponents, hasComponents, sizeBeforeStrings } from './components.ts'
import { rackingFor } from './plant.ts'
import { checkNextToScene, checkSceneAlone, checkSceneRuns } from './scene-part.ts'
import { type PlantSize, plantSize } from './size.ts'

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
 * Checks every field, and finds the size of the plant.
 * @returns the size, null when its fields fail; and every failure
 */
export function checkFields(body: SimpleRunRequest, sent: ReadonlySet<string>): { size: PlantSize | null; failures: Failure[] } {
  const sink = new Sink()
  if (body.sub_arrays !== null)
    sink.fail('sub_arrays', 'checkSimple and expandSimple are for a plant without parts: give the request to expand or perform')
  const request = checkSceneAlone(body, sink) ? body : { ...body, scene: INVALID }
  const size = whereValid(() => (hasComponents(request) ? sizeBeforeStrings(request, sink) : plantSize(request, sink)))
  whereValid(() => checkComponents(request, sent, sink))
  const rules = [
    checkSceneRuns,
    checkNextToScene,
    checkTemperatureCoefficient,
    checkModuleEfficiency,
    checkInverterEfficiency,
    checkRear,
    checkUncertainty,
  ]
  for (const rule of rules) whereValid(() => rule(request, sink))
  if (size !== null) whereValid(() => checkInverter(request, [size], sink))
  return { size, failures: sink.failures }
}

/** The value as a percentage and as the fraction to send; null when the value is no likely one. */
function percentOf(value: number, unit: string, largest: number): string | null {
  const fraction = Number((value / 100).toPrecision(12))
  return value !== 0 && Math.abs(fraction) <= largest && Math.abs(value) > largest ? `${value} ${unit} as ${fraction}` : null
}

function checkTemperatureCoefficient({ temperature_coefficient: coefficient }: SimpleRunRequest, sink: Sink): void {
  if (coefficient === undefined || Math.abs(coefficient) <= LARGEST_TEMPERATURE_COEFFICIENT) return
  sink.fail(
    'temperature_coefficient',
    `${coefficient} is not a fraction per degC: send ${percentOf(coefficient, '%/degC', LARGEST_TEMPERATURE_COEFFICIENT) ?? '-0.37 %/degC as -0.0037'}`,
  )
}

function checkModuleEfficiency({ module_efficiency: efficiency }: SimpleRunRequest, sink: Sink): void {
  if (efficiency === undefined || (efficiency >= SMALLEST_MODULE_EFFICIENCY && efficiency < LARGEST_MODULE_EFFICIENCY)) return
  sink.fail(
    'module_efficiency',
    `${efficiency} is not a fraction from ${SMALLEST_MODULE_EFFICIENCY} to below ${LARGEST_MODULE_EFFICIENCY}: send ${percentOf(efficiency, '%', LARGEST_MODULE_EFFICIENCY) ?? '19 % as 0.19'}`,
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

function checkUncertainty({ uncertainty, uncertainty_parts: parts }: SimpleRunRequest, sink: Sink): void {
  if (uncertainty !== null && parts !== null) sink.fail('uncertainty', GIVEN_TWICE)
}

/** @param sizes  of all parts that feed the inverters */
export function checkInverter({ inverter_ac_kw: acKw }: SimpleRunRequest, sizes: readonly PlantSize[], sink: Sink): void {
  if (acKw === undefined) return
  const products = sizes.map(({ dcKwFactors }) => dcKwFactors)
  if (decimalSign(...products, [-DC_AC_LOWEST, acKw]) > 0 && decimalSign(...products, [-DC_AC_HIGHEST, acKw]) <= 0) return
  const dcKw = sizes.reduce((sum, size) => sum + size.dcKw, 0)
  sink.fail(
    'inverter_ac_kw',
    `The ratio of DC to AC power is ${Number((dcKw / acKw).toPrecision(4))}; it must be above ${DC_AC_LOWEST} and at most ${DC_AC_HIGHEST}: send the AC nameplate in kW (DC is ${dcKw} kW)`,
  )
}
