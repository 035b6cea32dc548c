import { civilOf, daysInMonth, MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import { allBlocks, entryOf, isPvsystObject, type PvsystBlock, type PvsystEntry, readPvsystObject } from '../pvsyst-object.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { readHeading } from './headings.ts'
import { OBJECT_CHARS_MAX, OBJECT_LINES_MAX } from './limits.ts'
import { placeOf, statedZone } from './place.ts'
import { namesOf } from './recording.ts'
import { makeStampReaders } from './stamps.ts'
import { NOMINAL_LEAP_YEAR, NOMINAL_YEAR } from './timeline.ts'
import { AS_IS, isColumn, toColumns, unitOf, type WeatherColumn } from './units.ts'
import { assumedZone } from './zone.ts'

/** Digits of the packed integers. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PACKED = /^(?:[+-][0-9A-Za-z]+)*$/
const DAY_KEY = /^Day_(\d\d)(\d\d)(_contd\w*)?$/
/** PVsyst's own units: MJ/m2 of the step, degC, m/s. */
const UNITS: Partial<Record<WeatherColumn, string>> = {
  ghi_wm2: 'MJ/m2',
  dhi_wm2: 'MJ/m2',
  dni_wm2: 'MJ/m2',
  relative_humidity: 'fraction',
}
const NO_SERIES = 'The object must contain the hourly values GlobHor and T_Amb of a simulation: save them, or export the weather as CSV'

/**
 * PVsyst object texts that contain the hours of a run: variants with results, and weather objects
 * of the same form. Each variable packs a day into one line of signed base-62 integers; divided by
 * WRFactor they are in PVsyst's units, each for the step that begins at its position in the day.
 * Objects without such hours (sites, modules, a variant that was not simulated) are rejected.
 * Source: no description is published; decoded from files whose sums are printed in their reports.
 */
export const pvsystObject: WeatherFormat = {
  id: 'pvsyst_object',
  title: 'PVsyst variant or weather object as text',
  detect: isPvsystObject,
  parse(text, options) {
    refuseLarge(text)
    const root = readPvsystObject(text)
    const main: PvsystBlock | undefined = root.blocks[0]
    if (main === undefined)
      throw new WeatherFileError('The first line names no class (such as PVObject_=pvVCalcul): the file seems damaged; export it again', 1)
    if (!main.isClosed)
      throw new WeatherFileError(
        `The closing line "End of PVObject ${main.kind}" is missing: the file seems truncated; export it again`,
        main.line,
      )
    const series = findSeries(root)
    if (series.length === 0) throw new WeatherFileError(`This PVsyst object (${main.kind}) contains no hourly weather. ${NO_SERIES}`)
    const year = yearOf(main, series)
    const { stampMinutes, lines, values } = readDays(series, year)
    const stepMinutes = stampMinutes.length > 1 ? stampMinutes[1] - stampMinutes[0] : MINUTES_PER_DAY
    const fields = series.map(({ column }) => ({ column, unit: unitOf(column, UNITS[column] ?? '') ?? AS_IS }))
    return {
      dataSource: meteoName(root) ?? 'PVsyst',
      radiationDb: null,
      locationId: null,
      ...siteOf(root, options),
      stampMeaning: 'start',
      instantAfterStampMinutes: 0,
      stampMinutes,
      lines,
      columns: toColumns(fields, values, stepMinutes),
      names: namesOf(series.map(({ column, block }) => ({ column, name: block.name }))),
    }
  },
}

/** Reading makes several objects of each line. Variants with a year of hours have 30,000 lines. */
function refuseLarge(text: string): void {
  if (text.length > OBJECT_CHARS_MAX)
    throw new WeatherFileError(`The PVsyst object is larger than ${OBJECT_CHARS_MAX / 1048576} MB, the limit of such a file. ${NO_SERIES}`)
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (++lines > OBJECT_LINES_MAX)
      throw new WeatherFileError(`The PVsyst object has more than ${OBJECT_LINES_MAX} lines, the limit of such a file. ${NO_SERIES}`)
  }
}

/** A weather variable of the run. */
interface Series {
  column: WeatherColumn
  block: PvsystBlock
  perUnit: number
}

function findSeries(root: PvsystBlock): Series[] {
  const series: Series[] = []
  for (const block of allBlocks(root)) {
    if (block.kind !== 'VarSimul') continue
    const quantity = readHeading(block.name.replace(/^vi/, ''))?.quantity
    if (quantity === undefined || !isColumn(quantity) || series.some(({ column }) => column === quantity)) continue
    if (!block.entries.some(({ key }) => DAY_KEY.test(key))) continue // derived, not stored
    const perUnit = Number(entryOf(block, 'WRFactor'))
    if (!(perUnit > 0))
      throw new WeatherFileError(`${block.name} has no WRFactor, the divisor of its values: export the file again`, block.line)
    series.push({ column: quantity, block, perUnit })
  }
  return series
}

/**
 * Year of the run's first day when the file states it and it is consistent with February 29;
 * otherwise the nominal year.
 */
function yearOf(main: PvsystBlock, series: readonly Series[]): number {
  const hasLeapDay = series.some(({ block }) => block.entries.some(({ key }) => key.startsWith('Day_2902')))
  const text = entryOf(main, 'DateDebS') ?? ''
  const begin = makeStampReaders('dmy').stamp(text, 0, text.length)
  const stated = Number.isNaN(begin) ? Number.NaN : civilOf(begin).year
  if (stated >= 1900 && hasLeapDay === (daysInMonth(stated, 2) === 29)) return stated
  return hasLeapDay ? NOMINAL_LEAP_YEAR : NOMINAL_YEAR
}

interface Days {
  stampMinutes: Float64Array
  lines: Int32Array
  /** By series. */
  values: Float64Array[]
}

/**
 * Unpacks the days of all series. All series must have the same days and the same number of values
 * per day.
 */
function readDays(series: readonly Series[], year: number): Days {
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

function unpackDays({ block }: Series, year: number): Day[] {
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

/** The site of the weather when the file states it, otherwise the site of the run. */
function siteOf(root: PvsystBlock, options: WeatherFileOptions) {
  const sites = [...allBlocks(root)].filter(({ kind }) => kind === 'pvSite')
  const site = sites.find(({ name }) => /met/i.test(name)) ?? sites[0]
  const fact = (key: string) => (site === undefined ? undefined : entryOf(site, key))
  const notes: string[] = []
  const place = placeOf({ latitude: fact('Latitude'), longitude: fact('Longitude'), elevation: fact('Altitude') }, options, notes)
  const zoneH = statedZone(fact('TimeZone'), notes) ?? options.timezone ?? assumedZone(place, options, notes)
  return {
    station: [fact('Site'), fact('Country')].filter(Boolean).join(', ') || null,
    ...place,
    stampZoneH: zoneH,
    localZoneH: zoneH,
    notes,
  }
}

/** Name of the weather file that the run used. */
function meteoName(root: PvsystBlock): string | null {
  for (const block of allBlocks(root)) {
    if (block.kind === 'pvMeteo') return entryOf(block, 'NomF') || null
  }
  return null
}
