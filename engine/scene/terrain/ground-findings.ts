import type { Scene, SceneObject, ScenePlacement } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../../core/angles.ts'
import { type Finding, findingOf } from '../../findings/finding.ts'
import { defaultId } from '../default-ids.ts'
import type { Device } from '../device.ts'
import type { Vector } from '../vector.ts'
import type { Ground } from './draped.ts'
import { objectFindings } from './object-findings.ts'

/** The layout of the scene, with its placements as sent. */
interface Laid {
  readonly middle: Vector
  readonly placements: readonly ScenePlacement[]
  readonly devices: readonly Device[]
}

/** Angles of a device and of the ground that differ by less agree: terrain is smoothed, and so are devices. */
const APART_DEG = 3
/** What was sent next to `above_ground` and differs by more is not what the ground gives, rounded. */
const ROUNDED_DEG = 0.1
const ROUNDED_WIDTHS = 0.02
/** A corner lower than this share of the width is below the ground, and no rounding of heights. */
const BELOW_WIDTHS = 0.01
/** A device whose lowest corner is so many widths above the ground stands on something that is not drawn. */
const ABOVE_WIDTHS = 3

/** What is unusual in how the devices and objects of a scene and its ground lie to each other. */
export function groundFindings(scene: Scene, layout: Laid & { readonly objects: readonly SceneObject[] }, ground: Ground): Finding[] {
  const laid = { ...layout, placements: scene.placements }
  return [
    ...offGround(laid, ground),
    ...objectFindings(scene, layout.objects, ground.surface),
    ...contradicted(laid, ground),
    ...overruled(scene, ground),
    ...limited(scene, ground),
    ...posts(scene, ground),
  ]
}

function offGround({ devices, middle, placements }: Laid, { surface }: Ground): Finding[] {
  const gaps = devices.map((device) => gapOf(device, middle, surface.heightAt))
  const below = positions(gaps, (gap, at) => gap < -BELOW_WIDTHS * 2 * devices[at].halfWidth)
  const above = positions(gaps, (gap, at) => gap > ABOVE_WIDTHS * 2 * devices[at].halfWidth)
  const found: Finding[] = []
  if (below.length > 0) {
    const deepest = below.reduce((most, at) => (gaps[at] < gaps[most] ? at : most))
    const values = { devices: below.length, first: devices[below[0]].id, deepest: devices[deepest].id, depth: -gaps[deepest] }
    found.push(findingOf('scene_below_ground', fieldOf(placements, devices[below[0]].placement, 'z'), values))
  }
  if (above.length > 0) {
    const values = { devices: above.length, first: devices[above[0]].id, height: gaps[above[0]] }
    found.push(findingOf('scene_above_ground', fieldOf(placements, devices[above[0]].placement, 'z'), values))
  }
  return found
}

/** Least height of the corners of a device above the ground; NaN where none of them is known. */
function gapOf(
  { centre, along, across, halfLength, halfWidth }: Device,
  middle: readonly number[],
  heightAt: (x: number, y: number) => number,
): number {
  let least = Number.NaN
  for (const a of [-halfLength, halfLength]) {
    for (const b of [-halfWidth, halfWidth]) {
      const [x, y, z] = [0, 1, 2].map((k) => middle[k] + centre[k] + a * along[k] + b * across[k])
      const gap = z - heightAt(x, y)
      if (Number.isFinite(gap) && !(gap > least)) least = gap
    }
  }
  return least
}

