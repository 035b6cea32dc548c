import { processMillis } from './processor-time.ts'

const TICK_MILLIS = 1000
/** Longest step: a machine that slept does not end every task. */
const STEP_MAX_MILLIS = 5000

/** Where a pool reads the time, ms. */
export interface Clocks {
  readonly now: () => number
  /** Processor time of this process. */
  readonly processor: () => number
}

/** Time since the last step, ms. */
export interface Step {
  readonly millis: number
  /** Time in which a thread of this process could have worked: at most what the process got of the processors. */
  readonly workingMillis: number
}

const CLOCKS: Clocks = { now: () => performance.now(), processor: processMillis }

/** The time of a pool, in steps of a second. */
export class PoolClock {
  private readonly ticking: ReturnType<typeof setInterval>
  private last: { readonly now: number; readonly processor: number }

  constructor(
    onTick: () => void,
    private readonly clocks: Clocks = CLOCKS,
  ) {
    this.last = this.read()
    this.ticking = setInterval(onTick, TICK_MILLIS)
    this.ticking.unref()
  }

  now(): number {
    return this.clocks.now()
  }

  stop(): void {
    clearInterval(this.ticking)
  }

  step(): Step {
    const { now, processor } = this.last
    this.last = this.read()
    const millis = Math.min(this.last.now - now, STEP_MAX_MILLIS)
    return { millis, workingMillis: Math.min(millis, this.last.processor - processor) }
  }

  private read() {
    return { now: this.clocks.now(), processor: this.clocks.processor() }
  }
}
