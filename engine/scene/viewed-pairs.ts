import type { Device } from './device.ts'
import type { TrackerPairs } from './tracker-pairs.ts'

/** Of each tracker: its axis as the sun sees it (3), the direction across that (3), and the length of its half. */
const VIEW = 7
/** Of each device: its axis (3), and half of its length and width. */
const BODY = 5
/** Of each pair: the way from the first to the second (3), and the farthest that axes are apart that way when they count. */
const WAY = 4
/** Axes that cross at more than 45 deg, as the sun sees them, are not rows of each other. */
const STEEPEST = 1

/**
 * Pairs of trackers of which one may shade the other, as the sun sees them, and the distance between
 * their axes. Where both have a part along the axis of the first, the axis of the second is a straight
 * line, so it is nearest at an end of that part.
 * Source: geometry.
 */
export class ViewedPairs {
  /** Pairs that are nearer than half of both widths: how many, which, and their distance. */
  count = 0
  readonly pair: Int32Array
  readonly distance: Float64Array
  private readonly view: Float64Array
  private readonly body: Float64Array
  private readonly way: Float64Array
  /** Positions of the trackers that are the first of a pair. */
  private readonly seen: Int32Array

  constructor(
    devices: readonly Device[],
    private readonly pairs: TrackerPairs,
  ) {
    const { first, second } = pairs
    this.pair = new Int32Array(first.length)
    this.distance = new Float64Array(first.length)
    this.view = new Float64Array(VIEW * devices.length)
    this.body = Float64Array.from(devices.flatMap(({ along, halfLength, halfWidth }) => [...along, halfLength, halfWidth]))
    this.way = new Float64Array(WAY * first.length)
    this.seen = Int32Array.from(new Set(first))
    for (let k = 0; k < first.length; k++) {
      const [a, b] = [devices[first[k]], devices[second[k]]]
      const sense = Math.sign(a.along[0] * b.along[0] + a.along[1] * b.along[1] + a.along[2] * b.along[2])
      for (let axis = 0; axis < 3; axis++) this.way[WAY * k + axis] = b.centre[axis] - a.centre[axis]
      const apart = Math.hypot(...a.along.map((along, axis) => along - sense * b.along[axis]))
      this.way[WAY * k + 3] = a.halfWidth + b.halfWidth + apart * b.halfLength
    }
  }

  /** Finds the pairs of a direction. @param east, north, up  unit vector towards the sun */
  face(east: number, north: number, up: number): void {
    const { view, way, seen } = this
    const { first } = this.pairs
    for (let k = 0; k < seen.length; k++) this.see(seen[k], east, north, up)
    this.count = 0
    for (let k = 0; k < first.length; k++) {
      const v = VIEW * first[k]
      const w = WAY * k
      const across = way[w] * view[v + 3] + way[w + 1] * view[v + 4] + way[w + 2] * view[v + 5]
      if (Math.abs(across) < way[w + 3]) this.enter(k, across)
    }
  }

  private see(i: number, east: number, north: number, up: number): void {
    const { view, body } = this
    const b = BODY * i
    const cos = body[b] * east + body[b + 1] * north + body[b + 2] * up
    const level = Math.sqrt(Math.max(1e-12, 1 - cos * cos))
    const v = VIEW * i
    view[v] = (body[b] - cos * east) / level
    view[v + 1] = (body[b + 1] - cos * north) / level
    view[v + 2] = (body[b + 2] - cos * up) / level
    view[v + 3] = view[v + 1] * up - view[v + 2] * north
    view[v + 4] = view[v + 2] * east - view[v] * up
    view[v + 5] = view[v] * north - view[v + 1] * east
    view[v + 6] = body[b + 3] * level
  }

  /** Enters a pair where both trackers have a part, at its least distance, unless their axes cross. */
  private enter(k: number, across: number): void {
    const { view, body, way, pairs } = this
    const v = VIEW * pairs.first[k]
    const w = WAY * k
    const b = BODY * pairs.second[k]
    const dx = body[b] * view[v] + body[b + 1] * view[v + 1] + body[b + 2] * view[v + 2]
    const dy = body[b] * view[v + 3] + body[b + 1] * view[v + 4] + body[b + 2] * view[v + 5]
    if (Math.abs(dy) >= STEEPEST * Math.abs(dx)) return
    const slope = dy / dx
    const centre = way[w] * view[v] + way[w + 1] * view[v + 1] + way[w + 2] * view[v + 2]
    const reach = body[b + 3] * Math.abs(dx)
    const from = Math.max(-view[v + 6], centre - reach)
    const to = Math.min(view[v + 6], centre + reach)
    if (to <= from) return
    const atFrom = across + (from - centre) * slope
    const atTo = across + (to - centre) * slope
    if (atFrom * atTo <= 0) return
    // the second leans by the slope, so that more of it lies across the axis of the first
    const least = Math.min(Math.abs(atFrom), Math.abs(atTo)) / Math.sqrt(1 + slope * slope)
    if (least >= body[b + 4] + body[BODY * pairs.first[k] + 4]) return
    this.pair[this.count] = k
    this.distance[this.count] = least
    this.count++
  }
}
