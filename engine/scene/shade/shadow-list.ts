import { OPAQUE } from './opaque.ts'

/** Distance by which a corner may lie outside and still be considered inside. */
const TOUCH = 1e-12

/**
 * The shadows on one target: convex polygons in its own coordinates, 0 to 1 along its length and
 * across its width, cut to the target and counterclockwise.
 */
export class ShadowList {
  count = 0
  /** Whether an opaque shadow covers all of the target. */
  isFull = false
  /** Corners of polygon k are start[k] to start[k + 1]. */
  start = new Int32Array(64)
  group = new Int32Array(64)
  u = new Float64Array(256)
  v = new Float64Array(256)
  /** Box around each polygon: u from, u to, v from, v to. */
  private box = new Float64Array(4 * 64)
  private area = new Float64Array(64)
  /** Corners between two cuts. */
  private cutU = new Float64Array(64)
  private cutV = new Float64Array(64)
  /** Corners before they are cut to parts. */
  private wholeU = new Float64Array(64)
  private wholeV = new Float64Array(64)

  /** Heights between which opaque shadows cover the target over its whole length. */
  private coveredFrom = 1
  private coveredTo = 0

  /** Group of the shadows of tables. */
  tables = OPAQUE
  /** Parts of the target with gaps between them: polygons are cut to each, in coordinates without the gaps. */
  private rows = 1
  private rowWidth = 1
  private rowPitch = 1
  /** Heights to which polygons are cut: those of a part. */
  private low = 0
  private high = 1

  /** @param rows, width, pitch  parts across the width, as in `RowsAcross` */
  clear(rows = 1, width = 1, pitch = 1): void {
    this.rows = rows
    this.rowWidth = width
    this.rowPitch = pitch
    this.count = 0
    this.isFull = false
    this.coveredFrom = 1
    this.coveredTo = 0
  }

  /** Whether all between two heights, in coordinates from -1 to 1, is covered already. */
  isCovered(from: number, to: number): boolean {
    return this.inRows((from + 1) / 2) >= this.coveredFrom && this.inRows((to + 1) / 2) <= this.coveredTo
  }

  /** Height on the parts together of a height on the target; all of a gap is one height. */
  private inRows(height: number): number {
    const { rows, rowWidth, rowPitch } = this
    if (rows === 1) return height
    const row = Math.max(0, Math.min(rows - 1, Math.floor(height / rowPitch)))
    return (row + Math.min(1, (height - row * rowPitch) / rowWidth)) / rows
  }

  /** Makes room for a polygon of so many corners, which `add` then appends. */
  begin(corners: number): void {
    if (this.count + 2 > this.start.length) {
      this.start = grownInts(this.start)
      this.group = grownInts(this.group)
      this.box = grown(this.box, 0)
      this.area = grown(this.area, 0)
    }
    const most = corners + 4 // each cut adds at most one
    const end = this.start[this.count]
    if (end + most > this.u.length) {
      this.u = grown(this.u, end + most)
      this.v = grown(this.v, end + most)
    }
    if (most > this.cutU.length) {
      this.cutU = grown(this.cutU, most)
      this.cutV = grown(this.cutV, most)
    }
    this.start[this.count + 1] = end
  }

  /** Appends a corner, in coordinates from -1 to 1 on the target. */
  add(along: number, across: number): void {
    const end = this.start[this.count + 1]++
    this.u[end] = (along + 1) / 2
    this.v[end] = (across + 1) / 2
  }

  /** Cuts the polygon to the target and keeps it when anything remains. */
  end(group: number): void {
    if (this.rows === 1) this.keep(group)
    else this.keepByRows(group)
  }

