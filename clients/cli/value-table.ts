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
  const values = text.split(/[,;]/).map((part) => (part.trim() === '' ? Number.NaN : numberOf(part)))
  if (values.length === MONTHS && !values.some(Number.isNaN)) return values
  throw new InputError(
    `${option} needs twelve numbers, January to December, with commas between them: ${wrongOf(text, values)}. A - leaves a month open`,
  )
}

function wrongOf(text: string, values: Values): string {
  const at = values.findIndex(Number.isNaN)
  if (at < 0) return `there are ${values.length}`
  const word = text.split(/[,;]/)[at]?.trim() ?? ''
  return word === '' ? `number ${at + 1} is empty` : `${word} is no number`
}

/** NaN for a text that is no number, null for one that is open. */
function numberOf(text: string): number | null {
  const word = text.trim()
  return word === '-' || word === '' || word === 'null' ? null : Number(word)
}

/** A column of a request as tables have it. */
export interface ValueColumn {
  /** Its names, in lower case, letters and digits only, without what is in brackets. */
  readonly names: RegExp
  /** Its unit, and the ways to write it in brackets, in the same letters. */
  readonly unit: string
  readonly units: RegExp
}

export type ValueColumns = Readonly<Record<string, ValueColumn>>

/** Names of a column that counts the months. */
const MONTH_NAMES = /^(month|monat|mois|mes|mese|nr|no)$/

/**
 * Columns of a table with a line of names and a line for each month or day, January first; other columns are not read. Separators are
 * commas, semicolons or TAB; next to the latter two numbers may have decimal commas.
 * Fails: InputError that names the file and the line; for another unit than that of the column, and months in another order.
 */
export function tableOfValues(path: string, known: ValueColumns, rows: readonly number[]): Record<string, Values> {
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
  if (body.length === MONTHS) requireOrder(path, cells(head), body.map(cells))
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

/** Fails: InputError for a column of month numbers that does not count from 1. */
function requireOrder(path: string, names: readonly string[], rows: readonly (readonly string[])[]): void {
  const at = names.findIndex((name) => MONTH_NAMES.test(plainOf(name)))
  const numbers = rows.map((cells) => Number(cells[at]))
  if (at < 0 || numbers.some(Number.isNaN) || numbers.every((number, k) => number === k + 1)) return
  throw new InputError(`${path}: ${names[at]} should count from 1 to 12: the lines are January to December`)
}

/** The first name of a column. */
function usualName({ names: { source } }: ValueColumn): string {
  return /\w+/.exec(source)?.[0] ?? source
}

/** Lower case, letters and digits only, without what is in brackets. */
function plainOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** The unit in the brackets of a name; null without one. */
function unitOf(name: string): string | null {
  const unit = /[([](.*?)[)\]]/.exec(name)?.[1]
  return unit === undefined
    ? null
    : unit
        .toLowerCase()
        .replaceAll('²', '2')
        .replaceAll(/[^a-z0-9%]/g, '')
}

function placesOf(path: string, names: readonly string[], known: ValueColumns): { field: string; at: number }[] {
  const plain = names.map(plainOf)
  const places = Object.entries(known).flatMap(([field, column]) => {
    const found = plain.flatMap((name, at) => (column.names.test(name) ? [at] : []))
    if (found.length > 1)
      throw new InputError(`${path} has several columns for ${usualName(column)}: ${found.map((at) => names[at]).join(', ')}`)
    for (const at of found) requireUnit(path, names[at] ?? '', column)
    return found.map((at) => ({ field, at }))
  })
  if (places.length > 0) return places
  throw new InputError(
    `${path} names none of ${Object.values(known).map(usualName).join(', ')} in its first line: ${names.slice(0, 10).join(', ')}`,
  )
}

function requireUnit(path: string, name: string, { unit, units }: ValueColumn): void {
  const stated = unitOf(name)
  if (stated !== null && !units.test(stated)) throw new InputError(`${path}: ${name} is needed in ${unit}: convert its values`)
}
