import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import { failedBy, outcomeOf, unwrap } from './outcome.ts'
import type { FromWorker, Host, Outcome, Question, ResultOf, Task, ToWorker } from './protocol.ts'

export interface PoolLimits {
  /** Tasks that may wait. */
  readonly tasks: number
  /** Characters and bytes that waiting tasks may hold together. */
  readonly size: number
}

const DEFAULT_LIMITS: PoolLimits = { tasks: 1000, size: 256 * 1024 * 1024 }
/** A task whose worker dies is tried once more: the fault may have been another's. */
const TRIES_MAX = 2
const RETRY_AFTER_S = '5'

interface Job {
  readonly task: Task
  readonly host: Host
  readonly settle: (outcome: Outcome<unknown>) => void
  tries: number
}

/** A fixed set of workers and a bounded queue before them. A worker that dies is replaced. */
export class Pool {
  private readonly queue: Job[] = []
  private waitingSize = 0
  private readonly idle: Worker[] = []
  private readonly busy = new Map<Worker, Job>()
  private isClosed = false

  constructor(
    readonly size: number,
    private readonly log: Log,
    private readonly limits: PoolLimits = DEFAULT_LIMITS,
    private readonly script: URL = new URL('./worker.ts', import.meta.url),
  ) {
    for (let k = 0; k < size; k++) this.idle.push(this.start())
  }

  /** Tasks that wait for a worker. */
  get depth(): number {
    return this.queue.length
  }

  get running(): number {
    return this.busy.size
  }

  /** Fails: Problem overloaded when no task of the size can be taken. */
  requireRoom(size: number): void {
    if (this.queue.length < this.limits.tasks && this.waitingSize + size <= this.limits.size) return
    throw new Problem('overloaded', `${this.queue.length} runs are waiting: try again in ${RETRY_AFTER_S} s`, {
      headers: { 'retry-after': RETRY_AFTER_S },
    })
  }

  /**
   * Hands a task to the next free worker.
   * @param isAccepted  the task was promised already and waits beyond the limits if need be
   * Fails: Problem of the task, Problem overloaded, or Error for a fault of the service.
   */
  async submit<T extends Task>(task: T, host: Host, isAccepted = false): Promise<ResultOf<T>> {
    if (!isAccepted) this.requireRoom(sizeOf(task))
    const outcome = await new Promise<Outcome<unknown>>((settle) => {
      this.queue.push({ task, host, settle, tries: 0 })
      this.waitingSize += sizeOf(task)
      this.dispatch()
    })
    return unwrap(outcome) as ResultOf<T>
  }

  /** Ends the workers; tasks that are not done never settle. */
  close(): void {
    this.isClosed = true
    for (const worker of [...this.idle, ...this.busy.keys()]) worker.terminate()
  }

  private start(): Worker {
    const worker = new Worker(this.script)
    worker.addEventListener('message', (event) => void this.receive(worker, event.data as FromWorker))
    worker.addEventListener('error', (event) => this.replace(worker, event.message))
    worker.addEventListener('close', () => this.replace(worker, 'it ended'))
    return worker
  }

  private dispatch(): void {
    while (this.idle.length > 0 && this.queue.length > 0) {
      const [worker, job] = [this.idle.pop(), this.queue.shift()]
      if (worker === undefined || job === undefined) return
      this.waitingSize -= sizeOf(job.task)
      job.tries++
      this.busy.set(worker, job)
      worker.postMessage({ type: 'task', task: job.task } satisfies ToWorker)
    }
  }

  private async receive(worker: Worker, message: FromWorker): Promise<void> {
    const job = this.busy.get(worker)
    if (job === undefined) return
    if (message.type === 'question') {
      const outcome = await outcomeOf(() => answer(job.host, message.question))
      worker.postMessage({ type: 'reply', outcome } satisfies ToWorker)
      return
    }
    this.busy.delete(worker)
    this.idle.push(worker)
    this.dispatch()
    job.settle(message.outcome)
  }

  /** Starts another worker for one that died, and tries its task again. */
  private replace(worker: Worker, reason: string): void {
    const at = this.idle.indexOf(worker)
    const job = this.busy.get(worker)
    if (this.isClosed || (at < 0 && job === undefined)) return
    this.log.error('worker_died', reason)
    if (at >= 0) this.idle.splice(at, 1)
    this.busy.delete(worker)
    worker.terminate()
    this.idle.push(this.start())
    if (job !== undefined && job.tries < TRIES_MAX) {
      this.queue.unshift(job)
      this.waitingSize += sizeOf(job.task)
    } else job?.settle(failedBy(new Error(`The worker died: ${reason}`)))
    this.dispatch()
  }
}

function answer(host: Host, { ask, args }: Question): Promise<unknown> {
  return (host[ask] as (...args: readonly unknown[]) => Promise<unknown>)(...args)
}

function sizeOf(task: Task): number {
  if (task.kind === 'run' || task.kind === 'check') return task.text.length
  return task.kind === 'parseWeather' ? task.bytes.length : 0
}
