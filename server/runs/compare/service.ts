import type { SentBody } from '@pvyield/contract/handlers'
import type { Billing } from '@pvyield/contract/schemas'
import type { ReportProfile } from '@pvyield/report/document'
import type { ChargingService, Tariff } from '../../charging/service.ts'
import type { Database } from '../../db/database.ts'
import type { BodyTasks } from '../../http/body-tasks.ts'
import type { Encoding } from '../../http/compression.ts'
import { likelyCost } from '../../http/likely-cost.ts'
import { Problem } from '../../http/problem.ts'
import { sizeOf } from '../../http/sent-body.ts'
import type { IdempotencyService, Keep, RepeatableAnswer } from '../../idempotency/service.ts'
import type { FoundYear, WeatherService, YearQuery } from '../../weather/service.ts'
import type { Pool } from '../../workers/pool.ts'
import type { TaskCost, TasksOf } from '../../workers/protocol.ts'
import { fingerprintOf } from '../fingerprint.ts'
import type { RunReader, StoredToDraw } from '../reader.ts'
import { newRunId } from '../run-id.ts'
import type { Unfinished } from '../unfinished.ts'
import type { ComparisonForm } from './document.ts'
import { ItemFailures } from './item-failures.ts'
import type { CheckedComparison, CompareInput, CompareTasks } from './tasks.ts'

/** Runs to compare that were sent. */
export interface SentComparison {
  readonly body: SentBody
  readonly form: ComparisonForm
  readonly idempotencyKey: string | undefined
  /** Who is counted, see `Context.caller`. */
  readonly caller: string
  /** Account that is charged, and whose stored runs are read; null without credentials. */
  readonly owner: string | null
  readonly signal: AbortSignal
  readonly encoding: Encoding | null
  /** Stands on a report; null for none. */
  readonly profile: ReportProfile | null
}

/** What is done with runs that were sent together, by the workers. */
export interface WorkOnRuns {
  /** Name of the operation, which is part of the fingerprint of a repeated request. */
  readonly kind: 'compare' | 'performance'
  /** Begins the ids of charges. */
  readonly chargePrefix: string
  /** Field of a run by its place. */
  readonly fieldOf: (place: number) => string
  /** Series that are read of stored runs; null for none. */
  readonly series: readonly string[] | null
  check(input: { readonly body: SentBody; readonly tariff: Tariff | null }, options: WorkOptions): Promise<CheckedComparison>
  run(input: CompareInput, options: WorkOptions): Promise<Pick<RepeatableAnswer, 'bytes' | 'contentEncoding'>>
}

export interface WorkOptions {
  readonly host: ReturnType<WeatherService['host']>
  readonly size: number
  readonly cost: TaskCost
  readonly caller: string
  readonly signal: AbortSignal
}

/** A comparison of runs. */
export function workOfComparisons(pool: Pool<TasksOf<CompareTasks>>): WorkOnRuns {
  return {
    kind: 'compare',
    chargePrefix: 'cmp_',
    fieldOf: (place) => `requests.${place}`,
    series: null,
    check: (input, options) => pool.submit('checkComparison', input, options),
    run: (input, options) => pool.submit('compareRuns', input, options),
  }
}

export interface CompareParts {
  readonly work: WorkOnRuns
  readonly database: Database
  readonly pool: Pool<TasksOf<BodyTasks>>
  readonly weather: WeatherService
  readonly reader: Pick<RunReader, 'toDraw'>
  readonly idempotency: IdempotencyService
  /** Null when runs are not charged. */
  readonly charging: ChargingService | null
  /** What a stop waits for. */
  readonly unfinished: Unfinished
  readonly now?: () => number
}

type Answer = RepeatableAnswer & { readonly replayed: boolean }

/** Works on runs that were sent together, such as their comparison. Nothing of it is stored but the answer for an idempotency key. */
export class CompareService {
  constructor(private readonly parts: CompareParts) {}

  /**
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, run_failed, too_costly, rate_limited,
   * weather_location_unavailable, geo_unavailable, unauthorized, payment_required, budget_exceeded, idempotency_conflict,
   * overloaded, storage_unavailable; CallerLeft.
   */
  async compare(sent: SentComparison): Promise<Answer> {
    const { idempotency, pool, unfinished, work } = this.parts
    const { idempotencyKey: key, caller, owner, body, form } = sent
    if (key === undefined) return { ...(await unfinished.track(this.charged(sent, async () => []))), replayed: false }
    const asked = { kind: work.kind, body, wish: { form, columns: null }, usesPreference: false } as const
    const fingerprint = await fingerprintOf(asked, (input) => pool.submit('fingerprint', input, { ...this.options(sent), turn: 'first' }))
    // An answer that is kept is stored as it is, and compressed for each client.
    return idempotency.once({ key, caller, owner, fingerprint }, (keep) =>
      unfinished.track(this.charged({ ...sent, encoding: null }, keep)),
    )
  }

