import type { Log } from '../log.ts'
import type { Turn } from './job.ts'
import type { Clocks } from './pool-clock.ts'
import type { Host, RefusalCodec, TaskCost } from './protocol.ts'
import type { Load } from './room.ts'

export interface PoolOptions {
  /** Module that the workers run. */
  readonly script: URL
  /**
   * The threads for small tasks, large ones and checks start at once, and the first warm up until
   * they get a task. Otherwise all but the first start when they are first needed.
   */
  readonly isToWarmUp?: boolean
  /** Number of workers, at least 1. With one worker, large tasks take it like all others. */
  readonly size: number
  readonly codec: RefusalCodec
  readonly log: Log
  /**
   * Makes the error for a full queue.
   * @param seconds  estimated time until the work that waits is done
   */
  readonly full: (waiting: number, seconds: number) => Error
  /**
   * Makes the error for a task that took longer than its caller waits.
   * @param seconds  estimated time until the work that waits is done
   */
  readonly late: (seconds: number) => Error
  /** Makes the error for a task that computed for several times its estimate. */
  readonly overran: (task: string, seconds: number) => Error
  /** How long a caller waits for a task, ms, and 8 times its estimate. */
  readonly patienceMillis: number
  /** Limits of the tasks that wait, without those that run in the background. */
  readonly limits?: Partial<Load>
  readonly backgroundLimits?: Partial<Load>
  /** Memory that large tasks may take together, bytes. A single task may take more. */
  readonly memoryMax?: number
  readonly clocks?: Clocks
}

export interface SubmitOptions {
  /** Functions that the task may call on the main thread. */
  readonly host?: Host
  /** Size of the input while it waits, characters or bytes. */
  readonly size?: number
  /** The task was already accepted: it may be queued beyond the limits, and takes as long as it takes. */
  readonly isAccepted?: boolean
  /** How much longer than for other tasks its caller waits, ms. */
  readonly morePatienceMillis?: number
  /** Whose task it is; null for the service itself. Callers take turns. */
  readonly caller?: string | null
  /** What is known before the task begins. The task itself states more (`TaskGuard.admit`). */
  readonly cost?: TaskCost
  readonly turn?: Turn
  /**
   * Large work that is charged to nobody: a caller has one such task at a time, so that the others leave a thread
   * to other callers.
   */
  readonly isOneAtATime?: boolean
  /** The task ends when its caller leaves. */
  readonly signal?: AbortSignal | undefined
}

/** A task that was handed over. */
export interface PooledTask<Result> {
  readonly result: Promise<Result>
  /** Takes the task out of the queue. Returns false when it is not there: a worker has it, or had it. */
  withdraw(): boolean
  /** Ends the task, also when a worker has it. Its result is then CallerLeft. */
  cancel(): void
  /**
   * Whether no check is under way that may still refuse the task: it waits for a worker, or has
   * passed its checks (`TaskGuard.passChecks`).
   */
  hasPassedChecks(): boolean
  /** The task is accepted: from now on it takes as long as it takes. */
  accept(): void
}

/** What happened to tasks since the start. */
export interface PoolCounts {
  /** Its caller left. */
  cancelled: number
  /** It took longer than its caller waits. */
  late: number
  /** It computed for several times its estimate. */
  overran: number
  /** There was no room for it. */
  refused: number
}
