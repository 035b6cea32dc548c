import { type Body, combine, cross, type Light, OPAQUE, type Point, type RectangleBody, rackAxes, trackerAxes, turned } from '../bodies.ts'

export interface SentType {
  id: string
  kind: 'gft' | 'sat' | 'ewf'
  length: number
  width: number
  modules: number
  strings: number
  gap?: number
  frame?: number
  sub_rows?: { count: number; gap: number }
  torque_tube?: { diameter: number; below: number }
}

export interface SentPlacement {
  type: string
  x: number
  y: number
  z?: number
  above_ground?: number
  azimuth_deg?: number
  tilt_deg?: number
  roll_deg?: number
}

export interface SentObject {
  kind: 'prism' | 'wall' | 'tree_line' | 'cylinder'
  vertices?: readonly (readonly number[])[]
  transmittance?: number
  x?: number
  y?: number
  z?: number
  radius?: number
  diameter?: number
  height?: number
}

/** A scene as a caller sends it. */
export interface Sent {
  version: 2
  types: readonly SentType[]
  placements: readonly SentPlacement[]
  objects: readonly SentObject[]
  terrain?: object
}

/** What a placement on the ground gets from it: by a straight line through the ground under it. */
export type Stand = (type: SentType, placement: SentPlacement) => Pick<SentPlacement, 'z' | 'tilt_deg' | 'roll_deg'>

/** A table as rays see it: where it receives light, and what stops it, with its frame and its tube. */
export interface PlacedTable {
  placement: number
  receives: readonly RectangleBody[]
  stops: readonly RectangleBody[]
}

/** Tables and objects of a sent scene, placed without any code of the engine. */
export interface PlacedScene {
  tables: readonly PlacedTable[]
  objects: readonly Body[]
}

/** @param rotationDeg  of all trackers */
export function placed({ types, placements, objects }: Sent, rotationDeg: number, stand?: Stand): PlacedScene {
  return {
    tables: placements.flatMap((placement, at) => {
      const type = types.find(({ id }) => id === placement.type)
      if (type === undefined) throw new Error(`No type ${placement.type}`)
      return facesOf(
        type,
        placement.above_ground === undefined ? placement : { ...placement, ...stand?.(type, placement) },
        rotationDeg,
      ).map((face) => ({
        placement: at,
        receives: partsOf(face, type, 0),
        stops: [...partsOf(face, type, type.frame ?? 0), ...tubeOf(face, type)],
      }))
    }),
    objects: objects.flatMap(bodiesOf),
  }
}

function facesOf(
  type: SentType,
  { x, y, z = 0, azimuth_deg = 180, tilt_deg = 0, roll_deg = 0 }: SentPlacement,
  rotationDeg: number,
): RectangleBody[] {
  const at: Point = [x, y, z]
  const size = { kind: 'rectangle', ...OPAQUE, halfLength: type.length / 2, halfWidth: type.width / 2 } as const
  if (type.kind === 'sat') {
    const { along, across } = trackerAxes(tilt_deg, azimuth_deg)
    return [{ ...size, centre: at, along, across: turned(across, along, (rotationDeg * Math.PI) / 180) }]
  }
  if (type.kind === 'gft') return [{ ...size, centre: at, ...rackAxes(tilt_deg, azimuth_deg, roll_deg) }]
  return [azimuth_deg - 90, azimuth_deg + 90].map((azimuth) => {
    const axes = rackAxes(tilt_deg, azimuth, 0)
    const [east, north] = [Math.sin((azimuth * Math.PI) / 180), Math.cos((azimuth * Math.PI) / 180)]
    const half = (type.gap ?? 0) / 2
    return { ...size, ...axes, centre: combine([1, at], [half, [east, north, 0]], [-type.width / 2, axes.across]) }
  })
}

/** The sub-rows of a face, from its lower edge on. @param frame  around all of them */
function partsOf(face: RectangleBody, { sub_rows: rows = { count: 1, gap: 0 } }: SentType, frame: number): RectangleBody[] {
  const { count, gap } = rows
  const width = (2 * face.halfWidth - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, k) => {
    const low = -face.halfWidth + k * (width + gap) - (k === 0 ? frame : 0)
    const high = -face.halfWidth + k * (width + gap) + width + (k === count - 1 ? frame : 0)
    const centre = combine([1, face.centre], [(low + high) / 2, face.across])
    return { ...face, centre, halfLength: face.halfLength + frame, halfWidth: (high - low) / 2 }
  })
}

/** Sides of a tube, which has the area of a round one: its outline is within 4 % of the radius. */
const SIDES = 8

function tubeOf(face: RectangleBody, { torque_tube: tube, frame = 0 }: SentType): RectangleBody[] {
  if (tube === undefined) return []
  const { along, across } = face
  const normal = cross(along, across)
  const middle = combine([1, face.centre], [-tube.below, normal])
  const angle = (2 * Math.PI) / SIDES
  const corner = (tube.diameter / 2) * Math.sqrt(angle / Math.sin(angle))
  return Array.from({ length: SIDES }, (_, k) => {
    const out = combine([Math.cos(k * angle), across], [Math.sin(k * angle), normal])
    const centre = combine([1, middle], [corner * Math.cos(angle / 2), out])
    return { ...face, centre, across: cross(out, along), halfLength: face.halfLength + frame, halfWidth: corner * Math.sin(angle / 2) }
  })
}

function bodiesOf(object: SentObject, k: number): Body[] {
  const { kind, vertices = [], transmittance = 0, x = 0, y = 0, z = 0, radius, diameter = 0, height = 0 } = object
  if (kind === 'cylinder') return [{ kind, ...OPAQUE, foot: [x, y, z], radius: radius ?? diameter / 2, height }]
  const light = kind === 'tree_line' ? { group: `trees ${k}`, transmittance } : { group: `object ${k}`, transmittance: 0 }
  if (kind !== 'prism') return uprights(vertices, light)
  return [...uprights([...vertices, ...vertices.slice(0, 1)], light), ...fan(vertices.map(foot), light), ...fan(vertices.map(top), light)]
}

const foot = ([x = 0, y = 0, z = 0]: readonly number[]): Point => [x, y, z]
const top = ([x = 0, y = 0, z = 0, height = 0]: readonly number[]): Point => [x, y, z + height]

/** A flat convex face. */
function fan([first, ...rest]: readonly Point[], light: Light): Body[] {
  return rest.slice(1).map((corner, k) => ({ kind: 'triangle', ...light, corners: [first as Point, rest[k] as Point, corner] }))
}

function uprights(line: readonly (readonly number[])[], light: Light): Body[] {
  return line.slice(1).flatMap((end, k) => {
    const start = line[k] as readonly number[]
    return fan([foot(start), foot(end), top(end), top(start)], light)
  })
}
