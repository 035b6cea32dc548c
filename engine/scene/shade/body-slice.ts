import { ZENITH } from './light-slice.ts'

/** A cut that rises by more per length is a side, by less a top. Steeper than roofs are. */
const STEEPEST_TOP = Math.SQRT2

/**
 * The slopes under which a cut through a convex body is seen: the range around those of its corners.
 * A cut lies in the half plane of an azimuth; `ahead` of a corner is its level distance from the
 * place and `rise` its height above it. A cut that reaches over the place, from ahead to behind,
 * reaches to the zenith, or to the point below.
 *
 * Use: `clear`, `add` for corners, then `close`. `add` may add points within the cut as well.
 */
export class BodySlice {
  low = 0
  high = 0
  private ahead = new Float64Array(64)
  private rise = new Float64Array(64)
  private count = 0
  private behind = 0
  /** The corner between side and top. */
  private edge = 0
  private edgeReach = 0

  clear(): void {
    this.low = Number.POSITIVE_INFINITY
    this.high = Number.NEGATIVE_INFINITY
    this.count = 0
    this.behind = 0
    this.edgeReach = Number.NEGATIVE_INFINITY
  }

  add(ahead: number, rise: number): void {
    if (this.count === this.ahead.length) this.grow()
    this.ahead[this.count] = ahead
    this.rise[this.count] = rise
    const reach = rise - STEEPEST_TOP * ahead
    if (reach > this.edgeReach) {
      this.edgeReach = reach
      this.edge = this.count
    }
    this.count++
    if (!(ahead > 0)) {
      this.behind++
      return
    }
    const slope = slopeOf(rise, ahead)
    if (slope < this.low) this.low = slope
    if (slope > this.high) this.high = slope
  }

  /** Completes the range; false when nothing of the cut is ahead. */
  close(): boolean {
    if (this.behind === this.count) return false
    if (this.behind > 0) this.reachOver()
    return this.high > this.low
  }

  /** Where its side ends and its top begins, which is seen from above; -ZENITH where a place above sees no side. */
  get sideEnd(): number {
    const { edge } = this
    if (this.ahead[edge] > 0) return slopeOf(this.rise[edge], this.ahead[edge])
    return this.rise[edge] > 0 ? ZENITH : -ZENITH
  }

  /** Looks at where lines from corners ahead to corners behind pass the place. */
  private reachOver(): void {
    const { ahead, rise, count } = this
    for (let p = 0; p < count; p++) {
      if (!(ahead[p] > 0)) continue
      for (let q = 0; q < count; q++) {
        if (ahead[q] > 0) continue
        const height = rise[p] * -ahead[q] + rise[q] * ahead[p]
        if (height > 0) this.high = ZENITH
        if (height < 0) this.low = -ZENITH
      }
    }
  }

  private grow(): void {
    const { ahead, rise } = this
    this.ahead = new Float64Array(2 * ahead.length)
    this.rise = new Float64Array(2 * rise.length)
    this.ahead.set(ahead)
    this.rise.set(rise)
  }
}

function slopeOf(rise: number, ahead: number): number {
  return Math.max(-ZENITH, Math.min(ZENITH, rise / ahead))
}
