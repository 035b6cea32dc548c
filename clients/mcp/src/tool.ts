import type { OpenApi, Schema, Service } from './service.ts'

/** A tool of the MCP server. It answers JSON, which the model reads as text. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Schema of the arguments, whose fields the document describes. */
  readonly arguments: (document: OpenApi) => Schema
  /** Fails: ProblemError, whose problem the model reads; TypeError for arguments that no call could use. */
  readonly call: (given: Record<string, unknown>, service: Service) => Promise<unknown>
}

/** Keywords that models read. `x-unit` becomes a sentence of the description. */
const KEYWORDS = ['type', 'enum', 'default', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'items'] as const

/** The schema of arguments. */
export function argumentsOf(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Plain fields of a schema of the document, without its unions. */
export function fieldsOf(document: OpenApi, name: string, without: readonly string[] = []): Record<string, Schema> {
  const fields = Object.entries(document.components.schemas[name]?.properties ?? {})
  return Object.fromEntries(
    fields.filter(([key, { type }]) => type !== undefined && !without.includes(key)).map(([key, schema]) => [key, plain(schema)]),
  )
}

function plain(schema: Schema): Schema {
  const unit = schema['x-unit'] === undefined ? '' : ` Unit: ${String(schema['x-unit'])}.`
  const kept = KEYWORDS.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]] as const]))
  return { ...Object.fromEntries(kept), description: `${schema.description ?? ''}${unit}` }
}

/** The roofs of a simple run or a sizing: their fields would be a third of the list of tools. */
export const ROOFS: Schema = { type: 'array', description: 'Roofs: explain simple_run.sub_arrays' }

/** Fails: TypeError for what is no object. */
export function asObject(value: unknown, name: string): Record<string, unknown> {
  if (!isObject(value)) throw new TypeError(`${name}: must be an object`)
  return value
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A misspelt argument would be a run without it. Fails: TypeError. */
export function requireNoOthers(others: Record<string, unknown>, known: readonly string[]): void {
  const [first] = Object.keys(others)
  if (first !== undefined) throw new TypeError(`${first.slice(0, 100)}: is no argument of this tool, which has ${known.join(', ')}`)
}

/** A reference to a stored thing, such as a module of the library. */
export function reference(what: string): Schema {
  return {
    type: 'object',
    description: what,
    properties: { id: { type: 'string', description: 'Its id.' } },
    required: ['id'],
    additionalProperties: false,
  }
}

export const TEXT = (description: string): Schema => ({ type: 'string', description })
