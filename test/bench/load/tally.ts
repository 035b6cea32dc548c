import { quantile } from '../timing.ts'

/** What became of the requests of one kind. */
export interface Figures {
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** Number of requests by what failed: the code of a problem, `wrong_answer`, `no_answer`, `not_sent`. */
  readonly errors: Readonly<Record<string, number>>
}

/** Tallies of requests by their kind. */
export class Tallies {
  private readonly tallies = new Map<string, Tally>()

  /** @param most  number of requests that each counts at most */
  constructor(private readonly most: number) {}

  add(kind: string, latencyMs: number, error: string | null): void {
    const tally = this.tallies.get(kind) ?? new Tally(this.most)
    this.tallies.set(kind, tally)
    tally.add(latencyMs, error)
  }

  figures(seconds: number): Readonly<Record<string, Figures>> {
    return Object.fromEntries([...this.tallies].map(([kind, tally]) => [kind, tally.figures(seconds)]))
  }
}

/** Counts requests and keeps their latencies, in memory that is bounded from the start. */
class Tally {
  private readonly latencies: Float64Array
  private readonly errors = new Map<string, number>()
  private count = 0

  /** @param most  number of requests that it counts at most */
  constructor(most: number) {
    this.latencies = new Float64Array(most)
  }

  /** @param error  null for a right answer */
  add(latencyMs: number, error: string | null): void {
    this.latencies[this.count++] = latencyMs
    if (error !== null) this.errors.set(error, (this.errors.get(error) ?? 0) + 1)
  }

  figures(seconds: number): Figures {
    const counted = this.latencies.subarray(0, this.count)
    const at = (fraction: number) => (this.count === 0 ? 0 : quantile(counted, fraction))
    return {
      requests: this.count,
      perSecond: this.count / seconds,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      maxMs: at(1),
      errors: Object.fromEntries(this.errors),
    }
  }
}
