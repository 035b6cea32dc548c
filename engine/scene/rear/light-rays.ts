import { BodyBounds } from '../shade/body-bounds.ts'
import { BodySlice } from '../shade/body-slice.ts'
import { ZENITH } from '../shade/light-slice.ts'
import { OPAQUE } from '../shade/opaque.ts'
import type { PlanGrid, Visit } from '../shade/plan-grid.ts'
import { planGrids } from '../shade/plan-grids.ts'
import { ACROSS, ALONG, BODY, CENTRE } from '../shade/rectangle-columns.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import { sliceSolid } from '../shade/solid-slice.ts'
import type { SunStrip } from '../shade/sun-strip.ts'
import type { ShadeTarget } from '../shade/target.ts'
import type { ViewRay } from '../shade/view-ray.ts'

/** Length of the level part of a direction below which it points to the zenith. */
const UPRIGHT = 1e-9
/** The steepest slope of a ray: below that of the zenith, so that what reaches over its start covers it. */
const STEEPEST = ZENITH / 2
/** No body is left out of a solid's cut. */
const ALL = Number.NEGATIVE_INFINITY

/**
 * Light along single rays that do not fall: from a place on the ground up to a table, to the sun or into the
 * sky. A walk over the plan finds what a ray may meet, near ones first, so that it costs what it passes.
 * Checked by: test/engine/rear/scene-rear.test.ts, against rays that try every body
 */
export class LightRays {
  private readonly grids: readonly PlanGrid[]
  private readonly bounds: BodyBounds
  private readonly strip: SunStrip = { east: 0, north: 0, low: 0, across: 0, along: 0, toEast: 0, toNorth: 0, rise: 0, lift: 0, end: 0 }
  private readonly ahead: ViewRay = { east: 0, north: 0, up: 0, eastCos: 0, northCos: 1, perEast: 0, perNorth: 1 }
  private readonly back: ViewRay = { ...this.ahead }
  private readonly cut = new BodySlice()
  private readonly toward = new Float64Array(3)
  /** The turn in which each table was last turned. */
  private readonly turnedIn: Int32Array
  private turns = 0
  private rotationsRad: Float64Array
  private level = 1
  private end = 0
  private own = 0
  /** Light that passes tables, and whether the ray has passed one; and of groups of objects. */
  private tableLight = 0
  private hasPassedTable = false
  private readonly passed: number[] = []
  private left = 1
  private readonly visit: Visit = (bodies, from, to) => this.meet(bodies, from, to)

  constructor(
    private readonly kernel: ShadeKernel,
    targets: readonly ShadeTarget[],
  ) {
    const { count, solids, origin } = kernel
    this.bounds = new BodyBounds(targets, solids, origin)
    this.grids = planGrids(
      this.bounds,
      Int32Array.from({ length: count + solids.count }, (_, body) => body),
    )
    this.turnedIn = new Int32Array(count)
    this.rotationsRad = new Float64Array(count)
  }

  /** Turns the tables when a ray first comes near. @param rotationsRad  of each; read until the next turn */
  turn(rotationsRad: Float64Array): void {
    this.turns++
    this.rotationsRad = rotationsRad
    let most = 0
    for (let i = 0; i < rotationsRad.length; i++) most = Math.max(most, Math.abs(rotationsRad[i]))
    this.strip.lift = this.bounds.liftMax * (most < Math.PI / 2 ? Math.sin(most) : 1)
  }

  /** Turns one table, unless it is turned already. */
  turnOne(i: number): void {
    if (this.turnedIn[i] === this.turns) return
    this.turnedIn[i] = this.turns
    this.kernel.rectangles.turnOne(i, this.rotationsRad[i])
  }

  /** Faces along rays. @param toEast, toNorth, toUp  unit vector, level or upwards */
  face(toEast: number, toNorth: number, toUp: number): void {
    const { strip, ahead, back, toward } = this
    toward[0] = toEast
    toward[1] = toNorth
    toward[2] = toUp
    const level = Math.sqrt(toEast * toEast + toNorth * toNorth)
    this.level = level
    const isUpright = !(level > UPRIGHT)
    ahead.eastCos = isUpright ? 1 : toEast / level
    ahead.northCos = isUpright ? 0 : toNorth / level
    back.eastCos = -ahead.eastCos
    back.northCos = -ahead.northCos
    strip.toEast = ahead.eastCos
    strip.toNorth = ahead.northCos
    strip.rise = Math.min(STEEPEST, toUp / Math.max(level, UPRIGHT))
    for (let g = 0; g < this.grids.length; g++) this.grids[g].face(strip)
  }

  /**
   * Share of the light that arrives at a place on the ground below a table from afar.
   * @param east, north, up  from the origin of the kernel
   * @param tableLight  share that passes tables
   */
  onGround(east: number, north: number, up: number, table: number, tableLight: number): number {
    this.begin(east, north, up, Number.POSITIVE_INFINITY, -1, tableLight)
    // most of its shadow is that of its own table
    if (this.crossesTable(table) && this.passTable()) return 0
    return this.walk()
  }

