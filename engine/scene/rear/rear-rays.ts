import { TWO_PI } from '../../core/angles.ts'
import { alongCurve } from '../shade/plan-curve.ts'
import { ACROSS, ALONG, BODY, CENTRE, NORMAL } from '../shade/rectangle-columns.ts'
import type { ShadeBins } from '../shade/shade-bins.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import type { ShadeTarget } from '../shade/target.ts'
import { PLANE } from './ground-planes.ts'
import { LightRays } from './light-rays.ts'

/** Dimensions of a sample: the table, two of the place on it, two of the ray, and two of a ray from the ground. */
const DIMENSIONS = 7
/** The real root of x ** 8 = x + 1, whose powers fill seven dimensions evenly (M. Roberts 2018). */
const ROOT = 1.0969815577985598
const STEPS = Float64Array.from({ length: DIMENSIONS }, (_, d) => ROOT ** -(d + 1))
/** A ray that would meet the ground later counts as on far ground there: tables, as their half length. */
const FAR = 1e4
/** Places lie above the ground by this share of that, so that no rounding puts them into what they stand on. */
const LIFT = 1e-11

/** The tables of a bin along a curve, and the sum of their weights up to each. */
interface Members {
  readonly tables: Int32Array
  readonly upTo: Float64Array
}

/** What the rears of a bin see, as means over its tables by weight. */
export interface RearView {
  /** View factor to the ground that no body hides. */
  ground: number
  /** The same, each place of the ground by the share of the sky that lights it. */
  skyOnGround: number
}

/** Numbers that `RearRays.addBeam` writes for a bin: beam on the ground that its rears see if nothing shaded it, and as it is; on the rears, likewise. */
export const BEAM = 4

/**
 * Single rays from the rears of tables to the ground and from there to the sun or into the sky. They are
 * spread evenly over the tables of a bin, over each table and over its view: points of a sequence of which
 * every stretch is even (another one for each direction of the sun).
 *
 * The ground below a table is a plane, and reflects equally to all sides. What a ray meets before the ground
 * is black: other tables and objects, as in the rows of the array section.
 * Valid for: any rotation. Ground that falls away is met at a great distance, in the open.
 * Checked by: test/engine/rear/scene-rear.test.ts
 */
export class RearRays {
  private readonly rays: LightRays
  private readonly members: readonly Members[]
  private readonly far: number
  private readonly sample = new Float64Array(DIMENSIONS)
  /** The place on the rear, the direction from it, and where it meets the ground. */
  private readonly place = new Float64Array(3)
  private readonly toward = new Float64Array(3)
  private readonly foot = new Float64Array(3)
  private table = 0

  /**
   * @param kernel  of the tables turned over, so that their rears receive light
   * @param planes  of the ground, from the origin of the kernel
   * @param tableLight  share of the light that passes a table on its way to the ground, of each bin
   */
  constructor(
    private readonly kernel: ShadeKernel,
    targets: readonly ShadeTarget[],
    bins: ShadeBins,
    private readonly planes: Float64Array,
    private readonly tableLight: readonly number[],
  ) {
    this.rays = new LightRays(kernel, targets)
    this.members = membersOf(targets, bins)
    this.far = FAR * targets.reduce((most, { halfLength, halfWidth }) => Math.max(most, halfLength, halfWidth), 0)
  }

  /** @param rotationsRad  of each table */
  turn(rotationsRad: Float64Array): void {
    this.rays.turn(rotationsRad)
  }

  /** What a bin sees of the ground by so many rays. */
  view(bin: number, count: number): RearView {
    const { sample, rays, foot } = this
    let [ground, skyOnGround] = [0, 0]
    for (let k = 0; k < count; k++) {
      const seen = this.toGround(bin, k)
      if (!(seen > 0)) continue
      ground += seen
      const p = PLANE * this.table
      const [east, north, up] = aboveGround(this.planes[p + 1], this.planes[p + 2], sample[5], sample[6])
      if (up < 0) continue
      rays.face(east, north, up)
      skyOnGround += seen * rays.onGround(foot[0], foot[1], foot[2], this.table, this.tableLight[bin])
    }
    return { ground: ground / count, skyOnGround: skyOnGround / count }
  }

  /**
   * Adds the beam in a direction of the sun by so many rays, whose places begin at a number of the sequence.
   * @param east, north, up  unit vector towards the sun, above the horizon
   */
  addBeam(bin: number, first: number, count: number, east: number, north: number, up: number, out: Float64Array): void {
    const { rays, foot, place, kernel, planes } = this
    const { body } = kernel.rectangles
    const at = BEAM * bin
    for (let k = first; k < first + count; k++) {
      const seen = this.toGround(bin, k)
      const p = PLANE * this.table
      const n = BODY * this.table + NORMAL
      const onGround = seen * (up - planes[p + 1] * east - planes[p + 2] * north)
      const onRear = body[n] * east + body[n + 1] * north + body[n + 2] * up
      if (!(onGround > 0 || onRear > 0)) continue
      rays.face(east, north, up)
      if (onGround > 0) {
        out[at] += onGround
        out[at + 1] += onGround * rays.onGround(foot[0], foot[1], foot[2], this.table, this.tableLight[bin])
      }
      if (onRear > 0) {
        out[at + 2] += onRear
        out[at + 3] += onRear * rays.offTable(place[0], place[1], place[2], Number.POSITIVE_INFINITY, this.table)
      }
    }
  }

