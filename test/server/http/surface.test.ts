import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import { routes } from '@pvyield/contract/routes'
import { PROBLEMS } from '../../../server/http/problem.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ BASE_URL: 'https://pv.example.com' })
})
afterAll(() => service.stop())

const JSON_TYPE = { 'content-type': 'application/json' }
const MEBIBYTE = 1024 * 1024

describe('requests that are rejected before a handler', () => {
  test('an unknown path is a 404 problem with all members', async () => {
    const answer = await service.request('/api/nothing?x=1', { headers: { 'x-request-id': 'test-1' } })
    expect(answer.status).toBe(404)
    expect(await problemOf(answer)).toEqual({
      type: 'https://pv.example.com/docs/problems/not_found',
      title: 'Not found',
      status: 404,
      detail: 'Nothing is served at /api/nothing',
      instance: '/api/nothing',
      code: 'not_found',
      field: null,
      errors: [],
      request_id: 'test-1',
    })
    expect(answer.headers.get('x-request-id')).toBe('test-1')
  })

  test.each([
    ['/api/simulate', '/api/run'],
    ['/run', '/api/run'],
    ['/api/weather', '/api/weather/tmy'],
    ['/api/parse_pan', '/api/parse-pan'],
    ['/api/modules', '/api/library/modules'],
  ])('an unknown path %s names the operation %s', async (path, meant) => {
    expect(await problemOf(await service.request(path))).toMatchObject({ detail: `Nothing is served at ${path}. Did you mean ${meant}?` })
  })

  test('every path answers OPTIONS, and rejects other methods with Allow', async () => {
    for (const { path, method } of routes) {
      const address = path.replace('{run_id}', 'run_x')
      const known = routes.filter((route) => route.path === path).map((route) => String(route.method).toUpperCase())
      const unknown = known.includes('PATCH') ? 'PUT' : 'PATCH'
      const refused = await service.request(address, { method: unknown })
      expect([path, refused.status, (await problemOf(refused)).code]).toEqual([path, 405, 'method_not_allowed'])
      expect(refused.headers.get('allow')).toContain(method.toUpperCase())
      const options = await service.request(address, { method: 'OPTIONS' })
      expect([options.status, options.headers.get('access-control-allow-methods')]).toEqual([204, refused.headers.get('allow')])
    }
  })

  test.each([
    ['no content type', {}, 'The body has no Content-Type: send application/json'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'Content-Type application/x-www-form-urlencoded is not supported: send application/json',
    ],
    [
      'another encoding',
      { ...JSON_TYPE, 'content-encoding': 'br' },
      'Content-Encoding br is not supported: send the body uncompressed or as gzip',
    ],
  ])('%s: 415', async (_, headers, detail) => {
    const body = new TextEncoder().encode(JSON.stringify(SIMPLE))
    const answer = await service.request('/api/run/simple', { method: 'POST', headers, body })
    expect(answer.status).toBe(415)
    expect(await problemOf(answer)).toMatchObject({ code: 'unsupported_media_type', detail })
  })

  test('a multipart operation accepts only multipart', async () => {
    const answer = await service.post('/api/parse-weather', {})
    expect([answer.status, (await problemOf(answer)).code]).toEqual([415, 'unsupported_media_type'])
  })

  test('text that is not JSON is 400 with line and column', async () => {
    const answer = await service.post('/api/run/simple', '{\n  "latitude": 48.1,\n  longitude: 11\n}')
    expect(answer.status).toBe(400)
    expect(await problemOf(answer)).toMatchObject({ code: 'malformed_json', detail: 'Line 3, column 3: expected a key in double quotes' })
  })

  test.each([
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'The body is not UTF-8 text: encode it as UTF-8'],
    ['an empty body', new Uint8Array(), 'The body is empty'],
    [
      'gzip that was cut',
      Bun.gzipSync('{"latitude": 48}').subarray(0, 20),
      'The gzip data of the body end too early: the body was cut. Send all of it, or send it uncompressed',
    ],
    [
      'zlib that is called gzip',
      new Uint8Array(deflateSync('{"latitude": 48}')),
      'The body is not gzip, although Content-Encoding says so: compress it with gzip (not with zlib, deflate or zstd), or send it uncompressed without this header',
    ],
  ])('%s: 400', async (name, body, detail) => {
    const headers = { ...JSON_TYPE, ...(name.includes('gzip') && { 'content-encoding': 'gzip' }) }
    const answer = await service.request('/api/run/simple', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await problemOf(answer)).toMatchObject({ code: 'malformed_json', detail })
  })

  test('a body of more than 6 MB is 413, with or without Content-Length', async () => {
    const body = new Uint8Array(6 * MEBIBYTE + 1).fill(0x20)
    const streamed = new ReadableStream({
      start(controller) {
        controller.enqueue(body.subarray(0, MEBIBYTE))
        controller.enqueue(body.subarray(MEBIBYTE))
        controller.close()
      },
    })
    for (const sent of [body, streamed]) {
      const answer = await service.request('/api/run', { method: 'POST', headers: JSON_TYPE, body: sent })
      expect([answer.status, (await problemOf(answer)).code]).toEqual([413, 'payload_too_large'])
    }
  })

  test('gzip that inflates to more than 96 MB is 413', async () => {
    const bomb = Bun.gzipSync(new Uint8Array(97 * MEBIBYTE))
    expect(bomb.length).toBeLessThan(MEBIBYTE)
    const answer = await service.request('/api/run', { method: 'POST', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: bomb })
    expect(answer.status).toBe(413)
    expect((await problemOf(answer)).detail).toBe('The body inflates to more than 96 MB: send fewer rows or columns')
  })
})

