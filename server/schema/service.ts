type Schema = Record<string, unknown>

const REF = '#/components/schemas/'

/**
 * A component of the document as a standalone JSON Schema (2020-12). Everything that it refers to
 * is included under `$defs`.
 * @param schemas  `components.schemas` of the document
 */
export function standaloneSchema(schemas: Readonly<Record<string, Schema>>, name: string): Schema {
  const defs = new Map<string, unknown>()
  const waiting = [name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!defs.has(next)) defs.set(next, relocate(schemas[next], waiting))
  }
  const root = defs.get(name) as Schema
  defs.delete(name)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...root,
    $defs: Object.fromEntries([...defs].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/**
 * Copies a schema with its references changed to point into `$defs`, and adds the names that it
 * refers to to `used`.
 */
function relocate(value: unknown, used: string[]): unknown {
  if (typeof value === 'string' && value.startsWith(REF)) {
    used.push(value.slice(REF.length))
    return `#/$defs/${value.slice(REF.length)}`
  }
  if (Array.isArray(value)) return value.map((item) => relocate(item, used))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, relocate(inner, used)]))
}
