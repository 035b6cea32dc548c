import { RAD_PER_DEG, safeAsin } from '../../core/angles.ts'
import type { Vector } from './feature.ts'
import { areaVector, cross, dot, lengthOf, meanOf, minus, planHull, sum, times, unit } from './vectors.ts'

/** A rectangle in space. */
export interface Rectangle {
  readonly centre: Vector
  readonly edges: readonly [Vector, Vector]
  readonly sizes: readonly [number, number]
  /** How far the corners of the drawing are from those of the rectangle. */
  readonly deviation: number
}

/** A deviation from the plane, as a share of the size, above which points are not one table. */
const FLAT_SHARE = 0.01
const FLAT_LEAST = 0.02
/** Corners this near to a rectangle, as a share of its size, are averaged. */
const SQUARE_SHARE = 0.01
const SQUARE_LEAST = 0.05
/** Corners whose bounding rectangle is looked for, and sides of their hull that are tried. */
const CORNERS_MAX = 5000
const SIDES_MAX = 200

/**
 * The rectangle of points in a plane: of four corners near one their mean, of any others the smallest
 * one around them. null for points that are not in a plane, in a line, or too many.
 */
export function rectangleOf(points: readonly Vector[]): Rectangle | null {
  if (points.length < 3 || points.length > CORNERS_MAX) return null
  const whole = areaVector(points)
  const [centre, size] = [meanOf(points), points.reduce((most, point) => Math.max(most, lengthOf(minus(point, points[0] ?? point))), 0)]
  if (!(lengthOf(whole) > 1e-6 * size * size)) return null
  const normal = unit(whole)
  const flatness = points.reduce((most, point) => Math.max(most, Math.abs(dot(minus(point, centre), normal))), 0)
  if (flatness > Math.max(FLAT_LEAST, FLAT_SHARE * size)) return null
  return quadOf(corners(points)) ?? boundsOf(points, centre, normal)
}

/** Points without those on the line of their neighbours. */
function corners(points: readonly Vector[]): Vector[] {
  return points.filter((point, k) => {
    const before = points[(k + points.length - 1) % points.length] ?? point
    const after = points[(k + 1) % points.length] ?? point
    const [a, b] = [minus(point, before), minus(after, point)]
    return lengthOf(a) > 1e-9 && lengthOf(cross(a, b)) > 1e-4 * lengthOf(a) * lengthOf(b)
  })
}

function quadOf(points: readonly Vector[]): Rectangle | null {
  const [a, b, c, d] = points
  if (points.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined) return null
  const first = times(0.5, sum(minus(b, a), minus(c, d)))
  const second = times(0.5, sum(minus(c, b), minus(d, a)))
  const [long, short] = lengthOf(first) >= lengthOf(second) ? [first, second] : [second, first]
  if (lengthOf(short) === 0) return null
  const along = unit(long)
  const across = unit(minus(short, times(dot(short, along), along)))
  return withDeviation({ centre: meanOf(points), edges: [along, across], sizes: [lengthOf(long), dot(short, across)] }, points)
}

function withDeviation(rectangle: Omit<Rectangle, 'deviation'>, points: readonly Vector[]): Rectangle | null {
  const deviation = points.reduce((most, point) => Math.max(most, fromCorner(rectangle, point)), 0)
  const isNear = deviation <= Math.max(SQUARE_LEAST, SQUARE_SHARE * rectangle.sizes[0])
  return isNear ? { ...rectangle, deviation } : null
}

function fromCorner({ centre, edges, sizes }: Omit<Rectangle, 'deviation'>, point: Vector): number {
  const off = minus(point, centre)
  const [x, y] = [Math.abs(dot(off, edges[0])) - sizes[0] / 2, Math.abs(dot(off, edges[1])) - sizes[1] / 2]
  return Math.hypot(x, y, dot(off, cross(edges[0], edges[1])))
}

/** The smallest rectangle around points, one of whose sides lies along the hull. */
function boundsOf(points: readonly Vector[], centre: Vector, normal: Vector): Rectangle | null {
  const first = unit(cross(Math.abs(normal[2]) > 0.5 ? [0, 1, 0] : [0, 0, 1], normal))
  const second = cross(normal, first)
  const hull = planHull(points.map((point) => [dot(minus(point, centre), first), dot(minus(point, centre), second), 0]))
  let best: { area: number; box: readonly number[]; angle: number } | null = null
  const step = Math.ceil(hull.length / SIDES_MAX)
  for (let k = 0; k < hull.length; k += step) {
    const [from, to] = [hull[k] ?? centre, hull[(k + 1) % hull.length] ?? centre]
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    const box = boxOf(hull, angle)
    const area = ((box[1] ?? 0) - (box[0] ?? 0)) * ((box[3] ?? 0) - (box[2] ?? 0))
    if (best === null || area < best.area) best = { area, box, angle }
  }
  if (best === null) return null
  const [left = 0, right = 0, low = 0, high = 0] = best.box
  const u = sum(times(Math.cos(best.angle), first), times(Math.sin(best.angle), second))
  const v = cross(normal, u)
  const middle = sum(centre, sum(times((left + right) / 2, u), times((low + high) / 2, v)))
  const sizes = [right - left, high - low] as const
  const rectangle = { centre: middle, edges: [u, v] as const, sizes }
  if (!(Math.min(...sizes) > 0)) return null
  return { ...rectangle, deviation: points.reduce((most, point) => Math.max(most, fromCorner(rectangle, point)), 0) }
}

