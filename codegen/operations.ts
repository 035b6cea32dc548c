import { asList, asRecord, asText, type Document, resolveObject, type Schema, schemaName } from './document.ts'
import { DocumentError } from './stop.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const OPERATION_KEYS = new Set(
  'operationId tags summary description parameters requestBody security responses x-same-as x-run-like x-max-bytes x-max-inflated-bytes'.split(
    ' ',
  ),
)
/** Media types that a body may have in addition to JSON. */
const TEXTS = ['application/x-ndjson', 'text/csv']
const GROUPS = { path: 'params', query: 'query', header: 'headers' } as const

const MEBIBYTE = 1024 * 1024
/** Body limit of an operation without `x-max-bytes` or `x-max-inflated-bytes`: 6 MB. */
const DEFAULT_MAX_BYTES = 6 * MEBIBYTE

export type ParameterGroup = (typeof GROUPS)[keyof typeof GROUPS]

export interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

export interface JsonBody {
  readonly kind: 'json'
  readonly required: boolean
  /** Name of its component schema. */
  readonly schemaName: string
  /** Other media types of texts, which the handler reads by itself. */
  readonly texts: readonly string[]
}

export interface MultipartBody {
  readonly kind: 'multipart'
  readonly required: boolean
  /** Names of the parts; each part is a file. */
  readonly files: readonly string[]
}

export interface Operation {
  readonly id: string
  /** The operation whose handler answers: this one, or the one that `x-same-as` names. */
  readonly handlerId: string
  readonly method: (typeof METHODS)[number]
  readonly path: string
  readonly auth: 'none' | 'optional' | 'required'
  readonly parameters: Readonly<Record<ParameterGroup, readonly Parameter[]>>
  readonly body: JsonBody | MultipartBody | null
  /** Media types by status. */
  readonly responses: Readonly<Record<number, readonly string[]>>
  readonly isRunLike: boolean
  /** Limit of the body as received. */
  readonly maxBytes: number
  /** Limit of the body after inflation. */
  readonly maxInflatedBytes: number
}

/** The groups of parameters that the operation reads. */
export function parameterGroups(operation: Operation): readonly ParameterGroup[] {
  return Object.values(GROUPS).filter((group) => operation.parameters[group].length > 0)
}

/** Name of a parameter in messages. */
export function groupName(operation: Operation, group: ParameterGroup, name: string): string {
  return `${operation.id} ${group} ${name}`
}

/** Every operation, in the order of the document. */
export function readOperations(document: Document): readonly Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(asRecord(document.json.paths, 'paths'))) {
    for (const [method, value] of Object.entries(asRecord(item, path))) {
      const known = METHODS.find((candidate) => candidate === method)
      if (known === undefined)
        throw new DocumentError(`${path} ${method}`, 'is not a method that the server supports (parameters belong in the operation)')
      operations.push(readOperation(path, known, asRecord(value, `${method} ${path}`), document))
    }
  }
  checkIds(operations)
  for (const twin of operations.filter(({ id, handlerId }) => id !== handlerId)) checkTwin(twin, operations)
  return operations
}

function readOperation(path: string, method: Operation['method'], value: Record<string, unknown>, document: Document): Operation {
  const id = asText(value.operationId, `${method} ${path} operationId`)
  for (const key of Object.keys(value))
    if (!OPERATION_KEYS.has(key)) throw new DocumentError(id, `the generator does not support the key ${key}`)
  asText(value.summary, `${id} summary`)
  asText(value.description, `${id} description`)
  const body =
    value.requestBody === undefined ? null : readBody(resolveObject(value.requestBody, document, `${id} requestBody`), id, document)
  const limits = { maxBytes: readLimit(value, 'x-max-bytes', id), maxInflatedBytes: readLimit(value, 'x-max-inflated-bytes', id) }
  if (body !== null) checkLimits(limits, asRecord(value.responses, `${id} responses`)[413], id, document)
  return {
    id,
    handlerId: value['x-same-as'] === undefined ? id : asText(value['x-same-as'], `${id} x-same-as`),
    method,
    path,
    auth: readAuth(value.security, id),
    parameters: readParameters(value.parameters, path, id, document),
    body,
    responses: readResponses(value.responses, id, document),
    isRunLike: value['x-run-like'] === true,
    ...limits,
  }
}

function readLimit(value: Record<string, unknown>, key: string, id: string): number {
  const limit = value[key] ?? DEFAULT_MAX_BYTES
  if (typeof limit === 'number' && Number.isInteger(limit / MEBIBYTE) && limit > 0) return limit
  throw new DocumentError(`${id} ${key}`, 'must be a whole number of MiB, in bytes')
}

/** Checks that the answer for a body that is too large states both limits of the operation. */
function checkLimits(
  { maxBytes, maxInflatedBytes }: Pick<Operation, 'maxBytes' | 'maxInflatedBytes'>,
  response: unknown,
  id: string,
  document: Document,
): void {
  if (maxInflatedBytes < maxBytes) throw new DocumentError(`${id} x-max-inflated-bytes`, 'must not be less than x-max-bytes')
  const { description } = resolveObject(response, document, `${id} 413`)
  const limits = `${maxBytes / MEBIBYTE} MB as sent, or more than ${maxInflatedBytes / MEBIBYTE} MB after decompression`
  if (!asText(description, `${id} 413 description`).includes(limits))
    throw new DocumentError(`${id} 413`, `its description must state the limits of the operation: "${limits}"`)
}

