import { warning } from './entry.ts'

type None = Record<never, never>

/** What a simple request or a sizing asked and did not get as it was, and what was probably meant otherwise. */
export const ASKED = {
  field_unread: warning(
    ({ unread, after, by, value }: { unread: string; after?: number; by: string; value: string | number | null }, name) =>
      `${after === undefined ? name(unread) : `What ${name(unread)} has after its first ${after} values`} has no effect next to ${name(by)}${value === null ? '' : ` ${value}`}: leave it out, or ${value === null ? 'leave out' : 'change'} ${name(by)}`,
  ),
  size_changed: warning((v: { size: string; sent: number; value: number; unit: string; reason: string; parts?: string }, name) => {
    const unit = v.unit === '' ? '' : ` ${v.unit}`
    const where = v.parts === undefined ? '' : ` in ${v.parts}`
    return `${name(v.size)} ${v.sent}${unit} runs as ${Number(v.value.toPrecision(6))}${unit}${where}: ${v.reason}`
  }),
  losses_as_fraction: warning(
    ({ losses_percent: losses }: { losses_percent: number }, name) =>
      `${name('losses_percent')} ${losses} runs as ${losses} %: it is the one percent field, send ${Number((100 * losses).toPrecision(6))} for a fraction of ${losses}`,
  ),
  gcr_without_rows: warning(
    ({ gcr }: { gcr: number }, name) =>
      `${name('gcr')} ${gcr} has no effect with racking rooftop: the modules of a roof stand in no rows. Send racking fixed for rows on flat ground or a flat roof`,
  ),
  strings_sized_for_typical_cold: warning(
    ({ lowest_c }: { lowest_c: number }) =>
      `The strings are sized for ${Number(lowest_c.toFixed(1))} degC, the lowest air temperature of a typical year, and the place has colder days: check them with POST /api/size and its temp_air_min_c`,
  ),
  preference_left_out: warning(
    ({ step, option, reason }: { step: string; option: string; reason: string }) =>
      `The preference ${step} ${option} is left out: ${reason}`,
  ),
  cold_above_weather: warning(
    ({ sent_c, lowest_c }: { sent_c: number; lowest_c: number }, name) =>
      `${name('temp_air_min_c')} ${sent_c} degC is above the lowest air temperature of the weather, ${lowest_c.toFixed(1)} degC: leave it out, or send a lower one`,
  ),
  module_voltage_unstated: warning(
    (_: None, name) =>
      `${name('module.v_max_v')} is not stated: compare the open-circuit voltage with the maximum system voltage of the data sheet`,
  ),
  inverter_voltage_unstated: warning(
    ({ class_v }: { class_v: number }, name) =>
      `The inverter states no maximum voltage: send ${name('inverter.v_dc_max_v')} with the run, or it assumes one instead of the class of ${class_v} V`,
  ),
  cold_voltage_contradicts: warning(
    ({ model_v, stated_v }: { model_v: number; stated_v: number }, name) =>
      `The model of the module gives ${model_v.toFixed(2)} V at open circuit in the cold, above the ${stated_v.toFixed(2)} V of ${name('module.mu_v_oc_v_per_k')}, which decides: check the coefficient`,
  ),
  inverter_current_exceeded: warning(
    ({ strings, current_a, limit_a }: { strings: number; current_a: number; limit_a: number | null }, name) =>
      `${strings} strings have ${current_a.toFixed(1)} A at the MPP, above ${name('inverter.i_dc_max_a')} ${limit_a} A: the inverter leaves the MPP; take another inverter`,
  ),
  tracker_inputs_uneven: warning(
    (_: None, name) =>
      `The fullest MPP tracker has more than its equal share of ${name('inverter.i_dc_max_a')}: check the limit of one tracker in the data sheet`,
  ),
  inputs_too_few: warning(
    ({ inputs, parts }: { inputs: number; parts: number }, name) =>
      `${parts} parts feed the same inverter at MPP inputs of their own, but ${name('inverter.mppt_count')} is ${inputs}: send the inputs of the data sheet, or take an inverter with more`,
  ),
  power_off_target: warning(
    ({ off_frac, part }: { off_frac: number; part?: string }) =>
      `${part === undefined ? 'The plant' : `The part ${part}`} is ${offTarget(off_frac)}: whole strings and inverters come no nearer; take a smaller inverter, or another target`,
  ),
  ratio_off_target: warning(
    ({ ratio, asked_ratio, part, is_shared }: { ratio: number; asked_ratio: number; part?: string; is_shared?: boolean }) =>
      `The DC/AC ratio${part === undefined ? '' : ` of the part ${part}`} is ${ratio.toFixed(2)}, not ${asked_ratio}: ${is_shared === true ? SHARED_RATIO : OWN_RATIO}`,
  ),
}

const OWN_RATIO = 'with this inverter, whole strings and its current admit no better one at this size; another inverter may'
const SHARED_RATIO =
  'each part has a whole string at each of the inverters that they share; take other inverters, or give the larger part its own'

/** A multiple above this says nothing more. */
const MULTIPLE_MAX = 1e6

/** A deviation from a target in words: a percentage, above 100 % a multiple of the target. */
export function offTarget(offFrac: number): string {
  if (offFrac > MULTIPLE_MAX) return `more than ${MULTIPLE_MAX} times the target`
  return offFrac > 1 ? `${(1 + offFrac).toFixed(1)} times the target` : `${(100 * offFrac).toFixed(1)} % off the target`
}
