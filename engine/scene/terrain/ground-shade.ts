import { TWO_PI } from '../../core/angles.ts'
import type { HorizonProfile } from '../../geometry/horizon-profile.ts'
import type { Ground } from '../shade/ground.ts'
import type { LightSlice } from '../shade/light-slice.ts'
import { OPAQUE } from '../shade/opaque.ts'
import { ACROSS, ALONG, BODY, CENTRE } from '../shade/rectangle-columns.ts'
import type { Rectangles } from '../shade/rectangles.ts'
import type { ShadowList } from '../shade/shadow-list.ts'
import type { SunView } from '../shade/sun-view.ts'
import type { ViewRay } from '../shade/view-ray.ts'
import type { Vector } from '../vector.ts'
import { CrossSection } from './cross-section.ts'
import type { Cut, TriangleTree } from './triangle-tree.ts'

/** Cuts towards the sun through a table: two for each triangle that it is wide or long, within these limits. */
const CUTS = { least: 3, most: 9 }
/** Length of the level part of a direction below which the sun is at the zenith. */
const ZENITH = 1e-9
/** A shadow whose edge is so many heights of the table over its middle covers it, wherever the edge is. */
const CLEARLY = 4
/** Heights of a shadow's edge that differ by less of the table's height are on one line. */
const STRAIGHT_FRAC = 1e-3

/**
 * The shade of the ground. Vertical cuts towards the sun go through a table, side by side. In each the beam
 * that grazes the ground marks the edge of the shadow: exact in the cut, and straight between two of them.
 * A cut begins where the table ends, seen along the sun: ground under a table does not shade it.
 * Valid for: tables above the ground.
 * Source: geometry.
 * Checked by: test/engine/scene/ground-shade.test.ts, against rays
 */
export class GroundShade implements Ground {
  private readonly cut: Cut = { east: 0, north: 0, eastCos: 0, northCos: 1 }
  private readonly width: number
  private readonly section = new CrossSection()
  private readonly at = new Float64Array(CUTS.most)
  private readonly edge = new Float64Array(CUTS.most)
  private cuts = 0
  /** Cuts of which some, and of which all is in shade. */
  private touched = 0
  private covered = 0

  /**
   * @param origin  from which places of the kernel count, in the coordinates of the tree
   * @param horizon  line under which the sky is lost before; null for none
   */
  constructor(
    private readonly tree: TriangleTree,
    private readonly origin: Vector,
    private readonly horizon: HorizonProfile | null,
  ) {
    this.width = tree.meanWidth
  }

  cover({ east, north, up, eastCos, northCos }: ViewRay, sky: LightSlice): void {
    const { cut, origin, tree, horizon } = this
    if (horizon !== null) sky.leaveOut(Math.tan(Math.max(0, horizon.elevationRad((Math.atan2(eastCos, northCos) + TWO_PI) % TWO_PI))))
    cut.east = east + origin[0]
    cut.north = north + origin[1]
    cut.eastCos = eastCos
    cut.northCos = northCos
    sky.cover(0, tree.steepest(cut, up + origin[2], sky.floor), OPAQUE)
  }

  addShadows(i: number, { body, within }: Rectangles, { sunEast, sunNorth, sunUp }: SunView, shadows: ShadowList): void {
    const { section, cut } = this
    const level = Math.hypot(sunEast, sunNorth)
    if (!(level > ZENITH)) return
    const b = BODY * i
    cut.eastCos = sunEast / level
    cut.northCos = sunNorth / level
    section.slope = sunUp / level
    section.place(body, b + ALONG, b + ACROSS, within[2 * i], within[2 * i + 1], cut)
    this.findEdge(body, b + CENTRE)
    if (this.covered === this.cuts) shadows.isFull = true
    else if (this.touched > 0) this.addBands(shadows)
  }

  /** Finds the edge of the shadow in each cut. */
  private findEdge(body: Float64Array, centre: number): void {
    const { section, cut, at, edge, origin, tree, width } = this
    const cuts = Math.min(CUTS.most, Math.max(CUTS.least, 1 + Math.ceil((4 * section.spread) / width)))
    const up = body[centre + 2] + origin[2]
    const least = up - section.lift
    const most = up + CLEARLY * section.lift
    this.cuts = cuts
    this.touched = 0
    this.covered = 0
    for (let k = 0; k < cuts; k++) {
      const aside = section.reach * ((2 * k) / (cuts - 1) - 1)
      section.cross(aside)
      cut.east = body[centre] + origin[0] + aside * cut.northCos
      cut.north = body[centre + 1] + origin[1] - aside * cut.eastCos
      at[k] = aside
      edge[k] = tree.highest(cut, section.ahead, section.slope, least, most) - up
      if (edge[k] > section.low) this.touched++
      if (edge[k] >= section.high) this.covered++
    }
  }

  /** Adds what is below the edge, in bands between cuts: as few as the edge has straight parts. */
  private addBands(shadows: ShadowList): void {
    const { section, cuts, edge } = this
    const tolerance = STRAIGHT_FRAC * section.lift
    for (let from = 0; from < cuts - 1; ) {
      let to = from + 1
      while (to + 1 < cuts && this.isStraight(from, to + 1, tolerance)) to++
      if (edge[from] > -section.lift || edge[to] > -section.lift) this.addBand(from, to, shadows)
      from = to
    }
  }

  private isStraight(from: number, to: number, tolerance: number): boolean {
    const { edge } = this
    for (let k = from + 1; k < to; k++) {
      const chord = edge[from] + ((k - from) / (to - from)) * (edge[to] - edge[from])
      if (Math.abs(edge[k] - chord) > tolerance) return false
    }
    return true
  }

  private addBand(from: number, to: number, shadows: ShadowList): void {
    const { section, at, edge } = this
    const below = -2 * section.lift
    shadows.begin(4)
    section.addCorner(at[from], below, shadows)
    section.addCorner(at[to], below, shadows)
    section.addCorner(at[to], edge[to], shadows)
    section.addCorner(at[from], edge[from], shadows)
    shadows.end(OPAQUE)
  }
}
