import { asList, asRecord, type Document, type Schema, schemaName } from './document.ts'

/**
 * The document with types for the objects that change a part of a section. They are open in the
 * document, because the section that a change makes is checked as a whole; a client still knows their
 * fields. `x-partial-of` names the section, whose changes become a schema of their own; `x-typed-as`
 * lists the schemas that a whole section may have.
 */
export function withPartialSections(document: Document): Document {
  const added: Record<string, Schema> = {}
  const schemas = typed(document.schemas, document, added) as Record<string, Schema>
  const all = { ...schemas, ...added }
  const json = { ...document.json, components: { ...document.json.components, schemas: all } } as unknown as Document['json']
  return { ...document, json, schemas: all }
}

function typed(value: unknown, document: Document, added: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => typed(item, document, added))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as Schema
  const partial = schema['x-partial-of']
  const whole = schema['x-typed-as']
  if (partial === undefined && whole === undefined)
    return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, typed(inner, document, added)]))
  const refs = whole === undefined ? [changesOf(partial, document, added)] : asList(whole, 'x-typed-as')
  const { type, description, default: fallback } = schema
  const isNullable = Array.isArray(type) && type.includes('null')
  return {
    anyOf: [...refs.map(($ref) => ({ $ref })), ...(isNullable ? [{ type: 'null' }] : [])],
    description,
    ...(fallback !== undefined && { default: fallback }),
  }
}

/** Reference to the schema of the changes of a section: all of its fields, none of them required. */
function changesOf(ref: unknown, document: Document, added: Record<string, Schema>): string {
  const name = schemaName(ref, document, 'x-partial-of')
  const properties = asRecord(document.schemas[name]?.properties, name)
  // What is left out of a change is as in the plant: it has no default.
  const fields = Object.entries(properties).map(([key, field]) => {
    const { default: _, ...rest } = asRecord(field, `${name}.${key}`)
    return [key, rest]
  })
  const changes = `${name.replace(/Section$/, '')}Changes`
  added[changes] = {
    type: 'object',
    description: `The fields of \`${name}\` in which a part of the plant differs.`,
    additionalProperties: false,
    properties: Object.fromEntries(fields),
  }
  return `#/components/schemas/${changes}`
}
