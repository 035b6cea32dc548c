import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestService, type TestService } from '../server/service.ts'

interface Operation {
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
 * Operations without an example: ids of runs come from other requests, and files are chosen by the
 * reader.
 */
const WITHOUT_EXAMPLE = /^(get .*\{run_id\}.*|post \/api\/parse-(weather|pan|ond|scene|hours))$/

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, path, method, operation] as const),
)

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test.each(operations.filter(([name]) => !WITHOUT_EXAMPLE.test(name)))(
  '%s: the example that the reference page fills in gets a success',
  async (_name, path, method, { parameters = [], requestBody }) => {
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
    const answer = await service.request(`${filled}?${query}`, { method, headers: { 'content-type': 'application/json' }, body: sent })
    expect(answer.status).toBe(200)
  },
)

function exampleOf({ example, examples = {} }: Body): unknown {
  if (example !== undefined) return example
  const [first] = Object.values(examples)
  return document.components.examples[first?.$ref.split('/').at(-1) ?? '']?.value
}
