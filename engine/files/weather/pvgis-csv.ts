import { COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFormat } from './format.ts'
import { levelColumns, PVGIS_FIELDS, PVGIS_HOURLY_REFUSED, PVGIS_SERIES_FIELDS, pvgisRecording } from './pvgis.ts'
import { siteNumber } from './recording.ts'
import { countCells, headLines, readRows } from './rows.ts'
import { makeStampReaders } from './stamps.ts'
import { findHeader } from './table-header.ts'
import { convert } from './units.ts'

/**
 * Number of lines searched for the column names: 4 lines of site, 13 of months, some of user
 * horizon.
 */
const HEADER_LINES_MAX = 60
/** Columns of the basic form, which has no header. */
const BASIC_COLUMNS = 'time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP'
const BASIC_ROW = /^\d{8}:\d{4}(?:,[^,\n]*){9}(?:\n|$)/
/** The line of names; whatever stands above it states the place. */
const PVGIS_NAMES = /^time(\(UTC\))?,(.*,)?(G\(h\)|G\(i\)|Gb\(i\)),/i
/** `T2m: 2-m air temperature (degree Celsius)`, or the credits, with or without a blank line before them. */
const LEGEND = /^(?:[A-Za-z][\w()]*:|PVGIS\b)/
/** `Slope: 0 deg. ` of a fixed plane; one that turns is named as a tracker. */
const LEVEL = /^Slope:\s*[-+]?0(?:\.0+)?\s*(?:deg|°|$)/i
const TRACKS = /track|\baxis\b/i
/** The head is shorter. */
const HEAD_CHARS = 20_000

/**
 * PVGIS typical year as CSV, with a header or in the basic form without one; and its hourly series of a level plane.
 */
export const pvgisCsv: WeatherFormat = {
  id: 'pvgis_csv',
  title: 'PVGIS TMY CSV',
  detect(text) {
    if (BASIC_ROW.test(text)) return true
    const head = headLines(text.slice(0, HEAD_CHARS), HEADER_LINES_MAX)
    if (head.some((line) => PVGIS_NAMES.test(line.text))) return true
    // a table of its own names may begin like the head of PVGIS; without any names, the file is cut off
    return /^Latitude \(decimal degrees\)/i.test(text) && findHeader(text) === null
  },
  parse(text, options) {
    const head = headLines(text, HEADER_LINES_MAX)
    const isBasic = BASIC_ROW.test(text)
    const headerAt = head.findIndex((line) => /^time(\(UTC\))?,/i.test(line.text))
    if (!isBasic && headerAt < 0)
      throw new WeatherFileError('The line of column names, time(UTC),T2m,..., is missing: the file seems truncated; download it again')
    const header = splitCells(isBasic ? BASIC_COLUMNS : head[headerAt].text, COMMA)
    const isSeries = header.includes('Gb(i)') || header.includes('G(i)')
    const above = head.slice(0, Math.max(headerAt, 0))
    if (isSeries && (!above.some(({ text: line }) => LEVEL.test(line)) || above.some(({ text: line }) => TRACKS.test(line))))
      throw new WeatherFileError(PVGIS_HOURLY_REFUSED, headerAt + 1)
    const first = isBasic ? head[0] : head[headerAt + 1]
    if (first === undefined)
      throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', headerAt + 1)
    const fields = (isSeries ? PVGIS_SERIES_FIELDS : PVGIS_FIELDS)
      .map(([column, name, unit]) => ({ column, name, unit, index: header.indexOf(name) }))
      .filter(({ index }) => index >= 0)
    const rows = readRows(
      text,
      {
        from: first.from,
        line: first.number,
        separator: COMMA,
        headerCells: countCells(header),
        endsAtBlank: true,
        endsBefore: LEGEND,
        onProgress: options.onProgress,
      },
      [
        { index: 0, name: header[0], read: makeStampReaders('dmy').stamp, required: true },
        ...fields.map(({ index, name }) => ({ index, name, read: readNumber, required: false })),
      ],
    )
    const [stampMinutes, ...values] = rows.values
    for (const [k, { unit }] of fields.entries()) convert(values[k], unit, 60)
    const columns = Object.fromEntries(fields.map(({ column }, k) => [column, values[k]]))
    const fact = (label: RegExp) => above.find((line) => label.test(line.text))?.text.split(':')[1]
    return pvgisRecording(
      {
        place: { latitude: fact(/^Latitude/i), longitude: fact(/^Longitude/i), elevation: fact(/^Elevation/i) },
        offsetH: siteNumber(fact(/^Irradiance Time Offset/i), -24, 24),
        radiationDb: fact(/^Radiation database/i)?.trim() || null,
        stampMinutes,
        lines: rows.lines,
        columns: isSeries ? levelColumns(columns) : columns,
        isSeries,
      },
      options,
    )
  },
}
