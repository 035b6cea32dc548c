import type { TaskCost } from './protocol.ts'

/** A reference core does the estimate; others are slower, and estimates are not exact. */
const PROCESSOR = { leastMillis: 30_000, perSecondMillis: 8000 }

/**
 * How long a task may compute, ms of processor time of its thread. Time in which it waits for a
 * processor, however busy the machine is, is not part of that.
 */
export function processorMillisMax({ seconds }: TaskCost): number {
  return PROCESSOR.leastMillis + PROCESSOR.perSecondMillis * seconds
}

/**
 * How long a thread that works may reach no checkpoint before it is replaced, ms. Checkpoints are less
 * than a second of processor time apart. A thread of low priority gets a tenth of what the others take.
 */
export const SILENCE_MAX_MILLIS = 60_000

/** The same for a task that nobody waits for any more, because its caller has left or was refused: its thread is needed. */
export const STOPPED_SILENCE_MAX_MILLIS = 10_000
