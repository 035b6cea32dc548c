import { HALF_PI, RAD_PER_DEG, safeAcos, safeAsin, TWO_PI } from '../core/angles.ts'
import { civilOf, MINUTES_PER_DAY, minutesOf } from '../core/calendar.ts'
import { SOLAR_CONSTANT_WM2 } from '../core/constants.ts'
import type { SkyColumns } from '../core/frame.ts'
import type { DayTrack } from './day-track.ts'
import { cosEighth, sinEighth } from './eighth-turn.ts'
import { knownDistanceFactor } from './extra-radiation.ts'
import type { Observer } from './observer.ts'
import { REFRACTED_FROM_RAD, tabulatedRefractionRad } from './refraction.ts'

/**
 * A sun this far below the horizon at the start of the row's day stays below it in the whole row,
 * refracted or not: the declination changes by at most 0.4 deg in a day.
 */
const SURELY_DOWN_SIN = Math.sin(-2 * RAD_PER_DEG)
/** Place of the sun in rows that are not computed: straight below. */
const BELOW_RAD = -HALF_PI

/** Rows whose sun is computed, ascending; only the first `n` elements are used. */
export interface PlacedRows {
  rows: Int32Array
  n: number
}

/**
 * Computes elevation and azimuth of the sun at the given instants, and the extraterrestrial
 * irradiance of their days.
 * @param instantMinutes  minutes since 1970-01-01T00:00 by the weather's clock; the first n are
 *   used; fastest when ascending
 * @param sky  every column of the sun is written for all n rows
 * @param light  light of each row: a row without any, whose sun is more than a degree below the
 *   horizon, gets a sun straight below instead of its true place; null computes every row
 * @param placed  scratch for at least n rows; on return, the rows whose sun was computed
 * @param hasAzimuth  false leaves the azimuth of all rows 0
 * Conventions: azimuth clockwise from north; elevation is refracted when the observer has a
 * refraction factor; the sun is up when its elevation is above 0.
 * Source: NREL/TP-560-34302, sections 3.12 to 3.15. The parallax corrections of right ascension and
 * declination (eq. 38 to 41) are the difference of two vectors: the sun's direction, and the
 * observer's position in units of the sun's distance. The code subtracts the vectors, which gives
 * the same angles without two arc tangents.
 * Checked by: vectors t01, test/fixtures/sun/spa-points.json
 */
export function placeSun(
  instantMinutes: Float64Array,
  n: number,
  track: DayTrack,
  observer: Observer,
  sky: SkyColumns<'sun'>,
  light: Float64Array | null = null,
  placed: PlacedRows = { rows: new Int32Array(n), n: 0 },
  hasAzimuth = true,
): void {
  directions(instantMinutes, n, track, observer, sky, light, placed)
  if (hasAzimuth) azimuths(placed, sky)
  else sky.sunAzimuthRad.fill(0, 0, n)
  elevations(placed, sky)
  refract(placed, observer.refractionDeg, sky)
}

/**
 * First pass, without calls: the sun's unit vector, before refraction.
 */
