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
    return refusalOf(cause)
  }
}

/** As `attempt`, for work that waits for something. */
export async function attemptOf<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work() }
  } catch (cause) {
    return refusalOf(cause)
  }
}

/** Fails: with the cause, unless it is a refusal of the engine. */
function refusalOf(cause: unknown): Refusal {
  if (cause instanceof EngineError) return { reason: cause.message, failures: cause.failures }
  throw cause
}
