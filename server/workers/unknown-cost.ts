import type { TaskCost } from './protocol.ts'

const UNKNOWN_COST = { seconds: 0.02, secondsPerByte: 20e-9 }

/** Estimate for a task that states none, by the size of its input. */
export function unknownCost(size: number): TaskCost {
  return { seconds: UNKNOWN_COST.seconds + size * UNKNOWN_COST.secondsPerByte, bytes: 0 }
}
