import { formatStamp, MINUTES_PER_DAY } from '../../core/calendar.ts'
import type { Timeline } from './timeline.ts'
import type { WeatherColumn } from './units.ts'

/** Zeros for longer than this have a whole day in them: a night below the polar circles is shorter than 4 h less than a day. */
const DARK_MINUTES_MIN = 28 * 60

const LIGHT = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2'] as const satisfies WeatherColumn[]

/**
 * A note on days of zeros between days with light, in a file without a place: `weather-checks` finds them by the sun
 * where the place is known. Without it, a polar night looks the same.
 * Checked by: test/engine/files/weather/dark-days.test.ts
 */
export function darkDayNotes(
  columns: Partial<Record<WeatherColumn, Float64Array>>,
  { startMinutes, stepMinutes }: Pick<Timeline, 'startMinutes' | 'stepMinutes'>,
): string[] {
  const light = LIGHT.flatMap((name) => columns[name] ?? [])
  let days = 0
  let stretches = 0
  let longest = { from: 0, to: 0 }
  // the first row after the light; -1 before any light, and where rows or values are missing
  let from = -1
  for (let i = 0; i < startMinutes.length; i++) {
    if (i > 0 && startMinutes[i] - startMinutes[i - 1] !== stepMinutes) from = -1
    let isLit = false
    let isKnown = false
    for (let k = 0; k < light.length; k++) {
      if (light[k][i] > 0) isLit = true
      if (!Number.isNaN(light[k][i])) isKnown = true
    }
    if (!isKnown) from = -1
    if (!isLit) continue
    const minutes = from < 0 ? 0 : startMinutes[i] - startMinutes[from]
    if (minutes >= DARK_MINUTES_MIN) {
      stretches++
      days += Math.floor(minutes / MINUTES_PER_DAY)
      if (minutes > longest.to - longest.from) longest = { from: startMinutes[from], to: startMinutes[i] }
    }
    from = i + 1
  }
  if (days === 0) return []
  return [
    `${days} whole ${days === 1 ? 'day has' : 'days have'} no light at all between days with light (${stretches === 1 ? '' : 'the longest time '}from ${formatStamp(longest.from)} to ${formatStamp(longest.to)}): below 66 deg of latitude this is a gap that is stated as zero, and a run has no energy there. Fill it from another source. Beyond 66 deg it may be the polar night: send latitude and longitude with the file to have it compared with the sun.`,
  ]
}
