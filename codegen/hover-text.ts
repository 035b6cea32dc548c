import type { Schema } from './document.ts'

/** Keywords that editors show with a field, and their JSDoc tags. */
const TAGS = {
  'x-unit': 'unit',
  default: 'default',
  minimum: 'minimum',
  exclusiveMinimum: 'exclusiveMinimum',
  maximum: 'maximum',
  exclusiveMaximum: 'exclusiveMaximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
} as const
const BOUNDS = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const

/**
 * Adds unit, default and bounds of every field and parameter to its description as JSDoc tags, for
 * generators that copy only the description.
 */
export function withHoverText<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withHoverText) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isValue(key) ? inner : withHoverText(inner)]))
  if (typeof copy.description === 'string') {
    const tags = tagsOf((copy.schema ?? copy) as Schema)
    if (tags.length > 0) copy.description = [copy.description, '', ...tags].join('\n')
  }
  return copy as T
}

/**
 * Whether a keyword contains a value of the service, in which a key `description` is not
 * documentation.
 */
function isValue(key: string): boolean {
  return ['default', 'example', 'examples', 'enum', 'const'].includes(key)
}

function tagsOf(schema: Schema): string[] {
  const own = Object.entries(TAGS).flatMap(([keyword, tag]) => (schema[keyword] === undefined ? [] : [`@${tag} ${text(schema[keyword])}`]))
  const items = (schema.items ?? {}) as Schema
  const each = BOUNDS.flatMap((keyword) => (items[keyword] === undefined ? [] : [`@${keyword} ${text(items[keyword])} (each value)`]))
  return [...own, ...each]
}

function text(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}
