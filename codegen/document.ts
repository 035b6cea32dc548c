import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OpenAPI3 } from 'openapi-typescript'
import { DocumentError } from './stop.ts'

/** A schema in the document: keywords of JSON Schema 2020-12 and our own `x-` keys. */
export type Schema = { readonly [keyword: string]: unknown }

export interface Document {
  /** The document itself; never changed. */
  readonly json: OpenAPI3 & Readonly<Record<string, unknown>>
  readonly schemas: Readonly<Record<string, Schema>>
  /** SHA-256 of the file's bytes, in hex. */
  readonly sha256: string
}

export function readDocument(path: string): Document {
  const bytes = readFileSync(path)
  const json = JSON.parse(bytes.toString('utf8')) as Document['json']
  if (json.openapi !== '3.1.0' && json.openapi !== '3.1.1') throw new DocumentError('openapi', 'must be 3.1')
  const components = asRecord(json.components ?? {}, 'components')
  const schemas = asRecord(components.schemas ?? {}, 'components.schemas') as Record<string, Schema>
  for (const name of Object.keys(schemas)) {
    if (Object.hasOwn(globalThis, name))
      throw new DocumentError(`schema ${name}`, 'has the name of a JavaScript global, which its type would hide: rename it')
  }
  const document = { json, schemas, sha256: createHash('sha256').update(bytes).digest('hex') }
  checkRefs(json, document, 'document')
  return document
}

/** Checks that every `$ref`, also in answers, points to something. */
function checkRefs(value: unknown, document: Document, where: string): void {
  if (typeof value !== 'object' || value === null) return
  if ('$ref' in value) resolveObject({ $ref: value.$ref }, document, where)
  for (const [key, inner] of Object.entries(value)) checkRefs(inner, document, `${where}.${key}`)
}

const SCHEMA_REF = '#/components/schemas/'

/** Name of the component schema that a `$ref` points to. */
export function schemaName(ref: unknown, document: Document, where: string): string {
  const name = typeof ref === 'string' && ref.startsWith(SCHEMA_REF) ? ref.slice(SCHEMA_REF.length) : null
  if (name === null || !Object.hasOwn(document.schemas, name))
    throw new DocumentError(where, `$ref ${String(ref)} points to no component schema`)
  return name
}

/** The schema itself, or the component that it refers to. */
export function resolveSchema(schema: Schema, document: Document, where: string): Schema {
  if (schema.$ref === undefined) return schema
  return document.schemas[schemaName(schema.$ref, document, where)] as Schema
}

/** Follows a local `$ref` of any kind (response, parameter, request body). */
export function resolveObject(value: unknown, document: Document, where: string): Record<string, unknown> {
  const record = asRecord(value, where)
  if (record.$ref === undefined) return record
  const path = String(record.$ref)
  let target: unknown = path.startsWith('#/') ? document.json : undefined
  for (const key of path.slice(2).split('/')) target = (target as Record<string, unknown> | undefined)?.[key]
  if (target === undefined) throw new DocumentError(where, `$ref ${path} points to nothing in the document`)
  return asRecord(target, where)
}

export function asRecord(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DocumentError(where, 'must be an object')
  return value as Record<string, unknown>
}

export function asText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new DocumentError(where, 'must be a non-empty text')
  return value
}

export function asList(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new DocumentError(where, 'must be a list')
  return value
}
