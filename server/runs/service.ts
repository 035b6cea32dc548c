import { accountNeeded, type ChargingService, type RunCharge } from '../charging/service.ts'
import type { Database } from '../db/database.ts'
import type { BodyTasks } from '../http/body-tasks.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { Problem } from '../http/problem.ts'
import { sizeOf } from '../http/sent-body.ts'
import type { IdempotencyService, Keep, RepeatableAnswer } from '../idempotency/service.ts'
import type { Metrics } from '../metrics.ts'
import type { Pool } from '../workers/pool.ts'
import type { TasksOf } from '../workers/protocol.ts'
import type { AccountRuns, RunSlot } from './account-runs.ts'
import type { Admission, AdmittedRun, SentRun } from './admission.ts'
import type { BackgroundRun, BackgroundRuns } from './background.ts'
import { Caller } from './caller.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { RunQuota } from './run-quota.ts'
import type { RunStarter, StartedTask } from './starter.ts'
import type { RunDone, RunTasks } from './tasks.ts'
import type { Unfinished } from './unfinished.ts'

export interface RunServiceParts {
  readonly database: Database
  readonly pool: Pool<TasksOf<BodyTasks> & TasksOf<RunTasks>>
  readonly starter: RunStarter
  readonly admission: Admission
  readonly background: BackgroundRuns
  readonly idempotency: IdempotencyService
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

/** Where a run will be stored, and how it is charged. */
interface Booking {
  /** Where it is stored; null for a run without an account, which is stored only if it is accepted. */
  readonly slot: RunSlot | null
  /** Null when runs are not charged. */
  readonly charge: RunCharge | null
}

export interface StartedRun extends RepeatableAnswer {
  readonly replayed: boolean
  /** No other request gets the same bytes. */
  readonly isSentOnce: boolean
}

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
  async start(sent: SentRun): Promise<StartedRun> {
    const { unfinished, idempotency, pool } = this.parts
    const { idempotencyKey: key, caller, owner } = sent
    if (key === undefined) return { ...(await unfinished.track(this.launch(sent, async () => []))), replayed: false, isSentOnce: true }
    const cost = { seconds: likelyCost(sent.body).seconds * FINGERPRINT_SHARE, bytes: 0 }
    const fingerprint = await fingerprintOf(sent, (input) =>
      pool.submit('fingerprint', input, { size: sizeOf(sent.body), cost, caller, turn: 'first' }),
    )
    const answer = await idempotency.once({ key, caller, owner, fingerprint }, (keep) => unfinished.track(this.launch(sent, keep)))
    return { ...answer, isSentOnce: false }
  }

  /**
   * Releases all waiting callers: each gets a 202. Accepted runs that no worker has wait for the next
   * start.
   */
  stop(): void {
    this.isStopping = true
    this.parts.pool.holdBackground()
    for (const caller of this.callers) caller.park()
  }

  private async launch(sent: SentRun, keep: Keep): Promise<RepeatableAnswer> {
    const { owner } = sent
    if (owner === null) return this.launchCharged(sent, keep, null)
    const giveBack = await this.parts.quota.claim(owner)
    try {
      return await this.launchCharged(sent, keep, this.parts.accountRuns.slot())
    } catch (cause) {
      giveBack()
      throw cause
    }
  }

  /** What is reserved for a run that ends without an answer is released. */
  private async launchCharged(sent: SentRun, keep: Keep, slot: RunSlot | null): Promise<RepeatableAnswer> {
    const { charging } = this.parts
    if (charging === null) return this.begin(sent, keep, { slot, charge: null })
    // Of the simple runs none is free, so that one without an account is not read.
    if (sent.owner === null && sent.kind === 'simple') throw accountNeeded()
    const charge = charging.begin(sent.owner, slot?.id ?? ANONYMOUS)
    try {
      return await this.begin(sent, keep, { slot, charge })
    } catch (cause) {
      await charge.release()
      throw cause
    }
  }

  private async begin(sent: SentRun, keep: Keep, run: Booking): Promise<RepeatableAnswer> {
    const { admission, syncWaitMillis } = this.parts
    if (sent.respondAsync || syncWaitMillis === 0) return this.accept(sent, keep, run)
    const admitted = await admission.awaited(sent)
    const caller = new Caller()
    const begun = performance.now()
    const task = this.startAwaited(sent, admitted, caller, run)
    const done = await this.wait(caller, task)
    if (done !== 'parked') return this.answer(done, { ...sent, ...run }, keep, performance.now() - begun)
    task.result.catch(() => undefined) // it may fail before `finish` handles the failure
    return task.withdraw() ? this.acceptUnread(sent, keep, run) : this.acceptTaken(sent, task, keep, run)
  }

