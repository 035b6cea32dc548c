import type { Clock } from '../../clients/typescript/src/clock.ts'

/** A clock whose pauses take no real time. It records the requested pauses. */
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
