import type { Device } from './device.ts'
import { alongCurve } from './shade/plan-curve.ts'

/** Lines whose extents along the row overlap by no more than this share of the shorter one do not. */
const TOLERATED_FRAC = 0.01
/** Lines that cross at more than 45 deg are not rows of each other: square of the cosine. */
const PARALLEL_SQUARE = 0.5 - 1e-9
/** Steps of the plan in the order of the tree. */
const CURVE_STEPS = 2 ** 16
/** Devices per leaf of the tree. */
const LEAF = 4
/** Devices at one distance that are compared. More stand there only in scenes that overlap. */
const TIES_MAX = 64
/**
 * Devices to look at in one scene, which limits the time of a hostile scene to about half a second. A
 * field in rows needs 20 for each device. What is not found then counts as not there.
 */
const LOOKED_MAX = 20_000_000
/** Numbers of a device in `lines`: centre and half of the line, each east and north. */
const LINE = 4

/** What a search found. */
export interface FoundAhead {
  /** Position of the device in the layout; -1 for none. */
  index: number
  spacing: number
  rise: number
}

/**
 * Finds neighbours across rows: a tree of boxes around the centres of devices, in the order of a
 * Z curve. A search goes into the boxes that reach the strip before a device, the nearest first.
 */
export class RowSearch {
  readonly found: FoundAhead = { index: -1, spacing: 0, rise: 0 }
  /** Positions in the layout along the curve; `lines` and `placement` have this order. */
  private readonly order: Int32Array
  private readonly lines: Float64Array
  private readonly placement: Int32Array
  private readonly leaves: number
  /** Of each node: least and greatest east and north of its centres. The root is 1. */
  private readonly box: Float64Array
  /** Greatest half of a line in each node; negative in an empty one. */
  private readonly reach: Float64Array
  private looked = 0

  // The search in progress: the device, its row's direction (u) and where it looks (v).
  private own = 0
  private east = 0
  private north = 0
  private uEast = 0
  private uNorth = 0
  private vEast = 0
  private vNorth = 0
  private half = 0
  /** Distance up to which a device is not ahead, and up to which distances are equal. */
  private least = 0
  private best = 0
  private ties = 0
  /** Whether some of the ties may be farther than the best. */
  private hasFarther = false
  private readonly tie = new Int32Array(TIES_MAX)
  private readonly tieDistance = new Float64Array(TIES_MAX)
  private readonly tieFrom = new Float64Array(TIES_MAX)
  private readonly tieTo = new Float64Array(TIES_MAX)

  /** @param members  positions of the devices among which it searches */
  constructor(
    private readonly devices: readonly Device[],
    members: readonly number[],
  ) {
    const [east, north] = [0, 1].map((axis) => Float64Array.from(members, (at) => devices[at].centre[axis]))
    this.order = alongCurve(members, east, north, CURVE_STEPS)
    this.lines = new Float64Array(LINE * members.length)
    this.placement = new Int32Array(members.length)
    for (let k = 0; k < members.length; k++) {
      const { centre, along, halfLength, placement } = devices[this.order[k]]
      this.lines[LINE * k] = centre[0]
      this.lines[LINE * k + 1] = centre[1]
      this.lines[LINE * k + 2] = halfLength * along[0]
      this.lines[LINE * k + 3] = halfLength * along[1]
      this.placement[k] = placement
    }
    let leaves = 1
    while (leaves * LEAF < members.length) leaves *= 2
    this.leaves = leaves
    this.box = new Float64Array(8 * leaves)
    this.reach = new Float64Array(2 * leaves).fill(-1)
    this.build()
  }

  /**
   * Looks for the nearest device whose line overlaps that of a device along its row.
   * @param side  1 looks to the right of `along`, where racks face; -1 to the left
   */
  look(own: number, side: 1 | -1): FoundAhead {
    const { centre, along, halfLength, halfWidth } = this.devices[own]
    const level = Math.sqrt(along[0] * along[0] + along[1] * along[1])
    this.own = own
    this.east = centre[0]
    this.north = centre[1]
    this.uEast = along[0] / level
    this.uNorth = along[1] / level
    this.vEast = side * this.uNorth
    this.vNorth = -side * this.uEast
    this.half = level * halfLength
    this.least = 2 * TOLERATED_FRAC * halfWidth
    this.best = Number.POSITIVE_INFINITY
    this.ties = 0
    this.descend(1)
    this.answer()
    return this.found
  }

  private descend(node: number): void {
    const { box, leaves, order } = this
    if (this.isOutside(node) || this.looked > LOOKED_MAX) return
    if (node >= leaves) {
      const to = Math.min(order.length, (node - leaves + 1) * LEAF)
      for (let k = (node - leaves) * LEAF; k < to; k++) this.consider(k)
      return
    }
    const left = 8 * node
    const right = left + 4
    const toEast = box[right] + box[right + 1] - box[left] - box[left + 1]
    const toNorth = box[right + 2] + box[right + 3] - box[left + 2] - box[left + 3]
    const isRightNearer = toEast * this.vEast + toNorth * this.vNorth < 0
    this.descend(isRightNearer ? 2 * node + 1 : 2 * node)
    this.descend(isRightNearer ? 2 * node : 2 * node + 1)
  }