function directions(
  instantMinutes: Float64Array,
  n: number,
  track: DayTrack,
  observer: Observer,
  sky: SkyColumns<'sun'>,
  light: Float64Array | null,
  placed: PlacedRows,
): void {
  const { latitudeSin, latitudeCos, x, y } = observer
  const { sunElevationRad, sunAzimuthRad, sunEastCos, sunNorthCos, sunZenithCos, extraNormalWm2, isUp } = sky
  const { rows } = placed
  const year = { firstDay: 0, endDay: 0 }
  let i = 0
  let count = 0
  while (i < n) {
    const day = Math.floor(instantMinutes[i] / MINUTES_PER_DAY)
    const dayStart = day * MINUTES_PER_DAY
    const dayEnd = dayStart + MINUTES_PER_DAY
    if (day < year.firstDay || day >= year.endDay) turnToYearOf(day, year)
    const extra = SOLAR_CONSTANT_WM2 * knownDistanceFactor(day - year.firstDay + 1)
    track.load(day)
    const { s0, s1, s2, s3, h0, h1, h2, h3, p0, p1 } = track
    const downFromRad = light === null ? Number.POSITIVE_INFINITY : surelyDownFromRad(s0, observer)
    do {
      const u = (instantMinutes[i] - dayStart) / MINUTES_PER_DAY
      const turned = TWO_PI * u + h0 + u * (h1 + u * (h2 + u * h3))
      const hourAngle = turned > Math.PI ? turned - TWO_PI : turned
      extraNormalWm2[i] = extra
      if (Math.abs(hourAngle) > downFromRad && light !== null && light[i] === 0) {
        sunElevationRad[i] = BELOW_RAD
        sunAzimuthRad[i] = 0
        sunEastCos[i] = 0
        sunNorthCos[i] = 0
        sunZenithCos[i] = -1
        isUp[i] = 0
      } else {
        const sinDeclination = s0 + u * (s1 + u * (s2 + u * s3))
        const parallax = p0 + u * p1
        const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination)
        const quarter = hourAngle / 4 // at most an eighth of a turn; doubled twice below
        const quarterSin = sinEighth(quarter)
        const halfSin = 2 * quarterSin * cosEighth(quarter)
        const halfCos = 1 - 2 * quarterSin * quarterSin
        // direction of the sun from the observer: towards the meridian in the plane of the equator,
        // towards west, along the axis
        const meridian = cosDeclination * (1 - 2 * halfSin * halfSin) - x * parallax
        const west = cosDeclination * 2 * halfSin * halfCos
        const axis = sinDeclination - y * parallax
        const nearness = 1 / Math.sqrt(meridian * meridian + west * west + axis * axis)
        sunEastCos[i] = -west * nearness
        sunNorthCos[i] = (axis * latitudeCos - meridian * latitudeSin) * nearness
        sunZenithCos[i] = (meridian * latitudeCos + axis * latitudeSin) * nearness
        rows[count++] = i
      }
      i++
    } while (i < n && instantMinutes[i] >= dayStart && instantMinutes[i] < dayEnd)
  }
  placed.n = count
}

/**
 * Hour angle, to either side of the meridian, beyond which the sun is surely down on a day; NaN at
 * the poles, where no hour angle decides.
 */
function surelyDownFromRad(declinationSin: number, { latitudeSin, latitudeCos }: Observer): number {
  const declinationCos = Math.sqrt(1 - declinationSin * declinationSin)
  return safeAcos((SURELY_DOWN_SIN - latitudeSin * declinationSin) / (latitudeCos * declinationCos))
}

function azimuths({ rows, n }: PlacedRows, { sunAzimuthRad, sunEastCos, sunNorthCos }: SkyColumns<'sun'>): void {
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    sunAzimuthRad[i] = azimuthOf(sunEastCos[i], sunNorthCos[i])
  }
}

function elevations({ rows, n }: PlacedRows, { sunElevationRad, sunZenithCos }: SkyColumns<'sun'>): void {
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    sunElevationRad[i] = safeAsin(sunZenithCos[i])
  }
}

/**
 * Lifts the sun by the refraction, which keeps its azimuth: turns its unit vector by this small angle,
 * in two thirds of the time that the sine of the lifted elevation takes.
 */
function refract(
  { rows, n }: PlacedRows,
  refractionDeg: number,
  { sunElevationRad, sunEastCos, sunNorthCos, sunZenithCos, isUp }: SkyColumns<'sun'>,
): void {
  for (let k = 0; k < n; k++) {
    const i = rows[k]
    const geometric = sunElevationRad[i]
    if (refractionDeg > 0 && geometric >= REFRACTED_FROM_RAD) {
      const lift = tabulatedRefractionRad(geometric, refractionDeg)
      // Taylor series: at most 0.012 rad, error below 1e-17
      const square = lift * lift
      const liftSin = lift * (1 - square * (1 / 6 - square * (1 / 120)))
      const liftCos = 1 - square * (1 / 2 - square * (1 / 24 - square * (1 / 720)))
      const east = sunEastCos[i]
      const north = sunNorthCos[i]
      const up = sunZenithCos[i]
      const level = Math.sqrt(east * east + north * north)
      const scale = level > 0 ? liftCos - (up / level) * liftSin : 0
      const elevation = geometric + lift
      sunElevationRad[i] = elevation
      sunEastCos[i] = east * scale
      sunNorthCos[i] = north * scale
      sunZenithCos[i] = up * liftCos + level * liftSin
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
