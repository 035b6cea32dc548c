import type { SentBody } from '@pvyield/contract/handlers'
import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import { wantedYear } from '@pvyield/engine/quick'
import type { ReportProfile } from '@pvyield/report/document'
import type { RunUnits, Tariff } from '../charging/service.ts'
import type { Statement } from '../db/database.ts'
import type { ReadBody } from '../engine/work-sources.ts'
import type { Encoding } from '../http/compression.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { WeatherService, YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { TaskCost, TasksOf } from '../workers/protocol.ts'
import { requireChoosable, type SeriesWish } from './series-wish.ts'
import { checkedSimple } from './simple-body.ts'
import type { StoredKind } from './stored-kind.ts'
import type { RunTasks } from './tasks.ts'

/** A run as it was sent. */
export interface SentRun {
  readonly kind: StoredKind
  readonly body: SentBody
  readonly wish: SeriesWish
  /** Whether the caller asks for the preference of the account, which an account may not have. */
  readonly usesPreference: boolean
  readonly respondAsync: boolean
  readonly idempotencyKey: string | undefined
  /** Statements for the batch that stores the run when it is accepted. */
  readonly alsoStore?: (runId: string) => readonly Statement[]
  /** Who is counted, see `Context.caller`. */
  readonly caller: string
  /** Account that the run is stored for; null for a run without credentials. */
  readonly owner: string | null
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal
  /** Encoding of the answer that the caller prefers; null for none. */
  readonly encoding: Encoding | null
  /** Keeps the body for a worker that has the run when the request ends, and may read it again. */
  readonly keepBody: () => void
  readonly time: (name: string, millis: number) => void
  /** Stands on a report; null for none. */
  readonly profile: ReportProfile | null
}

/** A run that a worker may begin. */
export interface AdmittedRun extends Pick<SentRun, 'kind' | 'wish' | 'owner' | 'caller'> {
  /**
   * The typical year that the run needs, its location counted; null when it needs none or when the
   * worker has yet to find out.
   */
  readonly wanted: YearQuery | null
  /** Undefined until the run is read again. */
  readonly cost?: TaskCost
}

/**
 * Rejects runs before they are accepted. Afterwards the caller could only read that the run failed.
 */
export class Admission {
  constructor(
    private readonly weather: WeatherService,
    private readonly pool: Pool<TasksOf<RunTasks>>,
  ) {}

  /**
   * A run that is answered at once is checked when it runs.
   * Fails: Problem validation_error, rate_limited, overloaded.
   */
  async awaited({ kind, body, wish, caller, owner }: SentRun): Promise<{ admitted: AdmittedRun; body: SentBody | ReadBody }> {
    const checked = checkedSmall(kind, body)
    const request = checked && (checked.value as SimpleRunRequest)
    if (request !== null) requireChoosable(wish, request)
    const year = request && wantedYear(request)
    const cost = likelyCost(body)
    // A worker first looks whether the run has the chosen series, when its year is still to be fetched.
    const wanted = year !== null && wish.columns !== null && (await this.weather.isNew(year)) ? null : year
    this.pool.requireRoom(sizeOf(body), { caller, cost })
    if (wanted !== null) await this.weather.claimLocation(wanted, caller)
    return { admitted: { kind, wish, owner, caller, wanted, cost }, body: checked ?? body }
  }

  /**
   * A run that is accepted first is checked completely: its body, its cost, the room of the queue,
   * and last its location, which counts towards the rate limit. Nothing can refuse it afterwards.
   * Fails: Problem validation_error, not_found for unknown ids, too_costly, rate_limited,
   * overloaded.
   */
  async background(
    { kind, body, wish, caller, owner }: SentRun,
    tariff: Tariff | null,
  ): Promise<{ admitted: AdmittedRun; units: RunUnits | null }> {
    const options = { host: this.weather.host(owner), size: sizeOf(body), cost: likelyCost(body), caller, turn: 'first' } as const
    const { wanted, cost, units } = await this.pool.submit('check', { kind, body, wish, tariff }, options)
    this.pool.requireRoom(0, { caller, cost, turn: 'background' })
    if (wanted !== null) await this.weather.claimLocation(wanted, caller)
    return { admitted: { kind, wish, owner, caller, wanted, cost }, units }
  }
}

/**
 * A small valid simple body. Reading it here saves a task in a worker, which would find out only
 * then that it needs a year. Null for other bodies, which a worker reads.
 */
function checkedSmall(kind: StoredKind, body: SentBody): ReadBody | null {
  return kind === 'simple' && 'text' in body ? checkedSimple(body.text) : null
}
