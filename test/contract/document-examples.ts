import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Operation {
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Body>> }
}

interface Body {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>
}

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { examples: Record<string, { value: unknown }> }
}

/**
 * Operations without an example: ids of runs and keys, and secrets of links, come from other requests,
 * and files are the reader's. An account that is deleted has no other operation. Payments need a service that charges.
 */
const WITHOUT_EXAMPLE =
  /^((get|delete|post|patch) .*\{(run|study|webhook|project)_id\}.*|get \/api\/shared.*|delete .*\{key_id\}|.* \/api\/auth\/verify|post \/api\/parse-(weather|pan|ond|scene|project|hours|measured|horizon)|(get|put) \/api\/me\/logo|delete \/api\/me|post \/api\/billing\/.*)$/

/** An operation with what its example in the document sends. */
export interface DocumentExample {
  /** Method and path, such as `post /api/run`. */
  readonly name: string
  readonly operation: Operation
  readonly method: string
  readonly path: string
  /** Path and query with the examples of the parameters. */
  readonly address: string
  /** Body as text; undefined for none. */
  readonly body: string | undefined
}

/** Every operation of the document whose example can be sent as it is. */
export function documentExamples(): DocumentExample[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => exampleOf(path, method, operation)))
    .filter(({ name }) => !WITHOUT_EXAMPLE.test(name))
}

function exampleOf(path: string, method: string, operation: Operation): DocumentExample {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, example } of operation.parameters ?? []) {
    if (example === undefined) continue
    if (place === 'path') filled = filled.replace(`{${name}}`, String(example))
    else query.set(name, String(example))
  }
  const body = operation.requestBody?.content['application/json']
  const sent = body === undefined ? undefined : JSON.stringify(bodyOf(body))
  return { name: `${method} ${path}`, operation, method, path, address: `${filled}?${query}`, body: sent }
}

function bodyOf({ example, examples = {} }: Body): unknown {
  if (example !== undefined) return example
  const [first] = Object.values(examples)
  return document.components.examples[first?.$ref.split('/').at(-1) ?? '']?.value
}
