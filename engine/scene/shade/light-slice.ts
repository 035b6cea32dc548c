import { HALF_PI } from '../../core/angles.ts'
import { OPAQUE } from './opaque.ts'
import { sortByValue } from './order.ts'

/** Slope of what is straight above: a tangent that is still finite when it is squared. */
export const ZENITH = 1e12

/**
 * What a place on a plane sees at one azimuth, from the horizon to the zenith, and what bodies cover
 * of it. They cover ranges of slope, the tangent of elevation. The light between two slopes has a
 * closed form, so that elevation needs no steps. Opaque bodies take what their union covers; a tree
 * line weakens a direction once, however many of its segments are there. Turned over, with slopes
 * that count downwards, it is what the place sees from the horizon to the point below.
 *
 * Use: `begin`, `cover` for every body in any order, `end`; then read light and loss.
 * Source: geometry; cosine of incidence times cosine of elevation, integrated over elevation.
 */
export class LightSlice {
  /** Light of an even sky, or of even ground, and what is lost of it. */
  light = 0
  lost = 0
  /** Opaque bodies cover all up to this slope. */
  floor = 0
  /** The plane sees what is between these slopes. */
  private bottom = 0
  private ceiling = 0
  /** Light from the horizon up to the bottom, which the plane does not see. */
  private unseen = 0
  private levelCos = 0
  private upCos = 0
  /** Opaque ranges that began above the floor. */
  private readonly floating = new Ranges()
  private readonly trees = new Ranges()

  /** @param transmittances  by group of bodies */
  constructor(private readonly transmittances: readonly number[]) {}

  /**
   * Looks along an azimuth.
   * @param levelCos  the part of the plane's normal along the azimuth
   * @param upCos  its part upwards
   * @returns false when the plane sees nothing there
   */
  begin(levelCos: number, upCos: number): boolean {
    if (!(levelCos > 0 || upCos > 0)) {
      this.close()
      return false
    }
    this.levelCos = levelCos
    this.upCos = upCos
    this.floor = levelCos < 0 ? Math.min(ZENITH, -levelCos / upCos) : 0
    this.ceiling = upCos < 0 ? Math.min(ZENITH, -levelCos / upCos) : ZENITH
    this.floating.count = 0
    this.trees.count = 0
    this.bottom = this.floor
    this.unseen = this.lightTo(this.floor)
    this.light = this.floor === this.ceiling ? 0 : this.lightTo(this.ceiling) - this.unseen
    return true
  }

  /** Sees nothing: no body counts until `begin`. */
  close(): void {
    this.light = 0
    this.lost = 0
    this.floor = ZENITH
    this.bottom = ZENITH
    this.ceiling = ZENITH
    this.floating.count = 0
    this.trees.count = 0
  }

  /** Leaves out what is below a slope: it has no light there, and loses none. */
  leaveOut(slope: number): void {
    if (!(slope > this.bottom)) return
    this.bottom = Math.min(slope, this.ceiling)
    this.floor = Math.max(this.floor, this.bottom)
    this.light += this.unseen
    this.unseen = this.lightTo(this.bottom)
    this.light -= this.unseen
  }

  /** Covers a range of slopes by a body of a group. */
  cover(low: number, high: number, group: number): void {
    if (!(high > this.floor && low < this.ceiling)) return
    if (group !== OPAQUE) this.trees.add(low, high, group)
    else if (low > this.floor) this.floating.add(low, high, group)
    else this.floor = Math.min(high, this.ceiling)
  }

  /** Completes the loss. */
  end(): void {
    const { floating, ceiling } = this
    this.lost = this.bottom === this.floor ? 0 : this.lightTo(this.floor) - this.unseen
    let at = this.floor
    floating.sort()
    for (let k = 0; k < floating.count; k++) {
      const range = floating.order[k]
      const high = Math.min(floating.high[range], ceiling)
      if (high <= at) continue
      const low = Math.max(floating.low[range], at)
      this.loseToTrees(at, low)
      this.lost += this.lightBetween(low, high)
      at = high
    }
    this.loseToTrees(at, ceiling)
  }

  private loseToTrees(from: number, to: number): void {
    const { trees } = this
    if (trees.count === 0) return
    for (let at = from; at < to; ) {
      const next = trees.boundAfter(at, to)
      this.lost += (1 - this.lightAt(at)) * this.lightBetween(at, next)
      at = next
    }
  }

  /** Share of the light that the tree lines let through just above a slope. */
  private lightAt(slope: number): number {
    const { trees, transmittances } = this
    let light = 1
    for (let k = 0; k < trees.count; k++) if (trees.isFirstAt(k, slope)) light *= transmittances[trees.group[k]]
    return light
  }

  private lightBetween(low: number, high: number): number {
    return low === high ? 0 : this.lightTo(high) - this.lightTo(low)
  }

  /** Light from the horizon up to a slope. */
  private lightTo(slope: number): number {
    if (slope === 0) return 0
    if (slope === ZENITH) return (this.levelCos * HALF_PI + this.upCos) / 2
    const cosSquared = 1 / (1 + slope * slope)
    return (this.levelCos * (Math.atan(slope) + slope * cosSquared) + this.upCos * (1 - cosSquared)) / 2
  }
}

/** Ranges of slope, each of a group. */
class Ranges {
  count = 0
  low = new Float64Array(16)
  high = new Float64Array(16)
  group = new Int32Array(16)
  /** The ranges by their lower end; written by `sort`. */
  order = new Int32Array(16)

  add(low: number, high: number, group: number): void {
    if (this.count === this.low.length) this.grow()
    this.low[this.count] = low
    this.high[this.count] = high
    this.group[this.count] = group
    this.count++
  }

  sort(): void {
    for (let k = 0; k < this.count; k++) this.order[k] = k
    sortByValue(this.order, this.count, this.low)
  }

  /** The lowest end of a range above a slope, at most `most`. */
  boundAfter(slope: number, most: number): number {
    let next = most
    for (let k = 0; k < this.count; k++) {
      if (this.low[k] > slope && this.low[k] < next) next = this.low[k]
      if (this.high[k] > slope && this.high[k] < next) next = this.high[k]
    }
    return next
  }

  /** Whether range k contains a slope, as the first of its group. */
  isFirstAt(k: number, slope: number): boolean {
    if (!this.contains(k, slope)) return false
    for (let before = 0; before < k; before++) if (this.group[before] === this.group[k] && this.contains(before, slope)) return false
    return true
  }

  private contains(k: number, slope: number): boolean {
    return this.low[k] <= slope && this.high[k] > slope
  }

  private grow(): void {
    const { low, high, group } = this
    this.low = new Float64Array(2 * low.length)
    this.high = new Float64Array(2 * low.length)
    this.group = new Int32Array(2 * low.length)
    this.order = new Int32Array(2 * low.length)
    this.low.set(low)
    this.high.set(high)
    this.group.set(group)
  }
}
