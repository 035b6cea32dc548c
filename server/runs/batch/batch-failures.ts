import type { ProblemItem } from '@pvyield/contract/schemas'
import { EngineError } from '@pvyield/engine'
import { Problem, type ProblemCode } from '../../http/problem.ts'
import { type Refusal, refusalOf } from '../../http/refusal.ts'

/** Failures that are listed; the others are counted. */
const LISTED_MAX = 100

/** What is wrong with the requests of a batch. */
export class BatchFailures {
  private readonly listed: ProblemItem[] = []
  private omitted = 0
  private refused = 0
  /** The request that was refused last: one that fails in several ways counts once. */
  private lastRefused: string | null = null

  /** Whether further failures are counted only, so that they need no words. */
  get isFull(): boolean {
    return this.listed.length >= LISTED_MAX
  }

  /** Does work for a request, and notes why it is refused. @param at  field of the request. Fails: with what is no refusal. */
  async note<Result>(at: string, work: () => Promise<Result>, isNamed = false): Promise<Result | null> {
    try {
      return await work()
    } catch (cause) {
      const refusal = ofLine(cause)
      if (at !== this.lastRefused) this.refused++
      this.lastRefused = at
      for (const item of refusal.items)
        this.add({ ...item, field: isNamed ? item.field : item.field === null ? at : `${at}.${item.field}` })
      this.omitted += refusal.omitted
      return null
    }
  }

  private add(item: ProblemItem): void {
    if (this.isFull) this.omitted++
    else this.listed.push(item)
  }

  /** Fails: Problem validation_error with the failures. */
  require(count: number): void {
    if (this.listed.length === 0) return
    const { errors, omitted, detail } = Problem.ofItems('validation_error', this.listed, this.omitted)
    throw new Problem(
      'validation_error',
      `${this.refused} of ${count} requests are refused, and nothing was run. ${detail}`.slice(0, 2000),
      {
        errors,
        omitted,
      },
    )
  }
}

/** A request is text, which may be no JSON; the engine's own failures are those of its fields. */
function ofLine(cause: unknown): Refusal {
  return cause instanceof EngineError ? { items: cause.failures, omitted: 0 } : refusalOf(cause, OF_LINES)
}

const OF_LINES: readonly ProblemCode[] = ['malformed_json', 'geo_unavailable']
