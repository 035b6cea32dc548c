import { type Body, combine, cross, dot, type Point } from './bodies.ts'

/** A face that rises by more than this along a ray is a side, which stops light; others are tops, which reflect as the ground does. */
const STEEPEST_TOP = Math.SQRT2

interface Hit {
  distance: number
  isSide: boolean
}

/** The light that objects leave along a ray that points downwards, from the ground or from a top. Every ray tries every body. */
export function lightFromGround(place: Point, ray: Point, objects: readonly Body[]): number {
  const hits = new Map<string, Hit[]>()
  const light = new Map<string, number>()
  for (const body of objects) {
    const hit =
      body.kind === 'triangle' ? hitOfTriangle(place, ray, body.corners) : body.kind === 'cylinder' ? hitOfCylinder(place, ray, body) : null
    if (hit === null) continue
    // a drum is convex by itself and may stand next to others of its group
    const name = body.kind === 'cylinder' ? `drum ${body.foot}` : body.group
    hits.set(name, [...(hits.get(name) ?? []), hit])
    light.set(name, body.transmittance)
  }
  let left = 1
  for (const [name, ofBody] of hits) {
    const first = ofBody.reduce((near, hit) => (hit.distance < near.distance ? hit : near))
    // from within a closed body a ray crosses its surface once
    const isWithin = name.startsWith('object') && ofBody.length === 1
    if (first.isSide || isWithin) left *= light.get(name) ?? 0
  }
  return left
}

function hitOfTriangle(place: Point, ray: Point, [a, b, c]: readonly [Point, Point, Point]): Hit | null {
  const [ab, ac, from] = [combine([1, b], [-1, a]), combine([1, c], [-1, a]), combine([1, place], [-1, a])]
  const normal = cross(ab, ac)
  const facing = dot(normal, ray)
  if (facing === 0) return null
  const distance = -dot(from, normal) / facing
  if (distance <= 0) return null
  const at = combine([1, from], [distance, ray])
  const area = dot(normal, normal)
  const [u, v] = [dot(cross(at, ac), normal) / area, dot(cross(ab, at), normal) / area]
  if (u < 0 || v < 0 || u + v > 1) return null
  const level = Math.hypot(ray[0], ray[1])
  const rise = -(normal[0] * ray[0] + normal[1] * ray[1]) / level / normal[2]
  return { distance, isSide: normal[2] === 0 || rise > STEEPEST_TOP }
}

function hitOfCylinder(place: Point, ray: Point, { foot, radius, height }: { foot: Point; radius: number; height: number }): Hit | null {
  const [x, y, z] = combine([1, place], [-1, foot])
  const level = ray[0] ** 2 + ray[1] ** 2
  const towards = x * ray[0] + y * ray[1]
  const root = towards ** 2 - level * (x ** 2 + y ** 2 - radius ** 2)
  if (root < 0) return null
  const [enterSide, leaveSide] = [(-towards - Math.sqrt(root)) / level, (-towards + Math.sqrt(root)) / level]
  const [enterTop, leaveBase] = [(height - z) / ray[2], -z / ray[2]]
  const enter = Math.max(enterSide, enterTop)
  const leave = Math.min(leaveSide, leaveBase)
  if (!(enter < leave && leave > 0)) return null
  return { distance: enter, isSide: enter <= 0 || enterSide > enterTop }
}
