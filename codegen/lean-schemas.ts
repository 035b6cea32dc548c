import type { Schema } from './document.ts'

/**
 * Removes the schemas from a compiled module, which uses little of them. The types and values that
 * a failure names are written in place; of the rest only the keys of objects are kept.
 * @param code  module as Ajv writes it with `code.lines`
 */
export function leanSchemas(code: string): string {
  const schemas = new Map<string, Schema>()
  const body = code.replaceAll(/^const (schema\d+) = (.*);$/gm, (_, name: string, text: string) => {
    schemas.set(name, JSON.parse(text) as Schema)
    return `const ${name} = keys;`
  })
  const read = body.replaceAll(/\b(schema\d+)((?:\.\w+)+)(?=\})/g, (_, name: string, path: string) =>
    JSON.stringify(
      path
        .slice(1)
        .split('.')
        .reduce<unknown>((inner, key) => (inner as Schema)[key], schemas.get(name)),
    ),
  )
  const leftOver = read.match(/^(?!const schema).*\bschema\d+(?!\d|\.properties,).*$/m)
  if (leftOver !== null) throw new Error(`Ajv reads a schema in a form that codegen/lean-schemas.ts does not recognize: ${leftOver[0]}`)
  return read.replaceAll(/^const (schema\d+) = keys;\n/gm, (_, name: string) => {
    if (!read.includes(`${name}.properties,`)) return ''
    const keys = Object.keys(schemas.get(name)?.properties ?? {}).map((key) => `${JSON.stringify(key)}:0`)
    return `const ${name} = {properties:{${keys.join(',')}}};\n`
  })
}
