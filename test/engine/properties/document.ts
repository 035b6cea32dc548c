import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fields of a schema of `openapi.json` that the generator reads. */
interface Schema {
  $ref?: string
  anyOf?: Schema[]
  type?: string | string[]
  enum?: (string | number | null)[]
  items?: Schema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
  properties?: Record<string, Schema>
  discriminator?: { mapping: Record<string, string> }
}

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, Schema> }
}

function schema(name: string): Schema {
  const found = document.components.schemas[name]
  if (found === undefined) throw new Error(`openapi.json has no schema ${name}`)
  return found
}

export type Choice = string | number | boolean | null

/** Fields of a section that select an option, with their values: enums and switches. */
export function choicesOf(section: string): [field: string, values: Choice[]][] {
  return Object.entries(schema(section).properties ?? {}).flatMap(([field, { type, enum: values }]): [string, Choice[]][] =>
    values !== undefined ? [[field, values]] : type === 'boolean' ? [[field, [true, false]]] : [],
  )
}

/** Models of a section that contains the parameters of one model. */
export function modelsOf(section: string): string[] {
  return Object.keys(schema(section).discriminator?.mapping ?? {})
}

/** Schema of the field at a dot path of the run request. */
function fieldSchema(path: string): Schema {
  const [section = '', field = ''] = path.split('.')
  const inverter = ['InverterFlat', 'InverterPvwatts', 'InverterSandia'].find((name) => schema(name).properties?.[field] !== undefined)
  const tag = { module: 'ModuleReference', inverter }[section]
  const ofSection = schema('RunRequest').properties?.[section] ?? {}
  const name = tag ?? (ofSection.$ref ?? ofSection.anyOf?.[0]?.$ref ?? '').split('/').pop() ?? ''
  const found = schema(name).properties?.[field]
  if (found === undefined) throw new Error(`openapi.json has no field ${path}`)
  return found
}

/** Another value that the document allows at a dot path of the run request. */
export function anotherValue(path: string, value: unknown): unknown {
  return another(fieldSchema(path), value)
}

function another(field: Schema, value: unknown): unknown {
  if (field.$ref !== undefined) return anotherObject(schema(field.$ref.split('/').pop() ?? ''))
  if (field.anyOf !== undefined) return another(field.anyOf[0] ?? {}, value)
  if (field.enum !== undefined) return field.enum.find((choice) => choice !== value && choice !== null)
  const types = [field.type].flat()
  if (types.includes('boolean')) return value !== true
  if (types.includes('string')) return `another ${value}`
  if (types.includes('array')) return Array.from({ length: field.minItems ?? 2 }, () => another(field.items ?? {}, null))
  const low = typeof value === 'number' ? value : (field.minimum ?? field.exclusiveMinimum ?? 0)
  const high = field.maximum ?? field.exclusiveMaximum ?? low + 100
  const middle = low < high ? (low + high) / 2 : (field.minimum ?? 0) // nothing is allowed above it
  return types.includes('integer') ? Math.ceil(middle) : middle
}

function anotherObject({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([field, inner]) => [field, another(inner, null)]))
}
