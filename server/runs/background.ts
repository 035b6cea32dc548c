import type { SentBody } from '@pvyield/contract/handlers'
import { problemData } from '../http/problem-codec.ts'
import { ending, traced } from '../tracing/span.ts'
import { NO_TRACING } from '../tracing/tracing.ts'
import { type AcceptableRun, type BackgroundRun, type Hands, type Reserving, storeAccepted } from './acceptance.ts'
import type { AdmittedRun } from './admission.ts'
import { Attempts } from './attempts.ts'
import type { BackgroundParts } from './background-parts.ts'
import { Company } from './company.ts'
import { Places } from './places.ts'
import { messaging, QUEUE } from './queue-span.ts'
import { unknownRun } from './reader.ts'
import { type CountedRun, isPassing, RunEnds } from './run-ends.ts'
import { cancellation, isCancellation, tooManyAttempts } from './run-failures.ts'
import type { SeriesWish } from './series-wish.ts'
import { isStudy } from './stored-kind.ts'
import { packRequest } from './stored-request.ts'
import type { RunningRow } from './stored-run.ts'
import { StudyChunks } from './study-chunks.ts'
import type { RunDone, RunRecord } from './tasks.ts'

/** Attempts that an accepted run has to itself. A run that crashes the server each time is given up. */
const ALONE_MAX = 3
/** The first attempt is made next to other runs, any of which may have crashed the server. */
const ATTEMPTS_MAX = 1 + ALONE_MAX
/**
 * After a start, runs that may have crashed the server wait for the others, so that these do not
 * crash with them. They wait at most this long.
 */
const SUSPECTS_AFTER_MILLIS = 60_000
const HELD_UP_MILLIS = 5000
/** Runs of the last life of the server, and of others, take turns with its callers, and those of an account with those of others. */
const RESUMED_CALLER = 'resumed'
/** The service's own runs take turns with those of callers. */
const OWN_CALLER = 'own'

/** How a run ended that was to be cancelled. */
export interface EndedRun {
  readonly status: 'complete' | 'failed'
  /** False for a run that had ended before. */
  readonly isCancelled: boolean
}

/** Runs answered with 202: stored before the answer is sent, and completed even across restarts. */
export class BackgroundRuns {
  private readonly now: () => number
  /** Runs that are seen through here, each with what ends its attempt. */
  private readonly seen = new Map<string, () => void>()
  /** Of them those that were cancelled. */
  private readonly cancelled = new Set<string>()
  private readonly company = new Company()
  private isOver = false

  private readonly places: Places
  private readonly ends: RunEnds
  private readonly tries: Attempts
  private readonly hands: Hands

  constructor(private readonly parts: BackgroundParts) {
    this.now = parts.now ?? Date.now
    this.places = new Places(parts.heldMax ?? Number.MAX_SAFE_INTEGER)
    this.ends = new RunEnds(parts)
    this.tries = new Attempts(parts, (id) => this.abandon(id))
    this.hands = {
      take: (id, owner) => !this.company.isClosed && this.places.take(id, owner),
      leave: (id) => this.leave(id),
      now: this.now,
    }
  }

  /**
   * Stores an accepted run, in one batch with its reservation and the record of its idempotency key.
   * @param how  what is to be reserved for it; or what was, for a run that a worker has
   * Fails: Problem, as the reservation does.
   */
  accept(run: AcceptableRun, how: Reserving): Promise<BackgroundRun> {
    return traced(`send ${QUEUE}`, 'producer', messaging('send'), (span) =>
      storeAccepted(this.parts, run, how, this.hands, span?.traceparent ?? null),
    )
  }

  /** Where a study keeps what is finished of it. @param id  null for one that is not accepted yet */
  chunksOf(id: string | null): StudyChunks {
    return new StudyChunks(this.parts.store, this.parts.database, id)
  }

