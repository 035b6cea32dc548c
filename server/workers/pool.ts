import { FairQueue } from './fair-queue.ts'
import { deadlineMillis, endSoon, type Job, placeOf, queueOf, type Turn, type Work } from './job.ts'
import type { PoolCounts, PooledTask, PoolOptions, SubmitOptions } from './pool-options.ts'
import {
  CallerLeft,
  type FromWorker,
  type Host,
  type InputOf,
  isLarge,
  isLight,
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
import { type Load, Room } from './room.ts'
import { Thread } from './thread.ts'

const LIMITS: Load = { tasks: 1000, size: 256 * 1024 * 1024, seconds: 300 }
const BACKGROUND_LIMITS: Load = { tasks: 10_000, size: 256 * 1024 * 1024, seconds: 4 * 3600 }
const MEMORY_MAX_BYTES = 600e6
/** A task whose worker dies is tried once more: it may not have been the cause. */
const TRIES_MAX = 2
const TICK_MILLIS = 1000
/** Threads that start at once; large tasks that wait for no run are rare. */
const WARM_KINDS = ['small', 'large', 'checks'] as const
/** Longest step of the deadlines' clock: a machine that slept does not end every task. */
const STEP_MAX_MILLIS = 5000
/** Estimate for a task that states none, by the size of its input. */
const UNKNOWN_COST = { seconds: 0.02, secondsPerByte: 20e-9 }

/**
 * Worker threads with bounded queues, in which callers take turns. Small tasks have `size` threads.
 * Large tasks, which take seconds to minutes, have threads of their own, and so have checks of what
 * was sent, because reading a long body takes seconds: no small task and no acceptance waits for
 * them. One more thread is for large tasks that take seconds at most, which wait for no run. A thread that dies, or does not end its task in time, is replaced.
 */
export class Pool<Tasks> {
  readonly counts: PoolCounts = { cancelled: 0, late: 0, refused: 0 }
  private readonly queues = {
    shortChecks: new FairQueue<Job>(),
    longChecks: new FairQueue<Job>(),
    small: new FairQueue<Job>(),
    large: new FairQueue<Job>(),
    soon: new FairQueue<Job>(),
  }
  /** Settles when the first threads have loaded their code. */
  readonly loaded: Promise<unknown>
  private readonly rooms: Readonly<Record<'awaited' | 'background', Room>>
  private readonly idle: Readonly<Record<ThreadKind, Thread[]>> = { small: [], large: [], checks: [], soon: [] }
  private readonly started: Record<ThreadKind, number> = { small: 0, large: 0, checks: 0, soon: 0 }
  private readonly sizes: Readonly<Record<ThreadKind, number>>
  private readonly busy = new Map<Thread, Work>()
  private readonly now: () => number
  private readonly ticking: ReturnType<typeof setInterval>
  private tickedMillis: number
  private lastNumber = 0
  private wasCheck = false
  private isHeld = false
  private isClosed = false

  constructor(private readonly options: PoolOptions) {
    this.rooms = {
      awaited: new Room({ ...LIMITS, ...options.limits }),
      background: new Room({ ...BACKGROUND_LIMITS, ...options.backgroundLimits }),
    }
    this.now = options.now ?? (() => performance.now())
    this.tickedMillis = this.now()
    this.ticking = setInterval(() => this.tick(), TICK_MILLIS)
    this.ticking.unref()
    this.sizes = { small: options.size, large: Math.max(1, options.size - 1), checks: 1, soon: 1 }
    for (const kind of options.isToWarmUp ? WARM_KINDS : (['small'] as const))
      for (let k = 0; k < this.sizes[kind]; k++) this.idle[kind].push(this.start(kind))
    this.loaded = Promise.all(Object.values(this.idle).flatMap((threads) => threads.map((thread) => thread.loaded)))
  }

  get size(): number {
    return this.options.size
  }

  /** Number of tasks that wait for a worker. */
  get depth(): number {
    return Object.values(this.queues).reduce((sum, { size }) => sum + size, 0)
  }

  get largeDepth(): number {
    return this.queues.large.size
  }

  get running(): number {
    return this.busy.size
  }

  get runningLarge(): number {
    return [...this.busy.values()].filter(({ cost }) => isLarge(cost)).length
  }

  /** Estimated work that waits, seconds of one worker. */
  get waitingSeconds(): number {
    return this.rooms.awaited.taken.seconds + this.rooms.background.taken.seconds
  }

  /**
   * Checks that a task may wait. Fails: the error for a full queue.
   * @param size  size of its input
   */
  requireRoom(size: number, options: Pick<SubmitOptions, 'caller' | 'cost' | 'turn'> = {}): void {
    const { caller = null, cost, turn = 'awaited' } = options
    const known = cost ?? unknownCost(size)
    const isFree = turn !== 'background' && kindsOf({ turn, cost: known }).some((kind) => this.hasThread(kind))
    const load = { tasks: 1, size, seconds: known.seconds }
    if (!isFree && !this.rooms[roomOf(turn)].fits(caller, load)) throw this.fullError(turn)
  }

  /**
   * Gives a task to the next free worker.
   * @param input  a function is called whenever a worker takes the task
   * Fails: whatever the task throws, the error for a full queue or a passed deadline, CallerLeft, or Error for a fault of the service.
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
    { host = {}, size = 0, caller = null, cost = unknownCost(size), turn = 'awaited', signal }: SubmitOptions = {},
  ): PooledTask<ResultOf<Tasks[Name]>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const job: Job = {
      ...placeOf(caller, turn, this.now(), cost),
      name,
      input,
      host,
      turn,
      caller,
      load: { tasks: 1, size, seconds: cost.seconds },
      resolve,
      reject,
      cost,
      tries: 0,
      isOver: false,
    }
    const leave = () => this.cancel(job)
    signal?.addEventListener('abort', leave, { once: true })
    const result = (signal === undefined ? promise : promise.finally(() => signal.removeEventListener('abort', leave))) as Promise<
      ResultOf<Tasks[Name]>
    >
    this.enqueue(job)
    if (signal?.aborted) leave()
    return { result, withdraw: () => this.withdraw(job), isPromisable: () => this.isPromisable(job) }
  }

  /** Starts no more tasks that run in the background: they are stored, and go on after a restart. */
  holdBackground(): void {
    this.isHeld = true
  }

  /** Terminates the workers. Unfinished tasks never settle. */
  close(): void {
    this.isClosed = true
    clearInterval(this.ticking)
    for (const thread of [...Object.values(this.idle).flat(), ...this.busy.keys()]) thread.terminate()
  }

  /** Ends the tasks whose deadline has passed, and replaces workers that do not end theirs. */
  tick(): void {
    const now = this.now()
    const stepMillis = Math.min(now - this.tickedMillis, STEP_MAX_MILLIS)
    this.tickedMillis = now
    for (const [thread, work] of this.busy) {
      work.tookMillis += stepMillis
      if (work.endMillis !== null && work.tookMillis > work.endMillis) this.replace(thread, 'it did not end its task in time')
      else if (work.endMillis === null && work.tookMillis > deadlineMillis(work)) {
        work.isLate = true
        this.stop(thread, work)
      }
    }
  }

  private start(kind: ThreadKind): Thread {
    this.started[kind]++
    return new Thread(this.options.script, kind, kind === 'small' && (this.options.isToWarmUp ?? false), {
      message: (thread, message) => this.receive(thread, message),
      death: (thread, reason) => this.replace(thread, reason),
    })
  }

  private enqueue(job: Job): void {
    this.rooms[roomOf(job.turn)].take(job.caller, job.load)
    this.queues[queueOf(job)].add(job)
    this.dispatch()
  }

  private withdraw(job: Job): boolean {
    if (!this.remove(job)) return false
    this.rejectWith(job, new TaskStopped('The task was withdrawn'))
    return true
  }

  private isPromisable(job: Job): boolean {
    for (const [thread, work] of this.busy) if (work.job === job && !work.isGivenBack) return thread.hasChecked(work.number)
    return !job.isOver
  }

  private remove(job: Job): boolean {
    if (!this.queues[queueOf(job)].remove(job)) return false
    this.rooms[roomOf(job.turn)].leave(job.caller, job.load)
    return true
  }

  private cancel(job: Job): void {
    if (job.isOver) return
    this.counts.cancelled++
    this.remove(job)
    this.rejectWith(job, new CallerLeft('The caller left'))
    for (const [thread, work] of this.busy) if (work.job === job && !work.isGivenBack) this.stop(thread, work)
  }

  private stop(thread: Thread, work: Work): void {
    thread.stop(work.number)
    endSoon(work)
  }

  private dispatch(): void {
    for (const kind of THREAD_KINDS) {
      while (!this.isClosed && this.hasThread(kind)) {
        const job = this.next(kind)
        if (job === undefined) break
        this.rooms[roomOf(job.turn)].leave(job.caller, job.load)
        job.tries++
        this.take(this.idle[kind].pop() ?? this.start(kind), job)
      }
    }
  }

  /** Whether a thread of this kind is free, or may be started. */
  private hasThread(kind: ThreadKind): boolean {
    return this.idle[kind].length > 0 || this.started[kind] < this.sizes[kind]
  }

  private take(thread: Thread, job: Job): void {
    const work: Work = {
      number: ++this.lastNumber,
      job,
      cost: job.cost,
      tookMillis: 0,
      endMillis: null,
      isLate: false,
      isGivenBack: false,
    }
    this.busy.set(thread, work)
    if (typeof job.input === 'function') void this.begin(thread, work, job.input as () => Promise<unknown>)
    else this.post(thread, work, job.input)
  }

  private next(kind: ThreadKind): Job | undefined {
    const { shortChecks, longChecks, small, large, soon } = this.queues
    const canStart = ({ turn }: Job) => !(this.isHeld && turn === 'background')
    if (kind === 'large') return large.take((job) => canStart(job) && this.hasMemoryFor(job.cost))
    if (kind === 'soon') return soon.take(({ cost }) => isLight(cost) || this.hasMemoryFor(cost))
    if (kind === 'checks') return shortChecks.take() ?? longChecks.take(({ cost }) => !isLarge(cost) || this.hasMemoryFor(cost))
    // Short checks and other small tasks take turns.
    const check = this.wasCheck ? undefined : shortChecks.take()
    const job = check ?? small.take(canStart) ?? shortChecks.take()
    this.wasCheck = job?.turn === 'first'
    return job
  }

  /** Large tasks share the memory; one alone may take more. */
  private hasMemoryFor({ bytes }: TaskCost): boolean {
    const costs = [...this.busy.values()].map(({ cost }) => cost).filter(isLarge)
    return costs.length === 0 || costs.reduce((sum, cost) => sum + cost.bytes, bytes) <= (this.options.memoryMax ?? MEMORY_MAX_BYTES)
  }

  private async begin(thread: Thread, work: Work, input: () => Promise<unknown>): Promise<void> {
    const outcome = await outcomeOf(this.options.codec, input)
    if (this.busy.get(thread) !== work) return
    if ('value' in outcome && !work.job.isOver) this.post(thread, work, outcome.value)
    else this.end(thread, work, outcome, false)
  }

  private post(thread: Thread, { number, job }: Work, input: unknown): void {
    thread.post({ type: 'task', number, name: job.name, input })
  }

  private receive(thread: Thread, message: FromWorker): void {
    const work = this.busy.get(thread)
    if (work === undefined) return
    if (message.type === 'question') void this.reply(thread, () => answerOf(work.job.host, message.name, message.args))
    else if (message.type === 'cost') void this.reply(thread, async () => this.admit(thread, work, message.cost))
    else if (message.type === 'done') this.end(thread, work, message.outcome, message.isCleaning)
    else this.free(thread)
  }

  private async reply(thread: Thread, answer: () => Promise<unknown>): Promise<void> {
    thread.post({ type: 'reply', outcome: await outcomeOf(this.options.codec, answer) })
  }

  /**
   * Whether a task that turned out to be large goes on. Otherwise it goes back, to wait for a thread
   * that takes such tasks, or for memory. Fails: the error for a full queue.
   */
  private admit({ kind }: Thread, work: Work, cost: TaskCost): boolean {
    const { job } = work
    const hasMemory = () => (kind === 'soon' && isLight(cost)) || this.hasMemoryFor(cost)
    if (isLarge(work.cost) || (kind !== 'small' && hasMemory())) {
      job.cost = cost
      work.cost = cost
      return true
    }
    const load = { ...job.load, seconds: cost.seconds }
    if (job.turn !== 'background' && !this.rooms.awaited.fits(job.caller, load)) throw this.fullError(job.turn)
    work.isGivenBack = true
    Object.assign(job, placeOf(job.caller, job.turn, this.now(), cost), { load, cost, tries: 0 })
    if (!job.isOver) this.enqueue(job)
    return false
  }

  private end(thread: Thread, work: Work, outcome: Outcome, isCleaning: boolean): void {
    if (!work.isGivenBack) this.settle(work, outcome)
    if (isCleaning) endSoon(work)
    else this.free(thread)
  }

  private free(thread: Thread): void {
    this.busy.delete(thread)
    this.idle[thread.kind].push(thread)
    this.dispatch()
  }

  private settle(work: Work, outcome: Outcome): void {
    const { job } = work
    if (job.isOver) return
    if ('isStopped' in outcome && work.isLate) {
      this.rejectLate(work)
      return
    }
    job.isOver = true
    try {
      job.resolve(unwrap(this.options.codec, outcome))
    } catch (error) {
      job.reject(error as Error)
    }
  }

  private rejectLate(work: Work): void {
    if (work.job.isOver) return
    this.counts.late++
    this.rejectWith(work.job, this.options.late(work.job.name, deadlineMillis(work) / 1000))
  }

  private rejectWith(job: Job, error: Error): void {
    job.isOver = true
    job.reject(error)
  }

  private fullError(turn: Turn): Error {
    this.counts.refused++
    const { tasks, seconds } = this.rooms[roomOf(turn)].taken
    return this.options.full(tasks, seconds / this.options.size)
  }

  /** Replaces a worker that died, and tries its task again. */
  private replace(thread: Thread, reason: string): void {
    const { kind } = thread
    const at = this.idle[kind].indexOf(thread)
    const work = this.busy.get(thread)
    if (this.isClosed || (at < 0 && work === undefined)) return
    this.options.log.error('worker_died', reason, { task: work?.job.name })
    if (at >= 0) this.idle[kind].splice(at, 1)
    this.busy.delete(thread)
    thread.terminate()
    this.started[kind]--
    if (kind === 'small') this.idle.small.push(this.start(kind))
    if (work?.isLate) this.rejectLate(work)
    else if (work !== undefined && !work.isGivenBack) this.tryAgain(work, reason)
    this.dispatch()
  }

  private tryAgain(work: Work, reason: string): void {
    const { job } = work
    if (job.isOver) return
    if (job.tries >= TRIES_MAX) {
      this.settle(work, { fault: `the worker died: ${reason}` })
      return
    }
    // Before all others of its lane.
    job.rank = Number.NEGATIVE_INFINITY
    this.enqueue(job)
  }
}

function roomOf(turn: Turn): 'awaited' | 'background' {
  return turn === 'background' ? 'background' : 'awaited'
}

/** Kinds of threads that take such a task. */
function kindsOf(job: Pick<Job, 'turn' | 'cost'>): readonly ThreadKind[] {
  const queue = queueOf(job)
  if (queue === 'shortChecks') return ['small', 'checks']
  return [queue === 'longChecks' ? 'checks' : queue]
}

function unknownCost(size: number): TaskCost {
  return { seconds: UNKNOWN_COST.seconds + size * UNKNOWN_COST.secondsPerByte, bytes: 0 }
}

function answerOf(host: Host, name: string, args: readonly unknown[]): Promise<unknown> {
  return (
    (host as Record<string, (...args: readonly unknown[]) => Promise<unknown>>)[name]?.(...args) ??
    Promise.reject(new Error(`The host has no function ${name}`))
  )
}
