import type { HistogramCounts, Metrics } from '../metrics.ts'

/** Work that ends before the timer is due is not seen: the shorter, the better. */
const SAMPLE_MILLIS = 5

/** Upper bounds of the buckets, milliseconds. Under attack p99.9 is below 50, and nothing above 250. */
const BOUNDS_MILLIS = [1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 5000]

/**
 * How late the main thread comes to its work: a timer of 5 ms, and how much later it fires. Bun's
 * `monitorEventLoopDelay` measures the same (47 ms of 50 ms busy), but has percentiles only, which
 * cannot be added up over time or servers.
 */
export class EventLoopDelay {
  private readonly counts = new Float64Array(BOUNDS_MILLIS.length + 1)
  private sumMillis = 0
  private maxMillis = 0
  private due = Number.POSITIVE_INFINITY
  private timer: Timer | undefined

  constructor(metrics: Metrics) {
    metrics.histogram('event_loop_delay_seconds', 'How late the main thread came to a timer, sampled every 5 ms.', () => this.inSeconds())
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
    let bucket = 0
    while (bucket < BOUNDS_MILLIS.length && lateMillis > (BOUNDS_MILLIS[bucket] ?? 0)) bucket++
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sumMillis += lateMillis
    this.maxMillis = Math.max(this.maxMillis, lateMillis)
    this.due = now + SAMPLE_MILLIS
  }

  private inSeconds(): HistogramCounts {
    return { bounds: BOUNDS_MILLIS.map((millis) => millis / 1000), counts: this.counts, sum: this.sumMillis / 1000 }
  }

  /** The delay that lasts right now counts too: the metrics may be read before the late timer fires. */
  private takeMaxSeconds(): number {
    const seconds = Math.max(this.maxMillis, performance.now() - this.due, 0) / 1000
    this.maxMillis = 0
    return seconds
  }
}
