import type { Vector } from '../vector.ts'
import { BOX } from './box.ts'
import { OPAQUE } from './opaque.ts'
import { PlanarHull } from './planar-hull.ts'
import { BACK, BODY, CENTRE, NORMAL, SEEN } from './rectangle-columns.ts'
import type { Rectangles } from './rectangles.ts'
import type { ShadowList } from './shadow-list.ts'
import type { SunView } from './sun-view.ts'
import type { Occluder } from './target.ts'
import { UprightShadows } from './upright-shadow.ts'

/** The occluders of a scene as flat columns. Their outlines in a view are found when asked for. */
export class Solids {
  readonly count: number
  /** Transmittance by group; the first is opaque. */
  readonly transmittances: readonly number[]
  /** Of each occluder, an index of `transmittances`. */
  readonly group: Int32Array
  readonly box: Float64Array
  readonly points: Float64Array
  readonly pointStart: Int32Array
  readonly edges: Uint32Array
  readonly edgeStart: Int32Array
  /** The points in the view, and the outline of each occluder as indices of its points. */
  private readonly viewX: Float64Array
  private readonly viewY: Float64Array
  private readonly outline: Int32Array
  private readonly outlineCorners: Int32Array
  /** Number of the view for which an outline was found. */
  private readonly outlinedIn: Float64Array
  private views = 0
  private view: SunView | null = null
  private readonly hull: PlanarHull
  private readonly uprights: UprightShadows

  constructor(occluders: readonly Occluder[], origin: Vector) {
    const stopping = occluders.filter(({ transmittance }) => transmittance < 1)
    this.count = stopping.length
    const transmittances = [0]
    const groups = new Map<number, number>()
    this.group = Int32Array.from(stopping, ({ group, transmittance }) => {
      if (!(transmittance > 0)) return OPAQUE
      const known = groups.get(group)
      if (known !== undefined) return known
      groups.set(group, transmittances.length)
      return transmittances.push(transmittance) - 1
    })
    this.transmittances = transmittances
    this.pointStart = startsOf(stopping.map(({ points }) => points.length / 3))
    this.edgeStart = startsOf(stopping.map(({ edges }) => edges.length / 2))
    const pointCount = this.pointStart[this.count]
    this.points = new Float64Array(3 * pointCount)
    this.edges = new Uint32Array(2 * this.edgeStart[this.count])
    this.box = new Float64Array(BOX * this.count)
    this.viewX = new Float64Array(pointCount)
    this.viewY = new Float64Array(pointCount)
    this.outline = new Int32Array(pointCount)
    this.outlineCorners = new Int32Array(this.count)
    this.outlinedIn = new Float64Array(this.count)
    let most = 0 // points of a cut occluder: its own and one per edge
    for (let j = 0; j < this.count; j++) {
      this.place(j, stopping[j], origin)
      most = Math.max(most, stopping[j].points.length / 3 + stopping[j].edges.length / 2)
    }
    this.hull = new PlanarHull(most)
    this.uprights = new UprightShadows(stopping, this.points, this.pointStart, this.box)
  }

  private place(j: number, { points, edges }: Occluder, origin: Vector): void {
    const from = 3 * this.pointStart[j]
    for (let k = 0; k < points.length; k++) this.points[from + k] = points[k] - origin[k % 3]
    this.edges.set(edges, 2 * this.edgeStart[j])
    for (let axis = 0; axis < 3; axis++) {
      let low = Number.POSITIVE_INFINITY
      let high = Number.NEGATIVE_INFINITY
      for (let k = axis; k < points.length; k += 3) {
        low = Math.min(low, this.points[from + k])
        high = Math.max(high, this.points[from + k])
      }
      this.box[BOX * j + axis] = (low + high) / 2
      this.box[BOX * j + 3 + axis] = (high - low) / 2
    }
  }

  /** Goes to a view, in which outlines are found when asked for. */
  begin(view: SunView): void {
    this.view = view
    this.views++
    this.uprights.begin(view)
  }

  /** Writes the box around an occluder in the view behind those of the rectangles, from `first` on. */
  look(j: number, view: SunView, first: number, x: Float64Array, y: Float64Array, halfX: Float64Array, halfY: Float64Array): void {
    const { box } = this
    const { xEast, xNorth, xUp, yEast, yNorth, yUp } = view
    const b = BOX * j
    const item = first + j
    x[item] = box[b] * xEast + box[b + 1] * xNorth + box[b + 2] * xUp
    y[item] = box[b] * yEast + box[b + 1] * yNorth + box[b + 2] * yUp
    halfX[item] = box[b + 3] * Math.abs(xEast) + box[b + 4] * Math.abs(xNorth) + box[b + 5] * Math.abs(xUp)
    halfY[item] = box[b + 3] * Math.abs(yEast) + box[b + 4] * Math.abs(yNorth) + box[b + 5] * Math.abs(yUp)
  }

