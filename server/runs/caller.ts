/**
 * What a worker makes from a finished run: the answer for a caller who waits, or the record for the
 * store.
 */
export type Delivery = 'answer' | 'record'

/**
 * One caller who waits for a run. Once the worker has started to write the answer, the caller waits
 * until it is finished. A caller who is released before that gets a 202, and the worker makes the
 * record.
 */
export class Caller {
  private state: 'waiting' | 'answered' | 'parked' | 'left' = 'waiting'
  private release: () => void = () => undefined

  /** Settles when the caller is released. */
  readonly parked = new Promise<'parked'>((resolve) => {
    this.release = () => resolve('parked')
  })

  /** Ends the wait, unless the answer is being written already. */
  park(): void {
    if (this.state !== 'waiting') return
    this.state = 'parked'
    this.release()
  }

  /** The run is accepted: the caller has a 202, or will have it. */
  get isParked(): boolean {
    return this.state === 'parked'
  }

  /** Returns whether nobody needs the run any more. */
  leave(): boolean {
    if (this.state === 'parked') return false
    this.state = 'left'
    return true
  }

  /** Called by the worker once, after the simulation. */
  delivery(): Delivery {
    if (this.state === 'parked') return 'record'
    if (this.state === 'waiting') this.state = 'answered'
    return 'answer'
  }
}
