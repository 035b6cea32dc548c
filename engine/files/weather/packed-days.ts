import { civilOf, daysInMonth, MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import { allBlocks, entryOf, type PvsystBlock, type PvsystEntry } from '../pvsyst-object.ts'
import { WeatherFileError } from './error.ts'
import { makeStampReaders } from './stamps.ts'
import { NOMINAL_LEAP_YEAR, NOMINAL_YEAR } from './timeline.ts'

/** Digits of the packed integers. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PACKED = /^(?:[+-][0-9A-Za-z]+)*$/
const DAY_KEY = /^Day_(\d\d)(\d\d)(_contd\w*)?$/

/** The packed hours of a variable, and the divisor of its integers. */
export interface PackedSeries {
  block: PvsystBlock
  perUnit: number
}

/** The variables of a run that have hours; others are derived, and not stored. */
export function packedBlocks(root: PvsystBlock): PvsystBlock[] {
  return [...allBlocks(root)].filter(({ kind, entries }) => kind === 'VarSimul' && entries.some(({ key }) => DAY_KEY.test(key)))
}

/** Name of a variable. */
export function variableOf({ name }: PvsystBlock): string {
  return name.replace(/^vi/, '')
}

/** Divisor of the integers of a variable; null when it is not stated. */
export function perUnitOf(block: PvsystBlock): number | null {
  const perUnit = Number(entryOf(block, 'WRFactor'))
  return perUnit > 0 ? perUnit : null
}

/**
 * Year of the run's first day when the file states it and it is consistent with February 29;
 * otherwise the nominal year.
 */
export function packedYear(main: PvsystBlock, series: readonly PackedSeries[]): number {
  const hasLeapDay = series.some(({ block }) => block.entries.some(({ key }) => key.startsWith('Day_2902')))
  const text = entryOf(main, 'DateDebS') ?? ''
  const begin = makeStampReaders('dmy').stamp(text, 0, text.length)
  const stated = Number.isNaN(begin) ? Number.NaN : civilOf(begin).year
  if (stated >= 1900 && hasLeapDay === (daysInMonth(stated, 2) === 29)) return stated
  return hasLeapDay ? NOMINAL_LEAP_YEAR : NOMINAL_YEAR
}

export interface PackedDays {
  stampMinutes: Float64Array
  lines: Int32Array
  /** By series. */
  values: Float64Array[]
}

/**
 * Unpacks the days of all series. All series must have the same days and the same number of values
 * per day.
 */
export function readPackedDays(series: readonly PackedSeries[], year: number): PackedDays {
  const unpacked = series.map((one) => unpackDays(one, year))
  const [first] = unpacked
  const perDay = first[0].values.length
  unpacked.forEach((days, k) => {
    const other =
      days.find((day, i) => day.startMinutes !== first[i]?.startMinutes) ?? (days.length < first.length ? first[days.length] : undefined)
    if (other !== undefined)
      throw new WeatherFileError(
        `${series[k].block.name} and ${series[0].block.name} have different days: the file seems truncated or edited; export it again`,
        other.line,
      )
    const uneven = days.find(({ values }) => values.length !== perDay)
    if (uneven !== undefined || !Number.isInteger(MINUTES_PER_DAY / perDay))
      throw new WeatherFileError(
        `The day has ${(uneven ?? days[0]).values.length} values, but the first day has ${perDay}: a day of hourly values has 24; the file seems truncated or edited; export it again`,
        (uneven ?? days[0]).line,
        series[k].block.name,
      )
  })
  const n = first.length * perDay
  const stampMinutes = new Float64Array(n)
  const lines = new Int32Array(n)
  for (let i = 0; i < n; i++) {
    const day = first[Math.floor(i / perDay)]
    stampMinutes[i] = day.startMinutes + (i % perDay) * (MINUTES_PER_DAY / perDay)
    lines[i] = day.line
  }
  const values = unpacked.map((days, k) =>
    Float64Array.from(
      days.flatMap((day) => day.values),
      (value) => value / series[k].perUnit,
    ),
  )
  return { stampMinutes, lines, values }
}

interface Day {
  startMinutes: number
  line: number
  values: number[]
}

function unpackDays({ block }: PackedSeries, year: number): Day[] {
  const days: Day[] = []
  for (const entry of block.entries) {
    const key = DAY_KEY.exec(entry.key)
    if (key === null) continue
    const [, dayText, monthText, isContinued] = key
    const values = unpack(entry, block.name)
    if (isContinued !== undefined) {
      if (days.length === 0)
        throw new WeatherFileError(
          `${entry.key} continues no day: the file seems truncated or edited; export it again`,
          entry.line,
          block.name,
        )
      days[days.length - 1].values.push(...values)
      if (days[days.length - 1].values.length > MINUTES_PER_DAY)
        throw new WeatherFileError(
          `The day has more than ${MINUTES_PER_DAY} values, one for each minute: export the file again`,
          entry.line,
          block.name,
        )
      continue
    }
    const day = Number(dayText)
    const month = Number(monthText)
    if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
      throw new WeatherFileError(
        `${entry.key} is not a day of ${year} (Day_ddmm): the file seems truncated or edited; export it again`,
        entry.line,
        block.name,
      )
    days.push({ startMinutes: minutesOf(year, month, day), line: entry.line, values })
  }
  return days
}

/** Concatenated signed base-62 integers: `+0+2M-1`. */
function unpack({ value, line }: PvsystEntry, name: string): number[] {
  if (!PACKED.test(value))
    throw new WeatherFileError(
      `${JSON.stringify(value.slice(0, 40))} is not a list of packed values (such as +0+2M-1): export the file again`,
      line,
      name,
    )
  return (value.match(/[+-][0-9A-Za-z]+/g) ?? []).map((packed) => {
    let integer = 0
    for (const digit of packed.slice(1)) integer = integer * DIGITS.length + DIGITS.indexOf(digit)
    return packed[0] === '-' ? 0 - integer : integer
  })
}
