import type { Metrics } from '../metrics.ts'

const SAMPLE_MILLIS = 10

/** Upper bounds of the buckets, milliseconds. The promise of the service is 20. */
const BOUNDS_MILLIS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/**
 * How late the main thread comes to its work: a timer of 10 ms, and how much later it fires. Bun's
 * `monitorEventLoopDelay` measures the same (47 ms of 50 ms busy), but has percentiles only, which
 * cannot be added up over time or servers.
 */
export class EventLoopDelay {
  private readonly counts = new Float64Array(BOUNDS_MILLIS.length + 1)
  private sumMillis = 0
  private maxMillis = 0
  private due = performance.now() + SAMPLE_MILLIS
  private readonly timer = setInterval(() => this.sample(performance.now()), SAMPLE_MILLIS)

  constructor(metrics: Metrics) {
    this.timer.unref()
    metrics.histogram('event_loop_delay_seconds', 'How late the main thread came to a timer, sampled every 10 ms.', () => ({
      bounds: BOUNDS_MILLIS.map((millis) => millis / 1000),
      counts: this.counts,
      sum: this.sumMillis / 1000,
    }))
    metrics.gauge('event_loop_delay_max_seconds', 'Longest such delay since the metrics were last read.', () => this.takeMaxSeconds())
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** @param now  `performance.now()` when the timer fired */
  sample(now: number): void {
    const lateMillis = Math.max(0, now - this.due)
    this.due = now + SAMPLE_MILLIS
    let bucket = 0
    while (bucket < BOUNDS_MILLIS.length && lateMillis > (BOUNDS_MILLIS[bucket] ?? 0)) bucket++
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sumMillis += lateMillis
    if (lateMillis > this.maxMillis) this.maxMillis = lateMillis
  }

  /** The delay that lasts right now counts: whoever reads the metrics may come before the timer. */
  private takeMaxSeconds(): number {
    const seconds = Math.max(this.maxMillis, performance.now() - this.due, 0) / 1000
    this.maxMillis = 0
    return seconds
  }
}
