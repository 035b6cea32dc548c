import { civilOf, formatStamp, MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import { WeatherFileError } from './error.ts'
import type { Recording } from './recording.ts'

/** Year that stands for a typical year, whose months come from several; the leap one is for files that carry February 29. */
export const NOMINAL_YEAR = 1990
export const NOMINAL_LEAP_YEAR = 1992
const STEP_MAX_MIN = MINUTES_PER_DAY
/** Differences looked at to find the step. */
const PROBE_ROWS = 5000
/** Steps of a minute and a half, read to the minute, miss the step after every second row; nights and outages that a file leaves out do so seldom. */
const GAPS_TOLERATED_FRAC = 0.25

/** Rows in order of time as interval starts in local standard time. */
export interface Timeline {
  stepMin: number
  zoneH: number
  /** Row of the file that comes first; the rows before it follow the last. */
  firstRow: number
  /** Starts in the order of the section, minutes since 1970-01-01T00:00. */
  startMin: Float64Array
  /** Rows follow each other without gaps. */
  isRegular: boolean
  /** Minutes from the row's start to the sun's instant; null for the row's middle. */
  sunOffsetMin: number | null
  /** Years that the months January to December come from, in a typical year; null otherwise. */
  monthsYears: (number | null)[] | null
  notes: string[]
}

/** Most frequent difference of neighbouring stamps, minutes. */
export function stepOf(stampMin: Float64Array): number {
  const counts = new Map<number, number>()
  let step = Number.NaN
  for (let i = 1; i < Math.min(stampMin.length, PROBE_ROWS); i++) {
    const difference = stampMin[i] - stampMin[i - 1]
    if (difference <= 0) continue
    const count = (counts.get(difference) ?? 0) + 1
    counts.set(difference, count)
    if (!(count <= (counts.get(step) ?? 0))) step = difference
  }
  if (Number.isNaN(step))
    throw new WeatherFileError('No time step: at least two rows with ascending stamps are needed, each its own minute or more')
  if (step < 1 || step > STEP_MAX_MIN)
    throw new WeatherFileError(`Rows are ${step} min apart: steps from 1 min to ${STEP_MAX_MIN} min are read, hours or less make sense`)
  return step
}

/**
 * Puts the rows of a recording on the calendar: stamps become interval starts; a year whose months come from several years becomes one nominal year, rolled into
 * the site's zone when its stamps are in another; all else keeps its own stamps, February 29 included.
 * Fails: stamps that repeat, run backwards or leave the step's grid.
 */
export function makeTimeline(recording: Recording): Timeline {
  const { stampMin, stampZoneH, localZoneH } = recording
  const stepMin = stepOf(stampMin)
  const { toStartMin, sunOffsetMin } = stampShift(recording, stepMin)
  const starts = stampMin.map((stamp) => stamp + toStartMin)
  const own = findBreaks(starts, stepMin)
  const isTypical = recording.isTypical === true
  if (isTypical || (own.count > 0 && spansYears(starts))) {
    const typical = nominalYear(stampMin, toStartMin + (localZoneH - stampZoneH) * 60, stepMin)
    if (typical !== null && (typical.breaks.count < own.count || (isTypical && typical.breaks.count === own.count))) {
      refuseDisorder(typical.breaks, recording)
      const monthsYears = yearsOfMonths(starts)
      return {
        stepMin,
        zoneH: localZoneH,
        firstRow: typical.firstRow,
        startMin: typical.startMin,
        isRegular: typical.breaks.count === 0,
        sunOffsetMin,
        monthsYears,
        notes: typicalNotes(typical.startMin, monthsYears, stampZoneH, localZoneH),
      }
    }
  }
  refuseDisorder(own, recording)
  if (own.count > GAPS_TOLERATED_FRAC * starts.length) {
    throw new WeatherFileError(
      `${own.count} of ${starts.length} rows do not follow the row before by ${stepMin} min, the most frequent step: give all rows one time step of whole minutes`,
    )
  }
  const notes: string[] = []
  if (stampZoneH !== localZoneH)
    notes.push(`Stamps are ${stampZoneH} h from UTC and stay so; the site's standard time is ${localZoneH} h from UTC.`)
  return { stepMin, zoneH: stampZoneH, firstRow: 0, startMin: starts, isRegular: own.count === 0, sunOffsetMin, monthsYears: null, notes }
}

/** Minutes from a stamp to its row's start (negative when the start is before), and where the sun stands in the row. */
function stampShift(
  { stampMeaning, instantAfterStampMin, stampMin }: Recording,
  stepMin: number,
): { toStartMin: number; sunOffsetMin: number | null } {
  if (stampMeaning === 'start') return { toStartMin: 0, sunOffsetMin: null }
  // The middle of 15 min is written 7.5 by some and 7 by others.
  if (stampMeaning === 'middle')
    return { toStartMin: -(Number.isInteger(stampMin[0]) ? Math.floor(stepMin / 2) : stepMin / 2), sunOffsetMin: null }
  if (stampMeaning === 'end') return { toStartMin: -stepMin, sunOffsetMin: null }
  const toStartMin = Math.floor((stampMin[0] + instantAfterStampMin) / stepMin) * stepMin - stampMin[0]
  const offset = Math.round((instantAfterStampMin - toStartMin) * 1e4) / 1e4
  return { toStartMin, sunOffsetMin: offset === stepMin / 2 ? null : offset }
}

/** Where neighbouring starts are not one step apart. */
interface Breaks {
  count: number
  /** First row that repeats, runs backwards or leaves the grid; -1 when there are only gaps. */
  disorderRow: number
}

function findBreaks(startMin: Float64Array, stepMin: number): Breaks {
  let count = 0
  let disorderRow = -1
  for (let i = 1; i < startMin.length; i++) {
    const difference = startMin[i] - startMin[i - 1]
    if (difference === stepMin) continue
    count++
    if (disorderRow < 0 && !(difference > 0 && Number.isInteger(difference / stepMin))) disorderRow = i
  }
  return { count, disorderRow }
}

function refuseDisorder({ disorderRow: row }: Breaks, { stampMin, lines }: Recording): void {
  if (row < 0) return
  const line = lines === null ? null : lines[row]
  const at = lines === null ? `Row ${row + 1}: ` : ''
  const here = formatStamp(stampMin[row])
  const before = formatStamp(stampMin[row - 1])
  const difference = stampMin[row] - stampMin[row - 1]
  if (difference === 0)
    throw new WeatherFileError(`${at}the stamp ${here} repeats: give each row its own time, in standard time without daylight saving`, line)
  if (difference < 0)
    throw new WeatherFileError(
      `${at}time runs backwards from ${before} to ${here}: sort the rows by time, in standard time without daylight saving`,
      line,
    )
  throw new WeatherFileError(
    `${at}the step is not regular, ${here} follows ${before}: give all rows one time step (gaps of whole steps are allowed)`,
    line,
  )
}

function spansYears(startMin: Float64Array): boolean {
  const year = civilOf(startMin[0]).year
  for (let i = 1; i < startMin.length; i++) {
    if (Math.abs(startMin[i] - startMin[i - 1]) > MINUTES_PER_DAY * 2 && civilOf(startMin[i]).year !== year) return true
  }
  return civilOf(startMin[startMin.length - 1]).year !== year
}

interface NominalYear {
  startMin: Float64Array
  firstRow: number
  breaks: Breaks
}

/** The rows in one nominal year, each by its stamp's month, day and time, `shiftMin` later, beginning with the row nearest to the year's start; null when they fill more than the year. */
function nominalYear(stampMin: Float64Array, shiftMin: number, stepMin: number): NominalYear | null {
  const n = stampMin.length
  const year = hasLeapDay(stampMin) ? NOMINAL_LEAP_YEAR : NOMINAL_YEAR
  const yearStart = minutesOf(year, 1, 1)
  const yearMin = minutesOf(year + 1, 1, 1) - yearStart
  if (n * stepMin > yearMin) return null
  const inFile = new Float64Array(n)
  let firstRow = 0
  let day = Number.NaN
  let dayNominal = 0
  for (let i = 0; i < n; i++) {
    const stampDay = Math.floor(stampMin[i] / MINUTES_PER_DAY)
    if (stampDay !== day) {
      day = stampDay
      const civil = civilOf(stampMin[i])
      dayNominal = minutesOf(year, civil.month, civil.day) - yearStart - day * MINUTES_PER_DAY
    }
    const minute = dayNominal + stampMin[i] + shiftMin
    inFile[i] = yearStart + minute - Math.floor(minute / yearMin) * yearMin
    if (inFile[i] < inFile[firstRow]) firstRow = i
  }
  const startMin = new Float64Array(n)
  startMin.set(inFile.subarray(firstRow))
  startMin.set(inFile.subarray(0, firstRow), n - firstRow)
  const breaks = findBreaks(startMin, stepMin)
  if (breaks.disorderRow >= 0) breaks.disorderRow = (breaks.disorderRow + firstRow) % n
  return { startMin, firstRow, breaks }
}

function hasLeapDay(stampMin: Float64Array): boolean {
  let day = Number.NaN
  for (let i = 0; i < stampMin.length; i++) {
    const stampDay = Math.floor(stampMin[i] / MINUTES_PER_DAY)
    if (stampDay === day) continue
    day = stampDay
    const civil = civilOf(stampMin[i])
    if (civil.month === 2 && civil.day === 29 && stampMin[i] > day * MINUTES_PER_DAY) return true
  }
  return false
}

/** Year of each month, from a day well inside it where the file has one: rows at the seams may carry the neighbour's year. */
function yearsOfMonths(startMin: Float64Array): (number | null)[] {
  const years: (number | null)[] = Array.from({ length: 12 }, () => null)
  const isInside = years.map(() => false)
  let day = Number.NaN
  for (let i = 0; i < startMin.length; i++) {
    const startDay = Math.floor(startMin[i] / MINUTES_PER_DAY)
    if (startDay === day) continue
    day = startDay
    const civil = civilOf(startMin[i])
    const month = civil.month - 1
    if (isInside[month]) continue
    isInside[month] = civil.day > 1 && civil.day < 28
    if (isInside[month]) years[month] = civil.year
    else years[month] ??= civil.year
  }
  return years
}

function typicalNotes(startMin: Float64Array, monthsYears: readonly (number | null)[], stampZoneH: number, localZoneH: number): string[] {
  const isOneYear = new Set(monthsYears.filter((year) => year !== null)).size === 1
  const what = isOneYear ? 'A typical year' : 'A typical year of months from several years (meta.months_years)'
  const notes = [`${what}: its rows carry the nominal year ${civilOf(startMin[0]).year}.`]
  if (stampZoneH !== localZoneH) {
    notes.push(`Stamps ${stampZoneH} h from UTC were rolled into the site's standard time, ${localZoneH} h from UTC, within the year.`)
  }
  return notes
}
