import { RAD_PER_DEG, safeAsin } from '../../core/angles.ts'
import type { Feature, PlanPoint, Role, Vector } from './feature.ts'
import type { LayoutDraft } from './layout-draft.ts'
import { TRANSMITTANCE } from './limits.ts'
import { axisPose, footprintPose, type Pose, type Rectangle, rackPose, rectangleOf, trackerPose, wrapped } from './rectangle.ts'
import type { Roles } from './role.ts'
import { fillOf } from './table-fill.ts'
import { areaVector, lengthOf, meanOf, minus } from './vectors.ts'

/** What features leave open. */
export interface Ground {
  /** Height of what states none: the lowest one of the file. */
  readonly base: number
  /** Azimuth of the equator. */
  readonly facing: number
}

/** A feature in its place, with heights where the file has none. */
interface Placed extends Feature {
  readonly role: Role | null
  /** Points with the height of the ground where they state none. */
  readonly spots: readonly Vector[]
  /** Whether every point states a height. */
  readonly isRaised: boolean
}

/**
 * Tables, objects and outlines of features. What a thing is follows from the rules of the caller and
 * from its names; what has neither a role nor a height is an outline or is left out.
 * @param fallback  what a feature is that says nothing
 */
export function addFeatures(
  features: readonly Feature[],
  roles: Roles,
  draft: LayoutDraft,
  facing: number,
  fallback: Role | null = null,
): void {
  const ground = { base: lowestOf(features), facing }
  for (const feature of features) {
    const role = roles.of(feature.names) ?? fallback
    const isRaised = feature.points.every(([, , z]) => z !== null)
    addFeature(
      { ...feature, role, isRaised, spots: feature.points.map((point) => spotOf(point, feature.figures.z ?? ground.base)) },
      draft,
      ground,
    )
  }
}

function lowestOf(features: readonly Feature[]): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const { points, figures } of features) {
    for (const [, , z] of points) if (z !== null) lowest = Math.min(lowest, z)
    if (figures.z !== undefined && figures.height !== undefined) lowest = Math.min(lowest, figures.z)
  }
  return lowest === Number.POSITIVE_INFINITY ? 0 : lowest
}

const spotOf = ([x, y, z]: PlanPoint, base: number): Vector => [x, y, z ?? base]

function addFeature(feature: Placed, draft: LayoutDraft, ground: Ground): void {
  const { role, where, shape, figures } = feature
  if (role === 'ignore') draft.leaveOut(where, 'It is left out, as its name or your rules say')
  else if (role === 'terrain') addGround(feature, draft)
  else if (role === 'table' || role === 'tracker') addTable(feature, role === 'table' ? 'gft' : 'sat', draft, ground)
  else if (role === 'object' || role === 'tree') addObstacle(feature, role === 'tree', draft, ground)
  else if (role === 'outline' || (role === null && shape === 'polygon' && !((figures.height ?? 0) > 0))) addOutline(feature, draft)
  else if ((figures.height ?? 0) > 0) {
    draft.remark(
      'assumed',
      where,
      'Its name does not say what it is; it has a height, so it is an object that shades. Send roles=NAME:table or another role to change that',
    )
    addObstacle(feature, false, draft, ground)
  } else
    draft.leaveOut(where, 'Its name does not say what it is, and it has no height: it is left out. Send roles=NAME:table or another role')
}

/** Points of the ground: corners of contour lines, and places with a height. */
function addGround({ where, points, spots, figures, isRaised }: Placed, draft: LayoutDraft): void {
  if (isRaised || (figures.z !== undefined && points.length > 0)) draft.ground.points.push(...spots)
  else draft.leaveOut(where, 'Terrain without heights is left out: send points or lines with a height, or faces')
}

function addOutline({ where, spots, role }: Placed, draft: LayoutDraft): void {
  if (spots.length < 3) {
    draft.leaveOut(where, 'An outline of fewer than three points is left out')
    return
  }
  if (role === null)
    draft.remark(
      'assumed',
      where,
      'Its name does not say what it is, and it has no height: it is an outline, which never shades. Send roles=NAME:table or another role to change that',
    )
  draft.addOutline(spots, where)
}

/** Steepest angles, degrees: what a scene may have. */
const RACK_TILT_DEG = [0, 90] as const
const AXIS_TILT_DEG = [-45, 45] as const
const ROLL_DEG = [-45, 45] as const

