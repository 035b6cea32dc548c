import { FairQueue } from './fair-queue.ts'
import { type Job, queueOf, type Turn } from './job.ts'
import type { PoolOptions } from './pool-options.ts'
import { isLarge, type ThreadKind } from './protocol.ts'
import { type Load, Room } from './room.ts'

const LIMITS: Load = { tasks: 1000, size: 256 * 1024 * 1024, seconds: 300 }
const BACKGROUND_LIMITS: Load = { tasks: 10_000, size: 256 * 1024 * 1024, seconds: 4 * 3600 }

/** The tasks that wait for a worker: a queue for each kind of work, and the room that they take. */
export class WaitingJobs {
  private readonly queues = {
    shortChecks: new FairQueue<Job>(),
    longChecks: new FairQueue<Job>(),
    small: new FairQueue<Job>(),
    large: new FairQueue<Job>(),
  }
  private readonly rooms: Readonly<Record<'awaited' | 'background', Room>>
  private wasCheck = false
  private isHeld = false

  constructor({ limits, backgroundLimits }: Pick<PoolOptions, 'limits' | 'backgroundLimits'>) {
    this.rooms = {
      awaited: new Room({ ...LIMITS, ...limits }),
      background: new Room({ ...BACKGROUND_LIMITS, ...backgroundLimits }),
    }
  }

  get depth(): number {
    return Object.values(this.queues).reduce((sum, { size }) => sum + size, 0)
  }

  *[Symbol.iterator](): Generator<Job> {
    for (const queue of Object.values(this.queues)) yield* queue
  }

  get largeDepth(): number {
    return this.queues.large.size
  }

  /** Estimated work, seconds of one worker. */
  get seconds(): number {
    return this.rooms.awaited.taken.seconds + this.rooms.background.taken.seconds
  }

  /** What waits in the room of such tasks. */
  taken(turn: Turn): Load {
    return this.rooms[roomOf(turn)].taken
  }

  fits(turn: Turn, caller: string | null, load: Load): boolean {
    return this.rooms[roomOf(turn)].fits(caller, load)
  }

  add(job: Job): void {
    this.rooms[roomOf(job.turn)].take(job.caller, job.load)
    this.queues[queueOf(job)].add(job)
  }

  /** Returns false when the task does not wait. */
  remove(job: Job): boolean {
    if (!this.queues[queueOf(job)].remove(job)) return false
    this.rooms[roomOf(job.turn)].leave(job.caller, job.load)
    return true
  }

  /** Gives out no more tasks that run in the background. */
  holdBackground(): void {
    this.isHeld = true
  }

  /**
   * Takes the next task for a thread.
   * @param hasRoomFor  whether a large task may start next to those that run
   */
  take(kind: ThreadKind, hasRoomFor: (job: Job) => boolean): Job | undefined {
    const job = this.next(kind, hasRoomFor)
    if (job !== undefined) this.rooms[roomOf(job.turn)].leave(job.caller, job.load)
    return job
  }

  private next(kind: ThreadKind, hasRoomFor: (job: Job) => boolean): Job | undefined {
    const { shortChecks, longChecks, small, large } = this.queues
    const canStart = ({ turn }: Job) => !(this.isHeld && turn === 'background')
    if (kind === 'large') return large.take((job) => canStart(job) && hasRoomFor(job))
    if (kind === 'checks') return shortChecks.take() ?? longChecks.take((job) => !isLarge(job.cost) || hasRoomFor(job))
    // Short checks and other small tasks take turns.
    const check = this.wasCheck ? undefined : shortChecks.take()
    const job = check ?? small.take(canStart) ?? shortChecks.take()
    this.wasCheck = job?.turn === 'first'
    return job
  }
}

/** Kinds of threads that take such a task. */
export function kindsOf(job: Pick<Job, 'turn' | 'cost'>): readonly ThreadKind[] {
  const queue = queueOf(job)
  if (queue === 'shortChecks') return ['small', 'checks']
  return [queue === 'longChecks' ? 'checks' : queue]
}

function roomOf(turn: Turn): 'awaited' | 'background' {
  return turn === 'background' ? 'background' : 'awaited'
}
