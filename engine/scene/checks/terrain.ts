import type { SceneTerrain } from '@pvyield/contract/schemas'
import { quoted } from '../../findings/quoted.ts'
import { defaultId } from '../default-ids.ts'
import type { SceneFindings } from '../findings.ts'
import { isWithin, listIn, objectIn, type Sent } from '../sent-scene.ts'
import { isStanding } from '../terrain/draped.ts'
import { extentOf } from '../terrain/extent.ts'
import {
  type NoGround,
  type Standing,
  type StandingPlacement,
  type StandingRules,
  type StandingType,
  standOn,
} from '../terrain/standing.ts'
import type { Surface } from '../terrain/surface.ts'
import { surfaceOf } from '../terrain/surface-of.ts'
import { areAboveGround, checkHeights } from './heights.ts'

const POSTS = 5
const STEEPEST_DEG = 45
/** Coordinates of a scene. */
const FARTHEST = 1e9
/** Rounds in which a device finds its slope, as a rule. */
const ROUNDS = 10
/** Comparisons of posts with triangles, which bound the time for hostile meshes: a second. */
const COMPARED_MAX = 300_000_000
/** A triangle that covers less of the plan, as a share of its longest side squared, has no slope that can be known. */
const THIN_FRAC = 1e-9

/**
 * The ground is whole, and there is one under every device that stands on it.
 * @returns how they stand, by position of the placement; none where the terrain cannot be read
 */
export function checkGround(scene: Sent, findings: SceneFindings): ReadonlyMap<number, Standing> {
  const standings = new Map<number, Standing>()
  const terrain = objectIn(scene.terrain)
  checkPosts(terrain, findings)
  const surface = objectIn(terrain.surface)
  const isWhole = surface.kind === 'grid' ? isWholeGrid(surface, findings) : surface.kind === 'mesh' && isWholeMesh(surface, findings)
  if (!isWhole) return standings
  const whole = surface as unknown as SceneTerrain['surface']
  const ground = surfaceOf({ surface: whole })
  if (ground.lowest > ground.highest) {
    findings.fail(['terrain', 'surface', 'heights'], 'has no height: give the surface heights, or leave terrain out')
    return standings
  }
  const isAbove = areAboveGround(terrain)
  stand(devicesOn(scene, isAbove), ground, rulesOf(terrain), standings, failer(whole, isAbove, findings))
  if (isAbove) checkHeights(scene, ground, findings)
  return standings
}

function checkPosts({ post_min: least, post_max: most }: Sent, findings: SceneFindings): void {
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    findings.fail(['terrain', 'post_max'], `must not be less than post_min, ${least}: exchange them`)
}

function rulesOf({ posts, max_slope_deg, post_min, post_max }: Sent): StandingRules {
  return {
    posts: Number.isInteger(posts) && isWithin(posts, 2, 50) ? posts : POSTS,
    max_slope_deg: isWithin(max_slope_deg, 0, STEEPEST_DEG) ? max_slope_deg : STEEPEST_DEG,
    ...(typeof post_min === 'number' ? { post_min } : {}),
    ...(typeof post_max === 'number' ? { post_max } : {}),
  }
}

function isWholeGrid({ x, y, step, columns, heights }: Sent, findings: SceneFindings): boolean {
  const nodes = listIn(heights)
  if (!Number.isInteger(columns) || !isWithin(columns, 2, nodes.length) || !isPlace(x) || !isPlace(y)) return false
  if (!isWithin(step, Number.MIN_VALUE, FARTHEST) || !nodes.every((height) => height === null || isPlace(height))) return false
  if (nodes.length % columns === 0 && nodes.length >= 2 * columns) return true
  findings.fail(
    ['terrain', 'surface', 'heights'],
    `has ${nodes.length} heights, which are not two or more whole lines of ${columns} columns: give each node a height, or null`,
  )
  return false
}

function isWholeMesh({ vertices, triangles }: Sent, findings: SceneFindings): boolean {
  const corners = listIn(vertices).map(listIn)
  if (!corners.every((corner) => corner.length === 3 && corner.every(isPlace))) return false
  const lists = listIn(triangles).map(listIn)
  let isWhole = lists.length > 0
  lists.forEach((triangle, at) => {
    const path = ['terrain', 'surface', 'triangles', at]
    if (triangle.length !== 3 || !triangle.every((vertex) => Number.isInteger(vertex) && isWithin(vertex, 0, 299_999))) {
      isWhole = false
      return
    }
    const missing = triangle.find((vertex) => Number(vertex) >= corners.length)
    if (missing !== undefined)
      findings.fail(path, `names vertex ${missing}, and the last one is ${corners.length - 1}: positions count from 0`)
    else if (isThin(triangle.map((vertex) => corners[Number(vertex)] as number[])))
      findings.fail(path, 'has no area in plan: leave it out. A wall is an object of kind wall')
    else return
    isWhole = false
  })
  return isWhole
}

