import { unitColumn } from './headings.ts'
import type { Quantity } from './spellings.ts'
import type { Unit } from './units.ts'
import { unitOf } from './units.ts'

/** Characters of a line that are searched. */
const LINE_CHARS = 500

/** `#GHI - Global ... [Wh/m2]`, `# 7. GHI. Global ...`, `T2M   Temperature (C)`: the name that a line explains, and the explanation. */
const EXPLANATION = /^[\s#"'*;]*(?:\d{1,3}[.)]\s*)?(\S+?)(?:[.:;,=]|\s+-\s|\s|$)(.*)$/
/** `no data value -9`, `missing source data ...: -999`, `Fill value = -9999` */
const NO_DATA = /\b(?:no[ _-]?data|missing|fill[ _-]?value|invalid)(?![a-z])[^\d\n-]{0,160}(-?\d+(?:\.\d+)?)\b/i
/** A positive code is of nines alone: a line may also count what is missing. */
const NINES = /^9{2,}(?:\.9+)?$/

/** Units of columns from the lines above the table that explain their names; null where none does. */
export function unitsOfNames(above: readonly string[], columns: readonly { quantity: Quantity; name: string }[]): (Unit | null)[] {
  const explained = above.flatMap((line) => {
    const match = EXPLANATION.exec(line.slice(0, LINE_CHARS))
    return match === null ? [] : [[match[1].toLowerCase(), match[2]] as const]
  })
  return columns.map(({ quantity, name }) => {
    for (const [word, text] of explained) {
      if (word !== bareName(name)) continue
      for (const [, unit] of text.matchAll(/[([]([^()[\]]{1,30})[)\]]/g)) {
        const read = unitOf(unitColumn(quantity), unit)
        if (read !== undefined) return read
      }
    }
    return null
  })
}

/**
 * The name that a line above the table explains, as written: that of a column, or one behind a number or before a
 * dash, as in the heads of Solargis and CAMS. Null for any other line, as `Irradiance - Wh/m2`.
 */
export function explainedName(line: string, names: readonly string[]): string | null {
  const word = EXPLANATION.exec(line)?.[1]
  if (word === undefined) return null
  const isColumn = names.some((name) => bareName(name) === word.toLowerCase())
  if (isColumn) return /^[\s#"'*;]*\S+\s*(?:-|\s{2,})/.test(line) ? word : null
  return /^[\s#"'*;]*(?:\d{1,3}[.)]\s*\S+|[A-Z][A-Z\d_]+\s+-\s)/.test(line) && !/^units?$/i.test(word) ? word : null
}

/** Name of a column without its unit. */
const bareName = (name: string): string =>
  name
    .replace(/\s*[([][^()[\]]*[)\]]\s*$/, '')
    .trim()
    .toLowerCase()

/** Numbers that the lines above a table state as "no data": for the columns that a line names, and for the others. */
export class NoDataCodes {
  private readonly ofColumn = new Map<string, number>()
  private readonly ofTable: number[] = []

  /** @param namesLine  the line of the column names, which says whether a line explains one of them */
  constructor(above: readonly string[], namesLine: string) {
    for (const line of above) {
      const text = line.slice(0, LINE_CHARS)
      const code = NO_DATA.exec(text)?.[1]
      if (code === undefined || !(code.startsWith('-') || NINES.test(code))) continue
      const word = EXPLANATION.exec(text)?.[1].toLowerCase() ?? ''
      if (word.length > 1 && isWordOf(namesLine, word)) this.ofColumn.set(word, Number(code))
      else this.ofTable.push(Number(code))
    }
  }

  /** Codes of a column; empty when the file states none. */
  of(name: string): readonly number[] {
    const own = this.ofColumn.get(bareName(name))
    return own === undefined ? this.ofTable : [own, ...this.ofTable]
  }
}

function isWordOf(line: string, word: string): boolean {
  return line
    .toLowerCase()
    .split(/[,;\t]/)
    .some((cell) => bareName(cell.replace(/["#]/g, '')) === word)
}
