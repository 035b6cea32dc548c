import { callKind, eventSchema, successes } from './call-kind.ts'
import { asRecord, type Document, resolveObject } from './document.ts'
import type { Operation } from './operations.ts'
import { pagesOf } from './pages.ts'

/** An argument of a method, in addition to its options: a path parameter, body or file, query. */
interface Argument {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Its group in the call that hey-api generates. */
  readonly group: 'path' | 'body' | 'query'
  /** Key in that group; null when the argument is the whole group. */
  readonly key: string | null
}

/** Type of an argument that is a file, in `clients/typescript/src/file.ts`. */
const FILE = 'FileInput'

/**
 * Writes the methods of the SDK, one per operation, with positional path parameters, then body or
 * file, query, options; and one more per operation with pages. Twins share the method of the operation whose handler they use.
 */
export function writeMethods(operations: readonly Operation[], document: Document): string {
  const own = operations.filter(({ id, handlerId }) => id === handlerId)
  const types = new Set<string>()
  const signatures = own.flatMap((operation) => [signature(operation, document, types), ...pagesSignature(operation, document, types)])
  return `import type { Caller, CallOptions, RunOptions } from '../src/call.ts'
import { blobOf, type FileInput } from '../src/file.ts'
import type { EventReader } from '../src/events.ts'
import type { PageReader } from '../src/pages.ts'
import * as operations from './sdk.gen.ts'
import type { ${[...types].sort().join(', ')} } from './types.gen.ts'

/** Every operation of the service. A refusal rejects with \`ProblemError\`, a lost connection with \`PvyieldConnectionError\`. */
export interface Operations {
${signatures.join('\n')}
}

export function bindOperations(caller: Caller & PageReader & EventReader): Operations {
  return {
${own.flatMap((operation) => [implementation(operation), ...pagesImplementation(operation, document)]).join('\n')}
  }
}
`
}

function signature(operation: Operation, document: Document, types: Set<string>): string {
  const { summary, description } = asRecord(asRecord(document.json.paths, 'paths')[operation.path], operation.id)[
    operation.method
  ] as Record<string, string>
  const parameters = argumentsOf(operation).map(({ name, type, required }) => {
    if (type !== FILE) types.add(type.replace(/\[.*/, ''))
    return `${name}${required ? '' : '?'}: ${type}`
  })
  parameters.push(`options?: ${callKind(operation) === 'keyed' ? 'RunOptions' : 'CallOptions'}`)
  const answer = answerType(operation, document, types)
  const result = callKind(operation) === 'events' ? `AsyncGenerator<${answer}, void, undefined>` : `Promise<${answer}>`
  return `  /**\n   * ${summary}\n   *\n   * ${description}\n   */\n  ${operation.id}(${parameters.join(', ')}): ${result}`
}

function implementation(operation: Operation): string {
  const given = argumentsOf(operation)
  const parts = (['path', 'body', 'query'] as const).flatMap((group) => {
    const members = given.filter((argument) => argument.group === group)
    if (members.length === 0) return []
    const [whole] = members.filter(({ key }) => key === null)
    if (whole !== undefined) return [whole.name === group ? group : `${group}: ${whole.name}`]
    return [`${group}: { ${members.map(written).join(', ')} }`]
  })
  const names = [...given.map(({ name }) => name), 'options'].join(', ')
  if (callKind(operation) === 'events')
    return `    ${operation.id}: (${names}) => caller.events(options, { url: '${operation.path}', ${parts.join(', ')} }),`
  const isAsync = given.some(({ type }) => type === FILE)
  const send = `${isAsync ? 'async ' : ''}(common) => operations.${operation.id}({ ...common${parts.map((part) => `, ${part}`).join('')} })`
  return `    ${operation.id}: (${names}) => caller.${callKind(operation)}(options, ${send}),`
}

/** A member of the call of hey-api. */
function written({ name, key, type }: Argument): string {
  if (type === FILE) return `${key}: await blobOf(${name})`
  return name === key ? name : `${key}: ${name}`
}

function pagesSignature(operation: Operation, document: Document, types: Set<string>): string[] {
  const pages = pagesOf(operation, document)
  if (pages === null) return []
  const data = `${typeName(operation)}Data`
  for (const type of [data, pages.entry]) types.add(type)
  return [
    `  /** As \`${operation.id}\`, but yields the entries of all pages, each fetched when the one before has been read. */
  ${pages.method}(query?: Omit<NonNullable<${data}['query']>, '${pages.key}'>, options?: CallOptions): AsyncGenerator<${pages.entry}, void, undefined>`,
  ]
}

function pagesImplementation(operation: Operation, document: Document): string[] {
  const pages = pagesOf(operation, document)
  if (pages === null) return []
  const send = `(common, page) => operations.${operation.id}({ ...common, query: { ...query, ...page } })`
  const at = pages.key === 'cursor' ? '' : `, (page) => ({ entries: page.${pages.list}, next: page.next })`
  return [`    ${pages.method}: (query, options) => caller.${pages.key === 'cursor' ? 'linked' : 'chained'}(options, ${send}${at}),`]
}

function argumentsOf(operation: Operation): readonly Argument[] {
  const data = `${typeName(operation)}Data`
  const { body, parameters } = operation
  const result: Argument[] = parameters.params.map(({ name }) => ({
    name: camelCase(name),
    type: `${data}['path']['${name}']`,
    required: true,
    group: 'path',
    key: name,
  }))
  if (body?.kind === 'json') result.push({ name: 'body', type: body.schemaName, required: body.required, group: 'body', key: null })
  for (const name of body?.kind === 'multipart' ? body.files : [])
    result.push({ name: camelCase(name), type: FILE, required: true, group: 'body', key: name })
  if (parameters.query.length > 0)
    result.push({
      name: 'query',
      type: `${data}['query']`,
      required: parameters.query.some(({ required }) => required),
      group: 'query',
      key: null,
    })
  return result
}

/**
 * Type of the answer: the name of its component schema, or for an inline schema the name that
 * hey-api gives it.
 */
function answerType(operation: Operation, document: Document, types: Set<string>): string {
  const kind = callKind(operation)
  if (kind === 'text') return 'string'
  if (kind === 'bytes') return 'Uint8Array<ArrayBuffer>'
  const responses = asRecord(inDocument(operation, document).responses, operation.id)
  if (kind === 'events') {
    const event = eventSchema(responses, operation.id)
    types.add(event)
    return event
  }
  const names = successes(operation).map((status) => {
    const { content } = resolveObject(responses[status], document, operation.id)
    const media = asRecord(content ?? {}, operation.id)['application/json'] as { schema?: { $ref?: string } } | undefined
    const name = media?.schema?.$ref?.split('/').at(-1)
    types.add(name ?? `${typeName(operation)}Responses`)
    return name ?? `${typeName(operation)}Responses[${status}]`
  })
  return names.join(' | ')
}

/** The operation in the document. */
function inDocument({ path, method, id }: Operation, document: Document): Record<string, unknown> {
  return asRecord(asRecord(asRecord(document.json.paths, 'paths')[path], id)[method], id)
}

function typeName({ id }: Operation): string {
  return id.slice(0, 1).toUpperCase() + id.slice(1)
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
