import { pathOf, type TagsAt, wordingOf } from '@pvyield/engine'
import type { ProblemItem } from '../../generated/schemas.gen.ts'
import type { ValidationError, Validator } from '../../generated/validators.gen.js'
import { documentOrder } from './document-order.ts'
import type { ReadText } from './json-text.ts'
import { Problem } from './problem.ts'

/**
 * Checks a parsed JSON body and fills its defaults in place.
 * Fails: Problem validation_error with every failure in document order.
 */
export function checkBody<T>({ value, nonFinite }: ReadText, validate: Validator<T>, tagsAt: TagsAt): T {
  const isValid = validate(value)
  if (isValid && nonFinite.length === 0) return value
  const errors = isValid ? [] : (validate.errors ?? [])
  const known = new Set(nonFinite.map((path) => path.join('/')))
  const failures = [
    ...nonFinite.map((path) => ({ path, message: 'Input should be a finite number' })),
    ...errors.filter((error) => !known.has(pathOf(error).join('/'))).map((error) => describe(error, value, tagsAt)),
  ]
  const uncounted = isValid ? 0 : Math.max(validate.count - failures.length, 0)
  throw Problem.ofItems('validation_error', documentOrder(failures, value).map(toItem), uncounted)
}

/** Checks the parameters of one place (path, query or headers), turns their texts into values and fills the defaults. */
export function readParameters(texts: Record<string, unknown>, validate: Validator<unknown>): unknown {
  if (validate(texts)) return texts
  const failures = (validate.errors ?? []).map((error) => describe(error, texts, () => []))
  throw Problem.ofItems('validation_error', failures.map(toItem))
}

interface Described {
  path: readonly string[]
  message: string
}

function toItem({ path, message }: Described): ProblemItem {
  return { field: path.length === 0 ? null : path.join('.').slice(0, 500), message: message.slice(0, 2000), code: 'validation_error' }
}

function describe(error: ValidationError, value: unknown, tagsAt: TagsAt): Described {
  const path = pathOf(error)
  return { path, message: wordingOf(error, path, value, tagsAt) }
}
