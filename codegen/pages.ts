import { asRecord, type Document, resolveObject, resolveSchema, type Schema, schemaName } from './document.ts'
import type { Operation } from './operations.ts'
import { DocumentError } from './stop.ts'

/** An operation that answers a list page by page. */
export interface Pages {
  /** Name of the method that reads all pages: `allModules` for `listModules`. */
  readonly method: string
  /** Query parameter that selects a page: with `cursor` the header `Link` names the next page, with `before` the key `next`. */
  readonly key: 'cursor' | 'before'
  /** Key of the entries in a page; null when the page is the list itself. */
  readonly list: string | null
  /** Name of the schema of an entry. */
  readonly entry: string
}

/** How the pages of an operation follow each other; null for an operation without pages. */
export function pagesOf(operation: Operation, document: Document): Pages | null {
  const { id } = operation
  const key = (['cursor', 'before'] as const).find((name) => operation.parameters.query.some((parameter) => parameter.name === name))
  if (key === undefined) return null
  const page = resolveSchema(answerSchema(operation, document), document, id)
  const properties = asRecord(page.properties ?? {}, id) as Record<string, Schema>
  const list = key === 'cursor' ? null : (Object.keys(properties).find((name) => properties[name]?.type === 'array') ?? '')
  const entries = list === null ? page : properties[list]
  const isComplete = list === null || Object.hasOwn(properties, 'next')
  if (!id.startsWith('list') || !isComplete || entries?.type !== 'array')
    throw new DocumentError(
      id,
      `has the parameter ${key}, but is not named list..., or does not answer ${key === 'cursor' ? 'a list' : 'a list and next'}`,
    )
  const { $ref } = asRecord(entries.items, id)
  return { method: id.replace('list', 'all'), key, list, entry: schemaName($ref, document, id) }
}

function answerSchema({ path, method, id }: Operation, document: Document): Schema {
  const operation = asRecord(asRecord(asRecord(document.json.paths, 'paths')[path], id)[method], id)
  const { content } = resolveObject(asRecord(operation.responses, id)[200], document, id)
  const { schema } = asRecord(asRecord(content ?? {}, id)['application/json'] ?? {}, id)
  return asRecord(schema ?? {}, id)
}
