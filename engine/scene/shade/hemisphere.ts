import { TWO_PI } from '../../core/angles.ts'
import { BodySlice } from './body-slice.ts'
import { BodyTree, LEAF } from './body-tree.ts'
import { LightSlice, ZENITH } from './light-slice.ts'
import type { LookoutsOfBin } from './lookouts.ts'
import { OPAQUE } from './opaque.ts'
import { ACROSS, ALONG, BODY, CENTRE, NORMAL } from './rectangle-columns.ts'
import { sliceRectangle } from './rectangle-slice.ts'
import type { ShadeKernel } from './shade-kernel.ts'
import { sliceSolid } from './solid-slice.ts'
import type { ViewRay } from './view-ray.ts'

/** The lattice comes back after so many pairs: half steps of azimuth, and of the way over a table. */
const PAIRS = 4096
const TURNS = 2 * PAIRS
const STEP = { azimuth: 2531, along: 1061, across: 3237 }
const SINES = Float64Array.from({ length: TURNS }, (_, k) => Math.sin((TWO_PI * k) / TURNS))
const COSINES = Float64Array.from({ length: TURNS }, (_, k) => Math.cos((TWO_PI * k) / TURNS))
/** Positions from one end of a table to the other and back, so that they have no jump; -1 to 1. */
const PLACES = Float64Array.from({ length: TURNS }, (_, k) => 1 - 2 * Math.abs((2 * k) / TURNS - 1))
/** Share of an axis up to which its part in a direction counts as 0. */
const LEVEL = 1e-9

/**
 * The isotropic sky light on bins of targets and the part that the scene takes, and the same for the light
 * from the ground.
 *
 * Of the ground light (`array.ground_shading` first_row) a table takes all at an azimuth where it stands
 * at the height of the place, so that in n endless rows all is lost to all but the first. Of what
 * tables leave, objects take what their sides hide below the horizon: they stand on ground that
 * reaches from the place to their foot and on behind them. A top that is seen from above reflects
 * as the ground does: what tables stand on takes nothing.
 *
 * A target is looked at from many places, from each at one azimuth: a slice of the sky. There all
 * elevations are integrated in closed form over the union of what stands at the azimuth, so that a far
 * skyline of any height is exact. Places and azimuths are spread evenly and together (a lattice). They
 * come in pairs that a mirror exchanges, so that a mirrored scene has the same light.
 * Valid for: any rotation. With 4,096 slices of a target: far towers within 0.05 % of the sky, tables
 *   thrown into a heap within 0.2 % (root mean square 0.06 %).
 * Source: geometry; I. H. Sloan and S. Joe, Lattice Methods for Multiple Integration, 1994.
 * Checked by: test/engine/scene/skyline.test.ts, hidden-ground.test.ts, hemisphere.test.ts and rows.test.ts
 */
export class Hemisphere {
  /** By bin. */
  readonly sky: Float64Array
  readonly skyLost: Float64Array
  readonly ground: Float64Array
  readonly groundLost: Float64Array
  private readonly tables: BodyTree
  private readonly objects: BodyTree
  /** From the horizon up; and down, where slopes count downwards. */
  private readonly above: LightSlice
  private readonly below: LightSlice
  /** Level part of the normal at the azimuth, at least 0. */
  private levelCos = 0
  private isBeneath = false
  private readonly cut = new BodySlice()
  private readonly ray: ViewRay = { east: 0, north: 0, up: 0, eastCos: 0, northCos: 1, perEast: 0, perNorth: 1 }

  /**
   * @param lookouts  of each bin
   * @param rises  of the ground below each target to the east and north, which hides the sky where it rises; null for level ground
   */
  constructor(
    private readonly kernel: ShadeKernel,
    private readonly lookouts: readonly LookoutsOfBin[],
    private readonly rises: Float64Array | null = null,
  ) {
    this.sky = new Float64Array(lookouts.length)
    this.skyLost = new Float64Array(lookouts.length)
    this.ground = new Float64Array(lookouts.length)
    this.groundLost = new Float64Array(lookouts.length)
    const { rectangles, solids, tablesShade, count } = kernel
    this.tables = new BodyTree(rectangles, solids, tablesShade ? Array.from({ length: count }, (_, i) => i) : [])
    this.objects = new BodyTree(
      rectangles,
      solids,
      Array.from({ length: solids.count }, (_, j) => count + j),
    )
    this.above = new LightSlice(solids.transmittances)
    this.below = new LightSlice(solids.transmittances)
  }

