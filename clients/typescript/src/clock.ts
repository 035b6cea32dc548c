/** Time and randomness. Tests replace them. */
export interface Clock {
  /** Milliseconds since an arbitrary fixed moment. */
  now(): number
  /** Random number from 0 up to, but not including, 1. */
  random(): number
  /** Fails: with the signal's reason, as soon as the signal is aborted. */
  pause(millis: number, signal: AbortSignal | undefined): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  random: Math.random,
  pause: (millis, signal) =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }, millis)
      if (signal?.aborted) onAbort()
      else signal?.addEventListener('abort', onAbort, { once: true })
    }),
}