  /** Keeps what of a polygon is on each part. */
  private keepByRows(group: number): void {
    const { rows, rowWidth, rowPitch, start } = this
    const from = start[this.count]
    const corners = start[this.count + 1] - from
    if (corners > this.wholeU.length) {
      this.wholeU = new Float64Array(2 * corners)
      this.wholeV = new Float64Array(2 * corners)
    }
    const { wholeU, wholeV } = this
    for (let k = 0; k < corners; k++) {
      wholeU[k] = this.u[from + k]
      wholeV[k] = this.v[from + k]
    }
    for (let row = 0; row < rows; row++) {
      this.begin(corners)
      const at = this.start[this.count]
      for (let k = 0; k < corners; k++) {
        this.u[at + k] = wholeU[k]
        this.v[at + k] = (row + (wholeV[k] - row * rowPitch) / rowWidth) / rows
      }
      this.start[this.count + 1] = at + corners
      this.low = row / rows
      this.high = (row + 1) / rows
      this.keep(group)
    }
    this.low = 0
    this.high = 1
  }

  private keep(group: number): void {
    const { start, count } = this
    if (!this.measure() || !this.cutToTarget()) return
    if (this.box[4 * count + 2] >= this.coveredFrom && this.box[4 * count + 3] <= this.coveredTo) return
    const doubledArea = this.doubledArea(start[count], start[count + 1])
    // also of what is not finite
    if (!(Math.abs(doubledArea) > 0)) return
    if (doubledArea < 0) this.reverse(start[count], start[count + 1])
    this.area[count] = Math.abs(doubledArea) / 2
    this.group[count] = group
    if (group === OPAQUE) {
      if (this.area[count] >= 1 - TOUCH) this.isFull = true
      else this.cover(count)
    }
    this.count++
  }

  /** Joins what a polygon covers over the whole length of the target with what is covered so. */
  private cover(k: number): void {
    const { start, u, v, box } = this
    if (box[4 * k] > TOUCH || box[4 * k + 1] < 1 - TOUCH) return
    let [leftLow, leftHigh, rightLow, rightHigh] = [2, -2, 2, -2]
    for (let c = start[k]; c < start[k + 1]; c++) {
      if (u[c] <= TOUCH) {
        leftLow = Math.min(leftLow, v[c])
        leftHigh = Math.max(leftHigh, v[c])
      } else if (u[c] >= 1 - TOUCH) {
        rightLow = Math.min(rightLow, v[c])
        rightHigh = Math.max(rightHigh, v[c])
      }
    }
    const from = Math.max(leftLow, rightLow)
    const to = Math.min(leftHigh, rightHigh)
    if (!(to > from)) return
    const isApart = from > this.coveredTo || to < this.coveredFrom
    if (isApart && to - from <= this.coveredTo - this.coveredFrom) return
    this.coveredFrom = isApart ? from : Math.min(from, this.coveredFrom)
    this.coveredTo = isApart ? to : Math.max(to, this.coveredTo)
    if (this.coveredFrom <= TOUCH && this.coveredTo >= 1 - TOUCH) this.isFull = true
  }

  /** Writes the box of the polygon; false when it does not meet the target or is not finite. */
  private measure(): boolean {
    const { u, v, start, box, count } = this
    let uMin = Number.POSITIVE_INFINITY
    let uMax = Number.NEGATIVE_INFINITY
    let vMin = Number.POSITIVE_INFINITY
    let vMax = Number.NEGATIVE_INFINITY
    for (let k = start[count]; k < start[count + 1]; k++) {
      if (u[k] < uMin) uMin = u[k]
      if (u[k] > uMax) uMax = u[k]
      if (v[k] < vMin) vMin = v[k]
      if (v[k] > vMax) vMax = v[k]
    }
    box[4 * count] = uMin
    box[4 * count + 1] = uMax
    box[4 * count + 2] = vMin
    box[4 * count + 3] = vMax
    return (
      uMin < 1 &&
      uMax > 0 &&
      vMin < this.high &&
      vMax > this.low &&
      uMax - uMin < Number.POSITIVE_INFINITY &&
      vMax - vMin < Number.POSITIVE_INFINITY
    )
  }

  /** Cuts the polygon at the sides of the target that its box crosses; false when nothing remains. */
  private cutToTarget(): boolean {
    const { box, count, u, v, cutU, cutV, low, high } = this
    const b = 4 * count
    const isCut = box[b] < 0 || box[b + 1] > 1 || box[b + 2] < low || box[b + 3] > high
    if (!isCut) return true
    if (box[b] < 0) this.cut(u, v, cutU, cutV, 0, 1)
    if (box[b + 1] > 1) this.cut(u, v, cutU, cutV, 1, -1)
    if (box[b + 2] < low) this.cut(v, u, cutV, cutU, low, 1)
    if (box[b + 3] > high) this.cut(v, u, cutV, cutU, high, -1)
    return this.start[count + 1] - this.start[count] > 2 && this.measure()
  }

