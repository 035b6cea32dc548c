import type { Findings } from '../findings.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { DEGREES, looksLikeDegrees } from './crs.ts'
import { type GroundFile, HEIGHTS_MAX, noteMetres, type Raster } from './ground-file.ts'
import { heightOf, Tokens } from './tokens.ts'

/** Keys of the head, in lower case, in any order. */
const KEYS = ['ncols', 'nrows', 'xllcorner', 'xllcenter', 'yllcorner', 'yllcenter', 'cellsize', 'dx', 'dy', 'nodata_value'] as const
type Key = (typeof KEYS)[number]
type Head = Partial<Record<Key, number>>

const NODATA = -9999

/**
 * Reads an ESRI ASCII grid: heights at the middles of cells, line by line from north to south.
 * Fails: ObjectFileError for a head that lacks a key, and for another number of heights.
 */
export function readAsciiGrid(text: string, statedM: number | undefined, findings: Findings): Omit<GroundFile, 'encoding'> {
  const unitM = statedM ?? 1
  const { head, start } = headOf(text)
  const { columns, lines, dx, dy } = sizesOf(head)
  const [west, south] = [head.xllcenter ?? needed(head, 'xllcorner') + dx / 2, head.yllcenter ?? needed(head, 'yllcorner') + dy / 2]
  const heights = heightsOf(text, start, columns, lines, head.nodata_value ?? NODATA, unitM)
  const isDegrees = looksLikeDegrees(west, south, west + dx * (columns - 1), south + dy * (lines - 1))
  const scale = isDegrees ? 1 : unitM
  if (statedM === undefined) noteMetres(isDegrees, findings)
  const raster: Raster = { west: west * scale, south: south * scale, dx: dx * scale, dy: dy * scale, columns, heights }
  return { raster, tin: null, crs: isDegrees ? DEGREES : null }
}

function headOf(text: string): { head: Head; start: { at: number; line: number } } {
  const tokens = new Tokens(text)
  const head: Head = {}
  for (;;) {
    const start = tokens.place()
    const word = tokens.next()?.toLowerCase()
    const key = KEYS.find((known) => known === word)
    if (key === undefined) return { head, start }
    const written = tokens.next() ?? ''
    const value = heightOf(written)
    if (value === null || (Number.isNaN(value) && key !== 'nodata_value'))
      throw refused(`Line ${tokens.line}, key ${key}: ${JSON.stringify(written.slice(0, 50))} is not a number`)
    head[key] = value
  }
}

function needed(head: Head, key: Key): number {
  const value = head[key]
  if (value === undefined) throw refused(`Key ${key}: the head of an ASCII grid needs it, before the heights`)
  return value
}

function sizesOf(head: Head): { columns: number; lines: number; dx: number; dy: number } {
  const [columns, lines] = [needed(head, 'ncols'), needed(head, 'nrows')]
  for (const [key, value] of [
    ['ncols', columns],
    ['nrows', lines],
  ] as const)
    if (!Number.isInteger(value) || value < 2) throw refused(`Key ${key}: ${value} must be a whole number of at least 2`)
  if (columns * lines > HEIGHTS_MAX)
    throw refused(`Keys ncols and nrows: the grid has more than ${HEIGHTS_MAX.toLocaleString('en')} heights: cut it to the plant`)
  const [dx, dy] = [head.dx ?? needed(head, 'cellsize'), head.dy ?? needed(head, 'cellsize')]
  if (!(dx > 0 && dy > 0)) throw refused('Key cellsize: the size of a cell must be more than 0')
  return { columns, lines, dx, dy }
}

function heightsOf(
  text: string,
  start: { at: number; line: number },
  columns: number,
  lines: number,
  nodata: number,
  unitM: number,
): Float64Array {
  // The head is no reason for memory: each height has a digit and a blank.
  if (2 * columns * lines > text.length + 1) throw cut(columns, lines)
  const heights = new Float64Array(columns * lines)
  const tokens = new Tokens(text, start)
  for (let line = lines - 1; line >= 0; line--)
    for (let column = 0; column < columns; column++) {
      const word = tokens.next()
      if (word === null) throw cut(columns, lines)
      const value = heightOf(word)
      if (value === null)
        throw refused(`Line ${tokens.line}: ${JSON.stringify(word.slice(0, 50))} is not a height; the file may be damaged`)
      heights[line * columns + column] = value === nodata ? Number.NaN : value * unitM
    }
  if (tokens.next() !== null) throw refused(`Line ${tokens.line}: more heights follow than ncols x nrows, ${columns} x ${lines}`)
  return heights
}

const cut = (columns: number, lines: number) =>
  refused(`The file has fewer heights than ncols x nrows, ${columns} x ${lines}: it may be cut; send all of it`)

const refused = (message: string) => new ObjectFileError([message])
