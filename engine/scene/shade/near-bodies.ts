import type { BodyBounds } from './body-bounds.ts'
import { ViewGrid } from './view-grid.ts'

/** Rise of the sun over level distance from which on few bodies can shade a target: 17 degrees. */
export const HIGH_RISE = 0.3
/** Searches before a list pays: it costs as much as some walks. */
const SEARCHES = 3
/** Bodies of a list, at most: where more are near, as in heaps, walks go on. */
const MOST = 64
/** Targets behind so many have no lists: large sites look at each too seldom. */
const TARGETS_MAX = 10_000
/** Bodies looked at for lists, which bounds their time where heights are many: some 0.05 s. */
const LOOKED_MAX = 5_000_000
/** Numbers of a body in a list: its order, which one, its top above the foot of the target, what turning adds to that, level distance. */
const NEAR = 5

/**
 * What can shade targets while the sun is high, at any azimuth and rotation. From a target's foot to the
 * top of a body the way rises by no more than the one is above the other, over no less than the
 * level distance between the two. So each body has a steepest sun in which it counts, and the
 * bodies of a target are kept in that order: a search reads the first few.
 */
export class NearBodies {
  /** What the last search found. */
  readonly found = new Int32Array(MOST)
  private readonly lists: Float64Array[] = []
  private readonly searches = new Uint8Array(TARGETS_MAX)
  private plan: ViewGrid | null = null
  private looked = 0

  /** @param first  number of the first body that shades */
  constructor(
    private readonly bounds: BodyBounds,
    private readonly first: number,
  ) {}

  /**
   * Writes to `found` what can shade a target; -1 where no list is kept.
   * @param rise  of the sun over level distance, `HIGH_RISE` or more
   * @param turnSin  largest sine of a rotation
   */
  search(target: number, rise: number, turnSin: number): number {
    const list = this.lists[target] ?? this.makeList(target)
    if (list === undefined) return -1
    let n = 0
    for (let k = 0; k < list.length; k += NEAR) {
      const far = rise * list[k + 4]
      if (list[k + 2] + list[k + 3] < far) break
      if (list[k + 2] + turnSin * list[k + 3] >= far) this.found[n++] = list[k + 1]
    }
    return n
  }

  private makeList(i: number): Float64Array | undefined {
    const { bounds, first, searches } = this
    const { up, rise, lift } = bounds
    if (++searches[i] !== SEARCHES || this.looked > LOOKED_MAX) return undefined
    this.plan ??= planOf(bounds)
    const { found } = this.plan
    const count = this.plan.overlapping(i)
    this.looked += count
    const near: number[][] = []
    for (let k = 0; k < count && near.length <= MOST; k++) {
      const j = found[k]
      const height = up[j] + rise[j] - up[i] + rise[i]
      const most = height + lift[j] + lift[i]
      if (j < first || most < HIGH_RISE * bounds.leastDistance(i, j)) continue
      const distance = bounds.distance(i, j)
      if (most >= HIGH_RISE * distance) near.push([distance > 0 ? distance / most : 0, j, height, lift[j] + lift[i], distance])
    }
    if (near.length > MOST) return undefined
    near.sort((a, b) => a[0] - b[0])
    this.lists[i] = Float64Array.from(near.flat())
    return this.lists[i]
  }
}

/** The plan, with boxes that overlap where one body may shade another while the sun is high. */
function planOf(bounds: BodyBounds): ViewGrid {
  const { east, north, up, rise, lift } = bounds
  const plan = new ViewGrid(east.length)
  const beyond = [-1, 1].map((side) =>
    up.reduce((most, height, i) => Math.max(most, side * height + rise[i] + lift[i]), Number.NEGATIVE_INFINITY),
  )
  const reach = (beyond[0] + beyond[1]) / HIGH_RISE / 2
  plan.x.set(east)
  plan.y.set(north)
  for (let i = 0; i < east.length; i++) {
    plan.halfX[i] = bounds.half(i, 1, 0) + reach
    plan.halfY[i] = bounds.half(i, 0, 1) + reach
  }
  plan.build()
  return plan
}
