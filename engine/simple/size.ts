import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { decimalSign } from '../core/decimal-sign.ts'
import type { Sink } from '../core/sink.ts'

/** Module power that a capacity alone is divided by. */
const TYPICAL_MODULE_W = 500
const LARGEST_MODULE_W = 2000
/** A milliwatt: below it a power is a slip of the unit, and a small one loses its digits. */
const SMALLEST_MODULE_W = 0.001
/** Largest disagreement of capacity with modules x module power, as a fraction. */
const SIZE_TOLERANCE = 0.005
const LONGEST_STRING = 100
const MOST_UNFACTORED_MODULES = 100_000
/** The document's bounds on `modules` and `system_capacity_kw` hold for what is worked out from the other sizes too. */
const MOST_MODULES = 100_000_000
const LARGEST_KW = 10_000_000

export interface PlantSize {
  modules: number
  modulePowerW: number
  dcKw: number
  /** Factors whose product is `dcKw` in decimal, as they were sent. */
  dcKwFactors: readonly number[]
  modulesPerString: number
  strings: number
}

/**
 * The plant's size from any sufficient set of capacity, module count and module power.
 * Fails: `system_capacity_kw` without a size or with three that disagree; `modules` above 2,000 W a module, or above 100,000 modules without a factor of 100 or less; a size
 * that was sent where what follows from it leaves the bounds of the others.
 */
export function plantSize(request: SimpleRunRequest, sink: Sink): PlantSize | null {
  const { system_capacity_kw: capacityKw, modules: count, module_power_w: powerW } = request
  if (capacityKw === undefined && (count === undefined || powerW === undefined)) {
    sink.fail('system_capacity_kw', 'A size is needed: send system_capacity_kw, or modules together with module_power_w')
    return null
  }
  if (capacityKw !== undefined && count !== undefined && powerW !== undefined && !agree(capacityKw, count, powerW)) {
    sink.fail(
      'system_capacity_kw',
      `The sizes disagree: ${count} modules x ${powerW} W are ${(count * powerW) / 1000} kW, not ${capacityKw} kW; leave one of the three out`,
    )
    return null
  }
  const modules = count ?? moduleCount((capacityKw as number) * 1000, powerW)
  // a capacity that was sent stays exact unless the module power was sent too: then whole modules of that power make the plant
  const keepsCapacity = capacityKw !== undefined && (powerW === undefined || count !== undefined)
  const modulePowerW = keepsCapacity ? (capacityKw * 1000) / modules : (powerW as number)
  const dcKwFactors = keepsCapacity ? [capacityKw] : [modules, modulePowerW, 0.001]
  if (!checkSize(request, modules, modulePowerW, dcKwFactors, sink)) return null
  const modulesPerString = largestFactor(modules, LONGEST_STRING)
  if (modules > MOST_UNFACTORED_MODULES && modulesPerString === 1) {
    sink.fail(
      'modules',
      `${modules} modules have no factor of ${LONGEST_STRING} or less to make equal strings of: send a count with a small factor, for example ${modules + 1}`,
    )
    return null
  }
  const dcKw = (modules * modulePowerW) / 1000
  return { modules, modulePowerW, dcKw, dcKwFactors, modulesPerString, strings: modules / modulesPerString }
}

/** Whether the three sizes agree within the tolerance, in decimal: 10.05 kW and 20 modules of 500 W do. */
function agree(capacityKw: number, count: number, powerW: number): boolean {
  const surplusW = [
    [capacityKw, 1000],
    [-1, count, powerW],
  ]
  const toleranceW = [SIZE_TOLERANCE, count, powerW]
  return decimalSign(...surplusW, [-1, ...toleranceW]) <= 0 && decimalSign(...surplusW, toleranceW) >= 0
}

/** False when what follows from the sizes leaves the bounds of the others; the failure is at a field that was sent. */
function checkSize(
  { system_capacity_kw: capacityKw, modules: count, module_power_w: powerW }: SimpleRunRequest,
  modules: number,
  modulePowerW: number,
  dcKwFactors: readonly number[],
  sink: Sink,
): boolean {
  if (modulePowerW < SMALLEST_MODULE_W) {
    const field = powerW !== undefined ? 'module_power_w' : count !== undefined ? 'modules' : 'system_capacity_kw'
    sink.fail(
      field,
      `A module of ${modulePowerW} W is below ${SMALLEST_MODULE_W} W: check the units, capacity is in kW and module power in W`,
    )
    return false
  }
  if (capacityKw !== undefined && decimalSign([capacityKw, 1000], [-LARGEST_MODULE_W, modules]) > 0) {
    sink.fail(
      'modules',
      `${capacityKw} kW over ${modules} modules is ${Math.round(modulePowerW)} W a module, above ${LARGEST_MODULE_W} W: send more modules or module_power_w`,
    )
    return false
  }
  if (modules > MOST_MODULES) {
    sink.fail(
      'module_power_w',
      `${capacityKw} kW in modules of ${powerW} W are ${modules} modules, above ${MOST_MODULES}: send a larger module_power_w or a smaller capacity`,
    )
    return false
  }
  if (decimalSign(dcKwFactors, [-LARGEST_KW]) > 0) {
    sink.fail('modules', `${modules} modules of ${modulePowerW} W exceed ${LARGEST_KW} kW, the largest plant of a run: send fewer modules`)
    return false
  }
  return true
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
