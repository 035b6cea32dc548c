import { ALL_DUTIES, type Duties } from '../db/duties.ts'

/** Does the work of one key one after the other, in the order in which it came, and at one server of a store at a time. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>()

  /** @param duties  without it in this process alone */
  constructor(private readonly duties: Duties = ALL_DUTIES) {}

  async do<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve()
    const mine = () => this.duties.inTurn(key, work)
    const done = before.then(mine, mine)
    this.last.set(key, done)
    try {
      return await done
    } finally {
      if (this.last.get(key) === done) this.last.delete(key)
    }
  }
}
