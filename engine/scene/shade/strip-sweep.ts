import { sortByValue, sortValues } from './order.ts'
import { OPAQUE, type ShadowList } from './shadow-list.ts'

/** Strips of a target that are told apart; a target with more is treated as if it had so many. */
export const STRIPS_MAX = 256
/** Shadows up to which crossings are exact. */
const EXACT_MAX = 32
/** Columns into which a target with more shadows is cut: each is as its middle. */
const COLUMNS = 256
/** Difference below which two heights are considered equal. */
const FLAT = 1e-12

/**
 * Light that the shadows take from a target, position by position along its length. Where shadows
 * overlap, the light is the product over the groups that cover a point.
 *
 * Between two corners each shadow covers an interval of the width whose bounds are straight lines.
 * Where those cross each other or a strip's edge the interval is cut once more; in the rest every
 * depth is linear, so that all integrals are exact.
 *
 * The strips' rule is that of `surplusFrac` in engine/shading/row-section.ts at every position: a
 * strip loses min(1, shaded depth / depth of a cell) of its beam. With light that passes partly, it
 * keeps the mean light of the darkest part that is one cell deep.
 * Source: the partition model of PVsyst (docs/physics.md, detail 3), for shadows of any form.
 * Checked by: test/engine/scene/ray-casting.test.ts, test/engine/scene/strips.test.ts
 */
export class StripSweep {
  /** Fraction of the target's beam that the shaded area takes, 0 to 1. */
  linear = 0
  /** Fraction of the target's beam that its strips lose, `linear` or more. */
  electrical = 0
  /** The same two for each strip alone, of the strip's beam. Written when strips are asked for. */
  readonly stripLinear = new Float64Array(STRIPS_MAX)
  readonly stripElectrical = new Float64Array(STRIPS_MAX)
  private strips = 1
  private cellFrac = 1
  private byStrip = false
  private events = new Float64Array(128)
  private cuts = new Float64Array(128)
  /** Heights of the bounds at the left and right end of a slab: lower and upper of each shadow. */
  private left = new Float64Array(64)
  private right = new Float64Array(64)
  private middle = new Float64Array(64)
  private order = new Int32Array(64)
  private lineGroup = new Int32Array(64)
  /** Groups that let light through and are in the slab; how many shadows of each cover a point. */
  private readonly slabGroups: number[] = []
  private readonly cover: Int32Array
  /** Parts of a strip that get less than full light. */
  private pieceLight = new Float64Array(64)
  private pieceLeft = new Float64Array(64)
  private pieceRight = new Float64Array(64)
  private pieceOrder = new Int32Array(64)
  private pieces = 0

  /** @param transmittances  by group; that of `OPAQUE` is 0 */
  constructor(private readonly transmittances: readonly number[]) {
    this.cover = new Int32Array(transmittances.length)
  }

  /**
   * @param strips  equal strips across the width, 1 or more
   * @param cellFrac  depth of a cell over the width of a strip, above 0
   * @param byStrip  whether to write `stripLinear` and `stripElectrical`
   */
  run(shadows: ShadowList, strips: number, cellFrac: number, byStrip: boolean): void {
    this.linear = 0
    this.electrical = 0
    this.strips = Math.min(strips, STRIPS_MAX)
    this.cellFrac = Math.min(1, cellFrac)
    // a strip that is one cell deep loses its shaded area
    this.byStrip = byStrip || this.cellFrac < 1
    if (this.byStrip) {
      this.stripLinear.fill(0, 0, this.strips)
      this.stripElectrical.fill(0, 0, this.strips)
    }
    if (shadows.count > 0) {
      this.reserve(shadows)
      if (shadows.count > EXACT_MAX) this.runColumns(shadows)
      else this.runSlabs(shadows)
    }
    this.finish()
  }

  /** The whole target is in full shade. */
  runFull(strips: number, byStrip: boolean): void {
    this.linear = 1
    this.electrical = 1
    if (!byStrip) return
    this.stripLinear.fill(1, 0, Math.min(strips, STRIPS_MAX))
    this.stripElectrical.fill(1, 0, Math.min(strips, STRIPS_MAX))
  }

  private finish(): void {
    const { strips, stripLinear, stripElectrical } = this
    if (this.byStrip) {
      let sum = 0
      for (let s = 0; s < strips; s++) {
        stripLinear[s] = fraction(stripLinear[s])
        stripElectrical[s] = Math.max(stripLinear[s], fraction(stripElectrical[s]))
        sum += stripElectrical[s]
      }
      this.electrical = sum / strips
    }
    this.linear = fraction(this.linear)
    this.electrical = Math.max(this.linear, fraction(this.electrical))
  }

  private reserve({ count, start }: ShadowList): void {
    const corners = start[count] + 2
    if (corners > this.events.length) this.events = new Float64Array(2 * corners)
    const lines = 2 * count
    if (lines <= this.left.length) return
    const size = 2 * lines
    this.left = new Float64Array(size)
    this.right = new Float64Array(size)
    this.middle = new Float64Array(size)
    this.order = new Int32Array(size)
    this.lineGroup = new Int32Array(size)
    this.pieceLight = new Float64Array(size)
    this.pieceLeft = new Float64Array(size)
    this.pieceRight = new Float64Array(size)
    this.pieceOrder = new Int32Array(size)
  }

