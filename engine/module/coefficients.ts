import {
  type CoefficientRange,
  IDEALITY_FACTOR,
  isWithin,
  MPP_CURRENT,
  MPP_POWER,
  MPP_VOLTAGE,
  OPEN_CIRCUIT_VOLTAGE,
  SHORT_CIRCUIT_CURRENT,
  VOLTAGE_BY_LIGHT,
} from '../core/coefficient-ranges.ts'
import type { Sink } from '../core/sink.ts'
import { coefficientWords, likelyWords, spanWords } from '../findings/electrical.ts'
import type { ModuleSection } from './model/option.ts'

/** A conversion that gives less explains nothing: every number is then some unit of almost nothing. */
const LEAST_EXPLAINED = 0.0001

interface Coefficient extends CoefficientRange {
  readonly field: string
  readonly what: string
  readonly perK: number
  readonly unit: 'A' | 'V' | '1'
  /** The rated value that it is a share of. */
  readonly rated: { readonly field: string; readonly value: number } | null
}

/**
 * Refuses temperature coefficients that no module has: mostly those in %/K or mV/K. A coefficient that
 * few modules have gets a warning.
 * Fails: `module.*`, with the converted value where one unit explains it.
 */
export function checkCoefficients(module: ModuleSection, sink: Sink): boolean {
  const before = sink.failures.length
  for (const coefficient of coefficientsOf(module)) check(coefficient, sink)
  return sink.failures.length === before
}

function coefficientsOf(module: ModuleSection): Coefficient[] {
  if (module.model === 'reference') return powerOf('temperature_coefficient', module.temperature_coefficient)
  const { i_sc_a, v_oc_v, v_mp_v } = module
  const current = (field: string, perK: number): Coefficient => ({
    field,
    what: 'short-circuit current',
    perK,
    unit: 'A',
    rated: { field: 'i_sc_a', value: i_sc_a },
    ...SHORT_CIRCUIT_CURRENT,
  })
  const voltage = (field: string, what: string, perK: number, rated: 'v_oc_v' | 'v_mp_v', range: CoefficientRange): Coefficient => ({
    field,
    what,
    perK,
    unit: 'V',
    rated: { field: rated, value: rated === 'v_oc_v' ? v_oc_v : v_mp_v },
    ...range,
  })
  switch (module.model) {
    case 'pvsyst': {
      const { mu_i_sc_a_per_k, mu_v_oc_v_per_k, mu_gamma_per_k } = module
      const found = [current('mu_i_sc_a_per_k', mu_i_sc_a_per_k)]
      if (mu_v_oc_v_per_k !== null)
        found.push(voltage('mu_v_oc_v_per_k', 'open-circuit voltage', mu_v_oc_v_per_k, 'v_oc_v', OPEN_CIRCUIT_VOLTAGE))
      if (mu_gamma_per_k !== null) found.push(relative('mu_gamma_per_k', 'ideality factor', mu_gamma_per_k, IDEALITY_FACTOR))
      return [...found, ...powerOf('mu_p_mp_per_k', module.mu_p_mp_per_k)]
    }
    case 'cec':
    case 'desoto':
    case 'iec61853':
      return [current('alpha_sc_a_per_k', module.alpha_sc_a_per_k)]
    case 'sandia':
      return [
        relative('alpha_sc_per_k', 'short-circuit current', module.alpha_sc_per_k, SHORT_CIRCUIT_CURRENT),
        relative('alpha_mp_per_k', 'MPP current', module.alpha_mp_per_k, MPP_CURRENT),
        voltage('beta_voc_v_per_k', 'open-circuit voltage', module.beta_voc_v_per_k, 'v_oc_v', OPEN_CIRCUIT_VOLTAGE),
        voltage('m_beta_voc_v_per_k', 'open-circuit voltage by light', module.m_beta_voc_v_per_k, 'v_oc_v', VOLTAGE_BY_LIGHT),
        voltage('beta_vmp_v_per_k', 'MPP voltage', module.beta_vmp_v_per_k, 'v_mp_v', MPP_VOLTAGE),
        voltage('m_beta_vmp_v_per_k', 'MPP voltage by light', module.m_beta_vmp_v_per_k, 'v_mp_v', VOLTAGE_BY_LIGHT),
      ]
  }
}

function relative(field: string, what: string, perK: number, range: CoefficientRange): Coefficient {
  return { field, what, perK, unit: '1', rated: null, ...range }
}

/** None above zero: `warnOfSign` names that. */
function powerOf(field: string, perK: number | null): Coefficient[] {
  return perK === null || perK > 0 ? [] : [relative(field, 'power', perK, MPP_POWER)]
}

function check(coefficient: Coefficient, sink: Sink): void {
  const { field: key, what, perK, unit, rated, usual, allowed } = coefficient
  const share = perK / (rated?.value ?? 1)
  if (isWithin(share, usual)) return
  const field = `module.${key}`
  const likely = likelyForm(coefficient)
  const values = {
    quantity: what,
    per_k: perK,
    unit,
    share_per_k: share,
    rated_field: rated?.field ?? null,
    rated_value: rated?.value ?? 1,
    usual_least_per_k: usual[0],
    usual_most_per_k: usual[1],
    likely_form: likely?.[0] ?? null,
    likely_per_k: likely?.[1] ?? perK,
  }
  if (isWithin(share, allowed)) {
    sink.warn('coefficient_unusual', field, { field, ...values })
    return
  }
  const modules = `modules have ${spanWords(...allowed)} %/K: check its unit and its sign`
  sink.fail(field, `${coefficientWords(values)}, but ${modules}${likelyWords(values)}`)
}

/** What the value would be if it stood in %/K or in mA/K or mV/K, or had the other sign. */
function likelyForm({ perK, unit, rated, usual }: Coefficient): readonly [form: string, perK: number] | undefined {
  const value = rated?.value ?? 1
  const explanations: [text: string, perK: number][] = [
    ['in %/K', (perK * value) / 100],
    ['in 1/K', perK * value],
    ['of the other sign', -perK],
  ]
  if (unit !== '1') explanations.splice(2, 0, [`in m${unit}/K`, perK / 1000])
  return explanations.find(
    ([, converted]) => converted !== perK && Math.abs(converted / value) >= LEAST_EXPLAINED && isWithin(converted / value, usual),
  )
}
