import type { Patch } from '../../variants/patch.ts'
import type { SweptAxis } from './axes.ts'

/**
 * All combinations of the values of some axes. Their order in the answer is that of the axes as sent, the last one fastest.
 * They run in another order, which shares the most: axes that change the light first and slowest, those of the grid last.
 */
export class SweepGrid {
  readonly count: number
  /** Steps between two values of an axis, in the order of the answer. */
  private readonly strides: readonly number[]
  /** Positions of the axes, from the sun to the grid. */
  private readonly order: readonly number[]

  /** @param ranks  of each axis, how early in the chain it changes something */
  constructor(
    readonly axes: readonly SweptAxis[],
    ranks: readonly number[],
  ) {
    this.count = axes.reduce((product, { count }) => product * count, 1)
    this.strides = axes.map((_, k) => axes.slice(k + 1).reduce((product, { count }) => product * count, 1))
    this.order = axes.map((_, k) => k).sort((a, b) => (ranks[a] as number) - (ranks[b] as number) || a - b)
  }

  /** Which variant runs at this position. */
  indexOf(position: number): number {
    let rest = position
    let index = 0
    for (const axis of this.order.toReversed()) {
      const { count } = this.axes[axis] as SweptAxis
      index += (rest % count) * (this.strides[axis] as number)
      rest = Math.floor(rest / count)
    }
    return index
  }

  /** The position of the value of an axis that a variant has. */
  digit(index: number, axis: number): number {
    return Math.floor(index / (this.strides[axis] as number)) % (this.axes[axis] as SweptAxis).count
  }

  /** The values of a variant by their paths. */
  pointOf(index: number): Patch {
    const entries = this.axes.flatMap(({ paths }, axis) => paths.map(({ path, values }) => [path, values[this.digit(index, axis)]]))
    return Object.fromEntries(entries)
  }

  /** The variant that differs in an axis by one step; null behind an end of it. */
  neighbour(index: number, axis: number, step: -1 | 1): number | null {
    const digit = this.digit(index, axis) + step
    if (digit < 0 || digit >= (this.axes[axis] as SweptAxis).count) return null
    return index + step * (this.strides[axis] as number)
  }

  /** Number of variants that differ in the first axes from the sun alone, of each number of axes. */
  countsFromSun(): { readonly axis: number; readonly count: number }[] {
    let count = 1
    return this.order.map((axis) => {
      count *= (this.axes[axis] as SweptAxis).count
      return { axis, count }
    })
  }
}
