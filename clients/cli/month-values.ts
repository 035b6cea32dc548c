import { readInput } from './input-file.ts'
import { InputError } from './usage-error.ts'

/** Values of a column, null where a month is not known. */
export type Values = readonly (number | null)[]

const MONTHS = 12

/**
 * Twelve values as they are written: `31.2,52.4,...`, with `-` for a month that is not known.
 * @param option  that has them, with its dashes
 * Fails: InputError.
 */
export function twelveValues(text: string, option: string): Values {
  const values = text.split(/[,;]/).map(numberOf)
  if (values.length === MONTHS && !values.some(Number.isNaN)) return values
  throw new InputError(
    `${option} needs twelve numbers, January to December, with commas between them: ${wrongOf(text, values)}. A - leaves a month open`,
  )
}

function wrongOf(text: string, values: Values): string {
  const at = values.findIndex(Number.isNaN)
  return at >= 0 ? `${text.split(/[,;]/)[at]?.trim()} is no number` : `there are ${values.length}`
}

/** NaN for a text that is no number, null for one that is open. */
function numberOf(text: string): number | null {
  const word = text.trim()
  return word === '-' || word === '' || word === 'null' ? null : Number(word)
}

/** A column of a request, and the names that tables give it: what is in brackets, and underscores, do not count. */
export type ColumnNames = Readonly<Record<string, RegExp>>

/**
 * Columns of a table with a line of names and a line for each month or day; other columns are not read. Separators are
 * commas, semicolons or TAB; next to the latter two numbers may have decimal commas.
 * Fails: InputError that names the file and the line.
 */
export function tableOfValues(path: string, known: ColumnNames, rows: readonly number[]): Record<string, Values> {
  const lines = new TextDecoder()
    .decode(readInput(path))
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const [head = '', ...body] = lines
  const separator = [';', '\t', ','].find((each) => head.includes(each)) ?? ','
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const places = placesOf(path, cells(head), known)
  if (!rows.includes(body.length))
    throw new InputError(
      `${path} has ${body.length} lines below its names: ${rows.join(' or ')} are needed, ${rows[0] === MONTHS ? 'a month' : 'a day'} each`,
    )
  return Object.fromEntries(
    places.map(({ field, at }) => [
      field,
      body.map((line, k) => {
        const cell = cells(line)[at] ?? ''
        const value = numberOf(separator === ',' ? cell : cell.replace(',', '.'))
        if (Number.isNaN(value)) throw new InputError(`${path}, line ${k + 1} below its names: ${cell} is no number`)
        return value
      }),
    ]),
  )
}

/** The first name of a pattern, `/^(ghi|global)$/`. */
function usualName({ source }: RegExp): string {
  return /\w+/.exec(source)?.[0] ?? source
}

function placesOf(path: string, names: readonly string[], known: ColumnNames): { field: string; at: number }[] {
  const plain = names.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/\(.*?\)|\[.*?\]/g, '')
      .replaceAll(/[^a-z0-9]/g, ''),
  )
  const places = Object.entries(known).flatMap(([field, pattern]) => {
    const found = plain.flatMap((name, at) => (pattern.test(name) ? [at] : []))
    if (found.length > 1)
      throw new InputError(`${path} has several columns for ${usualName(pattern)}: ${found.map((at) => names[at]).join(', ')}`)
    return found.map((at) => ({ field, at }))
  })
  if (places.length > 0) return places
  throw new InputError(
    `${path} names none of ${Object.values(known).map(usualName).join(', ')} in its first line: ${names.slice(0, 10).join(', ')}`,
  )
}
