import { AsyncLocalStorage } from 'node:async_hooks'
import { Histogram, SHORT_BOUNDS_S } from '../histogram.ts'
import { activeSpan } from '../tracing/span.ts'
import { forJob, isLate, type Job, placeOf, show, type Turn, type Work } from './job.ts'
import { hasLongBytes, type Lent, lend } from './lent-bytes.ts'
import { mayStart } from './may-start.ts'
import { PoolClock } from './pool-clock.ts'
import type { PoolCounts, PooledTask, PoolOptions, SubmitOptions } from './pool-options.ts'
import {
  CallerLeft,
  type FromWorker,
  type Host,
  type InputOf,
  isLarge,
  isLong,
  type Outcome,
  outcomeOf,
  type ResultOf,
  type TaskCost,
  type TaskName,
  TaskStopped,
  THREAD_KINDS,
  type ThreadKind,
  unwrap,
} from './protocol.ts'
import { isSilent } from './silence.ts'
import type { Thread } from './thread.ts'
import { Threads } from './threads.ts'
import { unknownCost } from './unknown-cost.ts'
import { kindsOf, WaitingJobs } from './waiting-jobs.ts'

const MEMORY_MAX_BYTES = 600e6
/** A task whose worker dies is tried once more: it may not have been the cause. One that nobody waits for has a third try. */
const TRIES_MAX = { awaited: 2, first: 2, background: 3 } as const satisfies Record<Turn, number>

/**
 * Worker threads with bounded queues, in which callers take turns. Small tasks have `size` threads.
 * Large tasks, which take seconds to minutes, have threads of their own, and so have checks of what
 * was sent, because reading a long body takes seconds: no small task and no acceptance waits for
 * them. One of the threads for large tasks is left to those of seconds. A thread that dies, or works
 * without reaching a checkpoint, is replaced.
 */
export class Pool<Tasks> {
  readonly counts: PoolCounts = { cancelled: 0, late: 0, overran: 0, refused: 0 }
  /** How long tasks waited for a thread. */
  readonly waits = new Histogram(SHORT_BOUNDS_S)
  /** Settles when the first threads have loaded their code. */
  readonly loaded: Promise<unknown>
  private readonly waiting: WaitingJobs
  private readonly threads: Threads
  private readonly busy = new Map<Thread, Work>()
  private readonly clock: PoolClock
  private lastNumber = 0
  private isClosed = false

  constructor(private readonly options: PoolOptions) {
    this.waiting = new WaitingJobs(options)
    this.clock = new PoolClock(() => this.tick(), options.clocks)
    this.threads = new Threads(options, {
      message: (thread, message) => this.receive(thread, message),
      death: (thread, reason) => this.replace(thread, reason),
    })
    this.loaded = this.threads.loaded
  }

  get size(): number {
    return this.options.size
  }

  /** Number of tasks that wait for a worker. */
  get depth(): number {
    return this.waiting.depth
  }

  get largeDepth(): number {
    return this.waiting.largeDepth
  }

  get running(): number {
    return this.busy.size
  }

  /** Threads of each kind that do a task. */
  get busyThreads(): (readonly [ThreadKind, number])[] {
    const kinds = [...this.busy.keys()].map(({ kind }) => kind)
    return THREAD_KINDS.map((kind) => [kind, kinds.filter((of) => of === kind).length])
  }

  get runningLarge(): number {
    return [...this.busy.values()].filter(({ cost }) => isLarge(cost)).length
  }

  /** Estimated work that waits, seconds of one worker. */
  get waitingSeconds(): number {
    return this.waiting.seconds
  }

  /**
   * Checks that a task may wait. Fails: the error for a full queue.
   * @param size  size of its input
   */
  requireRoom(size: number, options: Pick<SubmitOptions, 'caller' | 'cost' | 'turn'> = {}): void {
    const { caller = null, cost, turn = 'awaited' } = options
    const known = cost ?? unknownCost(size)
    const isFree = turn !== 'background' && kindsOf({ turn, cost: known }).some((kind) => this.threads.has(kind))
    const load = { tasks: 1, size, seconds: known.seconds }
    if (!isFree && !this.waiting.fits(turn, caller, load)) throw this.fullError(turn)
  }

  /**
   * Gives a task to the next free worker.
   * @param input  a function is called whenever a worker takes the task
   * Fails: whatever the task throws, the error for a full queue, for a task that is late or overran,
   * CallerLeft, or Error for a fault of the service.
   */
  async submit<Name extends TaskName<Tasks>>(
    name: Name,
    input: InputOf<Tasks[Name]> | (() => Promise<InputOf<Tasks[Name]>>),
    options: SubmitOptions = {},
  ): Promise<ResultOf<Tasks[Name]>> {
    const { size = 0, isAccepted = false } = options
    if (!isAccepted) this.requireRoom(size, options)
    return this.handOver(name, input, options).result
  }

