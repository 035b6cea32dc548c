import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ORIGIN, signIn } from '../server/accounts/person.ts'
import { startTestService, type TestService } from '../server/service.ts'

interface Operation {
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
 * and files are chosen by the reader. An account that is deleted has no other operation. Payments need a
 * service that charges.
 */
const WITHOUT_EXAMPLE =
  /^((get|delete) .*\{run_id\}.*|delete .*\{key_id\}|.* \/api\/auth\/verify|post \/api\/parse-(weather|pan|ond|scene|hours)|(get|put) \/api\/me\/logo|delete \/api\/me|post \/api\/billing\/.*)$/

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, path, method, operation] as const),
)

let service: TestService
let cookie: string
beforeAll(async () => {
  service = await startTestService()
  cookie = (await signIn(service, 'reader@example.com')).cookie
})
afterAll(() => service.stop())

test.each(operations.filter(([name]) => !WITHOUT_EXAMPLE.test(name)))(
  '%s: the example that the reference page fills in gets a success',
  async (_name, path, method, { parameters = [], requestBody, security }) => {
    expect(parameters.filter(({ required, example }) => required === true && example === undefined).map(({ name }) => name)).toEqual([])
    const query = new URLSearchParams()
    let filled = path
    for (const { name, in: place, example } of parameters) {
      if (example === undefined) continue
      if (place === 'path') filled = filled.replace(`{${name}}`, String(example))
      else query.set(name, String(example))
    }
    const body = requestBody?.content['application/json']
    const sent = body === undefined ? undefined : JSON.stringify(exampleOf(body))
    const needsAccount = security.length === 1
    const credentials: Record<string, string> = needsAccount ? { cookie, origin: ORIGIN } : {}
    const headers = { 'content-type': 'application/json', ...credentials }
    const answer = await service.request(`${filled}?${query}`, { method, headers, body: sent })
    expect(answer.status).toBe(path === '/api/auth/signout' ? 204 : 200)
  },
)

function exampleOf({ example, examples = {} }: Body): unknown {
  if (example !== undefined) return example
  const [first] = Object.values(examples)
  return document.components.examples[first?.$ref.split('/').at(-1) ?? '']?.value
}
