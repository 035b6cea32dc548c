import type { PoolOptions } from './pool-options.ts'
import { THREAD_KINDS, type ThreadKind } from './protocol.ts'
import { Thread, type ThreadEvents } from './thread.ts'

/** The threads of each kind: those that are free, and how many may still be started. */
export class Threads {
  /** Settles when the first threads have loaded their code. */
  readonly loaded: Promise<unknown>
  private readonly idle: Readonly<Record<ThreadKind, Thread[]>> = { small: [], large: [], checks: [] }
  private readonly started: Record<ThreadKind, number> = { small: 0, large: 0, checks: 0 }
  private readonly sizes: Readonly<Record<ThreadKind, number>>
  /** How many long tasks the threads for large ones take at once: one thread is left to the others. */
  readonly longMax: number

  constructor(
    private readonly options: Pick<PoolOptions, 'script' | 'size' | 'isToWarmUp'>,
    private readonly events: ThreadEvents,
  ) {
    const { size, isToWarmUp } = options
    this.longMax = Math.max(1, size - 1)
    this.sizes = { small: size, large: this.longMax + 1, checks: 1 }
    const first = { small: size, large: isToWarmUp ? this.longMax : 0, checks: isToWarmUp ? 1 : 0 }
    for (const kind of THREAD_KINDS) for (let k = 0; k < first[kind]; k++) this.idle[kind].push(this.start(kind))
    this.loaded = Promise.all(this.free.map((thread) => thread.loaded))
  }

  /** All that have no task. */
  get free(): readonly Thread[] {
    return Object.values(this.idle).flat()
  }

  /** Whether a thread of this kind is free, or may be started. */
  has(kind: ThreadKind): boolean {
    return this.idle[kind].length > 0 || this.started[kind] < this.sizes[kind]
  }

  /** A free thread, or a new one. */
  take(kind: ThreadKind): Thread {
    return this.idle[kind].pop() ?? this.start(kind)
  }

  /** A thread has ended its task. */
  giveBack(thread: Thread): void {
    this.idle[thread.kind].push(thread)
  }

  isFree(thread: Thread): boolean {
    return this.idle[thread.kind].includes(thread)
  }

  /** Ends a thread, free or not. There are always as many for small tasks as at the start. */
  replace(thread: Thread): void {
    const { kind } = thread
    const at = this.idle[kind].indexOf(thread)
    if (at >= 0) this.idle[kind].splice(at, 1)
    thread.terminate()
    this.started[kind]--
    if (kind === 'small') this.idle.small.push(this.start(kind))
  }

  private start(kind: ThreadKind): Thread {
    this.started[kind]++
    return new Thread(this.options.script, kind, kind === 'small' && (this.options.isToWarmUp ?? false), this.events)
  }
}
