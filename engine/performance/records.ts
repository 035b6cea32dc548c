import type { TestRows } from './test-rows.ts'

/** Rows averaged to longer ones. */
export interface Records extends TestRows {
  /** Standard deviation of the irradiance of the rows of a record over their mean; NaN where fewer than three rows say it. */
  readonly spreadFrac: Float64Array
}

const DEFAULT_RECORD_MINUTES = 15
/** Rows of a record whose spread is stated. */
const SPREAD_ROWS = 3
const TOUCH_MINUTES = 1e-6

/** Length of the records of rows of a step when none is asked for, minutes. */
export function defaultRecordMinutes(stepMinutes: number): number {
  return stepMinutes < DEFAULT_RECORD_MINUTES && divides(stepMinutes, DEFAULT_RECORD_MINUTES) ? DEFAULT_RECORD_MINUTES : stepMinutes
}

export function divides(stepMinutes: number, minutes: number): boolean {
  const times = minutes / stepMinutes
  return times >= 1 - TOUCH_MINUTES && Math.abs(times - Math.round(times)) < TOUCH_MINUTES
}

/**
 * Means of rows over records that begin at multiples of their length since midnight. A value of a
 * record is NaN unless each of its rows is there and has it. Shares of limits are the largest of the rows,
 * those of availability the least.
 * @param minutes  length of a record, a multiple of the step
 */
export function recordsOf(rows: TestRows, minutes: number): Records {
  const times = Math.round(minutes / rows.stepMinutes)
  const { firsts, counts } = groupsOf(rows, minutes, times)
  const n = firsts.length
  const mean = (column: Float64Array | null) => column && meansOf(column, firsts, counts, times)
  const starts = new Float64Array(n)
  for (let k = 0; k < n; k++) starts[k] = recordStart(rows.startMinutes[firsts[k]], minutes)
  const poaWm2 = meansOf(rows.poaWm2, firsts, counts, times)
  return {
    n,
    stepMinutes: minutes,
    timezoneH: rows.timezoneH,
    startMinutes: starts,
    poaWm2,
    airC: mean(rows.airC),
    windMps: mean(rows.windMps),
    cellC: mean(rows.cellC),
    acW: mean(rows.acW),
    dcW: mean(rows.dcW),
    availableFrac: rows.availableFrac && extremesOf(rows.availableFrac, firsts, counts, Math.min, 1),
    limitedFrac: rows.limitedFrac && extremesOf(rows.limitedFrac, firsts, counts, Math.max, 0),
    spreadFrac: spreadsOf(rows.poaWm2, poaWm2, firsts, times),
  }
}

/** Start of the record of so many minutes that a row belongs to. */
export function recordStart(startMinutes: number, minutes: number): number {
  return Math.floor(startMinutes / minutes + TOUCH_MINUTES) * minutes
}

/** First row of each record that has any, and how many of its rows there are. */
function groupsOf({ n, startMinutes }: TestRows, minutes: number, times: number) {
  const firsts: number[] = []
  const counts: number[] = []
  let record = Number.NaN
  for (let i = 0; i < n; i++) {
    const own = Math.floor(startMinutes[i] / minutes + TOUCH_MINUTES)
    if (own !== record) {
      record = own
      firsts.push(i)
      counts.push(0)
    }
    counts[counts.length - 1] = Math.min(times, (counts.at(-1) ?? 0) + 1)
  }
  return { firsts, counts }
}

function meansOf(column: Float64Array, firsts: readonly number[], counts: readonly number[], times: number): Float64Array {
  const out = new Float64Array(firsts.length).fill(Number.NaN)
  for (let k = 0; k < out.length; k++) {
    if (counts[k] < times) continue
    let sum = 0
    for (let i = firsts[k]; i < firsts[k] + times; i++) sum += column[i]
    out[k] = sum / times
  }
  return out
}

function extremesOf(
  column: Float64Array,
  firsts: readonly number[],
  counts: readonly number[],
  worse: (one: number, other: number) => number,
  unknown: number,
): Float64Array {
  const out = new Float64Array(firsts.length).fill(unknown)
  for (let k = 0; k < out.length; k++) {
    for (let i = firsts[k]; i < firsts[k] + counts[k]; i++) if (!Number.isNaN(column[i])) out[k] = worse(out[k], column[i])
  }
  return out
}

function spreadsOf(column: Float64Array, means: Float64Array, firsts: readonly number[], times: number): Float64Array {
  const out = new Float64Array(firsts.length).fill(Number.NaN)
  if (times < SPREAD_ROWS) return out
  for (let k = 0; k < out.length; k++) {
    const mean = means[k]
    if (!(mean > 0)) continue
    let squares = 0
    for (let i = firsts[k]; i < firsts[k] + times; i++) squares += (column[i] - mean) ** 2
    out[k] = Math.sqrt(squares / (times - 1)) / mean
  }
  return out
}
