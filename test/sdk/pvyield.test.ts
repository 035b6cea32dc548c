import { describe, expect, test } from 'bun:test'
import { createPvyield, ProblemError, PvyieldConnectionError, PvyieldError } from '@pvyield/sdk'
import { fakeService, json, problem, running } from './fake-service.ts'

const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => Promise.reject(new Error(`answered ${JSON.stringify(value)}`)),
    (error) => error,
  )
}

const STREAM = Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0)
const arrow = () => () => new Response(STREAM, { headers: { 'content-type': 'application/vnd.apache.arrow.stream' } })

/** A client without retries. */
const once = (baseUrl: string) => createPvyield({ baseUrl, maxRetries: 0 })

describe('operations', () => {
  test('createSimpleRun sends the request as JSON and returns the answer', async () => {
    using service = fakeService(json({ summary: { e_grid_kwh: 1 } }))
    const answer = await createPvyield({ baseUrl: `${service.baseUrl}/` }).createSimpleRun(simple)
    expect(answer).toMatchObject({ summary: { e_grid_kwh: 1 } })
    expect(service.seen).toMatchObject([{ method: 'POST', path: '/api/run/simple', body: simple }])
    expect(service.seen[0]?.headers.get('authorization')).toBeNull()
  })

  test('the API key, the idempotency key and inBackground are sent as headers', async () => {
    using service = fakeService(running())
    const answer = await createPvyield({ baseUrl: service.baseUrl, apiKey: 'pvk_live_x' }).createSimpleRun(
      simple,
      {},
      { idempotencyKey: 'k1', inBackground: true },
    )
    expect('status' in answer && answer.run_id).toBe('run_1')
    const headers = service.seen[0]?.headers
    expect([headers?.get('authorization'), headers?.get('idempotency-key'), headers?.get('prefer')]).toEqual([
      'Bearer pvk_live_x',
      'k1',
      'respond-async',
    ])
    expect(headers?.get('content-type')).toBe('application/json')
  })

  test('parameters are sent in paths and queries', async () => {
    using service = fakeService(json([]))
    const pvyield = createPvyield({ baseUrl: service.baseUrl })
    await pvyield.getRun('run_1', { include_series: true })
    await pvyield.listModules({ q: 'mono 400', limit: 3 })
    await pvyield.listInverters({ q: '' })
    await pvyield.getTypicalYear({ latitude: -33.5, longitude: 151 })
    expect(service.seen.map(({ path }) => path)).toEqual([
      '/api/runs/run_1?include_series=true',
      '/api/library/modules?q=mono%20400&limit=3',
      '/api/library/inverters?q=',
      '/api/weather/tmy?latitude=-33.5&longitude=151',
    ])
  })

  test('allRuns reads the pages of the stored runs one after the other, as far as they are read', async () => {
    const pages = [
      { runs: [{ run_id: 'run_3' }, { run_id: 'run_2' }], next: 'run_2' },
      { runs: [{ run_id: 'run_1' }], next: null },
    ]
    using service = fakeService(...pages.map((page) => json(page)), json(pages[0]))
    const pvyield = createPvyield({ baseUrl: service.baseUrl, apiKey: 'pvk_live_x' })
    expect((await Array.fromAsync(pvyield.allRuns())).map(({ run_id }) => run_id)).toEqual(['run_3', 'run_2', 'run_1'])
    for await (const { run_id } of pvyield.allRuns({ limit: 1 })) {
      expect(run_id).toBe('run_3')
      break
    }
    expect(service.seen.map(({ path }) => path)).toEqual(['/api/runs', '/api/runs?before=run_2', '/api/runs?limit=1'])
  })

  test('parseWeather uploads the file in the form field `file`', async () => {
    using service = fakeService(json({ weather: {} }))
    await createPvyield({ baseUrl: service.baseUrl }).parseWeather(new File(['a,b'], 'year.csv'))
    expect(service.seen[0]?.body).toEqual({ name: 'year.csv', text: 'a,b' })
  })

  test('parsePan and parseOnd upload the file in the same field', async () => {
    using service = fakeService(json({ module: {} }), json({ inverter: {} }))
    const pvyield = createPvyield({ baseUrl: service.baseUrl })
    await pvyield.parsePan(new File(['PVObject_=pvModule'], 'a.PAN'))
    await pvyield.parseOnd(new File(['PVObject_=pvGInverter'], 'b.OND'))
    expect(service.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/api/parse-pan', { name: 'a.PAN', text: 'PVObject_=pvModule' }],
      ['/api/parse-ond', { name: 'b.OND', text: 'PVObject_=pvGInverter' }],
    ])
  })

  test('getRunSeriesCsv returns the text', async () => {
    using service = fakeService(() => new Response('time,a\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }))
    expect(await createPvyield({ baseUrl: service.baseUrl }).getRunSeriesCsv('run_1')).toBe('time,a\n')
  })

  test('getRunSeriesArrow returns the bytes', async () => {
    using service = fakeService(arrow())
    expect(await createPvyield({ baseUrl: service.baseUrl }).getRunSeriesArrow('run_1', { columns: 'a' })).toEqual(STREAM)
    expect(service.seen[0]?.path).toBe('/api/runs/run_1/series.arrow?columns=a')
  })

  test('runArrow and runSimpleArrow ask for the stream, with a key and the columns', async () => {
    using service = fakeService(arrow(), arrow())
    const pvyield = createPvyield({ baseUrl: service.baseUrl })
    expect(await pvyield.runSimpleArrow(simple, { columns: ['GlobInc', 'a,b'] })).toEqual(STREAM)
    expect(await pvyield.runArrow({} as Parameters<typeof pvyield.runArrow>[0])).toEqual(STREAM)
    expect(service.seen).toMatchObject([
      { method: 'POST', path: '/api/run/simple?columns=GlobInc%2C%22a%2Cb%22', body: simple },
      { method: 'POST', path: '/api/run', body: {} },
    ])
    for (const { headers } of service.seen)
      expect([headers.get('accept'), headers.get('idempotency-key')?.length]).toEqual(['application/vnd.apache.arrow.stream', 32])
  })

  test('runArrow waits for a run that continues in the background, and reads its stored stream', async () => {
    using service = fakeService(running(), json({ run_id: 'run_1', status: 'complete', response: {} }), arrow())
    expect(await createPvyield({ baseUrl: service.baseUrl }).runSimpleArrow(simple, { columns: ['a'] })).toEqual(STREAM)
    expect(service.seen.map(({ path }) => path)).toEqual([
      '/api/run/simple?columns=a',
      '/api/runs/run_1',
      '/api/runs/run_1/series.arrow?columns=a',
    ])
  })

  test('scoreTree and describeTree send the request to the path of the stage', async () => {
    using service = fakeService(json({ stage: 'optics', steps: [] }), json({ stage: 'ac', steps: [] }))
    const pvyield = createPvyield({ baseUrl: service.baseUrl })
    const request = { site: { latitude: 48.1, longitude: 11.6 } } as Parameters<typeof pvyield.scoreTree>[1]
    expect(await pvyield.scoreTree('optics', request)).toMatchObject({ stage: 'optics' })
    expect(await pvyield.describeTree('ac', request)).toMatchObject({ stage: 'ac' })
    expect(service.seen).toMatchObject([
      { method: 'POST', path: '/api/tree/optics', body: request },
      { method: 'POST', path: '/api/tree/ac/describe', body: request },
    ])
  })

  test('two clients do not share their address or key', async () => {
    using one = fakeService(json({}))
    using other = fakeService(json({}))
    const first = createPvyield({ baseUrl: one.baseUrl, apiKey: 'a' })
    await createPvyield({ baseUrl: other.baseUrl }).getHealth()
    await first.getHealth()
    expect([one.seen.length, other.seen.length]).toEqual([1, 1])
    expect(other.seen[0]?.headers.get('authorization')).toBeNull()
  })

  test('Request gets no `client`, which Deno would take for one of its own', async () => {
    using service = fakeService(json({}))
    const { Request } = globalThis
    const given: unknown[] = []
    globalThis.Request = class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit & { client?: unknown }) {
        given.push(init?.client)
        super(input as string, init)
      }
    } as typeof Request
    try {
      await createPvyield({ baseUrl: service.baseUrl }).getHealth()
    } finally {
      globalThis.Request = Request
    }
    expect(given).toEqual([undefined])
  })

  test('a custom fetch is used', async () => {
    const calls: string[] = []
    const fetch = Object.assign(
      async (request: Request | URL | string) => {
        calls.push(request instanceof Request ? request.url : String(request))
        return Response.json({ status: 'ok' })
      },
      { preconnect: () => undefined },
    )
    await createPvyield({ baseUrl: 'http://pvyield.test', fetch }).getHealth()
    expect(calls).toEqual(['http://pvyield.test/api/health'])
  })
})