function readAuth(security: unknown, id: string): Operation['auth'] {
  const ways = asList(security, `${id} security`).map((way) => Object.keys(asRecord(way, `${id} security`)))
  if (ways.length === 0) return 'none'
  if (ways.some((names) => names.some((name) => name !== 'bearer')))
    throw new DocumentError(`${id} security`, 'names a scheme other than bearer')
  return ways.some((names) => names.length === 0) ? 'optional' : 'required'
}

function readParameters(value: unknown, path: string, id: string, document: Document): Operation['parameters'] {
  const groups: Record<ParameterGroup, Parameter[]> = { params: [], query: [], headers: [] }
  for (const entry of value === undefined ? [] : asList(value, `${id} parameters`)) {
    const parameter = resolveObject(entry, document, `${id} parameters`)
    const name = asText(parameter.name, `${id} parameter name`)
    const place = Object.keys(GROUPS).find((candidate) => candidate === parameter.in) as keyof typeof GROUPS | undefined
    if (place === undefined)
      throw new DocumentError(`${id} parameter ${name}`, `the server does not read parameters in ${String(parameter.in)}`)
    asText(parameter.description, `${id} parameter ${name} description`)
    const { enum: values, ...open } = asRecord(parameter.schema, `${id} parameter ${name} schema`)
    groups[GROUPS[place]].push({
      // Header names are case-insensitive: handlers get them in lower case.
      name: place === 'header' ? name.toLowerCase() : name,
      required: parameter.required === true,
      // A path with another value does not exist: the handler answers 404 and lists the values,
      // while a check would answer 422.
      schema: place === 'path' || values === undefined ? open : { ...open, enum: values },
    })
  }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  if (inPath.join() !== groups.params.map(({ name }) => name).join())
    throw new DocumentError(id, `the path ${path} and its path parameters differ: list the same names in the same order`)
  return groups
}

function readBody(value: Record<string, unknown>, id: string, document: Document): Operation['body'] {
  const content = asRecord(value.content, `${id} requestBody.content`)
  const [mediaType, ...others] = Object.keys(content)
  const areTexts = mediaType === 'application/json' && others.every((type) => TEXTS.includes(type))
  if (mediaType === undefined || (others.length > 0 && !areTexts))
    throw new DocumentError(`${id} requestBody`, `must have one media type, or application/json and ${TEXTS.join(', ')}`)
  const schema = asRecord(asRecord(content[mediaType], id).schema, `${id} requestBody schema`)
  const required = value.required === true
  if (mediaType === 'application/json')
    return { kind: 'json', required, schemaName: schemaName(schema.$ref, document, `${id} requestBody`), texts: others }
  if (mediaType !== 'multipart/form-data')
    throw new DocumentError(`${id} requestBody`, `the server does not read the media type ${mediaType}`)
  const parts = Object.entries(asRecord(schema.properties, `${id} parts`))
  for (const [name, part] of parts) {
    const isFile = asRecord(part, `${id} part ${name}`).contentMediaType === 'application/octet-stream'
    if (!isFile)
      throw new DocumentError(`${id} part ${name}`, 'the server reads only file parts: give it contentMediaType application/octet-stream')
  }
  return { kind: 'multipart', required, files: parts.map(([name]) => name) }
}

function readResponses(value: unknown, id: string, document: Document): Operation['responses'] {
  const responses: Record<number, readonly string[]> = {}
  for (const [status, entry] of Object.entries(asRecord(value, `${id} responses`))) {
    if (!/^[1-5]\d\d$/.test(status)) throw new DocumentError(`${id} responses`, `${status} is not an HTTP status`)
    const content = resolveObject(entry, document, `${id} ${status}`).content
    responses[Number(status)] = content === undefined ? [] : Object.keys(asRecord(content, `${id} ${status}`))
  }
  if (!Object.keys(responses).some((status) => status.startsWith('2') || status.startsWith('3')))
    throw new DocumentError(id, 'has no response with a 2xx or 3xx status')
  for (const [status, mediaTypes] of Object.entries(responses)) {
    if (Number(status) >= 400 && mediaTypes.join() !== 'application/problem+json')
      throw new DocumentError(`${id} ${status}`, 'an error response must be application/problem+json')
  }
  return responses
}

function checkIds(operations: readonly Operation[]): void {
  const seen = new Set<string>()
  for (const { id } of operations) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(id)) throw new DocumentError(id, 'operationId must be one camelCase word')
    if (seen.has(id)) throw new DocumentError(id, 'operationId appears twice')
    seen.add(id)
  }
}

/** Checks that an operation that shares a handler has the same input and answers. */
function checkTwin(twin: Operation, operations: readonly Operation[]): void {
  const model = operations.find(({ id }) => id === twin.handlerId)
  if (model === undefined || model.handlerId !== model.id)
    throw new DocumentError(twin.id, `x-same-as ${twin.handlerId} names no operation with its own handler`)
  for (const key of ['method', 'auth', 'parameters', 'body', 'responses', 'isRunLike', 'maxBytes', 'maxInflatedBytes'] as const) {
    if (JSON.stringify(twin[key]) !== JSON.stringify(model[key])) throw new DocumentError(twin.id, `differs from ${model.id} in ${key}`)
  }
}
