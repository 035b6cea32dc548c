/**
 * Divides the main thread between long pieces of work: each turn of the event loop has one slice of
 * one of them, however many there are, so other requests never wait longer than for one slice.
 */
export class Turns {
  private readonly waiting: (() => void)[] = []

  /** Resolves when the next slice may be done. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      if (this.waiting.length === 1) setImmediate(this.start)
    })
  }

  private readonly start = (): void => {
    this.waiting.shift()?.()
    if (this.waiting.length > 0) setImmediate(this.start)
  }
}

/** The turns of this thread. */
export const turns = new Turns()
