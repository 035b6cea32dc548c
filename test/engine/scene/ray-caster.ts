import { type Body, combine, cross, dot, type Point, type RectangleBody } from './bodies.ts'

/** Start of a ray behind which nothing counts. */
const NEAR = 1e-7
const INVERSE_PLASTIC = 1 / 1.324717957244746

/** Point k of a sequence that fills a square evenly (M. Roberts 2018, R2). */
export function inSquare(k: number): readonly [number, number] {
  return [(0.5 + k * INVERSE_PLASTIC) % 1, (0.5 + k * INVERSE_PLASTIC * INVERSE_PLASTIC) % 1]
}

/** A flat body: hit where both coordinates of the point of its plane are within it. */
interface Patch {
  origin: Point
  normal: Point
  /** Gradients of the coordinates: -1 to 1 in a rectangle, 0 and up to a sum of 1 in a triangle. */
  u: Point
  v: Point
  isTriangle: boolean
  group: number
}

interface Drum {
  foot: Point
  radius: number
  height: number
  group: number
}

/**
 * Casts rays from a rectangle, the slow way: every point tries every body, none is left out
 * beforehand.
 */
export class RayCaster {
  private readonly patches: Patch[] = []
  private readonly drums: Drum[] = []
  /** Light that bodies of a group let through, and the ray that crossed the group last. */
  private readonly transmittances: number[] = []
  private readonly crossed: Int32Array
  private ray = 0
  private readonly normal: Point

  constructor(
    private readonly target: RectangleBody,
    bodies: readonly Body[],
  ) {
    const names = new Map<string, number>()
    for (const body of bodies) {
      if (body === target) continue
      const group = names.get(body.group) ?? names.size
      names.set(body.group, group)
      this.transmittances[group] = body.transmittance
      if (body.kind === 'cylinder') this.drums.push({ foot: body.foot, radius: body.radius, height: body.height, group })
      else this.patches.push(body.kind === 'rectangle' ? rectanglePatch(body, group) : trianglePatch(body.corners, group))
    }
    this.crossed = new Int32Array(names.size)
    this.normal = cross(target.along, target.across)
  }

  /** Light at a point of the target (u and v from 0 to 1) from a direction. */
  lightAt(u: number, v: number, sun: Point): number {
    const { centre, along, across, halfLength, halfWidth } = this.target
    const [toAlong, toAcross] = [(2 * u - 1) * halfLength, (2 * v - 1) * halfWidth]
    const x = centre[0] + toAlong * along[0] + toAcross * across[0]
    const y = centre[1] + toAlong * along[1] + toAcross * across[1]
    const z = centre[2] + toAlong * along[2] + toAcross * across[2]
    this.ray++
    let light = 1
    for (const patch of this.patches) {
      if (this.crossed[patch.group] === this.ray || !isPatchHit(patch, x, y, z, sun)) continue
      this.crossed[patch.group] = this.ray
      light *= this.transmittances[patch.group]
      if (light === 0) return 0
    }
    for (const drum of this.drums) if (isDrumHit(drum, x, y, z, sun)) return 0
    return light
  }

  /** Shaded fraction: the mean over a fine, even set of points; 0 when the sun is behind. */
  shade(sun: Point, points: number): number {
    if (dot(this.normal, sun) <= 1e-9) return 0
    let light = 0
    for (let k = 0; k < points; k++) {
      const [u, v] = inSquare(k)
      light += this.lightAt(u, v, sun)
    }
    return 1 - light / points
  }
}

function rectanglePatch({ centre, along, across, halfLength, halfWidth }: RectangleBody, group: number): Patch {
  return {
    origin: centre,
    normal: cross(along, across),
    u: combine([1 / halfLength, along]),
    v: combine([1 / halfWidth, across]),
    isTriangle: false,
    group,
  }
}

function trianglePatch([a, b, c]: readonly [Point, Point, Point], group: number): Patch {
  const [ab, ac] = [combine([1, b], [-1, a]), combine([1, c], [-1, a])]
  const normal = cross(ab, ac)
  const area = dot(normal, normal)
  // dual to the sides: u is 1 at b and 0 at c
  return {
    origin: a,
    normal,
    u: combine([1 / area, cross(ac, normal)]),
    v: combine([1 / area, cross(normal, ab)]),
    isTriangle: true,
    group,
  }
}

function isPatchHit({ origin, normal, u, v, isTriangle }: Patch, x: number, y: number, z: number, sun: Point): boolean {
  const facing = normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2]
  if (facing === 0) return false
  const [toX, toY, toZ] = [origin[0] - x, origin[1] - y, origin[2] - z]
  const distance = (toX * normal[0] + toY * normal[1] + toZ * normal[2]) / facing
  if (!(distance >= NEAR)) return false
  const [hitX, hitY, hitZ] = [distance * sun[0] - toX, distance * sun[1] - toY, distance * sun[2] - toZ]
  const hitU = hitX * u[0] + hitY * u[1] + hitZ * u[2]
  const hitV = hitX * v[0] + hitY * v[1] + hitZ * v[2]
  return isTriangle ? hitU >= 0 && hitV >= 0 && hitU + hitV <= 1 : Math.abs(hitU) <= 1 && Math.abs(hitV) <= 1
}

function isDrumHit({ foot, radius, height }: Drum, fromX: number, fromY: number, fromZ: number, sun: Point): boolean {
  const [x, y, z] = [fromX - foot[0], fromY - foot[1], fromZ - foot[2]]
  let [enter, leave] = [NEAR, Number.POSITIVE_INFINITY]
  const level = sun[0] * sun[0] + sun[1] * sun[1]
  const towards = x * sun[0] + y * sun[1]
  const outside = x * x + y * y - radius * radius
  if (level > 0) {
    const root = towards * towards - level * outside
    if (root < 0) return false
    enter = Math.max(enter, (-towards - Math.sqrt(root)) / level)
    leave = Math.min(leave, (-towards + Math.sqrt(root)) / level)
  } else if (outside > 0) return false
  if (sun[2] !== 0) {
    const [first, second] = [-z / sun[2], (height - z) / sun[2]]
    enter = Math.max(enter, Math.min(first, second))
    leave = Math.min(leave, Math.max(first, second))
  } else if (z < 0 || z > height) return false
  return enter < leave
}
