import { pressurePa } from '../core/pressure.ts'
import { refractedHorizonRad, refractionFactorDeg } from './refraction.ts'
import type { SunSite } from './sun-position/option.ts'

/** Air temperature for the refraction, degC. */
const REFRACTION_AIR_C = 12
/**
 * Polar over equatorial radius of the earth, and its equatorial radius in m (NREL/TP-560-34302, eq.
 * 34 to 36).
 */
const EARTH_FLATTENING_FACTOR = 0.99664719
const EARTH_RADIUS_M = 6378140

/** Properties of the site that the topocentric step needs. */
export interface Observer {
  latitudeSin: number
  latitudeCos: number
  /** Position of the observer in earth radii, across the axis (x) and along it (y). */
  x: number
  y: number
  /** Factor of the refraction formula, deg; 0 for geometric elevations. */
  refractionDeg: number
  /** Sine of the geometric elevation at which the sun's centre rises and sets. */
  horizonSin: number
  /** Mean solar noon, in days after midnight of the weather's clock. */
  meanNoonDays: number
}

/** @param refraction  result of `refractionFactorDeg`, or null for geometric elevations */
export function makeObserver(site: SunSite, refraction: number | null): Observer {
  const latitudeSin = Math.sin(site.latitudeRad)
  const latitudeCos = Math.cos(site.latitudeRad)
  const u = Math.atan(EARTH_FLATTENING_FACTOR * Math.tan(site.latitudeRad))
  return {
    latitudeSin,
    latitudeCos,
    x: Math.cos(u) + (site.elevationM / EARTH_RADIUS_M) * latitudeCos,
    y: EARTH_FLATTENING_FACTOR * Math.sin(u) + (site.elevationM / EARTH_RADIUS_M) * latitudeSin,
    refractionDeg: refraction ?? 0,
    horizonSin: refraction === null ? 0 : Math.sin(refractedHorizonRad(refraction)),
    meanNoonDays: 0.5 - site.longitudeRad / (2 * Math.PI) + site.timezoneH / 24,
  }
}

/** Factor of the refraction formula for a site's elevation. */
export function standardRefractionDeg(elevationM: number): number {
  return refractionFactorDeg(pressurePa(elevationM), REFRACTION_AIR_C)
}