/** Why no table can have the angles that are stated of it; null for those that it can have. */
function impossibleAngle({ tilt, roll }: Feature['figures'], kind: 'gft' | 'sat'): string | null {
  const beyond = (value: number | undefined, [least, most]: readonly [number, number]) =>
    value !== undefined && !(value >= least && value <= most)
  if (kind === 'gft' && beyond(tilt, RACK_TILT_DEG)) return `A table with a tilt of ${tilt} deg is left out: tilts are 0 to 90`
  if (kind === 'sat' && beyond(tilt, AXIS_TILT_DEG))
    return `A tracker whose axis has a tilt of ${tilt} deg is left out: axes have -45 to 45`
  if (kind === 'gft' && beyond(roll, ROLL_DEG)) return `A table with a roll of ${roll} deg is left out: rolls are -45 to 45`
  return null
}

function addTable(feature: Placed, kind: 'gft' | 'sat', draft: LayoutDraft, ground: Ground): void {
  const { where, figures, shape } = feature
  const impossible = impossibleAngle(figures, kind)
  if (impossible !== null) {
    draft.leaveOut(where, impossible)
    return
  }
  const pose =
    shape === 'polygon'
      ? outlinedPose(feature, kind, draft, ground)
      : shape === 'line'
        ? linePose(feature, kind, draft, ground)
        : pointPose(feature, kind, draft, ground)
  if (pose === null) return
  draft.addTable({
    ...pose,
    kind,
    gap: 0,
    frame: 0,
    id: figures.id ?? null,
    modules: wholeOf(figures.modules),
    strings: wholeOf(figures.strings),
    fill: fillOf(figures),
  })
  if (kind === 'gft' && figures.tilt === undefined && !(shape === 'polygon' && feature.isRaised && pose.tiltDeg > 0.01))
    draft.remark('assumed', where, 'Its tilt is not stated: it lies level. Add a property tilt')
}

const wholeOf = (value: number | undefined): number | null => (value !== undefined && value >= 1 && value <= 1e6 ? Math.round(value) : null)

/** The height of a table's centre: z, else the height above the ground, else that of its points. */
function centreHeight(feature: Placed, drawn: number, draft: LayoutDraft, ground: Ground): number {
  const { figures, isRaised, where } = feature
  if (figures.height !== undefined) {
    const base = figures.z ?? (isRaised ? drawn : null)
    if (base !== null) draft.noteRaised(base, figures.height, where)
    return (base ?? ground.base) + figures.height
  }
  if (figures.z !== undefined) return figures.z
  if (!isRaised)
    draft.remark(
      'assumed',
      where,
      `Its height is not stated: its centre is at ${ground.base}. Add a property height (above the ground) or z`,
    )
  return drawn
}

function outlinedPose(feature: Placed, kind: 'gft' | 'sat', draft: LayoutDraft, ground: Ground): Pose | null {
  const { where, spots, figures, isRaised } = feature
  const rectangle = rectangleOf(spots)
  if (rectangle === null) {
    draft.leaveOut(where, 'A table whose corners are not in one plane, or on one line, is left out')
    return null
  }
  noteDeviation(rectangle, where, draft)
  const [x, y, drawn] = rectangle.centre
  if (kind === 'sat') {
    const pose = trackerPose(rectangle)
    return { ...pose, centre: [x, y, centreHeight(feature, drawn, draft, ground)], ...(isRaised ? {} : { tiltDeg: figures.tilt ?? 0 }) }
  }
  const isLevel = rectangle.edges.every(([, , z]) => Math.abs(z) < 1e-3)
  const pose = isLevel
    ? footprintPose(rectangle, figures.tilt ?? 0, figures.azimuth, ground.facing)
    : rackPose(rectangle, figures.azimuth ?? ground.facing)
  return { ...pose, centre: [x, y, centreHeight(feature, drawn, draft, ground)] }
}

export function noteDeviation({ deviation }: Rectangle, where: Feature['where'], draft: LayoutDraft): void {
  if (deviation > 0.001)
    draft.remark('changed', where, `A table that is not a rectangle becomes its rectangle: corners move by up to ${roundedUp(deviation)}`)
}

/** To one digit, upwards, so that few notes differ. */
function roundedUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value))
  return Number((Math.ceil(value / step - 1e-9) * step).toPrecision(2))
}

