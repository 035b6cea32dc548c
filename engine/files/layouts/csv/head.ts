import { headingOf } from '../headings.ts'

/** Lines that may stand before the headings, and cells of a line that are read. */
export const HEAD_LINES = 40
const CELLS_MAX = 200
const LINE_CHARS = 20_000

/** Headings of coordinates, without units. */
export const POSITIONS = {
  x: [
    'x',
    'easting',
    'east',
    'eastings',
    'xcoordinate',
    'xcoord',
    'utmx',
    'utme',
    'pointx',
    'rechtswert',
    'ostwert',
    'este',
    'estx',
    'coordx',
  ],
  y: [
    'y',
    'northing',
    'north',
    'northings',
    'ycoordinate',
    'ycoord',
    'utmy',
    'utmn',
    'pointy',
    'hochwert',
    'nordwert',
    'norte',
    'nordy',
    'coordy',
  ],
  latitude: ['latitude', 'lat', 'breitengrad'],
  longitude: ['longitude', 'lon', 'long', 'lng', 'laengengrad'],
} as const
export type Position = keyof typeof POSITIONS

/** Headings that weather does not have, one of which a layout has next to its coordinates. */
const OF_LAYOUTS =
  /^(length|len|width|chord|tilt|azimuth|azimut|modules|nmodules|diameter|roll|(table|tracker|rack|row|pile|post)(s|id|no|nr|name|number|type)?|.*(length|width|tilt|azimuth|laenge|breite|neigung))$/

/** Whether a text has a line of headings with coordinates and figures of tables among its first lines. */
export function hasPositions(opening: string): boolean {
  const head = headOf(opening.split('\n', HEAD_LINES))
  return head?.headings.some((heading) => OF_LAYOUTS.test(headingOf(heading).name)) ?? false
}

/** Letters of a cell up to which it may be a heading. */
const HEADING_CHARS = 50
const NUMBER = /^-?[\d.]+$/
/** Headings of weather. */
export const OF_WEATHER = /time|date|year|month|hour|ghi|dni|dhi|irradia|temp/i

/** The first line whose cells may be headings: as many names as the next line has cells. @param needsNumbers  of the next line */
export function likelyHeadings(text: string, needsNumbers: boolean): string[] | null {
  const lines = text.split('\n', HEAD_LINES).filter((line) => line.trim() !== '')
  for (const [k, line] of lines.entries())
    for (const separator of [';', '\t', ',']) {
      const [cells, next] = [cellsOf(line, separator), cellsOf(lines[k + 1] ?? line, separator)]
      const areNames = cells.every((cell) => cell.length < HEADING_CHARS && !NUMBER.test(cell))
      if (cells.length > 1 && areNames && next.length === cells.length && (!needsNumbers || next.some((cell) => NUMBER.test(cell))))
        return cells
    }
  return null
}

/** Whether a text has a heading of tables, not of the sun alone, and none of weather, wherever its coordinates are. */
export function namesTables(opening: string): boolean {
  const headings = likelyHeadings(opening, true) ?? []
  const names = headings.map((heading) => headingOf(heading).name)
  return !headings.some((heading) => OF_WEATHER.test(heading)) && names.some((name) => OF_LAYOUTS.test(name) && !name.includes('azimut'))
}

export interface Head {
  at: number
  separator: string
  headings: string[]
  columns: Partial<Record<Position, number>>
}

export function headOf(lines: readonly string[]): Head | null {
  for (const [at, line] of lines.entries())
    for (const separator of [';', '\t', ',']) {
      if (!line.includes(separator)) continue
      const headings = cellsOf(line, separator)
      const columns = positionsOf(headings)
      if ((columns.x !== undefined && columns.y !== undefined) || (columns.latitude !== undefined && columns.longitude !== undefined))
        return { at, separator, headings, columns }
    }
  return null
}

export function positionsOf(headings: readonly string[]): Partial<Record<Position, number>> {
  const columns: Partial<Record<Position, number>> = {}
  for (const [k, heading] of headings.entries()) {
    const { name } = headingOf(heading)
    for (const [position, spellings] of Object.entries(POSITIONS) as [Position, readonly string[]][])
      if (spellings.includes(name)) columns[position] ??= k
  }
  return columns
}

/** Cells of a line, those in quotes without them. */
export function cellsOf(line: string, separator: string): string[] {
  const text = line.slice(0, LINE_CHARS)
  if (!text.includes('"')) return text.split(separator, CELLS_MAX).map((cell) => cell.trim())
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()].slice(0, CELLS_MAX)
}
