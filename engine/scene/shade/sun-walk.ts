import { HALF_PI } from '../../core/angles.ts'
import type { BodyBounds } from './body-bounds.ts'
import { HIGH_RISE, NearBodies } from './near-bodies.ts'
import type { PlanGrid, Visit } from './plan-grid.ts'
import { planGrids } from './plan-grids.ts'
import type { SunStrip } from './sun-strip.ts'

/** Length of the level part of a direction below which the sun is at the zenith. */
const ZENITH = 1e-9

/**
 * Walks from a target towards the sun over what may shade it, near ones first. A walk costs what it
 * passes, however large the site is, so that few targets of many are looked at in little time. What is
 * left out shades nothing; what is passed need not shade.
 */
export class SunWalk {
  private readonly grids: readonly PlanGrid[]
  private readonly near: NearBodies
  private readonly strip: SunStrip = {
    east: 0,
    north: 0,
    low: 0,
    across: 0,
    along: 0,
    toEast: 1,
    toNorth: 0,
    rise: 0,
    lift: 0,
    end: Number.POSITIVE_INFINITY,
  }
  /** Largest sine of a rotation. */
  private turnSin = 0

  /** @param bodies  numbers of those that shade */
  constructor(
    private readonly bounds: BodyBounds,
    bodies: Int32Array,
  ) {
    this.grids = planGrids(bounds, bodies)
    this.near = new NearBodies(bounds, bodies[0])
  }

  /**
   * Faces the sun. @param east, north, up  unit vector towards it
   * @param rotationMax  largest rotation of a target to either side
   */
  face(east: number, north: number, up: number, rotationMax: number): void {
    const { strip, bounds } = this
    const level = Math.hypot(east, north)
    const isZenith = !(level > ZENITH)
    strip.toEast = isZenith ? 1 : east / level
    strip.toNorth = isZenith ? 0 : north / level
    strip.rise = up / Math.max(level, ZENITH)
    this.turnSin = rotationMax < HALF_PI ? Math.sin(rotationMax) : 1
    strip.lift = bounds.liftMax * this.turnSin
    for (const grid of this.grids) grid.face(strip)
  }

  /** Visits what may shade a target, itself as well, until `visit` returns true. */
  from(target: number, visit: Visit): void {
    const { strip, bounds, grids, near } = this
    const { toEast, toNorth } = strip
    const found = strip.rise < HIGH_RISE ? -1 : near.search(target, strip.rise, this.turnSin)
    if (found >= 0) {
      visit(near.found, 0, found)
      return
    }
    strip.east = bounds.east[target]
    strip.north = bounds.north[target]
    strip.low = bounds.up[target] - bounds.rise[target] - bounds.lift[target] * this.turnSin
    strip.along = bounds.half(target, toEast, toNorth)
    strip.across = bounds.half(target, toNorth, -toEast)
    for (let g = 0; g < grids.length; g++) if (grids[g].walk(strip, visit)) return
  }
}