function linePose(feature: Placed, kind: 'gft' | 'sat', draft: LayoutDraft, ground: Ground): Pose | null {
  const { where, spots, figures } = feature
  const [first, last] = [spots[0], spots.at(-1)]
  if (first === undefined || last === undefined || !(lengthOf(minus(last, first)) > 0)) {
    draft.leaveOut(where, 'A row without a length is left out')
    return null
  }
  if (!((figures.width ?? 0) > 0)) {
    draft.leaveOut(where, 'A row drawn as a line without a property width is left out: add width, the size of its tables across the row')
    return null
  }
  if (spots.length > 2) draft.remark('changed', where, 'A row of several points becomes one table from its first point to its last')
  const direction = minus(last, first)
  const [x, y, drawn] = meanOf([first, last])
  const sizes = { length: figures.length ?? lengthOf(direction), width: figures.width ?? 0 }
  const centre: Vector = [x, y, centreHeight(feature, drawn, draft, ground)]
  if (kind === 'sat') return { ...axisPose(centre, direction), ...sizes }
  const tiltDeg = figures.tilt ?? 0
  const across = Math.atan2(direction[1], -direction[0])
  const isAhead = Math.cos(across - (figures.azimuth ?? ground.facing) * RAD_PER_DEG) >= 0
  // `along` is level to the left of where the rack faces: it rises with a roll
  const rise = (isAhead ? -1 : 1) * (direction[2] / lengthOf(direction))
  const rollDeg = safeAsin(rise / Math.max(Math.cos(tiltDeg * RAD_PER_DEG), 1e-6)) / RAD_PER_DEG
  return { centre, ...sizes, azimuthDeg: wrapped(across / RAD_PER_DEG + (isAhead ? 0 : 180)), tiltDeg, rollDeg }
}

function pointPose(feature: Placed, kind: 'gft' | 'sat', draft: LayoutDraft, ground: Ground): Pose | null {
  const { where, spots, figures } = feature
  const { length = 0, width = 0 } = figures
  const [spot] = spots
  if (spot === undefined || !(length > 0 && width > 0)) {
    draft.leaveOut(where, 'A table at a point without length and width is left out: add both')
    return null
  }
  const azimuth = figures.azimuth ?? (kind === 'sat' ? 180 : ground.facing)
  if (figures.azimuth === undefined) draft.remark('assumed', where, `Its azimuth is not stated: it is ${azimuth}. Add a property azimuth`)
  const centre: Vector = [spot[0], spot[1], centreHeight(feature, spot[2], draft, ground)]
  return {
    centre,
    length,
    width,
    azimuthDeg: wrapped(azimuth),
    tiltDeg: figures.tilt ?? 0,
    rollDeg: kind === 'sat' ? 0 : (figures.roll ?? 0),
  }
}

/** Corners of the ring that stands for the crown of a tree. */
const CROWN_CORNERS = 8

function addObstacle(feature: Placed, isTree: boolean, draft: LayoutDraft, ground: Ground): void {
  const { where, shape, figures, spots, isRaised } = feature
  const radius = figures.radius ?? (figures.diameter ?? 0) / 2
  const tops = isRaised && figures.height === undefined
  const vertices = spots.map(([x, y, z]) => (tops ? [x, y, ground.base, z - ground.base] : [x, y, z, figures.height ?? 0]))
  if (shape === 'point' ? !((figures.height ?? 0) > 0 && radius > 0) : vertices.some(([, , , h = 0]) => !(h > 0))) {
    const needed = shape === 'point' ? 'height and diameter' : 'height'
    draft.leaveOut(where, `An object without a ${needed} is left out: add a property ${needed}`)
    return
  }
  const id = figures.id === undefined ? {} : { id: figures.id }
  const [x = 0, y = 0, z = 0] = spots[0] ?? []
  const height = figures.height ?? 0
  const transmittance = figures.transmittance ?? TRANSMITTANCE
  if (isTree) {
    const ring = Array.from({ length: CROWN_CORNERS + 1 }, (_, k) => {
      const turn = (2 * Math.PI * (k % CROWN_CORNERS)) / CROWN_CORNERS
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn), z, height]
    })
    const closed = shape === 'point' ? ring : shape === 'polygon' ? [...vertices, vertices[0] ?? []] : vertices
    draft.addObject({ ...id, kind: 'tree_line', vertices: closed, transmittance }, where)
  } else if (shape === 'point') draft.addObject({ ...id, kind: 'cylinder', x, y, z, radius, height }, where)
  else if (shape === 'line') draft.addObject({ ...id, kind: 'wall', vertices }, where)
  else if (lengthOf([0, 0, areaVector(spots)[2]]) > 0) draft.addObject({ ...id, kind: 'prism', vertices }, where)
  else draft.leaveOut(where, 'An object without an area is left out')
}
