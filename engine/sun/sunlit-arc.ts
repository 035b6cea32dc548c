import { TWO_PI, wrapPi } from '../core/angles.ts'
import { MINUTES_PER_DAY } from '../core/calendar.ts'
import type { DayTrack } from './day-track.ts'
import type { Observer } from './observer.ts'

/**
 * The equation of time changes by half a minute per day; after two rounds no error from it remains.
 */
const TRANSIT_ROUNDS = 2
/**
 * Step, in days, below which the search ends. A round gains two to three digits outside the polar
 * circles. When the sun grazes the horizon, the last round is the result.
 */
const STEP_TOLERANCE_DAYS = 3e-5
const ROUNDS_MAX = 12

/**
 * Part of a solar day during which the centre of the sun is up, in minutes by the weather's clock.
 * Empty (rise = set) in the polar night; from solar midnight to solar midnight in the polar day.
 */
export interface SunlitArc {
  riseMinutes: number
  setMinutes: number
}

/**
 * Sunrise and sunset around one solar noon.
 * @param noon  number of the noon, which is near day `noon` + `observer.meanNoonDays`
 * Valid for: all latitudes; the centre is within 1e-4 deg of the horizon, even on the first and
 * last days of the polar night.
 * Source: hour angle of a given elevation, spherical astronomy; horizontal parallax as at elevation
 * 0.
 * Checked by: vectors t01 (pvlib's SPA rise and set).
 */
export function sunlitArc(noon: number, track: DayTrack, observer: Observer, out: SunlitArc): void {
  const near = noon + observer.meanNoonDays
  const day = Math.floor(near)
  track.load(day)
  const transit = transitOf(near - day, track)
  const hourAngle = horizonHourAngle(transit, track, observer)
  out.riseMinutes = (day + crossing(transit, -hourAngle, -1, track, observer)) * MINUTES_PER_DAY
  out.setMinutes = (day + crossing(transit, hourAngle, 1, track, observer)) * MINUTES_PER_DAY
}

/** Fraction of the day at which the hour angle is 0, near the given fraction. */
function transitOf(meanNoon: number, track: DayTrack): number {
  let u = meanNoon
  for (let round = 0; round < TRANSIT_ROUNDS; round++) u -= wrapPi(hourAngleOf(u, track)) / TWO_PI
  return u
}

/**
 * Fraction of the day at which the sun crosses the horizon on the side of `sign`; it may be in a
 * neighbouring day.
 */
function crossing(transit: number, firstHourAngle: number, sign: 1 | -1, track: DayTrack, observer: Observer): number {
  const atTransit = hourAngleOf(transit, track)
  let u = transit + firstHourAngle / TWO_PI
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const wanted = sign * horizonHourAngle(u, track, observer)
    const step = (wanted - (hourAngleOf(u, track) - atTransit)) / TWO_PI
    u += step
    if (Math.abs(step) < STEP_TOLERANCE_DAYS) break
  }
  return u
}

function hourAngleOf(u: number, track: DayTrack): number {
  return TWO_PI * u + track.h0 + u * (track.h1 + u * (track.h2 + u * track.h3))
}

/**
 * Hour angle of the horizon for the declination at u: 0 when the sun stays below, pi when it stays
 * above.
 */
function horizonHourAngle(u: number, track: DayTrack, observer: Observer): number {
  const sinDeclination = track.s0 + u * (track.s1 + u * (track.s2 + u * track.s3))
  const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination)
  const cosine = (observer.horizonSin + track.p0 - observer.latitudeSin * sinDeclination) / (observer.latitudeCos * cosDeclination)
  return cosine >= 1 ? 0 : cosine <= -1 ? Math.PI : Math.acos(cosine)
}
