import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES } from '@pvyield/engine'
import { createPvyield } from '@pvyield/sdk'
import { fakeService, json } from './fake-service.ts'

interface DocumentOperation {
  operationId: string
  requestBody?: { content: Record<string, unknown> }
  parameters?: readonly { name: string; in: string; schema: { enum?: readonly string[] } }[]
  'x-same-as'?: string
}

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, DocumentOperation>>
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
)
const own = operations.filter((operation) => operation['x-same-as'] === undefined)

describe('every operation of the document is a method of the client', () => {
  test('and the only other methods are those that wait for a run or read all pages', () => {
    const methods = Object.keys(createPvyield({ baseUrl: 'http://pv.test' }))
    expect(methods.sort()).toEqual(
      [
        ...own.map(({ operationId }) => operationId),
        ...[
          'run',
          'runMany',
          'sweep',
          'optimise',
          'uncertainty',
          ...['batch', 'batchRows', 'startBatch', 'waitForBatch'],
          'runArrow',
          'runSeries',
          'runSimple',
          'runSimpleArrow',
          'runSimpleSeries',
          'getRunSeries',
          'waitForRun',
        ],
        ...['compareReport', 'performanceReport', 'runPicture', 'runReport', 'runSimplePicture', 'runSimpleReport'],
        ...['allModules', 'allInverters', 'allRuns', 'allStudies', 'allProjects'],
      ].sort(),
    )
  })

  test.each(own.map((operation) => [operation.operationId, operation] as const))('%s sends its own request', async (id, operation) => {
    using service = fakeService(json({}))
    const isFile = operation.requestBody?.content['multipart/form-data'] !== undefined
    const body = operation.requestBody === undefined ? [] : [isFile ? new Blob(['a']) : { of: id }]
    const pathParameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const method = Reflect.get(createPvyield({ baseUrl: service.baseUrl }), id) as (
      ...given: unknown[]
    ) => Promise<unknown> | AsyncGenerator
    const sent = method(...pathParameters.map((name) => `a ${name}`), ...body)
    // Operations that return text or events reject this answer, because it is JSON.
    await ('next' in sent ? sent.next() : sent).catch(() => undefined)
    const path = pathParameters.reduce((text, name) => text.replace(`{${name}}`, `a%20${name}`), operation.path)
    expect(service.seen).toMatchObject([{ method: operation.method.toUpperCase(), path }])
    if (body.length > 0 && !isFile) expect(service.seen[0]?.body).toEqual({ of: id })
  })
})

test('the document lists the stages of the engine, in order', () => {
  const lists = operations.flatMap(({ parameters = [] }) =>
    parameters.filter(({ name }) => name === 'stage').map(({ schema }) => schema.enum),
  )
  expect(lists).toEqual([STAGES, STAGES])
})
