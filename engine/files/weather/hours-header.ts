import { COMMA, SEMICOLON, splitCells, TAB } from './cells.ts'
import { headLines, type Line, refuseManyCells } from './rows.ts'

/** Lines before the names; a real file has 12. */
const HEADER_LINES_MAX = 100
const SEPARATORS = [SEMICOLON, TAB, COMMA] as const

/** The head of an hourly result file: the facts of the simulation, the columns and their units. */
export interface HoursHeader {
  separator: number
  /** First line of data. */
  first: Line
  /** Names and units by cell; empty where there is none. */
  cells: string[]
  units: string[]
  facts: { version: string; project: string; site: string; variant: string; weather_file: string }
}

/** null for a text without a line of names that begins with `date`, or without rows after it. */
export function readHoursHeader(text: string): HoursHeader | null {
  const lines = headLines(text, HEADER_LINES_MAX + 5)
  const at = lines.findIndex((line) => /^\W{0,3}date\W{0,3}[,;\t]/i.test(line.text))
  const line = lines[at]
  if (line === undefined) return null
  const separator = SEPARATORS.reduce((best, one) => (countOf(line.text, one) > countOf(line.text, best) ? one : best))
  refuseManyCells(line, separator)
  const following = lines.slice(at + 1).filter((one) => one.text.replace(/[\s,;]/g, '') !== '')
  const below = splitCells(following[0]?.text ?? '', separator)
  const hasUnits = !/\d/.test(below[0] ?? '')
  const first = following[hasUnits ? 1 : 0]
  if (first === undefined) return null
  const head = lines.slice(0, at).map((one) => one.text)
  return {
    separator,
    first,
    cells: splitCells(line.text, separator).map((name) => name.slice(0, NAME_MAX)),
    units: hasUnits ? below.map((unit) => unit.slice(0, NAME_MAX)) : [],
    facts: {
      version: clean(/^\W*PVSYST\s*(.*?)[\s,;]*$/i.exec(head[0] ?? '')?.[1] ?? ''),
      project: factOf(head, /^project$/i),
      site: factOf(head, /^geographical site$/i),
      variant: factOf(head, /^simulation variant$/i),
      weather_file: factOf(head, /^(meteo|weather) data$/i),
    },
  }
}

const NAME_MAX = 100

/** The second cell of the line whose first cell matches; its cells may have the other separator. */
function factOf(head: readonly string[], pattern: RegExp): string {
  for (const text of head) {
    const cells = text.slice(0, 2000).split(/[,;\t]/)
    if (pattern.test((cells[0] ?? '').trim())) return clean(cells[1] ?? '')
  }
  return ''
}

function clean(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
}

function countOf(text: string, separator: number): number {
  let count = 0
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === separator) count++
  return count
}