function isPlace(value: unknown): value is number {
  return isWithin(value, -FARTHEST, FARTHEST)
}

function isThin([[ax, ay], [bx, by], [cx, cy]]: number[][]): boolean {
  const area = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  const longest = Math.max((bx - ax) ** 2 + (by - ay) ** 2, (cx - ax) ** 2 + (cy - ay) ** 2, (cx - bx) ** 2 + (cy - by) ** 2)
  return !(area > THIN_FRAC * longest)
}

interface Placed extends StandingPlacement {
  readonly above_ground: number
  /** Field that says so. */
  readonly key: 'above_ground' | 'z'
  readonly id?: unknown
}

type Device = readonly [at: number, type: StandingType, placement: Placed]

function stand(devices: readonly Device[], ground: Surface, rules: StandingRules, standings: Map<number, Standing>, fail: Failer): void {
  const compared = devices.reduce((sum, [, { length }, { x, y }]) => sum + mostCompared(ground, x, y, length), 0)
  if (compared * rules.posts * ROUNDS > COMPARED_MAX) {
    fail.crowded()
    return
  }
  for (const device of devices) {
    const [at, type, placement] = device
    const standing = standOn(ground, type, placement, placement.above_ground, rules)
    if (isStanding(standing)) standings.set(at, standing)
    else fail[standing](device)
  }
}

type Failer = Readonly<Record<NoGround, (device: Device) => void> & { crowded: () => void }>

/** Why devices cannot stand. A device that the terrain does not surround at all is in another frame, as a rule. */
function failer(surface: SceneTerrain['surface'], isAbove: boolean, findings: SceneFindings): Failer {
  const [[west, east], [south, north]] = extentOf(surface)
  const orElse = isAbove ? 'or leave the device out' : 'or send z instead of above_ground'
  const failDevice = ([at, , { key }]: Device, why: string): void => findings.fail(['placements', at, key], why)
  return {
    outside(device) {
      const [, , { x, y }] = device
      const isApart = !(x >= west && x <= east && y >= south && y <= north)
      const why = isApart
        ? `is at x ${inWords(x)}, y ${inWords(y)}, and the terrain spans x ${inWords(west)} to ${inWords(east)}, y ${inWords(south)} to ${inWords(north)}: bring both into one frame, with x to the east and y to the north, or extend the terrain, ${orElse}`
        : `reaches beyond the terrain, or over a part without heights: extend the terrain, ${orElse}`
      failDevice(device, `${nameOf(device)} ${why}`)
    },
    twofold: (device) => failDevice(device, `two triangles of the terrain have different heights under ${nameOf(device)}: leave one out`),
    crowded: () =>
      findings.fail(
        ['terrain', 'surface', 'triangles'],
        'are so long, or lie so much over each other, that too many are at one place: send triangles of similar sides, or a grid',
      ),
  }
}

function nameOf([at, , { id }]: Device): string {
  return quoted(typeof id === 'string' ? id : defaultId('placements', at))
}

/** A coordinate, to a hundredth. */
function inWords(coordinate: number): string {
  return String(Number(coordinate.toFixed(2)))
}

function mostCompared(ground: Surface, x: number, y: number, length: number): number {
  return Math.max(ground.comparedAt(x, y), ground.comparedAt(x - length / 2, y), ground.comparedAt(x, y - length / 2))
}

/**
 * The devices that stand on the ground, as far as they can be read.
 * @param isAbove  whether z of a device counts from the ground
 */
function devicesOn({ types, placements }: Sent, isAbove: boolean): Device[] {
  const byId = new Map(listIn(types).map((type) => [objectIn(type).id, objectIn(type)]))
  return listIn(placements).flatMap((item, at): Device[] => {
    const { x, y, z = 0, azimuth_deg = 180, tilt_deg = 0, type: name, above_ground: own, id } = objectIn(item)
    const [key, above_ground] = isAbove && own === undefined ? (['z', z] as const) : (['above_ground', own] as const)
    const { kind, length, width } = byId.get(name) ?? {}
    if (kind !== 'gft' && kind !== 'sat' && kind !== 'ewf') return []
    if (!isPlace(x) || !isPlace(y) || !isWithin(length, Number.MIN_VALUE, FARTHEST) || !isWithin(width, Number.MIN_VALUE, FARTHEST))
      return []
    if (!isWithin(azimuth_deg, 0, 360) || !isWithin(tilt_deg, -45, 90) || !isWithin(above_ground, 0, FARTHEST)) return []
    return [[at, { kind, length, width }, { x, y, azimuth_deg, tilt_deg, above_ground, key, id }]]
  })
}
