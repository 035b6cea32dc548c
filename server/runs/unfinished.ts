/** Tracks the work that a stop waits for. */
export class Unfinished {
  private readonly work = new Set<Promise<unknown>>()

  async track<T>(work: Promise<T>): Promise<T> {
    this.work.add(work)
    try {
      return await work
    } finally {
      this.work.delete(work)
    }
  }

  /**
   * Waits until all work is finished, including work that starts in the meantime, or until the time
   * limit.
   */
  async settle(limitMillis: number): Promise<void> {
    let isTimeUp = false
    const timeUp = Bun.sleep(limitMillis).then(() => {
      isTimeUp = true
    })
    while (this.work.size > 0 && !isTimeUp) await Promise.race([Promise.allSettled(this.work), timeUp])
  }
}