  /** The same along a ray of a length from a place to a place on a table, or from a table into the sky. */
  offTable(east: number, north: number, up: number, length: number, table: number): number {
    this.begin(east, north, up, length, table, 0)
    return this.walk()
  }

  private begin(east: number, north: number, up: number, end: number, own: number, tableLight: number): void {
    const { strip, ahead } = this
    strip.east = east
    strip.north = north
    strip.low = up
    strip.end = end * this.level
    ahead.east = east
    ahead.north = north
    ahead.up = up
    this.end = end
    this.own = own
    this.tableLight = tableLight
    this.hasPassedTable = false
    this.passed.length = 0
    this.left = 1
  }

  private walk(): number {
    const { grids, strip, visit } = this
    for (let g = 0; g < grids.length; g++) if (grids[g].walk(strip, visit)) return 0
    return this.left
  }

  /** Weakens the ray by tables, once; true when nothing is left. */
  private passTable(): boolean {
    if (!this.hasPassedTable) this.left *= this.tableLight
    this.hasPassedTable = true
    return this.left === 0
  }

  /** Takes what bodies stop; true when nothing is left. */
  private meet(bodies: Int32Array, from: number, to: number): boolean {
    const { count, solids } = this.kernel
    for (let k = from; k < to; k++) {
      const body = bodies[k]
      if (body < count) {
        if (body !== this.own && this.crossesTable(body) && this.passTable()) return true
      } else {
        const group = solids.group[body - count]
        if (this.passed.includes(group) || !this.crossesSolid(body - count)) continue
        if (group !== OPAQUE) this.passed.push(group)
        this.left *= solids.transmittances[group]
        if (this.left === 0) return true
      }
    }
    return false
  }

  /** Whether the ray meets a table, or the parts of one that has gaps or a tube. */
  private crossesTable(i: number): boolean {
    this.turnOne(i)
    const { parts, body } = this.kernel.rectangles
    if (parts.start[i] === parts.start[i + 1]) return this.crossesRectangle(BODY * i)
    for (let p = parts.start[i]; p < parts.start[i + 1]; p++) {
      parts.faceTube(p, body, this.ahead.east, this.ahead.north, this.ahead.up)
      if (this.crossesRectangle(BODY * p)) return true
    }
    return false
  }

  private crossesRectangle(b: number): boolean {
    const { toward, ahead, end } = this
    const { body } = this.kernel.rectangles
    const east = body[b + CENTRE] - ahead.east
    const north = body[b + CENTRE + 1] - ahead.north
    const up = body[b + CENTRE + 2] - ahead.up
    // a normal of any length
    const normalEast = body[b + ALONG + 1] * body[b + ACROSS + 2] - body[b + ALONG + 2] * body[b + ACROSS + 1]
    const normalNorth = body[b + ALONG + 2] * body[b + ACROSS] - body[b + ALONG] * body[b + ACROSS + 2]
    const normalUp = body[b + ALONG] * body[b + ACROSS + 1] - body[b + ALONG + 1] * body[b + ACROSS]
    const facing = toward[0] * normalEast + toward[1] * normalNorth + toward[2] * normalUp
    const way = (east * normalEast + north * normalNorth + up * normalUp) / facing
    if (!(way > 0 && way < end)) return false
    const pastEast = way * toward[0] - east
    const pastNorth = way * toward[1] - north
    const pastUp = way * toward[2] - up
    return isWithin(body, b + ACROSS, pastEast, pastNorth, pastUp) && isWithin(body, b + ALONG, pastEast, pastNorth, pastUp)
  }

  /**
   * Whether the ray meets solid j. Both its ends are outside: a body on the line lies between them when it
   * is ahead of either.
   */
  private crossesSolid(j: number): boolean {
    const { ahead, back, cut, strip, toward, end } = this
    const { solids } = this.kernel
    if (!sliceSolid(solids, j, ahead, strip.rise, Number.POSITIVE_INFINITY, cut)) return false
    if (!(cut.low < strip.rise && strip.rise < cut.high)) return false
    if (end === Number.POSITIVE_INFINITY) return true
    back.east = ahead.east + end * toward[0]
    back.north = ahead.north + end * toward[1]
    back.up = ahead.up + end * toward[2]
    return sliceSolid(solids, j, back, ALL, ALL, cut) && cut.low < -strip.rise && -strip.rise < cut.high
  }
}

/** Whether a point of its plane is between two sides of a rectangle, from its centre and by the half vector between them. */
function isWithin(body: Float64Array, axis: number, east: number, north: number, up: number): boolean {
  const a = body[axis]
  const b = body[axis + 1]
  const c = body[axis + 2]
  return Math.abs(east * a + north * b + up * c) <= a * a + b * b + c * c
}
