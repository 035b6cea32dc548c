/**
 * Choices from a seed: the same seed gives the same choices everywhere.
 * Source: mulberry32 (T. Ettinger, public domain).
 */
export class Seeded {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 to below 1. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Short decimals, so that a request can be read and copied. */
  between(from: number, to: number): number {
    return Number((from + (to - from) * this.share()).toPrecision(4))
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.share() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.share() < probability
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.share() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  list(length: number, from: number, to: number): number[] {
    return Array.from({ length }, () => this.between(from, to))
  }

  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values]
    return values.map(() => left.splice(Math.floor(this.share() * left.length), 1)[0] as T)
  }
}
