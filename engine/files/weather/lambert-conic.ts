/** GRS80, the ellipsoid of ETRS89: semi-major axis in metres, flattening. */
const AXIS_M = 6378137
const FLATTENING = 1 / 298.257222101
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING))
const RAD_PER_DEG = Math.PI / 180

/** EPSG:3034, ETRS89-extended / LCC Europe: standard parallels, origin in degrees, false origin in metres. */
const PARALLELS_DEG = [35, 65] as const
const ORIGIN_LATITUDE_DEG = 52
const ORIGIN_LONGITUDE_DEG = 10
const FALSE_EASTING_M = 4_000_000
const FALSE_NORTHING_M = 2_800_000

/** Below this change of the latitude, in radians, it is known to 0.1 mm. */
const TOLERANCE_RAD = 1e-11
const ITERATIONS_MAX = 20

/**
 * Latitude and longitude, in degrees, of a point in the projection EPSG:3034.
 * Source: IOGP Guidance Note 7-2, Lambert Conic Conformal (2SP), method 9802; Snyder 1987, eqs. 14-15,
 * 15-1 to 15-11 and 7-9.
 * Checked by: test/engine/files/weather/layouts.test.ts, against PROJ.
 */
export function placeOfLambert(eastingM: number, northingM: number): { latitudeDeg: number; longitudeDeg: number } {
  const [first, second] = PARALLELS_DEG.map((deg) => deg * RAD_PER_DEG)
  const cone = (Math.log(scale(first)) - Math.log(scale(second))) / (Math.log(conformal(first)) - Math.log(conformal(second)))
  const size = scale(first) / (cone * conformal(first) ** cone)
  const originRadiusM = AXIS_M * size * conformal(ORIGIN_LATITUDE_DEG * RAD_PER_DEG) ** cone
  const x = eastingM - FALSE_EASTING_M
  const y = originRadiusM - (northingM - FALSE_NORTHING_M)
  const t = (Math.hypot(x, y) / (AXIS_M * size)) ** (1 / cone)
  return {
    latitudeDeg: latitudeOf(t) / RAD_PER_DEG,
    longitudeDeg: Math.atan2(x, y) / cone / RAD_PER_DEG + ORIGIN_LONGITUDE_DEG,
  }
}

/** m of eq. 14-15. */
function scale(latitudeRad: number): number {
  return Math.cos(latitudeRad) / Math.sqrt(1 - (ECCENTRICITY * Math.sin(latitudeRad)) ** 2)
}

/** t of eq. 15-9. */
function conformal(latitudeRad: number): number {
  return Math.tan(Math.PI / 4 - latitudeRad / 2) / meridianFactor(latitudeRad)
}

function meridianFactor(latitudeRad: number): number {
  const e = ECCENTRICITY * Math.sin(latitudeRad)
  return ((1 - e) / (1 + e)) ** (ECCENTRICITY / 2)
}

/** The latitude whose t is given, by iteration of eq. 7-9. */
function latitudeOf(t: number): number {
  let latitudeRad = Math.PI / 2 - 2 * Math.atan(t)
  for (let i = 0; i < ITERATIONS_MAX; i++) {
    const next = Math.PI / 2 - 2 * Math.atan(t * meridianFactor(latitudeRad))
    const change = Math.abs(next - latitudeRad)
    latitudeRad = next
    if (change < TOLERANCE_RAD) break
  }
  return latitudeRad
}
