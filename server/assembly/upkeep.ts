import type { Duties } from '../db/duties.ts'
import type { Log } from '../log.ts'

const SWEEP_MILLIS = 600_000
/** A chore is due for all servers of a store a little before the next tick of the one that did it last. */
const DONE_MILLIS = 0.9 * SWEEP_MILLIS
const LOOK_AROUND_MILLIS = 1000

/** What a service does again and again. */
export interface Chores {
  /** Deletes what has expired. It reports its own failures. */
  readonly sweep: () => Promise<void>
  /** Sends to the provider of payments what it does not have. */
  readonly keepProvider: () => void
  /** Looks for what the other servers of the store left or ended; null for a server that is alone. */
  readonly lookAround: (() => Promise<void>) | null
}

/** Repeats the chores of a service: of the servers of one store, one does each. Returns how to end that. */
export function repeat(
  { sweep, keepProvider, lookAround }: Chores,
  duties: Duties,
  log: Log,
  everyMillis = SWEEP_MILLIS,
  lookAroundMillis = LOOK_AROUND_MILLIS,
): () => void {
  const timers = [
    setInterval(() => void ifDue('sweep', sweep, duties, log), everyMillis),
    setInterval(() => void ifDue('payments', keepProvider, duties, log), everyMillis),
  ]
  if (lookAround !== null) timers.push(setInterval(oneAtATime(lookAround, log), lookAroundMillis))
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** Work that fails as long as the store is away is logged once, until it succeeds again. */
function oneAtATime(lookAround: () => Promise<void>, log: Log): () => Promise<void> {
  let isLooking = false
  let isFailing = false
  return async () => {
    if (isLooking) return
    isLooking = true
    try {
      await lookAround()
      isFailing = false
    } catch (cause) {
      if (!isFailing) log.warn('not_taken_up', { cause: String(cause) })
      isFailing = true
    }
    isLooking = false
  }
}

async function ifDue(name: string, chore: () => unknown, duties: Duties, log: Log): Promise<void> {
  try {
    if (await duties.take(`chore ${name}`, DONE_MILLIS)) await chore()
  } catch (cause) {
    log.warn('chore_not_begun', { chore: name, cause: String(cause) })
  }
}
