import type { ShadowList } from './shadow-list.ts'

/** Bounds in a slab up to which shadows are joined. */
const MERGED_MAX = 64

/**
 * The bounds of shadows across the width of a target, in slabs along its length. Between two corners
 * each shadow has a lower and an upper bound, both straight lines.
 */
export class SlabBounds {
  /** Number of bounds in the present slab: even ones are lower, each followed by its upper one. */
  count = 0
  /** Heights at the left and right end of the slab, in widths of the target. */
  left = new Float64Array(64)
  right = new Float64Array(64)
  /** Group of the shadow of each bound. */
  group = new Int32Array(64)
  /** Edges of the shadows, each shadow's together: span, height where it begins, slope. */
  private edges = 0
  private edgeFrom = new Float64Array(128)
  private edgeTo = new Float64Array(128)
  private edgeHeight = new Float64Array(128)
  private edgeSlope = new Float64Array(128)
  private edgeShadow = new Int32Array(128)

  /** @param counted  group whose shadows are not joined */
  constructor(private readonly counted: number) {}

  /** Lists the edges of all shadows that have a part along the target. */
  place({ start, count, u, v }: ShadowList): void {
    this.reserve(start[count], 2 * count)
    const { edgeFrom, edgeTo, edgeHeight, edgeSlope, edgeShadow } = this
    let edges = 0
    for (let k = 0; k < count; k++) {
      const last = start[k + 1] - 1
      for (let a = last, b = start[k]; b <= last; a = b++) {
        const begin = u[a] < u[b] ? a : b
        const end = begin === a ? b : a
        const length = u[end] - u[begin]
        if (!(length > 0) || u[end] <= 0 || u[begin] >= 1) continue
        edgeFrom[edges] = u[begin]
        edgeTo[edges] = u[end]
        edgeHeight[edges] = v[begin]
        edgeSlope[edges] = (v[end] - v[begin]) / length
        edgeShadow[edges] = k
        edges++
      }
    }
    this.edges = edges
  }

  /**
   * Goes to a slab, from one position along the target to another. Shadows that can be joined there
   * are.
   * @param groups  of the shadows
   */
  move(groups: Int32Array, from: number, to: number): void {
    const { left, right, group, edges, edgeFrom, edgeTo, edgeHeight, edgeSlope, edgeShadow } = this
    let lines = 0
    let begun = -1
    for (let e = 0; e < edges; e++) {
      if (edgeFrom[e] > from || edgeTo[e] < to) continue
      const k = edgeShadow[e]
      const atLeft = edgeHeight[e] + edgeSlope[e] * (from - edgeFrom[e])
      const atRight = edgeHeight[e] + edgeSlope[e] * (to - edgeFrom[e])
      if (k !== begun) {
        begun = k
        left[lines] = atLeft
        right[lines] = atRight
        continue
      }
      begun = -1
      const isUpper = atLeft + atRight >= left[lines] + right[lines]
      const upper = isUpper ? lines + 1 : lines
      if (!isUpper) {
        left[lines + 1] = left[lines]
        right[lines + 1] = right[lines]
      }
      left[upper] = atLeft
      right[upper] = atRight
      const isBelow = left[lines + 1] <= 0 && right[lines + 1] <= 0
      const isAbove = left[lines] >= 1 && right[lines] >= 1
      if (isBelow || isAbove) continue
      group[lines] = groups[k]
      group[lines + 1] = groups[k]
      lines += 2
    }
    this.count = lines > MERGED_MAX ? lines : this.merge(lines)
  }

  private reserve(corners: number, bounds: number): void {
    if (corners > this.edgeFrom.length) {
      this.edgeFrom = new Float64Array(2 * corners)
      this.edgeTo = new Float64Array(2 * corners)
      this.edgeHeight = new Float64Array(2 * corners)
      this.edgeSlope = new Float64Array(2 * corners)
      this.edgeShadow = new Int32Array(2 * corners)
    }
    // one shadow may be begun behind the last
    if (bounds + 2 <= this.left.length) return
    this.left = new Float64Array(2 * bounds + 2)
    this.right = new Float64Array(2 * bounds + 2)
    this.group = new Int32Array(2 * bounds + 2)
  }

  /**
   * Joins shadows of one group that overlap all along a slab and of which one bounds the other:
   * the shadows of the rows ahead, most of the time. Returns the number of bounds that remain.
   */
  private merge(lines: number): number {
    let count = lines
    for (let i = 0; i < count; i += 2) {
      for (let j = i + 2; j < count; j += 2) {
        if (!this.joins(i, j)) continue
        count -= 2
        this.moveLines(count, j)
        // the larger shadow may join one that the smaller did not
        j = i
      }
    }
    return count
  }

  /** Extends shadow i by shadow j when their union is one shadow with straight bounds. */
  private joins(i: number, j: number): boolean {
    const { left, right, group } = this
    if (group[i] !== group[j] || group[i] === this.counted) return false
    if (left[j] > left[i + 1] || right[j] > right[i + 1] || left[i] > left[j + 1] || right[i] > right[j + 1]) return false
    const lower = lowerOf(left[i], right[i], left[j], right[j])
    const upper = lowerOf(1 - left[i + 1], 1 - right[i + 1], 1 - left[j + 1], 1 - right[j + 1])
    if (lower === 0 || upper === 0) return false
    if (lower === 2) {
      left[i] = left[j]
      right[i] = right[j]
    }
    if (upper === 2) {
      left[i + 1] = left[j + 1]
      right[i + 1] = right[j + 1]
    }
    return true
  }

  private moveLines(from: number, to: number): void {
    const { left, right, group } = this
    for (let k = 0; k < 2; k++) {
      left[to + k] = left[from + k]
      right[to + k] = right[from + k]
      group[to + k] = group[from + k]
    }
  }
}

/** Which of two bounds is below the other all along, 1 or 2; below 0 both bound alike. 0 for none. */
function lowerOf(firstLeft: number, firstRight: number, secondLeft: number, secondRight: number): number {
  if (firstLeft <= secondLeft && firstRight <= secondRight) return 1
  if (secondLeft <= firstLeft && secondRight <= firstRight) return 2
  return Math.max(firstLeft, firstRight, secondLeft, secondRight) <= 0 ? 1 : 0
}
