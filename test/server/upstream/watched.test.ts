import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

const KEY = 'hidden-key-4711'

let pvgis: UpstreamServer
let nsrdb: UpstreamServer
let service: TestService
beforeAll(async () => {
  pvgis = startUpstream(() => Response.json({ message: 'Location over the sea' }, { status: 400 }))
  nsrdb = startUpstream(({ url }) => new Response(`No such key: ${url}`, { status: 403 }))
  service = await startTestService({
    PVGIS_BASE_URL: pvgis.baseUrl,
    NSRDB_BASE_URL: nsrdb.baseUrl,
    NSRDB_API_KEY: KEY,
    NSRDB_EMAIL: 'ops@example.com',
  })
})
afterAll(async () => {
  pvgis.stop()
  nsrdb.stop()
  await service.stop()
})

test('calls to outside services are counted in /metrics by source and outcome, and logged with the id of their request', async () => {
  const ask = (path: string, requestId: string) => service.request(path, { headers: { 'x-request-id': requestId } })
  await ask('/api/geo/horizon?lat=1&lon=1', 'at-sea')
  pvgis.answer = () => Response.json({ outputs: {} })
  await ask('/api/geo/horizon?lat=2&lon=1', 'odd')
  pvgis.answer = () => new Response('', { status: 503 })
  await ask('/api/geo/horizon?lat=3&lon=1', 'down')
  await ask('/api/geo/horizon?lat=4&lon=1', 'too-soon')
  const refused = await ask('/api/weather/tmy?latitude=40&longitude=-100&source=nsrdb', 'no-key')
  const answer = await refused.text()
  expect([refused.status, answer]).toEqual([503, expect.stringContaining('NSRDB refuses the configured NSRDB_API_KEY')])

  const metrics = await (await service.request('/metrics')).text()
  for (const line of [
    'pvyield_upstream_calls_total{source="pvgis",outcome="refused"} 1',
    'pvyield_upstream_calls_total{source="pvgis",outcome="answered"} 1',
    'pvyield_upstream_calls_total{source="pvgis",outcome="failed"} 1',
    'pvyield_upstream_calls_total{source="pvgis",outcome="paused"} 1',
    'pvyield_upstream_seconds_count{source="pvgis"} 3',
    'pvyield_upstream_calls_total{source="nsrdb",outcome="refused"} 1',
  ])
    expect(metrics.split('\n')).toContain(line)
  const seconds = Number(/^pvyield_upstream_seconds_sum\{source="pvgis"\} (.*)$/m.exec(metrics)?.[1])
  expect(seconds).toBeGreaterThan(0)

  const calls = service.lines.map((line) => JSON.parse(line)).filter(({ event }) => event.startsWith('upstream_'))
  expect(calls.map(({ request_id, event, service: name }) => [request_id, event, name])).toEqual([
    ['at-sea', 'upstream_answered', 'PVGIS'],
    ['odd', 'upstream_answered', 'PVGIS'],
    ['down', 'upstream_failed', 'PVGIS'],
    ['no-key', 'upstream_answered', 'NSRDB'],
  ])
  // The service's answer echoes its address, which contains the key.
  expect(`${answer}${metrics}${service.lines.join('')}`).not.toContain(KEY)
  expect(nsrdb.requests[0]?.url.searchParams.get('api_key')).toBe(KEY)
})

test('a call that two requests share is logged once; every log line of a request contains its id', async () => {
  const other = await startTestService({ PVGIS_BASE_URL: pvgis.baseUrl })
  try {
    await Promise.all(['first', 'second'].map((id) => other.request('/api/geo/horizon?lat=1&lon=1', { headers: { 'x-request-id': id } })))
    const lines = other.lines.map((line) => JSON.parse(line))
    expect(lines.map(({ event, request_id }) => `${event} ${request_id}`).toSorted()).toEqual([
      'request first',
      'request second',
      'upstream_failed first',
    ])
  } finally {
    await other.stop()
  }
})