  /** As `submit`, for a task that was accepted and may be withdrawn. */
  handOver<Name extends TaskName<Tasks>>(
    name: Name,
    input: InputOf<Tasks[Name]> | (() => Promise<InputOf<Tasks[Name]>>),
    options: SubmitOptions = {},
  ): PooledTask<ResultOf<Tasks[Name]>> {
    const { host = {}, size = 0, caller = null, cost = unknownCost(size), turn = 'awaited', signal } = options
    const { isAccepted = turn === 'background', morePatienceMillis = 0, isOneAtATime = false } = options
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const job: Job = {
      ...placeOf({ caller, turn, isOneAtATime }, this.clock.now(), cost),
      name,
      input,
      host,
      turn,
      caller,
      isOneAtATime,
      load: { tasks: 1, size, seconds: cost.seconds },
      resolve,
      reject,
      cost,
      tries: 0,
      patienceMillis: isAccepted ? Number.POSITIVE_INFINITY : this.options.patienceMillis + morePatienceMillis,
      waitedMillis: 0,
      queuedAt: 0,
      isOver: false,
      trace: activeSpan(),
      inContext: AsyncLocalStorage.snapshot(),
      span: null,
    }
    const leave = () => this.cancel(job)
    signal?.addEventListener('abort', leave, { once: true })
    const result = (signal === undefined ? promise : promise.finally(() => signal.removeEventListener('abort', leave))) as Promise<
      ResultOf<Tasks[Name]>
    >
    this.enqueue(job)
    if (signal?.aborted) leave()
    const accept = () => {
      job.patienceMillis = Number.POSITIVE_INFINITY
    }
    return { result, withdraw: () => this.withdraw(job), cancel: leave, hasPassedChecks: () => this.hasPassedChecks(job), accept }
  }

  /** Starts no more tasks that run in the background: they are stored, and go on after a restart. */
  holdBackground(): void {
    this.waiting.holdBackground()
  }

  /** Terminates the workers. Unfinished tasks never settle. */
  close(): void {
    this.isClosed = true
    this.clock.stop()
    for (const thread of [...this.threads.free, ...this.busy.keys()]) thread.terminate()
  }

  /** Ends the tasks that take longer than their callers wait, and replaces workers that do not answer. */
  tick(): void {
    const { millis, workingMillis } = this.clock.step()
    const underWay = [...this.busy.values()].filter(({ isGivenBack }) => !isGivenBack)
    for (const job of [...this.waiting, ...underWay.map((work) => work.job)]) {
      job.waitedMillis += millis
      if (!job.isOver && isLate(job)) this.endLate(job)
    }
    for (const [thread, work] of this.busy)
      if (isSilent(thread, work, workingMillis)) this.replace(thread, 'it reached no checkpoint in time')
  }

  private enqueue(job: Job): void {
    job.queuedAt = performance.now()
    show(job, 'wait for a thread')
    this.waiting.add(job)
    this.dispatch()
  }

  private withdraw(job: Job): boolean {
    if (!this.waiting.remove(job)) return false
    this.rejectWith(job, new TaskStopped('The task was withdrawn'))
    return true
  }

  private hasPassedChecks(job: Job): boolean {
    for (const [thread, work] of this.busy) if (work.job === job && !work.isGivenBack) return thread.hasChecked(work.number)
    return !job.isOver
  }

  private cancel(job: Job): void {
    if (job.isOver) return
    this.counts.cancelled++
    this.endEarly(job, new CallerLeft('The caller left'))
  }

  private endLate(job: Job): void {
    this.counts.late++
    this.endEarly(job, this.options.late(this.waiting.taken(job.turn).seconds / this.options.size))
  }

  private endEarly(job: Job, error: Error): void {
    this.waiting.remove(job)
    this.rejectWith(job, error)
    for (const [thread, work] of this.busy) {
      if (work.job !== job || work.isGivenBack) continue
      work.isStopped = true
      thread.stop(work.number)
    }
  }

  private dispatch(): void {
    for (const kind of THREAD_KINDS) {
      while (!this.isClosed && this.threads.has(kind)) {
        const job = this.waiting.take(kind, (job) => this.hasRoomFor(kind, job, job.cost))
        if (job === undefined) break
        job.tries++
        this.take(this.threads.take(kind), job)
      }
    }
  }

  private take(thread: Thread, job: Job): void {
    const work: Work = {
      number: ++this.lastNumber,
      job,
      cost: job.cost,
      checkpoints: thread.checkpoints,
      silentMillis: 0,
      isHeld: true,
      isStopped: false,
      isGivenBack: false,
    }
    this.busy.set(thread, work)
    this.waits.observe((performance.now() - job.queuedAt) / 1000)
    show(job, 'work in a thread')
    if (typeof job.input === 'function' || hasLongBytes(job.input)) void this.begin(thread, work)
    else this.post(thread, work, { input: job.input, bytes: [] })
  }

