import { type CellReader, COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { readHeading } from './headings.ts'
import { HEADING_CHARS_MAX } from './limits.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { countCells, headLines, type RowColumn, readRows } from './rows.ts'
import { makeStampReaders, readTimeOfDay } from './stamps.ts'
import { AS_IS, isColumn, PERCENT, toColumns, type Unit, unitOf, type WeatherColumn } from './units.ts'

/** Column names, without the unit in brackets. */
const NAMES: Readonly<Record<string, WeatherColumn>> = {
  ghi: 'ghi_wm2',
  dhi: 'dhi_wm2',
  dni: 'dni_wm2',
  'dry-bulb': 'temp_air_c',
  wspd: 'wind_speed_ms',
  rhum: 'relative_humidity',
  pressure: 'pressure_hpa',
  pwat: 'precipitable_water_cm',
  alb: 'albedo',
}

/**
 * Fields of the second line, `Dry-bulb (C)` and the like, or the name alone; flag columns such as `GHI
 * source` have other names and are not data.
 */
const FIELD = /^([^(]+?)\s*(?:\(([^)]*)\)+)?$/
/** Units of TMY3 where the name stands alone; the others are those of the section. */
const USUAL_UNITS: Partial<Record<WeatherColumn, Unit>> = { relative_humidity: PERCENT }

/**
 * TMY3: stamps mark the end of the hour, 01:00 to 24:00, in local standard time. Months come from
 * different years. -9900 means missing.
 * Source: S. Wilcox, W. Marion, Users Manual for TMY3 Data Sets, NREL/TP-581-43156, 2008, tables
 * 1-1 and 1-2.
 */
export const tmy3: WeatherFormat = {
  id: 'tmy3',
  title: 'TMY3',
  detect: (text) => /^[^\n]*\n"?Date \(MM\/DD\/YYYY\)/i.test(text.slice(0, 4000)),
  parse,
}

interface Field {
  column: WeatherColumn
  index: number
  name: string
  unit: Unit
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const [first, second, third] = headLines(text, 3)
  const site = splitCells(first.text, COMMA)
  const header = splitCells(second.text, COMMA)
  if (third === undefined) throw new WeatherFileError('No rows follow the header: the file seems truncated; download it again', 2)
  const timeIndex = header.findIndex((name) => /^time \(/i.test(name))
  if (timeIndex < 0)
    throw new WeatherFileError('The column "Time (HH:MM)" is missing: TMY3 requires date and time; download the file again', 2)
  const fields = findFields(header)
  const zoneH = zoneOf(site[3])
  if (zoneH === null) throw new WeatherFileError('The fourth cell must be the time zone in hours from UTC, for example -5', 1)
  const required = (index: number, read: CellReader): RowColumn => ({ index, name: header[index], read, required: true })
  const rows = readRows(
    text,
    { from: third.from, line: 3, separator: COMMA, headerCells: countCells(header), endsAtBlank: false, onProgress: options.onProgress },
    [
      required(0, makeStampReaders('mdy').stamp),
      required(timeIndex, readTimeOfDay),
      ...fields.map(({ index, name }) => ({ index, name, read: readNumber, required: false })),
    ],
  )
  const [stampMinutes, timeMinutes, ...values] = rows.values
  for (let i = 0; i < rows.n; i++) stampMinutes[i] += timeMinutes[i]
  const notes: string[] = []
  return {
    dataSource: 'TMY3',
    radiationDb: null,
    station: [site[1], site[2]].filter(Boolean).join(', ') || null,
    locationId: site[0] || null,
    ...placeOf({ latitude: site[4], longitude: site[5], elevation: site[6] }, options, notes),
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: 'end',
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines: rows.lines,
    columns: toColumns(fields, values, 60),
    names: namesOf(fields),
    notes,
  }
}

function findFields(header: readonly string[]): Field[] {
  const fields: Field[] = []
  header.forEach((name, index) => {
    const match = name.length > HEADING_CHARS_MAX ? null : FIELD.exec(name)
    if (match === null) return
    const [, ownName, stated] = match
    const heading = NAMES[ownName.toLowerCase()] ?? readHeading(ownName)?.quantity
    const column = heading === undefined || !isColumn(heading) ? undefined : heading
    const unit = column && (stated === undefined ? (USUAL_UNITS[column] ?? AS_IS) : unitOf(column, stated))
    if (unit && !fields.some((field) => field.column === column)) fields.push({ column, index, name, unit })
  })
  return fields
}
