import { afterEach, describe, expect, test } from 'bun:test'
import type { Log } from '../../../server/log.ts'
import { HttpUpstream, type UpstreamOptions, UpstreamUnavailable } from '../../../server/upstream/http-fetch.ts'
import { startRaw, startUpstream, type UpstreamServer } from './upstream-server.ts'

const open: { stop(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.stop()
})

const lines: string[] = []
const keep: Log['info'] = (event, fields) => void lines.push(`${event} ${JSON.stringify(fields)}`)
const log: Log = { info: keep, warn: keep, error: () => undefined }

function upstream(baseUrl: string, options: Partial<UpstreamOptions> = {}): HttpUpstream {
  return new HttpUpstream({
    service: 'Sunbase',
    baseUrl,
    userAgent: 'pvyield/test (ops@example.com)',
    timeoutMillis: 600_000,
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

/** The error of a failed call. */
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
  test('goes to the configured address with the query, and identifies the caller', async () => {
    const server = play(() => new Response('sunny'))
    const answer = await upstream(server.baseUrl).get('/api/year', { lat: '48.1', wkt: 'POINT(1 2)' })
    expect([answer.status, textOf(answer)]).toEqual([200, 'sunny'])
    expect(server.requests[0]?.url.href).toBe(`${server.baseUrl}/api/year?lat=48.1&wkt=POINT%281+2%29`)
    expect(server.requests[0]?.userAgent).toBe('pvyield/test (ops@example.com)')
  })

  test('returns answers with other statuses for the adapter to read', async () => {
    const server = play(() => new Response('{"message":"at sea"}', { status: 400 }))
    const answer = await upstream(server.baseUrl).get('/', {})
    expect([answer.status, textOf(answer)]).toEqual([400, '{"message":"at sea"}'])
  })

  test('is retried when shouldRetry accepts the answer, and only once', async () => {
    const server = play(() => new Response('try again', { status: 400 }))
    const sunny = upstream(server.baseUrl)
    await sunny.get('/', {})
    expect(server.requests).toHaveLength(1)
    const answer = await sunny.get('/', {}, ({ status }) => status === 400)
    expect([answer.status, server.requests.length]).toEqual([400, 3])
  })

  test('ends at the timeout, and the next call fails at once', async () => {
    const server = play(() => new Promise(() => undefined))
    const sunny = upstream(server.baseUrl, { timeoutMillis: 50 })
    for (let k = 0; k < 3; k++) expect(await refusal(sunny.get('/', {}))).toBe('Sunbase did not answer within 0.05 s')
    expect(server.requests.length).toBeLessThanOrEqual(1) // none, when the machine is slower than the limit
  })

  test('fails when nothing listens at the address, and is tried again after the pause', async () => {
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

  test.each([429, 502, 503, 504, 529])('fails on status %i, and the service is not called during the pause', async (status) => {
    const server = play(() => new Response('', { status }))
    const sunny = upstream(server.baseUrl)
    for (let k = 0; k < 2; k++) expect(await refusal(sunny.get('/', {}))).toBe(`Sunbase is overloaded or down (HTTP ${status})`)
    expect(server.requests).toHaveLength(1)
  })

  test('pauses as long as Retry-After requests', async () => {
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

  test('rejects answers above the size limit, which applies to the inflated size', async () => {
    const server = play(() => new Response('x'.repeat(1001)))
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase answered with more than 0.001 MB')
    server.answer = () => new Response(Bun.gzipSync('x'.repeat(1_000_000)), { headers: { 'content-encoding': 'gzip' } })
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase answered with more than 0.001 MB')
    server.answer = () => new Response(Bun.gzipSync('x'.repeat(1000)), { headers: { 'content-encoding': 'gzip' } })
    expect((await upstream(server.baseUrl).get('/', {})).bytes).toHaveLength(1000)
  })

  test('a truncated answer is a failure', async () => {
    const server = startRaw('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"outputs":')
    open.push(server)
    expect(await refusal(upstream(server.baseUrl).get('/', {}))).toBe('Sunbase cannot be reached')
  })

  test('neither the log nor the message contains the query, which has the keys', async () => {
    const server = play(() => new Response('', { status: 500 }))
    await upstream(server.baseUrl).get('/year', { api_key: 'hidden' })
    server.stop()
    const message = await refusal(upstream(server.baseUrl).get('/year', { api_key: 'hidden' }))
    expect(`${message}\n${lines.join('\n')}`).not.toContain('hidden')
    expect(lines.join('\n')).toContain('upstream_answered {"service":"Sunbase","path":"/year","status":500')
  })
})
