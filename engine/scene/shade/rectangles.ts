import { plus, scaled, type Vector } from '../vector.ts'
import { ACROSS, BODY, NORMAL, SEEN } from './rectangle-columns.ts'
import { RowsAcross } from './rows-across.ts'
import type { SunView } from './sun-view.ts'
import { TableParts } from './table-parts.ts'
import type { ShadeTarget } from './target.ts'

/** Cosine of incidence at and below which the beam does not reach the front. */
const INCIDENCE_TOLERANCE = 1e-9

/**
 * Distance in front of a plane, over half the width, up to which a point is considered to be on the
 * plane. Tables of one plane thus never shade each other, at any rounding.
 */
const PLANE_TOLERANCE = 1e-7

/**
 * The targets of a scene as flat columns, in their present rotation and as the sun sees them. What
 * stops light is a target with its frame: `body`, or its parts, which stand behind all targets. What
 * receives it is within the frame.
 */
export class Rectangles {
  readonly count: number
  readonly body: Float64Array
  /** Size within the frame over that of the body, along and across: 1 without a frame. */
  readonly within: Float64Array
  readonly seen: Float64Array
  readonly parts: TableParts
  readonly rows: RowsAcross
  /** Cosine of the beam's incidence on the front; negative when the sun is behind. */
  readonly incidenceCos: Float64Array
  /** 1 when the beam reaches the front. */
  readonly isLit: Uint8Array
  /** Distance in front of the plane from which on an occluder counts. */
  readonly planeTolerance: Float64Array
  /** Half vector across and unit normal at rotation 0, 6 numbers each. */
  private readonly rest: Float64Array
  readonly turns: Uint8Array
  private readonly halfWidth: Float64Array
  /** The last rotation, whose cosine and sine are kept. */
  private rotationRad = 0
  private rotationCos = 1
  private rotationSin = 0

  /** @param origin  east, north and up of the point from which centres count */
  constructor(targets: readonly ShadeTarget[], origin: Vector) {
    this.count = targets.length
    this.parts = new TableParts(targets)
    this.rows = new RowsAcross(targets)
    this.body = new Float64Array(this.parts.end * BODY)
    this.within = new Float64Array(this.count * 2)
    this.seen = new Float64Array(this.parts.end * SEEN)
    this.incidenceCos = new Float64Array(this.count)
    this.isLit = new Uint8Array(this.count)
    this.planeTolerance = new Float64Array(this.count)
    this.rest = new Float64Array(this.count * 6)
    this.turns = new Uint8Array(this.count)
    this.halfWidth = new Float64Array(this.count)
    for (let i = 0; i < this.count; i++) this.place(i, targets[i], origin)
  }

  private place(i: number, target: ShadeTarget, origin: Vector): void {
    const { centre, along, across, turns, frame = 0 } = target
    const [halfLength, halfWidth] = [target.halfLength + frame, target.halfWidth + frame]
    this.within[2 * i] = target.halfLength / halfLength
    this.within[2 * i + 1] = target.halfWidth / halfWidth
    const normal = [
      along[1] * across[2] - along[2] * across[1],
      along[2] * across[0] - along[0] * across[2],
      along[0] * across[1] - along[1] * across[0],
    ]
    const half = scaled(halfWidth, across)
    this.rest.set([...half, ...normal], 6 * i)
    this.body.set([...plus(centre, -1, origin), ...scaled(halfLength, along), ...half, ...normal], BODY * i)
    this.turns[i] = turns ? 1 : 0
    this.halfWidth[i] = halfWidth
    this.planeTolerance[i] = PLANE_TOLERANCE * halfWidth
    this.parts.place(i, this.body)
  }

  /** Turns the targets that turn, each to its own rotation or all to one. */
  turn(rotationsRad: Float64Array | number): void {
    for (let i = 0; i < this.count; i++) this.turnOne(i, typeof rotationsRad === 'number' ? rotationsRad : rotationsRad[i])
  }

  /** Turns one target, if it turns. Neighbours often have one rotation. */
  turnOne(i: number, rotationRad: number): void {
    const { body, rest, turns, halfWidth } = this
    if (turns[i] === 0) return
    if (rotationRad !== this.rotationRad) {
      this.rotationRad = rotationRad
      this.rotationCos = Math.cos(rotationRad)
      this.rotationSin = Math.sin(rotationRad)
    }
    const { rotationCos: cos, rotationSin: sin } = this
    const width = halfWidth[i]
    for (let axis = 0; axis < 3; axis++) {
      const across = rest[6 * i + axis]
      const normal = rest[6 * i + 3 + axis]
      body[BODY * i + ACROSS + axis] = cos * across + sin * width * normal
      body[BODY * i + NORMAL + axis] = cos * normal - (sin * across) / width
    }
    this.parts.place(i, body)
  }

  /**
   * Writes a rectangle as the sun sees it.
   * @param x, y, halfX, halfY  centre and half sizes of the box around it in the view
   */
  look(i: number, view: SunView, x: Float64Array, y: Float64Array, halfX: Float64Array, halfY: Float64Array): void {
    const { body, seen, incidenceCos, isLit, within } = this
    const { xEast, xNorth, xUp, yEast, yNorth, yUp, sunEast, sunNorth, sunUp } = view
    const b = BODY * i
    const s = SEEN * i
    const alongX = body[b + 3] * xEast + body[b + 4] * xNorth + body[b + 5] * xUp
    const alongY = body[b + 3] * yEast + body[b + 4] * yNorth + body[b + 5] * yUp
    const acrossX = body[b + 6] * xEast + body[b + 7] * xNorth + body[b + 8] * xUp
    const acrossY = body[b + 6] * yEast + body[b + 7] * yNorth + body[b + 8] * yUp
    x[i] = body[b] * xEast + body[b + 1] * xNorth + body[b + 2] * xUp
    y[i] = body[b] * yEast + body[b + 1] * yNorth + body[b + 2] * yUp
    const depth = this.parts.depth[i]
    halfX[i] = Math.abs(alongX) + Math.abs(acrossX) + depth
    halfY[i] = Math.abs(alongY) + Math.abs(acrossY) + depth
    seen[s] = alongX
    seen[s + 1] = alongY
    seen[s + 2] = acrossX
    seen[s + 3] = acrossY
    this.parts.look(i, view, body, seen)
    const cos = body[b + 9] * sunEast + body[b + 10] * sunNorth + body[b + 11] * sunUp
    incidenceCos[i] = cos
    const area = alongX * acrossY - alongY * acrossX
    const lit = cos > INCIDENCE_TOLERANCE && area > 0
    isLit[i] = lit ? 1 : 0
    if (!lit) return
    const perLength = area * within[2 * i]
    const perWidth = area * within[2 * i + 1]
    seen[s + 4] = acrossY / perLength
    seen[s + 5] = -acrossX / perLength
    seen[s + 6] = -alongY / perWidth
    seen[s + 7] = alongX / perWidth
  }
}
