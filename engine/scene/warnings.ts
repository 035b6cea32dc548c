import type { Scene, ScenePlacement, SceneType } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import { quoted } from '../core/quoted.ts'
import { findAgainstGround } from './against-ground.ts'
import { isConvex } from './convexity.ts'
import { defaultId } from './default-ids.ts'
import type { Device } from './device.ts'
import type { Layout } from './layout.ts'
import { lowSideOf } from './low-sides.ts'
import { findMisplaced } from './misplaced.ts'
import { FOOTPRINT_NUMBERS, type Footprints, findOverlaps } from './overlaps.ts'

/** What is unusual in a valid scene and stops no run, whatever the other sections are. */
export function sceneWarnings(scene: Scene, layout: Layout): string[] {
  return [
    ...unusedTypes(scene),
    ...ignoredRoll(scene),
    ...hulls(scene),
    ...overlaps(scene, layout),
    ...misplaced(scene),
    ...againstGround(scene, layout),
    ...rackHabits(layout),
  ]
}

function unusedTypes({ types, placements }: Scene): string[] {
  const used = new Set(placements.map(({ type }) => type))
  return types.filter(({ id }) => !used.has(id)).map(({ id }) => `No placement of the scene uses its type ${quoted(id)}`)
}

function ignoredRoll({ types, placements }: Scene): string[] {
  const racks = new Set(types.filter(({ kind }) => kind === 'gft').map(({ id }) => id))
  const ignored = positionsOf(placements, ({ type, roll_deg }) => roll_deg !== 0 && !racks.has(type))
  if (ignored.length === 0) return []
  const names = firstOf(ignored, (at) => idOf(placements[at], at))
  return [`roll_deg of ${counted(ignored.length, 'placement')} is ignored (${names}): only racks roll, not sat and ewf devices`]
}

function hulls({ objects }: Scene): string[] {
  const bent = positionsOf(objects, (object) => object.kind === 'prism' && !isConvex(object.vertices))
  if (bent.length === 0) return []
  const words = bent.length === 1 ? '1 prism of the scene is' : `${bent.length} prisms of the scene are`
  const names = firstOf(bent, (at) => objects[at].id ?? defaultId('objects', at))
  return [`${words} not convex in plan (${names}) and shaded as the convex hull: split it to keep its shape`]
}

function overlaps({ types, placements }: Scene, { devices }: Layout): string[] {
  const { pairs, first, isComplete } = findOverlaps(footprintsOf(types, placements, devices))
  if (first === null)
    return isComplete ? [] : ['The placements of the scene are too crowded to look for overlaps among all of them: check their coordinates']
  const names = first.map((at) => quoted(idOf(placements[at], at))).join(' and ')
  const words = pairs === 1 ? '1 pair of placements overlaps' : `${pairs} pairs of placements overlap`
  return [`${isComplete ? '' : 'At least '}${words} in plan (first: ${names}): each runs as it is, and shades twice`]
}

function misplaced(scene: Scene): string[] {
  const { placements, objects } = scene
  const { farObjects, inside, isComplete } = findMisplaced(scene)
  const nameOf = (at: number): string => objects[at].id ?? defaultId('objects', at)
  const found: string[] = []
  if (farObjects.length > 0) {
    const words = farObjects.length === 1 ? '1 object stands' : `${farObjects.length} objects stand`
    found.push(
      `${words} more than 50 times the height from every placement of the scene (${firstOf(farObjects, nameOf)}), too far to shade: check the coordinates`,
    )
  }
  if (inside.length > 0) {
    const [[placement, object]] = inside
    const words = inside.length === 1 ? '1 placement stands' : `${inside.length} placements stand`
    found.push(
      `${isComplete ? '' : 'At least '}${words} inside a building (first: ${quoted(idOf(placements[placement], placement))} in ${quoted(nameOf(object))}), where no light is: check x, y and z`,
    )
  }
  return found
}

/** One device in two or more: the sign of all of them is wrong. A few on broken ground are not said. */
const AGAINST_GROUND_FRAC = 0.5

