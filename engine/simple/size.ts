import type { SimpleRunRequest } from '../../generated/schemas.gen.ts'
import type { Sink } from '../core/sink.ts'

/** Module power that a capacity alone is divided by. */
const TYPICAL_MODULE_W = 500
const LARGEST_MODULE_W = 2000
/** Largest disagreement of capacity with modules x module power, as a fraction. */
const SIZE_TOLERANCE = 0.005
const LONGEST_STRING = 100
const MOST_UNFACTORED_MODULES = 100_000

export interface PlantSize {
  modules: number
  modulePowerW: number
  dcKw: number
  modulesPerString: number
  strings: number
}

/**
 * The plant's size from any sufficient set of capacity, module count and module power.
 * Fails: `system_capacity_kw` without a size or with three that disagree; `modules` above 2,000 W a module, or above 100,000 modules without a factor of 100 or less.
 */
export function plantSize(request: SimpleRunRequest, sink: Sink): PlantSize | null {
  const { system_capacity_kw: capacityKw, modules: count, module_power_w: powerW } = request
  if (capacityKw === undefined && (count === undefined || powerW === undefined)) {
    sink.fail('system_capacity_kw', 'A size is needed: send system_capacity_kw, or modules together with module_power_w')
    return null
  }
  if (capacityKw !== undefined && count !== undefined && powerW !== undefined) {
    const bySum = (count * powerW) / 1000
    if (Math.abs(capacityKw - bySum) > SIZE_TOLERANCE * bySum) {
      sink.fail(
        'system_capacity_kw',
        `The sizes disagree: ${count} modules x ${powerW} W are ${bySum} kW, not ${capacityKw} kW; leave one of the three out`,
      )
      return null
    }
  }
  const modules = count ?? moduleCount((capacityKw as number) * 1000, powerW)
  // a capacity that was sent stays exact unless the module power was sent too: then whole modules of that power make the plant
  const modulePowerW =
    capacityKw !== undefined && (powerW === undefined || count !== undefined) ? (capacityKw * 1000) / modules : (powerW as number)
  if (modulePowerW > LARGEST_MODULE_W) {
    sink.fail(
      'modules',
      `${capacityKw} kW over ${modules} modules is ${Math.round(modulePowerW)} W a module, above ${LARGEST_MODULE_W} W: send more modules or module_power_w`,
    )
    return null
  }
  const modulesPerString = largestFactor(modules, LONGEST_STRING)
  if (modules > MOST_UNFACTORED_MODULES && modulesPerString === 1) {
    sink.fail(
      'modules',
      `${modules} modules have no factor of ${LONGEST_STRING} or less to make equal strings of: send a count with a small factor, for example ${modules + 1}`,
    )
    return null
  }
  return { modules, modulePowerW, dcKw: (modules * modulePowerW) / 1000, modulesPerString, strings: modules / modulesPerString }
}

function moduleCount(capacityW: number, powerW: number | undefined): number {
  const whole = Math.max(1, Math.round(capacityW / (powerW ?? TYPICAL_MODULE_W)))
  // a count that we choose ourselves always makes equal strings
  return whole > MOST_UNFACTORED_MODULES ? Math.round(whole / 20) * 20 : whole
}

/** Largest divisor of `count` that is at most `limit`. */
function largestFactor(count: number, limit: number): number {
  for (let factor = Math.min(count, limit); factor > 1; factor--) if (count % factor === 0) return factor
  return 1
}
