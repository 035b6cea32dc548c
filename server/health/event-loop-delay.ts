import { Histogram } from '../histogram.ts'
import type { Metrics } from '../metrics.ts'

/** Work that ends before the timer is due is not seen: the shorter, the better. */
const SAMPLE_MILLIS = 5

/** Upper bounds of the buckets, seconds. Under attack p99.9 is below 0.05, and nothing above 0.25. */
const BOUNDS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5]

/**
 * How late the main thread comes to its work: a timer of 5 ms, and how much later it fires. Bun's
 * `monitorEventLoopDelay` measures the same (47 ms of 50 ms busy), but has percentiles only, which
 * cannot be added up over time or servers.
 */
export class EventLoopDelay {
  private readonly seconds = new Histogram(BOUNDS_S)
  private maxMillis = 0
  private due = Number.POSITIVE_INFINITY
  private timer: Timer | undefined

  constructor(metrics: Metrics) {
    metrics.histogram('event_loop_delay_seconds', 'How late the main thread came to a timer, sampled every 5 ms.', () => this.seconds)
    metrics.gauge('event_loop_delay_max_seconds', 'Longest such delay since the metrics were last read.', () => this.takeMaxSeconds())
  }

  /** Call it when requests may come: until then the thread loads its code, and nobody waits. */
  start(): void {
    this.due = performance.now() + SAMPLE_MILLIS
    this.timer = setInterval(() => this.sample(performance.now()), SAMPLE_MILLIS)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** @param now  `performance.now()` when the timer fired */
  sample(now: number): void {
    const lateMillis = Math.max(0, now - this.due)
    this.seconds.observe(lateMillis / 1000)
    this.maxMillis = Math.max(this.maxMillis, lateMillis)
    this.due = now + SAMPLE_MILLIS
  }

  /** The delay that lasts right now counts too: the metrics may be read before the late timer fires. */
  private takeMaxSeconds(): number {
    const seconds = Math.max(this.maxMillis, performance.now() - this.due, 0) / 1000
    this.maxMillis = 0
    return seconds
  }
}
