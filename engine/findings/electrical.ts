import { warning } from './entry.ts'
import { atMost, percent } from './number-words.ts'

/** A temperature coefficient next to those that modules have. */
export type CoefficientValues = {
  quantity: string
  per_k: number
  unit: string
  share_per_k: number
  rated_field: string | null
  rated_value: number
  usual_least_per_k: number
  usual_most_per_k: number
  /** What the value would be if it stood in another unit or had the other sign; null when none explains it. */
  likely_form: string | null
  likely_per_k: number
}

export function coefficientWords(v: CoefficientValues): string {
  const share = v.rated_field === null ? '' : ` of ${v.rated_field} ${v.rated_value} ${v.unit}`
  return `The temperature coefficient of the ${v.quantity} is ${v.per_k} ${v.unit}/K, ${threeDigits(v.share_per_k)} %/K${share}`
}

export function likelyWords({ likely_form, likely_per_k }: CoefficientValues): string {
  return likely_form === null ? '' : `. If it is ${likely_form}, send ${Number(likely_per_k.toPrecision(6))}`
}

export function spanWords(least: number, most: number): string {
  return `${threeDigits(least)} to ${threeDigits(most)}`
}

function percentLess(frac: number): string {
  return `${atMost(100 * (1 - frac), 1)} %`
}

function threeDigits(frac: number): number {
  return Number((100 * frac).toPrecision(3))
}

