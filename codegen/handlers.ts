import type { Schema } from './document.ts'
import { groupName, type Operation, type ParameterGroup } from './operations.ts'
import { DocumentError } from './stop.ts'

const HEAD = `import type { components, operations } from './openapi.gen.ts'

export type ReplyHeaders = Readonly<Record<string, string>>

/** A body as it was sent, plain or gzip. Only a worker inflates and reads it. */
export interface SentBytes {
  /** Freed when the request has ended. A worker gets a copy. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Limit after inflation. */
  readonly maxInflatedBytes: number
}

/** A JSON body as it was sent: its text when it is short, otherwise its bytes. */
export type SentBody = { readonly text: string } | SentBytes

/** A multipart body as it was sent. */
export interface SentForm extends SentBytes {
  /** Header Content-Type, which names the boundary between the parts. */
  readonly contentType: string
}

/** An answer that is put together while it is sent: the whole of a short one, pieces of a long one. */
export interface Composed {
  readonly content: Uint8Array | AsyncGenerator<Uint8Array, void, undefined>
  readonly contentEncoding: 'gzip' | 'zstd' | null
}

/** Begins an answer in the encoding of the client; null for none. Until then it costs nothing. */
export type Composing = (encoding: 'gzip' | 'zstd' | null) => Promise<Composed>

/** Finished bytes, pieces of bytes that are made while they are sent, or an answer to be put together. */
export interface Written {
  readonly bytes: Uint8Array | AsyncGenerator<Uint8Array, void, undefined> | Composing
  /** Encoding of finished bytes; null for none. */
  readonly contentEncoding: 'gzip' | 'zstd' | null
  /** The pieces are many: their memory is counted before the first of them is made. */
  readonly isLong?: boolean
  /** The pieces are events: each is sent as soon as it is made, and as it is. */
  readonly isLive?: boolean
  /** Nobody but the sender reads the bytes, so that it may free their memory. */
  readonly isSentOnce?: boolean
}

/**
 * JSON that is already serialized, for example by a worker. \`Body\` is the type of its content.
 */
export interface WrittenJson<Body> extends Written {
  readonly holds?: Body
}

/** A JSON answer: a plain value, or the same value already serialized. */
export type JsonReply<Status extends number, Body> =
  | { readonly status: Status; readonly body: Body; readonly headers?: ReplyHeaders }
  | { readonly status: Status; readonly written: WrittenJson<Body>; readonly headers?: ReplyHeaders }

/** An answer of another media type. */
export interface TextReply<Status extends number, ContentType extends string> {
  readonly status: Status
  readonly contentType: ContentType
  readonly body: string | Uint8Array | Written
  readonly headers?: ReplyHeaders
}

export interface EmptyReply<Status extends number> {
  readonly status: Status
  readonly body?: undefined
  readonly headers?: ReplyHeaders
}

type Nothing = Readonly<Record<string, never>>
`

/**
 * Writes `Handlers`, the input of each operation (`Inputs`) and its answers (`Reply`). Failures are
 * thrown, so only successes are listed.
 */
export function writeHandlers(operations: readonly Operation[]): string {
  const own = operations.filter(({ id, handlerId }) => id === handlerId)
  return `${HEAD}
/** Input of an operation: parsed and checked, with defaults filled in. */
export interface Inputs {
${own.map((operation) => `  ${operation.id}: {\n${inputMembers(operation)}\n  }`).join('\n')}
}

/** Answers of an operation. A failure is thrown as a problem. */
export interface Replies {
${own.map((operation) => `  ${operation.id}:\n${replyMembers(operation)}`).join('\n')}
}

export type OperationId = keyof Handlers<unknown>
export type Reply<Operation extends OperationId> = Replies[Operation]
export type Input<Operation extends OperationId, Context> = Inputs[Operation] & { readonly context: Context }

/** One handler per operation. */
export interface Handlers<Context> {
${own.map(({ id }) => `  ${id}: (input: Input<'${id}', Context>) => Promise<Reply<'${id}'>>`).join('\n')}
}
`
}

function inputMembers(operation: Operation): string {
  return [
    ...(['params', 'query', 'headers'] as const).map((group) => `    readonly ${group}: ${groupType(operation, group)}`),
    `    readonly body: ${bodyType(operation)}`,
  ].join('\n')
}

function groupType(operation: Operation, group: ParameterGroup): string {
  const members = operation.parameters[group].map(({ name, required, schema }) => {
    const isPresent = required || schema.default !== undefined
    return `readonly '${name}'${isPresent ? '' : '?'}: ${scalarType(schema, groupName(operation, group, name))}`
  })
  return members.length === 0 ? 'Nothing' : `{ ${members.join('; ')} }`
}

function scalarType(schema: Schema, where: string): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `'${String(value)}'`).join(' | ')
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'string' || schema.type === 'boolean') return schema.type
  throw new DocumentError(where, 'a parameter must be a string, a number, an integer or a boolean')
}

function bodyType({ body, isRunLike }: Operation): string {
  if (isRunLike && body !== null) return 'SentBody'
  if (body === null) return 'null'
  const type = body.kind === 'json' ? `components['schemas']['${body.schemaName}']` : 'SentForm'
  return body.required ? type : `${type} | null`
}

function replyMembers({ id, responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, mediaTypes]) =>
      mediaTypes.length === 0 ? [`EmptyReply<${status}>`] : mediaTypes.map((mediaType) => replyType(id, status, mediaType)),
    )
    .map((type) => `    | ${type}`)
    .join('\n')
}

function replyType(id: string, status: string, mediaType: string): string {
  if (mediaType !== 'application/json') return `TextReply<${status}, '${mediaType}'>`
  return `JsonReply<${status}, operations['${id}']['responses'][${status}]['content']['application/json']>`
}
