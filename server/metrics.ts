/** Upper bounds of the classes of request durations, seconds. */
const DURATION_BOUNDS_S = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** Counts what an operator watches, and writes it as Prometheus text. */
export class Metrics {
  private readonly requestsByStatus = new Map<number, number>()
  private readonly requestsByDuration = DURATION_BOUNDS_S.map(() => 0)
  private requestMillis = 0
  private readonly runsByOutcome = new Map<string, number>()

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
      ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE pvyield_${name} gauge`, `pvyield_${name} ${value}`]),
      '',
    ].join('\n')
  }
}
