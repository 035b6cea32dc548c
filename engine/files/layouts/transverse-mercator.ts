import { RAD_PER_DEG } from '../../core/angles.ts'
import type { Place } from '../../core/great-circle.ts'

/** WGS84. */
const SEMI_MAJOR_M = 6_378_137
const FLATTENING = 1 / 298.257223563
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING))
const N = FLATTENING / (2 - FLATTENING)
/** Radius of the sphere on which a meridian has the length of that of the ellipsoid. */
const RECTIFYING_M = (SEMI_MAJOR_M / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64)

/** Coefficients of the sums of forward, back and latitude. */
const FORWARD = [
  N / 2 - (2 * N ** 2) / 3 + (5 * N ** 3) / 16 + (41 * N ** 4) / 180,
  (13 * N ** 2) / 48 - (3 * N ** 3) / 5 + (557 * N ** 4) / 1440,
  (61 * N ** 3) / 240 - (103 * N ** 4) / 140,
  (49561 * N ** 4) / 161280,
]
const BACK = [
  N / 2 - (2 * N ** 2) / 3 + (37 * N ** 3) / 96 - N ** 4 / 360,
  N ** 2 / 48 + N ** 3 / 15 - (437 * N ** 4) / 1440,
  (17 * N ** 3) / 480 - (37 * N ** 4) / 840,
  (4397 * N ** 4) / 161280,
]
const LATITUDE = [
  2 * N - (2 * N ** 2) / 3 - 2 * N ** 3 + (116 * N ** 4) / 45,
  (7 * N ** 2) / 3 - (8 * N ** 3) / 5 - (227 * N ** 4) / 45,
  (56 * N ** 3) / 15 - (136 * N ** 4) / 35,
  (4279 * N ** 4) / 630,
]

/** Metres to the east of the middle meridian and to the north of the equator, at scale 1. */
export type Plane = readonly [east: number, north: number]

/**
 * Transverse Mercator of WGS84 at scale 1 on a middle meridian.
 * Valid for: latitudes within 89 deg, some hundred kilometres from the meridian. At 1 km from it a
 * length is 1.2e-8 too long (0.01 mm in a kilometre), at 10 km 1.2e-6 (1.2 mm in a kilometre).
 * Source: L. Krueger, Konforme Abbildung des Erdellipsoids in der Ebene (1912), in the form of C. F. F.
 * Karney, Transverse Mercator with an accuracy of a few nanometers, J. Geodesy 85 (2011), eq. 7 to 14
 * and 35 and 36, to the fourth order in n: below 1 micrometre here.
 * Checked by: test/engine/files/layouts/transverse-mercator.test.ts
 */
export function toPlane({ latitude, longitude }: Place, meridian: number): Plane {
  const sin = Math.sin(latitude * RAD_PER_DEG)
  const conformal = Math.sinh(Math.atanh(sin) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sin))
  const angle = (longitude - meridian) * RAD_PER_DEG
  const xi = Math.atan2(conformal, Math.cos(angle))
  const eta = Math.asinh(Math.sin(angle) / Math.hypot(conformal, Math.cos(angle)))
  const [addedXi, addedEta] = sums(FORWARD, xi, eta)
  return [RECTIFYING_M * (eta + addedEta), RECTIFYING_M * (xi + addedXi)]
}

/** The place of a point of the plane. */
export function toPlace([east, north]: Plane, meridian: number): Place {
  const [xi, eta] = [north / RECTIFYING_M, east / RECTIFYING_M]
  const [lessXi, lessEta] = sums(BACK, xi, eta)
  const conformal = Math.asin(Math.sin(xi - lessXi) / Math.cosh(eta - lessEta))
  const latitude = LATITUDE.reduce((sum, factor, k) => sum + factor * Math.sin(2 * (k + 1) * conformal), conformal)
  const angle = Math.atan2(Math.sinh(eta - lessEta), Math.cos(xi - lessXi))
  return { latitude: latitude / RAD_PER_DEG, longitude: meridian + angle / RAD_PER_DEG }
}

function sums(factors: readonly number[], xi: number, eta: number): [xi: number, eta: number] {
  let [sumXi, sumEta] = [0, 0]
  for (const [k, factor] of factors.entries()) {
    const order = 2 * (k + 1)
    sumXi += factor * Math.sin(order * xi) * Math.cosh(order * eta)
    sumEta += factor * Math.cos(order * xi) * Math.sinh(order * eta)
  }
  return [sumXi, sumEta]
}

/** UTM: scale on the middle meridian, and what is added to east and, in the south, to north. */
const UTM_SCALE = 0.9996
const UTM_EAST_M = 500_000
const UTM_SOUTH_M = 10_000_000

/** A zone of UTM. */
export interface UtmZone {
  readonly zone: number
  readonly isSouthern: boolean
}

export const utmName = ({ zone, isSouthern }: UtmZone): string => `UTM zone ${zone}${isSouthern ? 'S' : 'N'}`

const meridianOf = ({ zone }: UtmZone) => 6 * zone - 183

/** The place of coordinates in UTM (WGS84). */
export function placeOfUtm(east: number, north: number, zone: UtmZone): Place {
  return toPlace([(east - UTM_EAST_M) / UTM_SCALE, (north - (zone.isSouthern ? UTM_SOUTH_M : 0)) / UTM_SCALE], meridianOf(zone))
}

/** The coordinates of a place in a zone of UTM. */
export function utmIn(place: Place, zone: UtmZone): Plane {
  const [east, north] = toPlane(place, meridianOf(zone))
  return [UTM_EAST_M + UTM_SCALE * east, (zone.isSouthern ? UTM_SOUTH_M : 0) + UTM_SCALE * north]
}

/** The coordinates in UTM of a place, in the zone of its longitude. */
export function utmOf(place: Place): { east: number; north: number; zone: UtmZone } {
  const zone = { zone: Math.min(60, Math.floor((place.longitude + 180) / 6) + 1), isSouthern: place.latitude < 0 }
  const [east, north] = utmIn(place, zone)
  return { east, north, zone }
}
