/** Time and chance, which tests replace. */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number
  /** 0 to below 1. */
  random(): number
  /** Fails: the reason of the signal, at once when it is aborted. */
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
