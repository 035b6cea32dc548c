import type { Place } from '../core/great-circle.ts'
import type { Findings } from '../files/findings.ts'
import { EXTENT_MAX_M, frameAt, utmZoneNear } from '../files/layouts/local-frame.ts'
import type { Plane } from '../files/layouts/transverse-mercator.ts'
import { ObjectFileError } from '../files/object-file-error.ts'
import { type Crs, utmCrs } from '../files/terrain/crs.ts'

/** Coordinates within this distance of zero are those of a drawing about its own middle. */
const OWN_ZERO_M = 50_000

/** From the coordinates of a file to those of the scene, and back. */
export interface TerrainFrame {
  readonly origin: Place | null
  /** Whether they are the same. */
  readonly isOwn: boolean
  toScene(point: Plane): Plane
  toFile(point: Plane): Plane
}

const same = (point: Plane): Plane => point
export const OWN_FRAME: TerrainFrame = { origin: null, isOwn: true, toScene: same, toFile: same }

/**
 * Where the points of a file lie in the scene: about the stated place, to true north, when the file or
 * the place tells the coordinates; else about the middle of what is in degrees; else as they are.
 * @param middle  a point in the middle of the file
 * Fails: ObjectFileError for a file that lies elsewhere than the stated place.
 */
export function terrainFrame(crs: Crs | null, place: Place | null, middle: Plane, findings: Findings): TerrainFrame {
  const zone = crs === null && place !== null ? utmZoneNear(place, middle) : null
  if (zone !== null)
    findings.note('assumed', null, `The coordinates are ${utmCrs(zone).name} of WGS84, because they lie at the stated place`)
  const known = crs ?? (zone === null ? null : utmCrs(zone))
  if (known === null || (known.isMetric && place === null)) return ownFrame(known, place, middle, findings)
  const origin = place ?? rounded(known.placeOf(middle))
  const frame = frameAt(origin)
  const toScene = (point: Plane) => frame.at(known.placeOf(point))
  const [x, y] = toScene(middle)
  if (!(Math.hypot(x, y) <= EXTENT_MAX_M)) throw elsewhere(known.placeOf(middle), Math.hypot(x, y))
  findings.note(
    'derived',
    null,
    `${known.name} becomes metres to the east and true north about ${origin.latitude}, ${origin.longitude}${place === null ? ', the middle of the file: send latitude and longitude of the origin of your scene to have the same zero' : ''}`,
  )
  return { origin, isOwn: false, toScene, toFile: (point) => known.pointOf(frame.placeOf(point)) }
}

function ownFrame(known: Crs | null, place: Place | null, middle: Plane, findings: Findings): TerrainFrame {
  const isNear = Math.hypot(middle[0], middle[1]) < OWN_ZERO_M
  findings.note(
    'assumed',
    null,
    place !== null && !isNear
      ? 'x points east and y true north; the coordinates are not those of UTM at the stated place: they stay as they are, and a scene with them has no origin'
      : `Coordinates stay as they are${known === null ? '' : `, ${known.name}, whose north differs from true north by up to 2 deg`}: x points east and y north. Send latitude and longitude of the origin of your scene to have coordinates in UTM about it`,
  )
  return place !== null && isNear ? { ...OWN_FRAME, origin: place } : OWN_FRAME
}

function rounded({ latitude, longitude }: Place): Place {
  return { latitude: Number(latitude.toFixed(6)) + 0, longitude: Number(longitude.toFixed(6)) + 0 }
}

function elsewhere({ latitude, longitude }: Place, metres: number): ObjectFileError {
  const far = Number.isFinite(metres) ? `${Math.round(metres / 1000)} km from` : 'not near'
  return new ObjectFileError([
    `The middle of the terrain is at ${latitude.toFixed(4)}, ${longitude.toFixed(4)}, ${far} the latitude and longitude that were sent: send those of the plant, or the terrain of it`,
  ])
}
