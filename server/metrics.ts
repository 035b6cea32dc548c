/** Upper bounds of the classes of request durations, seconds. */
const DURATION_BOUNDS_S = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** What became of a question to an outside service: answered well, answered with another status, without a usable answer, not asked because it failed just before. */
export type UpstreamOutcome = 'answered' | 'refused' | 'failed' | 'paused'

interface UpstreamCounts {
  readonly byOutcome: Map<UpstreamOutcome, number>
  /** Questions that were asked, and how long they took. */
  asked: number
  millis: number
}

/** Counts what an operator watches, and writes it as Prometheus text. */
export class Metrics {
  private readonly requestsByStatus = new Map<number, number>()
  private readonly requestsByDuration = DURATION_BOUNDS_S.map(() => 0)
  private requestMillis = 0
  private readonly runsByOutcome = new Map<string, number>()
  private readonly upstreams = new Map<string, UpstreamCounts>()

  countRequest(status: number, millis: number): void {
    this.requestsByStatus.set(status, (this.requestsByStatus.get(status) ?? 0) + 1)
    this.requestMillis += millis
    DURATION_BOUNDS_S.forEach((bound, k) => {
      if (millis <= 1000 * bound) this.requestsByDuration[k] = (this.requestsByDuration[k] ?? 0) + 1
    })
  }

  countRun(outcome: 'complete' | 'failed' | 'accepted' | 'resumed'): void {
    this.runsByOutcome.set(outcome, (this.runsByOutcome.get(outcome) ?? 0) + 1)
  }

  /** @param millis  how long it took; 0 when nothing was asked */
  countUpstream(source: string, outcome: UpstreamOutcome, millis: number): void {
    const counts = this.upstreams.get(source) ?? { byOutcome: new Map(), asked: 0, millis: 0 }
    this.upstreams.set(source, counts)
    counts.byOutcome.set(outcome, (counts.byOutcome.get(outcome) ?? 0) + 1)
    if (outcome !== 'paused') counts.asked++
    counts.millis += millis
  }

  /** @param gauges  values of this moment, by name */
  text(gauges: Readonly<Record<string, number>>): string {
    const requests = [...this.requestsByStatus.values()].reduce((sum, count) => sum + count, 0)
    return [
      '# TYPE pvyield_requests_total counter',
      ...[...this.requestsByStatus].map(([status, count]) => `pvyield_requests_total{status="${status}"} ${count}`),
      '# TYPE pvyield_request_seconds histogram',
      ...DURATION_BOUNDS_S.map((bound, k) => `pvyield_request_seconds_bucket{le="${bound}"} ${this.requestsByDuration[k]}`),
      `pvyield_request_seconds_bucket{le="+Inf"} ${requests}`,
      `pvyield_request_seconds_sum ${this.requestMillis / 1000}`,
      `pvyield_request_seconds_count ${requests}`,
      '# TYPE pvyield_runs_total counter',
      ...[...this.runsByOutcome].map(([outcome, count]) => `pvyield_runs_total{outcome="${outcome}"} ${count}`),
      ...this.upstreamLines(),
      ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE pvyield_${name} gauge`, `pvyield_${name} ${value}`]),
      '',
    ].join('\n')
  }

  private upstreamLines(): string[] {
    const upstreams = [...this.upstreams]
    return [
      '# TYPE pvyield_upstream_calls_total counter',
      ...upstreams.flatMap(([source, { byOutcome }]) =>
        [...byOutcome].map(([outcome, count]) => `pvyield_upstream_calls_total{source="${source}",outcome="${outcome}"} ${count}`),
      ),
      '# TYPE pvyield_upstream_seconds summary',
      ...upstreams.flatMap(([source, { asked, millis }]) => [
        `pvyield_upstream_seconds_sum{source="${source}"} ${millis / 1000}`,
        `pvyield_upstream_seconds_count{source="${source}"} ${asked}`,
      ]),
    ]
  }
}
