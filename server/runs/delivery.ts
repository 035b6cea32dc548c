/**
 * What a worker makes from a finished run: the answer for a caller who waits, or the record for the
 * store.
 */
export type Delivery = 'answer' | 'record'

/**
 * Whether the caller of a run waits, in memory that the main thread shares with the worker. The
 * first of the two that decides is the one that counts; a question to the main thread and its reply
 * would take a tenth of its time for a simple run.
 */
export type SharedWait = Int32Array<SharedArrayBuffer>

const WAITING = 0
const ANSWERED = 1
const PARKED = 2

export function sharedWait(): SharedWait {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) // WAITING
}

/**
 * Ends the wait. Returns false when it is too late: the worker has started to write the answer.
 */
export function park(wait: SharedWait): boolean {
  return Atomics.compareExchange(wait, 0, WAITING, PARKED) !== ANSWERED
}

/**
 * What to make of a finished run. From here on its caller waits until the answer is written.
 * @param wait  null for a run for which no caller waits
 */
export function deliveryOf(wait: SharedWait | null): Delivery {
  if (wait === null) return 'record'
  return Atomics.compareExchange(wait, 0, WAITING, ANSWERED) === PARKED ? 'record' : 'answer'
}
