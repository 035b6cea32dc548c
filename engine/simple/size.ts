import type { Scene, SimpleRunRequest } from '@pvyield/contract/schemas'
import { decimalSign } from '../core/decimal-sign.ts'
import type { Sink } from '../core/sink.ts'
import { modulesIn, rackingIn } from './scene-part.ts'

/** Module power by which the capacity is divided when nothing else is given. */
export const TYPICAL_MODULE_W = 500
const LARGEST_MODULE_W = 2000
/** A milliwatt. A lower power is a mistake in the unit, and a very small one loses its digits. */
const SMALLEST_MODULE_W = 0.001
/** Largest relative difference between capacity and modules x module power. */
const SIZE_TOLERANCE = 0.005
const LONGEST_STRING = 100
const MAX_UNFACTORED_MODULES = 100_000
/**
 * The document's bounds on `modules` and `system_capacity_kw` also apply to values computed from
 * the other sizes.
 */
const MAX_MODULES = 100_000_000
const LARGEST_KW = 10_000_000

export interface PlantSize {
  modules: number
  modulePowerW: number
  dcKw: number
  /** Factors, as sent, whose decimal product is `dcKw`. */
  dcKwFactors: readonly number[]
  modulesPerString: number
  strings: number
}

/**
 * Determines the plant's size from any sufficient set of capacity, module count and module power; a
 * scene states the module count.
 * Fails: at `system_capacity_kw` when no size is sent or when three sizes disagree; at `modules`
 * above 2,000 W per module, or above 100,000 modules without a factor of 100 or less; at a sent
 * size when another size computed from it is out of bounds.
 */
export function plantSize(request: SimpleRunRequest, sink: Sink): PlantSize | null {
  const { system_capacity_kw: capacityKw, module_power_w: powerW, scene } = request
  const hasScene = scene !== null
  if (capacityKw === undefined && (powerW === undefined || (request.modules === undefined && !hasScene))) {
    const fix = hasScene ? 'send system_capacity_kw or module_power_w' : 'send system_capacity_kw, or modules together with module_power_w'
    sink.fail('system_capacity_kw', `The size of the plant is missing: ${fix}`)
    return null
  }
  const count = hasScene ? sceneModules(request, scene, sink) : request.modules
  if (count === null) return null
  if (capacityKw !== undefined && count !== undefined && powerW !== undefined && !agree(capacityKw, count, powerW)) {
    const [which, fix] = hasScene ? [' of the scene', 'system_capacity_kw or module_power_w'] : ['', 'one of the three']
    sink.fail(
      'system_capacity_kw',
      `The sizes disagree: ${count} modules${which} x ${powerW} W are ${(count * powerW) / 1000} kW, not ${capacityKw} kW; omit ${fix}`,
    )
    return null
  }
  const modules = count ?? moduleCount((capacityKw as number) * 1000, powerW)
  // A sent capacity stays exact, unless the module power was also sent: then the plant has whole
  // modules of that power.
  const keepsCapacity = capacityKw !== undefined && (powerW === undefined || count !== undefined)
  const modulePowerW = keepsCapacity ? (capacityKw * 1000) / modules : (powerW as number)
  const dcKwFactors = keepsCapacity ? [capacityKw] : [modules, modulePowerW, 0.001]
  if (!checkSize(request, modules, modulePowerW, dcKwFactors, sink)) return null
  // The faces of ridges have equal strings.
  const isEven = hasScene && rackingIn(scene) === 'ewf'
  const modulesPerString = largestFactor(isEven ? modules / 2 : modules, LONGEST_STRING)
  if (modules > MAX_UNFACTORED_MODULES && modulesPerString === 1) {
    sink.fail(
      hasScene ? 'scene.types' : 'modules',
      `${modules} modules cannot form equal strings, because the number has no factor from 2 to ${LONGEST_STRING}: send a number with a small factor, for example ${modules + (isEven ? 2 : 1)}`,
    )
    return null
  }
  const dcKw = (modules * modulePowerW) / 1000
  return { modules, modulePowerW, dcKw, dcKwFactors, modulesPerString, strings: modules / modulesPerString }
}

