import { PvyieldUsageError } from './error.ts'

/**
 * A request as JSON.
 * Fails: PvyieldUsageError that names the field of a number that JSON cannot state: it would be sent as null,
 * which for many fields is a value of its own.
 */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw refusal(body)
    return value
  })
}

function refusal(body: unknown): PvyieldUsageError {
  const [field, value] = firstNotFinite(body, []) ?? []
  return new PvyieldUsageError(`${field}: ${value} is no number that a request can have: send a number; in a column, null marks a gap`)
}

/** The dot path of the first number that is not finite, as errors of the service name it. */
function firstNotFinite(value: unknown, path: readonly string[]): [field: string, value: number] | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : [path.join('.'), value]
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = firstNotFinite(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}
