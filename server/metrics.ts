import { Counter, Gauge, Histogram, Registry, Summary } from 'prom-client'

/** Upper bounds of the classes of request durations, seconds. */
const DURATION_BOUNDS_S = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** What became of a question to an outside service: answered well, answered with another status, without a usable answer, not asked because it failed just before. */
export type UpstreamOutcome = 'answered' | 'refused' | 'failed' | 'paused'

/** Counts what an operator watches, and writes it as Prometheus text. */
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
    help: 'How long requests took until their answers left.',
    buckets: DURATION_BOUNDS_S,
    registers: this.registers,
  })
  private readonly runs = new Counter({
    name: 'pvyield_runs_total',
    help: 'Runs by outcome: complete; of those answered with 202 also accepted, failed, and resumed after a restart.',
    labelNames: ['outcome'],
    registers: this.registers,
  })
  private readonly upstreamCalls = new Counter({
    name: 'pvyield_upstream_calls_total',
    help: 'Calls to outside services by outcome: answered, refused, failed, or paused because one failed just before.',
    labelNames: ['source', 'outcome'],
    registers: this.registers,
  })
  private readonly upstreamSeconds = new Summary({
    name: 'pvyield_upstream_seconds',
    help: 'How long the calls to outside services took that were made.',
    labelNames: ['source'],
    percentiles: [],
    registers: this.registers,
  })

  get contentType(): string {
    return this.registry.contentType
  }

  /** Adds a value that is read when the metrics are. */
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

  countRequest(status: number, millis: number): void {
    this.requests.inc({ status })
    this.requestSeconds.observe(millis / 1000)
  }

  countRun(outcome: 'complete' | 'failed' | 'accepted' | 'resumed'): void {
    this.runs.inc({ outcome })
  }

  /** @param millis  how long it took; 0 when nothing was asked */
  countUpstream(source: string, outcome: UpstreamOutcome, millis: number): void {
    this.upstreamCalls.inc({ source, outcome })
    if (outcome !== 'paused') this.upstreamSeconds.observe({ source }, millis / 1000)
  }

  async text(): Promise<string> {
    return this.registry.metrics()
  }
}