  /** Keeps the part of the polygon on one side of a line across `across`. */
  private cut(
    across: Float64Array,
    along: Float64Array,
    keptAcross: Float64Array,
    keptAlong: Float64Array,
    line: number,
    side: number,
  ): void {
    const { start, count } = this
    const first = start[count]
    const last = start[count + 1] - 1
    let kept = 0
    for (let a = last, b = first; b <= last; a = b++) {
      const from = side * (across[a] - line)
      const to = side * (across[b] - line)
      if (from > 0 !== to > 0) {
        keptAcross[kept] = line
        keptAlong[kept] = along[a] + (from / (from - to)) * (along[b] - along[a])
        kept++
      }
      if (to > 0) {
        keptAcross[kept] = across[b]
        keptAlong[kept] = along[b]
        kept++
      }
    }
    for (let k = 0; k < kept; k++) {
      across[first + k] = keptAcross[k]
      along[first + k] = keptAlong[k]
    }
    start[count + 1] = first + kept
  }

  private doubledArea(from: number, to: number): number {
    const { u, v } = this
    let sum = 0
    for (let a = to - 1, b = from; b < to; a = b++) sum += (u[a] - u[from]) * (v[b] - v[from]) - (u[b] - u[from]) * (v[a] - v[from])
    return sum
  }

  private reverse(from: number, to: number): void {
    const { u, v } = this
    for (let a = from, b = to - 1; a < b; a++, b--) {
      const [keptU, keptV] = [u[a], v[a]]
      u[a] = u[b]
      v[a] = v[b]
      u[b] = keptU
      v[b] = keptV
    }
  }

  /** Drops shadows that lie within an opaque one. At low sun a row hides all rows behind it. */
  prune(): void {
    if (this.count < 2) return
    for (let k = this.count - 1; k >= 0; k--) {
      for (let other = 0; other < this.count; other++) {
        if (other === k || this.group[other] !== OPAQUE || !this.hides(other, k)) continue
        this.drop(k)
        break
      }
    }
  }

  /** Whether a polygon lies within another one. */
  private hides(outer: number, inner: number): boolean {
    const { box, area, start, u, v } = this
    const b = 4 * inner
    const o = 4 * outer
    if (area[outer] < area[inner]) return false
    if (box[o] > box[b] + TOUCH || box[o + 1] < box[b + 1] - TOUCH) return false
    if (box[o + 2] > box[b + 2] + TOUCH || box[o + 3] < box[b + 3] - TOUCH) return false
    const first = start[outer]
    const last = start[outer + 1] - 1
    for (let from = last, to = first; to <= last; from = to++) {
      const du = u[to] - u[from]
      const dv = v[to] - v[from]
      for (let k = start[inner]; k < start[inner + 1]; k++) if (du * (v[k] - v[from]) - dv * (u[k] - u[from]) < -TOUCH) return false
    }
    return true
  }

  /** Takes a polygon out; those behind it move up. */
  private drop(k: number): void {
    const { start, u, v, group, box, area, count } = this
    const from = start[k]
    const shift = start[k + 1] - from
    const end = start[count]
    for (let c = from; c + shift < end; c++) {
      u[c] = u[c + shift]
      v[c] = v[c + shift]
    }
    for (let after = k + 1; after < count; after++) {
      group[after - 1] = group[after]
      area[after - 1] = area[after]
      for (let side = 0; side < 4; side++) box[4 * after - 4 + side] = box[4 * after + side]
    }
    for (let after = k + 1; after <= count; after++) start[after - 1] = start[after] - shift
    this.count--
  }
}

function grownInts(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * values.length)
  larger.set(values)
  return larger
}

function grown(values: Float64Array, least: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(2 * values.length, least))
  larger.set(values)
  return larger
}
