import { faultOf, StoreFault } from './fault.ts'

/** Time of a task, from its first call to its last answer. */
const TASK_MILLIS = 10_000
/** A long content has more: this many bytes for each millisecond. */
const BYTES_PER_MILLI = 1000
/** Time of a call that belongs to no task, such as a migration. */
const CALL_MILLIS = 30_000

/**
 * The time that a database server has for a task. One that takes calls and answers none (it is frozen,
 * or the network drops its packets) holds the thread of the store, and everything that waits for it.
 */
export class RemoteTime {
  private failedAt = Number.NEGATIVE_INFINITY
  private current: AbortSignal | null = null

  constructor(private readonly taskMillis = TASK_MILLIS) {}

  /** Ends the calls of the present task. */
  readonly ended = (): AbortSignal => this.current ?? AbortSignal.timeout(CALL_MILLIS)

  /**
   * When a task must have ended. What waited behind a call that failed has used up its own time; what
   * waited for a server that answers has all of it.
   * @param arrived  when the task came to the thread
   */
  endOf(arrived: number, bytes: number): number {
    const begun = this.failedAt > arrived ? arrived : performance.now()
    return begun + this.taskMillis + bytes / BYTES_PER_MILLI
  }

  /** Fails: StoreFault unreachable at the end, without a try when that is over; as the work does. */
  async within<Result>(end: number, work: () => Promise<Result>): Promise<Result> {
    const left = end - performance.now()
    if (left <= 0) throw new StoreFault('unreachable', 'The database server does not answer: an earlier call had no answer either')
    const stop = new AbortController()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const fault = new StoreFault('unreachable', `The database server did not answer within ${Math.round(left)} ms`)
      late.reject(fault)
      stop.abort(fault)
    }, left)
    this.current = stop.signal
    try {
      return await Promise.race([work(), late.promise]) // a WebSocket has no signal
    } catch (cause) {
      if (faultOf(cause, true)?.kind === 'unreachable') this.failedAt = performance.now()
      throw cause
    } finally {
      clearTimeout(timer)
      this.current = null
    }
  }
}
