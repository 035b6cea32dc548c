/** What a worker makes of a finished run: the answer for a caller who waits, or the record for the store. */
export type Delivery = 'answer' | 'record'

/**
 * One caller who waits for a run. Once the worker writes the answer the wait is kept up until it is there; a caller who was let go before that gets a promise,
 * and the worker makes the record.
 */
export class Caller {
  private state: 'waiting' | 'answered' | 'parked' = 'waiting'
  private letGo: () => void = () => undefined

  /** Settles when the caller is let go. */
  readonly parked = new Promise<'parked'>((resolve) => {
    this.letGo = () => resolve('parked')
  })

  /** Ends the wait, unless the answer is being written already. */
  park(): void {
    if (this.state !== 'waiting') return
    this.state = 'parked'
    this.letGo()
  }

  /** Asked by the worker once, when the run is simulated. */
  delivery(): Delivery {
    if (this.state === 'parked') return 'record'
    this.state = 'answered'
    return 'answer'
  }
}
