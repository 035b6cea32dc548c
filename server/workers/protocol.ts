/** The result of work on another thread. */
export type Outcome = { readonly value: unknown } | { readonly refusal: unknown } | { readonly fault: string }

/** Names of the tasks in a set. A task is a function of one input that a worker runs. */
export type TaskName<Tasks> = keyof Tasks & string
export type InputOf<Task> = Task extends (input: infer Input) => Promise<unknown> ? Input : never
export type ResultOf<Task> = Task extends (input: never) => Promise<infer Result> ? Result : never

/** Functions, by name, that a task may call on the main thread, which owns the store. */
export type Host = object

export type ToWorker =
  | { readonly type: 'task'; readonly name: string; readonly input: unknown }
  | { readonly type: 'reply'; readonly outcome: Outcome }

export type FromWorker =
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'question'; readonly name: string; readonly args: readonly unknown[] }

/**
 * Converts refusals to data and back, to pass them between threads: they are errors with more than
 * a text.
 */
export interface RefusalCodec {
  /** Null for an error that is a fault, not a refusal. */
  encode(error: unknown): unknown
  decode(data: unknown): Error
}

/** Does work and converts what it throws to data. */
export async function outcomeOf(codec: RefusalCodec, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() }
  } catch (error) {
    const refusal = codec.encode(error)
    return refusal === null ? { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) } : { refusal }
  }
}

/** The value of an outcome. Fails: its refusal, or Error for a fault. */
export function unwrap(codec: RefusalCodec, outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value
  throw 'refusal' in outcome ? codec.decode(outcome.refusal) : new Error(`On another thread: ${outcome.fault}`)
}
