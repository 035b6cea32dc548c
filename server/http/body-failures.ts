import type { ProblemItem } from '@pvyield/contract/schemas'
import { documentOrder, type BodyFailure as EngineFailure, type FailureList } from '@pvyield/engine/quick'
import { Problem, type ProblemCode } from './problem.ts'

/** Help with a failure: a sentence that follows the message, and values for programs. */
export interface Hint extends Pick<ProblemItem, 'did_you_mean' | 'allowed'> {
  readonly advice?: string
}

/** A failure before it becomes an item of the answer. */
export interface BodyFailure extends Omit<EngineFailure, 'code'> {
  readonly code: ProblemCode
  readonly hint?: () => Hint
}

/**
 * Only the first failures in document order get a hint: finding a hint takes longer than finding
 * the failure.
 */
const HINTED_MAX = 20

const FIELD_MAX_CHARS = 500
const MESSAGE_MAX_CHARS = 2000

/**
 * All failures of one body. Each check adds its own; they are answered together in document order.
 */
export class BodyFailures implements FailureList {
  private readonly found: BodyFailure[] = []
  private uncounted = 0

  /** @param body  the value that the paths lead into */
  constructor(private readonly body: unknown) {}

  get isEmpty(): boolean {
    return this.found.length === 0
  }

  /** @param uncounted  number of further failures that are not listed in `failures` */
  add(failures: readonly BodyFailure[], uncounted = 0): this {
    this.found.push(...failures)
    this.uncounted += uncounted
    return this
  }

  /**
   * Adds failures that are named by dot paths, as those of the engine and of other services are.
   */
  addItems(items: readonly Pick<ProblemItem, 'field' | 'message' | 'code'>[]): this {
    return this.add(
      items.map(({ field, message, code }) => ({ path: field === null ? [] : field.split('.'), message, code: code as ProblemCode })),
    )
  }

  /** One problem that lists all failures. */
  problem(): Problem {
    return Problem.ofItems(this.code(), documentOrder(this.found, this.body).map(toItem), this.uncounted)
  }

  /**
   * The common code of all failures. If codes differ: run_failed when it is among them, else
   * validation_error.
   */
  private code(): ProblemCode {
    const codes = new Set(this.found.map(({ code }) => code))
    const [first = 'validation_error'] = codes
    if (codes.size === 1) return first
    return codes.has('run_failed') ? 'run_failed' : 'validation_error'
  }
}

export function toItem({ path, message, code, hint }: BodyFailure, at: number): ProblemItem {
  const { advice, ...forPrograms } = hint === undefined || at >= HINTED_MAX ? {} : hint()
  const text = advice === undefined ? message : `${message}. ${advice}`
  return {
    field: path.length === 0 ? null : path.join('.').slice(0, FIELD_MAX_CHARS),
    message: text.slice(0, MESSAGE_MAX_CHARS),
    code,
    ...forPrograms,
  }
}
