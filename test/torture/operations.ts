import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An operation of the document that reads a body. */
export interface BodyOperation {
  /** Path with its parameters, and the query that it requires, filled from their examples. */
  readonly path: string
  readonly kind: 'json' | 'multipart'
}

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly example?: unknown
}

interface Operation {
  readonly security: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
}

/** The service of these tests charges nothing, and refuses what a payment provider sends unread. */
const UNREAD: readonly string[] = ['/api/billing/webhook']
const DOCUMENT = join(import.meta.dir, '..', '..', 'openapi.json')

/**
 * Every operation that reads a body of a caller without an account, as the document lists them: a new
 * one is attacked by itself. The others read it only when the account is known.
 */
export function bodyOperations(): readonly BodyOperation[] {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody, security, parameters = [] }) =>
      requestBody === undefined || security.length === 1 || UNREAD.includes(path)
        ? []
        : [
            {
              path: filled(path, parameters),
              kind: 'multipart/form-data' in requestBody.content ? ('multipart' as const) : ('json' as const),
            },
          ],
    ),
  )
}

function filled(path: string, parameters: readonly Parameter[]): string {
  const exampleOf = (name: string, where: string): string => {
    const example = parameters.find((parameter) => parameter.in === where && parameter.name === name)?.example
    if (example === undefined) throw new Error(`${path}: parameter ${name} has no example in the document`)
    return encodeURIComponent(String(example))
  }
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name = '' }) => `${name}=${exampleOf(name, 'query')}`)
  const plain = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name, 'path'))
  return query.length === 0 ? plain : `${plain}?${query.join('&')}`
}
