import type { ProblemItem } from '@pvyield/contract/schemas'
import { documentOrder } from './document-order.ts'
import { Problem, type ProblemCode } from './problem.ts'

/** What may help with a failure: a sentence after the message, and what a program can read. */
export interface Hint extends Pick<ProblemItem, 'did_you_mean' | 'allowed'> {
  readonly advice?: string
}

/** A failure before it is listed. */
export interface BodyFailure {
  readonly path: readonly string[]
  readonly message: string
  readonly code: ProblemCode
  readonly hint?: () => Hint
}

/** Failures with a hint, the first in the order of the body: to find one takes longer than to find the failure. */
const HINTED_MAX = 20

const FIELD_MAX_CHARS = 500
const MESSAGE_MAX_CHARS = 2000

/** The failures of one body, of every kind: each check adds its own, and they are answered together in the order of the body. */
export class BodyFailures {
  private readonly found: BodyFailure[] = []
  private uncounted = 0

  /** @param body  the value that the paths lead into */
  constructor(private readonly body: unknown) {}

  get isEmpty(): boolean {
    return this.found.length === 0
  }

  /** @param uncounted  failures beyond those that are given */
  add(failures: readonly BodyFailure[], uncounted = 0): this {
    this.found.push(...failures)
    this.uncounted += uncounted
    return this
  }

  /** Failures by their dot paths, as the engine and other services name them. */
  addItems(items: readonly Pick<ProblemItem, 'field' | 'message' | 'code'>[]): this {
    return this.add(
      items.map(({ field, message, code }) => ({ path: field === null ? [] : field.split('.'), message, code: code as ProblemCode })),
    )
  }

  /** The problem that they make together. */
  problem(): Problem {
    return Problem.ofItems(this.code(), documentOrder(this.found, this.body).map(toItem), this.uncounted)
  }

  /** One code for all where they have one; else that of the run, which says the most, or of the request. */
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
