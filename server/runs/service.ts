import type { Database } from '../db/database.ts'
import { pack, unpackText } from '../db/zstd.ts'
import { Problem } from '../http/problem.ts'
import { problemData } from '../http/problem-codec.ts'
import type { Answer, IdempotencyService, Keep } from '../idempotency/service.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { WeatherService } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { Admission, SentRun } from './admission.ts'
import { acceptedRun } from './links.ts'
import { newRunId } from './run-id.ts'
import { headOf, packSeries } from './series.ts'
import type { RunStore } from './store.ts'
import type { RunDone, RunTasks } from './tasks.ts'

/** How long an anonymous background run can be read. */
const KEPT_MILLIS = 24 * 3_600_000
/** Starts of a promised run, the first one counted: one that takes the server down with it is given up. */
const ATTEMPTS_MAX = 3

export interface RunServiceParts {
  readonly store: RunStore
  readonly database: Database
  readonly pool: Pool<RunTasks>
  readonly weather: WeatherService
  readonly admission: Admission
  readonly idempotency: IdempotencyService
  readonly metrics: Metrics
  readonly log: Log
  readonly syncWaitMillis: number
  /** Before the paths of links. */
  readonly baseUrl: string
  readonly now?: () => number
}

export interface StartedRun extends Answer {
  readonly replayed: boolean
}

type Settled = { readonly done: RunDone } | { readonly cause: unknown }

/** Starts runs, waits for them as long as a caller does, and carries promised ones to their end across restarts. */
export class RunService {
  private readonly now: () => number
  private readonly unfinished = new Set<Promise<unknown>>()
  private park: () => void = () => undefined
  /** Ends every wait: set when the service stops. */
  private readonly parked = new Promise<'parked'>((resolve) => {
    this.park = () => resolve('parked')
  })

  constructor(private readonly parts: RunServiceParts) {
    this.now = parts.now ?? Date.now
  }

  /**
   * Runs what was sent: answers when it is done, or with a promise when that takes longer than the caller waits.
   * Fails: Problem.
   */
  async start(sent: SentRun): Promise<StartedRun> {
    const { idempotencyKey: key, address, kind, text } = sent
    if (key === undefined) return { ...(await this.track(this.launch(sent, async () => []))), replayed: false }
    return this.parts.idempotency.once({ key, caller: address, content: `${kind}\n${text}` }, (keep) => this.track(this.launch(sent, keep)))
  }

  /** Takes up the runs that were promised before the last stop. */
  async resume(): Promise<void> {
    for (const { id, kind, attempts, request } of await this.parts.store.running()) {
      if (attempts >= ATTEMPTS_MAX) {
        await this.fail(id, new Problem('run_failed', `The run did not finish in ${attempts} attempts`))
        continue
      }
      await this.parts.database.write(this.parts.store.countAttempt(id))
      this.parts.metrics.countRun('resumed')
      const input = { kind, text: await unpackText(request), answer: null }
      this.carry(id, settle(this.parts.pool.submit('run', input, { host: this.parts.weather.host(null), isAccepted: true })))
    }
  }

  /** Lets waiting callers go with a promise, and gives running work a time to finish. */
  async stop(graceMillis: number): Promise<void> {
    this.park()
    const timeUp = Bun.sleep(graceMillis).then(() => this.unfinished.clear())
    while (this.unfinished.size > 0) await Promise.race([Promise.allSettled(this.unfinished), timeUp])
  }

  /** Forgets the runs that expired. */
  async sweep(): Promise<void> {
    await this.parts.database.write(...this.parts.store.forgetExpired(this.now()))
  }

