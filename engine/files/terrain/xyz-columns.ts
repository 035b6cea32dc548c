import { decimalNumber } from '../decimal-number.ts'
import { headOf, type Position } from '../layouts/csv/head.ts'
import { figureOf } from '../layouts/figures.ts'
import { headingOf, plainHeading } from '../layouts/headings.ts'

/** Lines that may stand before the first point, and lines that show that a file is a list of points. */
const OPENING_LINES = 20
const SHOWN_LEAST = 3
/** A line without a point. */
export const COMMENT = /^\s*(#|\/\/|;\s|!|$)/
/** Other columns that a list of points may have. */
const BESIDES = /^(id|fid|no|nr|number|point|pointid|name|code|description|desc|type|layer|remark)$/

/** Where the coordinates of a point stand. */
export interface Columns {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly factors: readonly [number, number, number]
  readonly isDegrees: boolean
  /** Whether the heading of the heights states their unit. */
  readonly hasUnit: boolean
  readonly separator: string | RegExp
  /** The line of the headings; -1 without any. */
  readonly at: number
}

/** Whether a text opens as a list of points with heights: three numbers a line, or headings of coordinates and a height alone. */
export function isXyz(opening: string): boolean {
  const lines = opening.split('\n', OPENING_LINES + 1).slice(0, OPENING_LINES)
  if (headed(lines) !== null) return true
  const shown = lines.filter((line) => !COMMENT.test(line)).slice(0, -1)
  return shown.length >= SHOWN_LEAST && shown.every((line) => numbersOf(line, separatorOf(line)).length === 3)
}

/** The numbers of a line; none when one of its cells is not a number. */
function numbersOf(line: string, separator: string | RegExp): number[] {
  const cells = line.trim().split(separator, 5)
  const numbers = cells.map((cell) => decimalNumber(cell.trim()))
  return numbers.some(Number.isNaN) ? [] : numbers
}

/** What stands between the cells of a line. */
export const separatorOf = (line: string): string | RegExp =>
  line.includes(';') ? ';' : line.includes('\t') ? '\t' : /,\s|\d,-?\d+(\.\d+)?,/.test(line) ? ',' : /\s+/

/** Columns by headings among the first lines; null where there are none, or others than those of a list of points. */
export function headed(all: readonly string[]): Columns | null {
  const lines = all.slice(0, OPENING_LINES)
  const spaced = lines.map((line) => (/[;,\t]/.test(line) ? line : line.trim().replace(/\s+/g, '\t')))
  const head = headOf(spaced)
  if (head === null) return null
  const { headings, columns, at } = head
  const z = headings.findIndex((heading) => figureOf(heading)?.name === 'z' || /^(height|hoehe|h)$/.test(headingOf(heading).name))
  const of = (position: Position) => columns[position] ?? -1
  const isDegrees = columns.x === undefined || columns.y === undefined
  const [x, y] = isDegrees ? [of('longitude'), of('latitude')] : [of('x'), of('y')]
  const isKnown = (heading: string, k: number) => k === x || k === y || k === z || BESIDES.test(plainHeading(heading))
  if (z < 0 || !headings.every(isKnown)) return null
  const factor = (k: number) => headingOf(headings[k] ?? '').factor
  const separator = lines[at]?.includes(head.separator) === true ? head.separator : /\s+/
  const hasUnit = headingOf(headings[z] ?? '').name !== plainHeading(headings[z] ?? '')
  return { x, y, z, hasUnit, factors: [isDegrees ? 1 : factor(x), isDegrees ? 1 : factor(y), factor(z)], isDegrees, separator, at }
}