  private runSlabs(shadows: ShadowList): void {
    const { u, start, count } = shadows
    const { events } = this
    let n = 2
    events[0] = 0
    events[1] = 1
    for (let k = start[0]; k < start[count]; k++) if (u[k] > 0 && u[k] < 1) events[n++] = u[k]
    sortValues(events, n)
    for (let k = 1; k < n; k++) {
      const from = events[k - 1]
      const to = events[k]
      if (to > from) this.slab(shadows, from, to, from, to)
    }
  }

  private runColumns(shadows: ShadowList): void {
    for (let column = 0; column < COLUMNS; column++) {
      const at = (column + 0.5) / COLUMNS
      this.slab(shadows, column / COLUMNS, (column + 1) / COLUMNS, at, at)
    }
  }

  /** Adds what the shadows take between two positions, with the bounds as they are at `from` and `to`. */
  private slab(shadows: ShadowList, slabFrom: number, slabTo: number, from: number, to: number): void {
    const { left, right } = this
    const width = slabTo - slabFrom
    const lines = this.placeLines(shadows, from, to)
    if (lines === 0) return
    if (lines === 2 && !this.byStrip) {
      const light = this.transmittances[this.lineGroup[0]]
      this.linear += (1 - light) * width * (meanWithin(left[1], right[1]) - meanWithin(left[0], right[0]))
      return
    }
    const cuts = this.placeCuts(lines)
    for (let k = 1; k < cuts; k++) this.part(lines, width, this.cuts[k - 1], this.cuts[k])
  }

  /** Writes the bounds of all shadows that meet the target in a slab; returns their number. */
  private placeLines({ start, count, u, v, group }: ShadowList, from: number, to: number): number {
    const { left, right, lineGroup, slabGroups } = this
    let lines = 0
    slabGroups.length = 0
    for (let k = 0; k < count; k++) {
      let bounds = 0
      const first = start[k]
      const last = start[k + 1] - 1
      for (let a = last, b = first; b <= last && bounds < 2; a = b++) {
        const isForward = u[a] < u[b]
        const begin = isForward ? a : b
        const end = isForward ? b : a
        const length = u[end] - u[begin]
        if (u[begin] > from || u[end] < to || length === 0) continue
        const slope = (v[end] - v[begin]) / length
        left[lines + bounds] = v[begin] + slope * (from - u[begin])
        right[lines + bounds] = v[begin] + slope * (to - u[begin])
        bounds++
      }
      if (bounds < 2) continue
      if (left[lines] + right[lines] > left[lines + 1] + right[lines + 1]) {
        swap(left, lines, lines + 1)
        swap(right, lines, lines + 1)
      }
      const isBelow = left[lines + 1] <= 0 && right[lines + 1] <= 0
      const isAbove = left[lines] >= 1 && right[lines] >= 1
      if (isBelow || isAbove) continue
      lineGroup[lines] = group[k]
      lineGroup[lines + 1] = group[k]
      if (group[k] !== OPAQUE && !slabGroups.includes(group[k])) slabGroups.push(group[k])
      lines += 2
    }
    return lines
  }

  /** Writes where, from 0 to 1 of a slab, bounds cross each other or the edge of a strip. */
  private placeCuts(lines: number): number {
    const { left, right } = this
    const levels = this.byStrip ? this.strips : 1
    let n = 0
    n = this.cutAt(0, n)
    n = this.cutAt(1, n)
    for (let i = 0; i < lines; i++) {
      const low = Math.min(left[i], right[i])
      const high = Math.max(left[i], right[i])
      const firstLevel = Math.max(0, Math.ceil(low * levels))
      const lastLevel = Math.min(levels, Math.floor(high * levels))
      for (let level = firstLevel; level <= lastLevel; level++) n = this.cutAt((level / levels - left[i]) / (right[i] - left[i]), n)
      for (let j = i + 1; j < lines; j++) {
        const before = left[i] - left[j]
        const after = right[i] - right[j]
        if (before * after < 0) n = this.cutAt(before / (before - after), n)
      }
    }
    sortValues(this.cuts, n)
    return n
  }

  private cutAt(position: number, n: number): number {
    // a level bound that lies on an edge has no position
    if (!(position >= 0 && position <= 1)) return n
    if (n >= this.cuts.length) {
      const larger = new Float64Array(2 * n)
      larger.set(this.cuts)
      this.cuts = larger
    }
    this.cuts[n] = position
    return n + 1
  }

