import { plus, type Vector } from '../vector.ts'
import { BEAM_SHARES } from './beam-shares.ts'
import { BodyBounds } from './body-bounds.ts'
import type { Ground } from './ground.ts'
import { OPAQUE } from './opaque.ts'
import type { Visit } from './plan-grid.ts'
import { addPartShadows, addRectangleShadow } from './rectangle-shadow.ts'
import { Rectangles } from './rectangles.ts'
import { ShadowList } from './shadow-list.ts'
import { Solids } from './solids.ts'
import { StripSweep } from './strip-sweep.ts'
import { SunView } from './sun-view.ts'
import { SunWalk } from './sun-walk.ts'
import type { Occluder, ShadeTarget, StringLoss } from './target.ts'
import { ViewGrid } from './view-grid.ts'

/** Shadows of tables that let light through, up to which each weakens it. */
const COUNTED_MAX = 16
const NO_GROUP = -1

/**
 * Beam shade of rectangles by each other and by occluders, exact but for rounding. A polygon shades
 * a target with its part in front of the target's plane, projected along the sun. The light of the
 * target is what the union of these shadows leaves (see `StripSweep`).
 *
 * The scene is seen from the sun: only what overlaps a target in that view can shade it, so a grid
 * of the view finds all candidates, at any rotation. One direction costs time that grows with the
 * number of targets and of overlaps. Where few targets of many are asked for, a walk over the plan
 * finds the candidates of each, and no other body is turned or seen.
 *
 * Use: `turn` the trackers, `face` the sun, then ask for the shade of any targets; or `faceFew` and
 * ask for a few.
 * Valid for: any sun direction. A target that the beam does not reach from the front has no shade.
 *   Coordinates count from the mean of the targets, so that distant origins lose no digits.
 * Source: geometry.
 * Checked by: test/engine/scene/ray-casting.test.ts
 */
export class ShadeKernel {
  readonly count: number
  /** Numbers that `addLosses` adds: one, or one for each share of the beam where strings have a circuit. */
  readonly losses: number
  /** The mean of the targets, which is subtracted from all coordinates. */
  readonly origin: Vector
  readonly rectangles: Rectangles
  readonly solids: Solids
  readonly view = new SunView()
  /** What the targets stand on, where it shades; and whether its shadows count. */
  readonly ground: Ground | null
  countsGround = true
  private readonly grid: ViewGrid
  private readonly shadows = new ShadowList()
  private readonly newSweep: () => StripSweep
  private readonly sweep: StripSweep
  /** Share of the light that passes a table. */
  readonly open: number
  /** Group of the shadows of tables: one that is counted, where light passes them. */
  private readonly tables: number
  private readonly strips: Int32Array
  private readonly cellFrac: Float64Array
  private readonly circuits: readonly (StringLoss | undefined)[]
  /** Line of the targets along which views are laid out. */
  private readonly line: Vector
  /** Found when few targets are asked for first. */
  private walk: SunWalk | null = null
  private isWalking = false
  /** The direction in which each body was last seen, of those that `faceFew` counts. */
  private readonly seenIn: Int32Array
  private directions = 0
  private rotationsRad: Float64Array
  private asked = 0
  private readonly visit: Visit = (bodies, from, end) => this.addShadows(bodies, from, end)

  /**
   * @param tablesShade  whether targets shade each other; false where only objects count, as on roofs
   * @param groundFrom  gives the ground by the origin of the kernel; null where it does not shade
   */
  constructor(
    private readonly targets: readonly ShadeTarget[],
    occluders: readonly Occluder[],
    readonly tablesShade = true,
    groundFrom: ((origin: Vector) => Ground) | null = null,
  ) {
    const origin = meanCentre(targets)
    this.origin = origin
    this.ground = groundFrom?.(origin) ?? null
    this.count = targets.length
    this.rectangles = new Rectangles(targets, origin)
    this.solids = new Solids(occluders, origin)
    this.grid = new ViewGrid(this.count + this.solids.count)
    this.open = tablesShade ? meanOpen(targets) : 0
    const transmittances = [...this.solids.transmittances, this.open]
    this.tables = this.open > 0 ? transmittances.length - 1 : OPAQUE
    const counted = this.open > 0 ? this.tables : NO_GROUP
    this.newSweep = () => new StripSweep(transmittances, counted)
    this.sweep = this.newSweep()
    this.strips = Int32Array.from(targets, ({ strips }) => Math.min(strips, 2 ** 30))
    this.cellFrac = Float64Array.from(targets, ({ cellFrac }) => cellFrac)
    this.circuits = targets.map(({ circuit }) => circuit)
    this.losses = this.circuits.some((circuit) => circuit !== undefined) ? BEAM_SHARES : 1
    this.line = targets[0]?.along ?? [1, 0, 0]
    this.seenIn = new Int32Array(this.count + this.solids.count)
    this.rotationsRad = new Float64Array(this.count)
  }

