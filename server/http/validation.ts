import type { ValidationError, Validator } from '@pvyield/contract/validators'
import { pathOf, wordingOf } from '@pvyield/engine/quick'
import { type BodyFailure, BodyFailures, toItem } from './body-failures.ts'
import type { BodyShape } from './document.ts'
import { hintOf, parameterHint } from './hints.ts'
import { NOT_FINITE, type ReadText } from './json-text.ts'
import { Problem } from './problem.ts'

/** Result of checking a body against its schema. */
export interface InspectedBody {
  readonly failures: BodyFailures
  /**
   * Top-level keys under which something failed. Null when they are not known: the body is not an
   * object, or there are more failures than are kept.
   */
  readonly invalid: ReadonlySet<string> | null
}

/** Checks a parsed JSON body and fills its defaults in place. */
export function inspectBody({ value, nonFinite }: ReadText, validate: Validator<unknown>, shape: BodyShape): InspectedBody {
  const failures = new BodyFailures(value)
  const isValid = validate(value)
  if (isValid && nonFinite.length === 0) return { failures, invalid: new Set() }
  const errors = isValid ? [] : (validate.errors ?? [])
  const known = new Set(nonFinite.map((path) => path.join('/')))
  const described = errors.map((error) => ({ path: pathOf(error), error })).filter(({ path }) => !known.has(path.join('/')))
  const uncounted = isValid ? 0 : Math.max(validate.count - nonFinite.length - described.length, 0)
  failures.add(nonFinite.map((path) => failureAt(path, NOT_FINITE)))
  failures.add(
    described.map(({ path, error }) => describe(error, path, value, shape)),
    uncounted,
  )
  const tops = [...nonFinite, ...described.map(({ path }) => path)].map(([top]) => top)
  return { failures, invalid: uncounted > 0 || tops.includes(undefined) ? null : new Set(tops as string[]) }
}

/**
 * Checks a parsed JSON body against its schema alone, and fills its defaults in place.
 * Fails: Problem validation_error with every failure in document order.
 */
export function checkBody(read: ReadText, validate: Validator<unknown>, shape: BodyShape): unknown {
  const { failures } = inspectBody(read, validate, shape)
  if (!failures.isEmpty) throw failures.problem()
  return read.value
}

/**
 * Checks the parameters of one location (path, query or headers), converts their texts to values
 * and fills the defaults.
 * @param names  those that the operation reads, where others are refused
 */
export function readParameters(texts: Record<string, unknown>, validate: Validator<unknown>, names: readonly string[] = []): unknown {
  if (validate(texts)) return texts
  const failures = (validate.errors ?? []).map((error): BodyFailure => {
    const path = pathOf(error)
    const failure = failureAt(
      path,
      wordingOf(error, path, texts, () => []),
    )
    return error.keyword === 'additionalProperties' ? { ...failure, hint: () => parameterHint(path.join('.'), names) } : failure
  })
  throw Problem.ofItems('validation_error', failures.map(toItem))
}

/** Refuses every parameter of a location where the operation reads none. */
export function refuseParameters(texts: Record<string, unknown>): Record<string, never> {
  const failures = Object.keys(texts).map((name) => ({
    ...failureAt([name], 'Extra inputs are not permitted'),
    hint: () => ({ allowed: [], advice: 'This operation reads no query parameters: remove it' }),
  }))
  if (failures.length > 0) throw Problem.ofItems('validation_error', failures.map(toItem))
  return {}
}

function describe(error: ValidationError, path: readonly string[], value: unknown, shape: BodyShape): BodyFailure {
  const failure = failureAt(path, wordingOf(error, path, value, shape.tagsAt))
  return { ...failure, hint: () => hintOf(error, path, value, shape) }
}

function failureAt(path: readonly string[], message: string): BodyFailure {
  return { path, message, code: 'validation_error' }
}