function againstGround({ placements }: Scene, { devices }: Layout): string[] {
  const { judged, against } = findAgainstGround(devices)
  if (judged < 2 || against.length <= AGAINST_GROUND_FRAC * judged) return []
  const first = devices[against[0]]
  const field = first.kind === 'sat' ? 'tilt_deg' : 'roll_deg'
  const name = quoted(idOf(placements[first.placement], first.placement))
  return [
    `${against.length} of ${judged} placements fall where the ground rises (first: ${name}, whose ${lowSideOf(first)} side is low by ${field} while its neighbours there stand higher): check the sign of ${field}`,
  ]
}

/** Axes follow slopes of a few degrees; steeper ones are nearly always the tilt of racks. */
const LARGEST_AXIS_TILT_DEG = 10
/** From north or south; an axis further off runs east and west. */
const LARGEST_AXIS_TURN_DEG = 45

/** Angles of racks on most of the trackers. */
function rackHabits({ devices }: Layout): string[] {
  const trackers = devices.filter(({ kind }) => kind === 'sat')
  const areMost = (some: readonly Device[]): boolean => 2 * some.length > trackers.length
  const tilted = trackers.filter(({ tiltRad }) => Math.abs(tiltRad) * DEG_PER_RAD > LARGEST_AXIS_TILT_DEG)
  const turned = trackers.filter(({ azimuthRad }) => Math.abs(((azimuthRad * DEG_PER_RAD + 90) % 180) - 90) > LARGEST_AXIS_TURN_DEG)
  const found: string[] = []
  if (areMost(tilted)) {
    found.push(
      `tilt_deg of ${counted(tilted.length, 'tracker')} is above ${LARGEST_AXIS_TILT_DEG} deg: it is the tilt of the axis, and gives more energy than a level axis. Send 0 for level axes; the modules turn by themselves`,
    )
  }
  if (areMost(turned)) {
    found.push(
      `azimuth_deg of ${counted(turned.length, 'tracker')} is the direction of an axis that runs east and west. Send 180 for the usual axis from north to south`,
    )
  }
  return found
}

/** The ground that each placement covers: of a tracker at rotation 0, of a ridge with its gap. */
function footprintsOf(types: readonly SceneType[], placements: readonly ScenePlacement[], devices: readonly Device[]): Footprints {
  const gaps = new Map(types.map(({ id, gap }) => [id, gap]))
  const plan = new Float64Array(placements.length * FOOTPRINT_NUMBERS)
  for (const { side, placement, centre, along, across, halfLength, halfWidth, azimuthRad } of devices) {
    if (side === 'w') continue
    const at = placement * FOOTPRINT_NUMBERS
    plan[at] = centre[0]
    plan[at + 1] = centre[1]
    plan[at + 2] = along[0] * halfLength
    plan[at + 3] = along[1] * halfLength
    plan[at + 4] = across[0] * halfWidth
    plan[at + 5] = across[1] * halfWidth
    if (side === null) continue
    // From the middle of the eastern face over its top edge to the line of the ridge.
    const halfGap = (gaps.get(placements[placement].type) ?? 0) / 2
    const [east, north] = [halfGap * Math.sin(azimuthRad), halfGap * Math.cos(azimuthRad)]
    plan[at] += plan[at + 4] - east
    plan[at + 1] += plan[at + 5] - north
    plan[at + 4] = east - 2 * plan[at + 4]
    plan[at + 5] = north - 2 * plan[at + 5]
  }
  return plan
}

function positionsOf<T>(items: readonly T[], isMeant: (item: T) => boolean): number[] {
  return items.flatMap((item, at) => (isMeant(item) ? [at] : []))
}

function firstOf(positions: readonly number[], nameOf: (at: number) => string): string {
  return positions.length === 1 ? quoted(nameOf(positions[0])) : `first: ${quoted(nameOf(positions[0]))}`
}

function idOf({ id }: ScenePlacement, at: number): string {
  return id ?? defaultId('placements', at)
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
