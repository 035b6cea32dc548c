import { daysInMonth, minutesOf } from '../../core/calendar.ts'
import { COMMA, readCommaNumber, readNumber, splitCells, TAB } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFormat } from './format.ts'
import { readHeading } from './headings.ts'
import { placeOf } from './place.ts'
import { type Recording, siteNumber, zoneOf } from './recording.ts'
import { headLines, type Line, readRows } from './rows.ts'
import { NOMINAL_LEAP_YEAR, NOMINAL_YEAR } from './timeline.ts'
import { isColumn, type WeatherColumn } from './units.ts'

const HEADER_LINES_MAX = 12
/** Order of the columns in files without a line of names. */
const USUAL_COLUMNS: readonly WeatherColumn[] = ['ghi_wm2', 'dhi_wm2', 'temp_air_c', 'wind_speed_ms']
/** Minutes from the end of an hour, to which a row refers, to its middle. */
const USUAL_OFFSET = -30
/**
 * Largest difference between the rows and the monthly means of the header, as a share of annual
 * irradiation. The header means are rounded to whole W/m2.
 */
const MEANS_MISS_MAX = 0.03
const MINUTES_PER_HOUR = 60

/** First line: the place's name, usually in quotes. */
const NAME = /^\s*("[^"]*"|[^",;\t]+)\s*$/
/** Second line: latitude, longitude, altitude, zone and -30. */
const PLACE = /^\s*[-+]?\d+(\.\d+)?\s*,\s*[-+]?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*,\s*[-+]?\d+(\.\d+)?\s*,\s*-?\d+/

/**
 * Meteonorm and PV*SOL hourly text (.dat): the place in quotes; latitude, longitude, altitude, time
 * zone and -30, **longitude and time zone positive to the west**; optionally monthly means of
 * global irradiance, temperature and wind; optionally a line of column names (`Ta Gh FF RH`); then
 * one row per hour from January 1, 0:00, without dates. Without names the columns are global,
 * diffuse, temperature and wind.
 * Fails: when the rows do not fill a year in equal steps, because nothing else gives the time of a
 * row.
 * Source: the header's description in Valentin Software's help for PV*SOL climate data; layout as
 * observed in Meteonorm's files.
 */
export const meteonorm: WeatherFormat = {
  id: 'meteonorm',
  title: 'Meteonorm or PV*SOL .dat',
  detect(text) {
    const [first, second] = headLines(text.slice(0, 4000), 2)
    return second !== undefined && NAME.test(first.text) && PLACE.test(second.text)
  },
  parse,
}

