import type { Log } from '../log.ts'
import {
  type FromWorker,
  type Host,
  type InputOf,
  type Outcome,
  outcomeOf,
  type RefusalCodec,
  type ResultOf,
  type TaskName,
  type ToWorker,
  unwrap,
} from './protocol.ts'

export interface PoolOptions {
  /** Module that the workers run. */
  readonly script: URL
  readonly size: number
  readonly codec: RefusalCodec
  readonly log: Log
  /** Makes the error for a full queue. */
  readonly full: (waiting: number) => Error
  readonly limits?: { readonly tasks: number; readonly size: number }
}

export interface SubmitOptions {
  /** Functions that the task may call on the main thread. */
  readonly host?: Host
  /** Size of the input while it waits, characters or bytes. */
  readonly size?: number
  /** The task was already accepted: it may be queued beyond the limits. */
  readonly isAccepted?: boolean
}

/** Maximum number of waiting tasks, and maximum of their total size. */
const DEFAULT_LIMITS = { tasks: 1000, size: 256 * 1024 * 1024 }
/** A task whose worker dies is tried once more: it may not have been the cause. */
const TRIES_MAX = 2

interface Job {
  readonly name: string
  readonly input: unknown
  readonly host: Host
  readonly size: number
  readonly settle: (outcome: Outcome) => void
  tries: number
}

/** A fixed number of workers with a bounded queue. A worker that dies is replaced. */
export class Pool<Tasks> {
  private readonly queue: Job[] = []
  private waitingSize = 0
  private readonly idle: Worker[] = []
  private readonly busy = new Map<Worker, Job>()
  private isClosed = false

  constructor(private readonly options: PoolOptions) {
    for (let k = 0; k < options.size; k++) this.idle.push(this.start())
  }

  get size(): number {
    return this.options.size
  }

  /** Number of tasks that wait for a worker. */
  get depth(): number {
    return this.queue.length
  }

  get running(): number {
    return this.busy.size
  }

  /** Checks that the queue has room. Fails: the error for a full queue. */
  requireRoom(size: number): void {
    const limits = this.options.limits ?? DEFAULT_LIMITS
    const hasRoom = this.idle.length > 0 || (this.queue.length < limits.tasks && this.waitingSize + size <= limits.size)
    if (!hasRoom) throw this.options.full(this.queue.length)
  }

  /**
   * Gives a task to the next free worker.
   * Fails: whatever the task throws, the error for a full queue, or Error for a fault of the
   * service.
   */
  async submit<Name extends TaskName<Tasks>>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    { host = {}, size = 0, isAccepted = false }: SubmitOptions = {},
  ): Promise<ResultOf<Tasks[Name]>> {
    if (!isAccepted) this.requireRoom(size)
    const outcome = await new Promise<Outcome>((settle) => {
      this.enqueue({ name, input, host, size, settle, tries: 0 }, 'last')
    })
    return unwrap(this.options.codec, outcome) as ResultOf<Tasks[Name]>
  }

  /** Terminates the workers. Unfinished tasks never settle. */
  close(): void {
    this.isClosed = true
    for (const worker of [...this.idle, ...this.busy.keys()]) worker.terminate()
  }

  private start(): Worker {
    const worker = new Worker(this.options.script)
    worker.addEventListener('message', (event) => void this.receive(worker, event.data as FromWorker))
    worker.addEventListener('error', (event) => this.replace(worker, event.message))
    worker.addEventListener('close', () => this.replace(worker, 'it ended'))
    return worker
  }

  private enqueue(job: Job, place: 'first' | 'last'): void {
    if (place === 'first') this.queue.unshift(job)
    else this.queue.push(job)
    this.waitingSize += job.size
    this.dispatch()
  }

  private dispatch(): void {
    while (this.idle.length > 0 && this.queue.length > 0) {
      const [worker, job] = [this.idle.pop(), this.queue.shift()]
      if (worker === undefined || job === undefined) return
      this.waitingSize -= job.size
      job.tries++
      this.busy.set(worker, job)
      worker.postMessage({ type: 'task', name: job.name, input: job.input } satisfies ToWorker)
    }
  }

  private async receive(worker: Worker, message: FromWorker): Promise<void> {
    const job = this.busy.get(worker)
    if (job === undefined) return
    if (message.type === 'question') {
      const { name, args } = message
      const outcome = await outcomeOf(this.options.codec, () => answerOf(job.host, name, args))
      worker.postMessage({ type: 'reply', outcome } satisfies ToWorker)
      return
    }
    this.busy.delete(worker)
    this.idle.push(worker)
    this.dispatch()
    job.settle(message.outcome)
  }

  /** Replaces a worker that died, and tries its task again. */
  private replace(worker: Worker, reason: string): void {
    const at = this.idle.indexOf(worker)
    const job = this.busy.get(worker)
    if (this.isClosed || (at < 0 && job === undefined)) return
    this.options.log.error('worker_died', reason, { task: job?.name })
    if (at >= 0) this.idle.splice(at, 1)
    this.busy.delete(worker)
    worker.terminate()
    this.idle.push(this.start())
    if (job === undefined) return
    if (job.tries < TRIES_MAX) this.enqueue(job, 'first')
    else job.settle({ fault: `the worker died: ${reason}` })
  }
}

function answerOf(host: Host, name: string, args: readonly unknown[]): Promise<unknown> {
  return (
    (host as Record<string, (...args: readonly unknown[]) => Promise<unknown>>)[name]?.(...args) ??
    Promise.reject(new Error(`The host has no function ${name}`))
  )
}
