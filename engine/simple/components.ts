import type { Inverter, Module, SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import { decimalSign } from '../core/decimal-sign.ts'
import type { Sink } from '../core/sink.ts'
import { modulesIn } from './scene-part.ts'
import type { PlantSize } from './size.ts'

/** Sections that the ids of a simple request refer to, with which its strings are sized. */
export interface SimpleSections {
  readonly module: Module
  readonly inverter: Inverter
  readonly weather: Weather
  /** Called between blocks of the weather; an exception ends the work. */
  readonly onProgress?: () => void
}

/** Whether the request names its own module or inverter. */
export function hasComponents({ module, inverter }: SimpleRunRequest): boolean {
  return module !== undefined || inverter !== undefined
}

/** Fields that a component states itself. */
const STATED = {
  module: ['module_power_w', 'module_type', 'module_efficiency', 'temperature_coefficient', 'bifaciality'],
  inverter: ['inverter_ac_kw', 'inverter_efficiency', 'inverter_model'],
} as const

/**
 * Reports a component without the other one, and fields that components state themselves.
 * @param sent  top-level keys that the caller sent
 */
export function checkComponents(request: SimpleRunRequest, sent: ReadonlySet<string>, sink: Sink): void {
  if (!hasComponents(request)) return
  if (request.module === undefined)
    sink.fail('module', 'The strings of an inverter are sized with a module: send module too, or leave inverter out')
  if (request.inverter === undefined)
    sink.fail('inverter', 'The strings of a module are sized with an inverter: send inverter too, or leave module out')
  for (const component of ['module', 'inverter'] as const) {
    if (request[component] === undefined) continue
    for (const field of STATED[component]) {
      if (sent.has(field)) sink.fail(field, `The value comes from ${component}: leave out ${field}, or leave out module and inverter`)
    }
  }
}

/** Module power before the module is known; only the cost of the run follows from it. */
const ASSUMED_W = 500

/**
 * Size of a plant whose strings are not sized yet: one string.
 * Fails: at `system_capacity_kw` without a size, or with one too many.
 */
export function sizeBeforeStrings(request: SimpleRunRequest, sink: Sink): PlantSize | null {
  const { system_capacity_kw: capacityKw, modules, scene } = request
  if (scene !== null) {
    const own = modulesIn(scene)
    if (modules !== undefined && modules !== own) {
      sink.fail('modules', `The devices of the scene have ${own} modules, not ${modules}: leave modules out, or correct those of the types`)
      return null
    }
    return sizeOf(own, ASSUMED_W)
  }
  if (capacityKw === undefined && modules === undefined) {
    sink.fail('system_capacity_kw', 'The size of the plant is missing: send system_capacity_kw, or modules')
    return null
  }
  if (capacityKw !== undefined && modules !== undefined) {
    sink.fail('system_capacity_kw', 'With module and inverter one size is enough: send system_capacity_kw, or modules')
    return null
  }
  return sizeOf(modules ?? Math.max(1, Math.round(((capacityKw ?? 0) * 1000) / ASSUMED_W)), ASSUMED_W)
}

function sizeOf(modules: number, modulePowerW: number): PlantSize {
  return {
    modules,
    modulePowerW,
    dcKw: (modules * modulePowerW) / 1000,
    dcKwFactors: [modules, modulePowerW, 0.001],
    modulesPerString: 1,
    strings: modules,
  }
}

/** Largest relative difference between a sent capacity and that of the modules of a scene. */
const SIZE_TOLERANCE = 0.005

/** Reports a capacity that the modules of the scene do not have. */
export function checkSceneCapacity({ system_capacity_kw: kw, scene }: SimpleRunRequest, moduleW: number, sink: Sink): void {
  if (kw === undefined || scene === null) return
  const modules = modulesIn(scene)
  const surplusW = [
    [kw, 1000],
    [-1, modules, moduleW],
  ]
  const toleranceW = [SIZE_TOLERANCE, modules, moduleW]
  if (decimalSign(...surplusW, [-1, ...toleranceW]) <= 0 && decimalSign(...surplusW, toleranceW) >= 0) return
  sink.fail(
    'system_capacity_kw',
    `The sizes disagree: ${modules} modules of the scene x ${moduleW} W are ${(modules * moduleW) / 1000} kW, not ${kw} kW; omit system_capacity_kw`,
  )
}
