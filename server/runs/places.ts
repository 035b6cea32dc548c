/** Places for accepted runs in the hands of a server. Those of one account never take all of them. */
export class Places {
  private readonly owners = new Map<string, string | null>()
  private readonly counts = new Map<string | null, number>()
  private unassigned = 0

  /** @param most  runs that the server has in its hands at most */
  constructor(readonly most: number) {}

  get free(): number {
    return this.most - this.owners.size - this.unassigned
  }

  /** The accounts that have all of their share; null for the runs without an account. */
  get full(): (string | null)[] {
    return [...this.counts.keys()].filter((owner) => !this.isWithinShare(owner))
  }

  /** Takes a place, if there is one within the share of the account: half of what the others leave, and at least one. */
  take(id: string, owner: string | null): boolean {
    if (this.owners.has(id)) return true
    if (this.free <= 0 || !this.isWithinShare(owner)) return false
    this.add(id, owner)
    return true
  }

  /** Notes a run that the server has, whether or not there was a place for it. */
  add(id: string, owner: string | null): void {
    if (this.owners.has(id)) return
    this.owners.set(id, owner)
    this.counts.set(owner, (this.counts.get(owner) ?? 0) + 1)
  }

  delete(id: string): void {
    const owner = this.owners.get(id)
    if (owner === undefined) return
    this.owners.delete(id)
    const left = (this.counts.get(owner) ?? 0) - 1
    if (left > 0) this.counts.set(owner, left)
    else this.counts.delete(owner)
  }

  /** Keeps a place for a run whose account is not known yet, while work goes on that may take it. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.unassigned++
    try {
      return await work()
    } finally {
      this.unassigned--
    }
  }

  private isWithinShare(owner: string | null): boolean {
    const own = this.counts.get(owner) ?? 0
    return own + 1 <= Math.max(1, (this.most - (this.owners.size - own)) / 2)
  }
}
