import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { MetricsAccess } from '../../../server/health/metrics-access.ts'
import { Readiness } from '../../../server/health/readiness.ts'
import { Problem } from '../../../server/http/problem.ts'
import { Metrics } from '../../../server/metrics.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

describe('GET /api/ready', () => {
  test('is 200 while the store can be read and written, and is not cached', async () => {
    const answer = await service.request('/api/ready')
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([200, { status: 'ready' }, 'no-store'])
  })

  test('is the problem of the store while it cannot be written', async () => {
    const problem = new Problem('storage_unavailable', 'The store is read-only')
    const readiness = new Readiness({ requireWritable: () => Promise.reject(problem) })
    expect(await readiness.require().catch((cause) => cause)).toBe(problem)
  })
})

test('metrics of what does not answer, or fails, are what they were, and the others are answered', async () => {
  const metrics = new Metrics(1)
  let read: () => Promise<[string, number][]> = async () => [['waiting', 3]]
  metrics.gauges('accepted_runs', 'Of the store.', 'state', () => read())
  metrics.gauges('store_records', 'Never read.', 'kind', () => new Promise(() => undefined))
  metrics.gauge('store_failing', '1 while it cannot be used.', () => 1)
  const values = async () => (await metrics.text()).split('\n').filter((line) => /^pvyield_(accepted|store)/.test(line))
  const remembered = ['pvyield_accepted_runs{state="waiting"} 3', 'pvyield_store_failing 1']
  expect(await values()).toEqual(remembered)
  read = () => new Promise(() => undefined)
  expect(await values()).toEqual(remembered)
  read = () => Promise.reject(new Error('not asked again while it has not answered'))
  expect(await values()).toEqual(remembered)
})

test('a store that never answers is no ready one', async () => {
  const readiness = new Readiness({ requireWritable: () => new Promise(() => undefined) }, 1)
  const refused: unknown = await readiness.require().catch((cause) => cause)
  if (!(refused instanceof Problem)) throw refused
  expect([refused.code, refused.detail]).toEqual(['storage_unavailable', 'The store does not answer: try again in 5 s'])
})

test('a service that is about to stop is not ready, still answers, and each answer ends its connection', async () => {
  const leaving = await startTestService()
  const url = `http://127.0.0.1:${await leaving.listen()}`
  const connectionOf = async (path: string) => {
    const answer = await fetch(`${url}${path}`)
    await answer.arrayBuffer()
    return [answer.status, answer.headers.get('connection')]
  }
  expect(await connectionOf('/api/health')).toEqual([200, null])
  await leaving.leave()
  expect(await connectionOf('/api/health')).toEqual([200, 'close'])
  expect(await connectionOf('/nothing')).toEqual([404, 'close'])
  const answer = await leaving.request('/api/ready')
  expect([answer.status, answer.headers.get('retry-after'), (await problemOf(answer)).detail]).toEqual([
    503,
    '10',
    'The service stops: try again in 10 s',
  ])
  await leaving.stop()
})