  /**
   * Turns the trackers. Must be followed by `face`.
   * @param rotationsRad  right-handed about `along`; one for all, or one for each target (those of
   *   targets that do not turn are not read)
   */
  turn(rotationsRad: Float64Array | number): void {
    this.rectangles.turn(rotationsRad)
  }

  /** Faces the sun. @param east, north, up  unit vector towards the sun, of any elevation */
  face(east: number, north: number, up: number): void {
    const { view, grid, line } = this
    this.isWalking = false
    view.alignTo(east, north, up, line[0], line[1], line[2])
    this.solids.begin(view)
    for (let body = 0; body < grid.count; body++) this.see(body)
    grid.build()
  }

  /**
   * Turns and faces, for a few targets of many.
   * @param rotationsRad  as in `turn`, one for each target; read until the next direction
   */
  faceFew(east: number, north: number, up: number, rotationsRad: Float64Array): void {
    const { view, line } = this
    this.isWalking = true
    this.directions++
    this.rotationsRad = rotationsRad
    view.alignTo(east, north, up, line[0], line[1], line[2])
    this.solids.begin(view)
    this.walk ??= this.prepareWalk()
    this.walk.face(east, north, up, largest(rotationsRad))
  }

  private prepareWalk(): SunWalk {
    const { targets, solids, origin, tablesShade, count } = this
    const bounds = new BodyBounds(targets, solids, origin)
    const first = tablesShade ? 0 : count
    return new SunWalk(
      bounds,
      Int32Array.from({ length: count + solids.count - first }, (_, k) => first + k),
    )
  }

  /** Sees a body, in its present rotation. */
  private see(body: number): void {
    const { rectangles, solids, view, count } = this
    const { x, y, halfX, halfY } = this.grid
    if (body < count) rectangles.look(body, view, x, y, halfX, halfY)
    else solids.look(body - count, view, count, x, y, halfX, halfY)
  }

  /** Turns and sees a body, the first time that a walk passes it. */
  private meet(body: number): void {
    const { seenIn, directions, rectangles, count, rotationsRad } = this
    if (seenIn[body] === directions) return
    seenIn[body] = directions
    if (body < count) rectangles.turnOne(body, rotationsRad[body])
    this.see(body)
  }

  /** Cosine of the beam's incidence on the front of a target, negative when the sun is behind. */
  incidenceCos(i: number): number {
    if (this.isWalking) this.meet(i)
    return this.rectangles.incidenceCos[i]
  }

  /** Number of bodies that overlap a target as the sun sees it. */
  neighbours(i: number): number {
    return this.grid.overlapping(i)
  }

  /**
   * Fraction of the beam on a target that shade takes, 0 to 1.
   * @param byStrip  whether to write `stripLinear` and `stripElectrical`
   */
  shade(i: number, byStrip = false): number {
    const { sweep, shadows, strips, cellFrac, tables } = this
    if (this.isWalking) this.meet(i)
    let isFull = this.gather(i, tables)
    // behind many tables there is no light, whatever passes one
    if (tables !== OPAQUE && shadows.count > COUNTED_MAX) isFull = this.gather(i, OPAQUE)
    if (isFull) sweep.runFull(strips[i], byStrip)
    else {
      shadows.prune()
      sweep.run(shadows, strips[i], cellFrac[i], byStrip)
    }
    return sweep.linear
  }

  /** Collects the shadows on a target that the beam reaches; true when they cover all of it. */
  private gather(i: number, tables: number): boolean {
    const { shadows, rectangles } = this
    const { rows } = rectangles
    shadows.clear(rows.count[i], rows.width[i], rows.pitch[i])
    shadows.tables = tables
    return rectangles.isLit[i] === 1 && this.collect(i)
  }

