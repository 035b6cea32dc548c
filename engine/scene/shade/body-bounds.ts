import type { Vector } from '../vector.ts'
import { BOX } from './box.ts'
import type { Solids } from './solids.ts'
import type { ShadeTarget } from './target.ts'

/** Level half vectors of a body: along, across, and across when it is turned by 90 degrees; east and north of each. */
const SPREAD = 6

/**
 * Where bodies are, in whatever rotation: targets, and behind them solids. Heights leave out what
 * turning adds, which is `lift` times the sine of the rotation.
 */
export class BodyBounds {
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
  /** Half height. */
  readonly rise: Float64Array
  readonly lift: Float64Array
  readonly liftMax: number
  /** Half size to the east or to the north, whichever is more. */
  private readonly halfMost: Float64Array
  /** How far it reaches beyond its rectangle. */
  private readonly depth: Float64Array
  private readonly spread: Float64Array

  /** @param origin  from which coordinates count */
  constructor(targets: readonly ShadeTarget[], solids: Solids, origin: Vector) {
    const count = targets.length + solids.count
    this.east = new Float64Array(count)
    this.north = new Float64Array(count)
    this.up = new Float64Array(count)
    this.rise = new Float64Array(count)
    this.lift = new Float64Array(count)
    this.depth = new Float64Array(count)
    this.spread = new Float64Array(SPREAD * count)
    for (let i = 0; i < targets.length; i++) this.placeTarget(i, targets[i], origin)
    for (let j = 0; j < solids.count; j++) this.placeSolid(targets.length + j, solids.box, BOX * j)
    this.halfMost = this.east.map((_, body) => Math.max(this.half(body, 1, 0), this.half(body, 0, 1)))
    this.liftMax = this.lift.reduce((most, lift) => Math.max(most, lift), 0)
  }

  private placeTarget(i: number, target: ShadeTarget, origin: Vector): void {
    const { spread } = this
    const { centre, along, across, turns, tube, frame = 0 } = target
    const [halfLength, halfWidth] = [target.halfLength + frame, target.halfWidth + frame]
    this.east[i] = centre[0] - origin[0]
    this.north[i] = centre[1] - origin[1]
    this.up[i] = centre[2] - origin[2]
    this.depth[i] = tube === undefined ? 0 : Math.abs(tube.below) + tube.radius
    this.rise[i] = halfLength * Math.abs(along[2]) + halfWidth * Math.abs(across[2]) + this.depth[i]
    const s = SPREAD * i
    for (let axis = 0; axis < 2; axis++) {
      spread[s + axis] = halfLength * along[axis]
      spread[s + 2 + axis] = halfWidth * across[axis]
    }
    if (!turns) return
    this.lift[i] = halfWidth * Math.abs(along[0] * across[1] - along[1] * across[0])
    spread[s + 4] = halfWidth * (along[1] * across[2] - along[2] * across[1])
    spread[s + 5] = halfWidth * (along[2] * across[0] - along[0] * across[2])
  }

  private placeSolid(body: number, box: Float64Array, b: number): void {
    this.east[body] = box[b]
    this.north[body] = box[b + 1]
    this.up[body] = box[b + 2]
    this.spread[SPREAD * body] = box[b + 3]
    this.spread[SPREAD * body + 3] = box[b + 4]
    this.rise[body] = box[b + 5]
  }

  /** Half size of a body along a level direction. */
  half(body: number, toEast: number, toNorth: number): number {
    const { spread } = this
    const s = SPREAD * body
    return (
      this.depth[body] +
      Math.abs(spread[s] * toEast + spread[s + 1] * toNorth) +
      Math.abs(spread[s + 2] * toEast + spread[s + 3] * toNorth) +
      Math.abs(spread[s + 4] * toEast + spread[s + 5] * toNorth)
    )
  }

  /** A bound of `distance` in less time. */
  leastDistance(i: number, j: number): number {
    const { east, north, halfMost } = this
    return Math.max(Math.abs(east[j] - east[i]), Math.abs(north[j] - north[i])) - halfMost[i] - halfMost[j]
  }

  /** Level distance between two bodies, or less, in whatever rotation: along and across the longer line of the first. */
  distance(i: number, j: number): number {
    const { spread, east, north } = this
    const s = SPREAD * i
    const length = Math.sqrt(spread[s] * spread[s] + spread[s + 1] * spread[s + 1])
    const toEast = length > 0 ? spread[s] / length : 1
    const toNorth = length > 0 ? spread[s + 1] / length : 0
    const wayEast = east[j] - east[i]
    const wayNorth = north[j] - north[i]
    const along = Math.abs(wayEast * toEast + wayNorth * toNorth) - this.half(i, toEast, toNorth) - this.half(j, toEast, toNorth)
    const across = Math.abs(wayNorth * toEast - wayEast * toNorth) - this.half(i, -toNorth, toEast) - this.half(j, -toNorth, toEast)
    return Math.sqrt(Math.max(0, along) ** 2 + Math.max(0, across) ** 2)
  }
}
