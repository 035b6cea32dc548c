/** Time and randomness. Tests replace them. */
export interface Clock {
  /** Milliseconds since an arbitrary fixed moment. */
  now(): number
  /** Random number from 0 up to, but not including, 1. */
  random(): number
  /** Fails: with the signal's reason, as soon as the signal is aborted. */
  pause(millis: number, signal: AbortSignal | undefined): Promise<void>
}

/** Timers accept at most 31 bits, in whole milliseconds, and end at once when they get more. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => performance.now(),
  random: Math.random,
  pause: (millis, signal) =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', onAbort)
          resolve()
        },
        Math.min(millis, LONGEST_TIMER_MS),
      )
      if (signal?.aborted) onAbort()
      else signal?.addEventListener('abort', onAbort, { once: true })
    }),
}
