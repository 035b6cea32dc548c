import { dayCubics } from '../../../engine/sun/day-cubics.ts'
import type { SunDays } from '../../../engine/sun/day-track.ts'
import type { SunEphemeris } from '../../../engine/sun/sun-position/option.ts'

/** Days that are computed whenever they are asked for. */
export function computedDays(ephemeris: SunEphemeris): SunDays {
  let cubics: Float64Array = new Float64Array(0)
  return {
    get cubics() {
      return cubics
    },
    find(day) {
      cubics = dayCubics(ephemeris, day, 1)
      return 0
    },
  }
}
