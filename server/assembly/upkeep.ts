const SWEEP_MILLIS = 600_000

/** What a service does again and again. */
export interface Chores {
  /** Deletes what has expired. It reports its own failures. */
  readonly sweep: () => Promise<void>
  /** Sends to the provider of payments what it does not have. */
  readonly keepProvider: () => void
}

/** Repeats the chores of a service. Returns how to end that. */
export function repeat({ sweep, keepProvider }: Chores): () => void {
  const timers = [setInterval(sweep, SWEEP_MILLIS), setInterval(keepProvider, SWEEP_MILLIS)]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
