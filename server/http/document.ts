import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TagsAt } from '@pvyield/engine'
import { routes } from '../../generated/routes.gen.ts'
import type { ValidatorName } from '../../generated/validators.gen.js'

type Schema = Readonly<Record<string, unknown>>

interface OpenapiDocument {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Root of the repository: the document and what is served beside the code stand there. */
const ROOT = join(import.meta.dir, '..', '..')

/** The OpenAPI document as it is served. */
export const documentText = readFileSync(join(ROOT, 'openapi.json'), 'utf8')

export const document: OpenapiDocument = JSON.parse(documentText)

/** Tells the tags of the unions of a body, for messages. */
export function tagsOf(validator: ValidatorName): TagsAt {
  return (path) => {
    const route = routes.find(({ body }) => body?.kind === 'json' && body.validator === validator)
    const operation = route === undefined ? undefined : document.paths[route.path]?.[route.method]
    const root = dig(operation, ['requestBody', 'content', 'application/json', 'schema'])
    return tagsIn(path.reduce((schemas, key) => schemas.flatMap((schema) => inside(schema, key)), branches(root)))
  }
}

/** The schema itself, its reference followed, or its branches. */
function branches(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, anyOf } = schema as { $ref?: string; anyOf?: readonly unknown[] }
  if ($ref !== undefined) return branches(document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)])
  if (anyOf !== undefined) return anyOf.flatMap(branches)
  return [schema as Schema]
}

function inside(schema: Schema, key: string): Schema[] {
  const members = Array.isArray(schema.oneOf) ? schema.oneOf.flatMap(branches) : [schema]
  return members.flatMap((member) => branches(dig(member, ['properties', key]) ?? (/^\d+$/.test(key) ? member.items : undefined)))
}

function tagsIn(schemas: readonly Schema[]): string[] {
  return schemas.flatMap((schema) => Object.keys((dig(schema, ['discriminator', 'mapping']) as object | undefined) ?? {}))
}

function dig(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)
}
