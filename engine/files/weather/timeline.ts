import { civilOf, formatStamp, MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import { WeatherFileError } from './error.ts'
import type { Recording } from './recording.ts'

/**
 * Nominal year of a typical year (its months come from several). The leap year is for files
 * that contain February 29.
 */
export const NOMINAL_YEAR = 1990
export const NOMINAL_LEAP_YEAR = 1992
/** Longest row that the sun at its middle stands for. */
const STEP_MAX_MINUTES = 60
/** Number of differences used to find the step. */
const PROBE_ROWS = 5000
/**
 * Largest share of rows that do not follow by one step. Steps of 1.5 minutes, read to the minute,
 * deviate after every second row; omitted nights and outages deviate rarely.
 */
const GAPS_TOLERATED_FRAC = 0.25

/** Rows in chronological order, as interval starts in local standard time. */
export interface Timeline {
  stepMinutes: number
  zoneH: number
  /** Row of the file that comes first; the rows before it are moved to the end. */
  firstRow: number
  /** Starts in the order of the section, minutes since 1970-01-01T00:00. */
  startMinutes: Float64Array
  /** Rows follow each other without gaps. */
  isRegular: boolean
  /** Minutes from the row's start to the sun's instant; null for the row's middle. */
  sunOffsetMinutes: number | null
  /** Years that the months January to December come from, in a typical year; null otherwise. */
  monthsYears: (number | null)[] | null
  notes: string[]
}

/** Most frequent difference between neighbouring stamps, minutes. */
export function stepOf(stampMinutes: Float64Array): number {
  const counts = new Map<number, number>()
  let step = Number.NaN
  for (let i = 1; i < Math.min(stampMinutes.length, PROBE_ROWS); i++) {
    const difference = stampMinutes[i] - stampMinutes[i - 1]
    if (difference <= 0) continue
    const count = (counts.get(difference) ?? 0) + 1
    counts.set(difference, count)
    if (!(count <= (counts.get(step) ?? 0))) step = difference
  }
  if (Number.isNaN(step))
    throw new WeatherFileError('The time step is unknown: at least two rows with ascending stamps are required, at least one minute apart')
  if (step < 1 || step > STEP_MAX_MINUTES)
    throw new WeatherFileError(
      step < 1
        ? `Rows are ${step} min apart, but steps must be 1 min or longer: export means over whole minutes`
        : `Rows are ${step === MINUTES_PER_DAY ? 'a day' : `${step} min`} apart, but the sun at the middle of a row stands for an hour at most: export hourly or shorter rows. Where only daily or monthly sums exist, GET /api/weather/tmy gives an hourly year of the place`,
    )
  return step
}

/**
 * Places the rows of a recording on the calendar. Stamps become interval starts. A year whose
 * months come from several years becomes one nominal year, rolled into the site's zone when its
 * stamps are in another zone. All other series keep their own stamps, February 29 included.
 * Fails: when stamps repeat, run backwards or are off the step's grid.
 */
export function makeTimeline(recording: Recording): Timeline {
  const { stampMinutes, stampZoneH, localZoneH } = recording
  const stepMinutes = stepOf(stampMinutes)
  const { toStartMinutes, sunOffsetMinutes } = stampShift(recording, stepMinutes)
  const starts = stampMinutes.map((stamp) => stamp + toStartMinutes)
  const own = findBreaks(starts, stepMinutes)
  const isTypical = recording.isTypical === true
  if (isTypical || (own.count > 0 && spansYears(starts))) {
    const typical = nominalYear(stampMinutes, toStartMinutes + (localZoneH - stampZoneH) * 60, stepMinutes)
    if (typical !== null && (typical.breaks.count < own.count || (isTypical && typical.breaks.count === own.count))) {
      refuseDisorder(typical.breaks, recording, stepMinutes)
      const monthsYears = yearsOfMonths(starts)
      return {
        stepMinutes,
        zoneH: localZoneH,
        firstRow: typical.firstRow,
        startMinutes: typical.startMinutes,
        isRegular: typical.breaks.count === 0,
        sunOffsetMinutes,
        monthsYears,
        notes: typicalNotes(typical.startMinutes, monthsYears, stampZoneH, localZoneH),
      }
    }
  }
  refuseDisorder(own, recording, stepMinutes)
  if (own.count > GAPS_TOLERATED_FRAC * starts.length) {
    throw new WeatherFileError(
      `${own.count} of ${starts.length} rows do not follow the previous row by ${stepMinutes} min, the most frequent step: give all rows one time step of whole minutes`,
    )
  }
  const notes: string[] = []
  if (stampZoneH !== localZoneH)
    notes.push(`Stamps remain at ${stampZoneH} h from UTC; the site's standard time is ${localZoneH} h from UTC.`)
  return {
    stepMinutes,
    zoneH: stampZoneH,
    firstRow: 0,
    startMinutes: starts,
    isRegular: own.count === 0,
    sunOffsetMinutes,
    monthsYears: null,
    notes,
  }
}

/**
 * Minutes from a stamp to its row's start (negative when the start is earlier), and the instant of
 * the sun within the row.
 */
function stampShift(
  { stampMeaning, instantAfterStampMinutes, stampMinutes }: Recording,
  stepMinutes: number,
): { toStartMinutes: number; sunOffsetMinutes: number | null } {
  if (stampMeaning === 'start') return { toStartMinutes: 0, sunOffsetMinutes: null }
  if (stampMeaning === 'middle') return { toStartMinutes: -beforeMiddle(stampMinutes[0], stepMinutes), sunOffsetMinutes: null }
  if (stampMeaning === 'end') return { toStartMinutes: -stepMinutes, sunOffsetMinutes: null }
  const toStartMinutes = Math.floor((stampMinutes[0] + instantAfterStampMinutes) / stepMinutes) * stepMinutes - stampMinutes[0]
  const offset = Math.round((instantAfterStampMinutes - toStartMinutes) * 1e4) / 1e4
  return { toStartMinutes, sunOffsetMinutes: offset === stepMinutes / 2 ? null : offset }
}

/**
 * True for a stamp in the middle of the steps of its day, to the minute: 15 min have it at 7.5, which writers and
 * readers round to 7 or 8.
 */
export function isMiddle(stampMinutes: number, stepMinutes: number): boolean {
  const phase = stampMinutes - Math.floor(stampMinutes / stepMinutes) * stepMinutes
  return phase > 0 && Math.abs(phase - stepMinutes / 2) < 1
}

/** Minutes from a row's start to its stamp in the middle. */
function beforeMiddle(stampMinutes: number, stepMinutes: number): number {
  const half = stepMinutes / 2
  if (Number.isInteger(half) || !Number.isInteger(stampMinutes)) return half
  const isRoundedUp = isMiddle(stampMinutes, stepMinutes) && stampMinutes - Math.floor(stampMinutes / stepMinutes) * stepMinutes > half
  return isRoundedUp ? Math.ceil(half) : Math.floor(half)
}

/** Places where neighbouring starts are not one step apart. */
interface Breaks {
  count: number
  /** First row that repeats, runs backwards or is off the grid; -1 when there are only gaps. */
  disorderRow: number
}

function findBreaks(startMinutes: Float64Array, stepMinutes: number): Breaks {
  let count = 0
  let disorderRow = -1
  for (let i = 1; i < startMinutes.length; i++) {
    const difference = startMinutes[i] - startMinutes[i - 1]
    if (difference === stepMinutes) continue
    count++
    if (disorderRow < 0 && !(difference > 0 && Number.isInteger(difference / stepMinutes))) disorderRow = i
  }
  return { count, disorderRow }
}

/** What to do about an hour that comes twice, as local time has it when daylight saving ends. */
const IN_STANDARD_TIME =
  'as local time does when daylight saving ends: export the rows in UTC or in standard time, write the offset into each stamp (2025-10-26T02:00+01:00), or subtract an hour from the stamps of summer'
/** Daylight saving takes back so much, minutes, in these months and before this hour. */
const TAKEN_BACK_MINUTES = 60
const TURNED_MONTHS = [2, 3, 4, 9, 10, 11]
const TURNED_BEFORE_HOUR = 4

function refuseDisorder({ disorderRow: row }: Breaks, { stampMinutes, lines }: Recording, stepMinutes: number): void {
  if (row < 0) return
  const line = lines === null ? null : lines[row]
  const at = lines === null ? `Row ${row + 1}: ` : ''
  const here = formatStamp(stampMinutes[row])
  const before = formatStamp(stampMinutes[row - 1])
  const difference = stampMinutes[row] - stampMinutes[row - 1]
  // the row after the last one of summer is an hour and a step of the clock behind
  if (difference === stepMinutes - TAKEN_BACK_MINUTES && isTurned(stampMinutes, row))
    throw new WeatherFileError(
      difference === 0
        ? `${at}the stamp ${here} repeats, ${IN_STANDARD_TIME}`
        : `${at}time runs backwards from ${before} to ${here}, ${IN_STANDARD_TIME}`,
      line,
    )
  if (difference === 0)
    throw new WeatherFileError(`${at}the stamp ${here} repeats: give each row its own time, in standard time without daylight saving`, line)
  if (difference < 0)
    throw new WeatherFileError(
      `${at}time runs backwards from ${before} to ${here}: sort the rows by time, in standard time without daylight saving`,
      line,
    )
  throw new WeatherFileError(
    `${at}the step is not regular, because ${here} follows ${before}: give all rows one time step (gaps of whole steps are allowed)`,
    line,
  )
}

/** Days within which clocks are turned once. */
const AROUND_DAYS = 60

/** Whether clocks are turned at such a time, and nothing else is out of order in the weeks around it. */
function isTurned(stampMinutes: Float64Array, row: number): boolean {
  const stamp = stampMinutes[row]
  const minuteOfDay = stamp - Math.floor(stamp / MINUTES_PER_DAY) * MINUTES_PER_DAY
  if (!TURNED_MONTHS.includes(civilOf(stamp).month) || minuteOfDay >= TURNED_BEFORE_HOUR * 60) return false
  for (let i = 1; i < stampMinutes.length; i++) {
    const isNear = Math.abs(stampMinutes[i] - stamp) < AROUND_DAYS * MINUTES_PER_DAY
    if (i !== row && isNear && stampMinutes[i] <= stampMinutes[i - 1]) return false
  }
  return true
}

function spansYears(startMinutes: Float64Array): boolean {
  const year = civilOf(startMinutes[0]).year
  for (let i = 1; i < startMinutes.length; i++) {
    if (Math.abs(startMinutes[i] - startMinutes[i - 1]) > MINUTES_PER_DAY * 2 && civilOf(startMinutes[i]).year !== year) return true
  }
  return civilOf(startMinutes[startMinutes.length - 1]).year !== year
}

interface NominalYear {
  startMinutes: Float64Array
  firstRow: number
  breaks: Breaks
}

/**
 * Moves the rows into one nominal year. Each keeps its stamp's month, day and time, plus
 * `shiftMinutes`; the row nearest to the year's start comes first. Returns null when the rows fill
 * more than a year.
 */
function nominalYear(stampMinutes: Float64Array, shiftMinutes: number, stepMinutes: number): NominalYear | null {
  const n = stampMinutes.length
  const year = hasLeapDay(stampMinutes) ? NOMINAL_LEAP_YEAR : NOMINAL_YEAR
  const yearStart = minutesOf(year, 1, 1)
  const yearMinutes = minutesOf(year + 1, 1, 1) - yearStart
  if (n * stepMinutes > yearMinutes) return null
  const inFile = new Float64Array(n)
  let firstRow = 0
  let day = Number.NaN
  let dayNominal = 0
  for (let i = 0; i < n; i++) {
    const stampDay = Math.floor(stampMinutes[i] / MINUTES_PER_DAY)
    if (stampDay !== day) {
      day = stampDay
      const civil = civilOf(stampMinutes[i])
      dayNominal = minutesOf(year, civil.month, civil.day) - yearStart - day * MINUTES_PER_DAY
    }
    const minute = dayNominal + stampMinutes[i] + shiftMinutes
    inFile[i] = yearStart + minute - Math.floor(minute / yearMinutes) * yearMinutes
    if (inFile[i] < inFile[firstRow]) firstRow = i
  }
  const startMinutes = new Float64Array(n)
  startMinutes.set(inFile.subarray(firstRow))
  startMinutes.set(inFile.subarray(0, firstRow), n - firstRow)
  const breaks = findBreaks(startMinutes, stepMinutes)
  if (breaks.disorderRow >= 0) breaks.disorderRow = (breaks.disorderRow + firstRow) % n
  return { startMinutes, firstRow, breaks }
}

function hasLeapDay(stampMinutes: Float64Array): boolean {
  let day = Number.NaN
  for (let i = 0; i < stampMinutes.length; i++) {
    const stampDay = Math.floor(stampMinutes[i] / MINUTES_PER_DAY)
    if (stampDay === day) continue
    day = stampDay
    const civil = civilOf(stampMinutes[i])
    if (civil.month === 2 && civil.day === 29 && stampMinutes[i] > day * MINUTES_PER_DAY) return true
  }
  return false
}

/**
 * Year of each month, from a day well inside the month if the file has one. Rows at the boundaries
 * may have the year of the neighbouring month.
 */
function yearsOfMonths(startMinutes: Float64Array): (number | null)[] {
  const years: (number | null)[] = Array.from({ length: 12 }, () => null)
  const isInside = years.map(() => false)
  let day = Number.NaN
  for (let i = 0; i < startMinutes.length; i++) {
    const startDay = Math.floor(startMinutes[i] / MINUTES_PER_DAY)
    if (startDay === day) continue
    day = startDay
    const civil = civilOf(startMinutes[i])
    const month = civil.month - 1
    if (isInside[month]) continue
    isInside[month] = civil.day > 1 && civil.day < 28
    if (isInside[month]) years[month] = civil.year
    else years[month] ??= civil.year
  }
  return years
}

function typicalNotes(
  startMinutes: Float64Array,
  monthsYears: readonly (number | null)[],
  stampZoneH: number,
  localZoneH: number,
): string[] {
  const isOneYear = new Set(monthsYears.filter((year) => year !== null)).size === 1
  const what = isOneYear ? 'A typical year' : 'A typical year of months from several years (meta.months_years)'
  const notes = [`${what}: its rows get the nominal year ${civilOf(startMinutes[0]).year}.`]
  if (stampZoneH !== localZoneH) {
    notes.push(`Stamps ${stampZoneH} h from UTC were rolled into the site's standard time, ${localZoneH} h from UTC, within the year.`)
  }
  return notes
}
