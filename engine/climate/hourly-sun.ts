import { RAD_PER_DEG, wrapPi } from '../core/angles.ts'
import { sunsetHourAngle } from '../core/daily-extra.ts'
import type { SunOfDays } from './solar-geometry.ts'
import { DAYS } from './typical-calendar.ts'

/**
 * Rows with less extraterrestrial irradiance are dark. They contain only the first or last minute
 * of a day, whose light is below the rounding of the columns.
 */
const DARK_BELOW_WM2 = 1

/** The sun of every row of the year. */
export interface HourlySun {
  /**
   * Mean over the row of the extraterrestrial irradiance on the horizontal, W/m2; 0 in a dark row.
   */
  extraWm2: Float64Array
  /**
   * Cosine of the zenith angle in the middle of the sunlit part of the row, where a run computes
   * the sun position; 0 in a dark row.
   */
  zenithCos: Float64Array
}

/**
 * Extraterrestrial irradiance and sun elevation of every row, exact within the row: the cosine of
 * the zenith angle is integrated over the lit hour angles.
 * @param longitudeDeg  degrees, east positive
 * @param timezoneH     hours from UTC of the rows
 * @param rowsPerHour   1 to 60
 * Valid for: all latitudes; near the polar day the midnight hour may contain a short night; its two
 * lit ends are summed.
 * Source: Duffie & Beckman 2013, eqs. 1.5.2 (solar time) and 1.10.4 (integral over a part of the
 * day), applied to the lit part of each row.
 * Checked by: test/engine/climate/hourly-sun.test.ts
 */
export function hourlySun(latitudeDeg: number, longitudeDeg: number, timezoneH: number, sun: SunOfDays, rowsPerHour = 1): HourlySun {
  const rowsPerDay = 24 * rowsPerHour
  const rowRad = (2 * Math.PI) / rowsPerDay
  const extraWm2 = new Float64Array(DAYS * rowsPerDay)
  const zenithCos = new Float64Array(DAYS * rowsPerDay)
  const latitudeRad = latitudeDeg * RAD_PER_DEG
  const latitudeSin = Math.sin(latitudeRad)
  const latitudeCos = Math.cos(latitudeRad)
  const solarShiftH = longitudeDeg / 15 - timezoneH
  for (let day = 0; day < DAYS; day++) {
    for (let slot = 0; slot < rowsPerDay; slot++) {
      const middleH = (slot + 0.5) / rowsPerHour
      const sinceNoonDays = (middleH - 12) / 24
      // index of the preceding noon; noon of `day` is at day + 1
      const before = sinceNoonDays < 0 ? day : day + 1
      const frac = sinceNoonDays < 0 ? sinceNoonDays + 1 : sinceNoonDays
      const declinationRad = sun.declinationRad[before] + frac * (sun.declinationRad[before + 1] - sun.declinationRad[before])
      const equationH = sun.equationOfTimeH[before] + frac * (sun.equationOfTimeH[before + 1] - sun.equationOfTimeH[before])
      const middle = wrapPi((Math.PI / 12) * (middleH - 12 + solarShiftH + equationH))
      const vertical = latitudeSin * Math.sin(declinationRad)
      const diurnal = latitudeCos * Math.cos(declinationRad)
      const sunset = sunsetHourAngle(latitudeRad, declinationRad)
      let from = middle - rowRad / 2
      let to = middle + rowRad / 2
      let beyond = 0 // integral over the lit part on the other side of midnight
      if (sunset < Math.PI) {
        if (to > Math.PI) beyond = litIntegral(from - 2 * Math.PI, to - 2 * Math.PI, sunset, vertical, diurnal)
        else if (from < -Math.PI) beyond = litIntegral(from + 2 * Math.PI, to + 2 * Math.PI, sunset, vertical, diurnal)
        from = Math.max(from, -sunset)
        to = Math.min(to, sunset)
      }
      if (from >= to) continue
      const integral = vertical * (to - from) + diurnal * (Math.sin(to) - Math.sin(from)) + beyond
      const row = rowsPerDay * day + slot
      const extra = (sun.extraNormalWm2[day + 1] * integral) / rowRad
      const cosine = vertical + diurnal * Math.cos((from + to) / 2)
      if (extra < DARK_BELOW_WM2 || cosine <= 0) continue
      extraWm2[row] = extra
      zenithCos[row] = cosine
    }
  }
  return { extraWm2, zenithCos }
}

/**
 * Integral of the cosine of the zenith angle over the part of [from, to] between sunrise and
 * sunset, rad.
 */
function litIntegral(from: number, to: number, sunset: number, vertical: number, diurnal: number): number {
  const start = Math.max(from, -sunset)
  const end = Math.min(to, sunset)
  return start < end ? vertical * (end - start) + diurnal * (Math.sin(end) - Math.sin(start)) : 0
}