describe('who may read GET /metrics', () => {
  const refusal = (config: { host: string; metricsToken: string | null }, sent: string | null): string | null => {
    try {
      new MetricsAccess(config).require(sent)
      return null
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return cause.code
    }
  }
  const TOKEN = 'a-token-of-the-operator'

  test('without a token: this machine alone', () => {
    for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1', '[::1]'])
      expect([host, refusal({ host, metricsToken: null }, null)]).toEqual([host, null])
    for (const host of ['0.0.0.0', '::', '192.168.1.4', 'pv.example.com', '127.0.0.1.example.com'])
      expect([host, refusal({ host, metricsToken: null }, `Bearer ${TOKEN}`)]).toEqual([host, 'forbidden'])
  })

  test('with a token: who sends it, wherever the server listens', () => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      for (const sent of [`Bearer ${TOKEN}`, `bearer  ${TOKEN}`]) expect(refusal({ host, metricsToken: TOKEN }, sent)).toBeNull()
      for (const sent of [null, '', TOKEN, 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])
        expect([sent, refusal({ host, metricsToken: TOKEN }, sent)]).toEqual([sent, 'unauthorized'])
    }
  })

  test('over HTTP: 401 with WWW-Authenticate, 403 that names the setting', async () => {
    const open = await startTestService({ HOST: '0.0.0.0' })
    const closed = await startTestService({ METRICS_TOKEN: TOKEN })
    const refused = await open.request('/metrics')
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([403, expect.stringContaining('METRICS_TOKEN')])
    const missing = await closed.request('/metrics')
    expect([missing.status, missing.headers.get('www-authenticate'), (await problemOf(missing)).code]).toEqual([
      401,
      'Bearer realm="metrics"',
      'unauthorized',
    ])
    const read = await closed.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect([read.status, await read.text()]).toEqual([200, expect.stringContaining('pvyield_requests_total')])
    expect([...open.lines, ...closed.lines].join()).not.toContain(TOKEN)
    await Promise.all([open.stop(), closed.stop()])
  })
})

describe('GET /metrics', () => {
  const text = async () => (await service.request('/metrics')).text()

  test('is Prometheus text: each metric has one HELP and one TYPE before its samples', async () => {
    await service.post('/api/run/simple', SIMPLE)
    const answer = await service.request('/metrics')
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = (await answer.text()).trimEnd().split('\n')
    const described = lines.flatMap(
      (line) =>
        line
          .match(/^# (HELP|TYPE) (\w+) (.+)$/)
          ?.slice(1, 3)
          .join(' ') ?? [],
    )
    expect(new Set(described).size).toBe(described.length)
    const sampled = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.match(/^(\w+)(?:\{[^}]*\})? \S+$/)?.[1])
    expect(sampled).not.toContain(undefined)
    for (const name of sampled) {
      const family = name?.replace(/_(?:bucket|sum|count)$/, '')
      expect([name, described.includes(`HELP ${family}`), described.includes(`TYPE ${family}`)]).toEqual([name, true, true])
    }
    for (const name of [
      'requests_total',
      'request_seconds',
      'runs_total',
      'runs_waiting',
      'runs_running',
      'workers',
      'resident_memory_bytes',
      'bytes_in_flight',
      'event_loop_delay_seconds',
      'event_loop_delay_max_seconds',
    ]) {
      expect(sampled.some((sample) => sample?.startsWith(`pvyield_${name}`))).toBe(true)
    }
  })

  test('counts requests by status and duration, and runs by outcome', async () => {
    const countOf = (page: string, sample: string) =>
      Number(
        page
          .split('\n')
          .find((line) => line.startsWith(`${sample} `))
          ?.split(' ')
          .at(-1),
      )
    const before = await text()
    await service.request('/api/nothing')
    await service.post('/api/run/simple', SIMPLE)
    const after = await text()
    const grown = (sample: string) => countOf(after, sample) - (countOf(before, sample) || 0)
    expect(grown('pvyield_requests_total{status="404"}')).toBe(1)
    expect(grown('pvyield_runs_total{kind="simple",outcome="complete"}')).toBe(1)
    expect(grown('pvyield_request_seconds_count')).toBe(3) // includes the first request for the metrics
    expect(grown('pvyield_request_seconds_bucket{le="+Inf"}')).toBe(3)
  })

  test('a paused call to an outside service does not count in the call durations', async () => {
    const metrics = new Metrics()
    metrics.countUpstream('pvgis', 'answered', 1500)
    metrics.countUpstream('pvgis', 'paused', 0)
    const lines = (await metrics.text()).split('\n')
    for (const line of [
      'pvyield_upstream_calls_total{source="pvgis",outcome="answered"} 1',
      'pvyield_upstream_calls_total{source="pvgis",outcome="paused"} 1',
      'pvyield_upstream_seconds_sum{source="pvgis"} 1.5',
      'pvyield_upstream_seconds_count{source="pvgis"} 1',
    ]) {
      expect(lines).toContain(line)
    }
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
