import type { AngleRange } from '../geometry/array-angles.ts'
import { clampToRange, trueRotation } from '../geometry/rotation.ts'
import type { OrientationBin } from './bins.ts'
import type { Device } from './device.ts'
import type { MeanRotation, OwnRotations } from './own-rotations.ts'
import type { TrackerPairs } from './tracker-pairs.ts'
import { ViewedPairs } from './viewed-pairs.ts'

/** How often each tracker takes half of what its neighbours leave: with 30 the beam of a year is 0.01 % more. */
const ROUNDS = 4
/** Mean rotations of the bins are kept for so many directions, since planes are computed one after the other. */
const KEPT = 2048
/** Numbers that are kept in all. */
const KEPT_NUMBERS_MAX = 1_000_000

/**
 * Rotations that leave no shade from the neighbours of each tracker, as the sun sees them. Two trackers do
 * not shade each other while half of the widths that the sun sees of both fits between their axes,
 * wherever both have a part. Each pair shares that distance by the widths; a tracker takes the least of
 * its shares. What a neighbour does not need is then taken by halves, which keeps every pair apart.
 * Valid for: axes that cross at less than 45 deg. Where the axes cross as the sun sees them, both trackers
 *   follow the sun: only edge-on would they leave each other free.
 * Source: K. Anderson and A. Jensen, J. Renew. Sust. Energy 16 (2024) 023504, with the distance at both ends
 *   of what two trackers share, as PlantPredict 12 takes it from the heights of the piles. Most beam without
 *   shade is the aim of K. Anderson, A. Jensen and D. Riley, IEEE J. Photovolt. 16 (2026); halves instead of
 *   their linear programme are our choice.
 * Checked by: test/engine/scene/viewed-rotation.test.ts, by rays
 */
export class ViewedRotation implements OwnRotations {
  private readonly view: ViewedPairs
  private readonly trueRad: Float64Array
  /** Half of the width that the sun sees of each tracker, at most and at present, and what it may still take. */
  private readonly most: Float64Array
  private readonly half: Float64Array
  private readonly slack: Float64Array
  private readonly rotations: Float64Array
  private readonly trackers: Int32Array
  private readonly halfWidth: Float64Array
  private readonly direction = new Float64Array(3)
  private readonly bins: OrientationBin[] = []
  /** Of each place: the direction, and the mean difference to the free rotation of each bin. */
  private kept = new Float64Array(0)
  private places = 0

  /** @param limits  range of the rotation */
  constructor(
    private readonly devices: readonly Device[],
    private readonly pairs: TrackerPairs,
    private readonly limits: AngleRange,
  ) {
    const count = devices.length
    this.view = new ViewedPairs(devices, pairs)
    this.trueRad = new Float64Array(count)
    this.most = new Float64Array(count)
    this.half = new Float64Array(count)
    this.slack = new Float64Array(count)
    this.rotations = new Float64Array(count)
    this.halfWidth = Float64Array.from(devices, ({ halfWidth }) => halfWidth)
    this.trackers = Int32Array.from(devices.keys()).filter((at) => devices[at].kind === 'sat')
  }

  turn(east: number, north: number, up: number, out: Float64Array): void {
    this.face(east, north, up)
    const { trackers, rotations } = this
    for (let k = 0; k < trackers.length; k++) out[trackers[k]] = rotations[trackers[k]]
  }

  rotation(at: number, east: number, north: number, up: number): number {
    this.face(east, north, up)
    return this.rotations[at]
  }

  meanOf(bin: OrientationBin): MeanRotation {
    const { limits, bins } = this
    const at = bins.includes(bin) ? bins.indexOf(bin) : bins.push(bin) - 1
    return (acrossCos, uprightCos, east, north, up) =>
      clampToRange(trueRotation(acrossCos, uprightCos), limits) + this.keptMean(at, east, north, up)
  }

