import type { ModelOption } from '../../core/option.ts'

/** Where the observer stands and which clock the weather keeps. */
export interface SunSite {
  latitudeRad: number
  /** East positive. */
  longitudeRad: number
  elevationM: number
  /** Hours from UTC of the weather's stamps. */
  timezoneH: number
}

/** The geocentric apparent sun at one instant, seen from the site's meridian. */
export interface SunNode {
  declinationSin: number
  /** Hour angle, westward from the meridian, any number of turns. */
  hourAngleRad: number
  /** Equatorial horizontal parallax. */
  parallaxRad: number
}

/** Writes the sun at the midnight that starts a day, by the weather's clock; days count from 1970-01-01. Fastest for ascending days; what was asked before may move the last digits. */
export type SunEphemeris = (day: number, node: SunNode) => void

export interface SunPositionOption extends ModelOption {
  prepare(site: SunSite): SunEphemeris
}