  private async launch(sent: SentRun, keep: Keep): Promise<Answer> {
    const { pool, weather, admission } = this.parts
    await admission.check(sent)
    const { kind, text } = sent
    const waiting = { host: weather.host(sent.address), size: text.length }
    if (sent.respondAsync) {
      pool.requireRoom(text.length)
      const promise = await this.promise(sent, keep)
      this.carry(promise.runId, settle(pool.submit('run', { kind, text, answer: null }, { ...waiting, isAccepted: true })))
      return promise.answer
    }
    const begun = performance.now()
    const answer = { gzip: sent.gzip && sent.idempotencyKey === undefined }
    const job = settle(pool.submit('run', { kind, text, answer }, waiting))
    const settled = await this.wait(job)
    if (settled === 'parked') {
      const promise = await this.promise(sent, keep)
      this.carry(promise.runId, job)
      return promise.answer
    }
    if ('cause' in settled) throw settled.cause
    const { written, millis } = settled.done
    if (written === null) throw new Error('The worker wrote no answer')
    this.parts.metrics.countRun('complete')
    sent.time('queue', performance.now() - begun - millis)
    sent.time('run', millis)
    await this.parts.database.write(...(await keep('complete', written.bytes)))
    return { outcome: 'complete', ...written }
  }

  private async wait(job: Promise<Settled>): Promise<Settled | 'parked'> {
    if (this.parts.syncWaitMillis === 0) return 'parked' // no race: a quick worker would win it now and then
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeUp = new Promise<'parked'>((resolve) => {
      timer = setTimeout(() => resolve('parked'), this.parts.syncWaitMillis)
    })
    try {
      return await Promise.race([job, timeUp, this.parked])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Stores a run as promised, together with its idempotency record. */
  private async promise({ kind, text }: SentRun, keep: Keep): Promise<{ runId: string; answer: Answer }> {
    const createdAt = this.now()
    const runId = newRunId(createdAt)
    const bytes = new TextEncoder().encode(JSON.stringify(acceptedRun(runId, this.parts.baseUrl)))
    const run = { id: runId, kind, owner: null, createdAt, expiresAt: createdAt + KEPT_MILLIS, request: await pack(text) }
    await this.parts.database.write(this.parts.store.accept(run), ...(await keep('accepted', bytes)))
    this.parts.metrics.countRun('accepted')
    return { runId, answer: { outcome: 'accepted', bytes, contentEncoding: null } }
  }

  /** Follows a promised run to its end. What cannot be written now is taken up at the next start. */
  private carry(id: string, job: Promise<Settled>): void {
    const ending = job
      .then((settled) => ('done' in settled ? this.complete(id, settled.done) : this.fail(id, settled.cause)))
      .catch((cause) => this.parts.log.error('run_not_ended', cause, { run_id: id }))
    void this.track(ending)
  }

  /** Counts work as unfinished until it settles. */
  private async track<T>(work: Promise<T>): Promise<T> {
    this.unfinished.add(work)
    try {
      return await work
    } finally {
      this.unfinished.delete(work)
    }
  }

  private async complete(id: string, { record, series, reference, named }: RunDone): Promise<void> {
    const completion = {
      resolved: JSON.stringify(named),
      response: await pack(record),
      seriesHead: series === null ? null : JSON.stringify(headOf(series, reference)),
    }
    const blocks = series === null ? [] : await packSeries(series, reference)
    await this.parts.database.write(...this.parts.store.complete(id, completion, blocks))
    this.parts.metrics.countRun('complete')
  }

  private async fail(id: string, cause: unknown): Promise<void> {
    if (!(cause instanceof Problem)) this.parts.log.error('run_fault', cause, { run_id: id })
    const problem =
      cause instanceof Problem
        ? cause
        : new Problem('run_failed', 'The service failed during the run. The run_id leads its operator to the cause.')
    await this.parts.database.write(this.parts.store.fail(id, JSON.stringify(problemData(problem))))
    this.parts.metrics.countRun('failed')
  }
}

function settle(job: Promise<RunDone>): Promise<Settled> {
  return job.then(
    (done) => ({ done }),
    (cause: unknown) => ({ cause }),
  )
}
