import { RAD_PER_DEG } from '../core/angles.ts'
import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { type Frame, makeFrame } from '../core/frame.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { prepareSun, type SunSettings } from '../sun/index.ts'

const MINUTES_PER_YEAR = 365.2422 * MINUTES_PER_DAY

/** The mean sun of each row, from the sun of a run in the middle of its sunlit part. */
export class MeanSun {
  /** Share of the row with the sun up, where it is up. */
  readonly litFrac: Float64Array
  /** Mean of the cosine over the sunlit part of the row; of an instant, that of the instant. */
  readonly meanSunCos: Float64Array
  private readonly middle: Frame
  private readonly middleSun: ReturnType<typeof prepareSun>
  private readonly arcRad: number
  private readonly sinLatitude: number

  /** @param capacity  rows of a block, at most */
  constructor(table: WeatherTable, site: SunSettings, capacity: number) {
    this.litFrac = new Float64Array(table.n)
    this.meanSunCos = new Float64Array(table.n)
    this.middle = makeFrame(capacity, table.stepMinutes)
    this.middleSun = prepareSun({ site: { ...site, sun_instant: 'middle' } }, table)
    this.arcRad = table.sunOffsetMinutes === null ? (2 * Math.PI * table.stepMinutes) / MINUTES_PER_DAY : 0
    this.sinLatitude = Math.sin(site.latitude * RAD_PER_DEG)
  }

  /** Continues with the next block, whose sun is placed. */
  add({ first, n, sky: { startMinutes, sunZenithCos } }: Frame): void {
    const { middle, litFrac, meanSunCos, arcRad, sinLatitude } = this
    middle.first = first
    middle.n = n
    middle.sky.startMinutes.set(startMinutes.subarray(0, n))
    this.middleSun(middle)
    for (let i = 0; i < n; i++) {
      const cos = sunZenithCos[i]
      const lit = litFracOf(cos, middle.sky.sunZenithCos[i])
      litFrac[first + i] = lit
      meanSunCos[first + i] = meanOverArc(cos, lit * arcRad, sinLatitude * sinDeclination(startMinutes[i]))
    }
  }
}

/**
 * Share of a row with the sun up. Near the horizon the cosine is a straight line of the time, zero at sunrise: that of
 * the middle of the sunlit part is half of what the line climbs in it, that of the row's middle is lower or higher by
 * the part of the climb between them.
 */
function litFracOf(sunlitCos: number, middleCos: number): number {
  const climb = 2 * sunlitCos - middleCos
  return sunlitCos > middleCos && climb > 0 ? Math.max(0, sunlitCos / climb) : 1
}

/**
 * Mean of the cosine over an arc of the hour angle, from that in its middle: cos z = A + B cos H, and the mean of cos H
 * over x is 1 - x^2 / 24 times that in the middle. At 60 N in December the middle of an hour is 1.1 % above its mean.
 * @param arcRad  rad, at most that of an hour
 * @param a  A, the product of the sines of latitude and declination
 * Checked by: test/engine/weather-tests/month-clearness.test.ts
 */
function meanOverArc(middleCos: number, arcRad: number, a: number): number {
  return Math.max(middleCos / 2, middleCos - ((middleCos - a) * arcRad ** 2) / 24)
}

/** Declination: P. I. Cooper, Solar Energy 12 (1969), 333; within 1.5 deg, which is 0.03 % of a mean. */
function sinDeclination(startMinutes: number): number {
  const yearRad = 2 * Math.PI * (startMinutes / MINUTES_PER_YEAR + 285 / 365)
  return Math.sin(23.45 * RAD_PER_DEG * Math.sin(yearRad))
}
