import { PROBLEMS, type ProblemCode } from '../http/problem.ts'
import type { DocsKey } from './manifest.ts'

/** Header of the table of fields. */
const HEAD = ['| Field | Type | Unit | Default | Bounds |', '|---|---|---|---|---|']
/** Longer defaults, such as twelve equal months, are shortened. */
const DEFAULT_MAX = 28

/** The fields of a page as the document describes them, a Markdown table; '' for a page without fields. */
export function factsTable(keys: readonly DocsKey[]): string {
  const fields = keys.filter(({ kind, field }) => field !== null && !field.isSection && kind !== 'summary')
  if (fields.length === 0) return ''
  return [...HEAD, ...fields.map(rowOf)].join('\n')
}

/** Headings under which a file has the columns of a page, as a Markdown table; '' for a page without columns. */
export function headingsTable(keys: readonly DocsKey[]): string {
  const rows = keys.flatMap(({ key, field }) => {
    const headings = field?.schema['x-headings'] as readonly string[] | undefined
    return headings === undefined ? [] : [`| \`${key}\` | ${headings.join(', ')} |`]
  })
  return rows.length === 0
    ? ''
    : ['| Column | Headings, in any case, with or without blanks, and with a unit after them |', '|---|---|', ...rows].join('\n')
}

/** The errors of a page as the service describes them, a Markdown table; '' for a page without errors. */
export function errorsTable(keys: readonly DocsKey[]): string {
  const codes = keys.filter(({ kind }) => kind === 'error').map(({ key }) => key.slice('error.'.length) as ProblemCode)
  if (codes.length === 0) return ''
  const rows = codes.map((code) => {
    const { status, title, meaning } = PROBLEMS[code]
    return `| [\`${code}\`](/docs/problems/${code}) | ${status} | ${title} | ${meaning} |`
  })
  return ['| Code | Status | Title | Meaning and fix |', '|---|---:|---|---|', ...rows].join('\n')
}

function rowOf({ key, field }: DocsKey): string {
  const schema = field?.schema ?? {}
  const models = field?.models ?? []
  const unit = schema['x-unit'] === undefined ? '' : String(schema['x-unit'])
  const cells = [`\`${key}\`${models.length > 0 && models.length < 4 ? ` (${models.join(', ')})` : ''}`, typeOf(schema), unit]
  return `| ${[...cells, defaultOf(schema.default), boundsOf(schema, field?.options ?? [])].join(' | ')} |`
}

function typeOf({ type, items }: Readonly<Record<string, unknown>>): string {
  const types = [type].flat().filter((name) => name !== undefined)
  const names = types.map((name) => (name === 'array' ? `list${itemsOf(items)}` : String(name)))
  return names.length === 0 ? 'object' : names.join(' or ')
}

function itemsOf(items: unknown): string {
  const type = (items as { type?: unknown } | undefined)?.type
  if (type === undefined) return ''
  const names = [type].flat()
  return names.length === 1 ? ` of ${names}` : ` of (${names.join(' or ')})`
}

function defaultOf(value: unknown): string {
  if (value === undefined) return 'none'
  if (Array.isArray(value) && value.length > 2 && value.every((item) => item === value[0])) return `\`${value.length} x ${value[0]}\``
  const text = JSON.stringify(value)
  return `\`${text.length > DEFAULT_MAX ? `${text.slice(0, DEFAULT_MAX)}...` : text}\``
}

function boundsOf(schema: Readonly<Record<string, unknown>>, options: readonly string[]): string {
  if (options.length > 1) return options.map((option) => `\`${option}\``).join(', ')
  const { items, minItems, maxItems } = schema
  const range = rangeOf(schema) || rangeOf((items ?? {}) as Readonly<Record<string, unknown>>)
  const count = maxItems === undefined ? '' : minItems === maxItems ? `${maxItems} values` : `${minItems ?? 0} to ${maxItems} values`
  return [count, range].filter((text) => text !== '').join(', ')
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Readonly<Record<string, unknown>>): string {
  const low = minimum !== undefined ? `from ${minimum}` : exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : ''
  const high = maximum !== undefined ? `to ${maximum}` : exclusiveMaximum !== undefined ? `below ${exclusiveMaximum}` : ''
  return [low, high].filter((text) => text !== '').join(' ')
}
