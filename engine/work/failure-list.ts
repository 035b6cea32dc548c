import { EngineError, type Failure } from '../core/sink.ts'
import { documentOrder } from './document-order.ts'

/** A failure in a body. */
export interface BodyFailure {
  readonly path: readonly string[]
  readonly message: string
  readonly code: Failure['code']
}

/** All failures of one body. Each check adds its own; they are thrown together. */
export interface FailureList {
  readonly isEmpty: boolean
  /** @param uncounted  number of further failures that are not listed in `failures` */
  add(failures: readonly BodyFailure[], uncounted?: number): FailureList
  /** Adds failures that are named by dot paths. */
  addItems(failures: readonly Failure[]): FailureList
  /** One error with all failures, in the order of their fields in the body. */
  problem(): Error
}

/** Failures for a host that has no words of its own for them. */
export class PlainFailures implements FailureList {
  private readonly found: BodyFailure[] = []

  /** @param body  the value that the paths lead into */
  constructor(private readonly body: unknown) {}

  get isEmpty(): boolean {
    return this.found.length === 0
  }

  add(failures: readonly BodyFailure[]): this {
    this.found.push(...failures)
    return this
  }

  addItems(failures: readonly Failure[]): this {
    return this.add(failures.map(({ field, message, code }) => ({ path: pathIn(field), message, code })))
  }

  problem(): EngineError {
    const ordered = documentOrder(this.found, this.body)
    return new EngineError(ordered.map(({ path, message, code }) => ({ code, field: path.length === 0 ? null : path.join('.'), message })))
  }
}

/** The path of a field that is named with dots. */
export function pathIn(field: string | null): readonly string[] {
  return field === null ? [] : field.split('.')
}
