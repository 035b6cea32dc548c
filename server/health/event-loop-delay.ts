import { stolenMillis } from '../event-loop/stolen-time.ts'
import { threadCpuMillis } from '../event-loop/thread-clock.ts'
import type { HistogramCounts, Metrics } from '../metrics.ts'

/**
 * The shorter the better: work within these milliseconds before the timer is due is taken for work
 * of the delay that follows, and work that ends before it is not seen.
 */
const SAMPLE_MILLIS = 5

/** Upper bounds of the buckets, milliseconds. The promise of the service is 20. */
const BOUNDS_MILLIS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/**
 * How late the main thread comes to its work, and how much of that is its own: a timer of 5 ms, how
 * much later it fires, and what the thread took of the processor meanwhile. The rest of a delay is
 * the machine's: other threads had the processors, or the host of a virtual machine did, which the
 * clock of the thread counts as its own: such samples are counted apart. Bun's
 * `monitorEventLoopDelay` measures the same delay (47 ms of 50 ms busy), but has percentiles only,
 * which cannot be added up over time or servers.
 */
export class EventLoopDelay {
  private readonly delays = new MillisCounts()
  private readonly work = new MillisCounts()
  private maxMillis = 0
  private due = Number.POSITIVE_INFINITY
  private cpuMillis = 0
  private stolenMillis = 0
  private disturbed = 0
  private timer: Timer | undefined

  constructor(metrics: Metrics) {
    metrics.histogram('event_loop_delay_seconds', 'How late the main thread came to a timer, sampled every 5 ms.', () =>
      this.delays.inSeconds(),
    )
    metrics.histogram('event_loop_work_seconds', 'Processor time of the main thread in each of these delays.', () => this.work.inSeconds())
    metrics.counter(
      'event_loop_disturbed_total',
      'Delays in which the host took a processor; their work is not known.',
      () => this.disturbed,
    )
    metrics.gauge('event_loop_delay_max_seconds', 'Longest such delay since the metrics were last read.', () => this.takeMaxSeconds())
  }

  /** Call it when requests may come: until then the thread loads its code, and nobody waits. */
  start(): void {
    this.due = performance.now() + SAMPLE_MILLIS
    this.cpuMillis = threadCpuMillis()
    this.stolenMillis = stolenMillis()
    this.timer = setInterval(() => this.sample(performance.now(), threadCpuMillis(), stolenMillis()), SAMPLE_MILLIS)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /**
   * @param now  `performance.now()` when the timer fired
   * @param cpuMillis  processor time of the thread since its start
   * @param stolen  time that the host took since the start
   */
  sample(now: number, cpuMillis: number, stolen: number): void {
    const lateMillis = Math.max(0, now - this.due)
    this.delays.add(lateMillis)
    if (stolen > this.stolenMillis) this.disturbed++
    else this.work.add(Math.min(lateMillis, cpuMillis - this.cpuMillis))
    this.due = now + SAMPLE_MILLIS
    this.cpuMillis = cpuMillis
    this.stolenMillis = stolen
    if (lateMillis > this.maxMillis) this.maxMillis = lateMillis
  }

  /** The delay that lasts right now counts: whoever reads the metrics may come before the timer. */
  private takeMaxSeconds(): number {
    const seconds = Math.max(this.maxMillis, performance.now() - this.due, 0) / 1000
    this.maxMillis = 0
    return seconds
  }
}

class MillisCounts {
  private readonly counts = new Float64Array(BOUNDS_MILLIS.length + 1)
  private sumMillis = 0

  add(millis: number): void {
    let bucket = 0
    while (bucket < BOUNDS_MILLIS.length && millis > (BOUNDS_MILLIS[bucket] ?? 0)) bucket++
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sumMillis += millis
  }

  inSeconds(): HistogramCounts {
    return { bounds: BOUNDS_MILLIS.map((millis) => millis / 1000), counts: this.counts, sum: this.sumMillis / 1000 }
  }
}
