import { accountNeeded, type ChargingService, type RunUnits } from '../charging/service.ts'
import type { Database } from '../db/database.ts'
import type { BodyTasks } from '../http/body-tasks.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { IdempotencyService, Keep, RepeatableAnswer } from '../idempotency/service.ts'
import type { Metrics } from '../metrics.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { BackgroundRun } from './acceptance.ts'
import type { AccountRuns, RunSlot } from './account-runs.ts'
import type { Admission, AdmittedRun, SentRun } from './admission.ts'
import type { BackgroundRuns } from './background.ts'
import type { BookedRun } from './booked-run.ts'
import { Caller } from './caller.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { RunQuota } from './run-quota.ts'
import type { RunStarter, StartedTask } from './starter.ts'
import { requireStored } from './still-stored.ts'
import type { RunStore } from './store.ts'
import { isStudy } from './stored-kind.ts'
import type { StudyChunks } from './study-chunks.ts'
import type { RunDone, RunTasks } from './tasks.ts'
import type { Unfinished } from './unfinished.ts'

export interface RunServiceParts {
  readonly database: Database
  readonly pool: Pool<TasksOf<BodyTasks> & TasksOf<RunTasks>>
  readonly starter: RunStarter
  readonly admission: Admission
  readonly background: BackgroundRuns
  readonly idempotency: IdempotencyService
  readonly store: RunStore
  readonly accountRuns: AccountRuns
  readonly quota: RunQuota
  /** Null when runs are not charged. */
  readonly charging: ChargingService | null
  readonly metrics: Metrics
  readonly unfinished: Unfinished
  /** How long a caller waits for a run before it gets a 202. */
  readonly syncWaitMillis: number
}

/** What inflating and hashing a body takes, as a share of reading and running it. */
const FINGERPRINT_SHARE = 0.05
/** How often a late run is asked whether its checks are done. */
const CHECKS_POLL_MILLIS = 20

/** Reference of a charge that is never made: an anonymous caller has free runs only. */
const ANONYMOUS = 'run_anonymous'

/** Starts runs and waits for them as long as their callers do. */
export class RunService {
  private readonly callers = new Set<Caller>()
  private isStopping = false

  constructor(private readonly parts: RunServiceParts) {}

  /**
   * Starts a run. Returns its answer when it is complete, or a 202 when it takes longer than
   * `syncWaitMillis`.
   * Fails: Problem, CallerLeft.
   */
  async start(sent: SentRun): Promise<RepeatableAnswer & { readonly replayed: boolean }> {
    const { unfinished, idempotency, pool, store } = this.parts
    const { idempotencyKey: key, caller, owner } = sent
    if (key === undefined) return { ...(await unfinished.track(this.launch(sent, async () => []))), replayed: false }
    const cost = { seconds: likelyCost(sent.body).seconds * FINGERPRINT_SHARE, bytes: 0 }
    const fingerprint = await fingerprintOf(sent, (input) =>
      pool.submit('fingerprint', input, { size: sizeOf(sent.body), cost, caller, turn: 'first' }),
    )
    const answer = await idempotency.once({ key, caller, owner, fingerprint }, (keep) => unfinished.track(this.launch(sent, keep)))
    if (answer.replayed && answer.outcome === 'accepted') await requireStored(answer, store, owner)
    return answer
  }

  /**
   * Makes the checks of a run that is to be accepted.
   * @returns what it would be charged; null for nothing
   * Fails: Problem, as the acceptance does.
   */
  async check(sent: SentRun): Promise<RunUnits | null> {
    const { admission, charging } = this.parts
    return (await admission.background(sent, charging?.tariff ?? null)).units
  }

  /**
   * Releases all waiting callers: each gets a 202. Accepted runs that no worker has wait for the next
   * start.
   */
  stop(): void {
    this.isStopping = true
    this.parts.pool.holdBackground()
    this.parts.starter.release()
    for (const caller of this.callers) caller.park()
  }

  private async launch(sent: SentRun, keep: Keep): Promise<RepeatableAnswer> {
    const { quota, accountRuns } = this.parts
    const giveBack = sent.owner === null ? () => undefined : await quota.claim(sent.owner)
    try {
      return await this.launchCharged(sent, keep, sent.owner === null ? null : accountRuns.slot(sent.kind))
    } catch (cause) {
      giveBack()
      throw cause
    }
  }