/** The modules of a scene; null, with a failure, when another number was sent. */
function sceneModules({ modules: sent }: SimpleRunRequest, scene: Scene, sink: Sink): number | null {
  const own = modulesIn(scene)
  if (sent === undefined || sent === own) return own
  sink.fail('modules', `The devices of the scene have ${own} modules, not ${sent}: leave modules out, or correct those of the types`)
  return null
}

/**
 * Whether the three sizes agree within the tolerance, computed in decimal: 10.05 kW and 20 modules
 * of 500 W agree.
 */
function agree(capacityKw: number, count: number, powerW: number): boolean {
  const surplusW = [
    [capacityKw, 1000],
    [-1, count, powerW],
  ]
  const toleranceW = [SIZE_TOLERANCE, count, powerW]
  return decimalSign(...surplusW, [-1, ...toleranceW]) <= 0 && decimalSign(...surplusW, toleranceW) >= 0
}

/**
 * Returns false when a value computed from the sizes is out of bounds. The failure is reported at a
 * sent field.
 */
function checkSize(
  { system_capacity_kw: capacityKw, modules: count, module_power_w: powerW, scene }: SimpleRunRequest,
  modules: number,
  modulePowerW: number,
  dcKwFactors: readonly number[],
  sink: Sink,
): boolean {
  if (modulePowerW < SMALLEST_MODULE_W) {
    const field = powerW !== undefined ? 'module_power_w' : count !== undefined ? 'modules' : 'system_capacity_kw'
    sink.fail(
      field,
      `The module power is ${modulePowerW} W, below the minimum of ${SMALLEST_MODULE_W} W: check the units; capacity is in kW and module power in W`,
    )
    return false
  }
  if (capacityKw !== undefined && decimalSign([capacityKw, 1000], [-LARGEST_MODULE_W, modules]) > 0) {
    const [field, which, fix] =
      scene === null
        ? ['modules', '', 'send more modules or module_power_w']
        : ['system_capacity_kw', ' of the scene', 'send a smaller capacity, or correct the modules of the types']
    sink.fail(
      field,
      `${capacityKw} kW divided by ${modules} modules${which} is ${Math.round(modulePowerW)} W per module, above the maximum of ${LARGEST_MODULE_W} W: ${fix}`,
    )
    return false
  }
  if (modules > MAX_MODULES && scene !== null) {
    sink.fail(
      'scene.types',
      `The devices of the scene have ${modules} modules, above the maximum of ${MAX_MODULES}: correct modules of the types`,
    )
    return false
  }
  if (modules > MAX_MODULES) {
    sink.fail(
      'module_power_w',
      `${capacityKw} kW in modules of ${powerW} W are ${modules} modules, above the maximum of ${MAX_MODULES}: send a larger module_power_w or a smaller capacity`,
    )
    return false
  }
  if (decimalSign(dcKwFactors, [-LARGEST_KW]) > 0) {
    const [field, fix] = scene === null ? ['modules', 'send fewer modules'] : ['module_power_w', 'send a smaller module power']
    sink.fail(field, `${modules} modules of ${modulePowerW} W exceed ${LARGEST_KW} kW, the largest plant of a run: ${fix}`)
    return false
  }
  return true
}

function moduleCount(capacityW: number, powerW: number | undefined): number {
  const whole = Math.max(1, Math.round(capacityW / (powerW ?? TYPICAL_MODULE_W)))
  // a number that we choose ourselves always forms equal strings
  return whole > MAX_UNFACTORED_MODULES ? Math.round(whole / 20) * 20 : whole
}

/** Largest divisor of `count` that is at most `limit`. */
function largestFactor(count: number, limit: number): number {
  for (let factor = Math.min(count, limit); factor > 1; factor--) if (count % factor === 0) return factor
  return 1
}
