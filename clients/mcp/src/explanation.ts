import type { OpenApi, Schema } from './service.ts'

/** Schemas whose fields a word may name, those of requests first. */
const ROOTS = ['RunRequest', 'SimpleRunRequest', 'SizeRequest', 'RunAnswer', 'SimpleRunAnswer', 'RunSummary', 'LossRow', 'Problem']
const FACTS = ['type', 'enum', 'x-unit', 'default', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const

/**
 * A field as the document describes it: its description, unit, default and bounds, and for a section the
 * names of its fields; null when the document has no such field.
 */
export function explanationIn(document: OpenApi, key: string): Record<string, unknown> | null {
  const path = key.split('.')
  for (const root of ROOTS) {
    const found = schemasAt(document, [document.components.schemas[root] ?? {}], path)
    if (found.length > 0) return { key, of: root, ...described(document, found) }
  }
  return null
}

/** The schemas at a path: several where a section is one of several models. */
function schemasAt(document: OpenApi, from: readonly Schema[], path: readonly string[]): readonly Schema[] {
  const [key, ...rest] = path
  if (key === undefined) return from
  const inner = from
    .flatMap((schema) => branches(document, schema))
    .flatMap(({ properties }) => (properties && Object.hasOwn(properties, key) ? [properties[key] as Schema] : []))
  return inner.length === 0 ? [] : schemasAt(document, inner, rest)
}

/** A schema itself, or what it refers to and chooses from. */
function branches(document: OpenApi, schema: Schema): readonly Schema[] {
  if (typeof schema.$ref === 'string') return branches(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const chosen = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  return chosen === undefined ? [schema] : chosen.flatMap((branch) => branches(document, branch))
}

function described(document: OpenApi, [first = {}, ...others]: readonly Schema[]): Record<string, unknown> {
  const all = branches(document, first)
  const facts = FACTS.flatMap((keyword) => (first[keyword] === undefined ? [] : [[keyword.replace('x-', ''), first[keyword]] as const]))
  const fields = [...new Set(all.flatMap(({ properties }) => Object.keys(properties ?? {})))]
  return {
    description: [
      ...new Set([first, ...all, ...others].flatMap(({ description }) => (description === undefined ? [] : [description]))),
    ].join(' '),
    ...Object.fromEntries(facts),
    ...(fields.length > 0 && { fields }),
  }
}
