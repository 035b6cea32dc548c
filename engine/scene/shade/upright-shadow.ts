import { BOX } from './box.ts'
import { OPAQUE } from './opaque.ts'
import { BACK, BODY, CENTRE, NORMAL, SEEN } from './rectangle-columns.ts'
import type { Rectangles } from './rectangles.ts'
import type { ShadowList } from './shadow-list.ts'
import type { SunView } from './sun-view.ts'
import type { Occluder } from './target.ts'

/** Length of an upright in the view, over its own, up to which the sun is at the zenith. */
const ZENITH = 1e-6

/**
 * The shadows of upright bodies with level ends, such as cylinders, without a search for their hull.
 * In any view the two ends of such a body are one convex polygon, moved along the uprights. Between
 * its outermost corners, which are the same for both ends, one side of the lower end and the other
 * side of the upper one are the outline. Where a table's plane cuts off the lower end, what it cuts
 * takes its place: another polygon, over the same corners.
 */
export class UprightShadows {
  /** Corners of an end of each body; 0 for bodies of other forms. */
  private readonly corners: Int32Array
  /** 1 for ends in counterclockwise order in plan, else -1. */
  private readonly turn: Float64Array
  /** The outermost corners in a view, and the number of the view for which they were found. */
  private readonly first: Int32Array
  private readonly last: Int32Array
  private readonly foundIn: Float64Array
  private views = 0
  private view: SunView | null = null
  /** Direction in plan across the uprights as they are seen; 0 at the zenith. */
  private acrossEast = 0
  private acrossNorth = 0
  /** Place on a rectangle along and across, as a constant and per east and north. */
  private readonly toPlace = new Float64Array(6)

  /**
   * @param points  of all bodies: those of body j from pointStart[j] on, the lower end first
   * @param box  of all bodies
   */
  constructor(
    bodies: readonly Occluder[],
    private readonly points: Float64Array,
    private readonly pointStart: Int32Array,
    private readonly box: Float64Array,
  ) {
    this.corners = Int32Array.from(bodies, ({ levelEnds }) => levelEnds ?? 0)
    this.turn = Float64Array.from(bodies, (_, j) => Math.sign(this.areaOf(j, this.corners[j])))
    this.first = new Int32Array(bodies.length)
    this.last = new Int32Array(bodies.length)
    this.foundIn = new Float64Array(bodies.length)
  }

  private areaOf(j: number, corners: number): number {
    const { points } = this
    const at = 3 * this.pointStart[j]
    let area = 0
    for (let a = corners - 1, b = 0; b < corners; a = b++)
      area +=
        (points[at + 3 * a] - points[at]) * (points[at + 3 * b + 1] - points[at + 1]) -
        (points[at + 3 * b] - points[at]) * (points[at + 3 * a + 1] - points[at + 1])
    return area
  }

  begin(view: SunView): void {
    const { xEast, xNorth, xUp, yEast, yNorth, yUp } = view
    this.view = view
    this.views++
    const isZenith = xUp * xUp + yUp * yUp <= ZENITH * ZENITH
    this.acrossEast = isZenith ? 0 : xEast * yUp - yEast * xUp
    this.acrossNorth = isZenith ? 0 : xNorth * yUp - yNorth * xUp
  }

