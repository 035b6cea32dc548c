import type { Place } from '../../core/great-circle.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { cleanText } from '../object-keys.ts'
import type { Body, Feature, Figures, PlanPoint, Vector } from './feature.ts'
import { georeference } from './georeference.ts'
import type { LayoutDraft } from './layout-draft.ts'
import { Budget, FACES_MAX, FEATURES_MAX, POINTS_MAX } from './limits.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const numberIn = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const listIn = (value: unknown, inner: string): readonly unknown[] => {
  const list = isObject(value) ? value[inner] : value
  return Array.isArray(list) ? list : []
}

export const isSolarFarmer = (value: unknown): boolean => isObject(value) && isObject(value.pvPlant) && isObject(value.location)

export interface SolarFarmerReading {
  /** Trackers, as lines with their width. */
  readonly features: readonly Feature[]
  /** Racks and shading objects. */
  readonly bodies: readonly (Body & { readonly isTable: boolean })[]
}

/**
 * The 3D layout of the inputs of a SolarFarmer calculation: `trackers` between two points, `racks` of
 * four, `shadingObjects` of faces, with the sizes of their `mountingTypeSpecifications`.
 * Source: the models of dnv-opensource/solarfarmer-python-sdk (Tracker, Rack, QuadDouble,
 * MountingTypeSpecification, IndexedObject3D), and its sample of 3D trackers, in which rackHeight is the
 * size across the axis, eastWestGCR times the pitch.
 * Fails: ObjectFileError for inputs without a 3D layout, and more than the limits.
 */
export function readSolarFarmer(value: unknown, draft: LayoutDraft): SolarFarmerReading {
  const plant = isObject(value) && isObject(value.pvPlant) ? value.pvPlant : {}
  const location = isObject(value) && isObject(value.location) ? value.location : {}
  const trackers = listIn(plant.trackers, 'trackers')
  const racks = listIn(plant.racks, 'racks')
  const objects = listIn(plant.shadingObjects, 'objects')
  if (trackers.length + racks.length === 0)
    throw new ObjectFileError([
      'The SolarFarmer inputs have no trackers and no racks with coordinates: they are of a 2D calculation, whose layouts state rows and pitches alone. Write array and its rows as a request instead',
    ])
  const things = new Budget(FEATURES_MAX, 'trackers, racks and objects')
  things.spend(trackers.length + racks.length + objects.length)
  const place = placeIn(location)
  const mover = georeference(place, firstPoint(trackers, racks), draft)
  const move: Reader = (point) => {
    const vector = vectorIn(point)
    return vector === null ? null : mover(vector)
  }
  const specs = isObject(plant.mountingTypeSpecifications) ? plant.mountingTypeSpecifications : {}
  const features = trackers.map((tracker) => trackerFeature(tracker, specs, move, draft)).filter((feature) => feature !== null)
  const bodies = [...racks.map((rack) => rackBody(rack, specs, move, draft)), ...objectBodies(objects, move, draft)].filter(
    (body) => body !== null,
  )
  if (isObject(plant.simpleTerrain) || isObject(plant.terrain))
    draft.leaveOut({ key: 'terrain', line: null }, 'The terrain is left out: it is not read yet')
  if (isObject(plant.trackerSystems))
    draft.remark(
      'ignored',
      { key: 'trackerSystems', line: null },
      'Limits of the rotation and backtracking are in trackerSystems: write them into array',
    )
  return { features, bodies }
}

function placeIn(location: Json): Place | null {
  const [latitude, longitude] = [numberIn(location.latitude), numberIn(location.longitude)]
  return latitude === null || longitude === null || Math.abs(latitude) > 89 || Math.abs(longitude) > 180 ? null : { latitude, longitude }
}

/** A point of the file in the scene. */
type Reader = (point: unknown) => Vector | null

function vectorIn(value: unknown): Vector | null {
  if (!isObject(value)) return null
  const [x, y, z] = [numberIn(value.x), numberIn(value.y), numberIn(value.z)]
  return x === null || y === null || z === null ? null : [x, y, z]
}

function firstPoint(trackers: readonly unknown[], racks: readonly unknown[]): Vector | null {
  const [tracker, rack] = [trackers[0], racks[0]]
  if (isObject(tracker)) return vectorIn(tracker.northPoint)
  return isObject(rack) && isObject(rack.quad) ? vectorIn(rack.quad.p1) : null
}

interface Mount {
  readonly width: number | null
  readonly modules: number | null
  readonly strings: number | null
  readonly gaps: Pick<Figures, 'across' | 'gapAlong' | 'gapAcross' | 'subRowGap'>
}

