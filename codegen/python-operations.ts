import { callKind, eventSchema, successes } from './call-kind.ts'
import { asRecord, type Document, resolveObject, type Schema } from './document.ts'
import type { Operation } from './operations.ts'
import { pagesOf } from './pages.ts'
import { pythonString, snakeCase } from './python-text.ts'
import { factsOf, type PythonTypes, pascalCase } from './python-types.ts'

/** Names that no argument may have, keywords of Python and the options of every call: `from` becomes `from_`. */
const TAKEN = new Set(
  'self and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield None True False timeout max_retries idempotency_key in_background'.split(
    ' ',
  ),
)
const OPTIONS = ['timeout: float | None = None', 'max_retries: int | None = None']
const RUN_OPTIONS = ['idempotency_key: str | None = None', 'in_background: bool = False']

interface Argument {
  readonly name: string
  /** Its name in the document. */
  readonly key: string
  readonly type: string
  readonly required: boolean
  readonly group: 'path' | 'query' | 'body' | 'file'
  readonly about: string
}

/** A method of the SDK: one per operation, and one more per operation with pages. */
interface Method {
  readonly name: string
  readonly operation: Operation
  readonly given: readonly Argument[]
  readonly answer: string
  readonly summary: string
  readonly description: string
}

/**
 * Writes the methods of both clients. Path parameters, body and file are positional, in this
 * order; query parameters and options have names. Twins share the method of the operation whose
 * handler they use.
 */
export function writePythonOperations(operations: readonly Operation[], document: Document, types: PythonTypes): string {
  const methods = operations.filter(({ id, handlerId }) => id === handlerId).map((operation) => readMethod(operation, document, types))
  const single = methods.flatMap((method) => [writeMethod(method, false), ...writePages(method, document, false)])
  const asynchronous = methods.flatMap((method) => [writeMethod(method, true), ...writePages(method, document, true)])
  return `"""Every operation of the service as a method of \`Client\` and of \`AsyncClient\`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

from .._call import Call

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from .._files import FileInput
    from . import types


class Operations:
    """Every operation of the service. A refusal raises \`ProblemError\`, a lost connection \`PvyieldConnectionError\`."""

    def _send(self, call: Call) -> Any:
        raise NotImplementedError

    def _pages(self, call: Call, key: str, entries: str | None) -> Iterator[Any]:
        raise NotImplementedError

    def _events(self, call: Call) -> Iterator[Any]:
        raise NotImplementedError

${single.join('\n')}

class AsyncOperations:
    """As \`Operations\`, for \`await\`."""

    async def _send(self, call: Call) -> Any:
        raise NotImplementedError

    def _pages(self, call: Call, key: str, entries: str | None) -> AsyncIterator[Any]:
        raise NotImplementedError

    def _events(self, call: Call) -> AsyncIterator[Any]:
        raise NotImplementedError

${asynchronous.join('\n')}`
}

function readMethod(operation: Operation, document: Document, types: PythonTypes): Method {
  const { id } = operation
  const written = writtenIn(document, operation)
  const { summary, description } = written as { summary: string; description: string }
  const described = new Map(
    (Array.isArray(written.parameters) ? written.parameters : []).map((entry) => {
      const parameter = resolveObject(entry, document, id)
      return [String(parameter.name), parameter] as const
    }),
  )
  const given = argumentsOf(operation, types, described)
  return { name: snakeCase(id), operation, given, answer: answerOf(operation, document, types), summary, description }
}

function argumentsOf(
  { id, parameters, body }: Operation,
  types: PythonTypes,
  described: ReadonlyMap<string, Record<string, unknown>>,
): readonly Argument[] {
  const parameter = (group: 'path' | 'query', name: string, required: boolean): Argument => {
    const { schema, description } = described.get(name) as { schema: Schema; description: string }
    const type = types.annotation(schema, pascalCase(id) + pascalCase(name), 'types.')
    return { ...named(name), type, required, group, about: [description, ...factsOf(schema)].join(' ') }
  }
  const result = parameters.params.map(({ name }) => parameter('path', name, true))
  if (body?.kind === 'json')
    result.push({ ...named('body'), type: `types.${body.schemaName}`, required: body.required, group: 'body', about: '' })
  for (const name of body?.kind === 'multipart' ? body.files : [])
    result.push({ ...named(name), type: 'FileInput', required: true, group: 'file', about: 'Path, bytes or open binary file.' })
  return [...result, ...parameters.query.map(({ name, required }) => parameter('query', name, required))]
}

function named(key: string): Pick<Argument, 'name' | 'key'> {
  const name = key.replaceAll('-', '_')
  return { name: TAKEN.has(name) ? `${name}_` : name, key }
}

