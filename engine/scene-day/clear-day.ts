import { MINUTES_PER_DAY } from '../core/calendar.ts'
import { type Frame, makeFrame } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { prepareSun } from '../sun/index.ts'

/** Light of a clear hour, for trackers that weigh beam against diffuse light, W/m2. */
const CLEAR = { dniWm2: 800, dhiWm2: 100, ghiWm2: 700 }

/**
 * A site whose clock is its sun, mean solar time: a clear day of it is whole and has noon in its middle, whatever zone
 * the weather has. A zone of UTC, which a site takes over from its weather, would join the parts of two days.
 * Checked by: test/engine/plant-figures/solar-time.test.ts, against pvlib
 */
export function inSolarTime(site: Resolved['site']): Resolved['site'] {
  return { ...site, timezone: site.longitude / 15 }
}

/**
 * The minutes of a clear day in the standard time of the site: the sun of each, and which of them are lit.
 * @param from  midnight, minutes since 1970
 */
export function clearDay(site: Resolved['site'], from: number): Frame {
  const frame = makeFrame(MINUTES_PER_DAY, 1)
  const { sky, lit } = frame
  frame.n = MINUTES_PER_DAY
  for (let minute = 0; minute < MINUTES_PER_DAY; minute++) sky.startMinutes[minute] = from + minute
  prepareSun({ site }, { timezoneH: site.timezone ?? Math.round(site.longitude / 15), sunOffsetMinutes: 0, poaWm2: null })(frame)
  for (let minute = 0; minute < MINUTES_PER_DAY; minute++) {
    if (sky.isUp[minute] === 0) continue
    lit.rows[lit.n++] = minute
    sky.dniWm2[minute] = CLEAR.dniWm2
    sky.dhiWm2[minute] = CLEAR.dhiWm2
    sky.ghiWm2[minute] = CLEAR.ghiWm2
  }
  return frame
}
