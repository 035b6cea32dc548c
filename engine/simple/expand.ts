import type { DefaultApplied, SimpleRunRequest } from '../../generated/schemas.gen.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import { listDefaults } from './defaults.ts'
import { fullRequest, type PartialRunRequest } from './full-request.ts'
import { type SimplePlace, simplePlant } from './plant.ts'
import { plantSize } from './size.ts'

export interface Expanded {
  request: PartialRunRequest
  defaultsApplied: DefaultApplied[]
}

/** Beyond this a temperature coefficient is not a fraction per degree. */
const LARGEST_TEMPERATURE_COEFFICIENT = 0.02
const DC_AC_LOWEST = 0.5
const DC_AC_HIGHEST = 3

/**
 * Turns a location and a size into a full request, and tells every value that was assumed.
 * @param request  validated simple request, its schema's defaults filled
 * @param sent     top-level keys that the caller sent: tells an assumed value from a sent one
 * @param place    weather and facts of the location
 * Fails: the field of the simple request that is at fault.
 */
export function expandSimple(request: SimpleRunRequest, sent: ReadonlySet<string>, place: SimplePlace): Expanded | { failures: Failure[] } {
  const sink = new Sink()
  const size = plantSize(request, sink)
  checkFractions(request, sink)
  if (request.bifaciality > 0 && !rackingOf({ track_mode: request.racking }).hasRear) {
    sink.fail('bifaciality', 'A roof leaves no light for a rear side: send racking fixed or single_axis, or bifaciality 0')
  }
  const acKw = size === null ? 0 : (request.inverter_ac_kw ?? size.dcKw / request.dc_ac_ratio)
  if (size !== null && request.inverter_ac_kw !== undefined) {
    const ratio = size.dcKw / acKw
    if (ratio <= DC_AC_LOWEST || ratio > DC_AC_HIGHEST) {
      sink.fail(
        'inverter_ac_kw',
        `DC over AC power is ${Number(ratio.toPrecision(4))}, allowed is above ${DC_AC_LOWEST} to ${DC_AC_HIGHEST}: send the AC nameplate in kW (DC is ${size.dcKw} kW)`,
      )
    }
  }
  if (size === null || sink.failures.length > 0) return { failures: sink.failures }

  const plant = simplePlant(request, place, size, acKw)
  const full = fullRequest(plant)
  return { request: full, defaultsApplied: listDefaults(plant, sent, full) }
}

function checkFractions(request: SimpleRunRequest, sink: Sink): void {
  const { temperature_coefficient: coefficient, module_efficiency: efficiency } = request
  if (coefficient !== undefined && Math.abs(coefficient) > LARGEST_TEMPERATURE_COEFFICIENT) {
    sink.fail('temperature_coefficient', `${coefficient} is not a fraction per degC (perhaps percent: -0.37 %/degC is written -0.0037)`)
  }
  if (efficiency !== undefined && !(efficiency > 0 && efficiency < 1)) {
    sink.fail('module_efficiency', `${efficiency} is not a fraction between 0 and 1 (perhaps percent: 19 % is written 0.19)`)
  }
}