  /** Looks around from all bins, in the present rotation of the kernel. */
  look(): void {
    this.tables.fit()
    this.objects.fit()
    this.lookouts.forEach(({ targets, weights, starts, pairs }, bin) => {
      const sums = { sky: 0, skyLost: 0, level: 0, levelOpen: 0, ground: 0, groundLost: 0 }
      for (let k = 0; k < targets.length; k++) this.lookFromTarget(targets[k], weights[k], starts[k], pairs, sums)
      this.sky[bin] = sums.sky
      this.skyLost[bin] = sums.skyLost
      this.ground[bin] = sums.level
      this.groundLost[bin] = sums.level - sums.levelOpen * (1 - shareOf(sums.groundLost, sums.ground))
    })
  }

  /** Share of the sky light of a bin that is lost. */
  skyLoss(bin: number): number {
    return shareOf(this.skyLost[bin], this.sky[bin])
  }

  /** Share of the ground light of a bin that is lost; 0 for a level one, which sees no ground. */
  groundLoss(bin: number): number {
    return shareOf(this.groundLost[bin], this.ground[bin])
  }

  /** Adds what pairs of places see: a mirror in the meridian exchanges the two. */
  private lookFromTarget(target: number, weight: number, start: number, pairs: number, sums: Sums): void {
    const { above, below } = this
    const { open, rectangles } = this.kernel
    const { body } = rectangles
    let [sky, skyLost, level, levelOpen, ground, groundLost] = [0, 0, 0, 0, 0, 0]
    for (let side = -1; side <= 1; side += 2) {
      const alongEnd = endOf(body, BODY * target + ALONG, side)
      const acrossEnd = endOf(body, BODY * target + ACROSS, side)
      for (let pair = start; pair < start + pairs; pair++) {
        const turn = (2 * pair + 1) % TURNS
        const along = alongEnd * PLACES[(turn * STEP.along) % TURNS]
        const across = acrossEnd * PLACES[(turn * STEP.across) % TURNS]
        const azimuth = (turn * STEP.azimuth) % TURNS
        const beneath =
          open > 0 && (this.kernel.solids.count > 0 || this.kernel.ground !== null)
            ? this.lookBeneath(target, along, across, side * SINES[azimuth], COSINES[azimuth])
            : 0
        const isOpen = this.lookFrom(target, along, across, side * SINES[azimuth], COSINES[azimuth])
        sky += above.light
        skyLost += open > 0 ? above.lost + open * (beneath - above.lost) : above.lost
        level += this.levelCos
        if (isOpen) levelOpen += this.levelCos
        ground += below.light
        groundLost += below.lost
      }
    }
    sums.sky += weight * sky
    sums.skyLost += weight * skyLost
    sums.level += weight * level
    sums.levelOpen += weight * levelOpen
    sums.ground += weight * ground
    sums.groundLost += weight * groundLost
  }

  /** Sky light that objects alone take, which passes between the modules of tables. */
  private lookBeneath(target: number, along: number, across: number, eastCos: number, northCos: number): number {
    this.isBeneath = true
    this.lookFrom(target, along, across, eastCos, northCos)
    this.isBeneath = false
    return this.above.lost
  }

