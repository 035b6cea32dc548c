import { park, type SharedWait, sharedWait } from './delivery.ts'

/**
 * One caller who waits for a run. Once the worker has started to write the answer, the caller waits
 * until it is finished. A caller who is released before that gets a 202, and the worker makes the
 * record.
 */
export class Caller {
  /** Passed to the worker, which decides after the simulation. */
  readonly wait: SharedWait = sharedWait()
  private state: 'waiting' | 'parked' | 'left' = 'waiting'
  private release: () => void = () => undefined

  /** Settles when the caller is released. */
  readonly parked = new Promise<'parked'>((resolve) => {
    this.release = () => resolve('parked')
  })

  /** Ends the wait, unless the answer is being written already. */
  park(): void {
    if (this.state !== 'waiting' || !park(this.wait)) return
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
}