  /**
   * Completes an accepted run. Its body stays in the store until a worker takes it.
   * @param isSuspect  it may have crashed a server. Where other servers make the other runs meanwhile, it has this one to itself
   * @returns settles when the run has ended
   */
  start(id: string, run: AdmittedRun, isSuspect = false): Promise<void> {
    return traced(`process ${QUEUE}`, 'consumer', messaging('process'), () => this.attempts(id, run, isSuspect))
  }

  private async attempts(id: string, run: AdmittedRun, isSuspect: boolean): Promise<void> {
    this.see(id, run, () => undefined)
    const attempt = () => this.attemptOnce(id, run)
    const hasEnded = () => (isSuspect && this.isAmongOthers ? this.company.alone(attempt) : this.company.together(attempt))
    while (!(await hasEnded())) if (await this.isOverWhenHeldUp()) break
    this.forget(id)
  }

  /** Returns false for an attempt that was held up. */
  private async attemptOnce(id: string, run: AdmittedRun): Promise<boolean> {
    if (this.cancelled.has(id) || this.isOver) return true
    const attempt = this.tries.begin(id, run)
    this.seen.set(id, attempt.stop)
    const hasEnded = await this.end(id, run, attempt.result, attempt.isHeldUp)
    attempt.release()
    return hasEnded
  }

  /**
   * Stores a run of the service itself, with its series and without an expiry, and completes it. A run
   * that is stored under this id stays, unless it failed.
   * @returns settles when the run is accepted
   */
  async keep(id: string, body: SentBody): Promise<void> {
    const { database, store, metrics } = this.parts
    const stored = await store.find(id)
    if (stored !== undefined && stored.status !== 'failed') return
    const wish: SeriesWish = { form: 'json', columns: null }
    const run = { id, kind: 'full', owner: null, createdAt: this.now(), expiresAt: null, attempts: 0 } as const
    const request = Buffer.from(await packRequest(body))
    const changed = await database.write(...store.forgetFailed(id), store.acceptOnce({ ...run, request, seriesWish: JSON.stringify(wish) }))
    if (changed.at(-1) === 0) return // another server on this store has it
    metrics.countRun(run.kind, 'accepted')
    void this.start(id, { kind: 'full', owner: null, wish, caller: OWN_CALLER, wanted: null })
  }

  /** Deletes the runs that have ended and whose ids begin with the prefix, except these. */
  async keepOnly(prefix: string, ids: readonly string[]): Promise<void> {
    await this.parts.database.write(...this.parts.store.forgetOthers(prefix, ids))
  }

  /** Stores the result of an accepted run that a worker has. */
  async finish(id: string, run: AdmittedRun, job: Promise<RunDone>, stop: () => void): Promise<void> {
    this.tries.add(id)
    this.see(id, run, stop)
    const hasEnded = await this.parts.unfinished.track(this.company.with(this.end(id, run, job, () => false)))
    if (hasEnded || (await this.isOverWhenHeldUp())) this.forget(id)
    else await this.start(id, run)
  }

  /**
   * Ends a run that has not ended: it is failed, and what was reserved for it is released, in one
   * batch. When it ends at the same moment, the first of the two in the store is the one that counts.
   * @param reader  account that cancels; null without credentials
   * @param what    a study is no run: it is cancelled by its own operation, which says what becomes of its results
   * Fails: Problem not_found, also for a run of the service itself.
   */
  async cancel(id: string, reader: string | null, what: 'run' | 'any' = 'any'): Promise<EndedRun> {
    const { database, store } = this.parts
    const found = async () => {
      const run = await store.find(id, reader)
      if (run === undefined || (run.owner === null && run.expiresAt === null) || (what === 'run' && isStudy(run.kind))) throw unknownRun(id)
      return run
    }
    const before = await found()
    if (before.status === 'running') {
      const failure = JSON.stringify(problemData(cancellation()))
      const [failed] = await database.write(
        store.cancel(id, failure),
        store.blocks.removeBlocksOfFailed(id),
        ...this.ends.endOfCancelled(id, before),
      )
      if (failed === 1) this.parts.metrics.countRun(before.kind, 'failed')
    }
    const { status, failure } = await found()
    if (status === 'running') throw new Error(`The run ${id} is running although its end is stored`)
    const isCancelled = status === 'failed' && isCancellation(failure)
    if (isCancelled) this.abandon(id)
    return { status, isCancelled }
  }

