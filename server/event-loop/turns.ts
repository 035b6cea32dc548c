/** Length of a turn after which no more work begins in it. 5 ms were no faster: more turns cost nothing that shows. */
const TURN_MAX_MILLIS = 2

/**
 * Divides the main thread between pieces of work. Whatever is ready at the same moment, such as 300
 * requests or the results of all threads, begins in as many turns of the event loop as it needs, in
 * its order, so what comes after never waits for all of it.
 */
export class Turns {
  private begunMillis = 0
  private isWatched = false

  /**
   * @param clock     time, milliseconds
   * @param nextTurn  calls a function at the beginning of the next turn, in the order of the calls
   */
  constructor(
    private readonly clock: () => number = () => performance.now(),
    private readonly nextTurn: (begin: () => void) => void = setImmediate,
  ) {}

  /** Waits for a later turn that has room. */
  next(): Promise<void> {
    return new Promise((resolve) => this.queue(resolve))
  }

  /** Waits if this turn has worked for long. Returns undefined when it has room. */
  room(): Promise<void> | undefined {
    this.watch()
    return this.isFull() ? this.next() : undefined
  }

  private queue(resolve: () => void): void {
    this.watch()
    this.nextTurn(() => (this.isFull() ? this.queue(resolve) : resolve()))
  }

  private isFull(): boolean {
    return this.clock() - this.begunMillis > TURN_MAX_MILLIS
  }

  /** Notes when the next turn begins, before the work that is queued for it. */
  private watch(): void {
    if (this.isWatched) return
    this.isWatched = true
    this.nextTurn(() => {
      this.isWatched = false
      this.begunMillis = this.clock()
    })
  }
}

/** The turns of this thread. */
export const turns = new Turns()
