import type { Scene, ScenePlacement, SceneType } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import { type Finding, findingOf } from '../findings/finding.ts'
import { findAgainstGround } from './against-ground.ts'
import { isConvex } from './convexity.ts'
import { defaultId } from './default-ids.ts'
import type { Device } from './device.ts'
import type { Layout } from './layout.ts'
import { lowSideOf } from './low-sides.ts'
import { findMisplaced } from './misplaced.ts'
import { FOOTPRINT_NUMBERS, type Footprints, findOverlaps } from './overlaps.ts'
import { groundCode } from './terrain/load-ground.ts'

/** What is unusual in a valid scene and stops no run, whatever the other sections are. */
export function sceneFindings(scene: Scene, layout: Layout): Finding[] {
  return [
    ...unusedTypes(scene),
    ...ignoredRoll(scene),
    ...hulls(scene),
    ...overlaps(scene, layout),
    ...misplaced({ ...scene, placements: [...layout.placements], objects: [...layout.objects] }),
    ...againstGround(scene, layout),
    ...rackHabits(layout),
    ...(layout.ground === null ? [] : groundCode().groundFindings(scene, layout, layout.ground)),
  ]
}

function unusedTypes({ types, placements }: Scene): Finding[] {
  const used = new Set(placements.map(({ type }) => type))
  return types.flatMap(({ id }, at) => (used.has(id) ? [] : [findingOf('scene_type_unused', `scene.types.${at}`, { type: id })]))
}

function ignoredRoll({ types, placements }: Scene): Finding[] {
  const racks = new Set(types.filter(({ kind }) => kind === 'gft').map(({ id }) => id))
  const [first, ...more] = positionsOf(placements, ({ type, roll_deg }) => roll_deg !== 0 && !racks.has(type))
  if (first === undefined) return []
  const values = { placements: 1 + more.length, first: idOf(placements[first], first) }
  return [findingOf('scene_roll_ignored', `scene.placements.${first}.roll_deg`, values)]
}

function hulls({ objects }: Scene): Finding[] {
  const [first, ...more] = positionsOf(objects, (object) => object.kind === 'prism' && !isConvex(object.vertices))
  if (first === undefined) return []
  const values = { prisms: 1 + more.length, first: objects[first].id ?? defaultId('objects', first) }
  return [findingOf('scene_prism_not_convex', `scene.objects.${first}.vertices`, values)]
}

function overlaps({ types, placements }: Scene, { devices }: Layout): Finding[] {
  const { pairs, first, isComplete } = findOverlaps(footprintsOf(types, placements, devices))
  if (first === null) return isComplete ? [] : [findingOf('scene_too_crowded', 'scene.placements', {})]
  const [one, other] = first.map((at) => idOf(placements[at], at))
  const values = { pairs, is_complete: isComplete, first: one, second: other }
  return [findingOf('scene_placements_overlap', `scene.placements.${first[0]}`, values)]
}

function misplaced(scene: Scene): Finding[] {
  const { placements, objects } = scene
  const { farObjects, inside, isComplete } = findMisplaced(scene)
  const nameOf = (at: number): string => objects[at].id ?? defaultId('objects', at)
  const found: Finding[] = []
  if (farObjects.length > 0) {
    const [first] = farObjects
    found.push(findingOf('scene_object_far', `scene.objects.${first}`, { objects: farObjects.length, first: nameOf(first) }))
  }
  if (inside.length > 0) {
    const [[placement, object]] = inside
    found.push(
      findingOf('scene_placement_inside', `scene.placements.${placement}`, {
        placements: inside.length,
        is_complete: isComplete,
        first: idOf(placements[placement], placement),
        object: nameOf(object),
      }),
    )
  }
  return found
}

/** One device in two or more: the sign of all of them is wrong. A few on broken ground are not said. */
const AGAINST_GROUND_FRAC = 0.5

function againstGround({ placements }: Scene, { devices }: Layout): Finding[] {
  const { judged, against } = findAgainstGround(devices)
  if (judged < 2 || against.length <= AGAINST_GROUND_FRAC * judged) return []
  const first = devices[against[0]]
  const angle = first.kind === 'sat' ? 'tilt_deg' : 'roll_deg'
  return [
    findingOf('scene_against_ground', `scene.placements.${first.placement}.${angle}`, {
      placements: against.length,
      judged,
      first: idOf(placements[first.placement], first.placement),
      low_side: String(lowSideOf(first)),
      angle,
    }),
  ]
}

/** Axes follow slopes of a few degrees; steeper ones are nearly always the tilt of racks. */
const LARGEST_AXIS_TILT_DEG = 10
/** From north or south; an axis further off runs east and west. */
const LARGEST_AXIS_TURN_DEG = 45

/** Angles of racks on most of the trackers. */
function rackHabits({ devices }: Layout): Finding[] {
  const trackers = devices.filter(({ kind }) => kind === 'sat')
  const areMost = (some: readonly Device[]): boolean => 2 * some.length > trackers.length
  const tilted = trackers.filter(({ tiltRad }) => Math.abs(tiltRad) * DEG_PER_RAD > LARGEST_AXIS_TILT_DEG)
  const turned = trackers.filter(({ azimuthRad }) => Math.abs(((azimuthRad * DEG_PER_RAD + 90) % 180) - 90) > LARGEST_AXIS_TURN_DEG)
  const found: Finding[] = []
  if (areMost(tilted)) {
    const values = { trackers: tilted.length, usual_most_deg: LARGEST_AXIS_TILT_DEG }
    found.push(findingOf('scene_axis_tilted', `scene.placements.${tilted[0].placement}.tilt_deg`, values))
  }
  if (areMost(turned)) {
    found.push(findingOf('scene_axis_east_west', `scene.placements.${turned[0].placement}.azimuth_deg`, { trackers: turned.length }))
  }
  return found
}

/** The ground that each placement covers: of a tracker at rotation 0, of a ridge with its gap. */
function footprintsOf(types: readonly SceneType[], placements: readonly ScenePlacement[], devices: readonly Device[]): Footprints {
  const gaps = new Map(types.map(({ id, gap }) => [id, gap]))
  const plan = new Float64Array(placements.length * FOOTPRINT_NUMBERS)
  for (const { side, placement, centre, along, across, frame, azimuthRad, ...device } of devices) {
    if (side === 'w') continue
    const [halfLength, halfWidth] = [device.halfLength + frame, device.halfWidth + frame]
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

function idOf({ id }: ScenePlacement, at: number): string {
  return id ?? defaultId('placements', at)
}