  /**
   * Follows ray k of a bin from the rear of one of its tables to the ground.
   * @returns share of its light that bodies leave; 0 where it goes into the sky
   */
  private toGround(bin: number, k: number): number {
    const { sample, rays, planes, place, toward, foot } = this
    for (let d = 0; d < DIMENSIONS; d++) sample[d] = (0.5 + k * STEPS[d]) % 1
    this.table = tableAt(this.members[bin], sample[0])
    rays.turnOne(this.table)
    this.look()
    const p = PLANE * this.table
    const [toEast, toNorth] = [planes[p + 1], planes[p + 2]]
    const falling = toward[2] - toEast * toward[0] - toNorth * toward[1]
    if (toward[2] >= 0 && falling >= 0) return 0
    const height = this.heightAboveGround()
    const length = falling < 0 ? Math.min(this.far, -height / falling) : this.far
    for (let axis = 0; axis < 3; axis++) foot[axis] = place[axis] + length * toward[axis]
    foot[2] += LIFT * this.far
    // a ray is followed upwards: from the ground, but where that rises beyond the place
    const [low, sign] = toward[2] > 0 ? [place, 1] : [foot, -1]
    rays.face(sign * toward[0], sign * toward[1], sign * toward[2])
    return rays.offTable(low[0], low[1], low[2], length, this.table)
  }

  /** Height of the place over the ground of its table, whose lower edge is not below it. */
  private heightAboveGround(): number {
    const { place, planes, table } = this
    const { body } = this.kernel.rectangles
    const b = BODY * table
    const toEast = planes[PLANE * table + 1]
    const toNorth = planes[PLANE * table + 2]
    const half = Math.abs(body[b + ACROSS + 2] - toEast * body[b + ACROSS] - toNorth * body[b + ACROSS + 1])
    const above = place[2] - body[b + CENTRE + 2] - toEast * (place[0] - body[b + CENTRE]) - toNorth * (place[1] - body[b + CENTRE + 1])
    return above + Math.max(half, body[b + CENTRE + 2] - planes[PLANE * table])
  }

  /** Puts place and direction of the sample on the rear of its table. */
  private look(): void {
    const { sample, place, toward, table } = this
    const { body, within, rows } = this.kernel.rectangles
    const b = BODY * table
    const along = within[2 * table] * (2 * sample[1] - 1)
    const across = within[2 * table + 1] * rows.outer(table, 2 * sample[2] - 1)
    const sin = Math.sqrt(sample[3])
    const cos = Math.sqrt(1 - sample[3])
    const toAlong = (sin * Math.cos(TWO_PI * sample[4])) / lengthOf(body, b + ALONG)
    const toAcross = (sin * Math.sin(TWO_PI * sample[4])) / lengthOf(body, b + ACROSS)
    for (let axis = 0; axis < 3; axis++) {
      const [ofAlong, ofAcross] = [body[b + ALONG + axis], body[b + ACROSS + axis]]
      place[axis] = body[b + CENTRE + axis] + along * ofAlong + across * ofAcross
      toward[axis] = toAlong * ofAlong + toAcross * ofAcross + cos * body[b + NORMAL + axis]
    }
  }
}

function lengthOf(body: Float64Array, at: number): number {
  return Math.sqrt(body[at] * body[at] + body[at + 1] * body[at + 1] + body[at + 2] * body[at + 2])
}

/** A direction away from a slope, as often as it lights it. */
function aboveGround(toEast: number, toNorth: number, first: number, second: number): readonly [number, number, number] {
  const sin = Math.sqrt(first)
  const cos = Math.sqrt(1 - first)
  const [a, c] = [sin * Math.cos(TWO_PI * second), sin * Math.sin(TWO_PI * second)]
  // up the slope to the east, to the left of that on the slope, and its normal
  const eastLength = Math.hypot(1, toEast)
  const length = Math.hypot(1, toEast, toNorth)
  const [normalEast, normalNorth, normalUp] = [-toEast / length, -toNorth / length, 1 / length]
  const [alongEast, alongUp] = [1 / eastLength, toEast / eastLength]
  return [
    a * alongEast + c * normalNorth * alongUp + cos * normalEast,
    c * (normalUp * alongEast - normalEast * alongUp) + cos * normalNorth,
    a * alongUp - c * normalNorth * alongEast + cos * normalUp,
  ]
}

function membersOf(targets: readonly ShadeTarget[], { count, binOf, weight }: ShadeBins): Members[] {
  const lists: number[][] = Array.from({ length: count }, () => [])
  const all = Int32Array.from(targets, (_, i) => i)
  const ordered = alongCurve(
    all,
    Float64Array.from(targets, ({ centre }) => centre[0]),
    Float64Array.from(targets, ({ centre }) => centre[1]),
  )
  for (const i of ordered) lists[binOf[i]].push(i)
  return lists.map((list) => {
    let sum = 0
    return { tables: Int32Array.from(list), upTo: Float64Array.from(list, (i) => (sum += weight[i])) }
  })
}

/** The table at a share of the weight of all. */
function tableAt({ tables, upTo }: Members, share: number): number {
  const wanted = share * upTo[upTo.length - 1]
  let [low, high] = [0, tables.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (upTo[middle] > wanted) high = middle
    else low = middle + 1
  }
  return tables[low]
}
