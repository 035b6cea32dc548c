import type { ProblemItem } from '@pvyield/contract/schemas'
import { EngineError } from '@pvyield/engine'
import { Problem } from '../../http/problem.ts'

/** Failures that are listed; the others are counted. */
const LISTED_MAX = 100

/** What is wrong with the requests of a batch. */
export class BatchFailures {
  private readonly listed: ProblemItem[] = []
  private omitted = 0
  private refused = 0

  /** Whether further failures are counted only, so that they need no words. */
  get isFull(): boolean {
    return this.listed.length >= LISTED_MAX
  }

  /** Does work for a request, and notes why it is refused. @param at  field of the request. Fails: with what is no refusal. */
  async note<Result>(at: string, work: () => Promise<Result>, isNamed = false): Promise<Result | null> {
    try {
      return await work()
    } catch (cause) {
      const refusal = refusalOf(cause)
      this.refused++
      for (const item of refusal.items)
        this.add({ ...item, field: isNamed ? item.field : item.field === null ? at : `${at}.${item.field}` })
      this.omitted += refusal.omitted
      return null
    }
  }

  add(item: ProblemItem): void {
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

function refusalOf(cause: unknown): { items: readonly ProblemItem[]; omitted: number } {
  if (cause instanceof EngineError) return { items: cause.failures, omitted: 0 }
  if (!(cause instanceof Problem) || !REFUSALS.includes(cause.code)) throw cause
  const { errors, omitted, detail, code } = cause
  return { items: errors.length > 0 ? errors : [{ field: null, message: detail, code }], omitted }
}

/** Codes of what is wrong with a request; any other problem ends the check. */
const REFUSALS: readonly string[] = [
  'validation_error',
  'malformed_json',
  'not_found',
  'too_costly',
  'run_failed',
  'weather_location_unavailable',
  'geo_unavailable',
]
