import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..', '..')
const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as { paths: Record<string, Record<string, unknown>> }

/**
 * Media types that openapi-python-client reads by itself
 * (openapi-python-client 0.29.0, parser/responses.py); it drops an operation that answers another one.
 */
const READ = /^(application\/(json|octet-stream)|application\/[\w.]+\+json|text\/[\w.-]+)$/

test('openapi_python_client.yaml overrides every media type of an answer that the generator cannot read', () => {
  const config = readFileSync(join(import.meta.dir, 'openapi_python_client.yaml'), 'utf8')
  const overridden = new Set([...config.matchAll(/^ {2}([\w./+-]+): application\/octet-stream$/gm)].map(([, type = '']) => type))
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
    readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
  }[]
  const answered = new Set(
    operations.flatMap(({ responses = {} }) => Object.values(responses).flatMap(({ content = {} }) => Object.keys(content))),
  )
  expect(answered.size).toBeGreaterThan(5)
  expect([...answered].filter((type) => !READ.test(type) && !overridden.has(type))).toEqual([])
})
