import { deadlineMillis, type Work } from './job.ts'

const TICK_MILLIS = 1000
/** Longest step of the clock: a machine that slept does not end every task. */
const STEP_MAX_MILLIS = 5000

/** Measures how long tasks take, and says whose time is over. */
export class DeadlineClock {
  private readonly ticking: ReturnType<typeof setInterval>
  private tickedMillis: number

  /** @param now  ms */
  constructor(
    readonly now: () => number,
    onTick: () => void,
  ) {
    this.tickedMillis = now()
    this.ticking = setInterval(onTick, TICK_MILLIS)
    this.ticking.unref()
  }

  stop(): void {
    clearInterval(this.ticking)
  }

  /** Time since the last step, ms. */
  step(): number {
    const now = this.now()
    const stepMillis = Math.min(now - this.tickedMillis, STEP_MAX_MILLIS)
    this.tickedMillis = now
    return stepMillis
  }
}

/**
 * Adds a step of the clock to a work. `stuck`: its worker was asked to end and did not; `late`: its
 * deadline has passed.
 */
export function advance(work: Work, stepMillis: number): 'stuck' | 'late' | null {
  work.tookMillis += stepMillis
  if (work.endMillis !== null) return work.tookMillis > work.endMillis ? 'stuck' : null
  return work.tookMillis > deadlineMillis(work) ? 'late' : null
}
