/** Does the work of one key one after the other, in the order in which it came. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>()

  async do<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve()
    const done = before.then(work, work)
    this.last.set(key, done)
    try {
      return await done
    } finally {
      if (this.last.get(key) === done) this.last.delete(key)
    }
  }
}
