/** A task that waits. */
export interface Queued {
  /** The tasks of a lane wait for each other; lanes take turns. */
  readonly lane: string
  /** Order within the lane: the lowest is next. */
  readonly rank: number
}

/** A queue in which every caller gets a turn, however much the others send. */
export class FairQueue<Item extends Queued> {
  /** The next turn is that of the first lane. */
  private readonly lanes = new Map<string, Item[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const lane of this.lanes.values()) yield* lane
  }

  add(item: Item): void {
    const lane = this.lanes.get(item.lane)
    this.count++
    if (lane === undefined) {
      this.lanes.set(item.lane, [item])
      return
    }
    let at = lane.length
    while (at > 0 && (lane[at - 1]?.rank ?? 0) > item.rank) at--
    lane.splice(at, 0, item)
  }

  /**
   * Takes the next item of the first lane whose next item fits, and gives that lane the last turn.
   */
  take(fits: (item: Item) => boolean = () => true): Item | undefined {
    for (const [name, lane] of this.lanes) {
      const next = lane[0]
      if (next === undefined || !fits(next)) continue
      lane.shift()
      this.count--
      this.lanes.delete(name)
      if (lane.length > 0) this.lanes.set(name, lane)
      return next
    }
    return undefined
  }

  /** Returns false when the item is not in the queue. */
  remove(item: Item): boolean {
    const lane = this.lanes.get(item.lane)
    const at = lane?.indexOf(item) ?? -1
    if (lane === undefined || at < 0) return false
    lane.splice(at, 1)
    this.count--
    if (lane.length === 0) this.lanes.delete(item.lane)
    return true
  }
}
