const SWEEP_MILLIS = 600_000
const LOOK_AROUND_MILLIS = 1000

/** What a service does again and again. */
export interface Chores {
  /** Deletes what has expired. It reports its own failures. */
  readonly sweep: () => Promise<void>
  /** Sends to the provider of payments what it does not have. */
  readonly keepProvider: () => void
  /** Looks for what the other servers of the store left or ended; null for a server that is alone. It reports its own failures. */
  readonly lookAround: (() => Promise<void>) | null
}

/** Repeats the chores of a service. Returns how to end that. */
export function repeat({ sweep, keepProvider, lookAround }: Chores): () => void {
  const timers = [setInterval(sweep, SWEEP_MILLIS), setInterval(keepProvider, SWEEP_MILLIS)]
  let isLooking = false
  const look = async () => {
    if (isLooking || lookAround === null) return
    isLooking = true
    await lookAround()
    isLooking = false
  }
  if (lookAround !== null) timers.push(setInterval(look, LOOK_AROUND_MILLIS))
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
