import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { jsonLog } from '../../../server/log.ts'
import { Metrics } from '../../../server/metrics.ts'
import { openTracing } from '../../../server/tracing/open.ts'
import { signIn } from '../accounts/person.ts'
import { SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream } from '../upstream/upstream-server.ts'
import { Collector, type SentSpan } from './collector.ts'

const PARENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const TRACEPARENT = `00-${PARENT.trace}-${PARENT.span}-01`

let collector: Collector
beforeEach(() => {
  collector = new Collector()
})
afterEach(() => collector.stop())

const start = (more: Record<string, string> = {}) => startTestService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more })

/** What a service sends of some requests, once it has stopped. */
async function spansOf(service: TestService, requests: (service: TestService) => Promise<unknown>): Promise<readonly SentSpan[]> {
  await requests(service)
  await service.stop()
  expect(service.faults).toEqual([])
  return collector.spans
}

const named = (spans: readonly SentSpan[], name: string) => spans.filter((span) => span.name === name)
const parentOf = (spans: readonly SentSpan[], { parentSpanId }: SentSpan) => spans.find(({ spanId }) => spanId === parentSpanId)?.name

describe('a trace', () => {
  test('of a run has its request, the wait for a thread, the work there, and what it asks of the store', async () => {
    const spans = await spansOf(await start(), (service) => service.post('/api/run/simple', SIMPLE, { traceparent: TRACEPARENT }))
    const [request, ...others] = named(spans, 'POST /api/run/simple') as [SentSpan, ...SentSpan[]]
    expect(others).toEqual([])
    expect([request.traceId, request.parentSpanId, request.kind, request.isError]).toEqual([PARENT.trace, PARENT.span, 2, false])
    expect(request.fields).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/run/simple',
      'url.path': '/api/run/simple',
      'url.scheme': 'http',
      'http.response.status_code': 200,
    })
    expect(request.server).toMatchObject({ 'service.name': 'pvyield', 'pvyield.role': 'all' })
    const own = spans.filter(({ traceId }) => traceId === PARENT.trace)
    for (const name of ['wait for a thread', 'work in a thread']) {
      const run = named(own, name).find(({ fields }) => fields['pvyield.task'] === 'run') as SentSpan
      expect([name, parentOf(own, run)]).toEqual([name, 'POST /api/run/simple'])
    }
    // The typical year is asked for and stored on behalf of the run.
    expect(named(own, 'read of the store').length).toBeGreaterThan(0)
    expect(named(own, 'write of the store')[0]?.fields).toMatchObject({ 'db.system.name': 'sqlite', 'db.operation.batch.size': 1 })
    for (const span of own) expect([span.name, span === request || parentOf(own, span) !== undefined]).toEqual([span.name, true])
  })

  test('of an accepted run goes on after the answer, and in the next life of the server', async () => {
    const service = await start()
    const headers = { prefer: 'respond-async', traceparent: TRACEPARENT }
    const { run_id: id } = (await (await service.post('/api/run/simple', SIMPLE, headers)).json()) as { run_id: string }
    const next = await service.restart({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    while (((await (await next.request(`/api/runs/${id}`)).json()) as { status: string }).status === 'running') await Bun.sleep(20)
    await next.stop()
    const own = collector.spans.filter(({ traceId }) => traceId === PARENT.trace)
    expect(named(own, 'send pvyield-runs').map((span) => [span.kind, parentOf(own, span)])).toEqual([[4, 'POST /api/run/simple']])
    const [made] = named(own, 'process pvyield-runs')
    expect([made?.kind, made?.fields['messaging.operation.type']]).toEqual([5, 'process'])
    expect(['send pvyield-runs', 'POST /api/run/simple']).toContain(parentOf(own, made as SentSpan) as string)
  })

  test('names an outside service without its address, and its failure', async () => {
    const upstream = startUpstream(() => new Response('no', { status: 503 }))
    const service = await start({ PVGIS_BASE_URL: upstream.baseUrl })
    const spans = await spansOf(service, () => service.post('/api/run/simple', SIMPLE))
    upstream.stop()
    const [call] = named(spans, 'GET') as [SentSpan]
    expect([call.kind, call.isError]).toEqual([3, true])
    expect(call.fields).toEqual({
      'http.request.method': 'GET',
      'server.address': '127.0.0.1',
      'peer.service': 'PVGIS',
      'http.response.status_code': 503,
      'error.type': 'UpstreamUnavailable',
    })
  })

  test('begins anew for a traceparent that is none', async () => {
    const hostile = [
      '',
      'x',
      `00-${'0'.repeat(32)}-${PARENT.span}-01`,
      `ff${TRACEPARENT.slice(2)}`,
      `${TRACEPARENT}-more`,
      TRACEPARENT.toUpperCase(),
      'a'.repeat(8000),
      `${TRACEPARENT}, ${TRACEPARENT}`,
    ]
    const spans = await spansOf(await start(), async (service) => {
      for (const traceparent of hostile) expect((await service.request('/api/pricing', { headers: { traceparent } })).status).toBe(200)
    })
    const requests = named(spans, 'GET /api/pricing')
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(hostile.length)
    for (const { traceId, parentSpanId } of requests)
      expect([/^[0-9a-f]{32}$/.test(traceId), traceId === PARENT.trace, parentSpanId]).toEqual([true, false, ''])
  })

  test('shows refusals and no probes', async () => {
    const spans = await spansOf(await start(), async (service) => {
      for (const path of ['/api/health', '/api/ready', '/metrics', '/api/nothing/at-all', '/api/runs/run_secretsecretsecret'])
        await service.request(path)
    })
    expect(spans.filter(({ kind }) => kind === 2).map(({ name, isError, fields }) => [name, isError, fields['pvyield.problem']])).toEqual([
      ['GET', false, 'not_found'],
      ['GET /api/runs/{run_id}', false, 'not_found'],
    ])
  })

  test('carries nothing of a person: no body, query, key, address or id', async () => {
    const service = await start({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' })
    const ada = await signIn(service, 'ada.lovelace@example.com')
    const { key } = await ada.makeKey()
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': '203.0.113.77', 'user-agent': 'secret-agent' }
    const answer = await service.post('/api/run/simple', { ...SIMPLE, latitude: 48.123456 }, { ...headers, prefer: 'respond-async' })
    const { run_id: id } = (await answer.json()) as { run_id: string }
    const path = `/api/runs/${id}`
    while (((await (await service.request(path, { headers })).json()) as { status: string }).status === 'running') await Bun.sleep(20)
    await service.request(`${path}?columns=secret_columns`, { headers })
    await service.request(`/api/secret/${key}`, { headers })
    await service.stop()
    const sent = collector.texts.join('\n')
    expect(sent).toContain('process pvyield-runs')
    for (const secret of [key, 'lovelace', '203.0.113.77', 'secret', '48.123456', id, 'insert into', 'select '])
      expect([secret, sent.includes(secret)]).toEqual([secret, false])
  })
})

test('a line of the log has the id of its request and of its trace', async () => {
  const service = await start()
  await service.request('/api/pricing', { headers: { traceparent: TRACEPARENT, 'x-request-id': 'mine' } })
  await service.stop()
  const [line] = service.lines.map((text) => JSON.parse(text)).filter(({ event }) => event === 'request')
  expect([line.request_id, line.trace_id]).toEqual(['mine', PARENT.trace])
})

test('the sampler decides what is sent: by the client’s word, by its part, or nothing', async () => {
  const sentBy = async (sampler: Record<string, string>, traceparent: string) => {
    const before = collector.spans.length
    const service = await start(sampler)
    await service.request('/api/pricing', { headers: { traceparent } })
    await service.stop()
    return collector.spans.length - before
  }
  const unsampled = `${TRACEPARENT.slice(0, -2)}00`
  expect(await sentBy({}, unsampled)).toBe(0)
  expect(await sentBy({ OTEL_TRACES_SAMPLER: 'always_on' }, unsampled)).toBeGreaterThan(0)
  expect(await sentBy({ OTEL_TRACES_SAMPLER: 'always_off' }, TRACEPARENT)).toBe(0)
  expect(await sentBy({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, TRACEPARENT)).toBe(0)
  expect(await sentBy({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, TRACEPARENT)).toBeGreaterThan(0)
})

test('headers go to the collector, and no line of the log has them', async () => {
  const service = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=collector%20secret' })
  await service.request('/api/pricing')
  await service.stop()
  expect(collector.headers[0]?.get('api-key')).toBe('collector secret')
  expect(service.lines.join()).not.toMatch(/collector(%20| )secret/)
})

test('a collector that refuses costs a warning, and spans beyond a number are dropped', async () => {
  const refusing = new Collector(400)
  const metrics = new Metrics()
  const lines: string[] = []
  const settings = {
    url: `${refusing.url}/v1/traces`,
    headers: '',
    serviceName: 'pvyield',
    sampler: { name: 'always_on', ratio: 1 },
  } as const
  const tracing = await openTracing(
    settings,
    { version: '1.0.0', role: 'all' },
    jsonLog((line) => void lines.push(line)),
    metrics,
  )
  for (let k = 0; k < 5000; k++) tracing.begin('work', 'internal', {}, null)?.end()
  await tracing.stop(60_000)
  await refusing.stop()
  const text = await metrics.text()
  const count = (outcome: string) => Number(new RegExp(`^pvyield_spans_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  expect([count('sent'), count('failed') + count('dropped')]).toEqual([0, 5000])
  expect(count('dropped')).toBeGreaterThanOrEqual(5000 - 2048)
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['traces_not_sent'])
})

test('a stop does not wait for a collector that does not answer', async () => {
  const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => undefined } })
  const service = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${silent.port}` })
  await service.request('/api/pricing')
  await service.stop()
  silent.stop(true)
  expect(service.faults).toEqual([])
})
