import { STC_WM2 } from './constants.ts'
import type { Resolved } from './option.ts'
import { orderFreeSum } from './order-free-sum.ts'
import { ownersOf, partsOf } from './plant-parts.ts'

/** Default power of a battery: hours in which it charges or discharges the full capacity. */
export const BATTERY_HOURS = 2

/** Area of a module: from its outer size, or from its nameplate and stated efficiency. */
export function moduleAreaM2(module: Resolved['module']): number {
  return 'efficiency' in module ? module.p_nom_w / (STC_WM2 * module.efficiency) : module.length_m * module.width_m
}

/** Power of a module at STC: of its stated MPP, or the nameplate when no MPP is stated. */
export function moduleStcW(module: Resolved['module']): number {
  return 'i_mp_a' in module ? module.i_mp_a * module.v_mp_v : module.p_nom_w
}

/** Efficiency of a module at STC: as stated, or from its power and area. */
export function moduleStcEfficiencyFrac(module: Resolved['module']): number {
  return 'efficiency' in module ? module.efficiency : moduleStcW(module) / (STC_WM2 * moduleAreaM2(module))
}

/** Number of modules of an array. */
export function moduleCount(array: Resolved['array']): number {
  return array.modules_per_string * array.strings_per_inverter * array.n_inverters
}

/** Number of modules of the plant, in all its parts. */
export function plantModules(request: Resolved): number {
  return partsOf(request).reduce((sum, part) => sum + moduleCount(part.request.array), 0)
}

/** Nominal power of all modules, W. */
export function plantDcW(request: Resolved): number {
  return orderFreeSum(partsOf(request).map(({ request: { array, module } }) => moduleCount(array) * module.p_nom_w))
}

/** Nominal power of all inverters, kW. */
export function plantAcKw(request: Resolved): number {
  return orderFreeSum(ownersOf(request).map(({ array, inverter }) => array.n_inverters * inverter.p_ac_nom_kw))
}