  /** What is reserved for a run that ends without an answer is released. */
  private async launchCharged(sent: SentRun, keep: Keep, slot: RunSlot | null): Promise<RepeatableAnswer> {
    const { charging } = this.parts
    if (charging === null) return this.begin({ ...sent, keep, slot, charge: null })
    // Of the simple runs and batches none is free, so that one without an account is not read.
    if (sent.owner === null && (sent.kind === 'simple' || sent.kind === 'batch')) throw accountNeeded()
    const charge = charging.begin(sent.owner, slot?.id ?? ANONYMOUS)
    try {
      return await this.begin({ ...sent, keep, slot, charge })
    } catch (cause) {
      await charge.release()
      throw cause
    }
  }

  private async begin(run: BookedRun): Promise<RepeatableAnswer> {
    const { admission, background, starter, syncWaitMillis } = this.parts
    if (run.respondAsync || syncWaitMillis === 0) return this.accept(run)
    const { admitted, body } = await admission.awaited(run)
    const caller = new Caller(run)
    const begun = performance.now()
    const chunks = isStudy(run.kind) ? background.chunksOf(null) : null
    const task = starter.start(admitted, { body, charge: run.charge, waiting: caller, chunks })
    const done = await this.wait(caller, task)
    if (done !== 'parked') return this.answer(done, run, performance.now() - begun)
    task.result.catch(() => undefined) // it may fail before `finish` handles the failure
    return task.withdraw() ? this.acceptUnread(run) : this.acceptTaken(run, admitted, task, chunks)
  }

  /** Accepts a run after all of its checks. */
  private async accept(run: BookedRun): Promise<RepeatableAnswer> {
    const { admission, background } = this.parts
    const { admitted, units } = await admission.background(run, run.charge?.tariff ?? null)
    const stored = await background.accept(run, { units })
    if (stored.isHeld) void background.start(stored.runId, admitted)
    return acceptedAnswer(stored)
  }

  /** Accepts a run that no worker took while its caller waited. While the service stops, one that is not charged is checked by the next start. */
  private async acceptUnread(run: BookedRun): Promise<RepeatableAnswer> {
    if (!this.isStopping || run.charge !== null) return this.accept(run)
    return acceptedAnswer(await this.parts.background.accept(run, { units: null }))
  }

  /** Accepts a run that a worker has. */
  private async acceptTaken(
    run: BookedRun,
    admitted: AdmittedRun,
    { result, accept, stop }: StartedTask,
    chunks: StudyChunks | null,
  ): Promise<RepeatableAnswer> {
    const { background } = this.parts
    const { charge } = run
    run.keepBody()
    accept()
    // A stop releases callers whose run is still being checked.
    if (charge !== null) await Promise.race([charge.decided, result])
    const billing = charge && (await charge.billing())
    const stored = await background.accept(run, { billing })
    chunks?.accept(stored.runId)
    const { cost: _, ...again } = admitted // as it is when the run is read again
    void background.finish(stored.runId, { ...again, wanted: null }, result, stop)
    return acceptedAnswer(stored)
  }

  private async wait(caller: Caller, task: StartedTask): Promise<RunDone | 'parked'> {
    const { syncWaitMillis } = this.parts
    if (this.isStopping) caller.park()
    const timer = setTimeout(() => this.parkAfterChecks(caller, task), syncWaitMillis)
    this.callers.add(caller)
    try {
      return await Promise.race([caller.parked, task.result])
    } finally {
      clearTimeout(timer)
      this.callers.delete(caller)
    }
  }

  /** A caller whose run is being checked waits for the end of the checks: they may refuse it. */
  private async parkAfterChecks(caller: Caller, task: StartedTask): Promise<void> {
    while (this.callers.has(caller) && !task.hasPassedChecks()) await Bun.sleep(CHECKS_POLL_MILLIS)
    caller.park()
  }

  private async answer(done: RunDone, run: BookedRun, millis: number): Promise<RepeatableAnswer> {
    const { time, owner, keep, slot, charge } = run
    if (!('answer' in done)) throw new Error('The worker made a record although the caller waits')
    this.parts.metrics.countRun(run.kind, 'complete')
    time('queue', millis - done.millis)
    time('run', done.millis)
    const answer = { outcome: 'complete', ...done.answer } as const
    const { database, accountRuns, quota } = this.parts
    const stored = slot === null || done.kept === null ? null : await accountRuns.toStore(slot, run, done.kept)
    const kept = await keep(answer)
    await quota.within(stored && owner, (first) =>
      database.write(...first, ...kept, ...(stored?.statements ?? []), ...(charge?.settle(done.kept?.units) ?? [])),
    )
    if (stored !== null && owner !== null) await quota.add(owner, { records: 0, bytes: stored.bytes })
    return answer
  }
}

function acceptedAnswer({ accepted }: BackgroundRun): RepeatableAnswer {
  return { outcome: 'accepted', bytes: accepted, contentEncoding: null, zone: null }
}
