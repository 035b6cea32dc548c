import { isObject, type Json, valueAt, withValue } from './paths.ts'

/** Each way, of a lithium battery without a converter to AC: the middle of the 0.97 to 0.99 that the docs name. */
export const DC_EFFICIENCY = 0.98
/** The default, which counts a converter to AC. */
const AC_EFFICIENCY = 0.95
const EFFICIENCIES = ['storage.efficiency_charge', 'storage.efficiency_discharge'] as const

/** Whether a battery at the DC side has an efficiency that counts a converter to AC, which it does not have. */
export function countsAcConverter(body: Json): boolean {
  return isAtDc(body) && EFFICIENCIES.some((path) => isOfAc(valueAt(body, path)))
}

/** Whether the efficiencies are those that `withCoupling` writes. */
export function hasDcEfficiency(body: Json): boolean {
  return isAtDc(body) && EFFICIENCIES.every((path) => valueAt(body, path) === DC_EFFICIENCY)
}

/** A request whose battery has the efficiencies of the side where it stands, where nobody chose others. */
export function withDcEfficiency(body: Json): Json {
  return EFFICIENCIES.reduce((next, path) => (isOfAc(valueAt(next, path)) ? withValue(next, path, DC_EFFICIENCY) : next), body)
}

/** The same, once the field that was changed is the side where the battery stands. */
export function withCoupling(body: Json, changed: string): Json {
  if (changed !== 'storage.coupling' || !isObject(body.storage)) return body
  if (isAtDc(body)) return withDcEfficiency(body)
  return EFFICIENCIES.reduce((next, path) => (valueAt(next, path) === DC_EFFICIENCY ? withValue(next, path, undefined) : next), body)
}

function isAtDc(body: Json): boolean {
  return valueAt(body, 'storage.coupling') === 'dc' && valueAt(body, 'storage.efficiency_curve') == null
}

function isOfAc(value: unknown): boolean {
  return value === undefined || value === AC_EFFICIENCY
}
