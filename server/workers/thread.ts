import type { FromWorker, ToWorker } from './protocol.ts'

export interface ThreadEvents {
  readonly message: (thread: Thread, message: FromWorker) => void
  readonly death: (thread: Thread, reason: string) => void
}

/** One worker and its stop flag. */
export class Thread {
  private readonly worker: Worker
  /** Number of the work that has to stop. The worker reads it at its checkpoints. */
  private readonly stopped = new Int32Array(new SharedArrayBuffer(4))

  constructor(script: URL, isToWarmUp: boolean, { message, death }: ThreadEvents) {
    this.worker = new Worker(script)
    this.worker.addEventListener('message', (event) => message(this, event.data as FromWorker))
    this.worker.addEventListener('error', (event) => death(this, event.message))
    this.worker.addEventListener('close', () => death(this, 'it ended'))
    this.post({ type: 'start', stopped: this.stopped, isToWarmUp })
  }

  post(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  /** Asks the worker to end this work at its next checkpoint. */
  stop(number: number): void {
    Atomics.store(this.stopped, 0, number)
  }

  terminate(): void {
    this.worker.terminate()
  }
}
