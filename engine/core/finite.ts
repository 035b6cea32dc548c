import type { Failure } from './sink.ts'

/** Why figures cannot be answered; null if all of them are finite. In JSON the others would be null. */
export function nonFiniteFailure(figures: unknown): Failure | null {
  const path = nonFinitePath(figures)
  if (path === null) return null
  const name = path.length === 0 ? 'The result' : path.join('.')
  const message = `${name} is not a finite number: a parameter of the plant is far outside its physical range. Check the plant's parameters`
  return { code: 'run_failed', field: null, message }
}

/** Path of the first number of plain data that is not finite. */
function nonFinitePath(value: unknown): readonly string[] | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : []
  if (!isPlain(value)) return null
  for (const key of Object.keys(value)) {
    const path = nonFinitePath(value[key])
    if (path !== null) return [key, ...path]
  }
  return null
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
