import { RAD_PER_DEG } from '../core/angles.ts'
import type { Frame, SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { scratch, scratchColumn } from '../core/scratch.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { DayTrack } from './day-track.ts'
import { placeSun } from './horizontal.ts'
import { KeptDays } from './kept-days.ts'
import { makeObserver, standardRefractionDeg } from './observer.ts'
import { SUN_INSTANTS } from './sun-instant/index.ts'
import { fixedInstants } from './sun-instant/middle.ts'
import type { SunSite } from './sun-position/option.ts'

const instantColumn = scratchColumn()
const lightColumn = scratchColumn()
const placedRows = scratch((rows) => new Int32Array(rows))

/** Fields of the site that the sun position needs. */
export type SunSettings = Pick<Resolved['site'], 'latitude' | 'longitude' | 'elevation' | 'sun_position' | 'sun_instant' | 'refraction'>

/**
 * Rows in which the true place of the sun is needed: all, or those with light or with the sun up.
 * Few plants read the azimuth, which is a tenth of the time of the sun; without it, it is 0.
 */
export type SunRows = 'every' | 'lit or up' | 'lit or up, without azimuth'

/** Everything that the sun above given weather depends on, as text. */
export function sunKey({ site }: { site: SunSettings }, rows: SunRows): string {
  const { latitude, longitude, elevation, sun_position, sun_instant, refraction } = site
  return JSON.stringify([latitude, longitude, elevation, sun_position, sun_instant, refraction, rows])
}

/**
 * The sun of every row. An offset that the weather states takes precedence over `site.sun_instant`.
 * @param rows  in the rows that are left out, the sun is straight below; their `isUp` and
 *   `extraNormalWm2` are true
 */
export function prepareSun(
  { site }: { site: SunSettings },
  table: Pick<WeatherTable, 'timezoneH' | 'sunOffsetMinutes' | 'poaWm2'>,
  rows: SunRows = 'every',
): SkyStage<'sun'> {
  const sunSite: SunSite = {
    latitudeRad: site.latitude * RAD_PER_DEG,
    longitudeRad: site.longitude * RAD_PER_DEG,
    elevationM: site.elevation,
    timezoneH: table.timezoneH,
  }
  const track = new DayTrack(new KeptDays(site.sun_position, table.timezoneH), sunSite.longitudeRad)
  const observer = makeObserver(sunSite, site.refraction ? standardRefractionDeg(site.elevation) : null)
  const instants =
    table.sunOffsetMinutes === null ? SUN_INSTANTS[site.sun_instant].prepare(track, observer) : fixedInstants(table.sunOffsetMinutes)
  const hasAzimuth = rows !== 'lit or up, without azimuth'
  return (frame) => {
    const instantMinutes = instantColumn(frame.capacity)
    const light = lightColumn(frame.capacity)
    const placed = { rows: placedRows(frame.capacity), n: 0 }
    instants(frame, instantMinutes)
    if (rows !== 'every') sumLight(frame, table.poaWm2, light)
    placeSun(instantMinutes, frame.n, track, observer, frame.sky, rows === 'every' ? null : light, placed, hasAzimuth)
  }
}

/** Sum of the irradiance columns that the weather has: 0 in a dark row, NaN next to a gap. */
function sumLight({ first, n, sky }: Frame<'sun'>, poaWm2: Float64Array | null, light: Float64Array): void {
  const { ghiWm2, dhiWm2, dniWm2 } = sky
  for (let i = 0; i < n; i++) light[i] = ghiWm2[i] + dhiWm2[i] + dniWm2[i]
  if (poaWm2 !== null) for (let i = 0; i < n; i++) light[i] += poaWm2[first + i]
}
