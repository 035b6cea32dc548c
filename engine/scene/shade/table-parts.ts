import { ACROSS, ALONG, BODY, CENTRE, NORMAL, OFFSET, SEEN, SEEN_ACROSS, SEEN_ALONG } from './rectangle-columns.ts'
import type { SunView } from './sun-view.ts'
import type { ShadeTarget } from './target.ts'

/**
 * What stops light in place of tables that have gaps across their width, or a tube: rectangles as long
 * as the table, numbered behind all tables. A tube is the rectangle through its axis that hides what it
 * hides from where it is looked at.
 */
export class TableParts {
  /** Rectangles that stand for table i: `start[i]` to `start[i + 1]`; none for a table that is whole. */
  readonly start: Int32Array
  /** One behind the last rectangle. */
  readonly end: number
  /** How far parts reach beyond the rectangle of their table. */
  readonly depth: Float64Array
  /** Of each part, from that of the first table on: offset and half width over the half width of the table. */
  private readonly offset: Float64Array
  private readonly half: Float64Array
  /** Of tubes: distance behind the plane, and radius; 0 for other parts. */
  private readonly below: Float64Array
  private readonly radius: Float64Array

  constructor(targets: readonly ShadeTarget[]) {
    const parts = targets.map(partsOf)
    this.start = new Int32Array(targets.length + 1).fill(targets.length)
    for (let i = 0; i < targets.length; i++) this.start[i + 1] = this.start[i] + parts[i].length
    this.end = this.start[targets.length]
    this.depth = Float64Array.from(targets, ({ tube }) => (tube === undefined ? 0 : Math.abs(tube.below) + tube.radius))
    const all = [...targets.map(() => WHOLE), ...parts.flat()]
    this.offset = Float64Array.from(all, ({ offset }) => offset)
    this.half = Float64Array.from(all, ({ half }) => half)
    this.below = Float64Array.from(all, ({ below }) => below)
    this.radius = Float64Array.from(all, ({ radius }) => radius)
  }

  /** Puts the parts of a table where it is now. */
  place(i: number, body: Float64Array): void {
    const { start, offset, half, below } = this
    if (start[i] === start[i + 1]) return
    const t = BODY * i
    for (let p = start[i]; p < start[i + 1]; p++) {
      const b = BODY * p
      for (let axis = 0; axis < 3; axis++) {
        body[b + CENTRE + axis] = body[t + CENTRE + axis] + offset[p] * body[t + ACROSS + axis] - below[p] * body[t + NORMAL + axis]
        body[b + ALONG + axis] = body[t + ALONG + axis]
        body[b + ACROSS + axis] = half[p] * body[t + ACROSS + axis]
      }
    }
  }

  /** Writes the parts of a table as the sun sees them, with the offsets of their centres from that of the table. */
  look(i: number, view: SunView, body: Float64Array, seen: Float64Array): void {
    const { start, radius } = this
    if (start[i] === start[i + 1]) return
    const { xEast, xNorth, xUp, yEast, yNorth, yUp, sunEast, sunNorth, sunUp } = view
    const t = BODY * i
    for (let p = start[i]; p < start[i + 1]; p++) {
      if (radius[p] > 0) turnTube(body, BODY * p, sunEast, sunNorth, sunUp, radius[p])
      const b = BODY * p
      const s = SEEN * p
      seen[s + SEEN_ALONG] = body[b + 3] * xEast + body[b + 4] * xNorth + body[b + 5] * xUp
      seen[s + SEEN_ALONG + 1] = body[b + 3] * yEast + body[b + 4] * yNorth + body[b + 5] * yUp
      seen[s + SEEN_ACROSS] = body[b + 6] * xEast + body[b + 7] * xNorth + body[b + 8] * xUp
      seen[s + SEEN_ACROSS + 1] = body[b + 6] * yEast + body[b + 7] * yNorth + body[b + 8] * yUp
      const [toEast, toNorth, toUp] = [body[b] - body[t], body[b + 1] - body[t + 1], body[b + 2] - body[t + 2]]
      seen[s + OFFSET] = toEast * xEast + toNorth * xNorth + toUp * xUp
      seen[s + OFFSET + 1] = toEast * yEast + toNorth * yNorth + toUp * yUp
    }
  }

  /** Turns a tube to a place, from which it is as wide as a cylinder there; leaves other parts as they are. */
  faceTube(p: number, body: Float64Array, east: number, north: number, up: number): void {
    const radius = this.radius[p]
    if (radius === 0) return
    const b = BODY * p
    const distance = turnTube(body, b, body[b] - east, body[b + 1] - north, body[b + 2] - up, radius)
    const share = radius / distance
    // from within it nothing is seen
    const wider = share < 1 ? 1 / Math.sqrt(1 - share * share) : 0
    for (let axis = 0; axis < 3; axis++) body[b + ACROSS + axis] *= wider
  }
}

interface Part {
  readonly offset: number
  readonly half: number
  readonly below: number
  readonly radius: number
}

const WHOLE: Part = { offset: 0, half: 1, below: 0, radius: 0 }

function partsOf({ rows, tube, halfWidth, frame = 0 }: ShadeTarget): Part[] {
  const framed = halfWidth + frame
  const count = rows?.count ?? 1
  const gap = rows?.gap ?? 0
  if (count === 1 && tube === undefined) return []
  const width = (2 * halfWidth - (count - 1) * gap) / count
  const parts = Array.from({ length: count }, (_, k): Part => {
    // the frame is around all of them
    const low = k === 0 ? -framed : k * (width + gap) - halfWidth
    const high = k === count - 1 ? framed : k * (width + gap) + width - halfWidth
    return { offset: (low + high) / (2 * framed), half: (high - low) / (2 * framed), below: 0, radius: 0 }
  })
  return tube === undefined ? parts : [...parts, { offset: 0, half: 1, ...tube }]
}

/** Lays the rectangle of a tube across a direction. Returns the length of the direction across the tube. */
function turnTube(body: Float64Array, b: number, east: number, north: number, up: number, radius: number): number {
  const [alongEast, alongNorth, alongUp] = [body[b + ALONG], body[b + ALONG + 1], body[b + ALONG + 2]]
  const acrossEast = alongNorth * up - alongUp * north
  const acrossNorth = alongUp * east - alongEast * up
  const acrossUp = alongEast * north - alongNorth * east
  const size = Math.hypot(acrossEast, acrossNorth, acrossUp)
  const scale = size > 0 ? radius / size : 0
  body[b + ACROSS] = scale * acrossEast
  body[b + ACROSS + 1] = scale * acrossNorth
  body[b + ACROSS + 2] = scale * acrossUp
  return size / Math.hypot(alongEast, alongNorth, alongUp)
}