describe('every request and answer', () => {
  test('gzip bodies are read with or without Content-Encoding', async () => {
    const body = Bun.gzipSync(new TextEncoder().encode(JSON.stringify({ ...SIMPLE, latitude: 'x' })))
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-encoding': 'gzip' }]) {
      const answer = await service.request('/api/run/simple', { method: 'POST', headers, body })
      expect([answer.status, (await problemOf(answer)).field]).toEqual([422, 'latitude'])
    }
  })

  test('CORS headers let pages of other sites read answers', async () => {
    const answer = await service.request('/api/pricing', { headers: { origin: 'https://other.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
  })

  test('every answer has the headers that keep browsers from guessing, framing and telling', async () => {
    for (const [path, init] of [
      ...['/api/pricing', '/docs', '/', '/metrics', '/api/nothing', '/docs/assets/swagger-ui.css', '/docs/problems/not_found'].map(
        (page) => [page, {}] as const,
      ),
      ['/api/run', { method: 'OPTIONS' }],
      ['/api/run', { method: 'POST' }],
      ['/api/health', { method: 'DELETE' }],
    ] as const) {
      const { headers } = await service.request(path, init)
      const policy = headers.get('content-security-policy') ?? ''
      expect([
        path,
        headers.get('x-content-type-options'),
        headers.get('x-frame-options'),
        headers.get('referrer-policy'),
        headers.get('cross-origin-resource-policy'),
        policy.includes("default-src 'none'") && policy.includes("frame-ancestors 'none'") && !policy.includes('unsafe'),
      ]).toEqual([path, 'nosniff', 'DENY', 'no-referrer', 'cross-origin', true])
    }
  })

  test('answers are compressed with the encoding that the client accepts', async () => {
    const plain = await (await service.request('/openapi.json')).text()
    for (const [encoding, inflate] of [
      ['gzip', Bun.gunzipSync],
      ['zstd', Bun.zstdDecompressSync],
    ] as const) {
      const answer = await service.request('/openapi.json', { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(new TextDecoder().decode(inflate(new Uint8Array(await answer.arrayBuffer())))).toBe(plain)
    }
  })

  test('a request id of the client is kept; one with invalid characters is replaced', async () => {
    const odd = await service.request('/api/health', { headers: { 'x-request-id': 'a b<script>' } })
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('every error code has its page, and an unknown page is 404', async () => {
    for (const code of Object.keys(PROBLEMS)) {
      const page = await service.request(`/docs/problems/${code}`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(code)])
    }
    expect((await service.request('/docs/problems/constructor')).status).toBe(404)
  })

  test('invalid parameters are 422 and named', async () => {
    const answer = await service.request('/api/weather/tmy?latitude=abc&longitude=0x10&fields=none&extra=1')
    expect(answer.status).toBe(422)
    expect((await problemOf(answer)).errors.map(({ field, message }) => [field, message])).toEqual([
      ['extra', 'Extra inputs are not permitted. Known are latitude, longitude, fields, source'],
      ['latitude', 'Input should be a valid number'],
      ['longitude', 'Input should be a valid number'],
      ['fields', "Input should be 'all' or 'meta'"],
    ])
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
