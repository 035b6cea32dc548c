import type { ScenePlacement, SceneTerrain, SceneType } from '@pvyield/contract/schemas'
import { DEG_PER_RAD, RAD_PER_DEG } from '../../core/angles.ts'
import type { Surface } from './surface.ts'

/** How a device stands on the ground. */
export interface Standing {
  readonly z: number
  readonly tiltDeg: number
  readonly rollDeg: number
  /** Of the ground along its row or axis, positive where it rises. */
  readonly groundSlopeDeg: number
  /** Whether the device lies at this slope. */
  readonly follows: boolean
  /** From the ground to the line through its middle. */
  readonly postShortest: number
  readonly postLongest: number
  /** Mean depth at the posts by which posts are shorter or longer than their limits, times length and width. */
  readonly cut: number
  readonly fill: number
}

/** Where a device cannot stand: its row leaves the ground, or the ground has two heights there. */
export type NoGround = 'outside' | 'twofold'

export type StandingType = Pick<SceneType, 'kind' | 'length' | 'width'>
export type StandingPlacement = Pick<ScenePlacement, 'x' | 'y' | 'azimuth_deg' | 'tilt_deg'>
export type StandingRules = Pick<SceneTerrain, 'max_slope_deg' | 'posts' | 'post_min' | 'post_max'>

/** A rack that stands up more steeply turns about the vertical by its roll, and follows no ground. */
const STEEPEST_ROLLED_DEG = 60
/** The ground is read again where the slope moved the posts, until an angle changes by less. */
const TOLERANCE_RAD = 1e-12
const ROUNDS_MAX = 50
/** Slopes, as tangents, that differ by less are one. */
const SAME_SLOPE = 1e-3

/** The line through the middle of a device: its direction in plan times the cosine of its slope, and its rise. */
interface Line {
  readonly east: number
  readonly north: number
  readonly up: number
}

/**
 * Puts a device on the ground: its row, axis or ridge follows the straight line that fits the ground at its posts
 * best, at a height above their mean.
 * @param aboveGround  of the point that z names, above the mean ground at the posts
 * Conventions: on a plane the ends of a row are equally high above the ground, tan(roll) = (g_left) / (cos(tilt) -
 *   g_face sin(tilt)), where g is the rise of the ground to the left of where the rack faces and to where it faces;
 *   the axis of a tracker has tan(tilt) = -g to where its azimuth points. Ridges lie level.
 */
export function standOn(
  ground: Surface,
  type: StandingType,
  placement: StandingPlacement,
  aboveGround: number,
  rules: StandingRules,
): Standing | NoGround {
  const heights = new Float64Array(rules.posts)
  const most = Math.tan(rules.max_slope_deg * RAD_PER_DEG)
  let angle = 0
  let slope = 0
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const line = lineOf(type, placement, angle)
    const failed = readHeights(ground, placement, line, type.length, heights)
    if (failed !== null) return failed
    slope = slopeOf(heights, type.length * Math.hypot(line.east, line.north))
    const next = angleOf(type, placement, Math.max(-most, Math.min(most, slope)))
    const change = Math.abs(next - angle)
    angle = next
    if (change < TOLERANCE_RAD) break
  }
  const line = lineOf(type, placement, angle)
  const failed = readHeights(ground, placement, line, type.length, heights)
  if (failed !== null) return failed
  const z = mean(heights) + aboveGround
  return {
    z,
    tiltDeg: type.kind === 'sat' ? angle * DEG_PER_RAD : placement.tilt_deg,
    rollDeg: type.kind === 'gft' ? angle * DEG_PER_RAD : 0,
    groundSlopeDeg: Math.atan(slope) * DEG_PER_RAD,
    follows: Math.abs(line.up / Math.hypot(line.east, line.north) - slope) < SAME_SLOPE,
    ...postsOf(heights, z, line.up * type.length, type, rules),
  }
}

/** Direction of the row at an angle: of a tracker the tilt of its axis, of a rack its roll. */
function lineOf({ kind }: StandingType, { azimuth_deg, tilt_deg }: StandingPlacement, angle: number): Line {
  const azimuth = azimuth_deg * RAD_PER_DEG
  const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
  if (kind === 'sat') return { east: Math.cos(angle) * east, north: Math.cos(angle) * north, up: -Math.sin(angle) }
  if (kind === 'ewf') return { east, north, up: 0 }
  const tilt = tilt_deg * RAD_PER_DEG
  const [left, face] = [Math.cos(angle), Math.sin(angle) * Math.sin(tilt)]
  return { east: -left * north + face * east, north: left * east + face * north, up: Math.sin(angle) * Math.cos(tilt) }
}

/** The angle at which the line of a device has a slope, which is its rise over its length in plan. */
function angleOf({ kind }: StandingType, { tilt_deg }: StandingPlacement, slope: number): number {
  if (kind === 'sat') return -Math.atan(slope)
  if (kind === 'ewf' || tilt_deg > STEEPEST_ROLLED_DEG) return 0
  const tilt = tilt_deg * RAD_PER_DEG
  const square = Math.cos(tilt) ** 2 - (slope * Math.sin(tilt)) ** 2
  const steepest = 45 * RAD_PER_DEG
  const roll = square > 0 ? Math.atan(slope / Math.sqrt(square)) : Math.sign(slope) * steepest
  return Math.max(-steepest, Math.min(steepest, roll))
}

function readHeights(ground: Surface, { x, y }: StandingPlacement, line: Line, length: number, heights: Float64Array): NoGround | null {
  for (let k = 0; k < heights.length; k++) {
    const way = (k / (heights.length - 1) - 0.5) * length
    const height = ground.heightAt(x + way * line.east, y + way * line.north)
    if (Number.isNaN(height)) return 'outside'
    if (!Number.isFinite(height)) return 'twofold'
    heights[k] = height
  }
  return null
}

/** Of the straight line that fits heights at equal distances best. */
function slopeOf(heights: Float64Array, lengthInPlan: number): number {
  const middle = (heights.length - 1) / 2
  let [sum, squares] = [0, 0]
  for (let k = 0; k < heights.length; k++) {
    sum += (k - middle) * heights[k]
    squares += (k - middle) ** 2
  }
  return ((sum / squares) * (heights.length - 1)) / lengthInPlan
}

function mean(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

function postsOf(
  heights: Float64Array,
  z: number,
  rise: number,
  { length, width }: StandingType,
  { post_min: least = 0, post_max: most = Number.POSITIVE_INFINITY }: StandingRules,
): Pick<Standing, 'postShortest' | 'postLongest' | 'cut' | 'fill'> {
  let [postShortest, postLongest, cut, fill] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (let k = 0; k < heights.length; k++) {
    const post = z + (k / (heights.length - 1) - 0.5) * rise - heights[k]
    postShortest = Math.min(postShortest, post)
    postLongest = Math.max(postLongest, post)
    cut += Math.max(0, least - post)
    fill += Math.max(0, post - most)
  }
  const area = (length * width) / heights.length
  return { postShortest, postLongest, cut: cut * area, fill: fill * area }
}