  /** Adds the part of a slab between two cuts, in which the bounds keep their order. */
  private part(lines: number, slabWidth: number, from: number, to: number): void {
    if (!(to > from)) return
    const { left, right, middle, order, cover, slabGroups } = this
    const width = (to - from) * slabWidth
    const at = (from + to) / 2
    for (let i = 0; i < lines; i++) {
      middle[i] = left[i] + at * (right[i] - left[i])
      order[i] = i
    }
    sortByValue(order, lines, middle)
    cover[OPAQUE] = 0
    for (let g = 0; g < slabGroups.length; g++) cover[slabGroups[g]] = 0
    let strip = 0
    this.pieces = 0
    for (let k = 0; k + 1 < lines; k++) {
      const line = order[k]
      // even lines begin a shadow, odd ones end it
      cover[this.lineGroup[line]] += line % 2 === 0 ? 1 : -1
      const light = this.lightHere()
      const next = order[k + 1]
      if (light === 1 || middle[next] <= 0 || middle[line] >= 1 || middle[next] <= middle[line]) continue
      this.linear += (1 - light) * width * (Math.min(1, middle[next]) - Math.max(0, middle[line]))
      if (this.byStrip) strip = this.cutInStrips(light, line, next, from, to, width, strip)
    }
    if (this.pieces > 0) this.endStrip(strip, width)
  }

  private lightHere(): number {
    const { cover, slabGroups, transmittances } = this
    if (cover[OPAQUE] > 0) return 0
    let light = 1
    for (let g = 0; g < slabGroups.length; g++) if (cover[slabGroups[g]] > 0) light *= transmittances[slabGroups[g]]
    return light
  }

  /** Splits what is between two bounds by strips; returns the last strip, which is still open. */
  private cutInStrips(light: number, lower: number, upper: number, from: number, to: number, width: number, openStrip: number): number {
    const { left, right, middle, strips } = this
    const firstStrip = Math.max(0, Math.floor(middle[lower] * strips))
    const lastStrip = Math.min(strips - 1, Math.ceil(middle[upper] * strips) - 1)
    let open = openStrip
    for (let strip = firstStrip; strip <= lastStrip; strip++) {
      if (strip !== open) {
        if (this.pieces > 0) this.endStrip(open, width)
        open = strip
      }
      const bottom = strip / strips
      const top = (strip + 1) / strips
      const fromLower = middle[lower] > bottom
      const toUpper = middle[upper] < top
      const leftDepth =
        (toUpper ? heightAt(left[upper], right[upper], from) : top) - (fromLower ? heightAt(left[lower], right[lower], from) : bottom)
      const rightDepth =
        (toUpper ? heightAt(left[upper], right[upper], to) : top) - (fromLower ? heightAt(left[lower], right[lower], to) : bottom)
      this.addPiece(light, Math.max(0, leftDepth) * strips, Math.max(0, rightDepth) * strips)
    }
    return open
  }

  private addPiece(light: number, leftDepth: number, rightDepth: number): void {
    this.pieceLight[this.pieces] = light
    this.pieceLeft[this.pieces] = leftDepth
    this.pieceRight[this.pieces] = rightDepth
    this.pieceOrder[this.pieces] = this.pieces
    this.pieces++
  }

  /** Adds the loss of a strip whose pieces are complete: the mean of its darkest cell's depth. */
  private endStrip(strip: number, width: number): void {
    const { pieces, pieceLight, pieceLeft, pieceRight, pieceOrder, cellFrac } = this
    sortByValue(pieceOrder, pieces, pieceLight)
    let leftDepth = 0
    let rightDepth = 0
    let shaded = 0
    let lost = 0
    for (let k = 0; k < pieces; k++) {
      const piece = pieceOrder[k]
      const light = pieceLight[piece]
      leftDepth += pieceLeft[piece]
      rightDepth += pieceRight[piece]
      shaded += ((1 - light) * (pieceLeft[piece] + pieceRight[piece])) / 2
      const nextLight = k + 1 < pieces ? pieceLight[pieceOrder[k + 1]] : 1
      if (nextLight > light) lost += (nextLight - light) * meanOfWhole(leftDepth / cellFrac, rightDepth / cellFrac)
    }
    this.stripLinear[strip] += width * shaded
    this.stripElectrical[strip] += width * lost
    this.pieces = 0
  }
}

function heightAt(left: number, right: number, at: number): number {
  return left + at * (right - left)
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a]
  values[a] = values[b]
  values[b] = kept
}

/** 0 to 1; also of sums that are a rounding outside, and of what is not finite. */
function fraction(value: number): number {
  return value > 0 ? Math.min(1, value) : 0
}

/** Mean of a height that runs evenly between two, each height limited to 0 to 1. */
function meanWithin(from: number, to: number): number {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  if (low >= 0 && high <= 1) return (low + high) / 2
  if (high <= 0) return 0
  if (low >= 1) return 1
  if (high - low < FLAT) return Math.min(1, Math.max(0, (low + high) / 2))
  const below = Math.max(0, -low) // share of the run at 0, times the rise
  const above = Math.max(0, high - 1)
  const rise = high - low
  const within = rise - below - above
  const meanInside = (Math.max(0, low) + Math.min(1, high)) / 2
  return (within * meanInside + above) / rise
}

/** Mean of min(1, x) for an x that runs evenly between two values of 0 or more. */
function meanOfWhole(from: number, to: number): number {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  if (high <= 1) return (low + high) / 2
  if (low >= 1) return 1
  const rising = (1 - low) / (high - low)
  return rising * ((low + 1) / 2) + 1 - rising
}
