import { EngineError, type Failure } from '../core/sink.ts'

/** Why the engine refuses a request. */
export interface Refusal {
  readonly reason: string
  readonly failures: readonly Failure[]
}

/** Outcome of an attempt: a value, or why the engine refuses the request. */
export type Attempt<T> = { readonly value: T } | Refusal

export function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { value: work() }
  } catch (cause) {
    if (cause instanceof EngineError) return { reason: cause.message, failures: cause.failures }
    throw cause
  }
}
