import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { LOW_SUN_COS } from '../core/compared-rows.ts'
import { RAD_PER_MINUTE, type SolarClock } from '../core/solar-clock.ts'
import type { ClearDay } from './daylight-saving.ts'

export const HOURS_PER_DAY = 24
/** Hours that a morning must have, and an afternoon. */
const FEWEST_HOURS = 3
/**
 * Clear hours of real years fit within 0.05; a wall or a hill that hides the sun, and hours that are
 * clouded on every day, leave more.
 */
const MISFIT_MAX = 0.08
const STEPS_MAX = 6
/** The next step would be a tenth of it. */
const STEP_ENOUGH_MINUTES = 1
/** Of Haurwitz's clear sky: global irradiance is 1098 cos z exp(-0.059 / cos z). */
const HAURWITZ = 0.059

/** A clear day, and the relative misfit of the clear sky, root of the mean square. */
export interface FittedDay extends ClearDay {
  misfit: number
}

/** Where the columns of `ClearHours` begin, by hour; the first is the ratio to a clear sky, 0 for no hour. */
export const AT = {
  /** Middle of the hour, since 1970-01-01T00:00. */
  minutes: HOURS_PER_DAY,
  /** Global irradiance, or the beam if there is none. */
  wm2: 2 * HOURS_PER_DAY,
  /** Next to a beam, whose global irradiance depends on the sun. */
  diffuseWm2: 3 * HOURS_PER_DAY,
} as const

/** The clearest of each hour of the day in some days, as one clear day. */
export class ClearHours {
  /** Columns, see `AT`. */
  readonly values = new Float64Array(4 * HOURS_PER_DAY)

  /** Number of days that the hours are from. They are fewer than 32, so that each has a bit of its own. */
  get days(): number {
    let seen = 0
    for (let hour = 0; hour < HOURS_PER_DAY; hour++)
      if (this.values[hour] > 0) seen |= 1 << Math.floor(this.values[AT.minutes + hour] / MINUTES_PER_DAY)
    let days = 0
    for (; seen !== 0; seen &= seen - 1) days++
    return days
  }

  /**
   * Minutes by which these hours are late; null when there are too few, or when no clear sky fits them.
   * @param fromMinutes  where the search begins
   * @param isBeam  global irradiance is the diffuse irradiance and the beam
   */
  late(clock: SolarClock, fromMinutes: number, isBeam: boolean): FittedDay | null {
    const suns = this.suns(clock, fromMinutes)
    let late = fromMinutes
    for (let step = 0; step < STEPS_MAX; step++) {
      const { day, isEnough, slope, misfit } = this.fit(suns, (late - fromMinutes) * RAD_PER_MINUTE, isBeam)
      if (!isEnough) return null
      late -= slope
      if (Math.abs(slope) < STEP_ENOUGH_MINUTES) return misfit > MISFIT_MAX ? null : { day, lateMinutes: late, misfit }
    }
    return null
  }

  /** The suns of the hours, if these are so late. */
  private suns(clock: SolarClock, lateMinutes: number): Suns {
    const { hours, middle, x, y } = SUNS
    SUNS.n = 0
    for (let hour = 0; hour < HOURS_PER_DAY; hour++) {
      if (this.values[hour] === 0) continue
      const circle = clock.circle(this.values[AT.minutes + hour] - lateMinutes)
      hours[SUNS.n] = hour
      middle[SUNS.n] = circle.middle
      x[SUNS.n] = circle.radius * Math.cos(circle.hour)
      y[SUNS.n++] = circle.radius * Math.sin(circle.hour)
    }
    return SUNS
  }

  /**
   * Fits the logarithm of a clear sky, dimmed by any haze, to the hours as if they were later by an
   * angle. Its slope is what is wrong with that, and they are not enough where a half of the day has too few.
   */
  private fit({ hours, middle, x, y, n }: Suns, laterRad: number, isBeam: boolean) {
    const fit = new PlaneFit()
    const turnCos = Math.cos(laterRad)
    const turnSin = Math.sin(laterRad)
    let last = 0
    let mornings = 0
    for (let k = 0; k < n; k++) {
      const cos = middle[k] + x[k] * turnCos + y[k] * turnSin
      if (cos < LOW_SUN_COS) continue
      const cosPerMinute = (x[k] * turnSin - y[k] * turnCos) * RAD_PER_MINUTE
      last = hours[k]
      if (cosPerMinute > 0) mornings++
      const beamWm2 = isBeam ? this.values[AT.wm2 + last] : 0
      const globalWm2 = isBeam ? this.values[AT.diffuseWm2 + last] + beamWm2 * cos : this.values[AT.wm2 + last]
      const perCos = 1 / cos
      fit.add(
        (perCos + HAURWITZ * perCos * perCos - beamWm2 / globalWm2) * cosPerMinute,
        perCos,
        Math.log(globalWm2 * perCos) + HAURWITZ * perCos,
      )
    }
    const isEnough = Math.min(mornings, fit.n - mornings) >= FEWEST_HOURS
    const { slope, misfit } = fit.solve()
    return { day: Math.floor(this.values[AT.minutes + last] / MINUTES_PER_DAY), isEnough, slope, misfit }
  }
}

/**
 * The suns of some hours of a day: the cosine of the zenith angle is that of the middle of their
 * circle plus `x`, and `y` is 90 deg of the circle before.
 */
interface Suns {
  n: number
  readonly hours: Uint8Array
  readonly middle: Float64Array
  readonly x: Float64Array
  readonly y: Float64Array
}

/** Those of one fit, for all fits in turn. */
const SUNS: Suns = {
  n: 0,
  hours: new Uint8Array(HOURS_PER_DAY),
  middle: new Float64Array(HOURS_PER_DAY),
  x: new Float64Array(HOURS_PER_DAY),
  y: new Float64Array(HOURS_PER_DAY),
}

/** Least squares of y = a + b x + c z. */
class PlaneFit {
  n = 0
  private x = 0
  private z = 0
  private y = 0
  private xx = 0
  private xz = 0
  private zz = 0
  private xy = 0
  private zy = 0
  private yy = 0

  add(x: number, z: number, y: number): void {
    this.n++
    this.x += x
    this.z += z
    this.y += y
    this.xx += x * x
    this.xz += x * z
    this.zz += z * z
    this.xy += x * y
    this.zy += z * y
    this.yy += y * y
  }

  /** The slope b, and the root of the mean square that remains. */
  solve(): { slope: number; misfit: number } {
    const { n, x, z, y } = this
    const xx = this.xx - (x * x) / n
    const xz = this.xz - (x * z) / n
    const zz = this.zz - (z * z) / n
    const xy = this.xy - (x * y) / n
    const zy = this.zy - (z * y) / n
    const yy = this.yy - (y * y) / n
    const determinant = xx * zz - xz * xz
    const slope = (xy * zz - zy * xz) / determinant
    const other = (zy * xx - xy * xz) / determinant
    return { slope, misfit: Math.sqrt(Math.max(0, yy - slope * xy - other * zy) / (n - 3)) }
  }
}
