import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { makeFrame, type SkyColumns } from '../../../engine/core/frame.ts'
import { DayTrack } from '../../../engine/sun/day-track.ts'
import { placeSun } from '../../../engine/sun/horizontal.ts'
import { makeObserver } from '../../../engine/sun/observer.ts'
import { refractionFactorDeg } from '../../../engine/sun/refraction.ts'
import type { SunEphemeris, SunSite } from '../../../engine/sun/sun-position/option.ts'
import { spaEphemeris } from '../../../engine/sun/sun-position/spa.ts'
import { computedDays } from './computed-days.ts'

export interface Place {
  latitude: number
  longitude: number
  altitude: number
  /** Pa; null means geometric elevation. */
  pressure: number | null
  temperature: number
}

export function siteOf({ latitude, longitude, altitude }: Place, timezoneH = 0): SunSite {
  return { latitudeRad: latitude * RAD_PER_DEG, longitudeRad: longitude * RAD_PER_DEG, elevationM: altitude, timezoneH }
}

/** The sun as in a run, at instants in UTC seconds, at one place. */
export function skyOf(place: Place, unixSeconds: ArrayLike<number>, deltaT?: (year: number) => number): SkyColumns {
  return skyBy(spaEphemeris(siteOf(place), deltaT), place, unixSeconds)
}

/** The same with another ephemeris of the place. */
export function skyBy(ephemeris: SunEphemeris, place: Place, unixSeconds: ArrayLike<number>): SkyColumns {
  const site = siteOf(place)
  const { sky } = makeFrame(unixSeconds.length, 60)
  const instants = Float64Array.from(unixSeconds, (seconds) => seconds / 60)
  const refraction = place.pressure === null ? null : refractionFactorDeg(place.pressure, place.temperature)
  placeSun(instants, instants.length, new DayTrack(computedDays(ephemeris), 0), makeObserver(site, refraction), sky)
  return sky
}
