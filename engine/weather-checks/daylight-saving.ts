import { formatStamp, MINUTES_PER_DAY } from '../core/calendar.ts'
import type { DaylightSaving } from '../core/weather-findings.ts'

/** Minutes by which the light of one clear day is late; some days may share one. */
export interface ClearDay {
  /** Days since 1970-01-01. */
  day: number
  lateMinutes: number
}

const HOUR_MINUTES = 60
const HOUR_TOLERATED_MINUTES = 20
/** Clear days, one of each half month, that each part of the year must have, and days that it must last. */
const FEWEST_CLEAR_DAYS = 4
const SHORTEST_DAYS = 45
/** Longer series have several summers. */
const LONGEST_DAYS = 370

/**
 * Recognizes stamps in daylight saving time: the light is an hour late in one part of the year and
 * on time in the rest. The part that lasts may be the middle of the series (north) or its two ends
 * (south). Returns null for anything else.
 * Checked by: test/engine/weather-checks/daylight-saving.test.ts
 */
export function daylightSaving(days: readonly ClearDay[]): DaylightSaving | null {
  // most years have no such day
  if (!days.some(isLate)) return null
  if (days.length < 2 * FEWEST_CLEAR_DAYS || days[days.length - 1].day - days[0].day > LONGEST_DAYS) return null
  const late = splitAt(days, longestRun(days, 1))
  const onTime = longestRun(days, -1)
  const isInside = onTime.from > 0 && onTime.to < days.length
  if (isInside) {
    const { inside, outside } = splitAt(days, onTime)
    if (misfits(outside, inside) < misfits(late.inside, late.outside))
      return isSplit(outside, inside) ? { from: dateOf(days[onTime.to]), to: dateOf(days[onTime.from - 1]) } : null
  }
  return isSplit(late.inside, late.outside) ? { from: dateOf(late.inside[0]), to: dateOf(late.inside[late.inside.length - 1]) } : null
}

const isLate = ({ lateMinutes }: ClearDay): boolean => lateMinutes > HOUR_MINUTES / 2

/** Days that are on the wrong side of a split. */
function misfits(late: readonly ClearDay[], onTime: readonly ClearDay[]): number {
  return late.filter((day) => !isLate(day)).length + onTime.filter(isLate).length
}

function splitAt(days: readonly ClearDay[], { from, to }: { from: number; to: number }) {
  return { inside: days.slice(from, to), outside: [...days.slice(0, from), ...days.slice(to)] }
}

const dateOf = ({ day }: ClearDay): string => formatStamp(day * MINUTES_PER_DAY).slice(0, 10)

/** The run of days with the largest sum of minutes above (sign 1) or below half an hour. */
function longestRun(days: readonly ClearDay[], sign: 1 | -1): { from: number; to: number } {
  let best = { from: 0, to: 0 }
  let bestSum = 0
  let from = 0
  let sum = 0
  days.forEach(({ lateMinutes }, k) => {
    if (sum <= 0) {
      sum = 0
      from = k
    }
    // one outlier counts as much as any other day
    sum += Math.sign(sign * (lateMinutes - HOUR_MINUTES / 2))
    if (sum > bestSum) {
      bestSum = sum
      best = { from, to: k + 1 }
    }
  })
  return best
}

function isSplit(late: readonly ClearDay[], onTime: readonly ClearDay[]): boolean {
  const isLong = (part: readonly ClearDay[]) => part.length >= FEWEST_CLEAR_DAYS
  if (!isLong(late) || !isLong(onTime)) return false
  const span = late.reduce((most, { day }) => Math.max(most, Math.abs(day - late[0].day)), 0)
  return (
    span >= SHORTEST_DAYS &&
    Math.abs(median(late) - HOUR_MINUTES) < HOUR_TOLERATED_MINUTES &&
    Math.abs(median(onTime)) < HOUR_TOLERATED_MINUTES
  )
}

function median(days: readonly ClearDay[]): number {
  const sorted = days.map(({ lateMinutes }) => lateMinutes).sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
