import { type Fault, StoreFault } from './fault.ts'
import type { FromStore, OpenedFiles, Opening, SqlStatement, StoreTask } from './protocol.ts'

/** A failure of the store for statements that can be written again later. */
export class Unwritten extends StoreFault {
  constructor(
    { kind, cause }: Fault,
    readonly batch: SqlStatement[],
  ) {
    super(kind, cause)
  }
}

interface Pending {
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: Error) => void
}

/** How long a thread that died again stays stopped at most. */
const RESTART_MAX_MILLIS = 10_000

/** A thread with a connection to the store. It is started again when it dies. */
export class StoreThread {
  private worker: Worker | null = null
  private readonly pending = new Map<number, Pending>()
  private lastId = 0
  private deaths = 0
  private opened: OpenedFiles | null = null
  private isClosed = false

  constructor(
    private readonly opening: Omit<Opening, 'opened'>,
    private readonly died: (reason: string) => void,
  ) {}

  /** Opens the store. Returns its files, null for a remote store. Fails: Error. */
  async open(opened: OpenedFiles | null): Promise<OpenedFiles | null> {
    this.start()
    this.opened = (await this.do({ type: 'open', opening: { ...this.opening, opened } })) as OpenedFiles | null
    return this.opened
  }

  /**
   * Gives the thread a task.
   * @param transfer  buffers that are moved to the thread
   * Fails: StoreFault, also when the thread dies; Error for a fault of a statement.
   */
  do(task: StoreTask, transfer: ArrayBuffer[] = []): Promise<unknown> {
    const { worker } = this
    if (worker === null || this.isClosed) {
      const fault = { kind: 'restarting', cause: 'The thread of the store is not running' } as const
      return Promise.reject(task.type === 'write' ? new Unwritten(fault, task.batch) : new StoreFault(fault.kind, fault.cause))
    }
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      worker.postMessage({ id, task }, transfer)
    })
  }

  /**
   * Closes the connection and ends the thread, which has this long to do its last tasks. A task that
   * comes later fails. A thread that is late is left alone: the native driver ends the whole process
   * when its thread is ended in the middle of a call.
   */
  async close(limitMillis: number): Promise<void> {
    const { worker } = this
    const closed = worker === null ? null : this.do({ type: 'close' })
    this.isClosed = true
    let timer: Timer | undefined
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The store was not closed within ${limitMillis / 1000} s`)), limitMillis)
    })
    try {
      await Promise.race([closed, late])
      worker?.terminate()
    } catch (cause) {
      worker?.unref()
      throw cause
    } finally {
      clearTimeout(timer)
      this.stopped('The store is closed')
    }
  }

  /** Ends the thread at once. It must not be doing a task, see `close`. */
  end(): void {
    this.isClosed = true
    this.worker?.terminate()
    this.stopped('The store is closed')
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.addEventListener('message', (event) => this.receive(event.data as FromStore))
    worker.addEventListener('error', (event) => this.restart(worker, event.message))
    worker.addEventListener('close', () => this.restart(worker, 'it ended'))
    this.worker = worker
    return worker
  }

  private receive(message: FromStore): void {
    const pending = this.pending.get(message.id)
    this.pending.delete(message.id)
    if ('value' in message) pending?.resolve(message.value)
    else pending?.reject(errorIn(message))
  }

  private restart(worker: Worker, reason: string): void {
    if (worker !== this.worker) return
    worker.terminate()
    this.stopped(reason)
    if (this.isClosed) return
    this.died(reason)
    setTimeout(
      () => {
        if (this.isClosed) return
        this.start()
        // A failure is that of the next task, which opens the store too.
        this.do({ type: 'open', opening: { ...this.opening, opened: this.opened } }).catch(() => undefined)
      },
      Math.min(2 ** this.deaths++, RESTART_MAX_MILLIS),
    )
  }

  private stopped(reason: string): void {
    this.worker = null
    const lost = [...this.pending.values()]
    this.pending.clear()
    for (const { reject } of lost) reject(new StoreFault('restarting', reason))
  }
}

function errorIn(message: Exclude<FromStore, { readonly value: unknown }>): Error {
  if ('error' in message) return new Error(`The store: ${message.error}`)
  const { fault, returned = [] } = message
  return returned.length > 0 ? new Unwritten(fault, returned) : new StoreFault(fault.kind, fault.cause)
}
