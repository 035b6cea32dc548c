import type { Schema } from './document.ts'

/**
 * Takes the schemas out of a compiled module, which reads little of them: the types and values that a failure names stand in its place, and of the rest only the names of
 * the keys are kept that an object may have.
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
  if (leftOver !== null) throw new Error(`Ajv reads a schema in a way that is not known yet: ${leftOver[0]}`)
  return read.replaceAll(/^const (schema\d+) = keys;\n/gm, (_, name: string) => {
    if (!read.includes(`${name}.properties,`)) return ''
    const keys = Object.keys(schemas.get(name)?.properties ?? {}).map((key) => `${JSON.stringify(key)}:0`)
    return `const ${name} = {properties:{${keys.join(',')}}};\n`
  })
}
