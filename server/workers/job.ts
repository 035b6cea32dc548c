import { inSpan, type Span } from '../tracing/span.ts'
import type { Queued } from './fair-queue.ts'
import { type Host, isLarge, type TaskCost } from './protocol.ts'
import type { Load } from './room.ts'

/**
 * Who waits for a task. `awaited`: a client, who gets its answer; `background`: nobody, the task was
 * accepted; `first`: a client, for a check of what was sent.
 */
export type Turn = 'first' | 'awaited' | 'background'

/** A task from its arrival to its result. */
export interface Job extends Queued {
  readonly name: string
  /** A function is called whenever a worker takes the task. */
  readonly input: unknown
  readonly host: Host
  readonly turn: Turn
  readonly caller: string | null
  /** A caller has one such large task at a time. */
  readonly isOneAtATime: boolean
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  /** What it is done for, in the trace of its caller. */
  readonly trace: Span | null
  /** Does work in the context of its caller, so that lines of the log name its request. */
  readonly inContext: <Result>(work: () => Result) => Result
  /** The part of that which is under way: it waits, or a thread does it. */
  span: Span | null
  lane: string
  rank: number
  load: Load
  cost: TaskCost
  tries: number
  /** How long its caller waits for it, ms, on top of what its estimate gives; infinite when no caller does. */
  patienceMillis: number
  /** Time since its arrival, ms. */
  waitedMillis: number
  /** When it came into the queue, `performance.now()`. */
  queuedAt: number
  /** Its caller has got a result or has left. */
  isOver: boolean
}

/** What a worker does, from the moment it takes a task until it is free again. */
export interface Work {
  readonly number: number
  readonly job: Job
  cost: TaskCost
  /** Checkpoints that its thread had reached at the last look. */
  checkpoints: number
  /** Time in which its thread could have worked but reached no checkpoint, ms. */
  silentMillis: number
  /** The main thread prepares its input, or answers its question: its thread has nothing to do. */
  isHeld: boolean
  /** It was asked to end before its result. */
  isStopped: boolean
  /** The task has gone back to the queue, to be done again. */
  isGivenBack: boolean
}

/** Does work of the main thread for a task. */
export function forJob<Result>({ inContext, span }: Job, work: () => Result): Result {
  return inContext(() => inSpan(span, work))
}

/** A caller waits several times the estimate: other work shares the machine. */
const PATIENCE_MILLIS_PER_SECOND = 8000
/** A task that takes a second longer waits as if it had arrived this much later. */
const RANK_MILLIS_PER_SECOND = 10_000

/** Whether a task has taken longer than its caller waits. */
export function isLate({ waitedMillis, patienceMillis, cost }: Job): boolean {
  return waitedMillis > patienceMillis + PATIENCE_MILLIS_PER_SECOND * cost.seconds
}

/**
 * Cheap tasks of a lane go before expensive ones, but no task waits for ever. Checks and runs in the
 * background have lanes of their own, and so have tasks of which one runs at a time, so that they do not
 * delay what their caller waits for, nor wait for it.
 */
export function placeOf(
  { caller, turn, isOneAtATime }: Pick<Job, 'caller' | 'turn' | 'isOneAtATime'>,
  arrivedMillis: number,
  { seconds }: TaskCost,
): Queued {
  return {
    lane: `${caller ?? ''}${turn === 'awaited' ? '' : ` ${turn}`}${isOneAtATime ? ' one' : ''}`,
    rank: arrivedMillis + seconds * RANK_MILLIS_PER_SECOND,
  }
}

/** A check above this estimate, seconds, or one that is large, is left to the thread of the checks. */
const SHORT_CHECK_MAX_S = 0.1

export function queueOf({ turn, cost }: Pick<Job, 'turn' | 'cost'>): 'shortChecks' | 'longChecks' | 'small' | 'large' {
  if (turn !== 'first') return isLarge(cost) ? 'large' : 'small'
  return cost.seconds > SHORT_CHECK_MAX_S || isLarge(cost) ? 'longChecks' : 'shortChecks'
}

/** Shows in the trace of its caller what happens to a task from now on. */
export function show(job: Job, what: 'wait for a thread' | 'work in a thread'): void {
  job.span?.end()
  job.span = job.trace?.begin(what, 'internal', { 'pvyield.task': job.name, 'pvyield.turn': job.turn }) ?? null
}