  /**
   * Looks from a place on a target within its frame, -1 to 1 along and across, at an azimuth.
   * @returns whether tables leave the ground light there
   */
  private lookFrom(target: number, along: number, across: number, eastCos: number, northCos: number): boolean {
    const { above, below, ray } = this
    const { body, within, rows } = this.kernel.rectangles
    const b = BODY * target
    const onAlong = within[2 * target] * along
    const onAcross = within[2 * target + 1] * rows.outer(target, across)
    const levelCos = body[b + NORMAL] * eastCos + body[b + NORMAL + 1] * northCos
    const upCos = body[b + NORMAL + 2]
    const seesSky = above.begin(levelCos, upCos)
    this.levelCos = Math.max(0, levelCos)
    ray.eastCos = eastCos
    ray.northCos = northCos
    ray.perEast = 1 / eastCos
    ray.perNorth = 1 / northCos
    ray.east = body[b + CENTRE] + onAlong * body[b + ALONG] + onAcross * body[b + ACROSS]
    ray.north = body[b + CENTRE + 1] + onAlong * body[b + ALONG + 1] + onAcross * body[b + ACROSS + 1]
    ray.up = body[b + CENTRE + 2] + onAlong * body[b + ALONG + 2] + onAcross * body[b + ACROSS + 2]
    if (seesSky) this.coverByGround(target, eastCos, northCos)
    if (seesSky && !this.isBeneath) this.coverByTables(target)
    const isOpen = !(levelCos > 0 && above.floor > 0)
    if (this.kernel.solids.count > 0) {
      if (isOpen) below.begin(levelCos, -upCos)
      else below.close()
      this.coverByObjects()
      below.end()
    }
    // the ground takes sky alone: it reflects light itself
    if (seesSky) this.kernel.ground?.cover(ray, above)
    above.end()
    return isOpen
  }

  private coverByGround(target: number, eastCos: number, northCos: number): void {
    const { rises } = this
    if (rises !== null) this.above.cover(0, rises[2 * target] * eastCos + rises[2 * target + 1] * northCos, OPAQUE)
  }

  private coverByTables(target: number): void {
    const { tables, above, cut, ray } = this
    const { rectangles } = this.kernel
    const { start } = rectangles.parts
    tables.start()
    for (let leaf = tables.next(ray, above.floor, ZENITH); leaf >= 0; leaf = tables.next(ray, above.floor, ZENITH)) {
      const end = Math.min(tables.bodies.length, LEAF * (leaf + 1))
      for (let k = LEAF * leaf; k < end; k++) {
        const j = tables.bodies[k]
        if (j === target) continue
        if (start[j] < start[j + 1]) this.coverByParts(start[j], start[j + 1])
        else if (sliceRectangle(rectangles, j, ray, above.floor, cut)) above.cover(cut.low, cut.high, OPAQUE)
      }
    }
  }

  private coverByParts(from: number, end: number): void {
    const { above, cut, ray, kernel } = this
    const { rectangles } = kernel
    for (let p = from; p < end; p++) {
      rectangles.parts.faceTube(p, rectangles.body, ray.east, ray.north, ray.up)
      if (sliceRectangle(rectangles, p, ray, above.floor, cut)) above.cover(cut.low, cut.high, OPAQUE)
    }
  }

  private coverByObjects(): void {
    const { objects, above, below, cut, ray } = this
    const { solids, count } = this.kernel
    objects.start()
    for (let leaf = objects.next(ray, above.floor, below.floor); leaf >= 0; leaf = objects.next(ray, above.floor, below.floor)) {
      const end = Math.min(objects.bodies.length, LEAF * (leaf + 1))
      for (let k = LEAF * leaf; k < end; k++) {
        const j = objects.bodies[k] - count
        if (!sliceSolid(solids, j, ray, above.floor, below.floor, cut)) continue
        above.cover(cut.low, cut.high, solids.group[j])
        below.cover(-cut.sideEnd, -cut.low, solids.group[j])
      }
    }
  }
}

/** What a bin sees. `level`: the level part of its normal over all azimuths, and where tables leave the ground. */
interface Sums {
  sky: number
  skyLost: number
  level: number
  levelOpen: number
  ground: number
  groundLost: number
}

/**
 * The end from which places count on an axis, 1 or -1: the northern or the upper one, which a mirror in
 * the meridian keeps. It exchanges the ends of an axis that points east.
 */
function endOf(body: Float64Array, axis: number, side: number): number {
  const [east, north, up] = [body[axis], body[axis + 1], body[axis + 2]]
  const least = LEVEL * (Math.abs(east) + Math.abs(north) + Math.abs(up))
  if (Math.abs(north) > least) return north > 0 ? 1 : -1
  if (Math.abs(up) > least) return up > 0 ? 1 : -1
  return east > 0 ? side : -side
}

/** 0 to 1; 0 where there is no light. */
function shareOf(lost: number, light: number): number {
  return lost > 0 ? Math.min(1, lost / light) : 0
}