describe('failures', () => {
  test('a problem becomes an Error with all members of the problem', async () => {
    const errors = [{ field: 'latitude', message: 'Input should be less than or equal to 90', code: 'less_than_equal' }]
    using service = fakeService(problem(422, 'validation_error', { field: 'latitude', errors }))
    const error = await failure(once(service.baseUrl).createSimpleRun(simple))
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toBeInstanceOf(PvyieldError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'ProblemError',
      message: '422 validation_error: It is validation_error.',
      status: 422,
      code: 'validation_error',
      field: 'latitude',
      errors,
      detail: 'It is validation_error.',
      requestId: 'req_1',
      retryAfterS: null,
    })
  })

  test('the error has the Retry-After of the refusal', async () => {
    using service = fakeService(problem(429, 'rate_limited', {}, { 'retry-after': '30' }))
    expect(await failure(once(service.baseUrl).getPricing())).toMatchObject({ code: 'rate_limited', retryAfterS: 30 })
  })

  test('an error answer of a proxy, which is not a problem, keeps its status and text', async () => {
    using service = fakeService(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
    expect(await failure(once(service.baseUrl).getPricing())).toMatchObject({
      name: 'ProblemError',
      status: 502,
      code: 'http_502',
      detail: '<h1>Bad gateway</h1>',
      errors: [],
      requestId: null,
    })
  })

  test('an error answer with an empty body keeps its status', async () => {
    using service = fakeService(() => new Response(null, { status: 503 }))
    expect(await failure(once(service.baseUrl).getPricing())).toMatchObject({ status: 503, code: 'http_503' })
  })

  test.each([
    [1, 'site: Wrong 0'],
    [2, 'site: Wrong 0; site: Wrong 1'],
    [7, 'site: Wrong 0; site: Wrong 1; site: Wrong 2; site: Wrong 3; site: Wrong 4 (and 2 more)'],
  ])('the text of an error with %d failures has the first five', async (count, text) => {
    const errors = Array.from({ length: count }, (_, at) => ({ field: 'site', message: `Wrong ${at}`, code: 'validation_error' }))
    const detail = `site: Wrong 0${count > 1 ? ` (and ${count - 1} more)` : ''}`
    const problem = { status: 422, code: 'validation_error', field: 'site', detail, errors, request_id: 'req_1' }
    using service = fakeService(json(problem, 422))
    expect(((await failure(once(service.baseUrl).getPricing())) as Error).message).toBe(`422 validation_error: ${text}`)
  })

  test('the error of a lost connection names the address and the cause', async () => {
    const service = fakeService(json({}))
    service[Symbol.dispose]()
    const error = (await failure(once(service.baseUrl).getHealth())) as Error
    expect(error).toBeInstanceOf(PvyieldConnectionError)
    expect(error.message).toStartWith(`No answer from ${service.baseUrl}: ECONNREFUSED`)
    expect(error.cause).toBeInstanceOf(Error)
  })

  test('the cause of a lost connection is read from `cause`, where Node puts it', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
    const fetch = Object.assign(() => Promise.reject(new TypeError('fetch failed', { cause })), { preconnect: () => undefined })
    const error = (await failure(createPvyield({ baseUrl: 'http://127.0.0.1:1/', fetch, maxRetries: 0 }).getHealth())) as Error
    expect(error.message).toBe(
      'No answer from http://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Is the service running? In its folder, `npx --yes bun@1.4.5 run up` starts it',
    )
  })

  test('an answer that is not JSON is a PvyieldConnectionError', async () => {
    using service = fakeService(() => new Response('{"status":', { headers: { 'content-type': 'application/json' } }))
    const error = (await failure(once(service.baseUrl).getHealth())) as Error
    expect(error).toBeInstanceOf(PvyieldConnectionError)
    expect(error.message).toStartWith(`Unreadable answer from ${service.baseUrl}: `)
  })

  test('a call that the caller aborts rejects with the reason of the signal', async () => {
    using service = fakeService(() => new Promise<Response>(() => undefined))
    const controller = new AbortController()
    const call = failure(once(service.baseUrl).getHealth({ signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  test('getRunSeriesCsv of a run that is still running rejects', async () => {
    using service = fakeService(running())
    const error = await failure(once(service.baseUrl).getRunSeriesCsv('run_1'))
    expect(error).toMatchObject({ name: 'ProblemError', status: 202, code: 'running' })
  })
})
