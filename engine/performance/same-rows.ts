import { divides, recordsOf } from './records.ts'
import type { TestRows } from './test-rows.ts'

/** Rows of two sets that cover the same intervals. */
export interface SameRows {
  readonly measured: TestRows
  readonly run: TestRows
  /** Row of the run for each measured row; -1 where it has none. */
  readonly rowOfRun: Int32Array
  readonly count: number
}

const TOUCH_MINUTES = 1e-6

/**
 * Brings measured rows and those of a run to the longer of their steps, and pairs those that begin at
 * the same instant, whatever their time zones.
 * @returns why they cannot be compared when they cannot
 */
export function sameRows(measured: TestRows, run: TestRows): SameRows | string {
  const minutes = Math.max(measured.stepMinutes, run.stepMinutes)
  for (const { stepMinutes } of [measured, run]) {
    if (!divides(stepMinutes, minutes))
      return `Rows of ${measured.stepMinutes} min cannot be compared with rows of ${run.stepMinutes} min: one step must be a multiple of the other`
  }
  const zoned = inZoneOf(measured, run.timezoneH)
  const long = { measured: longRows(zoned, minutes), run: longRows(run, minutes) }
  const rowOfRun = new Int32Array(long.measured.n).fill(-1)
  const places = new Map<number, number>()
  for (let k = 0; k < long.run.n; k++) places.set(Math.round(long.run.startMinutes[k] * 2), k)
  let count = 0
  for (let i = 0; i < rowOfRun.length; i++) {
    rowOfRun[i] = places.get(Math.round(long.measured.startMinutes[i] * 2)) ?? -1
    if (rowOfRun[i] >= 0) count++
  }
  if (count > 0) return { ...long, rowOfRun, count }
  return 'No row of the run begins when a measured row does: its weather is of other times. Send the run with the weather of the measured period, or set weather to "measured"'
}

function longRows(rows: TestRows, minutes: number): TestRows {
  return Math.abs(rows.stepMinutes - minutes) < TOUCH_MINUTES ? rows : recordsOf(rows, minutes)
}

/** The same rows with stamps of another time zone. */
export function inZoneOf(rows: TestRows, timezoneH: number): TestRows {
  const shift = (timezoneH - rows.timezoneH) * 60
  return shift === 0 ? rows : { ...rows, timezoneH, startMinutes: rows.startMinutes.map((start) => start + shift) }
}