  /** Adds the shadow of occluder j on rectangle i, whose centre is at x, y in the view. */
  addShadow(j: number, rectangles: Rectangles, i: number, x: number, y: number, shadows: ShadowList): void {
    const { box } = this
    const { body, planeTolerance } = rectangles
    const b = BODY * i
    const normalEast = body[b + NORMAL]
    const normalNorth = body[b + NORMAL + 1]
    const normalUp = body[b + NORMAL + 2]
    const o = BOX * j
    const distance =
      (box[o] - body[b + CENTRE]) * normalEast +
      (box[o + 1] - body[b + CENTRE + 1]) * normalNorth +
      (box[o + 2] - body[b + CENTRE + 2]) * normalUp
    const reach = box[o + 3] * Math.abs(normalEast) + box[o + 4] * Math.abs(normalNorth) + box[o + 5] * Math.abs(normalUp)
    const tolerance = planeTolerance[i]
    if (!(distance + reach > tolerance)) return
    const isWhole = distance - reach >= tolerance
    if (this.uprights.add(j, rectangles, i, isWhole, shadows)) return
    if (this.outlinedIn[j] !== this.views) this.findOutline(j)
    if (isWhole) this.addWhole(j, rectangles.seen, i, x, y, shadows)
    else this.addCut(j, rectangles, i, x, y, shadows)
  }

  private findOutline(j: number): void {
    const { view, points, pointStart, viewX, viewY, hull, outline } = this
    this.outlinedIn[j] = this.views
    if (view === null) return
    const first = pointStart[j]
    const count = pointStart[j + 1] - first
    for (let k = 0; k < count; k++) {
      const p = 3 * (first + k)
      const x = points[p] * view.xEast + points[p + 1] * view.xNorth + points[p + 2] * view.xUp
      const y = points[p] * view.yEast + points[p + 1] * view.yNorth + points[p + 2] * view.yUp
      viewX[first + k] = x
      viewY[first + k] = y
      hull.x[k] = x
      hull.y[k] = y
    }
    const corners = hull.wrap(count)
    this.outlineCorners[j] = corners
    for (let k = 0; k < corners; k++) outline[first + k] = hull.hull[k]
  }

  /** The outline of an occluder that is entirely in front of the rectangle's plane. */
  private addWhole(j: number, seen: Float64Array, i: number, x: number, y: number, shadows: ShadowList): void {
    const { viewX, viewY, outline } = this
    const first = this.pointStart[j]
    const corners = this.outlineCorners[j]
    if (corners < 3) return
    const m = SEEN * i + BACK
    shadows.begin(corners)
    for (let k = 0; k < corners; k++) {
      const p = first + outline[first + k]
      const dx = viewX[p] - x
      const dy = viewY[p] - y
      shadows.add(seen[m] * dx + seen[m + 1] * dy, seen[m + 2] * dx + seen[m + 3] * dy)
    }
    shadows.end(this.group[j])
  }

  /**
   * The part of an occluder in front of the rectangle's plane: the hull of its points there and of
   * where its edges cross the plane.
   */
  private addCut(j: number, { body, seen, planeTolerance }: Rectangles, i: number, x: number, y: number, shadows: ShadowList): void {
    const { points, pointStart, edges, edgeStart, viewX, viewY, hull } = this
    const b = BODY * i
    const m = SEEN * i + BACK
    const first = pointStart[j]
    const last = pointStart[j + 1]
    const tolerance = planeTolerance[i]
    const inFront = (p: number): number =>
      (points[3 * p] - body[b]) * body[b + NORMAL] +
      (points[3 * p + 1] - body[b + 1]) * body[b + NORMAL + 1] +
      (points[3 * p + 2] - body[b + 2]) * body[b + NORMAL + 2] -
      tolerance
    let n = 0
    for (let p = first; p < last; p++) if (inFront(p) > 0) n = this.place2d(n, viewX[p] - x, viewY[p] - y, seen, m)
    if (n === 0) return
    for (let e = edgeStart[j]; e < edgeStart[j + 1]; e++) {
      const p = first + edges[2 * e]
      const q = first + edges[2 * e + 1]
      const from = inFront(p)
      const to = inFront(q)
      if (from > 0 === to > 0) continue
      const share = from / (from - to)
      n = this.place2d(n, viewX[p] + share * (viewX[q] - viewX[p]) - x, viewY[p] + share * (viewY[q] - viewY[p]) - y, seen, m)
    }
    const corners = hull.wrap(n)
    if (corners < 3) return
    shadows.begin(corners)
    for (let k = 0; k < corners; k++) shadows.add(hull.x[hull.hull[k]], hull.y[hull.hull[k]])
    shadows.end(this.group[j])
  }

  private place2d(n: number, dx: number, dy: number, seen: Float64Array, m: number): number {
    this.hull.x[n] = seen[m] * dx + seen[m + 1] * dy
    this.hull.y[n] = seen[m + 2] * dx + seen[m + 3] * dy
    return n + 1
  }

  /** East, north and up of the points of occluder j, from the origin of the rectangles. */
  pointsOf(j: number): Float64Array {
    return this.points.subarray(3 * this.pointStart[j], 3 * this.pointStart[j + 1])
  }

  /** Pairs of its points among which all edges of occluder j are. */
  edgesOf(j: number): Uint32Array {
    return this.edges.subarray(2 * this.edgeStart[j], 2 * this.edgeStart[j + 1])
  }

  transmittanceOf(j: number): number {
    return this.transmittances[this.group[j]]
  }
}

/** Where the parts of lists of these lengths begin when they stand one behind the other. */
function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  for (let k = 0; k < lengths.length; k++) starts[k + 1] = starts[k] + lengths[k]
  return starts
}
