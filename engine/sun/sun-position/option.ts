import type { ModelOption } from '../../core/option.ts'

/** Position of the observer and time zone of the weather. */
export interface SunSite {
  latitudeRad: number
  /** East positive. */
  longitudeRad: number
  elevationM: number
  /** Offset of the weather's stamps from UTC, hours. */
  timezoneH: number
}

/** The geocentric apparent sun at one instant, seen from the site's meridian. */
export interface SunNode {
  declinationSin: number
  /** Hour angle, westward from the meridian, not reduced to one turn. */
  hourAngleRad: number
  /** Equatorial horizontal parallax. */
  parallaxRad: number
}

/**
 * Writes the sun at the midnight at which a day starts, by the weather's clock. Days count from
 * 1970-01-01. Fastest for ascending days; the last digits may depend on earlier calls.
 */
export type SunEphemeris = (day: number, node: SunNode) => void

export interface SunPositionOption extends ModelOption {
  prepare(site: SunSite): SunEphemeris
}