  /** Fraction of the beam that the strips of the target last asked for lose; at least its shade. */
  get electrical(): number {
    return this.sweep.electrical
  }

  /** Adds light x what the strings of target i, the last asked for, lose of its beam, from `out[at]` on. */
  addLosses(i: number, light: number, out: Float64Array, at: number): void {
    const { sweep, shadows, losses, newSweep } = this
    const lost = this.circuits[i]?.lose(shadows, sweep.linear, newSweep)
    for (let k = 0; k < losses; k++) out[at + k] += light * (lost === undefined ? sweep.electrical : lost[k])
  }

  /** Shaded fraction of each strip of the target last asked for. */
  get stripLinear(): Float64Array {
    return this.sweep.stripLinear
  }

  /** Fraction of its beam that each strip of the target last asked for loses. */
  get stripElectrical(): Float64Array {
    return this.sweep.stripElectrical
  }

  /**
   * Shade of all targets in a direction; the one call that a time step needs.
   * @param linear  fraction of the beam that shade takes, written for every target
   * @param electrical  fraction of the beam that strips lose; null when nobody reads it
   */
  shadeAll(east: number, north: number, up: number, linear: Float64Array, electrical: Float64Array | null): void {
    this.face(east, north, up)
    for (let i = 0; i < this.count; i++) {
      linear[i] = this.shade(i)
      if (electrical !== null) electrical[i] = this.sweep.electrical
    }
  }

  /** Collects the shadows on a target; true when they cover all of it. */
  private collect(i: number): boolean {
    const { grid, walk, shadows } = this
    this.asked = i
    if (this.countsGround && this.ground !== null) {
      this.ground.addShadows(i, this.rectangles, this.view, shadows)
      if (shadows.isFull) return true
    }
    if (this.isWalking) {
      walk?.from(i, this.visit)
      return shadows.isFull
    }
    const found = grid.overlapping(i)
    for (let k = 0; k < found; k++) {
      const j = grid.found[k]
      if ((this.tablesShade || j >= this.count) && this.addShadow(j)) return true
    }
    return false
  }

  /** Adds the shadows of bodies that a walk passes; true when all of the target is covered. */
  private addShadows(bodies: Int32Array, from: number, end: number): boolean {
    const i = this.asked
    const { x, y, halfX, halfY } = this.grid
    for (let k = from; k < end; k++) {
      const j = bodies[k]
      this.meet(j)
      if (!(Math.abs(x[i] - x[j]) < halfX[i] + halfX[j] && Math.abs(y[i] - y[j]) < halfY[i] + halfY[j])) continue
      if (i !== j && this.addShadow(j)) return true
    }
    return false
  }

  /** Adds the shadow of a body on the target asked for; true when all of it is covered. */
  private addShadow(j: number): boolean {
    const { grid, solids, rectangles, shadows, asked: i } = this
    const dx = grid.x[j] - grid.x[i]
    const dy = grid.y[j] - grid.y[i]
    if (j >= this.count) solids.addShadow(j - this.count, rectangles, i, grid.x[i], grid.y[i], shadows)
    else if (rectangles.parts.start[j] === rectangles.parts.start[j + 1]) addRectangleShadow(rectangles, i, j, dx, dy, shadows)
    else addPartShadows(rectangles, i, j, dx, dy, shadows)
    return shadows.isFull
  }
}

/** Largest rotation to either side. */
function largest(rotationsRad: Float64Array): number {
  let most = 0
  for (let i = 0; i < rotationsRad.length; i++) if (Math.abs(rotationsRad[i]) > most) most = Math.abs(rotationsRad[i])
  return most
}

/** Mean share of the light that passes tables, by their area. */
function meanOpen(targets: readonly ShadeTarget[]): number {
  let [passed, area] = [0, 0]
  for (const { open = 0, halfLength, halfWidth } of targets) {
    passed += open * halfLength * halfWidth
    area += halfLength * halfWidth
  }
  return passed > 0 ? passed / area : 0
}

/** The mean of the targets' centres; 0 where it is not finite. */
function meanCentre(targets: readonly ShadeTarget[]): Vector {
  let sum: Vector = [0, 0, 0]
  for (const { centre } of targets) sum = plus(sum, 1 / targets.length, centre)
  const [east, north, up] = sum.map((mean) => (Number.isFinite(mean) ? mean : 0))
  return [east, north, up]
}