  /** Goes to a direction, once. */
  private face(east: number, north: number, up: number): void {
    const { direction, trackers, rotations, trueRad, most, half, halfWidth, limits } = this
    if (direction[0] === east && direction[1] === north && direction[2] === up) return
    direction.set([east, north, up])
    this.begin(east, north, up)
    if (this.view.count === 0) return
    this.share()
    for (let round = 0; round < ROUNDS; round++) this.takeSlack()
    for (let k = 0; k < trackers.length; k++) {
      const i = trackers[k]
      if (half[i] >= most[i]) continue
      const back = Math.acos(half[i] / halfWidth[i])
      rotations[i] = clampToRange(trueRad[i] > 0 ? trueRad[i] - back : trueRad[i] + back, limits)
    }
  }

  /** Trackers that face the sun as far as their limits let them. */
  private begin(east: number, north: number, up: number): void {
    const { devices, trackers, trueRad, rotations, most, half, limits } = this
    this.view.face(east, north, up)
    for (let k = 0; k < trackers.length; k++) {
      const i = trackers[k]
      const { across, normal, halfWidth } = devices[i]
      const acrossCos = -(east * across[0] + north * across[1] + up * across[2])
      const uprightCos = east * normal[0] + north * normal[1] + up * normal[2]
      trueRad[i] = trueRotation(acrossCos, uprightCos)
      rotations[i] = clampToRange(trueRad[i], limits)
      most[i] = rotations[i] === trueRad[i] ? halfWidth : halfWidth * Math.max(0, Math.cos(trueRad[i] - rotations[i]))
      half[i] = most[i]
    }
  }

  /** Each pair shares the distance between its axes by the widths. */
  private share(): void {
    const { view, pairs, half, halfWidth } = this
    for (let k = 0; k < view.count; k++) {
      const first = pairs.first[view.pair[k]]
      const second = pairs.second[view.pair[k]]
      const share = view.distance[k] / (halfWidth[first] + halfWidth[second])
      half[first] = Math.min(half[first], share * halfWidth[first])
      half[second] = Math.min(half[second], share * halfWidth[second])
    }
  }

  /** Each tracker takes half of what all its neighbours leave between them. */
  private takeSlack(): void {
    const { view, pairs, half, most, slack, trackers } = this
    for (let k = 0; k < trackers.length; k++) slack[trackers[k]] = most[trackers[k]] - half[trackers[k]]
    for (let k = 0; k < view.count; k++) {
      const first = pairs.first[view.pair[k]]
      const second = pairs.second[view.pair[k]]
      const left = Math.max(0, view.distance[k] - half[first] - half[second]) / 2
      if (left < slack[first]) slack[first] = left
      if (left < slack[second]) slack[second] = left
    }
    for (let k = 0; k < trackers.length; k++) half[trackers[k]] += slack[trackers[k]]
  }

  /** How far the trackers of a bin turn back in the mean. */
  private keptMean(bin: number, east: number, north: number, up: number): number {
    const { bins } = this
    const size = 3 + bins.length
    if (this.kept.length === 0 || this.places * size !== this.kept.length) {
      this.places = Math.max(1, Math.min(KEPT, Math.floor(KEPT_NUMBERS_MAX / size)))
      this.kept = new Float64Array(this.places * size)
    }
    const { kept, places } = this
    const at = size * (Math.floor(Math.abs(east * 9973 + north * 7919 + up * 6007) * places) % places)
    if (kept[at] !== east || kept[at + 1] !== north || kept[at + 2] !== up) {
      this.face(east, north, up)
      kept[at] = east
      kept[at + 1] = north
      kept[at + 2] = up
      for (let b = 0; b < bins.length; b++) kept[at + 3 + b] = this.meanBack(bins[b])
    }
    return kept[at + 3 + bin]
  }

  private meanBack({ devices: members, modules }: OrientationBin): number {
    const { devices, rotations, trueRad, limits } = this
    if (this.view.count === 0) return 0
    let sum = 0
    for (const at of members) sum += devices[at].modules * (rotations[at] - clampToRange(trueRad[at], limits))
    return sum / modules
  }
}