/** Share of the height up to which a spacing is a gap: the sample of trackers has that of two middles there. */
const GAPS_MAX = 0.2
/** From here on a gap between modules is wide: over the tube of a 2P tracker. */
const WIDE_M = 0.1

function gapsOf(spec: Json, high: number | null, height: number | null): Mount['gaps'] {
  const [along, across] = [numberIn(spec.xSpacingBetweenModules), numberIn(spec.ySpacingBetweenModules)]
  if (high === null || height === null) return {}
  const isGap = across !== null && across > 0 && (high - 1) * across <= GAPS_MAX * height
  return {
    across: high,
    ...(along !== null && along > 0 && along < WIDE_M ? { gapAlong: along } : {}),
    ...(isGap && high > 1 ? (across < WIDE_M ? { gapAcross: across } : { subRowGap: across }) : {}),
  }
}

function mountOf(thing: Json, specs: Json): Mount {
  const spec = typeof thing.mountingTypeID === 'string' && Object.hasOwn(specs, thing.mountingTypeID) ? specs[thing.mountingTypeID] : null
  if (!isObject(spec)) return { width: null, modules: null, strings: null, gaps: {} }
  const [high, long] = [numberIn(spec.numberOfModulesHigh), numberIn(spec.numberOfModulesLong)]
  const width = numberIn(spec.rackHeight)
  return { width, modules: high === null || long === null ? null : high * long, strings: high, gaps: gapsOf(spec, high, width) }
}

const idIn = (thing: Json): { id?: string } =>
  typeof thing.id === 'number' || typeof thing.id === 'string' ? { id: cleanText(String(thing.id)).slice(0, 100) } : {}

function trackerFeature(value: unknown, specs: Json, move: Reader, draft: LayoutDraft): Feature | null {
  draft.count('tracker')
  const where = { key: 'trackers', line: null }
  const thing = isObject(value) ? value : {}
  const [north, south] = [move(thing.northPoint), move(thing.southPoint)]
  const { width, modules, strings, gaps } = mountOf(thing, specs)
  if (north === null || south === null || width === null) {
    draft.leaveOut(where, 'A tracker without northPoint, southPoint and the rackHeight of its mounting type is left out')
    return null
  }
  const points: readonly PlanPoint[] = [north, south]
  const figures = { ...idIn(thing), width, ...gaps, ...(modules === null ? {} : { modules }), ...(strings === null ? {} : { strings }) }
  return { where, shape: 'line', points, names: ['tracker'], figures }
}

function rackBody(value: unknown, specs: Json, move: Reader, draft: LayoutDraft): (Body & { isTable: boolean }) | null {
  draft.count('rack')
  const where = { key: 'racks', line: null }
  const thing = isObject(value) ? value : {}
  const quad = isObject(thing.quad) ? thing.quad : {}
  const corners = [quad.p1, quad.p2, quad.p3, quad.p4].map(move)
  const face = corners.filter((corner) => corner !== null)
  if (face.length < 4) {
    draft.leaveOut(where, 'A rack without the four points of its quad is left out')
    return null
  }
  const { modules, strings, gaps } = mountOf(thing, specs)
  const figures = { ...idIn(thing), ...gaps, ...(modules === null ? {} : { modules }), ...(strings === null ? {} : { strings }) }
  return { where, names: ['rack'], figures, faces: [face], isTable: true }
}

function objectBodies(objects: readonly unknown[], move: Reader, draft: LayoutDraft): (Body & { isTable: boolean })[] {
  const [points, faces] = [new Budget(POINTS_MAX, 'points'), new Budget(FACES_MAX, 'faces')]
  return objects.flatMap((value) => {
    draft.count('shading object')
    const thing = isObject(value) ? value : {}
    const vertices = listIn(thing.vertices, 'vertices')
    const lists = [...listIn(thing.quadIndices, 'items'), ...listIn(thing.triangleIndices, 'items')]
    points.spend(vertices.length)
    faces.spend(lists.length)
    const spots = vertices.map(move)
    const drawn = lists.map((list) =>
      Array.isArray(list) ? list.slice(0, 4).map((k: unknown) => (typeof k === 'number' ? (spots[k] ?? null) : null)) : [],
    )
    const whole = drawn.map((face) => face.filter((spot) => spot !== null)).filter((face) => face.length > 2)
    const name = typeof thing.name === 'string' ? cleanText(thing.name).slice(0, 100) : 'shading object'
    return [{ where: { key: name, line: null }, names: [name], figures: {}, faces: whole, isTable: false }]
  })
}
