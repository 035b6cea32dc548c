import type { Resolved } from '../core/option.ts'
import { Sink } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'
import type { Extremes } from './extremes.ts'
import type { ModuleAt } from './module-voltages.ts'
import type { Ranked } from './rank.ts'
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
export function findingsOf({ request, wish, best, ratings, at, extremes }: Warned): Finding[] {
  const { module, inverter } = request
  const { stringing, powerOff, ratioOff, isOverloaded, isUneven } = best
  const sink = new Sink()
  const { lowestAir } = extremes
  if (wish.openCircuitC !== null && wish.openCircuitC > lowestAir.tempC)
    sink.warn('cold_above_weather', 'temp_air_min_c', { sent_c: wish.openCircuitC, lowest_c: lowestAir.tempC })
  if (module.v_max_v === null) sink.warn('module_voltage_unstated', 'module.v_max_v', {})
  if (wish.classV !== null && inverter.v_dc_max_v === null)
    sink.warn('inverter_voltage_unstated', 'inverter.v_dc_max_v', { class_v: wish.classV })
  if (at.v_oc_cold_model_v > at.v_oc_cold_v * (1 + MODEL_ABOVE))
    sink.warn('cold_voltage_contradicts', 'module.mu_v_oc_v_per_k', { model_v: at.v_oc_cold_model_v, stated_v: at.v_oc_cold_v })
  const { stringsPerInverter: strings } = stringing
  const currentA = strings * at.i_mp_hot_a
  const isAlone = wish.target.kind !== 'given' // else current and ratio are those of all parts at the inverters
  if (isAlone && (isOverloaded || (inverter.i_dc_max_a !== null && currentA > inverter.i_dc_max_a * (1 + 1e-9))))
    sink.warn('inverter_current_exceeded', 'inverter.i_dc_max_a', { strings, current_a: currentA, limit_a: inverter.i_dc_max_a })
  else if (isUneven) sink.warn('tracker_inputs_uneven', 'inverter.i_dc_max_a', {})
  if (Math.abs(powerOff) > POWER_OFF) sink.warn('power_off_target', wish.targetField, { off_frac: powerOff })
  if (isAlone && Math.abs(ratioOff) > RATIO_OFF)
    sink.warn('ratio_off_target', 'dc_ac_ratio', { ratio: ratioOf(stringing, ratings), asked_ratio: wish.ratio })
  return sink.findings
}
