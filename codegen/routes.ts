import type { Operation, ParameterGroup } from './operations.ts'
import { bodyValidator, parameterValidator } from './validators.ts'

const HEAD = `import type { OperationId } from './handlers.gen.ts'
import type { ValidatorName } from './validators.gen.js'

export interface RouteParameters {
  readonly names: readonly string[]
  readonly validator: ValidatorName
}

export type RouteBody =
  | { readonly kind: 'json'; readonly required: boolean; readonly validator: ValidatorName; readonly texts: readonly string[] }
  | { readonly kind: 'multipart'; readonly required: boolean; readonly files: readonly string[] }

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Path with its parameters in braces. */
  readonly path: string
  readonly operationId: string
  /** Operation whose handler answers. It is another operation for the twins under \`/v1\`. */
  readonly handler: OperationId
  readonly auth: 'none' | 'optional' | 'required'
  readonly body: RouteBody | null
  readonly parameters: {
    readonly params: RouteParameters | null
    readonly query: RouteParameters | null
    readonly headers: RouteParameters | null
  }
  /** Media types by status. */
  readonly responses: Readonly<Record<number, readonly string[]>>
  /** The operation simulates: its body is parsed and checked in a worker. */
  readonly runLike: boolean
  /** Limit of the body as received, before inflation. */
  readonly maxBytes: number
  /** Limit of the body after inflation. */
  readonly maxInflatedBytes: number
}
`

export function writeRoutes(operations: readonly Operation[]): string {
  return `${HEAD}
export const routes: readonly Route[] = [
${operations.map((operation) => `  ${routeCode(operation)},`).join('\n')}
]
`
}

function routeCode(operation: Operation): string {
  const lines = [
    `method: '${operation.method}'`,
    `path: '${operation.path}'`,
    `operationId: '${operation.id}'`,
    `handler: '${operation.handlerId}'`,
    `auth: '${operation.auth}'`,
    `body: ${bodyCode(operation)}`,
    `parameters: { ${(['params', 'query', 'headers'] as const).map((group) => `${group}: ${groupCode(operation, group)}`).join(', ')} }`,
    `responses: { ${Object.entries(operation.responses)
      .map(([status, types]) => `${status}: ${listCode(types)}`)
      .join(', ')} }`,
    `runLike: ${operation.isRunLike}`,
    `maxBytes: ${operation.maxBytes}`,
    `maxInflatedBytes: ${operation.maxInflatedBytes}`,
  ]
  return `{\n${lines.map((line) => `    ${line},`).join('\n')}\n  }`
}

function bodyCode(operation: Operation): string {
  const { body } = operation
  if (body === null) return 'null'
  const rest =
    body.kind === 'json' ? `validator: '${bodyValidator(operation)}', texts: ${listCode(body.texts)}` : `files: ${listCode(body.files)}`
  return `{ kind: '${body.kind}', required: ${body.required}, ${rest} }`
}

function groupCode(operation: Operation, group: ParameterGroup): string {
  const names = operation.parameters[group].map(({ name }) => name)
  return names.length === 0 ? 'null' : `{ names: ${listCode(names)}, validator: '${parameterValidator(operation, group)}' }`
}

function listCode(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`
}
