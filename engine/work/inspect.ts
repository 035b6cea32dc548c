import type {
  OptimiseRequest,
  RunRequest,
  SimpleRunRequest,
  SizeRequest,
  SweepRequest,
  UncertaintyRequest,
} from '@pvyield/contract/schemas'
import type { Validator } from '@pvyield/contract/validators'
import { copyFields, isObject } from '../core/copy-fields.ts'
import { messageOf } from '../request.ts'
import { pathOf } from '../wording.ts'
import { type FailureList, PlainFailures } from './failure-list.ts'

/** Bodies by the names of their schemas. */
export interface Bodies {
  readonly RunRequest: RunRequest
  readonly SimpleRunRequest: SimpleRunRequest
  readonly SizeRequest: SizeRequest
  readonly SweepRequest: SweepRequest
  readonly OptimiseRequest: OptimiseRequest
  readonly UncertaintyRequest: UncertaintyRequest
}

/** A body after the check of its schema. */
export interface Inspected<Body> {
  /** With the defaults of its schema, where it has passed. */
  readonly value: Body
  readonly failures: FailureList
  /** Top-level keys under which something failed; null when they are not known. */
  readonly invalid: ReadonlySet<string> | null
}

/**
 * Checks a body against its schema.
 * @param validate  of the schema; a host may have one of its own
 */
export type Inspect = <Name extends keyof Bodies>(body: unknown, schema: Name, validate: Validator<Bodies[Name]>) => Inspected<Bodies[Name]>

/** Frozen weather sections of callers, each with its copy that has the defaults: runs that share the copy read it once. */
const completed = new WeakMap<object, object>()

/**
 * Checks a copy of a body, so that its defaults are not filled in the caller's.
 * Checked by: test/engine/work/perform.test.ts
 */
export const inspectPlainly: Inspect = <Name extends keyof Bodies>(
  body: unknown,
  _schema: Name,
  validate: Validator<Bodies[Name]>,
): Inspected<Bodies[Name]> => {
  const copy = copyFields(body)
  const frozen = frozenWeather(body)
  const known = frozen && completed.get(frozen)
  if (known) Object.assign(copy as object, { weather: known })
  const failures = new PlainFailures(copy)
  if (validate(copy)) {
    if (frozen && !known) completed.set(frozen, Object.freeze((copy as { readonly weather: object }).weather))
    return { value: copy, failures, invalid: new Set() }
  }
  const value = copy as Bodies[Name]
  const errors = (validate.errors ?? []).map((error) => ({ path: pathOf(error), error }))
  failures.add(errors.map(({ path, error }) => ({ path, message: messageOf(error, path, value), code: 'validation_error' })))
  const tops = errors.flatMap(({ path }) => path.slice(0, 1))
  const isWhole = validate.count <= errors.length && tops.length === errors.length
  return { value, failures, invalid: isWhole ? new Set(tops) : null }
}

function frozenWeather(body: unknown): object | null {
  const weather = isObject(body) && 'weather' in body ? body.weather : null
  return isObject(weather) && Object.isFrozen(weather) ? weather : null
}
