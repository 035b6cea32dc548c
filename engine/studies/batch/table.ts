import { EngineError, type Failure } from '../../core/sink.ts'
import { BATCH_COLUMNS_MAX } from './limits.ts'
import { lineField } from './lines.ts'

/** A number as JSON writes it; a sign and zeros in front are allowed too. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const COMMA = /^[+-]?\d+,\d+$/
const THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/
const PATH = /^[\w-]+(?:\.[\w-]+)*$/
const TEXTS = ['id', 'name']
/** Deepest nesting of a cell. */
const DEPTH_MAX = 16

/** The columns of a table: dot paths of the fields of a request, and `id` and `name`. */
export interface TableHead {
  readonly number: number
  readonly paths: readonly string[]
}

/** Reads the line that names the columns. @param number  of the line. Fails: EngineError with every failure. */
export function tableHead(text: string, number: number): TableHead {
  const paths = cellsOf(text, number)
  const at = lineField(number)
  const fail = (message: string): Failure => ({ code: 'validation_error', field: at, message })
  if (paths.length > BATCH_COLUMNS_MAX)
    throw new EngineError([fail(`A table has at most ${BATCH_COLUMNS_MAX} columns, not ${paths.length}`)])
  if (paths.length === 1 && /[;\t]/.test(text))
    throw new EngineError([fail('The columns should have commas between them, not semicolons or tabs; numbers have a decimal point')])
  const failures = paths.flatMap((path, k) => {
    const message = headMessage(paths, path, k)
    return message === null ? [] : [{ ...fail(message), field: path === '' ? at : `${at}.${path}`.slice(0, 200) }]
  })
  if (failures.length > 0) throw new EngineError(failures)
  return { number, paths }
}

/** A line as the request that it means. Fields of empty cells are left out. Fails: EngineError with every failure. */
export function tableRow({ paths }: TableHead, text: string, number: number): Record<string, unknown> {
  const cells = cellsOf(text, number)
  const at = lineField(number)
  if (cells.length !== paths.length) {
    const message = `The line has ${cells.length} cells, and the first line names ${paths.length} columns: leave a cell empty for a default, write numbers with a decimal point, and put text with a comma in quotes`
    throw new EngineError([{ code: 'validation_error', field: at, message }])
  }
  const failures: Failure[] = []
  const row: Record<string, unknown> = {}
  for (const [k, cell] of cells.entries()) {
    const path = paths[k] as string
    if (cell === '') continue
    const value = TEXTS.includes(path) ? cell : cellValue(cell)
    if (value instanceof BadCell) failures.push({ code: 'validation_error', field: `${at}.${path}`, message: value.message })
    else put(row, path.split('.'), value)
  }
  if (failures.length > 0) throw new EngineError(failures)
  return row
}

class BadCell {
  constructor(readonly message: string) {}
}

function cellValue(text: string): unknown {
  if (/^[[{]/.test(text)) return jsonOf(text)
  if (THOUSANDS.test(text)) {
    const [decimal, thousands] = [text.replace(',', '.'), text.replace(',', '')]
    return new BadCell(
      `Input should be a number without a comma: ${thousands} if the comma separates thousands, ${decimal} if it is a decimal one`,
    )
  }
  if (COMMA.test(text)) return new BadCell(`Input should be a number with a decimal point: ${text.replace(',', '.')}`)
  if (NUMBER.test(text)) return Number.isFinite(Number(text)) ? Number(text) : new BadCell('Input should be a finite number')
  const word = text.toLowerCase()
  return word === 'true' || word === 'false' ? word === 'true' : text
}

/** A list or an object, as JSON writes it. */
function jsonOf(text: string): unknown {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > DEPTH_MAX) return new BadCell(`Input should not be nested deeper than ${DEPTH_MAX} levels`)
  }
  try {
    return JSON.parse(text)
  } catch {
    return new BadCell('A cell that begins with [ or { should be JSON, in quotes: "[0, 5, 10]"')
  }
}

function headMessage(paths: readonly string[], path: string, k: number): string | null {
  if (path === '') return `Column ${k + 1} has no name`
  // What every object has, such as `constructor`, would be changed for all of them.
  if (!PATH.test(path) || path.split('.').some((key) => key in Object.prototype))
    return 'A column should be named by a field, such as latitude or array.tilt_deg'
  if (paths.indexOf(path) < k) return 'Two columns have this name'
  const inner = paths.find((other) => other.startsWith(`${path}.`))
  return inner === undefined ? null : `The column ${inner} is a part of this one: send one of the two`
}

function put(row: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let section = row
  for (const key of path.slice(0, -1)) {
    if (!Object.hasOwn(section, key)) section[key] = {}
    section = section[key] as Record<string, unknown>
  }
  section[path.at(-1) as string] = value
}

/** The cells, without the spaces around those that are not in quotes. Fails: EngineError for a quote in the middle of one. */
function cellsOf(text: string, number: number): string[] {
  const cells: string[] = []
  const pattern = /\s*(?:"([^"]*(?:""[^"]*)*)"\s*|([^",]*))(,|$)/gy
  for (;;) {
    const found = pattern.exec(text)
    if (found === null) {
      const message = `Cell ${cells.length + 1} has a quote inside: put the whole cell in quotes, and write a quote in it twice`
      throw new EngineError([{ code: 'validation_error', field: lineField(number), message }])
    }
    const [, quoted, plain = '', end] = found
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    if (end === '') return cells
  }
}
