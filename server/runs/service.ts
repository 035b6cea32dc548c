import type { Database } from '../db/database.ts'
import type { BodyTasks } from '../http/body-tasks.ts'
import type { LargeBodies } from '../http/large-bodies.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { IdempotencyService, Keep, RepeatableAnswer } from '../idempotency/service.ts'
import type { Metrics } from '../metrics.ts'
import type { YearQuery } from '../weather/service.ts'
import type { Pool } from '../workers/pool.ts'
import type { Admission, SentRun } from './admission.ts'
import { type BackgroundRun, type BackgroundRuns, recordOnly } from './background.ts'
import { Caller, type Delivery } from './caller.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { RunStarter } from './starter.ts'
import type { RunDone, RunTasks } from './tasks.ts'
import type { Unfinished } from './unfinished.ts'

export interface RunServiceParts {
  readonly database: Database
  readonly pool: Pool<BodyTasks & RunTasks>
  readonly large: LargeBodies
  readonly starter: RunStarter
  readonly admission: Admission
  readonly background: BackgroundRuns
  readonly idempotency: IdempotencyService
  readonly metrics: Metrics
  readonly unfinished: Unfinished
  /** How long a caller waits for a run before it gets a 202. */
  readonly syncWaitMillis: number
}

export interface StartedRun extends RepeatableAnswer {
  readonly replayed: boolean
}

/** Starts runs and waits for them as long as their callers do. */
export class RunService {
  private readonly callers = new Set<Caller>()
  private isStopping = false

  constructor(private readonly parts: RunServiceParts) {}

  /**
   * Starts a run. Returns its answer when it is complete, or a 202 when it takes longer than
   * `syncWaitMillis`.
   * Fails: Problem.
   */
  async start(sent: SentRun): Promise<StartedRun> {
    const { unfinished, idempotency, pool } = this.parts
    const { idempotencyKey: key, address } = sent
    if (key === undefined) return { ...(await unfinished.track(this.launch(sent, async () => []))), replayed: false }
    const fingerprint = await fingerprintOf(sent, (input) => pool.submit('fingerprint', input, { size: sizeOf(sent.body) }))
    return idempotency.once({ key, caller: address, fingerprint }, (keep) => unfinished.track(this.launch(sent, keep)))
  }

  /** Releases all waiting callers: each gets a 202. */
  stop(): void {
    this.isStopping = true
    for (const caller of this.callers) caller.park()
  }

  private async launch(sent: SentRun, keep: Keep): Promise<RepeatableAnswer> {
    const { pool, large, admission, background, syncWaitMillis } = this.parts
    const respondAsync = sent.respondAsync || syncWaitMillis === 0
    const wanted = await admission.check({ ...sent, respondAsync })
    pool.requireRoom(sizeOf(sent.body))
    large.requireRoom(sent.body)
    if (respondAsync) {
      const stored = await background.accept(sent, keep)
      background.finish(stored.runId, this.submit(sent, wanted, false, recordOnly))
      return acceptedAnswer(stored)
    }
    const caller = new Caller()
    const begun = performance.now()
    const job = this.submit(sent, wanted, true, async () => caller.delivery())
    const done = await this.wait(caller, job)
    if (done === 'parked') {
      job.catch(() => undefined) // it may fail before `finish` handles the failure
      const stored = await background.accept(sent, keep)
      background.finish(stored.runId, job)
      return acceptedAnswer(stored)
    }
    return this.answer(done, sent, keep, performance.now() - begun)
  }

  private submit(sent: SentRun, wanted: YearQuery | null, isAwaited: boolean, delivery: () => Promise<Delivery>): Promise<RunDone> {
    // An answer with an idempotency key is stored uncompressed, and compressed for each client.
    return this.parts.starter.start({ ...sent, wanted, gzip: sent.gzip && sent.idempotencyKey === undefined, isAwaited }, delivery)
  }

  private async wait(caller: Caller, job: Promise<RunDone>): Promise<RunDone | 'parked'> {
    const { syncWaitMillis } = this.parts
    if (this.isStopping) caller.park()
    const timer = setTimeout(() => caller.park(), syncWaitMillis)
    this.callers.add(caller)
    try {
      return await Promise.race([caller.parked, job])
    } finally {
      clearTimeout(timer)
      this.callers.delete(caller)
    }
  }

  private async answer(done: RunDone, { time }: SentRun, keep: Keep, millis: number): Promise<RepeatableAnswer> {
    if (!('answer' in done)) throw new Error('The worker made a record although the caller waits')
    this.parts.metrics.countRun('complete')
    time('queue', millis - done.millis)
    time('run', done.millis)
    const answer = { outcome: 'complete', ...done.answer } as const
    await this.parts.database.write(...(await keep(answer)))
    return answer
  }
}

function acceptedAnswer({ accepted }: BackgroundRun): RepeatableAnswer {
  return { outcome: 'accepted', bytes: accepted, contentEncoding: null }
}