/** The module, the inverter, their strings and what is lost between them. */
export const ELECTRICAL = {
  module_power_contradicts: warning(
    ({ nominal_w, mpp_w }: { nominal_w: number; mpp_w: number }, name) =>
      `${name('module.p_nom_w')} is ${nominal_w} W, but i_mp_a x v_mp_v is ${mpp_w.toFixed(1)} W: energy is computed from i_mp_a x v_mp_v, yields per kWp from p_nom_w; correct whichever is wrong`,
  ),
  module_parameters_contradict: warning(
    ({ parameters, difference_frac: frac }: { parameters: string; difference_frac: number }) =>
      `The module's ${parameters} give ${percent(Math.abs(frac))} % ${frac > 0 ? 'more' : 'less'} power at STC than i_mp_a x v_mp_v: check its parameters`,
  ),
  module_efficiency_high: warning(
    ({ efficiency_frac }: { efficiency_frac: number }) =>
      `The module's efficiency at STC is ${percent(efficiency_frac)} %, higher than any real module: check its power and its size in metres`,
  ),
  module_efficiency_low: warning(
    ({ efficiency_frac, is_stated }: { efficiency_frac: number; is_stated: boolean }, name) =>
      `The module's efficiency at STC is ${percent(efficiency_frac)} %, lower than that of modules on sale: check ${is_stated ? `${name('module.efficiency')} (a fraction, 0.21 for 21 %)` : 'its power and its size in metres'}`,
  ),
  low_light_misfit: warning(({ miss_frac, is_stated, technology }: { miss_frac: number; is_stated: boolean; technology?: string }, name) =>
    technology === undefined
      ? `The fitted module misses ${is_stated ? 'its stated' : 'the default'} low-light efficiency by ${percent(miss_frac)} points`
      : `The fitted module misses the efficiency at 200 W/m2 that ${name('module.low_light_default')} technology takes for ${technology} by ${percent(miss_frac)} points of its stated power: check that its points are those of a module of ${technology}, or state module.low_light`,
  ),
  low_light_unstated: warning(
    (v: { technology: string; assumed_frac: number; measured_frac: number | null }, name) =>
      `${name('module.low_light')} is null, and so are r_series_ohm and gamma: the efficiency at 200 W/m2 is taken as ${percentLess(v.assumed_frac)} below that at 1000 W/m2; ${
        v.measured_frac === null
          ? `for technology ${v.technology} no mean of measured modules is known`
          : `measured modules of technology ${v.technology} have ${percentLess(v.measured_frac)}, which low_light_default technology takes`
      }. State the points of the data sheet, or the fit of a PAN file`,
  ),
  half_cells_unstated: warning(
    ({ half_frac }: { half_frac: number }, name) =>
      `The module has half cells, and its shaded rows lose whole strips in their height, as whole cells do: plants of half cells lose ${half_frac} of that. Send ${name('array.cell_layout')} half, or state the strips: string_steps, 2 for each module up the slope in portrait`,
  ),
  power_coefficient_unmet: warning(
    ({ stated_per_k, used_per_k }: { stated_per_k: number; used_per_k: number }, name) =>
      `No temperature coefficient of gamma meets ${name('module.mu_p_mp_per_k')} ${stated_per_k}: the model's own ${used_per_k.toFixed(5)} 1/K is used`,
  ),
  power_coefficient_positive: warning(
    ({ per_k }: { per_k: number }) =>
      `The temperature coefficient of the module's power is ${per_k} per K, above zero: the sign looks flipped. The power of a module falls as its cells warm; silicon has -0.0030 to -0.0045 per K`,
  ),
  coefficient_unusual: warning(
    (v: CoefficientValues & { field: string }, name) =>
      `${name(v.field)}: ${coefficientWords(v)}; few modules are outside ${spanWords(v.usual_least_per_k, v.usual_most_per_k)} %/K: check its unit${likelyWords(v)}`,
  ),
  degradation_unread: warning(
    ({ rate_per_year }: { rate_per_year: number }, name) =>
      `${name('lifetime.dc_degradation_rate')} ${rate_per_year} has no effect on the plant as new: send lifetime.year of 1 or more, or lifetime.analysis_period_years for a table of years`,
  ),
  degradation_steep: warning(
    ({ rate_per_year }: { rate_per_year: number }, name) =>
      `${name('lifetime.dc_degradation_rate')} ${rate_per_year} is a loss of ${Number((100 * rate_per_year).toPrecision(3))} % of the power a year, and plants lose 0.5 to 0.6 % in the median: it is a fraction, send 0.005 for 0.5 %`,
  ),
  quality_gain: warning(
    ({ loss_frac, tolerance_frac }: { loss_frac: number; tolerance_frac: number | null }, name) =>
      `${name('dc_losses.quality_loss')} ${loss_frac} is a gain of ${atMost(-100 * loss_frac, 2)} %, ${
        tolerance_frac === null
          ? 'more than modules usually have above their nameplate'
          : `above the tolerance of the module, ${atMost(100 * tolerance_frac, 2)} %`
      }: losses are positive`,
  ),
  inverter_curve_gains: warning(
    ({ dc_v, load_frac }: { dc_v: number; load_frac: number }) =>
      `The Sandia curve of the inverter gives more AC than DC power at ${Number(dc_v.toPrecision(4))} V and ${load_frac * 100} % of p_dco_w, where no inverter can work: the AC power is limited to the DC power there. Check c0 to c3, v_dco_v and the MPPT window`,
  ),
  inverter_ratings_contradict: warning(
    ({ aco_w, nominal_kw }: { aco_w: number; nominal_kw: number }, name) =>
      `${name('inverter.p_aco_w')} is ${aco_w} W, but p_ac_nom_kw is ${nominal_kw} kW: the lower one limits the AC power`,
  ),
  inverter_efficiency_above_one: warning(
    ({ efficiency_frac }: { efficiency_frac: number }, name) =>
      `The inverter's part-load curve reaches an efficiency of ${efficiency_frac.toPrecision(4)}, above 1, where no inverter can work: the AC power is limited to the DC power there. Lower ${name('inverter.efficiency_nom')} or raise inverter.efficiency_ref`,
  ),
  operating_point_without_effect: warning(
    ({ operating_point, module_model }: { operating_point: string; module_model: string }, name) =>
      `${name('array.operating_point')} ${operating_point} has no effect: the ${module_model} module model computes no voltage`,
  ),
  clipping_needs_hours: warning(
    ({ option, step_min }: { option: string; step_min: number }, name) =>
      `${name('ac_losses.subhourly_clipping')} ${option} has no effect: it corrects rows of an hour, and the weather has steps of ${step_min} minutes`,
  ),
  clipping_needs_year: warning(
    ({ option }: { option: string }, name) =>
      `${name('ac_losses.subhourly_clipping')} ${option} has no effect: it needs weather of whole years; use walker, or weather of a year`,
  ),
  derating_above_maximum: warning(
    ({ derating_kw, limit_kw, is_nominal }: { derating_kw: number; limit_kw: number; is_nominal: boolean }, name) =>
      `${name('inverter.derating')} reaches ${derating_kw} kW, but the inverter delivers at most ${limit_kw} kW (${
        is_nominal ? 'p_ac_nom_kw, because p_ac_max_kw is null' : 'p_ac_max_kw'
      }): raise inverter.p_ac_max_kw to use the rest`,
  ),
  power_factor_unread: warning(
    ({ power_factor, series }: { power_factor?: number; series?: string }, name) =>
      `${series === undefined ? `${name('ac_losses.power_factor')} ${power_factor}` : name(`ac_losses.${series}`)} has no effect, because no limit is in kVA and no ohmic loss of the AC side follows the apparent power: send the losses of wiring, transformers and lines, ac_losses.pnom_apparent true if the inverter's ratings are in kVA, or ac_losses.grid_limit_apparent true with ac_losses.grid_poi_limit_kw in kVA`,
  ),
  reactive_power_above_rating: warning(
    ({ rows, rated_kva }: { rows: number; rated_kva: number }, name) =>
      `In ${rows} rows ${name('ac_losses.reactive_power_series')} takes the whole rating of the inverters, ${Number(rated_kva.toPrecision(6))} kVA, and leaves no active power: send lower values, in kvar`,
  ),
  transformer_overloaded: warning(
    ({ field, rated_kva, load_kva }: { field: string; rated_kva: number; load_kva: number }, name) =>
      `At full power ${name(`ac_losses.${field}`)} carry ${Math.round(load_kva)} kVA, above their rating of ${Math.round(rated_kva)} kVA: check kva and number, the power factor, or send a grid limit`,
  ),
  outage_outside_weather: warning(
    ({ from, to }: { from: string; to: string }, name) =>
      `The outage from ${from} to ${to} takes nothing: the weather has no row in it. Send dates that the weather has, or MM-DDTHH:MM in ${name('ac_losses.outages')} for every year`,
  ),
  dc_ac_ratio_unusual: warning((v: { dc_kw: number; ac_kw: number; usual_least: number; usual_most: number; part?: string }) => {
    const ratio = v.dc_kw / v.ac_kw
    const [dc, ac] = [v.dc_kw, v.ac_kw].map((kw) => Number(kw.toPrecision(6)))
    const beyond = ratio > v.usual_most ? `above the usual maximum of ${v.usual_most}` : `below the usual minimum of ${v.usual_least}`
    return `The DC/AC ratio${v.part === undefined ? '' : ` of the part ${v.part}`} is ${ratio.toFixed(2)} (${dc} kW DC, ${ac} kW AC), ${beyond}: check the number of strings and inverters and the AC power of the inverters`
  }),
  string_voltage_high: warning((v: StringVoltageValues, name) => stringWords(v, 'reach', 'above', name)),
  string_voltage_low: warning((v: StringVoltageValues, name) => stringWords(v, 'fall to', 'below', name)),
}