  /** Checks everything, then reserves, then runs. What is reserved for a comparison that fails is released. */
  private async charged(sent: SentComparison, keep: Keep): Promise<RepeatableAnswer> {
    const { charging, database, work, now = Date.now } = this.parts
    const { owner } = sent
    const checked = await this.check(sent)
    const stored = await this.stored(checked, owner)
    await this.fetchYears(checked, sent.caller)
    const charge = charging?.begin(owner, `${work.chargePrefix}${newRunId(now()).slice('run_'.length)}`) ?? null
    try {
      const billing = charge && (await charge.reserve(checked.units))
      const written = await this.run(sent, checked, stored, billing)
      const answer = { outcome: 'complete', ...written, zone: null } as const
      await database.write(...(await keep(answer)), ...(billing === null || charge === null ? [] : charge.settle()))
      return answer
    } catch (cause) {
      await charge?.release()
      throw cause
    }
  }

  private check(sent: SentComparison): Promise<CheckedComparison> {
    const { work, charging } = this.parts
    return work.check({ body: sent.body, tariff: charging?.tariff ?? null }, this.options(sent))
  }

  /** The stored runs by their places. Fails: Problem not_found, run_failed; validation_error for a run that has not ended. */
  private async stored({ stored }: CheckedComparison, owner: string | null): Promise<(StoredToDraw | null)[]> {
    const failures = new ItemFailures(this.parts.work.fieldOf)
    const found: (StoredToDraw | null)[] = []
    for (const [k, id] of stored.entries())
      found.push(id === null ? null : await failures.of(k, () => ofField('run_id', () => this.storedRun(id, owner))))
    failures.throwAny()
    return found
  }

  private async storedRun(id: string, owner: string | null): Promise<StoredToDraw> {
    const { reader, work } = this.parts
    const read = await withSeries(work.series, () => reader.toDraw(id, work.series, owner))
    if ('complete' in read && work.series !== null && read.complete.series === null) throw seriesMissing(id, work.series)
    if ('complete' in read) return read.complete
    throw Problem.ofField('validation_error', 'run_id', `The run ${id} has not ended: wait until GET /api/runs/${id} answers 200`)
  }

  /** A worker does not wait for an outside service: years of one are fetched before anything is reserved. */
  private async fetchYears({ wanted }: CheckedComparison, caller: string): Promise<void> {
    const { weather, work } = this.parts
    const failures = new ItemFailures(work.fieldOf)
    for (const [k, query] of wanted.entries()) {
      if (query !== null && (await weather.isFetched(query))) {
        await failures.of(k, () => weather.withYear(query, caller, async () => undefined))
      }
    }
    failures.throwAny()
  }

  private async run(
    sent: SentComparison,
    { wanted, cost }: CheckedComparison,
    stored: readonly (StoredToDraw | null)[],
    billing: Billing | null,
  ) {
    const { work, now = Date.now } = this.parts
    const { body, form, encoding, profile } = sent
    const given = { body, stored, cost, billing, form, encoding, profile, now: now() }
    const options = { ...this.options(sent), cost }
    return this.withYears(wanted, [], (years) => work.run({ ...given, years }, options))
  }

  /** Does work with the typical years that an outside source has, which stay stored meanwhile. */
  private async withYears<Result>(
    wanted: readonly (YearQuery | null)[],
    years: readonly (FoundYear | null)[],
    work: (years: readonly (FoundYear | null)[]) => Promise<Result>,
  ): Promise<Result> {
    const { weather } = this.parts
    if (years.length === wanted.length) return work(years)
    const query = wanted[years.length] ?? null
    if (query === null || !(await weather.isFetched(query))) return this.withYears(wanted, [...years, null], work)
    return weather.withTaskYear(query, null, (year) => this.withYears(wanted, [...years, year], work))
  }

  private options({ body, caller, owner, signal }: SentComparison): WorkOptions {
    return { host: this.parts.weather.host(owner), size: sizeOf(body), cost: likelyCost(body), caller, signal }
  }
}

/** Says which series are read of a stored run that has others. */
async function withSeries<Result>(names: readonly string[] | null, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (names === null || !(cause instanceof Problem) || cause.code !== 'validation_error') throw cause
    throw seriesMissing(null, names)
  }
}

function seriesMissing(id: string | null, names: readonly string[]): Problem {
  const run = id === null ? 'The run' : `The run ${id}`
  const message = `${run} was stored without series that are read here (${names.join(', ')}): run it again with include_series true, or send its request`
  return Problem.ofField('validation_error', 'run_id', message)
}

/** Names the field of failures that have none. */
async function ofField<Result>(field: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.errors.some((item) => item.field !== null)) throw cause
    throw Problem.ofField(cause.code, field, cause.detail)
  }
}