function parse(text: string, options: Parameters<WeatherFormat['parse']>[1]): Recording {
  const head = headLines(text, HEADER_LINES_MAX)
  const site = splitCells(head[1].text, COMMA)
  const names = findNames(head)
  const first = head.slice(names?.number ?? 2).find((line) => line.text.includes('\t') && /\d/.test(line.text))
  if (first === undefined)
    throw new WeatherFileError(
      'No rows of values separated by TAB follow the header: the file seems truncated; export it again',
      head.length,
    )
  const order = names === null ? USUAL_COLUMNS : columnsOf(names)
  const cells = splitCells(first.text, TAB).length
  if (names === null && cells !== USUAL_COLUMNS.length)
    throw new WeatherFileError(
      `The row has ${cells} columns, but a file without a line of column names must have four (global, diffuse, temperature, wind): add a line of column names`,
      first.number,
    )
  const read = /\d,\d/.test(first.text) ? readCommaNumber : readNumber
  const rows = readRows(
    text,
    { from: first.from, line: first.number, separator: TAB, headerCells: null, endsAtBlank: false, onProgress: options.onProgress },
    order.flatMap((column, index) => (column === null ? [] : [{ index, name: column, read, required: false }])),
  )
  const columns: Recording['columns'] = {}
  order
    .filter((column) => column !== null)
    .forEach((column, k) => {
      columns[column] = rows.values[k]
    })
  if (columns.relative_humidity) for (let i = 0; i < rows.n; i++) columns.relative_humidity[i] /= 100
  const { stepMinutes, year } = stepOfYear(rows.n, rows.lines[rows.n - 1])
  const longitudeDeg = siteNumber(String(0 - Number(site[1])), -180, 180)
  const zoneH = zoneOf(String(0 - Number(site[3])))
  if (longitudeDeg === null || zoneH === null)
    throw new WeatherFileError(
      'Longitude and time zone (second and fourth cell) cannot be read: write both as numbers that are positive to the west',
      2,
    )
  const notes = [
    `The file has no dates: its rows get the nominal year ${year}.`,
    `Longitude and time zone are positive to the west in this format: they are read as ${longitudeDeg} deg east, ${zoneH} h from UTC.`,
    ...(Number(site[4]) === USUAL_OFFSET
      ? []
      : [`The fifth cell of line 2 is ${site[4]}, not -30: the rows are read as hours from 0:00 nevertheless.`]),
  ]
  refuseOtherMeans(head.slice(2, first.number - 1), columns.ghi_wm2, stepMinutes, year)
  return {
    dataSource: 'Meteonorm',
    radiationDb: null,
    station: head[0].text.replaceAll('"', '').trim() || null,
    locationId: null,
    ...placeOf({ latitude: site[0], longitude: String(longitudeDeg), elevation: site[2] }, options, notes),
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: 'start',
    instantAfterStampMinutes: 0,
    stampMinutes: Float64Array.from({ length: rows.n }, (_, i) => minutesOf(year, 1, 1) + i * stepMinutes),
    lines: rows.lines,
    columns,
    names: Object.fromEntries(
      order.flatMap((column, k) => (column === null ? [] : [[column, names === null ? `cell ${k + 1}` : splitCells(names.text, TAB)[k]]])),
    ),
    notes,
  }
}

function findNames(head: readonly Line[]): Line | null {
  return head.slice(2).find((line) => splitCells(line.text, TAB).filter((name) => readHeading(name) !== null).length >= 2) ?? null
}

/** Column of each cell of the line of names; null for a cell that is not weather. */
function columnsOf({ text }: Line): (WeatherColumn | null)[] {
  return splitCells(text, TAB).map((name) => {
    const quantity = readHeading(name)?.quantity ?? null
    return quantity === null || !isColumn(quantity) ? null : quantity
  })
}

/** Step and nominal year of `n` rows that fill a year. */
function stepOfYear(n: number, lastLine: number): { stepMinutes: number; year: number } {
  for (const year of [NOMINAL_YEAR, NOMINAL_LEAP_YEAR]) {
    const stepMinutes = (minutesOf(year + 1, 1, 1) - minutesOf(year, 1, 1)) / n
    if (Number.isInteger(stepMinutes) && MINUTES_PER_HOUR % stepMinutes === 0) return { stepMinutes, year }
  }
  throw new WeatherFileError(
    `The file has ${n} rows without dates, but an hourly year has 8760: the file seems truncated or has extra lines; export it again`,
    lastLine,
  )
}

/**
 * The first line of twelve numbers above the rows states the monthly means of global irradiance.
 * Rows that do not match it have other columns or another year.
 */
function refuseOtherMeans(lines: readonly Line[], ghi: Float64Array | undefined, stepMinutes: number, year: number): void {
  const stated = lines.find(({ text }) => splitCells(text, COMMA).length === 12)
  if (stated === undefined || ghi === undefined) return
  let sum = 0
  let missed = 0
  let row = 0
  splitCells(stated.text, COMMA).forEach((cell, month) => {
    const count = (daysInMonth(year, month + 1) * 24 * MINUTES_PER_HOUR) / stepMinutes
    let total = 0
    for (const end = row + count; row < end; row++) total += ghi[row]
    sum += Number(cell) * count
    missed += Math.abs(total - Number(cell) * count)
  })
  if (missed > MEANS_MISS_MAX * sum)
    throw new WeatherFileError(
      'The monthly means of global irradiance in this line do not match the first column of the rows: columns or rows are shifted; export the file again',
      stated.number,
    )
}
