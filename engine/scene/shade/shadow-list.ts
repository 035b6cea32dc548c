/** The group of what lets no light through. */
export const OPAQUE = 0

/** Polygons from which on those hidden in others are dropped. */
const MANY = 3

/**
 * The shadows on one target: convex polygons in its own coordinates, 0 to 1 along its length and
 * across its width. Parts outside the target may be in the list.
 */
export class ShadowList {
  count = 0
  /** Corners of polygon k are start[k] to start[k + 1]. */
  start = new Int32Array(64)
  group = new Int32Array(64)
  u = new Float64Array(256)
  v = new Float64Array(256)
  /** Box around the part of each polygon on the target: u from, u to, v from, v to. */
  private box = new Float64Array(4 * 64)

  clear(): void {
    this.count = 0
  }

  /** Makes room for a polygon of so many corners, which `add` then appends. */
  begin(corners: number): void {
    if (this.count + 2 > this.start.length) {
      this.start = grownInts(this.start)
      this.group = grownInts(this.group)
      this.box = grown(this.box, 0)
    }
    const end = this.start[this.count]
    if (end + corners > this.u.length) {
      this.u = grown(this.u, end + corners)
      this.v = grown(this.v, end + corners)
    }
    this.start[this.count + 1] = end
  }

  /** Appends a corner, in coordinates from -1 to 1 on the target. */
  add(along: number, across: number): void {
    const end = this.start[this.count + 1]++
    this.u[end] = (along + 1) / 2
    this.v[end] = (across + 1) / 2
  }

  /** Keeps the polygon when its box meets the target. */
  end(group: number): void {
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
    // corners that are not finite fail as well
    if (!(uMin < 1 && uMax > 0 && vMin < 1 && vMax > 0 && uMax - uMin < Number.POSITIVE_INFINITY && vMax - vMin < Number.POSITIVE_INFINITY))
      return
    box[4 * count] = Math.max(0, uMin)
    box[4 * count + 1] = Math.min(1, uMax)
    box[4 * count + 2] = Math.max(0, vMin)
    box[4 * count + 3] = Math.min(1, vMax)
    this.group[count] = group
    this.count++
  }

  /** Drops shadows that lie within an opaque one. At low sun a row hides all rows behind it. */
  prune(): void {
    if (this.count < MANY) return
    for (let k = this.count - 1; k >= 0; k--) {
      for (let other = 0; other < this.count; other++) {
        if (other === k || this.group[other] !== OPAQUE || !this.hides(other, k)) continue
        this.drop(k)
        break
      }
    }
  }

  /** Whether the box of a polygon lies within another polygon. */
  private hides(outer: number, inner: number): boolean {
    const { box, start, u, v } = this
    const b = 4 * inner
    const o = 4 * outer
    if (box[o] > box[b] || box[o + 1] < box[b + 1] || box[o + 2] > box[b + 2] || box[o + 3] < box[b + 3]) return false
    const middleU = (box[b] + box[b + 1]) / 2
    const middleV = (box[b + 2] + box[b + 3]) / 2
    const halfU = (box[b + 1] - box[b]) / 2
    const halfV = (box[b + 3] - box[b + 2]) / 2
    const first = start[outer]
    const last = start[outer + 1] - 1
    let turning = 0 // side of the edges on which the box is
    for (let from = last, to = first; to <= last; from = to++) {
      const du = u[to] - u[from]
      const dv = v[to] - v[from]
      const distance = du * (middleV - v[from]) - dv * (middleU - u[from])
      const reach = Math.abs(du) * halfV + Math.abs(dv) * halfU
      if (Math.abs(distance) < reach) return false
      const side = distance > 0 ? 1 : -1
      if (turning === -side) return false
      turning = side
    }
    return true
  }

  /** Takes a polygon out; those behind it move up. */
  private drop(k: number): void {
    const { start, u, v, group, box } = this
    const from = start[k]
    const shift = start[k + 1] - from
    u.copyWithin(from, start[k + 1], start[this.count])
    v.copyWithin(from, start[k + 1], start[this.count])
    box.copyWithin(4 * k, 4 * (k + 1), 4 * this.count)
    group.copyWithin(k, k + 1, this.count)
    for (let after = k + 1; after <= this.count; after++) start[after - 1] = start[after] - shift
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
