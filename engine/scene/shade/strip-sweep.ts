import { fraction, heightAt, meanOfWhole, meanWithin } from './linear-means.ts'
import { OPAQUE } from './opaque.ts'
import { sortByValue, sortValues } from './order.ts'
import type { ShadowList } from './shadow-list.ts'
import { SlabBounds } from './slab-bounds.ts'

/** Most strips of a target that are computed one by one; a target with more counts as having this many. */
export const STRIPS_MAX = 256
/** Shadows up to which crossings are exact. */
const EXACT_MAX = 32
/** Columns into which a target with more shadows is cut: each is as its middle. */
const COLUMNS = 256

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
  private readonly bounds: SlabBounds
  private middle = new Float64Array(64)
  private order = new Int32Array(64)
  /** Groups that let light through and are in the slab; how many shadows of each cover a point. */
  private groups = 0
  private readonly slabGroups: Int32Array
  private readonly cover: Int32Array
  /** Parts of a strip that get less than full light. */
  private pieceLight = new Float64Array(64)
  private pieceLeft = new Float64Array(64)
  private pieceRight = new Float64Array(64)
  private pieceOrder = new Int32Array(64)
  private pieces = 0

  /**
   * @param transmittances  by group; that of `OPAQUE` is 0
   * @param counted  group of which each shadow weakens the light; default: none
   */
  constructor(
    private readonly transmittances: readonly number[],
    private readonly counted = -1,
  ) {
    this.bounds = new SlabBounds(counted)
    this.cover = new Int32Array(transmittances.length)
    this.slabGroups = new Int32Array(transmittances.length)
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
    // A single strip that is one cell deep loses its shaded area. Several are summed one by one, so
    // that `linear` has the same digits whatever the depth of a cell is.
    this.byStrip = byStrip || this.strips > 1 || this.cellFrac < 1
    if (this.byStrip) {
      this.stripLinear.fill(0, 0, this.strips)
      this.stripElectrical.fill(0, 0, this.strips)
    }
    if (shadows.count > 0) {
      this.reserve(shadows)
      this.bounds.place(shadows)
      if (shadows.count > EXACT_MAX) this.runColumns(shadows)
      else this.runSlabs(shadows)
    }
    this.finish()
  }

  /** Prepares shadows for `readAt`. The parameters are those of `run`. */
  place(shadows: ShadowList, strips: number, cellFrac: number): void {
    this.strips = Math.min(strips, STRIPS_MAX)
    this.cellFrac = Math.min(1, cellFrac)
    this.byStrip = true
    this.reserve(shadows)
    this.bounds.place(shadows)
  }

  /** Writes what each strip loses at one position along the target, 0 to 1, into `stripElectrical`. */
  readAt(shadows: ShadowList, position: number): void {
    this.stripLinear.fill(0, 0, this.strips)
    this.stripElectrical.fill(0, 0, this.strips)
    this.slab(shadows, 0, 1, position, position)
  }

  /** Writes the mean shade of each strip between two positions along the target into `stripLinear`. */
  readBetween(shadows: ShadowList, from: number, to: number): void {
    this.stripLinear.fill(0, 0, this.strips)
    this.stripElectrical.fill(0, 0, this.strips)
    this.runSlabs(shadows, from, to)
    for (let strip = 0; strip < this.strips; strip++) this.stripLinear[strip] = fraction(this.stripLinear[strip] / (to - from))
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
    if (lines <= this.middle.length) return
    const size = 2 * lines
    this.middle = new Float64Array(size)
    this.order = new Int32Array(size)
    this.pieceLight = new Float64Array(size)
    this.pieceLeft = new Float64Array(size)
    this.pieceRight = new Float64Array(size)
    this.pieceOrder = new Int32Array(size)
  }

  private runSlabs(shadows: ShadowList, first = 0, last = 1): void {
    const { u, start, count } = shadows
    const { events } = this
    let n = 2
    events[0] = first
    events[1] = last
    for (let k = start[0]; k < start[count]; k++) if (u[k] > first && u[k] < last) events[n++] = u[k]
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
    const width = slabTo - slabFrom
    this.bounds.move(shadows.group, from, to)
    const lines = this.bounds.count
    if (lines === 2) {
      this.addAlone(width)
      return
    }
    if (lines === 0) return
    this.placeGroups(lines)
    if (from === to) {
      this.part(lines, width, 0, 1) // level bounds do not cross
      return
    }
    const cuts = this.placeCuts(lines)
    for (let k = 1; k < cuts; k++) this.part(lines, width, this.cuts[k - 1], this.cuts[k])
  }

  /** Adds the only shadow of a slab, in closed form. */
  private addAlone(width: number): void {
    const { strips, cellFrac } = this
    const { left, right, group } = this.bounds
    const taken = width * (1 - this.transmittances[group[0]])
    this.linear += taken * (meanWithin(left[1], right[1]) - meanWithin(left[0], right[0]))
    if (!this.byStrip) return
    const firstStrip = Math.max(0, Math.floor(Math.min(left[0], right[0]) * strips))
    const lastStrip = Math.min(strips - 1, Math.ceil(Math.max(left[1], right[1]) * strips) - 1)
    for (let strip = firstStrip; strip <= lastStrip; strip++) {
      const lowLeft = left[0] * strips - strip
      const lowRight = right[0] * strips - strip
      const highLeft = left[1] * strips - strip
      const highRight = right[1] * strips - strip
      this.stripLinear[strip] += taken * (meanWithin(highLeft, highRight) - meanWithin(lowLeft, lowRight))
      this.stripElectrical[strip] += taken * this.meanLoss(lowLeft, lowRight, highLeft, highRight, cellFrac)
    }
  }

  /** Mean loss of a strip, 0 to 1 in height, from a shadow whose bounds run evenly between two heights each. */
  private meanLoss(lowLeft: number, lowRight: number, highLeft: number, highRight: number, cellFrac: number): number {
    // a shadow from the lower edge, or from the upper one
    if (lowLeft <= 0 && lowRight <= 0) return meanWithin(highLeft / cellFrac, highRight / cellFrac)
    if (highLeft >= 1 && highRight >= 1) return meanWithin((1 - lowLeft) / cellFrac, (1 - lowRight) / cellFrac)
    let n = this.cutAt(0, 0)
    n = this.cutAt(1, n)
    for (let level = 0; level <= 1; level++) {
      n = this.cutAt((level - lowLeft) / (lowRight - lowLeft), n)
      n = this.cutAt((level - highLeft) / (highRight - highLeft), n)
    }
    sortValues(this.cuts, n)
    let lost = 0
    let before = 0
    for (let k = 0; k < n; k++) {
      const at = this.cuts[k]
      const depth = Math.max(0, fraction(heightAt(highLeft, highRight, at)) - fraction(heightAt(lowLeft, lowRight, at))) / cellFrac
      if (k > 0) lost += (at - this.cuts[k - 1]) * meanOfWhole(before, depth)
      before = depth
    }
    return lost
  }

  /** Lists the groups in a slab that let light through. */
  private placeGroups(lines: number): void {
    const { slabGroups, cover } = this
    const lineGroup = this.bounds.group
    this.groups = 0
    for (let line = 0; line < lines; line += 2) cover[lineGroup[line]] = 0
    for (let line = 0; line < lines; line += 2) {
      const group = lineGroup[line]
      if (group === OPAQUE || cover[group] > 0) continue
      cover[group] = 1
      slabGroups[this.groups++] = group
    }
  }

  /** Writes where, from 0 to 1 of a slab, bounds cross each other or the edge of a strip. */
  private placeCuts(lines: number): number {
    const { left, right } = this.bounds
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
    const { middle, order, cover, slabGroups, groups } = this
    const { left, right, group } = this.bounds
    const width = (to - from) * slabWidth
    const at = (from + to) / 2
    for (let i = 0; i < lines; i++) {
      middle[i] = left[i] + at * (right[i] - left[i])
      order[i] = i
    }
    sortByValue(order, lines, middle)
    cover[OPAQUE] = 0
    for (let g = 0; g < groups; g++) cover[slabGroups[g]] = 0
    let strip = 0
    this.pieces = 0
    for (let k = 0; k + 1 < lines; k++) {
      const line = order[k]
      // even lines begin a shadow, odd ones end it
      cover[group[line]] += line % 2 === 0 ? 1 : -1
      const light = this.lightHere()
      const next = order[k + 1]
      if (light === 1 || middle[next] <= 0 || middle[line] >= 1 || middle[next] <= middle[line]) continue
      this.linear += (1 - light) * width * (Math.min(1, middle[next]) - Math.max(0, middle[line]))
      if (this.byStrip) strip = this.cutInStrips(light, line, next, from, to, width, strip)
    }
    if (this.pieces > 0) this.endStrip(strip, width)
  }

  private lightHere(): number {
    const { cover, slabGroups, groups, transmittances } = this
    if (cover[OPAQUE] > 0) return 0
    let light = 1
    for (let g = 0; g < groups; g++)
      if (cover[slabGroups[g]] > 0) light *= transmittances[slabGroups[g]] ** (slabGroups[g] === this.counted ? cover[slabGroups[g]] : 1)
    return light
  }

  /** Splits what is between two bounds by strips; returns the last strip, which is still open. */
  private cutInStrips(light: number, lower: number, upper: number, from: number, to: number, width: number, openStrip: number): number {
    const { middle, strips } = this
    const { left, right } = this.bounds
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
