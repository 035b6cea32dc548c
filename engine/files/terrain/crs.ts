import { DEG_PER_RAD, RAD_PER_DEG } from '../../core/angles.ts'
import type { Place } from '../../core/great-circle.ts'
import { type Plane, placeOfUtm, type UtmZone, utmIn, utmName } from '../layouts/transverse-mercator.ts'

/** Coordinates of a file, as places and back. */
export interface Crs {
  readonly name: string
  /** Whether its lengths are metres, within the scale of a map. */
  readonly isMetric: boolean
  placeOf(point: Plane): Place
  pointOf(place: Place): Plane
}

/** Longitude and latitude in degrees. */
export const DEGREES: Crs = {
  name: 'longitude and latitude',
  isMetric: false,
  placeOf: ([longitude, latitude]) => ({ latitude, longitude }),
  pointOf: ({ latitude, longitude }) => [longitude, latitude],
}

export function utmCrs(zone: UtmZone): Crs {
  return {
    name: utmName(zone),
    isMetric: true,
    placeOf: ([east, north]) => placeOfUtm(east, north, zone),
    pointOf: (place) => utmIn(place, zone),
  }
}

/** Radius of the sphere of Web Mercator: its lengths are too long by 1 / cos(latitude). */
const RADIUS_M = 6_378_137

const WEB_MERCATOR: Crs = {
  name: 'Web Mercator',
  isMetric: false,
  placeOf: ([x, y]) => ({ latitude: Math.atan(Math.sinh(y / RADIUS_M)) * DEG_PER_RAD, longitude: (x / RADIUS_M) * DEG_PER_RAD }),
  pointOf: ({ latitude, longitude }) => [RADIUS_M * longitude * RAD_PER_DEG, RADIUS_M * Math.asinh(Math.tan(latitude * RAD_PER_DEG))],
}

/** Degrees of WGS84 and of datums within 2 m of it: ETRS89, NAD83, GDA94, GDA2020, SIRGAS 2000. */
const GEOGRAPHIC = [4326, 4979, 4258, 4937, 4269, 4283, 7844, 4674]
/** Zones of UTM by the code of the first one, which is that of zone `from`. */
const ZONES: readonly { first: number; from: number; to: number; isSouthern: boolean }[] = [
  { first: 32601, from: 1, to: 60, isSouthern: false },
  { first: 32701, from: 1, to: 60, isSouthern: true },
  { first: 25828, from: 28, to: 38, isSouthern: false },
  { first: 26901, from: 1, to: 23, isSouthern: false },
  { first: 28348, from: 48, to: 58, isSouthern: true },
  { first: 7846, from: 46, to: 59, isSouthern: true },
  { first: 31965, from: 11, to: 22, isSouthern: false },
  { first: 31977, from: 17, to: 25, isSouthern: true },
]

/**
 * The coordinates of an EPSG code; null for one that is not known.
 * Source: EPSG Geodetic Parameter Dataset: 326zz and 327zz WGS84, 258zz ETRS89, 269zz NAD83, 283zz
 * GDA94, 78zz GDA2020, 319zz SIRGAS 2000.
 */
export function crsOf(epsg: number): Crs | null {
  if (GEOGRAPHIC.includes(epsg)) return DEGREES
  if (epsg === 3857) return WEB_MERCATOR
  const zones = ZONES.find(({ first, from, to }) => epsg >= first && epsg <= first + to - from)
  return zones === undefined ? null : utmCrs({ zone: zones.from + epsg - zones.first, isSouthern: zones.isSouthern })
}

/** Widest terrain in degrees. */
const DEGREES_WIDE = 4

/** Coordinates that can only be degrees: ground that is less than 4 m wide does not exist. */
export function looksLikeDegrees(west: number, south: number, east: number, north: number): boolean {
  const isInRange = west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isInRange && east - west < DEGREES_WIDE && north - south < DEGREES_WIDE
}
