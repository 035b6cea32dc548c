import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@pvyield/contract/routes'
import type { ValidatorName } from '@pvyield/contract/validators'
import type { TagsAt } from '@pvyield/engine/quick'

type Schema = Readonly<Record<string, unknown>>

interface OpenapiDocument {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Root of the repository, which contains the document. */
const ROOT = join(import.meta.dir, '..', '..')

/** The OpenAPI document as it is served. */
export const documentText = readFileSync(join(ROOT, 'openapi.json'), 'utf8')

let parsed: WeakRef<OpenapiDocument> | null = null

/**
 * The document, parsed again when the last one was collected. Only messages about failures need it
 * while the service runs. Kept, it would be a sixth of the objects that each collection marks.
 */
export function openapi(): OpenapiDocument {
  const kept = parsed?.deref()
  if (kept !== undefined) return kept
  const document: OpenapiDocument = JSON.parse(documentText)
  parsed = new WeakRef(document)
  return document
}

/** What the document states about a body; used by messages. */
export interface BodyShape {
  readonly tagsAt: TagsAt
  /**
   * Keys that the object at a path may have: those of the union branch that its tag and keys
   * select.
   */
  keysAt(path: readonly string[], body: unknown): readonly string[]
  /** Whether the object at the path before the last key may lack that key. */
  isOptional(path: readonly string[], body: unknown): boolean
  /** Keys of every section of the body, by the section's name. */
  sections(): ReadonlyMap<string, readonly string[]>
  /** Where the body of a full run has a key that this one, of a simple run, does not have; null elsewhere. */
  inFullRun(key: string): string | null
}

const FULL_RUN = 'validate_createRun_body'
const SIMPLE_RUN = 'validate_createSimpleRun_body'

export function shapeOf(validator: ValidatorName): BodyShape {
  const schemasAt = (path: readonly string[], body: unknown): readonly Schema[] => {
    let [schemas, value] = [closestSchemas(body, rootOf(validator)), body]
    for (const key of path) {
      value = dig(value, [key])
      schemas = closestSchemas(
        value,
        schemas.flatMap((schema) => inside(schema, key)),
      )
    }
    return schemas
  }
  return {
    tagsAt: (path) => tagsIn(path.reduce((schemas, key) => schemas.flatMap((schema) => inside(schema, key)), rootOf(validator))),
    keysAt: (path, body) => keysOf(schemasAt(path, body)),
    isOptional(path, body) {
      const [key = '', parents] = [path.at(-1), schemasAt(path.slice(0, -1), body)]
      const optional = parents.filter((parent) => !((parent.required as readonly string[] | undefined) ?? []).includes(key))
      return optional.length === parents.length && keysOf(optional).includes(key)
    },
    sections: () =>
      new Map(rootOf(validator).flatMap((root) => keysOf([root]).map((key) => [key, keysOf(inside(root, key).flatMap(members))] as const))),
    inFullRun(key) {
      if (validator !== SIMPLE_RUN) return null
      const sections = shapeOf(FULL_RUN).sections()
      const section = [...sections].find(([, known]) => known.includes(key))?.[0]
      return sections.has(key) ? key : section === undefined ? null : `${section}.${key}`
    },
  }
}

function rootOf(validator: ValidatorName): Schema[] {
  const route = routes.find(({ body }) => body?.kind === 'json' && body.validator === validator)
  const operation = route === undefined ? undefined : openapi().paths[route.path]?.[route.method]
  return branches(dig(operation, ['requestBody', 'content', 'application/json', 'schema']))
}

/**
 * Of the schemas that a value may have, those that match its tag and define the most of its keys.
 */
function closestSchemas(value: unknown, schemas: readonly Schema[]): Schema[] {
  const tagged = schemas.flatMap((schema) => {
    const tag = dig(schema, ['discriminator', 'propertyName'])
    const meant = dig(schema, ['discriminator', 'mapping', String(dig(value, [String(tag)]))])
    return meant === undefined ? members(schema) : branches({ $ref: meant })
  })
  // Iterate over the schema's few keys: a hostile object may have millions.
  const known = tagged.map((schema) => keysOf([schema]).filter((key) => dig(value, [key]) !== undefined).length)
  return tagged.filter((_, k) => known[k] === Math.max(...known))
}

function keysOf(schemas: readonly Schema[]): string[] {
  return [...new Set(schemas.flatMap((schema) => Object.keys((schema.properties as object | undefined) ?? {})))]
}

/** The branches of a tagged union, or the schema itself. */
function members(schema: Schema): Schema[] {
  return Array.isArray(schema.oneOf) ? schema.oneOf.flatMap(branches) : [schema]
}

/** The schema itself with its reference resolved, or its branches. */
function branches(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, anyOf } = schema as { $ref?: string; anyOf?: readonly unknown[] }
  if ($ref !== undefined) return branches(openapi().components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)])
  if (anyOf !== undefined) return anyOf.flatMap(branches)
  return [schema as Schema]
}

function inside(schema: Schema, key: string): Schema[] {
  return members(schema).flatMap((member) => branches(dig(member, ['properties', key]) ?? (/^\d+$/.test(key) ? member.items : undefined)))
}

function tagsIn(schemas: readonly Schema[]): string[] {
  return schemas.flatMap((schema) => Object.keys((dig(schema, ['discriminator', 'mapping']) as object | undefined) ?? {}))
}

function dig(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)
}
