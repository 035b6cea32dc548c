import type { AngleRange } from '../geometry/array-angles.ts'
import { clampToRange, trueRotation } from '../geometry/rotation.ts'
import type { OrientationBin } from './bins.ts'
import type { Device } from './device.ts'
import type { OwnRotations } from './own-rotations.ts'
import type { Ahead, SideAhead } from './sides-ahead.ts'

/** Numbers of a tracker in `gaps`: of each side across, rise and free. */
const GAPS = 6
/** Gaps that differ by less are one in the mean of a bin. */
const RESOLUTION = 1e-9

/**
 * Backtracking of each tracker against its own neighbours. Seen from the sun, two trackers whose
 * lines are a distance g apart do not shade each other while half of the widths that the sun sees of
 * both is at most g. Each tracker takes its share of that: with widths w and w', the cosine of its
 * incidence is at most 2 g / (w + w'). A tracker with neighbours on both sides takes the lower limit
 * of the two: the one towards the sun would shade it, and it would shade the other. A tracker
 * without neighbours follows the sun.
 *
 * When the sun is below the line to a neighbour, no rotation avoids its shade; the formula then
 * turns the tracker back to the sun, as it does on a plane slope.
 * Valid for: axes that are parallel, or nearly so, with the ground rolling across them. Where the
 *   heights also differ along the axes, the shade that the sun throws past a tracker's ends remains.
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, eq. 11 to 15, with the cross-axis slope
 *   and the distance of each pair of trackers. Our choice: the lower of both sides' limits. With the
 *   side towards the sun alone, a tracker on a crest shades the one behind it, which relied on it.
 * Checked by: test/engine/scene/terrain-rotation.test.ts
 */
export class TerrainRotation implements OwnRotations {
  private readonly count: number
  private readonly turns: Uint8Array
  /** Level to the right of each axis, and its vertical: 6 numbers. */
  private readonly axes: Float64Array
  /** See `limitOf`. */
  private readonly gaps: Float64Array

  /** @param limits  range of the rotation */
  constructor(
    private readonly devices: readonly Device[],
    { right, left }: Ahead,
    private readonly limits: AngleRange,
  ) {
    this.count = devices.length
    this.turns = Uint8Array.from(devices, ({ kind }) => (kind === 'sat' ? 1 : 0))
    this.axes = new Float64Array(6 * this.count)
    this.gaps = new Float64Array(GAPS * this.count)
    devices.forEach(({ across, normal }, at) => {
      this.axes.set([-across[0], -across[1], -across[2], ...normal], 6 * at)
      this.gaps.set([...this.gapTo(at, right, -1), ...this.gapTo(at, left, 1)], GAPS * at)
    })
  }

  turn(east: number, north: number, up: number, out: Float64Array): void {
    for (let at = 0; at < this.count; at++) if (this.turns[at] === 1) out[at] = this.rotation(at, east, north, up)
  }

  rotation(at: number, east: number, north: number, up: number): number {
    const { axes, gaps, limits } = this
    const a = 6 * at
    const acrossCos = east * axes[a] + north * axes[a + 1] + up * axes[a + 2]
    const uprightCos = east * axes[a + 3] + north * axes[a + 4] + up * axes[a + 5]
    const cosMax = limitOf(gaps, GAPS * at, acrossCos, uprightCos)
    return clampToRange(turnedBack(trueRotation(acrossCos, uprightCos), cosMax), limits)
  }

  meanOf(bin: OrientationBin): (acrossCos: number, uprightCos: number) => number {
    const { limits } = this
    const { gaps, share } = this.distinctGaps(bin)
    return (acrossCos, uprightCos) => {
      const ideal = trueRotation(acrossCos, uprightCos)
      const free = clampToRange(ideal, limits)
      // equal rotations keep their digits
      let difference = 0
      for (let k = 0; k < share.length; k++) {
        const cosMax = limitOf(gaps, GAPS * k, acrossCos, uprightCos)
        if (cosMax < 1) difference += share[k] * (clampToRange(turnedBack(ideal, cosMax), limits) - free)
      }
      return free + difference
    }
  }

  /**
   * Spacing and height to the neighbour on a side over the mean width of both; how free that side is.
   * @param sign  of the height in the distance that the sun sees
   */
  private gapTo(at: number, { index, spacing, rise }: SideAhead, sign: 1 | -1): readonly [number, number, number] {
    if (index[at] < 0) return [0, 0, Number.POSITIVE_INFINITY]
    const { along, halfWidth } = this.devices[at]
    const meanWidth = halfWidth + this.devices[index[at]].halfWidth
    const axisCos = Math.sqrt(along[0] * along[0] + along[1] * along[1])
    return [spacing[at] / meanWidth, (sign * rise[at] * axisCos) / meanWidth, 0]
  }

  /** The gaps of a bin, equal ones once, with their shares of its modules. */
  private distinctGaps(bin: OrientationBin): { gaps: Float64Array; share: Float64Array } {
    const known = new Map<string, { at: number; modules: number }>()
    for (const at of bin.devices) {
      const own = this.gaps.subarray(GAPS * at, GAPS * (at + 1))
      const key = Array.from(own, (value) => Math.round(value / RESOLUTION)).join(' ')
      const { modules } = this.devices[at]
      const same = known.get(key)
      if (same === undefined) known.set(key, { at, modules })
      else same.modules += modules
    }
    const distinct = [...known.values()]
    const gaps = new Float64Array(GAPS * distinct.length)
    distinct.forEach(({ at }, k) => {
      gaps.set(this.gaps.subarray(GAPS * at, GAPS * (at + 1)), GAPS * k)
    })
    return { gaps, share: Float64Array.from(distinct, ({ modules }) => modules / bin.modules) }
  }
}

/**
 * Greatest cosine of incidence, in the section across the axis, that leaves both neighbours in the
 * sun; 1 and more when the tracker may face the sun.
 */
function limitOf(gaps: Float64Array, at: number, acrossCos: number, uprightCos: number): number {
  const toRight = Math.abs(gaps[at] * uprightCos + gaps[at + 1] * acrossCos) + gaps[at + 2]
  const toLeft = Math.abs(gaps[at + 3] * uprightCos + gaps[at + 4] * acrossCos) + gaps[at + 5]
  return Math.min(toRight, toLeft) / Math.sqrt(acrossCos * acrossCos + uprightCos * uprightCos)
}

/** The rotation at which the incidence has a cosine, on the level side of the true rotation. */
function turnedBack(trueRad: number, cosMax: number): number {
  if (!(cosMax < 1) || trueRad === 0) return trueRad
  const back = Math.acos(cosMax)
  return trueRad > 0 ? trueRad - back : trueRad + back
}