  /**
   * Takes up accepted runs that nobody sees through: those of the last life of this server, and of
   * other servers of the store that stopped or died.
   * @returns settles when they are taken, and the fresh ones have begun
   */
  async takeUp(): Promise<void> {
    const { database, store } = this.parts
    const { free, full } = this.places
    if (this.isOver || !this.hasRoom) return
    const found = (await store.queue.unheld(free, full)).filter(({ id, owner }) => !this.seen.has(id) && this.places.take(id, owner))
    if (found.length === 0) return
    const begin = async () => {
      await database.write(...found.map(({ id }) => store.queue.take(id)))
      const held = await store.queue.held(found.map(({ id }) => id))
      const runs = found.filter(({ id }) => held.has(id) && !this.seen.has(id)) // it may have been announced in the meantime
      return { runs, fresh: runs.filter(({ attempts }) => attempts === 0).map((run) => this.resumed(run)) }
    }
    const { runs, fresh } = await begin().finally(() => {
      for (const { id } of found) this.leave(id)
    })
    for (const run of runs.filter(({ attempts }) => attempts >= ATTEMPTS_MAX))
      await this.ends.fail(run.id, run, tooManyAttempts(run.attempts - 1))
    const suspects = runs.filter(({ attempts }) => attempts > 0 && attempts < ATTEMPTS_MAX)
    void this.tryOneByOne(suspects, Promise.allSettled(fresh))
  }

  /**
   * Sees an announced run through, if nobody has it. One that may have crashed a server is left to
   * `takeUp`, which tries it alone.
   * @returns settles when it has ended, at once when it is not for this server; never fails
   */
  async seeThrough(id: string): Promise<void> {
    const { database, store, log } = this.parts
    try {
      if (this.isOver || !this.hasRoom || this.seen.has(id)) return
      const taken = await this.places.during(async () => {
        const [changed] = await database.write(store.queue.takeFresh(id, this.places.full))
        if (changed === 0) return null
        const run = await store.queue.heldRun(id) // the count is not known of a write whose answer was lost
        return run?.attempts === 0 ? run : null
      })
      if (taken === null || this.seen.has(id)) return // `takeUp` may have found it in the meantime
      // Several of an account may be announced at once, and whose a run is was not known before.
      if (this.places.take(id, taken.owner)) await this.resumed(taken)
      else await database.write(store.queue.letGo(id))
    } catch (cause) {
      log.warn('not_taken_up', { run_id: id, cause: String(cause) })
    }
  }

  /** Stops the runs that another server of the store has cancelled. */
  async stopCancelled(): Promise<void> {
    const ids = [...this.seen.keys()]
    if (ids.length === 0) return
    const held = await this.parts.store.queue.held(ids)
    for (const id of ids) if (!held.has(id)) this.abandon(id)
  }

  /**
   * Takes back the attempts of the runs that a stop interrupts, and leaves all runs that have not ended
   * to the next server. Nothing runs afterwards.
   */
  async letGo(): Promise<void> {
    const { database, store } = this.parts
    this.isOver = true
    await database.write(...(await this.tries.takeBack()), store.queue.letGo())
  }

  /** Ends the attempt at a run that is over in the store. */
  private abandon(id: string): void {
    const stop = this.seen.get(id)
    if (stop === undefined) return
    this.cancelled.add(id)
    stop()
  }

  /** Notes that a run is seen through here. */
  private see(id: string, { owner }: CountedRun, stop: () => void): void {
    this.seen.set(id, stop)
    this.places.add(id, owner)
  }

