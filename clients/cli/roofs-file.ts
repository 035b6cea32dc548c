import type { Call } from './command.ts'
import { readInput } from './input-file.ts'
import { InputError } from './usage-error.ts'

const TEXTS = ['id', 'label', 'racking', 'shares_inverter_with']
const COMPONENTS = ['module', 'inverter']
const NUMBERS = [
  'tilt_deg',
  'azimuth_deg',
  'system_capacity_kw',
  'modules',
  'module_power_w',
  'area_m2',
  'gcr',
  'bifaciality',
  'dc_ac_ratio',
  'inverter_ac_kw',
]
const FIELDS = [...TEXTS, ...NUMBERS, ...COMPONENTS]

/** The help of `--roofs`, and what a wrong file is answered with. */
export const ROOFS_OPTION = {
  type: 'string',
  value: 'FILE',
  isFile: true,
  field: 'sub_arrays',
  otherNames: ['sub-arrays', 'arrays', 'parts'],
  help: 'several roofs: a table with the columns label, tilt_deg, azimuth_deg and system_capacity_kw, modules or area_m2, or a JSON list',
} as const

/** The roofs of `--roofs`, as `sub_arrays` of a request; nothing without the option. Fails: InputError. */
export function roofsOf({ values: { roofs: path } }: Pick<Call, 'values'>): { sub_arrays?: Record<string, unknown>[] } {
  if (path === undefined) return {}
  const text = new TextDecoder()
    .decode(readInput(path))
    .replace(/^\uFEFF/, '')
    .trim()
  return { sub_arrays: /^[[{]/.test(text) ? fromJson(text, path) : fromTable(text, path) }
}

function fromJson(text: string, path: string): Record<string, unknown>[] {
  try {
    const value = JSON.parse(text) as unknown
    const list = Array.isArray(value) ? value : (value as { sub_arrays?: unknown }).sub_arrays
    if (Array.isArray(list)) return list as Record<string, unknown>[]
  } catch {
    // said below
  }
  throw new InputError(
    `${path} is no list of roofs: write a JSON list of objects, or a table with the columns ${FIELDS.slice(1, 7).join(', ')}`,
  )
}

/** Rows of a table with named columns; an empty cell is left out. */
function fromTable(text: string, path: string): Record<string, unknown>[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const separator = [';', '\t', ','].find((mark) => head.includes(mark)) ?? ','
  const names = head.split(separator).map((name) => name.trim())
  const unknown = names.find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) throw new InputError(`${path} has a column "${unknown}", which no roof has: use ${FIELDS.join(', ')}`)
  if (lines.length === 0) throw new InputError(`${path} has no roof: write one to a line, below the names of the columns`)
  return lines.map((line, k) => {
    const cells = line.split(separator).map((cell) => cell.trim())
    if (cells.length > names.length)
      throw new InputError(
        `${path}, roof ${k + 1}: ${cells.length} cells for ${names.length} columns; a text cannot have the separator "${separator}"`,
      )
    return Object.fromEntries(
      cells.flatMap((cell, at) => (cell === '' ? [] : [[names[at] ?? '', cellValue(names[at] ?? '', cell, separator)]])),
    )
  })
}

/** What is no number stays as it is: the request is then refused at its field. */
function cellValue(name: string, cell: string, separator: string): unknown {
  if (COMPONENTS.includes(name)) return { id: cell }
  if (TEXTS.includes(name)) return cell
  const number = Number(separator === ',' ? cell : cell.replace(',', '.'))
  return Number.isNaN(number) ? cell : number
}