/** A string in the cold or in the heat, next to a limit of the inverter or the module. */
export type StringVoltageValues = {
  modules_per_string: number
  string_v: number
  state: 'open_circuit' | 'mpp'
  cell_c: number
  is_cold: boolean
  limit_v: number
  limit: string
  fewest_modules: number
  most_modules: number
  /** The voltage is the model's against the stated coefficient; null for any other. */
  model_v_per_k: number | null
  stated_v_per_k: number | null
}

function stringWords(v: StringVoltageValues, verb: string, side: string, name: (path: string) => string): string {
  const row = v.is_cold ? 'air temperature of the coldest daylight row' : 'hottest row'
  const against =
    v.model_v_per_k === null || v.stated_v_per_k === null
      ? ''
      : `; by the model of the module, ${milli(v.model_v_per_k)} mV/K, because ${name('module.mu_v_oc_v_per_k')}, ${milli(v.stated_v_per_k)} mV/K, is more than 25 % from it and gives a lower voltage`
  return `Strings of ${v.modules_per_string} modules ${verb} ${v.string_v.toFixed(0)} V ${v.state === 'mpp' ? 'at the MPP' : 'at open circuit'} with cells at ${Math.round(v.cell_c)} degC (${row})${against}, ${side} ${v.limit_v} V, ${name(v.limit)}: ${advice(v)}`
}

/** The numbers of modules in series that pass all checks. */
function advice({ fewest_modules: min, most_modules: max }: StringVoltageValues): string {
  if (min > max) return 'no number of modules in series satisfies all limits'
  if (min === max) return `only ${min} ${min === 1 ? 'module' : 'modules'} in series ${min === 1 ? 'satisfies' : 'satisfy'} all limits`
  return `${min} to ${max} modules in series satisfy all limits`
}

function milli(voltsPerK: number): string {
  return (1000 * voltsPerK).toFixed(1)
}
