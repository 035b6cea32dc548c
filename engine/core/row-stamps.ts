import { formatStamp, minutesOf, parseStamp } from './calendar.ts'
import type { Resolved } from './option.ts'
import { RowStarts } from './row-starts.ts'
import type { Sink } from './sink.ts'
import { isMonthSeam, isTypicalYear, LONGEST_YEAR_H } from './typical-year.ts'

const HINT = 'write YYYY-MM-DDTHH:MM'
/** Years in which rows may begin: a stamp has four digits, also of what ends after the rows, and of years that are completed. */
const YEAR_FIRST = 1
const YEAR_LAST = 9998
const YEARS_START_MINUTES = minutesOf(YEAR_FIRST, 1, 1)
const YEARS_END_MINUTES = minutesOf(YEAR_LAST + 1, 1, 1)
/** Tolerance when stamps touch. Stamps are whole minutes, so any two of them differ by more. */
const TOUCH_MINUTES = 1e-9

/**
 * Starts of the rows, minutes since 1970-01-01T00:00 in the weather's standard time. They ascend,
 * except between the months of a typical year, which come from several years.
 * @param memory  becomes the column of the starts
 * Fails: at `weather.start` when it cannot be parsed, or unless exactly one of `start` and `time`
 * is given; at `weather.time.<row>`; at both for rows outside the years 1 to 9998.
 */
export function readStamps(
  weather: Resolved['weather'],
  n: number,
  sink: Sink,
  memory: Float64Array = new Float64Array(n),
): RowStarts | null {
  const { start, time, step_minutes: stepMinutes, interval } = weather
  const stampMinutes = interval === 'start' ? 0 : interval === 'middle' ? stepMinutes / 2 : stepMinutes
  if ((start === null) === (time === null)) {
    sink.fail('weather.start', 'Send exactly one of start (regular series) and time (a stamp for every row)')
    return null
  }
  if (start !== null) {
    const firstMinutes = firstStart(start, stampMinutes, sink)
    if (firstMinutes === null) return null
    for (const end of [firstMinutes, firstMinutes + (n - 1) * stepMinutes])
      if (!isInYears(end)) return refuseYear('weather.start', end, sink)
    return new RowStarts(memory, { firstMinutes, stepMinutes })
  }
  const listed = listedStarts(time ?? [], stampMinutes, stepMinutes, memory, sink)
  return listed === null ? null : new RowStarts(listed, null)
}

/** Start of the first row of a regular series. */
function firstStart(start: string, stampMinutes: number, sink: Sink): number | null {
  const first = parseStamp(start)
  if (Number.isNaN(first)) {
    sink.fail('weather.start', `Not a date and time: ${start}; ${HINT}`)
    return null
  }
  return first - stampMinutes
}

/** Whether a row begins in a year that stamps can state. */
function isInYears(startMinutes: number): boolean {
  return startMinutes >= YEARS_START_MINUTES && startMinutes < YEARS_END_MINUTES
}

function refuseYear(field: string, startMinutes: number, sink: Sink): null {
  sink.fail(
    field,
    `Rows must begin in the years ${YEAR_FIRST} to ${YEAR_LAST}, and one begins at ${formatStamp(startMinutes)}: correct the year`,
  )
  return null
}

function listedStarts(
  time: readonly string[],
  stampMinutes: number,
  stepMinutes: number,
  startMinutes: Float64Array,
  sink: Sink,
): Float64Array | null {
  const n = startMinutes.length
  if (time.length < n) startMinutes.fill(0) // refused elsewhere, but read here
  let firstBack = 0
  for (let i = 0; i < Math.min(n, time.length); i++) {
    const minutes = parseStamp(time[i])
    if (Number.isNaN(minutes)) {
      sink.fail(`weather.time.${i}`, `Not a date and time: ${time[i]}; ${HINT}`)
      return null
    }
    startMinutes[i] = minutes - stampMinutes
    if (!isInYears(startMinutes[i])) return refuseYear(`weather.time.${i}`, startMinutes[i], sink)
    if (i === 0 || startMinutes[i] - startMinutes[i - 1] >= stepMinutes - TOUCH_MINUTES) continue
    if (startMinutes[i] > startMinutes[i - 1] || !isMonthSeam(startMinutes[i - 1], startMinutes[i], stampMinutes, stepMinutes)) {
      sink.fail(`weather.time.${i}`, `Stamps must ascend by at least step_minutes (${stepMinutes}): ${time[i]} follows ${time[i - 1]}`)
      return null
    }
    if (firstBack === 0) firstBack = i
  }
  if (n > 1 && leastGapMinutes(startMinutes) >= 1.5 * stepMinutes)
    sink.warn('stamps_apart', 'weather.time', { least_gap_min: leastGapMinutes(startMinutes), step_min: stepMinutes })
  if (firstBack > 0 && !isTypicalYear(startMinutes, stepMinutes)) {
    sink.fail(
      `weather.time.${firstBack}`,
      `Stamps go back from ${time[firstBack - 1]} to ${time[firstBack]}, which is allowed only in a typical year: send each calendar month once, and at most ${LONGEST_YEAR_H} hours`,
    )
    return null
  }
  return startMinutes
}

/** Least distance of two rows that follow each other. */
function leastGapMinutes(startMinutes: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < startMinutes.length; i++) least = Math.min(least, Math.abs(startMinutes[i] - startMinutes[i - 1]))
  return least
}
