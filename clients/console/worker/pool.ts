import type { Failure } from '@pvyield/engine/work'
import type { InputOf, JobName, OutputOf, Reply } from './messages.ts'
import type { WorkerHost } from './worker-host.ts'

/** What the engine finds wrong with a request, each with its field. */
export class RequestFailures extends Error {
  override readonly name = 'RequestFailures'

  constructor(readonly failures: readonly Failure[]) {
    super(failures.map(({ message }) => message).join('; '))
  }
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

/** Workers with the engine. A job goes to the first that is idle, else to the one with the least to do. */
export class WorkerPool {
  readonly size: number
  private readonly threads: Thread[] = []
  private lastId = 0

  /** @param size  number of workers; they start when they are first needed */
  constructor(
    private readonly script: string,
    private readonly host: WorkerHost,
    size = Math.max(2, navigator.hardwareConcurrency),
  ) {
    this.size = size
  }

  /** Fails: RequestFailures; Error for a fault of the page. */
  ask<Name extends JobName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const { worker, waiting } = this.freest()
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      worker.postMessage({ id, name, input })
    })
  }

  private freest(): Thread {
    const idle = this.threads.find(({ waiting }) => waiting.size === 0)
    if (idle !== undefined) return idle
    if (this.threads.length < this.size) return this.start()
    return this.threads.reduce((least, thread) => (thread.waiting.size < least.waiting.size ? thread : least))
  }

  private start(): Thread {
    const worker = new Worker(this.script, { type: 'module' })
    const waiting = new Map<number, Waiting>()
    const thread = { worker, waiting }
    worker.postMessage({ host: this.host })
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const found = waiting.get(data.id)
      waiting.delete(data.id)
      if ('value' in data) found?.resolve(data.value)
      else found?.reject('failures' in data ? new RequestFailures(data.failures) : new Error(data.fault))
    })
    worker.addEventListener('error', ({ message }) => {
      this.threads.splice(this.threads.indexOf(thread), 1)
      worker.terminate()
      for (const { reject } of waiting.values()) reject(new Error(`The engine stopped: ${message || 'its script could not be loaded'}`))
    })
    this.threads.push(thread)
    return thread
  }
}
