import type { Account } from '../http/account.ts'
import { unauthorized } from '../http/credentials.ts'
import { Problem } from '../http/problem.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'

const HOUR_MILLIS = 3_600_000

/** Whose work it is. */
export interface Asker {
  readonly account: Account | null
  readonly caller: string
}

/**
 * Work that answers energy as a run does and that no account is charged for: comparisons, sizings and budgets of uncertainty.
 * Where runs are charged, callers without an account have a small number of them an hour, because
 * they would be runs that nobody pays for.
 */
export class FreeWork {
  private readonly limit: Limit
  private count = 0

  /** @param perHour  null for any number, where nothing is charged */
  constructor(
    private readonly perHour: number | null,
    now: () => number = Date.now,
    limits: Limits = ownLimits,
  ) {
    const what = 'comparisons, sizings and budgets of uncertainty an hour without an account'
    this.limit = limits({ name: 'free-work', limit: perHour ?? 0, windowMillis: HOUR_MILLIS, what, now })
  }

  /**
   * Does work. What is refused is not counted.
   * Fails: Problem unauthorized beyond the number; as the work does.
   */
  async do<Result>({ account, caller }: Asker, work: () => Promise<Result>): Promise<Result> {
    if (this.perHour === null || account !== null) return work()
    const thing = String(this.count++)
    await this.take(caller, thing)
    try {
      return await work()
    } catch (cause) {
      await this.limit.giveBack(caller, thing)
      throw cause
    }
  }

  private async take(caller: string, thing: string): Promise<void> {
    try {
      await this.limit.take(caller, thing)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      throw unauthorized(
        `Without an account ${this.perHour} comparisons, sizings and budgets of uncertainty an hour are free on this service: send an API key as Authorization: Bearer, with which they are free without this limit, or try again in ${cause.headers['retry-after']} s`,
      )
    }
  }
}
