import { type FromWorker, SHARED, type ThreadKind, type ToWorker } from './protocol.ts'

export interface ThreadEvents {
  readonly message: (thread: Thread, message: FromWorker) => void
  readonly death: (thread: Thread, reason: string) => void
}

/** One worker, and the memory shared with it. */
export class Thread {
  private readonly worker: Worker
  private readonly shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length))

  /** Settles when its code is loaded, or the thread has died. */
  readonly loaded: Promise<void>

  constructor(
    script: URL,
    readonly kind: ThreadKind,
    isToWarmUp: boolean,
    { message, death }: ThreadEvents,
  ) {
    this.worker = new Worker(script)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.loaded = promise
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') resolve()
      else message(this, data)
    })
    this.worker.addEventListener('error', (event) => death(this, event.message))
    this.worker.addEventListener('close', () => {
      resolve()
      death(this, 'it ended')
    })
    this.post({ type: 'start', shared: this.shared, kind, isToWarmUp })
  }

  /** @param transfer  buffers that are moved to the worker */
  post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transfer)
  }

  /** Asks the worker to end this work at its next checkpoint. */
  stop(number: number): void {
    Atomics.store(this.shared, SHARED.stopped, number)
  }

  /** Whether the worker has made every check of this work. */
  hasChecked(number: number): boolean {
    return Atomics.load(this.shared, SHARED.checked) === number
  }

  /** Number of checkpoints that the worker has reached. */
  get checkpoints(): number {
    return Atomics.load(this.shared, SHARED.checkpoints)
  }

  terminate(): void {
    this.worker.terminate()
  }
}