function answerOf(operation: Operation, document: Document, types: PythonTypes): string {
  const kind = callKind(operation)
  if (kind === 'text') return 'str'
  if (kind === 'bytes') return 'bytes'
  if (kind === 'events') return `types.${eventSchema(asRecord(writtenIn(document, operation).responses, operation.id), operation.id)}`
  const answers = successes(operation).map((status) => {
    const responses = asRecord(writtenIn(document, operation).responses, operation.id)
    const { content: sent } = resolveObject(responses[status], document, operation.id)
    if (sent === undefined) return 'None'
    const content = asRecord(sent, operation.id)
    const { schema } = asRecord(content['application/json'] ?? {}, operation.id)
    return schema === undefined
      ? 'Any'
      : types.annotation(asRecord(schema, operation.id), `${pascalCase(operation.id)}Response${status}`, 'types.')
  })
  return [...new Set(answers)].join(' | ')
}

/** The operation in the document. */
function writtenIn(document: Document, { path, method, id }: Operation): Record<string, unknown> {
  return asRecord(asRecord(asRecord(document.json.paths, 'paths')[path], id)[method], id)
}

function writeMethod(method: Method, isAsync: boolean): string {
  const { name, operation, answer } = method
  if (callKind(operation) === 'events') return writeEvents(method, isAsync)
  const isKeyed = callKind(operation) === 'keyed'
  const head = `    ${isAsync ? 'async ' : ''}def ${name}(${signature(method, isKeyed ? [...RUN_OPTIONS, ...OPTIONS] : OPTIONS)}) -> ${answer}:`
  const options = isKeyed ? ['idempotency_key=idempotency_key', 'in_background=in_background'] : []
  const send = `${isAsync ? 'await ' : ''}self._send(${call(method, [...options, 'timeout=timeout', 'max_retries=max_retries'])})`
  return `${head}\n${documentation(method, '')}        return cast(${pythonString(answer)}, ${send})\n`
}

/** `all_modules` for `list_modules`, when the operation has pages. */
function writeEvents(method: Method, isAsync: boolean): string {
  const iterator = `${isAsync ? 'Async' : ''}Iterator[${method.answer}]`
  const head = `    def ${method.name}(${signature(method, OPTIONS)}) -> ${iterator}:`
  const events = `self._events(${call(method, ['timeout=timeout', 'max_retries=max_retries'])})`
  return `${head}\n${documentation(method, '')}        return cast(${pythonString(iterator)}, ${events})\n`
}

function writePages(method: Method, document: Document, isAsync: boolean): string[] {
  const pages = pagesOf(method.operation, document)
  if (pages === null) return []
  const all = { ...method, name: snakeCase(pages.method), given: method.given.filter(({ name }) => name !== pages.key) }
  const iterator = isAsync ? 'AsyncIterator' : 'Iterator'
  const more = `Yields the entries of all pages, each fetched when the one before has been read. `
  const list = pages.list === null ? 'None' : pythonString(pages.list)
  return [
    `    def ${all.name}(${signature(all, OPTIONS)}) -> ${iterator}[types.${pages.entry}]:\n${documentation(all, more)}` +
      `        return self._pages(${call(all, ['timeout=timeout', 'max_retries=max_retries'])}, ${pythonString(pages.key)}, ${list})\n`,
  ]
}

function signature({ given }: Method, options: readonly string[]): string {
  const written = ({ name, type, required }: Argument) => `${name}: ${required ? type : `${type.replace(/ \| None$/, '')} | None = None`}`
  const positional = given.filter(({ group }) => group !== 'query').map(written)
  const named = given.filter(({ group }) => group === 'query').map(written)
  return ['self', ...positional, '*', ...named, ...options].join(', ')
}

function call({ operation, given }: Method, options: readonly string[]): string {
  const { method, path } = operation
  const groups = (['path', 'query'] as const).flatMap((group) => {
    const members = given.filter((argument) => argument.group === group)
    return members.length === 0
      ? []
      : [`${group === 'path' ? 'params' : group}={${members.map(({ name, key }) => `"${key}": ${name}`).join(', ')}}`]
  })
  const content = given.flatMap(({ name, key, group }) => {
    if (group === 'body') return [`body=${name}`]
    return group === 'file' ? [`files={"${key}": ${name}}`] : []
  })
  return `Call("${method.toUpperCase()}", "${path}", "${callKind(operation)}", ${[...groups, ...content, ...options].join(', ')})`
}

function documentation({ summary, description, given }: Method, more: string): string {
  const parameters = given
    .filter(({ about }) => about !== '')
    .map(({ name, about }) => `\n        :param ${name}: ${about.replaceAll('\n', ' ')}`)
  const text = `${summary}.\n\n        ${more}${description}${parameters.length === 0 ? '' : `\n${parameters.join('')}`}\n        `
  return `        ${pythonString(text, '"""').replaceAll(/\n(?=\S)/g, '\n        ')}\n`
}
