import { decimalNumber } from '../../decimal-number.ts'
import { apply, extruded } from '../affine.ts'
import type { Vector } from '../feature.ts'
import type { Budget } from '../limits.ts'
import { type Entity, numberAt, pointAt } from './drawing.ts'

/** What an entity draws, in the coordinates of its block. */
export interface Shape {
  readonly faces: readonly (readonly Vector[])[]
  /** A line or an outline. */
  readonly path: readonly Vector[] | null
  readonly isClosed: boolean
  /** Height of a wall on the path, or of a cylinder. */
  readonly thickness: number
  readonly radius: number
  /** Whether a line or outline has arcs, of which the ends are read. */
  readonly isBent: boolean
}

const NOTHING: Shape = { faces: [], path: null, isClosed: false, thickness: 0, radius: 0, isBent: false }
/** Code of the bulge of a corner: the tangent of a quarter of the arc to the next one. */
const BULGE = 42
/** Corners of a mesh or path that are read. */
const VERTICES_MAX = 300_000

/** The face of a 3DFACE; a fourth corner equal to the third makes a triangle. */
function face3d(entity: Entity): Shape {
  const third = pointAt(entity, 12)
  return { ...NOTHING, faces: [distinct([pointAt(entity, 10), pointAt(entity, 11), third, pointAt(entity, 13, third)])] }
}

/** SOLID and TRACE: their third and fourth corner are crossed. */
function solid(entity: Entity): Shape {
  const third = pointAt(entity, 12)
  const corners = [pointAt(entity, 10), pointAt(entity, 11), pointAt(entity, 13, third), third]
  return { ...NOTHING, faces: [distinct(corners.map((corner) => inWorld(entity, corner)))] }
}

function distinct(corners: readonly Vector[]): Vector[] {
  return corners.filter((corner, k) => corners.findIndex((other) => other.every((value, axis) => value === corner[axis])) === k)
}

function inWorld(entity: Entity, point: Vector): Vector {
  return apply(extruded(pointAt(entity, 210, [0, 0, 1])), point)
}

function line(entity: Entity): Shape {
  return { ...NOTHING, path: [pointAt(entity, 10), pointAt(entity, 11)], thickness: Math.abs(numberAt(entity, 39, 0)) }
}

function lightPolyline(entity: Entity): Shape {
  const [elevation, points] = [numberAt(entity, 38, 0), [] as Vector[]]
  const world = extruded(pointAt(entity, 210, [0, 0, 1]))
  let x: number | null = null
  for (const [k, code] of entity.codes.entries()) {
    if (points.length > VERTICES_MAX) break
    const value = decimalNumber(entity.values[k] ?? '')
    if (code === 10) x = value
    else if (code === 20 && x !== null && !Number.isNaN(x + value)) points.push(apply(world, [x, value, elevation]))
  }
  const isClosed = (numberAt(entity, 70, 0) & 1) === 1 || isSame(points)
  return {
    ...NOTHING,
    path: isClosed && isSame(points) ? points.slice(0, -1) : points,
    isClosed,
    thickness: Math.abs(numberAt(entity, 39, 0)),
    isBent: entity.codes.some((code, k) => code === BULGE && Number(entity.values[k]) !== 0),
  }
}

const isSame = (points: readonly Vector[]): boolean =>
  points.length > 3 && (points[0] ?? []).every((value, axis) => Math.abs(value - (points.at(-1)?.[axis] ?? Number.NaN)) < 1e-9)

function circle(entity: Entity): Shape {
  return {
    ...NOTHING,
    path: [inWorld(entity, pointAt(entity, 10))],
    thickness: Math.abs(numberAt(entity, 39, 0)),
    radius: Math.abs(numberAt(entity, 40, 0)),
  }
}

function point(entity: Entity): Shape {
  return { ...NOTHING, path: [pointAt(entity, 10)] }
}