  /**
   * Adds the shadow of body j on rectangle i.
   * @param isWhole  whether all of j is in front of the plane
   * @returns false for bodies of other forms, and where the plane cuts an end: their hull must be found
   */
  add(j: number, rectangles: Rectangles, i: number, isWhole: boolean, shadows: ShadowList): boolean {
    const { corners, box, view } = this
    if (corners[j] === 0 || view === null || (this.acrossEast === 0 && this.acrossNorth === 0)) return false
    const { body, planeTolerance } = rectangles
    const [b, n, o] = [BODY * i + CENTRE, BODY * i + NORMAL, BOX * j]
    const [low, high] = [box[o + 2] - box[o + 5], box[o + 2] + box[o + 5]]
    const perUp = 1 / body[n + 2]
    const slopeEast = -body[n] * perUp
    const slopeNorth = -body[n + 1] * perUp
    // the height of the plane over the middle of the body, and half its range over the body
    const height = body[b + 2] + planeTolerance[i] * perUp + (box[o] - body[b]) * slopeEast + (box[o + 1] - body[b + 1]) * slopeNorth
    const range = box[o + 3] * Math.abs(slopeEast) + box[o + 4] * Math.abs(slopeNorth)
    const isLevel = isWhole || (perUp > 0 && height + range <= low)
    if (!isLevel && perUp > 0 && height - range >= high) return true
    if (!isLevel && !(perUp > 0 && height - range >= low && height + range <= high)) return false
    if (this.foundIn[j] !== this.views) this.findOutermost(j)
    const isEndInOrder = this.turn[j] * view.sunUp > 0
    shadows.begin(corners[j] + 2)
    this.face(rectangles, i, j, isLevel ? low : height, isLevel ? 0 : slopeEast, isLevel ? 0 : slopeNorth)
    this.addSide(j, this.first[j], this.last[j], isLevel ? isEndInOrder : this.turn[j] > 0, shadows)
    this.face(rectangles, i, j, high, 0, 0)
    this.addSide(j, this.last[j], this.first[j], isEndInOrder, shadows)
    shadows.end(OPAQUE)
    return true
  }

  /** Finds the corners that are outermost across the uprights. */
  private findOutermost(j: number): void {
    const { points, pointStart, corners, acrossEast, acrossNorth } = this
    this.foundIn[j] = this.views
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let k = 0; k < corners[j]; k++) {
      const p = 3 * (pointStart[j] + k)
      const across = points[p] * acrossEast + points[p + 1] * acrossNorth
      if (across < least) {
        least = across
        this.first[j] = k
      }
      if (across > most) {
        most = across
        this.last[j] = k
      }
    }
  }

  /**
   * Takes a plane through the body: `height` over its middle, rising by the slopes. In it, the places on
   * rectangle i follow from east and north.
   */
  private face({ body, seen }: Rectangles, i: number, j: number, height: number, slopeEast: number, slopeNorth: number): void {
    const { view, box, toPlace } = this
    if (view === null) return
    const [b, o] = [BODY * i + CENTRE, BOX * j]
    for (let axis = 0; axis < 2; axis++) {
      const m = SEEN * i + BACK + 2 * axis
      const up = seen[m] * view.xUp + seen[m + 1] * view.yUp
      const perEast = seen[m] * view.xEast + seen[m + 1] * view.yEast + slopeEast * up
      const perNorth = seen[m] * view.xNorth + seen[m + 1] * view.yNorth + slopeNorth * up
      const atMiddle = height - box[o] * slopeEast - box[o + 1] * slopeNorth - body[b + 2]
      toPlace[3 * axis] = atMiddle * up - body[b] * (perEast - slopeEast * up) - body[b + 1] * (perNorth - slopeNorth * up)
      toPlace[3 * axis + 1] = perEast
      toPlace[3 * axis + 2] = perNorth
    }
  }

  /** Adds the corners from one to another in the plane last taken. @param isForward  in the order in which they are given */
  private addSide(j: number, from: number, to: number, isForward: boolean, shadows: ShadowList): void {
    const { points, pointStart, corners, toPlace } = this
    const [u, uEast, uNorth, v, vEast, vNorth] = toPlace
    const step = isForward ? 1 : corners[j] - 1
    for (let k = from; ; k = (k + step) % corners[j]) {
      const p = 3 * (pointStart[j] + k)
      shadows.add(u + points[p] * uEast + points[p + 1] * uNorth, v + points[p] * vEast + points[p + 1] * vNorth)
      if (k === to) return
    }
  }
}
