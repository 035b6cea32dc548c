import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What of a schema of `openapi.json` the generator reads. */
interface Schema {
  type?: string | string[]
  enum?: (string | number | null)[]
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

/** Fields of a section that choose, each with its values: enums and switches. */
export function choicesOf(section: string): [field: string, values: Choice[]][] {
  return Object.entries(schema(section).properties ?? {}).flatMap(([field, { type, enum: values }]): [string, Choice[]][] =>
    values !== undefined ? [[field, values]] : type === 'boolean' ? [[field, [true, false]]] : [],
  )
}

/** Models of a section that carries the parameters of one. */
export function modelsOf(section: string): string[] {
  return Object.keys(schema(section).discriminator?.mapping ?? {})
}
