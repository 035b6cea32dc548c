import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../server/service.ts'

/**
 * Every `METHOD path` that the service was specified with, its `/v1` twins included. A copy: the list of the document
 * that it is compared with could lose a path.
 */
const CONTRACT = `
POST /api/run
POST /api/run/simple
POST /api/tree/{stage}
POST /api/tree/{stage}/describe
GET /api/defaults
POST /api/iam-curve
GET /api/schema/run.json
GET /api/demos
GET /api/demos/{demo_id}
POST /api/demos/{demo_id}/day
GET /api/runs
GET /api/runs/{run_id}
GET /api/runs/{run_id}/series.csv
POST /api/scene/validate
POST /api/scene/day
GET /api/scene-examples
GET /api/scene-examples/{example_id}
GET /api/schema/scene.json
POST /api/parse-scene
GET /api/weather/tmy
POST /api/parse-weather
GET /api/geo/horizon
GET /api/geo/geocode
POST /api/estimate/site-monthly
GET /api/library/modules
GET /api/library/inverters
GET /api/components
GET /api/components/{component_id}
POST /api/parse-pan
POST /api/parse-ond
GET /api/terms
GET /api/patch-notes
GET /api/docs
GET /api/docs/{key}
GET /api/docs/{key}.md
GET /api/docs/figures/{name}
GET /llms.txt
POST /api/feedback
POST /api/auth/start
POST /api/auth/signout
GET /api/pricing
GET /api/me
POST /api/me/terms
PUT /api/me/budget
PUT /api/me/profile
GET /api/me/logo
PUT /api/me/logo
DELETE /api/me/logo
PUT /api/me/preference
DELETE /api/me/preference
GET /api/keys
POST /api/keys
DELETE /api/keys/{key_id}
POST /api/billing/topup
POST /api/billing/monthly
POST /api/billing/portal
POST /api/billing/checkout/{session_id}/confirm
POST /api/billing/sync
POST /v1/run
POST /v1/run/simple
GET /v1/runs/{run_id}
GET /v1/pricing
GET /openapi.json
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [method: string, path: string])

/** Values of path parameters that exist on every service. */
const EXISTING: Readonly<Record<string, string>> = {
  stage: 'thermal',
  demo_id: 'residential',
  example_id: 'residential',
  component_id: 'pan_ja_solar_jam66d45_600_lb',
  key: 'simple_run',
  name: 'iam_curves.svg',
}

/** Queries without which a path is refused. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/weather/tmy': '?latitude=48.1&longitude=11.6',
  '/api/geo/horizon': '?lat=48.1&lon=11.6',
  '/api/geo/geocode': '?q=munich',
}

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>

test('every path of the contract stands in the document that the service serves', async () => {
  const { paths } = (await (await service.request('/openapi.json')).json()) as { paths: Paths }
  expect(CONTRACT.filter(([method, path]) => paths[path]?.[method.toLowerCase()] === undefined)).toEqual([])
})

describe('the service answers every path of the contract', () => {
  test.each(CONTRACT)('%s %s', async (method, path) => {
    const named = path.replace(/\{(\w+)\}/g, (_, name: string) => EXISTING[name] ?? 'unknown_1')
    const answer = await service.request(`${named}${QUERIES[path] ?? ''}`, { method })
    const text = await answer.text()
    // Without a body or an account it may be refused, but not for its path or its method.
    if (answer.status === 404) expect(JSON.parse(text)).toMatchObject({ field: expect.stringMatching(/_id$/) })
    expect([405, 500, 501]).not.toContain(answer.status)
  })

  test.each(['/llms.txt', '/openapi.json', '/api/docs/simple_run.md', '/api/docs/figures/iam_curves.svg'])('the page %s', async (page) => {
    const answer = await service.request(page)
    expect([answer.status, (await answer.text()).length > 500]).toEqual([200, true])
  })
})