function boxOf(hull: readonly Vector[], angle: number): [number, number, number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let box: [number, number, number, number] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [x, y] of hull) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    box = [Math.min(box[0], u), Math.max(box[1], u), Math.min(box[2], v), Math.max(box[3], v)]
  }
  return box
}

/** A table as a placement and its type state it. */
export interface Pose {
  readonly centre: Vector
  readonly length: number
  readonly width: number
  readonly azimuthDeg: number
  readonly tiltDeg: number
  readonly rollDeg: number
}

/** A side is up the slope when it is this many times as steep as the other one. */
const STEEPER = 2
/** Sine of the slope below which a side is level. */
const LEVEL = 1e-4

/**
 * How a rack lies. Up its slope is the side that is more than twice as steep as the other one, else the
 * shorter one; a level one faces the half of the sky that is nearer to `facing`.
 */
export function rackPose({ centre, edges, sizes }: Rectangle, facing: number): Pose {
  const [first, second] = [Math.abs(edges[0][2]), Math.abs(edges[1][2])]
  const isFirst =
    first > STEEPER * second && first > LEVEL ? true : second > STEEPER * first && second > LEVEL ? false : sizes[0] < sizes[1]
  let across = isFirst ? edges[0] : edges[1]
  const isLevel = Math.abs(across[2]) <= LEVEL
  const [east, north] = [Math.sin(facing * RAD_PER_DEG), Math.cos(facing * RAD_PER_DEG)]
  if (isLevel ? across[0] * east + across[1] * north > 0 : across[2] < 0) across = times(-1, across)
  let normal = unit(cross(edges[0], edges[1]))
  // a vertical rack faces the half of the sky that is nearer to `facing`
  const isVertical = Math.hypot(across[0], across[1]) < LEVEL
  if (isVertical ? normal[0] * east + normal[1] * north < 0 : normal[2] < 0) normal = times(-1, normal)
  const along = cross(across, normal)
  const tilt = safeAsin(across[2])
  const azimuth = isVertical ? Math.atan2(normal[0], normal[1]) : Math.atan2(-across[0], -across[1])
  const left: Vector = [-Math.cos(azimuth), Math.sin(azimuth), 0]
  const level: Vector = [Math.sin(tilt) * Math.sin(azimuth), Math.sin(tilt) * Math.cos(azimuth), Math.cos(tilt)]
  return {
    centre,
    length: isFirst ? sizes[1] : sizes[0],
    width: isFirst ? sizes[0] : sizes[1],
    azimuthDeg: wrapped(azimuth / RAD_PER_DEG),
    tiltDeg: tilt / RAD_PER_DEG,
    rollDeg: Math.atan2(dot(along, level), dot(along, left)) / RAD_PER_DEG,
  }
}

/** A rack by its outline seen from above: the side along the azimuth is longer by 1 / cos of the tilt. */
export function footprintPose({ centre, edges, sizes }: Rectangle, tilt: number, azimuth: number | undefined, facing: number): Pose {
  const towards = (azimuth ?? facing) * RAD_PER_DEG
  const reach = edges.map(([east, north]) => east * Math.sin(towards) + north * Math.cos(towards))
  const isFirst = azimuth === undefined ? sizes[0] < sizes[1] : Math.abs(reach[0] ?? 0) > Math.abs(reach[1] ?? 0)
  const [across = edges[0], sign = 1] = isFirst ? [edges[0], reach[0]] : [edges[1], reach[1]]
  const facingOf = Math.atan2(across[0] * Math.sign(sign || 1), across[1] * Math.sign(sign || 1))
  const width = (isFirst ? sizes[0] : sizes[1]) / Math.cos(Math.min(Math.abs(tilt), 89) * RAD_PER_DEG)
  return { centre, length: isFirst ? sizes[1] : sizes[0], width, azimuthDeg: wrapped(facingOf / RAD_PER_DEG), tiltDeg: tilt, rollDeg: 0 }
}

/** How the axis of a tracker lies that is drawn as a rectangle: along the longer side, to the south. */
export function trackerPose({ centre, edges, sizes }: Rectangle): Pose {
  const isFirst = sizes[0] >= sizes[1]
  return { ...axisPose(centre, isFirst ? edges[0] : edges[1]), length: Math.max(...sizes), width: Math.min(...sizes) }
}

/** The same for an axis alone. */
export function axisPose(centre: Vector, direction: Vector): Omit<Pose, 'length' | 'width'> {
  const along = unit(direction)
  const isSouthward = along[1] < -1e-9 || (Math.abs(along[1]) <= 1e-9 && along[0] > 0)
  const axis = isSouthward ? along : times(-1, along)
  return { centre, azimuthDeg: wrapped(Math.atan2(axis[0], axis[1]) / RAD_PER_DEG), tiltDeg: -safeAsin(axis[2]) / RAD_PER_DEG, rollDeg: 0 }
}

/** Azimuth 0 to below 360, to the billionth of a degree. */
export function wrapped(degrees: number): number {
  const rounded = Number((degrees - 360 * Math.floor(degrees / 360)).toFixed(9))
  return rounded >= 360 ? 0 : rounded + 0
}
