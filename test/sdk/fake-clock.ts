import type { Clock } from '../../clients/typescript/src/clock.ts'

/** A clock on which pauses take no time, and the pauses that were asked for. */
export function fakeClock(random = 0): Clock & { readonly pauses: number[] } {
  const pauses: number[] = []
  let now = 0
  return {
    pauses,
    now: () => now,
    random: () => random,
    pause: async (millis, signal) => {
      signal?.throwIfAborted()
      pauses.push(millis)
      now += millis
    },
  }
}