  private startAwaited(sent: SentRun, admitted: AdmittedRun, caller: Caller, { slot, charge }: Booking): StartedTask {
    const { caller: counted, idempotencyKey } = sent
    // With a key the caller is expected to come back for its answer.
    const isKept = idempotencyKey !== undefined
    const signal = isKept ? undefined : signalOf(sent, caller)
    // An answer with an idempotency key is stored uncompressed, and compressed for each client.
    const encoding = isKept ? null : sent.encoding
    const limitedBy = () => (caller.isParked ? null : counted)
    return this.parts.starter.start({
      ...sent,
      ...admitted,
      encoding,
      limitedBy,
      turn: 'awaited',
      wait: caller.wait,
      morePatienceMillis: this.parts.syncWaitMillis,
      isKept,
      storedAs: slot && { id: slot.id, baseUrl: slot.baseUrl },
      charge,
      signal,
    })
  }

  /** Accepts a run after all of its checks. */
  private async accept(sent: SentRun, keep: Keep, { slot, charge }: Booking): Promise<RepeatableAnswer> {
    const { admission, background } = this.parts
    const checked = await admission.background(sent, charge?.tariff ?? null)
    const stored = await background.accept(sent, keep, { slot, charge: charge && { charge, units: checked.units } })
    const { kind, wish, caller, owner } = sent
    void background.start({ ...checked, kind, wish, owner, id: stored.runId, caller })
    return acceptedAnswer(stored)
  }

  /** Accepts a run that no worker took while its caller waited. While the service stops there is no time for checks. */
  private async acceptUnread(sent: SentRun, keep: Keep, run: Booking): Promise<RepeatableAnswer> {
    if (!this.isStopping) return this.accept(sent, keep, run)
    // What the run would be charged is not known, and no run is accepted without its charge.
    if (run.charge !== null) throw stopping()
    return acceptedAnswer(await this.parts.background.accept(sent, keep, { slot: run.slot }))
  }

  /** Accepts a run that a worker has. */
  private async acceptTaken(
    sent: SentRun,
    { result, accept, stop }: StartedTask,
    keep: Keep,
    { slot, charge }: Booking,
  ): Promise<RepeatableAnswer> {
    const { background } = this.parts
    const { kind, wish, owner, caller } = sent
    sent.keepBody()
    accept()
    // A stop releases callers whose run is still being checked.
    if (charge !== null) await Promise.race([charge.decided, result])
    const billing = charge && (await charge.billing())
    const stored = await background.accept(sent, keep, { slot, isTaken: true, billing })
    void background.finish({ id: stored.runId, kind, wish, owner, caller, wanted: null }, result, stop)
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

  private async answer(done: RunDone, sent: SentRun & Booking, keep: Keep, millis: number): Promise<RepeatableAnswer> {
    const { time, owner, slot, charge } = sent
    if (!('answer' in done)) throw new Error('The worker made a record although the caller waits')
    this.parts.metrics.countRun('complete')
    time('queue', millis - done.millis)
    time('run', done.millis)
    const answer = { outcome: 'complete', ...done.answer } as const
    const { database, accountRuns, quota } = this.parts
    const stored = slot === null || done.kept === null ? null : await accountRuns.toStore(slot, sent, done.kept)
    await database.write(...(await keep(answer)), ...(stored?.statements ?? []), ...(charge?.settle() ?? []))
    if (stored !== null && owner !== null) await quota.add(owner, { records: 0, bytes: stored.bytes })
    return answer
  }
}

/** Aborted when the caller leaves before its run is accepted. */
function signalOf({ signal }: SentRun, caller: Caller): AbortSignal {
  const leaving = new AbortController()
  const leave = () => {
    if (caller.leave()) leaving.abort()
  }
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return leaving.signal
}

function stopping(): Problem {
  return new Problem('overloaded', 'The service is being restarted: try again in 10 s', { headers: { 'retry-after': '10' } })
}

function acceptedAnswer({ accepted }: BackgroundRun): RepeatableAnswer {
  return { outcome: 'accepted', bytes: accepted, contentEncoding: null, zone: null }
}
