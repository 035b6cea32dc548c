import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@pvyield/contract/routes'
import * as validators from '@pvyield/contract/validators'

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; 'x-same-as'?: string }>>
}

test('every operation of the document is a route, and no other', () => {
  const declared = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => `${method} ${path} ${operation.operationId} ${operation['x-same-as'] ?? operation.operationId}`,
    ),
  )
  expect(routes.map(({ method, path, operationId, handler }) => `${method} ${path} ${operationId} ${handler}`)).toEqual(declared)
})

test('every validator that a route names exists', () => {
  const named = routes.flatMap(({ body, parameters }) => [
    ...(body?.kind === 'json' ? [body.validator] : []),
    ...Object.values(parameters).flatMap((group) => group?.validator ?? []),
  ])
  expect(named.filter((name) => typeof validators[name] !== 'function')).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})

test('the operations under /v1 share the handlers of those under /api', () => {
  const own = new Map(routes.map((route) => [`${route.method} ${route.path}`, route.operationId]))
  for (const { method, path, handler } of routes.filter((route) => route.path.startsWith('/v1/'))) {
    expect(own.get(`${method} ${path.replace('/v1/', '/api/')}`)).toBe(handler)
  }
})
