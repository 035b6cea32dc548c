import type { Device } from '../device.ts'
import type { Layout } from '../layout.ts'
import type { Vector } from '../vector.ts'

/** Numbers of a plane: height at the place of its device, rise to the east and to the north. */
export const PLANE = 3

/** Devices of a cell of the plan, on average; and those that are read around a device at most. */
const PER_CELL = 2
const NEIGHBOURS_MAX = 48
/** A slope that no neighbour shows is 0: this share of the squares of all distances. */
const LEVELLING = 1e-9
/** Places at which the terrain below a device is read: of its half length along, of its width across. */
const READ_AT = [-1, 0, 1] as const

/** A point of the ground. */
type Foot = Vector

/**
 * The ground below each device as a plane: of the terrain where the scene has one, else through its feet and
 * those of its neighbours.
 * @param heightOf  of the axis of a tracker, or of the lower edge of a rack, above the ground
 */
export function groundPlanes(layout: Layout, heightOf: (device: number) => number): Float64Array {
  const { devices } = layout
  const planes = new Float64Array(PLANE * devices.length)
  const feet = devices.map((device, at) => feetOf(device, heightOf(at)))
  const near = new Neighbourhood(devices)
  for (let at = 0; at < devices.length; at++) {
    const points = terrainBelow(layout, devices[at]) ?? near.around(at).flatMap((other) => feet[other])
    planes.set(planeThrough(devices[at].centre, ownFoot(feet[at], points), points), PLANE * at)
  }
  return planes
}

/** The ground below both ends of a device. */
function feetOf({ kind, centre, along, across, halfLength, halfWidth }: Device, height: number): [Foot, Foot] {
  const down = kind === 'sat' ? 0 : halfWidth
  const foot = (end: number): Foot => [
    centre[0] - down * across[0] + end * halfLength * along[0],
    centre[1] - down * across[1] + end * halfLength * along[1],
    centre[2] - down * across[2] + end * halfLength * along[2] - height,
  ]
  return [foot(-1), foot(1)]
}

/** The points of the terrain below and around a device; null without a terrain or beyond it. */
function terrainBelow({ ground, middle }: Layout, { centre, along, across, halfLength, halfWidth }: Device): Foot[] | null {
  if (ground === null) return null
  const points = READ_AT.flatMap((a) =>
    READ_AT.map((c): Foot => {
      const east = centre[0] + a * halfLength * along[0] + 2 * c * halfWidth * across[0]
      const north = centre[1] + a * halfLength * along[1] + 2 * c * halfWidth * across[1]
      return [east, north, ground.surface.heightAt(east + middle[0], north + middle[1]) - middle[2]]
    }),
  ).filter(([, , up]) => Number.isFinite(up))
  return points.length < 3 ? null : points
}

/** The middle of the ground that a plane passes through: between the feet, or the mean of the terrain. */
function ownFoot([first, last]: readonly [Foot, Foot], points: readonly Foot[]): Foot {
  const own = points.includes(first) ? [first, last] : points
  const mean = (axis: number): number => own.reduce((sum, foot) => sum + foot[axis] / own.length, 0)
  return [mean(0), mean(1), mean(2)]
}

/** The plane through a foot that fits points best: its height at a centre, and its slopes. */
function planeThrough(centre: Vector, foot: Foot, points: readonly Foot[]): [number, number, number] {
  let [ee, en, nn, eu, nu] = [0, 0, 0, 0, 0]
  for (const [pointEast, pointNorth, pointUp] of points) {
    const [east, north, up] = [pointEast - foot[0], pointNorth - foot[1], pointUp - foot[2]]
    ee += east * east
    en += east * north
    nn += north * north
    eu += east * up
    nu += north * up
  }
  const levelling = LEVELLING * (ee + nn)
  ee += levelling
  nn += levelling
  const determinant = ee * nn - en * en
  const [toEast, toNorth] = determinant > 0 ? [(eu * nn - nu * en) / determinant, (nu * ee - eu * en) / determinant] : [0, 0]
  return [foot[2] + toEast * (centre[0] - foot[0]) + toNorth * (centre[1] - foot[1]), toEast, toNorth]
}

/** Devices by where they stand, in square cells. */
class Neighbourhood {
  private readonly cells = new Map<string, number[]>()
  private readonly size: number

  constructor(private readonly devices: readonly Device[]) {
    const extent = (axis: 0 | 1): number => {
      const all = devices.reduce(
        ([low, high], { centre }) => [Math.min(low, centre[axis]), Math.max(high, centre[axis])],
        [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      )
      return all[1] - all[0]
    }
    const [width, height] = [extent(0), extent(1)]
    this.size = Math.max(Math.sqrt((PER_CELL * width * height) / devices.length), (2 * Math.max(width, height)) / devices.length, 1e-9)
    devices.forEach((_, at) => {
      const key = this.keyOf(at, 0, 0)
      const known = this.cells.get(key)
      if (known === undefined) this.cells.set(key, [at])
      else if (known.length < NEIGHBOURS_MAX) known.push(at)
    })
  }

  /** A device, and devices around it. */
  around(at: number): number[] {
    const found = [at]
    for (let east = -1; east <= 1; east++)
      for (let north = -1; north <= 1; north++)
        for (const other of this.cells.get(this.keyOf(at, east, north)) ?? [])
          if (other !== at && found.length < NEIGHBOURS_MAX) found.push(other)
    return found
  }

  private keyOf(at: number, east: number, north: number): string {
    const [x, y] = this.devices[at].centre
    return `${Math.floor(x / this.size) + east} ${Math.floor(y / this.size) + north}`
  }
}
