import type { Place } from '../core/great-circle.ts'
import { SolarClock } from '../core/solar-clock.ts'
import type { MeasuredRows } from './read-measured.ts'
import { valueAt } from './test-rows.ts'

/** Absent rows of which the sun is looked up; of more, so many are spread over them. */
const LOOKED_UP_MAX = 200_000
/** Places of a sequence that meets no period of days or years. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Rows absent between the first and the last. */
export function missingRows({ n, startMinutes, stepMinutes }: MeasuredRows): number {
  return Math.max(0, Math.round((startMinutes[n - 1] - startMinutes[0]) / stepMinutes) + 1 - n)
}

/**
 * Share of the rows with light that have irradiance and AC power. A row with values has light when its
 * irradiance is above 0, one that is absent or lacks a value while the sun of the place is up in its middle.
 */
export function coverageOf(rows: MeasuredRows, place: Place): number {
  const { n, startMinutes, stepMinutes, poaWm2, acW } = rows
  const clock = new SolarClock(place, rows.timezoneH)
  const isDay = (start: number) => clock.at(start + stepMinutes / 2).cos > 0
  let wanted = 0
  let there = 0
  for (let i = 0; i < n; i++) {
    const isWhole = !Number.isNaN(poaWm2[i] + valueAt(acW, i))
    if (!(isWhole ? poaWm2[i] > 0 : isDay(startMinutes[i]))) continue
    wanted++
    if (isWhole) there++
  }
  wanted += absentDayRows(rows, isDay)
  return wanted === 0 ? 0 : there / wanted
}

/** Absent rows of daylight: counted one by one, or estimated from evenly spread ones where there are very many. */
function absentDayRows(rows: MeasuredRows, isDay: (startMinutes: number) => boolean): number {
  const { n, startMinutes, stepMinutes } = rows
  const missing = missingRows(rows)
  const lookedUp = Math.min(missing, LOOKED_UP_MAX)
  let before = 0
  let k = 0
  let days = 0
  for (let i = 1; i < n; i++) {
    const absent = Math.round((startMinutes[i] - startMinutes[i - 1]) / stepMinutes) - 1
    for (; k < lookedUp; k++) {
      const at = Math.floor(((k + (lookedUp < missing ? (k * GOLDEN) % 1 : 0)) * missing) / lookedUp) - before
      if (at >= absent) break
      if (isDay(startMinutes[i - 1] + (at + 1) * stepMinutes)) days++
    }
    before += Math.max(0, absent)
  }
  return lookedUp === 0 ? 0 : (days * missing) / lookedUp
}