  /** Leaves the place of a run that is not seen through here. */
  private leave(id: string): void {
    if (!this.seen.has(id)) this.places.delete(id)
  }

  private forget(id: string): void {
    for (const ids of [this.seen, this.cancelled, this.tries, this.places]) ids.delete(id)
  }

  /** Deletes expired runs. */
  async sweep(): Promise<void> {
    await this.parts.database.write(...this.parts.store.forgetExpired(this.now()))
  }

  /**
   * Tries the runs that a worker had when the server died: each may be the reason. So they run one
   * at a time, those with the fewest attempts first, and after the other runs of that life.
   */
  private async tryOneByOne(suspects: readonly RunningRow[], others: Promise<unknown>): Promise<void> {
    if (suspects.length === 0) return
    await Promise.race([others, sleepUnref(SUSPECTS_AFTER_MILLIS)])
    for (const run of suspects.toSorted((a, b) => a.attempts - b.attempts)) {
      if (await this.isUnended(run)) await this.resumed(run) // it may have been cancelled in the meantime
    }
  }

  /** Asks until the store answers. Of a service that stops nothing is to be begun. */
  private async isUnended({ id, owner }: RunningRow): Promise<boolean> {
    while (!this.isOver) {
      try {
        return (await this.parts.store.find(id, owner))?.status === 'running'
      } catch (cause) {
        this.parts.log.warn('run_held_up', { run_id: id, cause: String(cause) })
        await this.isOverWhenHeldUp()
      }
    }
    return false
  }

  private resumed({ id, kind, owner, seriesWish, attempts, traceparent }: RunningRow): Promise<void> {
    const { metrics, tracing = NO_TRACING } = this.parts
    metrics.countRun(kind, 'resumed')
    const span = tracing.begin(`process ${QUEUE}`, 'consumer', messaging('process'), traceparent)
    const run = { kind, owner, wish: JSON.parse(seriesWish) as SeriesWish, caller: `${RESUMED_CALLER} ${owner ?? ''}`, wanted: null }
    return ending(span, () => this.attempts(id, run, attempts > 0))
  }

  private get isAmongOthers(): boolean {
    return this.places.most < Number.MAX_SAFE_INTEGER
  }

  /** Whether this server takes more runs into its hands: not while it tries one that has it to itself. */
  private get hasRoom(): boolean {
    return this.places.free > 0 && !this.company.isClosed
  }

  /** Waits before the next attempt. Returns true when the service stops: then the next start makes it. */
  private async isOverWhenHeldUp(): Promise<boolean> {
    if (!this.isOver) await Bun.sleep(this.parts.heldUpMillis ?? HELD_UP_MILLIS)
    return this.isOver
  }

  /**
   * Stores how a run ended. Returns false for an attempt that was held up: one that a worker had stays
   * counted, and the next is the same attempt.
   */
  private async end(id: string, run: CountedRun, job: Promise<RunDone>, isHeldUp: () => boolean): Promise<boolean> {
    const record = await job.then((done) => this.parts.store.keepRecord(id, recordIn(done))).catch((cause: unknown) => ({ cause }))
    if (this.cancelled.has(id)) return true
    if (isHeldUp() || ('cause' in record && isPassing(record.cause))) {
      this.parts.log.warn('run_held_up', { run_id: id, cause: 'cause' in record ? String(record.cause) : undefined })
      return false
    }
    try {
      await ('cause' in record ? this.ends.fail(id, run, record.cause) : this.ends.complete(id, run, record))
    } catch (cause) {
      this.parts.log.error('run_not_ended', cause, { run_id: id })
    } finally {
      this.tries.delete(id)
    }
    return true
  }
}

function recordIn(done: RunDone): RunRecord {
  if ('record' in done) return done.record
  throw new Error('The worker wrote an answer that nobody waits for')
}

/** A pause that does not keep the process alive. */
function sleepUnref(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis).unref())
}
