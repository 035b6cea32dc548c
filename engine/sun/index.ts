import { RAD_PER_DEG } from '../core/angles.ts'
import type { SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { DayTrack } from './day-track.ts'
import { placeSun } from './horizontal.ts'
import { makeObserver, standardRefractionDeg } from './observer.ts'
import { SUN_INSTANTS } from './sun-instant/index.ts'
import { fixedInstants } from './sun-instant/middle.ts'
import { SUN_POSITIONS } from './sun-position/index.ts'
import type { SunSite } from './sun-position/option.ts'

/** Fields of the site that the sun position needs. */
export type SunSettings = Pick<Resolved['site'], 'latitude' | 'longitude' | 'elevation' | 'sun_position' | 'sun_instant' | 'refraction'>

/**
 * The sun of every row, including dark rows. An offset that the weather states takes precedence
 * over `site.sun_instant`.
 */
export function prepareSun({ site }: { site: SunSettings }, table: Pick<WeatherTable, 'timezoneH' | 'sunOffsetMinutes'>): SkyStage<'sun'> {
  const sunSite: SunSite = {
    latitudeRad: site.latitude * RAD_PER_DEG,
    longitudeRad: site.longitude * RAD_PER_DEG,
    elevationM: site.elevation,
    timezoneH: table.timezoneH,
  }
  const track = new DayTrack(SUN_POSITIONS[site.sun_position].prepare(sunSite))
  const observer = makeObserver(sunSite, site.refraction ? standardRefractionDeg(site.elevation) : null)
  const instants =
    table.sunOffsetMinutes === null ? SUN_INSTANTS[site.sun_instant].prepare(track, observer) : fixedInstants(table.sunOffsetMinutes)
  let instantMinutes = new Float64Array(0)
  return (frame) => {
    if (instantMinutes.length < frame.n) instantMinutes = new Float64Array(frame.capacity)
    instants(frame, instantMinutes)
    placeSun(instantMinutes, frame.n, track, observer, frame.sky)
  }
}
