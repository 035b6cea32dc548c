import type { BookedRun } from './booked-run.ts'
import { park, type SharedWait, sharedWait } from './delivery.ts'
import type { RunInput } from './tasks.ts'

/**
 * One caller who waits for a run. Once the worker has started to write the answer, the caller waits
 * until it is finished. A caller who is released before that gets a 202, and the worker makes the
 * record.
 */
export class Caller {
  /** How it is answered, for the worker, which decides after the simulation whether it still is. */
  readonly reply: Pick<RunInput, 'isKept' | 'encoding' | 'storedAs' | 'profile'> & { readonly wait: SharedWait }
  /** Aborted when the caller leaves before its run is accepted. Undefined with a key: the caller is expected to come back. */
  readonly signal: AbortSignal | undefined
  private state: 'waiting' | 'parked' | 'left' = 'waiting'
  private release: () => void = () => undefined

  /** Settles when the caller is released. */
  readonly parked = new Promise<'parked'>((resolve) => {
    this.release = () => resolve('parked')
  })

  constructor({
    idempotencyKey,
    encoding,
    slot,
    signal,
    profile,
  }: Pick<BookedRun, 'idempotencyKey' | 'encoding' | 'slot' | 'signal' | 'profile'>) {
    const isKept = idempotencyKey !== undefined
    this.signal = isKept ? undefined : this.leaving(signal)
    const storedAs = slot && { id: slot.id, baseUrl: slot.baseUrl }
    // An answer with an idempotency key is stored uncompressed, and compressed for each client.
    this.reply = { wait: sharedWait(), isKept, encoding: isKept ? null : encoding, storedAs, profile }
  }

  /** Ends the wait, unless the answer is being written already. */
  park(): void {
    if (this.state !== 'waiting' || !park(this.reply.wait)) return
    this.state = 'parked'
    this.release()
  }

  /** The run is accepted: the caller has a 202, or will have it. */
  get isParked(): boolean {
    return this.state === 'parked'
  }

  private leaving(signal: AbortSignal): AbortSignal {
    const leaving = new AbortController()
    const leave = () => {
      if (this.state === 'parked') return
      this.state = 'left'
      leaving.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return leaving.signal
  }
}
