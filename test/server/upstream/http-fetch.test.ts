import { afterEach, describe, expect, test } from 'bun:test'
import type { Log } from '../../../server/log.ts'
import { HttpUpstream, type UpstreamOptions, UpstreamUnavailable } from '../../../server/upstream/http-fetch.ts'
import { startRaw, startUpstream, type UpstreamServer } from './upstream-server.ts'

const open: { stop(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.stop()
})

const lines: string[] = []
const log: Log = { info: (event, fields) => void lines.push(`${event} ${JSON.stringify(fields)}`), error: () => undefined }

function upstream(baseUrl: string, options: Partial<UpstreamOptions> = {}): HttpUpstream {
  return new HttpUpstream({
    service: 'Sunbase',
    baseUrl,
    userAgent: 'pvyield/test (ops@example.com)',
    timeoutMillis: 2000,
    bytesMax: 1000,
    log,
    ...options,
  })
}

function play(answer: UpstreamServer['answer']): UpstreamServer {
  const server = startUpstream(answer)
  open.push(server)
  return server
}

/** What a call is refused with. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const cause = await call.then(
    () => null,
    (error: unknown) => error,
  )
  if (cause instanceof UpstreamUnavailable) return cause.message
  throw new Error(`Not refused as unavailable: ${cause}`)
}

const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)

describe('a call to an outside service', () => {
  test('goes to the configured address with the query, and says who asks', async () => {
    const server = play(() => new Response('sunny'))
    const answer = await upstream(server.baseUrl).get('/api/year', { lat: '48.1', wkt: 'POINT(1 2)' })
    expect([answer.status, textOf(answer)]).toEqual([200, 'sunny'])
    expect(server.requests[0]?.url.href).toBe(`${server.baseUrl}/api/year?lat=48.1&wkt=POINT%281+2%29`)
    expect(server.requests[0]?.userAgent).toBe('pvyield/test (ops@example.com)')
  })

  test('gives answers of other statuses to be read by the adapter', async () => {
    const server = play(() => new Response('{"message":"at sea"}', { status: 400 }))
    const answer = await upstream(server.baseUrl).get('/', {})
    expect([answer.status, textOf(answer)]).toEqual([400, '{"message":"at sea"}'])
  })

  test('is made once more where the answer says so, and only once', async () => {
    const server = play(() => new Response('try again', { status: 400 }))
    const sunny = upstream(server.baseUrl)
    await sunny.get('/', {})
    expect(server.requests).toHaveLength(1)
    const answer = await sunny.get('/', {}, ({ status }) => status === 400)
    expect([answer.status, server.requests.length]).toEqual([400, 3])
  })

  test('ends with the time-out, and the next one is told at once', async () => {
    const server = play(() => new Promise(() => undefined))
    const sunny = upstream(server.baseUrl, { timeoutMillis: 50 })
    for (let k = 0; k < 3; k++) expect(await refusal(sunny.get('/', {}))).toBe('Sunbase did not answer within 0.05 s')
    expect(server.requests).toHaveLength(1)
  })

  test('is refused where nobody listens; once the pause is over it is tried again', async () => {
    const server = startUpstream(() => new Response('sunny'))
    server.stop()
    let now = 0
    const sunny = upstream(server.baseUrl, { now: () => now })
    expect(await refusal(sunny.get('/', {}))).toBe('Sunbase cannot be reached')
    const back = play(() => new Response('sunny'))
    const moved = upstream(back.baseUrl, { now: () => now })
    back.answer = () => new Response('', { status: 503 })
    expect(await refusal(moved.get('/', {}))).toBe('Sunbase is overloaded or down (HTTP 503)')
    back.answer = () => new Response('sunny')
    now = 59_999
    expect(await refusal(moved.get('/', {}))).toBe('Sunbase is overloaded or down (HTTP 503)')
    now = 60_000
    expect(textOf(await moved.get('/', {}))).toBe('sunny')
  })

  test.each([429, 502, 503, 504, 529])('is refused by %i, and the service left alone', async (status) => {
    const server = play(() => new Response('', { status }))
    const sunny = upstream(server.baseUrl)
    for (let k = 0; k < 2; k++) expect(await refusal(sunny.get('/', {}))).toBe(`Sunbase is overloaded or down (HTTP ${status})`)
    expect(server.requests).toHaveLength(1)
  })

  test('waits as long as the service asks for', async () => {
    const server = play(() => new Response('', { status: 429, headers: { 'retry-after': '300' } }))
    let now = 0
    const sunny = upstream(server.baseUrl, { now: () => now })
    await refusal(sunny.get('/', {}))
    now = 299_999
    expect(await refusal(sunny.get('/', {}))).toBe('Sunbase is overloaded or down (HTTP 429)')
    expect(server.requests).toHaveLength(1)
    now = 300_000
    await refusal(sunny.get('/', {}))
    expect(server.requests).toHaveLength(2)
  })

  test('follows no redirect', async () => {
    const server = play(({ url }) => (url.endsWith('/inside') ? new Response('secret') : Response.redirect('/inside', 302)))
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase redirects to another address, which is not followed')
    expect(server.requests).toHaveLength(1)
  })

  test('takes no answer above its size, packed ones counted as they are inflated', async () => {
    const server = play(() => new Response('x'.repeat(1001)))
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase answered with more than 0.001 MB')
    server.answer = () => new Response(Bun.gzipSync('x'.repeat(1_000_000)), { headers: { 'content-encoding': 'gzip' } })
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase answered with more than 0.001 MB')
    server.answer = () => new Response(Bun.gzipSync('x'.repeat(1000)), { headers: { 'content-encoding': 'gzip' } })
    expect((await upstream(server.baseUrl).get('/', {})).bytes).toHaveLength(1000)
  })

  test('an answer that is cut is none', async () => {
    const server = startRaw('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"outputs":')
    open.push(server)
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase cannot be reached')
  })

  test('neither log nor message holds the query, where keys are', async () => {
    const server = play(() => new Response('', { status: 500 }))
    await upstream(server.baseUrl).get('/year', { api_key: 'hidden' })
    server.stop()
    const message = await refusal(upstream(server.baseUrl).get('/year', { api_key: 'hidden' }))
    expect(`${message}\n${lines.join('\n')}`).not.toContain('hidden')
    expect(lines.join('\n')).toContain('upstream_answered {"service":"Sunbase","path":"/year","status":500')
  })
})