/** Devices that state their own angles, which the ground under them does not have. */
function contradicted({ devices, middle, placements }: Laid, { surface, standings }: Ground): Finding[] {
  const apart: { device: Device; own: number; ground: number }[] = []
  for (const device of devices) {
    if (device.side !== null || standings.has(device.placement)) continue
    const { centre, along, halfLength } = device
    const [from, to] = [-halfLength, halfLength].map((way) =>
      surface.heightAt(middle[0] + centre[0] + way * along[0], middle[1] + centre[1] + way * along[1]),
    )
    const level = Math.hypot(along[0], along[1])
    const ground = Math.atan((to - from) / (2 * halfLength * level)) * DEG_PER_RAD
    const own = Math.atan(along[2] / level) * DEG_PER_RAD
    if (Math.abs(own - ground) > APART_DEG) apart.push({ device, own, ground })
  }
  const [first] = apart
  if (first === undefined) return []
  const angle = first.device.kind === 'sat' ? 'tilt_deg' : 'roll_deg'
  const values = { devices: apart.length, first: first.device.id, angle, slope_deg: first.own, ground_slope_deg: first.ground }
  return [findingOf('scene_terrain_contradicted', fieldOf(placements, first.device.placement, angle), values)]
}

/** What was sent for devices on the ground, and is not what the ground gives. */
function overruled({ types, placements, terrain }: Scene, { standings }: Ground): Finding[] {
  const byId = new Map(types.map((type) => [type.id, type]))
  const fields = new Map<number, 'z' | 'tilt_deg' | 'roll_deg'>()
  for (const [at, { z, tiltDeg, rollDeg }] of standings) {
    const placement = placements[at]
    const { width = 0, kind } = byId.get(placement.type) ?? {}
    const isHeight = terrain?.heights === 'above_ground' && placement.above_ground === undefined
    if (!isHeight && placement.z !== 0 && Math.abs(placement.z - z) > ROUNDED_WIDTHS * width) fields.set(at, 'z')
    else if (kind === 'gft' && placement.roll_deg !== 0 && Math.abs(placement.roll_deg - rollDeg) > ROUNDED_DEG) fields.set(at, 'roll_deg')
    else if (kind === 'sat' && placement.tilt_deg !== 0 && Math.abs(placement.tilt_deg - tiltDeg) > ROUNDED_DEG) fields.set(at, 'tilt_deg')
  }
  const [first] = fields
  if (first === undefined) return []
  const [at, field] = first
  const standing = standings.get(at)
  const given = { z: standing?.z, tilt_deg: standing?.tiltDeg, roll_deg: standing?.rollDeg }[field] ?? 0
  const values = { devices: fields.size, first: idOf(placements, at), key: field, sent: placements[at][field], given }
  return [findingOf('scene_terrain_counts', `scene.placements.${at}.${field}`, values)]
}

function limited({ placements, terrain }: Scene, { standings }: Ground): Finding[] {
  const [first, ...more] = [...standings].filter(([, { follows }]) => !follows)
  if (first === undefined) return []
  const [at, { groundSlopeDeg }] = first
  const values = {
    devices: 1 + more.length,
    first: idOf(placements, at),
    ground_slope_deg: groundSlopeDeg,
    max_slope_deg: terrain?.max_slope_deg ?? 0,
  }
  return [findingOf('scene_slope_limited', fieldOf(placements, at, 'z'), values)]
}

function posts({ placements, terrain }: Scene, { standings }: Ground): Finding[] {
  const apart = [...standings].filter(([, { cut, fill }]) => cut > 0 || fill > 0)
  if (apart.length === 0) return []
  const [at, { postShortest, postLongest }] = apart[0]
  const values = {
    devices: apart.length,
    first: idOf(placements, at),
    post_shortest: postShortest,
    post_longest: postLongest,
    cut: apart.reduce((sum, [, each]) => sum + each.cut, 0),
    fill: apart.reduce((sum, [, each]) => sum + each.fill, 0),
    has_limits: terrain?.post_min !== undefined || terrain?.post_max !== undefined,
  }
  return [findingOf('scene_posts_limited', fieldOf(placements, at, 'z'), values)]
}

function fieldOf(placements: readonly ScenePlacement[], at: number, key: string): string {
  return `scene.placements.${at}.${placements[at].above_ground === undefined ? key : 'above_ground'}`
}

function positions(gaps: readonly number[], isMeant: (gap: number, at: number) => boolean): number[] {
  return gaps.flatMap((gap, at) => (isMeant(gap, at) ? [at] : []))
}

function idOf(placements: readonly ScenePlacement[], at: number): string {
  return placements[at].id ?? defaultId('placements', at)
}
