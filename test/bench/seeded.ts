/**
 * Random numbers from 0 to 1, the same for the same seed.
 * Source: mulberry32, T. Ettinger, public domain.
 */
export class Seeded {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** An approximately normal number, from a sum of uniform ones; mean 0, standard deviation 1. */
  normal(): number {
    let sum = -6
    for (let k = 0; k < 12; k++) sum += this.next()
    return sum
  }
}
