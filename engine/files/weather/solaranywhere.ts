import { type CellReader, COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFormat } from './format.ts'
import { readHeading } from './headings.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, type StampMeaning, zoneOf } from './recording.ts'
import { countCells, headLines, type RowColumn, readRows } from './rows.ts'
import { makeStampReaders } from './stamps.ts'
import { AS_IS, isColumn, toColumns, type Unit, type WeatherColumn } from './units.ts'

/** Characters of the text of version and averaging method; real ones have 300. */
const FACTS_CHARS = 2000

const LOCAL_TIME = 'ObservationTime(LST)'
const UNIVERSAL_TIME = 'ObservationTime(GMT)'

/** Names of the averaging method in the first line, and what a stamp marks for each. */
const METHODS: readonly (readonly [pattern: RegExp, meaning: StampMeaning])[] = [
  [/end of period|period ending/i, 'end'],
  [/(start|beginning) of period|period beginning/i, 'start'],
  [/(middle|center|centre) of period|centered/i, 'middle'],
  [/instantaneous/i, 'instant'],
]

interface Field {
  column: WeatherColumn
  index: number
  name: string
  unit: Unit
}

/**
 * SolarAnywhere's own CSV: one line of facts (number, place, state, zone, latitude, longitude,
 * elevation, a text of version and averaging method), one of names, then rows stamped in local
 * standard time, usually at the end of their period; empty cells are gaps. All stamps of a typical
 * year have the same year.
 * Source: SolarAnywhere documentation, "SolarAnywhere data formats", and the files' own text.
 */
export const solaranywhere: WeatherFormat = {
  id: 'solaranywhere',
  title: 'SolarAnywhere CSV',
  detect: (text) => /^[^\n]*\n"?ObservationTime\((LST|GMT)\)/i.test(text.slice(0, 4000)),
  parse,
}

function parse(text: string, options: Parameters<WeatherFormat['parse']>[1]): Recording {
  const [first, second, third] = headLines(text, 3)
  if (third === undefined) throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', 2)
  const site = splitCells(first.text, COMMA)
  const facts = site.slice(7).join(', ').slice(0, FACTS_CHARS)
  const header = splitCells(second.text, COMMA)
  const isLocal = header.includes(LOCAL_TIME)
  const localZoneH = zoneOf(site[3]) ?? options.timezone ?? null
  if (localZoneH === null) throw new WeatherFileError('The fourth cell must be the time zone in hours from UTC, for example -5', 1)
  const fields = findFields(header)
  const stampIndex = header.indexOf(isLocal ? LOCAL_TIME : UNIVERSAL_TIME)
  const column = (index: number, read: CellReader, required: boolean): RowColumn => ({ index, name: header[index], read, required })
  const rows = readRows(
    text,
    {
      from: third.from,
      line: third.number,
      separator: COMMA,
      headerCells: countCells(header),
      endsAtBlank: false,
      onProgress: options.onProgress,
    },
    [column(stampIndex, makeStampReaders('mdy').stamp, true), ...fields.map(({ index }) => column(index, readNumber, false))],
  )
  const [stampMinutes, ...values] = rows.values
  const method = METHODS.find(([pattern]) => pattern.test(facts))
  const notes: string[] = []
  if (method === undefined) notes.push('The file states no averaging method: its stamps are read as the end of their period.')
  return {
    dataSource: 'SolarAnywhere',
    radiationDb: /Data Version: *([^/]+?) *(\/|$)/.exec(facts)?.[1].replace(/^/, 'SolarAnywhere ') ?? null,
    station:
      [site[1], site[2]]
        .filter((part) => part !== '' && part !== 'NA')
        .join(', ')
        .replace(/\s{2,}/g, ', ') || null,
    locationId: null,
    ...placeOf({ latitude: site[4], longitude: site[5], elevation: site[6] }, options, notes),
    stampZoneH: isLocal ? localZoneH : 0,
    localZoneH,
    isTypical: /Type: *Typical/i.test(facts),
    stampMeaning: method?.[1] ?? 'end',
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines: rows.lines,
    columns: toColumns(fields, values, 60),
    names: namesOf(fields),
    notes,
  }
}

/** Columns by name. `Clear Sky GHI` and the like are modelled clear-sky values and are ignored. */
function findFields(header: readonly string[]): Field[] {
  const fields: Field[] = []
  header.forEach((name, index) => {
    const heading = readHeading(name.replace(/ \((GHI|DNI|DIF|DHI)\)/, ''))
    if (heading === null || !isColumn(heading.quantity) || fields.some((field) => field.column === heading.quantity)) return
    fields.push({ column: heading.quantity, index, name, unit: heading.unit ?? AS_IS })
  })
  return fields
}
