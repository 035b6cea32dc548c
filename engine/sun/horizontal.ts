import { HALF_PI, safeAsin, TWO_PI } from '../core/angles.ts'
import { civilOf, MINUTES_PER_DAY, minutesOf } from '../core/calendar.ts'
import { SOLAR_CONSTANT_WM2 } from '../core/constants.ts'
import type { SkyColumns } from '../core/frame.ts'
import type { DayTrack } from './day-track.ts'
import { cosEighth, sinEighth } from './eighth-turn.ts'
import { distanceFactor } from './extra-radiation.ts'
import type { Observer } from './observer.ts'
import { REFRACTED_FROM_RAD, refractionRad } from './refraction.ts'

/**
 * Computes elevation and azimuth of the sun at the given instants, and the extraterrestrial
 * irradiance of their days.
 * @param instantMinutes  minutes since 1970-01-01T00:00 by the weather's clock; the first n are
 *   used; fastest when ascending
 * @param sky  sunElevationRad, sunZenithCos, sunAzimuthRad, isUp and extraNormalWm2 are written for
 *   all n rows
 * Conventions: azimuth clockwise from north; elevation is refracted when the observer has a
 * refraction factor; the sun is up when its elevation is above 0.
 * Source: NREL/TP-560-34302, sections 3.12 to 3.15. The parallax corrections of right ascension and
 * declination (eq. 38 to 41) are the difference of two vectors: the sun's direction, and the
 * observer's position in units of the sun's distance. The code subtracts the vectors, which gives
 * the same angles without two arc tangents.
 * Checked by: vectors t01, test/fixtures/sun/spa-points.json
 */
export function placeSun(instantMinutes: Float64Array, n: number, track: DayTrack, observer: Observer, sky: SkyColumns<'sun'>): void {
  directions(instantMinutes, n, track, observer, sky)
  angles(n, sky)
  refract(n, observer.refractionDeg, sky)
}

/**
 * First pass, without calls: the sun's unit vector. It is stored in the columns that the second
 * pass overwrites: west in sunElevationRad, north in sunAzimuthRad, up in sunZenithCos.
 */
function directions(instantMinutes: Float64Array, n: number, track: DayTrack, observer: Observer, sky: SkyColumns<'sun'>): void {
  const { latitudeSin, latitudeCos, x, y } = observer
  const { sunElevationRad: westward, sunAzimuthRad: northward, sunZenithCos: upward, extraNormalWm2 } = sky
  const year = { firstDay: 0, endDay: 0 }
  let i = 0
  while (i < n) {
    const day = Math.floor(instantMinutes[i] / MINUTES_PER_DAY)
    const dayStart = day * MINUTES_PER_DAY
    if (day < year.firstDay || day >= year.endDay) turnToYearOf(day, year)
    const extra = SOLAR_CONSTANT_WM2 * distanceFactor(day - year.firstDay + 1)
    track.load(day)
    const { s0, s1, s2, s3, h0, h1, h2, h3, p0, p1 } = track
    do {
      const u = (instantMinutes[i] - dayStart) / MINUTES_PER_DAY
      const sinDeclination = s0 + u * (s1 + u * (s2 + u * s3))
      const hourAngle = TWO_PI * u + h0 + u * (h1 + u * (h2 + u * h3))
      const parallax = p0 + u * p1
      const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination)
      const quarter = (hourAngle > Math.PI ? hourAngle - TWO_PI : hourAngle) / 4 // at most an eighth of a turn; doubled twice below
      const quarterSin = sinEighth(quarter)
      const halfSin = 2 * quarterSin * cosEighth(quarter)
      const halfCos = 1 - 2 * quarterSin * quarterSin
      // direction of the sun from the observer: towards the meridian in the plane of the equator,
      // towards west, along the axis
      const meridian = cosDeclination * (1 - 2 * halfSin * halfSin) - x * parallax
      const west = cosDeclination * 2 * halfSin * halfCos
      const axis = sinDeclination - y * parallax
      const distance = Math.sqrt(meridian * meridian + west * west + axis * axis)
      westward[i] = west
      northward[i] = axis * latitudeCos - meridian * latitudeSin
      upward[i] = (meridian * latitudeCos + axis * latitudeSin) / distance
      extraNormalWm2[i] = extra
      i++
    } while (i < n && instantMinutes[i] >= dayStart && instantMinutes[i] < dayStart + MINUTES_PER_DAY)
  }
}

function angles(n: number, { sunElevationRad, sunAzimuthRad, sunZenithCos }: SkyColumns<'sun'>): void {
  for (let i = 0; i < n; i++) sunAzimuthRad[i] = azimuthOf(-sunElevationRad[i], sunAzimuthRad[i])
  for (let i = 0; i < n; i++) sunElevationRad[i] = safeAsin(sunZenithCos[i])
}

function refract(n: number, refractionDeg: number, { sunElevationRad, sunZenithCos, isUp }: SkyColumns<'sun'>): void {
  for (let i = 0; i < n; i++) {
    const geometric = sunElevationRad[i]
    if (refractionDeg > 0 && geometric >= REFRACTED_FROM_RAD) {
      const elevation = geometric + refractionRad(geometric, refractionDeg)
      sunElevationRad[i] = elevation
      sunZenithCos[i] = Math.sin(elevation)
      isUp[i] = elevation > 0 ? 1 : 0
    } else {
      isUp[i] = geometric > 0 ? 1 : 0
    }
  }
}

/**
 * Direction of a horizontal vector, clockwise from north, 0 to 2 pi; takes half the time of
 * `Math.atan2` and a turn.
 */
function azimuthOf(east: number, north: number): number {
  if (north === 0) return east < 0 ? 1.5 * Math.PI : HALF_PI
  const angle = Math.atan(east / north)
  return north < 0 ? angle + Math.PI : angle < 0 ? angle + TWO_PI : angle
}

/** First day of the year that contains a day, and of the next year. */
function turnToYearOf(day: number, out: { firstDay: number; endDay: number }): void {
  const { year } = civilOf(day * MINUTES_PER_DAY)
  out.firstDay = minutesOf(year, 1, 1) / MINUTES_PER_DAY
  out.endDay = minutesOf(year + 1, 1, 1) / MINUTES_PER_DAY
}
