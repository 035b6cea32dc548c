import { MINUTES_PER_DAY } from './calendar.ts'
import type { ClearDay } from './daylight-saving.ts'
import type { SolarClock } from './solar-clock.ts'

export const HOURS_PER_DAY = 24
/** Below this sun, the mean of an hour and its middle differ. */
export const LOW_SUN_COS = 0.15
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
export const HAURWITZ = 0.059

/** A clear day, and the relative misfit of the clear sky, root of the mean square. */
export interface FittedDay extends ClearDay {
  misfit: number
}

/** The clearest of each hour of the day in some days, as one clear day. */
export class ClearHours {
  private readonly ratio = new Float64Array(HOURS_PER_DAY)
  private readonly minutes = new Float64Array(HOURS_PER_DAY)
  private readonly wm2 = new Float64Array(HOURS_PER_DAY)
  private readonly diffuseWm2 = new Float64Array(HOURS_PER_DAY)

  /**
   * @param ratio  of the irradiance to a clear sky: the hour with the largest one stays
   * @param minutes  middle of the hour, since 1970-01-01T00:00
   * @param wm2  global irradiance, or the beam if there is none
   * @param diffuseWm2  next to a beam, whose global irradiance depends on the sun
   */
  offer(hour: number, ratio: number, minutes: number, wm2: number, diffuseWm2: number): void {
    if (!(ratio > this.ratio[hour])) return
    this.ratio[hour] = ratio
    this.minutes[hour] = minutes
    this.wm2[hour] = wm2
    this.diffuseWm2[hour] = diffuseWm2
  }

  /** Number of days that the hours are from. */
  get days(): number {
    const days = new Set<number>()
    for (let hour = 0; hour < HOURS_PER_DAY; hour++) if (this.ratio[hour] > 0) days.add(Math.floor(this.minutes[hour] / MINUTES_PER_DAY))
    return days.size
  }

  /**
   * Minutes by which these hours are late; null when there are too few, or when no clear sky fits them.
   * @param fromMinutes  where the search begins
   * @param isBeam  global irradiance is the diffuse irradiance and the beam
   */
  late(clock: SolarClock, fromMinutes: number, isBeam: boolean): FittedDay | null {
    let late = fromMinutes
    for (let step = 0; step < STEPS_MAX; step++) {
      const { day, n, slope, misfit } = this.fit(clock, late, isBeam)
      if (n === 0) return null
      late -= slope
      if (Math.abs(slope) < STEP_ENOUGH_MINUTES) return misfit > MISFIT_MAX ? null : { day, lateMinutes: late, misfit }
    }
    return null
  }

  /**
   * Fits the logarithm of a clear sky, dimmed by any haze, to the hours as if they were so late. Its
   * slope is what is wrong with that, and n is 0 where a half of the day has too few hours.
   */
  private fit(clock: SolarClock, late: number, isBeam: boolean) {
    const fit = new PlaneFit()
    let [day, mornings] = [0, 0]
    for (let hour = 0; hour < HOURS_PER_DAY; hour++) {
      if (this.ratio[hour] === 0) continue
      const { cos, cosPerMinute } = clock.at(this.minutes[hour] - late)
      if (cos < LOW_SUN_COS) continue
      day = Math.floor(this.minutes[hour] / MINUTES_PER_DAY)
      if (cosPerMinute > 0) mornings++
      const beamWm2 = isBeam ? this.wm2[hour] : 0
      const globalWm2 = isBeam ? this.diffuseWm2[hour] + beamWm2 * cos : this.wm2[hour]
      const perCos = 1 / cos + HAURWITZ / (cos * cos) - beamWm2 / globalWm2
      fit.add(perCos * cosPerMinute, 1 / cos, Math.log(globalWm2 / cos) + HAURWITZ / cos)
    }
    const n = Math.min(mornings, fit.n - mornings) < FEWEST_HOURS ? 0 : fit.n
    return { day, n, ...fit.solve() }
  }
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
