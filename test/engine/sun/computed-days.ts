import { dayCubics, MIDNIGHTS_AFTER, MIDNIGHTS_BEFORE, midnights } from '../../../engine/sun/day-cubics.ts'
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
      cubics = dayCubics(midnights(ephemeris, day - MIDNIGHTS_BEFORE, MIDNIGHTS_BEFORE + 1 + MIDNIGHTS_AFTER))
      return 0
    },
  }
}
