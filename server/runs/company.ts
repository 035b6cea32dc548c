/** Lets work go on side by side, or alone: what is to be alone waits for what is under way, and what comes later waits for it. */
export class Company {
  private readonly underWay = new Set<Promise<unknown>>()
  private last: Promise<unknown> = Promise.resolve()
  private count = 0

  /** Whether work is alone, or waits to be. */
  get isClosed(): boolean {
    return this.count > 0
  }

  /** Does work next to other work. */
  together<T>(work: () => Promise<T>): Promise<T> {
    return this.with(this.last.then(work))
  }

  /** Notes work that is under way already. */
  with<T>(work: Promise<T>): Promise<T> {
    this.underWay.add(work)
    const left = () => void this.underWay.delete(work)
    work.then(left, left)
    return work
  }

  /** Does work next to none. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.count++
    const done = Promise.allSettled([...this.underWay, this.last])
      .then(work)
      .finally(() => this.count--)
    this.last = done.catch(() => undefined)
    return done
  }
}
