import type { Lent } from './lent-bytes.ts'

/** The result of work on another thread. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly refusal: unknown }
  | { readonly fault: string }
  /** The task ended at a checkpoint because the main thread asked for it. */
  | { readonly isStopped: true }
  /** The task ended at a checkpoint: it had computed for longer than a task of its estimate may. */
  | { readonly overranSeconds: number }
  /** The task is larger than it seemed and there is no room: it has to be done again later. */
  | { readonly isGivenBack: true }

/** The estimated cost of a task. */
export interface TaskCost {
  /** Seconds of one core. */
  readonly seconds: number
  /** Memory at its peak. */
  readonly bytes: number
}

/** A task above either limit is large: a thread for small tasks does not take it. */
const SMALL_MAX: TaskCost = { seconds: 0.4, bytes: 100e6 }

/** A task from this estimate on, seconds, is long: one thread for large tasks takes none. */
const LONG_FROM_S = 10

/** Whether a task takes no more memory than a small one may. */
export function isLight({ bytes }: TaskCost): boolean {
  return bytes <= SMALL_MAX.bytes
}

export function isLarge({ seconds, bytes }: TaskCost): boolean {
  return seconds > SMALL_MAX.seconds || bytes > SMALL_MAX.bytes
}

export function isLong({ seconds }: TaskCost): boolean {
  return seconds >= LONG_FROM_S
}

/**
 * What a class of tasks offers. Classes with private parts of the same name cannot be combined.
 */
export type TasksOf<Class> = Pick<Class, keyof Class>

/** Names of the tasks in a set. A task is a function of one input that a worker runs. */
export type TaskName<Tasks> = keyof Tasks & string
export type InputOf<Task> = Task extends (input: infer Input) => Promise<unknown> ? Input : never
export type ResultOf<Task> = Task extends (input: never) => Promise<infer Result> ? Result : never

/** Functions, by name, that a task may call on the main thread, which owns the store. */
export type Host = object

/**
 * What a thread does: small tasks, large ones, or checks of what was sent. All but the first have a
 * low priority, so that they take only processor time that the small tasks leave.
 */
export const THREAD_KINDS = ['small', 'large', 'checks'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

/** Elements of the memory that the main thread shares with a worker. */
export const SHARED = {
  /** Number of the task that has to stop, written by the main thread. */
  stopped: 0,
  /** Number of the task that no check refuses any more, written by the worker. */
  checked: 1,
  /** Counts the checkpoints that the worker reaches. */
  checkpoints: 2,
} as const

export type ToWorker =
  /** Sent once. */
  | { readonly type: 'start'; readonly shared: Int32Array; readonly kind: ThreadKind; readonly isToWarmUp: boolean }
  | ({ readonly type: 'task'; readonly number: number; readonly name: string; readonly cost: TaskCost } & Lent)
  | { readonly type: 'reply'; readonly outcome: Outcome }

export type FromWorker =
  /** Sent once, when the code of the worker is loaded. */
  | { readonly type: 'ready' }
  /** The worker is free, unless it is still cleaning up: then `free` follows. */
  | { readonly type: 'done'; readonly outcome: Outcome; readonly isCleaning: boolean }
  | { readonly type: 'free' }
  | { readonly type: 'question'; readonly name: string; readonly args: readonly unknown[] }
  /** The task is large. It goes on if the reply is true. */
  | { readonly type: 'cost'; readonly cost: TaskCost }

/**
 * Converts refusals to data and back, to pass them between threads: they are errors with more than
 * a text.
 */
export interface RefusalCodec {
  /** Null for an error that is a fault, not a refusal. */
  encode(error: unknown): unknown
  decode(data: unknown): Error
}

/** The caller of a task has left. The name is that of an aborted request, which is no fault. */
export class CallerLeft extends Error {
  override readonly name = 'AbortError'
}

/** Ends a task at a checkpoint. */
export class TaskStopped extends Error {
  override readonly name = 'TaskStopped'
}

/** Ends a task at a checkpoint that has computed for too long. */
export class TaskOverran extends Error {
  override readonly name = 'TaskOverran'

  constructor(readonly seconds: number) {
    super(`The task has computed for more than ${seconds} s`)
  }
}

/** Ends a task that has to wait for its turn among the large ones. */
export class TaskGivenBack extends Error {
  override readonly name = 'TaskGivenBack'
}

/** Does work and converts what it throws to data. */
export async function outcomeOf(codec: RefusalCodec, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof TaskStopped) return { isStopped: true }
    if (error instanceof TaskOverran) return { overranSeconds: error.seconds }
    if (error instanceof TaskGivenBack) return { isGivenBack: true }
    const refusal = codec.encode(error)
    return refusal === null ? { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) } : { refusal }
  }
}

/** The value of an outcome. Fails: its refusal, TaskStopped, or Error for a fault. */
export function unwrap(codec: RefusalCodec, outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value
  if ('refusal' in outcome) throw codec.decode(outcome.refusal)
  if ('fault' in outcome) throw new Error(`On another thread: ${outcome.fault}`)
  throw new TaskStopped('The task was stopped')
}
