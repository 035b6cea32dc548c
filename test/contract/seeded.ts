/**
 * Random choices that are the same for the same seed. Source of the generator: mulberry32, T.
 * Ettinger, public domain.
 */
export class Choices {
  constructor(private state: number) {}

  /** 0 to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  of<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined && items.length === 0) throw new Error('Nothing to choose from')
    return item as T
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }
}
