/*
 * Light on the rear of tables among tables, boxes and a plane of ground, by random rays: slow, simple, without
 * grids or view factors, and without code of the engine. Every ray tries every body. x east, y north, z up.
 */

export type Point = readonly [number, number, number]

/** A table: its front faces along x across. */
export interface Table {
  centre: Point
  along: Point
  across: Point
  length: number
  width: number
}

/** An upright box from the ground up. */
export interface Box {
  from: Point
  to: Point
  /** Share of the light that passes it. */
  passes: number
}

export interface Place {
  tables: readonly Table[]
  boxes: readonly Box[]
  /** Height of the ground, and its rise to the east and north. */
  ground: Point
  /** Share of the light that passes a table on its way to the ground. */
  transparency: number
}

export interface Weather {
  /** Unit vector towards the sun. */
  sun: Point
  beamWm2: number
  skyWm2: number
  albedo: number
}

export interface Rear {
  groundWm2: number
  skyWm2: number
  beamWm2: number
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const at = (from: Point, way: number, to: Point): Point => [from[0] + way * to[0], from[1] + way * to[1], from[2] + way * to[2]]
const unit = (a: Point): Point => at([0, 0, 0], 1 / Math.sqrt(dot(a, a)), a)

/** A generator of numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A direction about a normal, as often as it lights a plane. */
function about(normal: Point, next: () => number): Point {
  const one = unit(Math.abs(normal[2]) < 0.9 ? cross(normal, [0, 0, 1]) : cross(normal, [1, 0, 0]))
  const other = cross(normal, one)
  const turn = 2 * Math.PI * next()
  const sin = Math.sqrt(next())
  return at(at(at([0, 0, 0], sin * Math.cos(turn), one), sin * Math.sin(turn), other), Math.sqrt(1 - sin * sin), normal)
}

/** Length of a ray to a table; infinite where it passes. */
function toTable({ centre, along, across, length, width }: Table, from: Point, to: Point): number {
  const normal = cross(along, across)
  const way = dot(at(centre, -1, from), normal) / dot(to, normal)
  if (!(way > 1e-9)) return Number.POSITIVE_INFINITY
  const hit = at(at(from, way, to), -1, centre)
  return Math.abs(dot(hit, along)) <= length / 2 && Math.abs(dot(hit, across)) <= width / 2 ? way : Number.POSITIVE_INFINITY
}

function toBox({ from: low, to: high }: Box, from: Point, to: Point): number {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY]
  for (let axis = 0; axis < 3; axis++) {
    const [a, b] = [(low[axis] - from[axis]) / to[axis], (high[axis] - from[axis]) / to[axis]]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return leave > enter && leave > 1e-9 ? enter : Number.POSITIVE_INFINITY
}

/** Share of the light from afar that arrives at a place. */
function fromAfar({ tables, boxes, transparency }: Place, from: Point, to: Point, own: Table | null, passesTables: boolean): number {
  let left = 1
  if (tables.some((table) => table !== own && toTable(table, from, to) < Number.POSITIVE_INFINITY)) left *= passesTables ? transparency : 0
  for (const box of boxes) if (toBox(box, from, to) < Number.POSITIVE_INFINITY) left *= box.passes
  return left
}

/** The light on the rear of a table of a place, by so many rays. */
export function rearByRays(place: Place, table: Table, { sun, beamWm2, skyWm2, albedo }: Weather, rays: number, seed: number): Rear {
  const next = numbers(seed)
  const normal = at([0, 0, 0], -1, cross(table.along, table.across))
  const [height, toEast, toNorth] = place.ground
  const vertical = unit([-toEast, -toNorth, 1])
  const incidence = dot(sun, normal)
  let [ground, sky, beam] = [0, 0, 0]
  for (let k = 0; k < rays; k++) {
    const from = at(at(table.centre, (next() - 0.5) * table.length, table.along), (next() - 0.5) * table.width, table.across)
    if (incidence > 0 && k % 8 === 0) beam += 8 * beamWm2 * incidence * fromAfar(place, from, sun, table, false)
    const to = about(normal, next)
    const falling = to[2] - toEast * to[0] - toNorth * to[1]
    const above = from[2] - height - toEast * from[0] - toNorth * from[1]
    const length = falling < 0 ? -above / falling : Number.POSITIVE_INFINITY
    if (length === Number.POSITIVE_INFINITY && to[2] >= 0) {
      sky += skyWm2 * fromAfar(place, from, to, table, false)
      continue
    }
    let left = place.tables.some((other) => other !== table && toTable(other, from, to) < length) ? 0 : 1
    for (const box of place.boxes) if (toBox(box, from, to) < length) left *= box.passes
    if (left === 0) continue
    // ground that falls away from the place is met at a great distance, in the open
    const foot = at(from, Math.min(length, 1e6), to)
    const onGround = dot(sun, vertical)
    const lit = onGround > 0 && sun[2] > 0 ? beamWm2 * onGround * fromAfar(place, foot, sun, null, true) : 0
    const upwards = about(vertical, next)
    ground += left * (lit + (upwards[2] > 0 ? skyWm2 * fromAfar(place, foot, upwards, null, true) : 0))
  }
  return { groundWm2: (albedo * ground) / rays, skyWm2: sky / rays, beamWm2: beam / rays }
}
