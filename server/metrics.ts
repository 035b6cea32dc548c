import { Counter, Gauge, Histogram, type Metric, Registry, Summary } from 'prom-client'

/** Upper bounds of the histogram buckets of request durations, seconds. */
const DURATION_BOUNDS_S = [0.005, 0.02, 0.1, 0.5, 2, 10]

/**
 * Outcome of a call to an outside service: answered with 2xx, refused with another status, failed
 * without a usable answer, or paused (not made, because a call failed just before).
 */
export type UpstreamOutcome = 'answered' | 'refused' | 'failed' | 'paused'

export interface HistogramCounts {
  /** Upper bounds of the buckets, ascending. */
  readonly bounds: readonly number[]
  /** Observations in each bucket alone; one more than bounds, for those above the last. */
  readonly counts: ArrayLike<number>
  readonly sum: number
}

/** Counts requests, runs and calls for the operator, and writes them as Prometheus text. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]

  private readonly requests = new Counter({
    name: 'pvyield_requests_total',
    help: 'Requests by the status of their answers.',
    labelNames: ['status'],
    registers: this.registers,
  })
  private readonly requestSeconds = new Histogram({
    name: 'pvyield_request_seconds',
    help: 'Time from the start of a request until its answer was sent.',
    buckets: DURATION_BOUNDS_S,
    registers: this.registers,
  })
  private readonly runs = new Counter({
    name: 'pvyield_runs_total',
    help: 'Runs by outcome: complete; for runs answered with 202 also accepted, failed, and resumed after a restart.',
    labelNames: ['outcome'],
    registers: this.registers,
  })
  private readonly upstreamCalls = new Counter({
    name: 'pvyield_upstream_calls_total',
    help: 'Calls to outside services by outcome: answered, refused, failed, or paused (not made because a call failed just before).',
    labelNames: ['source', 'outcome'],
    registers: this.registers,
  })
  private readonly upstreamSeconds = new Summary({
    name: 'pvyield_upstream_seconds',
    help: 'Duration of the calls to outside services that were made.',
    labelNames: ['source'],
    percentiles: [],
    registers: this.registers,
  })

  get contentType(): string {
    return this.registry.contentType
  }

  /** Adds a value that is read whenever the metrics are read. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `pvyield_${name}`,
      help,
      registers: this.registers,
      collect() {
        this.set(read())
      },
    })
  }

  /** Adds a histogram that is counted elsewhere and read whenever the metrics are read. */
  histogram(name: string, help: string, read: () => HistogramCounts): void {
    const full = `pvyield_${name}`
    this.registry.registerMetric({
      name: full,
      get: async () => ({ name: full, help, type: 'histogram', aggregator: 'sum', values: samplesOf(full, read()) }),
      reset: () => undefined,
    } as unknown as Metric)
  }

  /**
   * Adds values by a label that are read whenever the metrics are read. Values that cannot be read
   * are left out.
   */
  gauges(name: string, help: string, label: string, read: () => Promise<Iterable<readonly [string, number]>>): void {
    new Gauge({
      name: `pvyield_${name}`,
      help,
      labelNames: [label],
      registers: this.registers,
      async collect() {
        this.reset()
        for (const [value, number] of await read().catch(() => [])) this.set({ [label]: value }, number)
      },
    })
  }

  /** Adds a count that is read whenever the metrics are read. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name: `pvyield_${name}`,
      help,
      registers: this.registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }

  countRequest(status: number, millis: number): void {
    this.requests.inc({ status })
    this.requestSeconds.observe(millis / 1000)
  }

  countRun(outcome: 'complete' | 'failed' | 'accepted' | 'resumed'): void {
    this.runs.inc({ outcome })
  }

  /** @param millis  duration of the call; 0 when no call was made */
  countUpstream(source: string, outcome: UpstreamOutcome, millis: number): void {
    this.upstreamCalls.inc({ source, outcome })
    if (outcome !== 'paused') this.upstreamSeconds.observe({ source }, millis / 1000)
  }

  async text(): Promise<string> {
    return this.registry.metrics()
  }
}

/** Prometheus counts in each bucket all observations up to its bound. */
function samplesOf(name: string, { bounds, counts, sum }: HistogramCounts) {
  let count = 0
  const buckets = Array.from(counts, (own, k) => {
    count += own
    return { metricName: `${name}_bucket`, labels: { le: bounds[k] ?? '+Inf' }, value: count }
  })
  return [...buckets, { metricName: `${name}_sum`, labels: {}, value: sum }, { metricName: `${name}_count`, labels: {}, value: count }]
}