  /** Whether no device of a node can be the one ahead. */
  private isOutside(node: number): boolean {
    const { box, reach, uEast, uNorth, vEast, vNorth } = this
    if (reach[node] < 0) return true
    const at = 4 * node
    const toEast = (box[at] + box[at + 1]) / 2 - this.east
    const toNorth = (box[at + 2] + box[at + 3]) / 2 - this.north
    const halfEast = (box[at + 1] - box[at]) / 2
    const halfNorth = (box[at + 3] - box[at + 2]) / 2
    const u = Math.abs(toEast * uEast + toNorth * uNorth)
    if (u - halfEast * Math.abs(uEast) - halfNorth * Math.abs(uNorth) - reach[node] >= this.half) return true
    const v = toEast * vEast + toNorth * vNorth
    const vHalf = halfEast * Math.abs(vEast) + halfNorth * Math.abs(vNorth)
    return v + vHalf <= this.least || v - vHalf > this.best + this.least
  }

  private consider(k: number): void {
    const { lines, uEast, uNorth, half, least } = this
    this.looked++
    const at = LINE * k
    const toEast = lines[at] - this.east
    const toNorth = lines[at + 1] - this.north
    const v = toEast * this.vEast + toNorth * this.vNorth
    if (v <= least || v > this.best + least) return
    const halfEast = lines[at + 2]
    const halfNorth = lines[at + 3]
    const parallel = halfEast * uEast + halfNorth * uNorth
    if (parallel * parallel < PARALLEL_SQUARE * (halfEast * halfEast + halfNorth * halfNorth)) return
    const otherHalf = Math.abs(parallel)
    const u = toEast * uEast + toNorth * uNorth
    const from = Math.max(-half, u - otherHalf)
    const to = Math.min(half, u + otherHalf)
    if (to - from <= 2 * TOLERATED_FRAC * Math.min(half, otherHalf)) return
    if (this.placement[k] === this.devices[this.own].placement) return
    if (v < this.best) {
      this.best = v
      this.hasFarther = this.ties > 0
    }
    if (this.ties === TIES_MAX && this.hasFarther) this.dropFarther()
    if (this.ties === TIES_MAX) return
    this.tie[this.ties] = this.order[k]
    this.tieDistance[this.ties] = v
    this.tieFrom[this.ties] = from
    this.tieTo[this.ties] = to
    this.ties++
  }

  /** Keeps of what was found what is at the least distance. */
  private dropFarther(): void {
    const { tie, tieDistance, tieFrom, tieTo } = this
    let kept = 0
    for (let k = 0; k < this.ties; k++) {
      if (tieDistance[k] > this.best + this.least) continue
      tie[kept] = tie[k]
      tieDistance[kept] = tieDistance[k]
      tieFrom[kept] = tieFrom[k]
      tieTo[kept] = tieTo[k]
      kept++
    }
    this.ties = kept
    this.hasFarther = false
  }

  /** Of those at the least distance the one that overlaps most; of those that do so alike, the highest. */
  private answer(): void {
    const { found, tie, tieFrom, tieTo, half } = this
    found.index = -1
    found.spacing = 0
    found.rise = 0
    this.dropFarther()
    let most = 0
    for (let k = 0; k < this.ties; k++) most = Math.max(most, tieTo[k] - tieFrom[k])
    for (let k = 0; k < this.ties; k++) {
      if (tieTo[k] - tieFrom[k] < most - 2 * TOLERATED_FRAC * half) continue
      const u = (tieFrom[k] + tieTo[k]) / 2
      const rise = this.heightAt(tie[k], u) - this.heightAt(this.own, u)
      if (found.index >= 0 && rise <= found.rise) continue
      found.index = tie[k]
      found.rise = rise
      found.spacing = this.distanceAt(tie[k], u)
    }
  }

  /** Way along a device's line from its centre to a position along the row of the search. */
  private wayTo(at: number, u: number): number {
    const { centre, along } = this.devices[at]
    const own = (centre[0] - this.east) * this.uEast + (centre[1] - this.north) * this.uNorth
    return (u - own) / (along[0] * this.uEast + along[1] * this.uNorth)
  }

  private heightAt(at: number, u: number): number {
    const { centre, along } = this.devices[at]
    return centre[2] + this.wayTo(at, u) * along[2]
  }

  private distanceAt(at: number, u: number): number {
    const { centre, along } = this.devices[at]
    const way = this.wayTo(at, u)
    return (centre[0] + way * along[0] - this.east) * this.vEast + (centre[1] + way * along[1] - this.north) * this.vNorth
  }

  private build(): void {
    const { order, lines, leaves, box, reach } = this
    for (let node = 2 * leaves - 1; node > 0; node--) {
      const at = 4 * node
      box[at] = Number.POSITIVE_INFINITY
      box[at + 1] = Number.NEGATIVE_INFINITY
      box[at + 2] = Number.POSITIVE_INFINITY
      box[at + 3] = Number.NEGATIVE_INFINITY
      if (node < leaves) {
        this.enclose(node, 2 * node)
        this.enclose(node, 2 * node + 1)
        continue
      }
      const to = Math.min(order.length, (node - leaves + 1) * LEAF)
      for (let k = (node - leaves) * LEAF; k < to; k++) {
        const line = LINE * k
        box[at] = Math.min(box[at], lines[line])
        box[at + 1] = Math.max(box[at + 1], lines[line])
        box[at + 2] = Math.min(box[at + 2], lines[line + 1])
        box[at + 3] = Math.max(box[at + 3], lines[line + 1])
        reach[node] = Math.max(reach[node], Math.sqrt(lines[line + 2] ** 2 + lines[line + 3] ** 2))
      }
    }
  }

  private enclose(node: number, child: number): void {
    const { box, reach } = this
    for (let k = 0; k < 4; k += 2) {
      box[4 * node + k] = Math.min(box[4 * node + k], box[4 * child + k])
      box[4 * node + k + 1] = Math.max(box[4 * node + k + 1], box[4 * child + k + 1])
    }
    reach[node] = Math.max(reach[node], reach[child])
  }
}