  private hasRoomFor(kind: ThreadKind, job: Job, cost: TaskCost): boolean {
    const { memoryMax = MEMORY_MAX_BYTES } = this.options
    return mayStart({ kind, job, cost }, [...this.busy.values()], { longMax: this.threads.longMax, memoryMax })
  }

  private async begin(thread: Thread, work: Work): Promise<void> {
    const { input } = work.job
    const prepare = async () => lend(typeof input === 'function' ? await input() : input)
    const outcome = await forJob(work.job, () => outcomeOf(this.options.codec, prepare))
    if (this.busy.get(thread) !== work) return
    if (!('value' in outcome) || work.job.isOver) this.end(thread, work, outcome, false)
    else this.post(thread, work, outcome.value as Lent)
  }

  private post(thread: Thread, work: Work, lent: Lent): void {
    const { number, job, cost } = work
    work.isHeld = false
    const buffers = lent.bytes.map(({ buffer }) => buffer)
    thread.post({ type: 'task', number, name: job.name, cost, ...lent }, buffers)
  }

  private receive(thread: Thread, message: FromWorker): void {
    const work = this.busy.get(thread)
    if (work === undefined) return
    if (message.type === 'question') void this.reply(thread, work, () => answerOf(work.job.host, message.name, message.args))
    else if (message.type === 'cost') void this.reply(thread, work, async () => this.admit(thread, work, message.cost))
    else if (message.type === 'done') this.end(thread, work, message.outcome, message.isCleaning)
    else this.free(thread)
  }

  private async reply(thread: Thread, work: Work, answer: () => Promise<unknown>): Promise<void> {
    work.isHeld = true
    const outcome = await forJob(work.job, () => outcomeOf(this.options.codec, answer))
    work.isHeld = false
    thread.post({ type: 'reply', outcome })
  }

  /**
   * Whether a task that turned out to be large goes on. Otherwise it goes back, to wait for a thread
   * that takes such tasks, or for memory. Fails: the error for a full queue.
   */
  private admit({ kind }: Thread, work: Work, cost: TaskCost): boolean {
    const { job } = work
    const isKnown = isLarge(work.cost) && (isLong(work.cost) || !isLong(cost))
    if (isKnown || (kind !== 'small' && this.hasRoomFor(kind, job, cost))) {
      job.cost = cost
      work.cost = cost
      return true
    }
    const load = { ...job.load, seconds: cost.seconds }
    if (job.turn !== 'background' && !this.waiting.fits(job.turn, job.caller, load)) throw this.fullError(job.turn)
    work.isGivenBack = true
    Object.assign(job, placeOf(job, this.clock.now(), cost), { load, cost, tries: 0 })
    if (!job.isOver) this.enqueue(job)
    return false
  }

  private end(thread: Thread, work: Work, outcome: Outcome, isCleaning: boolean): void {
    if (!work.isGivenBack) this.settle(work, outcome)
    if (!isCleaning) this.free(thread)
  }

  private free(thread: Thread): void {
    this.busy.delete(thread)
    this.threads.giveBack(thread)
    this.dispatch()
  }

  private settle(work: Work, outcome: Outcome): void {
    const { job } = work
    if (job.isOver) return
    if ('overranSeconds' in outcome) {
      this.counts.overran++
      this.rejectWith(job, this.options.overran(job.name, outcome.overranSeconds))
      return
    }
    job.isOver = true
    job.span?.end('fault' in outcome ? 'fault' : undefined)
    try {
      job.resolve(unwrap(this.options.codec, outcome))
    } catch (error) {
      job.reject(error as Error)
    }
  }

  private rejectWith(job: Job, error: Error): void {
    job.isOver = true
    job.span?.end(error.name)
    job.reject(error)
  }

  private fullError(turn: Turn): Error {
    this.counts.refused++
    const { tasks, seconds } = this.waiting.taken(turn)
    return this.options.full(tasks, seconds / this.options.size)
  }

  /** Replaces a worker that died, and tries its task again. */
  private replace(thread: Thread, reason: string): void {
    const work = this.busy.get(thread)
    if (this.isClosed || (work === undefined && !this.threads.isFree(thread))) return
    this.options.log.error('worker_died', reason, { task: work?.job.name })
    this.busy.delete(thread)
    this.threads.replace(thread)
    if (work !== undefined && !work.isGivenBack) this.tryAgain(work, reason)
    this.dispatch()
  }

  private tryAgain(work: Work, reason: string): void {
    const { job } = work
    if (job.isOver) return
    if (job.tries >= TRIES_MAX[job.turn]) {
      this.settle(work, { fault: `the worker died: ${reason}` })
      return
    }
    // Before all others of its lane.
    job.rank = Number.NEGATIVE_INFINITY
    this.enqueue(job)
  }
}

function answerOf(host: Host, name: string, args: readonly unknown[]): Promise<unknown> {
  return (
    (host as Record<string, (...args: readonly unknown[]) => Promise<unknown>>)[name]?.(...args) ??
    Promise.reject(new Error(`The host has no function ${name}`))
  )
}
