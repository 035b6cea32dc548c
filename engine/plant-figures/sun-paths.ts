import { DEG_PER_RAD, safeAsin, wrapTwoPi } from '../core/angles.ts'
import { minutesOf } from '../core/calendar.ts'
import type { Resolved } from '../core/option.ts'
import { clearDay, inSolarTime } from '../scene-day/clear-day.ts'

/** The way of the sun on one day, while it is up. */
export interface SunPath {
  /** MM-DD */
  readonly date: string
  /** Mean solar time, hours. */
  readonly hours: number[]
  readonly azimuthsDeg: number[]
  readonly elevationsDeg: number[]
}

/** Any year would do. */
const YEAR = 2001
const STEP_MINUTES = 10
/** Solstices and the equinox between them. */
const DAYS = [
  { date: '06-21', month: 6, day: 21 },
  { date: '03-20', month: 3, day: 20 },
  { date: '12-21', month: 12, day: 21 },
] as const

/** The ways of the sun on the solstices and at the equinox. */
export function sunPaths(site: Resolved['site']): SunPath[] {
  return DAYS.map(({ date, month, day }) => {
    const { sky } = clearDay(inSolarTime(site), minutesOf(YEAR, month, day))
    const path: SunPath = { date, hours: [], azimuthsDeg: [], elevationsDeg: [] }
    for (let minute = 0; minute < sky.isUp.length; minute += STEP_MINUTES) {
      if (sky.isUp[minute] === 0) continue
      path.hours.push(minute / 60)
      path.azimuthsDeg.push(wrapTwoPi(Math.atan2(sky.sunEastCos[minute], sky.sunNorthCos[minute])) * DEG_PER_RAD)
      path.elevationsDeg.push(safeAsin(sky.sunZenithCos[minute]) * DEG_PER_RAD)
    }
    return path
  })
}
