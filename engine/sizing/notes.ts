import type { Resolved } from '../core/option.ts'
import type { Extremes } from './extremes.ts'
import type { ModuleAt } from './module-voltages.ts'
import { offTarget, type Ranked } from './rank.ts'
import { type Ratings, ratioOf } from './target.ts'
import type { VoltageRule } from './voltage-rules.ts'
import type { SizeWish } from './wish.ts'

/** Deviations of a sized plant that are warned of. */
const POWER_OFF = 0.05
const RATIO_OFF = 0.1
/** By how much the model may exceed the stated coefficient before it is mentioned. */
const MODEL_ABOVE = 0.005

interface Noted {
  readonly request: Pick<Resolved, 'module' | 'inverter'>
  readonly wish: SizeWish
  readonly rules: readonly VoltageRule[]
  readonly at: ModuleAt
}

/** Which rules and which assumptions were used. */
export function notesOf({ wish, rules, at }: Noted): string[] {
  const assumed = rules.find(({ name, stated }) => name === 'v_oc_class' && stated !== 'voltage_class_v')
  return [
    wish.openCircuitC === null
      ? 'Open circuit: cells at the lowest air temperature of the weather. Standards take the lowest expected temperature of the place, which is below that of a typical year (NEC 2023, 690.7(A): the extreme annual mean minimum of ASHRAE): send it as temp_air_min_c.'
      : 'Open circuit: cells at temp_air_min_c.',
    at.v_oc_cold_rule === 'coefficient'
      ? 'The open-circuit voltage in the cold follows module.mu_v_oc_v_per_k, from 25 degC at 1000 W/m2 (NEC 2023, 690.7(A)(1)).'
      : 'The section states no temperature coefficient of the open-circuit voltage: the model of the module gives it (NEC 2023, 690.7(A)(3): a calculated voltage).',
    'MPP: 1000 W/m2, with cells at the air temperature of the coldest row with light, and at the hottest cells.',
    ...(assumed === undefined ? [] : [`The inverter states no maximum voltage: ${assumed.limitV} V is ${assumed.stated}.`]),
    ...(wish.bifaciality > 0
      ? ['Currents contain the rear light of the bifacial nameplate, 135 W/m2 times the bifaciality (IEC TS 60904-1-2:2019).']
      : []),
    'Rank: deviation of the power from the target, then of the DC/AC ratio, then shorter strings.',
  ]
}

interface Warned extends Omit<Noted, 'rules'> {
  readonly best: Ranked
  readonly ratings: Ratings
  readonly extremes: Extremes
}

/** What to check of a sized plant. */
export function warningsOf({ request, wish, best, ratings, at, extremes }: Warned): string[] {
  const { module, inverter } = request
  const { stringing, powerOff, ratioOff, isOverloaded, isUneven } = best
  const warnings: string[] = []
  const { lowestAir } = extremes
  if (wish.openCircuitC !== null && wish.openCircuitC > lowestAir.tempC)
    warnings.push(
      `temp_air_min_c ${wish.openCircuitC} degC is above the lowest air temperature of the weather, ${lowestAir.tempC.toFixed(1)} degC: leave it out, or send a lower one`,
    )
  if (module.v_max_v === null)
    warnings.push('module.v_max_v is not stated: compare the open-circuit voltage with the maximum system voltage of the data sheet')
  if (wish.classV !== null && inverter.v_dc_max_v === null)
    warnings.push(
      `The inverter states no maximum voltage: send inverter.v_dc_max_v with the run, or it assumes one instead of the class of ${wish.classV} V`,
    )
  if (at.v_oc_cold_model_v > at.v_oc_cold_v * (1 + MODEL_ABOVE))
    warnings.push(
      `The model of the module gives ${at.v_oc_cold_model_v.toFixed(2)} V at open circuit in the cold, above the ${at.v_oc_cold_v.toFixed(2)} V of module.mu_v_oc_v_per_k, which decides: check the coefficient`,
    )
  if (isOverloaded || (inverter.i_dc_max_a !== null && stringing.stringsPerInverter * at.i_mp_hot_a > inverter.i_dc_max_a * (1 + 1e-9)))
    warnings.push(
      `${stringing.stringsPerInverter} strings have ${(stringing.stringsPerInverter * at.i_mp_hot_a).toFixed(1)} A at the MPP, above inverter.i_dc_max_a ${inverter.i_dc_max_a} A: the inverter leaves the MPP; take another inverter`,
    )
  else if (isUneven)
    warnings.push(
      `The fullest MPP tracker has more than its equal share of inverter.i_dc_max_a: check the limit of one tracker in the data sheet`,
    )
  if (Math.abs(powerOff) > POWER_OFF)
    warnings.push(
      `The plant is ${offTarget(powerOff)}: whole strings and inverters come no nearer; take a smaller inverter, or another target`,
    )
  if (Math.abs(ratioOff) > RATIO_OFF)
    warnings.push(
      `The DC/AC ratio is ${ratioOf(stringing, ratings).toFixed(2)}, not ${wish.ratio}: with this inverter, whole strings and its current admit no better one at this size; another inverter may`,
    )
  return warnings
}
