import type { Place } from '../../core/great-circle.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { type Plane, placeOfUtm, toPlace, toPlane, type UtmZone, utmOf } from './transverse-mercator.ts'

/** Widest layout that is read: beyond it one plane is not the Earth, and the file has a point elsewhere. */
export const EXTENT_MAX_M = 100_000
/** Coordinates in UTM lie this near to the place that a file states. */
const NEAR_UTM_M = 30_000
const LATITUDE_MAX = 89

/** Metres about a place: east, true north. */
export interface LocalFrame {
  readonly origin: Place
  at(place: Place): Plane
  placeOf(point: Plane): Place
}

/** The plane that touches the Earth along the meridian of its origin. */
export function frameAt(origin: Place): LocalFrame {
  const [, north] = toPlane(origin, origin.longitude)
  return {
    origin,
    at: (place) => {
      const [x, y] = toPlane(place, origin.longitude)
      return [x, y - north]
    },
    placeOf: ([x, y]) => toPlace([x, y + north], origin.longitude),
  }
}

/**
 * The frame about the middle of places, whose origin is rounded to 1e-6 deg.
 * Fails: ObjectFileError for places that are none, at a pole, or more than 100 km apart.
 */
export function frameOf(places: Iterable<Place>): LocalFrame {
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const { latitude, longitude } of places) {
    if (!(Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= 180))
      throw new ObjectFileError([
        `The point ${longitude}, ${latitude} is not a longitude within 180 and a latitude within ${LATITUDE_MAX} deg: send coordinates in WGS84, longitude first`,
      ])
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  const round = (degrees: number) => Number(degrees.toFixed(6)) + 0
  const frame = frameAt({ latitude: round((south + north) / 2), longitude: round((west + east) / 2) })
  const [corner, opposite] = [frame.at({ latitude: south, longitude: west }), frame.at({ latitude: north, longitude: east })]
  const extent = Math.hypot(opposite[0] - corner[0], opposite[1] - corner[1])
  if (!(extent <= EXTENT_MAX_M))
    throw new ObjectFileError([
      `The points of the file are ${Math.round(extent / 1000)} km apart, from ${south}, ${west} to ${north}, ${east}: send those of one plant, at most ${EXTENT_MAX_M / 1000} km wide`,
    ])
  return frame
}

/** The zone of UTM in which coordinates lie near a place; null when they do not. */
export function utmZoneNear(place: Place, [east, north]: Plane): UtmZone | null {
  const utm = utmOf(place)
  return Math.hypot(east - utm.east, north - utm.north) < NEAR_UTM_M ? utm.zone : null
}

/** East and true north of coordinates in UTM. */
export const fromUtm = (frame: LocalFrame, zone: UtmZone, [east, north]: Plane): Plane => frame.at(placeOfUtm(east, north, zone))
