import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../../server/http/listen.ts'
import { jsonLog } from '../../../server/log.ts'
import { startServer } from '../../torture/server-process.ts'
import { SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { exchange } from './raw-socket.ts'

let service: TestService
let port: number
beforeAll(async () => {
  service = await startTestService()
  port = await service.listen()
})
afterAll(() => service.stop())

const request = (line: string, headers = 'Host: pv.example.com\r\n') => `${line}\r\n${headers}Connection: close\r\n\r\n`

/** Latin-1, so that every byte can be written. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('every Host gets the normal answer', () => {
  const HOSTS = [
    ...['[', ']', '[::1', '::1', 'a b', '', 'x', 'x:99999', 'x:y', '\xff\xfe', 'u:p@h', '256.256.256.256', 'h/../x', 'a?b', 'a#b', '%00'],
    ...['http://x', '//', '\\', '"', '<', 'x\x7f', '.', 'a'.repeat(5000)],
  ]

  test.each(HOSTS.map((host) => [host.slice(0, 40), host]))('Host: %s', async (_, host) => {
    for (const [line, status] of [
      ['GET /api/health HTTP/1.1', 200],
      ['GET /api/nothing HTTP/1.1', 404],
      ['DELETE /api/health HTTP/1.1', 405],
      ['GET / HTTP/1.1', 200],
    ] as const) {
      const answer = await exchange(port, bytesOf(request(line, `Host: ${host}\r\n`)))
      expect([line, answer.status]).toEqual([line, status])
    }
  })

  test('two of them are 400, whatever they say', async () => {
    for (const hosts of [
      ['pv.example.com', 'other.example.com'],
      ['pv.example.com', 'pv.example.com'],
    ])
      for (const [line, path] of [
        ['GET /api/health HTTP/1.1', '/api/health'],
        ['POST /api/auth/start HTTP/1.1', '/api/auth/start'],
        ['GET / HTTP/1.1', '/'],
      ] as const) {
        const answer = await exchange(port, request(line, hosts.map((host) => `Host: ${host}\r\n`).join('')))
        expect([path, answer.status, JSON.parse(answer.body).code]).toEqual([path, 400, 'bad_request'])
      }
  })

  test('HTTP/1.0 without Host, as health checks of proxies send it', async () => {
    expect((await exchange(port, 'GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200)
    expect((await exchange(port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200)
    expect((await exchange(port, 'GET /api/nothing HTTP/1.0\r\n\r\n')).status).toBe(404)
  })

  test('the query is read whatever the host is', async () => {
    for (const host of ['[', 'a b', 'pv.example.com']) {
      const answer = await exchange(port, request('GET /api/weather/tmy?latitude=x&longitude=1 HTTP/1.1', `Host: ${host}\r\n`))
      expect([host, answer.status, JSON.parse(answer.body).field]).toEqual([host, 422, 'latitude'])
    }
  })
})

describe('a long head', () => {
  test.each([
    ['path', '404', (long: string) => `GET /api/health/${long} HTTP/1.1`],
    ['query', '422', (long: string) => `GET /api/health?q=${long} HTTP/1.1`],
  ] as const)('of 15 kB in its %s has an answer with a body: %s', async (_, status, line) => {
    const answer = await exchange(port, request(line('a'.repeat(15_000))))
    expect([String(answer.status), JSON.parse(answer.body).status]).toEqual([status, Number(status)])
  })
})

describe('methods', () => {
  test.each(['PROPFIND', 'CONNECT', 'TRACE', 'PATCH', 'QUERY', 'MKCOL', 'M-SEARCH', 'DELETE', 'PURGE'])(
    '%s: 405 with Allow; 404 for an unknown path',
    async (method) => {
      const refused = await exchange(port, request(`${method} /api/health HTTP/1.1`))
      expect([refused.status, refused.headers.get('allow'), JSON.parse(refused.body).code]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        'method_not_allowed',
      ])
      expect((await exchange(port, request(`${method} /api/nothing HTTP/1.1`))).status).toBe(404)
    },
  )

  test('HEAD has the headers of GET, with its Content-Length, and no body', async () => {
    for (const path of ['/api/health', '/', '/docs', '/openapi.json', '/docs/problems/not_found', '/robots.txt', '/api/library/modules']) {
      const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => exchange(port, request(`${method} ${path} HTTP/1.1`))))
      expect([path, head?.status, head?.body]).toEqual([path, 200, ''])
      expect([path, head?.headers.get('content-length')]).toEqual([path, get?.headers.get('content-length')])
      expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type') ?? '')
    }
    const missing = await exchange(port, request('HEAD /api/runs/run_x HTTP/1.1'))
    expect([missing.status, missing.body, Number(missing.headers.get('content-length')) > 100]).toEqual([404, '', true])
  })

  test('HEAD of what is made while it is sent states no length', async () => {
    const accepted = await service.post('/api/run/simple', SIMPLE, { prefer: 'respond-async' })
    const { run_id: id } = (await accepted.json()) as { run_id: string }
    while ((await service.request(`/api/runs/${id}`)).status !== 200) await Bun.sleep(25)
    for (const path of [`/api/runs/${id}`, `/v1/runs/${id}`, `/api/runs/${id}?include_series=true`]) {
      const head = await exchange(port, request(`HEAD ${path} HTTP/1.1`))
      expect([path, head.status, head.body, head.headers.has('content-length')]).toEqual([path, 200, '', false])
    }
  })

  test('an unknown stage is 404 before its body is read', async () => {
    for (const stage of ['bogus', '__proto__', 'constructor', 'hasOwnProperty'])
      for (const body of ['{}', '{', '{"site": 1}']) {
        const answer = await service.post(`/api/tree/${stage}`, body)
        expect([stage, body, answer.status]).toEqual([stage, body, 404])
      }
  })
})

test('bytes that are not HTTP get a plain refusal, and the service goes on', async () => {
  for (const [bytes, status] of [
    ['\x16\x03\x01\x02\x00\x01\x00\x01', 400],
    ['GET /api/health\r\n\r\n', 505],
    ['GET /api/health HTTP/2.0\r\nHost: x\r\n\r\n', 505],
    ['GET /api/health HTTP/1.1\r\n\r\n', 400],
    ['GET * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
    [`GET /api/health HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    // Bun closes without an answer when it does not know the method.
    ['FOO /api/health HTTP/1.1\r\nHost: x\r\n\r\n', null],
  ] as const) {
    const answer = await exchange(port, bytesOf(bytes))
    expect([bytes.slice(0, 60), answer.status, answer.body]).toEqual([bytes.slice(0, 60), status, ''])
  }
  expect((await exchange(port, request('GET /api/health HTTP/1.1'))).status).toBe(200)
})

test.each(['', 'development', 'production'])('NODE_ENV=%s: no page of Bun, and no 500', async (NODE_ENV) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  const server = await startServer(dataDir, { NODE_ENV })
  try {
    const itsPort = Number(new URL(server.url).port)
    expect((await exchange(itsPort, request('GET /bun:info HTTP/1.1'))).status).toBe(404)
    for (const host of ['[', 'a b', '', 'x:99999'])
      expect((await exchange(itsPort, request('GET /api/health HTTP/1.1', `Host: ${host}\r\n`))).status).toBe(200)
    expect((await exchange(itsPort, 'GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200)
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a fault before the handlers is a problem without its cause', async () => {
  const lines: string[] = []
  const broken = { fetch: () => Promise.reject(new Error('secret /path/of.ts')), server: null }
  const server = listen(broken, { host: '127.0.0.1', port: 0, baseUrl: '', log: jsonLog((line) => void lines.push(line)) })
  const answer = await exchange(server.port ?? 0, request('GET /api/health HTTP/1.1'))
  await server.stop(true)
  const { code, request_id } = JSON.parse(answer.body)
  expect([answer.status, code, answer.headers.get('content-type')]).toEqual([500, 'internal_error', 'application/problem+json'])
  expect(answer.text).not.toContain('secret')
  expect(lines.join()).toContain('secret /path/of.ts')
  expect(lines.join()).toContain(request_id)
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
