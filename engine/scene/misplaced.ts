import type { Scene, SceneObject } from '@pvyield/contract/schemas'

/** An object so many times its height from every device shades only a sun that is about to set. */
const FAR_HEIGHTS = 50
/** A device whose middle is nearer to an outer wall, in its widths, may hang on it. */
const ON_WALL_WIDTHS = 0.1
/** Most comparisons of devices with corners of buildings, which bound the time for hostile scenes. */
const COMPARED_MAX = 5_000_000

/** What looks as if its coordinates were wrong. */
export interface Misplaced {
  /** Positions of objects that are far from every device, for their height. */
  readonly farObjects: readonly number[]
  /** Devices in a building, with the building: positions of the placement and the object. */
  readonly inside: readonly (readonly [placement: number, object: number])[]
  /** Every device was compared with every building. */
  readonly isComplete: boolean
}

/** A box around an object, in the coordinates of the scene. */
interface Box {
  west: number
  east: number
  south: number
  north: number
  top: number
}

export function findMisplaced(scene: Scene): Misplaced {
  return { farObjects: farObjects(scene), ...devicesInside(scene) }
}

/** Compared with a box around all devices: an object among them is near, wherever it stands. */
function farObjects({ types, placements, objects }: Scene): number[] {
  if (placements.length === 0) return []
  const margin = types.reduce((most, { length, width }) => Math.max(most, length, width), 0)
  const field = boxOf(placements.map(({ x, y, z }) => [x, y, z, 0]))
  const lowest = placements.reduce((least, { z }) => Math.min(least, z), Number.POSITIVE_INFINITY)
  return objects.flatMap((object, at) => {
    const { west, east, south, north, top } = objectBox(object)
    const away = Math.hypot(Math.max(0, west - field.east, field.west - east), Math.max(0, south - field.north, field.south - north))
    return top > lowest && away - margin > FAR_HEIGHTS * (top - lowest) ? [at] : []
  })
}

/**
 * Devices whose middle is in a cylinder, or in a prism above its whole base and below its whole
 * roof. A prism that is not convex counts with its own shape.
 */
function devicesInside({ types, placements, objects }: Scene): Pick<Misplaced, 'inside' | 'isComplete'> {
  const widths = new Map(types.map(({ id, length, width }) => [id, Math.min(length, width)]))
  const order = placements.map((_, at) => at).sort((a, b) => placements[a].x - placements[b].x)
  const places = Float64Array.from(order, (at) => placements[at].x)
  const found = new Map<number, number>()
  let compared = 0
  for (const [k, object] of objects.entries()) {
    if (object.kind !== 'prism' && object.kind !== 'cylinder') continue
    const box = objectBox(object)
    const corners = object.kind === 'prism' ? object.vertices.length : 1
    for (let i = firstFrom(places, box.west); i < order.length && places[i] <= box.east; i++) {
      const { x, y, z, type } = placements[order[i]]
      if (++compared > COMPARED_MAX) return { inside: [...found], isComplete: false }
      if (y < box.south || y > box.north || z >= box.top || found.has(order[i])) continue
      compared += corners
      if (isInside(object, x, y, z, ON_WALL_WIDTHS * (widths.get(type) ?? 0))) found.set(order[i], k)
    }
  }
  return { inside: [...found].sort(([a], [b]) => a - b), isComplete: true }
}

function isInside(object: SceneObject, x: number, y: number, z: number, margin: number): boolean {
  if (object.kind === 'cylinder')
    return z > object.z && z < object.z + object.height && Math.hypot(x - object.x, y - object.y) < radiusOf(object) - margin
  if (object.kind !== 'prism') return false
  let [isOdd, base, top] = [false, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const { vertices } = object
  for (let k = 0; k < vertices.length; k++) {
    const [toX, toY, up, height] = vertices[k]
    const [fromX, fromY] = vertices[k === 0 ? vertices.length - 1 : k - 1]
    base = Math.max(base, up)
    top = Math.min(top, up + height)
    if (distanceToSide(x, y, fromX, fromY, toX, toY) <= margin) return false
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isOdd = !isOdd
  }
  return isOdd && z > base && z < top
}

function distanceToSide(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = alongX * alongX + alongY * alongY
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / square))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}

/** First position whose value is not below a limit. */
function firstFrom(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < limit) low = middle + 1
    else high = middle
  }
  return low
}

function objectBox(object: SceneObject): Box {
  if (object.kind !== 'cylinder') return boxOf(object.vertices)
  const { x, y, z, height } = object
  const radius = radiusOf(object)
  return { west: x - radius, east: x + radius, south: y - radius, north: y + radius, top: z + height }
}

function radiusOf({ radius, diameter = 0 }: Extract<SceneObject, { kind: 'cylinder' }>): number {
  return radius ?? diameter / 2
}

/** @param points  each `[x, y, z, h]` */
function boxOf(points: readonly (readonly number[])[]): Box {
  const [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const box = { west: low, east: high, south: low, north: high, top: high }
  for (const [x, y, z, h] of points) {
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.south = Math.min(box.south, y)
    box.north = Math.max(box.north, y)
    box.top = Math.max(box.top, z + h)
  }
  return box
}
