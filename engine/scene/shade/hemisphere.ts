import { TWO_PI } from '../../core/angles.ts'
import { BodySlice } from './body-slice.ts'
import { BodyTree, LEAF } from './body-tree.ts'
import type { LookoutsOfBin } from './lookouts.ts'
import { sliceRectangle } from './rectangle-slice.ts'
import { ACROSS, ALONG, BODY, CENTRE, NORMAL } from './rectangles.ts'
import type { ShadeKernel } from './shade-kernel.ts'
import { OPAQUE } from './shadow-list.ts'
import { SkySlice } from './sky-slice.ts'
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
 * The isotropic sky light on bins of targets and what the scene takes of it, and the same of the far
 * ground (`array.ground_shading` first_row), which is seen along level rays: in n endless rows all of
 * it is lost to all but the first.
 *
 * A target is looked at from many places, from each at one azimuth: a slice of the sky. There all
 * elevations are integrated in closed form over the union of what stands at the azimuth, so that a far
 * skyline of any height is exact. Places and azimuths are spread evenly and together (a lattice). They
 * come in pairs that a mirror exchanges, so that a mirrored scene has the same light.
 * Valid for: any rotation. With 4,096 slices of a target: far towers within 0.05 % of the sky, tables
 *   thrown into a heap within 0.2 % (root mean square 0.06 %).
 * Source: geometry; I. H. Sloan and S. Joe, Lattice Methods for Multiple Integration, 1994.
 * Checked by: test/engine/scene/skyline.test.ts, hemisphere.test.ts and rows.test.ts
 */
export class Hemisphere {
  /** By bin. */
  readonly sky: Float64Array
  readonly skyLost: Float64Array
  readonly ground: Float64Array
  readonly groundLost: Float64Array
  private readonly tree: BodyTree
  private readonly slice: SkySlice
  private readonly cut = new BodySlice()
  private readonly ray: ViewRay = { east: 0, north: 0, up: 0, eastCos: 0, northCos: 1, perEast: 0, perNorth: 1 }

  /** @param lookouts  of each bin */
  constructor(
    private readonly kernel: ShadeKernel,
    private readonly lookouts: readonly LookoutsOfBin[],
  ) {
    this.sky = new Float64Array(lookouts.length)
    this.skyLost = new Float64Array(lookouts.length)
    this.ground = new Float64Array(lookouts.length)
    this.groundLost = new Float64Array(lookouts.length)
    const { rectangles, solids, tablesShade, count } = kernel
    this.tree = new BodyTree(rectangles, solids, tablesShade ? count : 0)
    this.slice = new SkySlice(solids.transmittances)
  }

  /** Looks around from all bins, in the present rotation of the kernel. */
  look(): void {
    for (const sums of [this.sky, this.skyLost, this.ground, this.groundLost]) sums.fill(0)
    this.tree.fit()
    for (let bin = 0; bin < this.lookouts.length; bin++) {
      const { targets, weights, starts, pairs } = this.lookouts[bin]
      for (let k = 0; k < targets.length; k++) this.lookFromTarget(bin, targets[k], weights[k], starts[k], pairs)
    }
  }

  /** Share of the sky light of a bin that is lost. */
  skyLoss(bin: number): number {
    return shareOf(this.skyLost[bin], this.sky[bin])
  }

  /** Share of the ground light of a bin that is lost; 0 for a level one, which sees no ground. */
  groundLoss(bin: number): number {
    return shareOf(this.groundLost[bin], this.ground[bin])
  }

  /** Looks from pairs of places: a mirror in the meridian exchanges the two. */
  private lookFromTarget(bin: number, target: number, weight: number, start: number, pairs: number): void {
    const { slice } = this
    const { body } = this.kernel.rectangles
    let [sky, skyLost, ground, groundLost] = [0, 0, 0, 0]
    for (let side = -1; side <= 1; side += 2) {
      const alongEnd = endOf(body, BODY * target + ALONG, side)
      const acrossEnd = endOf(body, BODY * target + ACROSS, side)
      for (let pair = start; pair < start + pairs; pair++) {
        const turn = (2 * pair + 1) % TURNS
        const along = alongEnd * PLACES[(turn * STEP.along) % TURNS]
        const across = acrossEnd * PLACES[(turn * STEP.across) % TURNS]
        const azimuth = (turn * STEP.azimuth) % TURNS
        this.lookFrom(target, along, across, side * SINES[azimuth], COSINES[azimuth])
        sky += slice.sky
        skyLost += slice.skyLost
        ground += slice.ground
        groundLost += slice.groundLost
      }
    }
    this.sky[bin] += weight * sky
    this.skyLost[bin] += weight * skyLost
    this.ground[bin] += weight * ground
    this.groundLost[bin] += weight * groundLost
  }

  /** Looks from a place on a target, -1 to 1 along and across, at an azimuth. */
  private lookFrom(target: number, along: number, across: number, eastCos: number, northCos: number): void {
    const { kernel, tree, slice, cut, ray } = this
    const { rectangles, solids, count } = kernel
    const { body } = rectangles
    const b = BODY * target
    if (!slice.begin(body[b + NORMAL] * eastCos + body[b + NORMAL + 1] * northCos, body[b + NORMAL + 2])) return
    ray.eastCos = eastCos
    ray.northCos = northCos
    ray.perEast = 1 / eastCos
    ray.perNorth = 1 / northCos
    ray.east = body[b + CENTRE] + along * body[b + ALONG] + across * body[b + ACROSS]
    ray.north = body[b + CENTRE + 1] + along * body[b + ALONG + 1] + across * body[b + ACROSS + 1]
    ray.up = body[b + CENTRE + 2] + along * body[b + ALONG + 2] + across * body[b + ACROSS + 2]
    tree.start()
    for (let leaf = tree.next(ray, slice.floor); leaf >= 0; leaf = tree.next(ray, slice.floor)) {
      const end = Math.min(tree.bodies.length, LEAF * (leaf + 1))
      for (let k = LEAF * leaf; k < end; k++) {
        const j = tree.bodies[k]
        if (j === target) continue
        if (j < count ? sliceRectangle(rectangles, j, ray, slice.floor, cut) : sliceSolid(solids, j - count, ray, slice.floor, cut))
          slice.cover(cut.low, cut.high, j < count ? OPAQUE : solids.group[j - count])
      }
    }
    slice.end()
  }
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