/** A subdivision mesh: its points at code 10 after 92, its faces as counts and indices after 93. */
function mesh(entity: Entity): Shape {
  const points: Vector[] = []
  const { codes, values } = entity
  const from = codes.indexOf(92)
  const list = codes.indexOf(93)
  for (let k = from; k >= 0 && k < list && points.length < VERTICES_MAX; k++)
    if (codes[k] === 10) points.push([Number(values[k]), Number(values[k + 1]), Number(values[k + 2])])
  const numbers: number[] = []
  for (let k = list + 1; list >= 0 && k < codes.length && codes[k] === 90 && numbers.length < 4 * VERTICES_MAX; k++)
    numbers.push(Number(values[k]))
  const faces: Vector[][] = []
  const count = Number(values[list] ?? 0)
  for (let k = 0; k < Math.min(numbers.length, count); k += 1 + (numbers[k] ?? 0)) {
    const corners = numbers.slice(k + 1, k + 1 + (numbers[k] ?? 0)).map((index) => points[index])
    if (!((numbers[k] ?? 0) > 0)) break
    faces.push(corners.filter((corner): corner is Vector => corner?.every(Number.isFinite) === true))
  }
  return { ...NOTHING, faces: faces.filter((face) => face.length > 2) }
}

const SHAPES: Readonly<Record<string, (entity: Entity) => Shape>> = {
  '3DFACE': face3d,
  SOLID: solid,
  TRACE: solid,
  LINE: line,
  POINT: point,
  LWPOLYLINE: lightPolyline,
  CIRCLE: circle,
  MESH: mesh,
}

/** The shape of an entity that stands alone; null for a type that is not read. */
export function shapeOf(entity: Entity, budget: Budget): Shape | null {
  const read = Object.hasOwn(SHAPES, entity.type) ? SHAPES[entity.type] : undefined
  if (read === undefined) return null
  const shape = read(entity)
  budget.spend(shape.faces.length + (shape.path === null ? 0 : 1))
  return shape
}

/** A POLYLINE with its vertices: a line, a net of faces, or faces by indices. */
export function polylineShape(head: Entity, vertices: readonly Entity[], budget: Budget): Shape {
  const flags = numberAt(head, 70, 0)
  const shape = (flags & 64) !== 0 ? polyface(vertices) : (flags & 16) !== 0 ? net(head, vertices, flags) : path(head, vertices, flags)
  budget.spend(shape.faces.length + 1)
  return shape
}

function path(head: Entity, vertices: readonly Entity[], flags: number): Shape {
  const is3d = (flags & 8) !== 0
  const elevation = numberAt(head, 30, 0)
  const points = vertices.map((vertex) => {
    const [x, y, z] = pointAt(vertex, 10)
    return is3d ? ([x, y, z] as const) : inWorld(head, [x, y, elevation])
  })
  const isClosed = (flags & 1) === 1 || isSame(points)
  return {
    ...NOTHING,
    path: isSame(points) ? points.slice(0, -1) : points,
    isClosed,
    thickness: Math.abs(numberAt(head, 39, 0)),
    isBent: vertices.some((vertex) => numberAt(vertex, BULGE, 0) !== 0),
  }
}

/** Vertices with flag 64 are points, the others are faces that number them from 1; a negative number hides an edge. */
function polyface(vertices: readonly Entity[]): Shape {
  const points = vertices.filter((vertex) => (numberAt(vertex, 70, 0) & 64) !== 0).map((vertex) => pointAt(vertex, 10))
  const faces = vertices
    .filter((vertex) => (numberAt(vertex, 70, 0) & 192) === 128)
    .map((vertex) => [71, 72, 73, 74].map((code) => points[Math.abs(numberAt(vertex, code, 0)) - 1]).filter((point) => point !== undefined))
  return { ...NOTHING, faces: faces.filter((face) => face.length > 2) }
}

/** A net of M by N points, closed in one direction or the other. */
function net(head: Entity, vertices: readonly Entity[], flags: number): Shape {
  const [m, n] = [numberAt(head, 71, 0), numberAt(head, 72, 0)]
  const points = vertices.map((vertex) => pointAt(vertex, 10))
  const faces: Vector[][] = []
  if (!(m > 1 && n > 1) || m * n > points.length) return NOTHING
  for (let i = 0; i < m - ((flags & 1) === 1 ? 0 : 1); i++)
    for (let j = 0; j < n - ((flags & 32) !== 0 ? 0 : 1); j++) {
      const [next, side] = [(i + 1) % m, (j + 1) % n]
      const corners = [points[i * n + j], points[next * n + j], points[next * n + side], points[i * n + side]]
      faces.push(corners.filter((corner) => corner !== undefined))
    }
  return { ...NOTHING, faces }
}
