import { afterAll, beforeEach, expect, test } from 'bun:test'
import { type Attempt, type PostOptions, post } from '../../../server/webhooks/post.ts'
import { certificate } from './certificate.ts'

let hits: string[] = []
const seen = (request: Request) =>
  void hits.push(`${request.method} ${request.headers.get('host')?.replace(/:\d+$/, '')} ${new URL(request.url).pathname}`)
const plain: ReturnType<typeof Bun.serve> = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  idleTimeout: 0,
  fetch: (request) => {
    seen(request)
    const { pathname } = new URL(request.url)
    if (pathname === '/redirect') return Response.redirect(`http://127.0.0.1:${plain.port}/inside`, 307)
    if (pathname === '/silent') return new Promise<Response>(() => undefined)
    if (pathname === '/endless')
      return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }, { highWaterMark: 0 }))
    if (pathname === '/busy') return new Response('later', { status: 429, headers: { 'retry-after': '120' } })
    return new Response('ok')
  },
})
beforeEach(() => {
  hits = []
})
afterAll(() => plain.stop(true))

const to = (path: string, options: Partial<PostOptions> = {}): Promise<Attempt> =>
  post(`http://receiver.test:${plain.port}${path}`, {}, '{}', { reach: 'any', resolve: async () => ['127.0.0.1'], ...options })

test('a redirect, as to this machine, is not followed', async () => {
  const made = await to('/redirect')
  expect([made.status, made.reason]).toEqual([307, 'it redirects (HTTP 307), which is not followed: give the address that answers itself'])
  expect(hits).toEqual(['POST receiver.test /redirect'])
})

test('a receiver that does not answer is left after its time', async () => {
  expect(await to('/silent', { timeoutMillis: 100 })).toMatchObject({ status: null, reason: 'no answer within 0.1 s' })
})

test('an answer without an end arrives: nothing of it is read', async () => {
  expect(await to('/endless')).toMatchObject({ status: 200, reason: null })
})

test('a pause that is asked for is known', async () => {
  expect(await to('/busy')).toMatchObject({ status: 429, reason: 'it answered HTTP 429', retryAfterMillis: 120_000 })
})

test('a name is looked up once, and what was checked is connected to: it cannot lead elsewhere in between', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  let lookups = 0
  expect(await to('/once', { resolve: async () => answers[lookups++] ?? [] })).toMatchObject({ status: 200 })
  expect([lookups, hits]).toEqual([1, ['POST receiver.test /once']])
})

test.each(['127.0.0.1', '::1', '169.254.169.254', '1.1.1.1 10.0.0.1'])(
  'a public name that leads to %s is not connected to',
  async (addresses) => {
    const made = await post('https://hooks.example.com/', {}, '{}', { reach: 'public', resolve: async () => addresses.split(' ') })
    expect([made.status, made.reason]).toEqual([null, 'hooks.example.com leads to an address that is not of the public internet'])
  },
)

const made = certificate()
test.skipIf(made === null)('the certificate has to be that of the name, although the address is connected to (needs openssl)', async () => {
  const { cert, key } = made ?? { cert: '', key: '' }
  const fetch = (request: Request) => {
    seen(request)
    return new Response('ok')
  }
  const secure = Bun.serve({ port: 0, hostname: '127.0.0.1', tls: { cert, key }, fetch })
  const secureTo = (host: string, ca?: string) =>
    post(`https://${host}:${secure.port}/tls`, {}, '{}', {
      reach: 'any',
      resolve: async () => ['127.0.0.1'],
      ...(ca !== undefined && { ca }),
    })
  expect(await secureTo('hooks.test', cert)).toMatchObject({ status: 200, reason: null })
  expect(hits).toEqual(['POST hooks.test /tls'])
  const wrong = 'the certificate of the receiver is not valid for its name'
  expect((await secureTo('other.test', cert)).reason).toBe(`${wrong} (ERR_TLS_CERT_ALTNAME_INVALID)`)
  expect((await secureTo('hooks.test')).reason).toBe(`${wrong} (DEPTH_ZERO_SELF_SIGNED_CERT)`)
  expect(hits).toHaveLength(1)
  await secure.stop(true)
})

test('a receiver that is not there, and a name without an address, are failures that say so', async () => {
  expect((await post('http://127.0.0.1:1/', {}, '{}', { reach: 'any' })).reason).toBe('the receiver refused the connection')
  const nobody = Object.assign(new Error('x'), { code: 'ENOTFOUND' })
  expect((await to('/', { resolve: () => Promise.reject(nobody) })).reason).toBe('the name has no address')
})
