/** The result of work on another thread. */
export type Outcome = { readonly value: unknown } | { readonly refusal: unknown } | { readonly fault: string }

/** Names of the tasks of a set: functions of one input that a worker does. */
export type TaskName<Tasks> = keyof Tasks & string
export type InputOf<Task> = Task extends (input: infer Input) => Promise<unknown> ? Input : never
export type ResultOf<Task> = Task extends (input: never) => Promise<infer Result> ? Result : never

/** What a task may ask of the main thread, which owns the store: functions by name. */
export type Host = object

export type ToWorker =
  | { readonly type: 'task'; readonly name: string; readonly input: unknown }
  | { readonly type: 'reply'; readonly outcome: Outcome }

export type FromWorker =
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'question'; readonly name: string; readonly args: readonly unknown[] }

/** How refusals, which are errors with more than a text, cross threads as data. */
export interface RefusalCodec {
  /** Null for an error that is no refusal but a fault. */
  encode(error: unknown): unknown
  decode(data: unknown): Error
}

/** Does work and turns what it throws into data. */
export async function outcomeOf(codec: RefusalCodec, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() }
  } catch (error) {
    const refusal = codec.encode(error)
    return refusal === null ? { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) } : { refusal }
  }
}

/** The value of an outcome. Fails: the refusal it holds, or Error for a fault. */
export function unwrap(codec: RefusalCodec, outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value
  throw 'refusal' in outcome ? codec.decode(outcome.refusal) : new Error(`On another thread: ${outcome.fault}`)
}
