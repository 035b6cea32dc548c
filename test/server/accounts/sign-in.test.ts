import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { problemOf } from '../answers.ts'
import { rowsIn } from '../charging/ledger/audited.ts'
import { startTestService, type TestService } from '../service.ts'
import { askForLink, cookieIn, ORIGIN, signIn, TERMS_VERSION, useLink } from './person.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ TRUST_PROXY: '1' })
})
afterAll(() => service.stop())

const start = (body: object, headers: Record<string, string> = {}) => service.post('/api/auth/start', body, headers)
const WISH = { email: 'ada@example.com', accept_terms: true, terms_version: TERMS_VERSION }
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let addresses = 0
const otherAddress = () => ({ 'x-forwarded-for': `198.51.100.${++addresses}` })

describe('POST /api/auth/start', () => {
  test('answers the same whether or not the address is known, in any case of its letters', async () => {
    await signIn(service, 'known@example.com')
    const answers = await Promise.all(
      ['known@example.com', 'KNOWN@example.com', 'unknown@example.com'].map(async (email) =>
        (await start({ ...WISH, email }, otherAddress())).text(),
      ),
    )
    expect(answers).toEqual(new Array(3).fill('{"sent":true,"expires_in_minutes":15}'))
  })

  test('needs an address, and agreement to the terms that are in force', async () => {
    const refused = async (change: object) => (await problemOf(await start({ ...WISH, ...change }))).field
    expect(await refused({ email: 'ada' })).toBe('email')
    expect(await refused({ email: 'ada@example.com\r\nBcc: eve@example.com' })).toBe('email')
    expect(await refused({ accept_terms: false })).toBe('accept_terms')
    expect(await refused({ terms_version: '2020-01-01' })).toBe('terms_version')
  })

  test('sends at most 5 links an hour to an email address and 10 to a client address, whoever is known', async () => {
    for (const email of ['known@example.com', 'nobody@example.com']) {
      const statuses: number[] = []
      for (let k = 0; k < 6; k++) statuses.push((await start({ ...WISH, email }, otherAddress())).status)
      expect(statuses).toContain(429)
      const refused = await start({ ...WISH, email: email.toUpperCase() }, otherAddress())
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    }
    const one = otherAddress()
    for (let k = 0; k < 10; k++) expect((await start({ ...WISH, email: `p${k}@example.com` }, one)).status).toBe(200)
    expect((await problemOf(await start({ ...WISH, email: 'p10@example.com' }, one))).code).toBe('rate_limited')
  })
})

test('a restart sends nobody more links, and forgets those that were used', async () => {
  let other = await startTestService({ TRUST_PROXY: '1' })
  const statuses = async (email: string, count: number) => {
    const sent: number[] = []
    for (let k = 0; k < count; k++)
      sent.push((await other.post('/api/auth/start', { ...WISH, email: k % 2 === 0 ? email : email.toUpperCase() }, otherAddress())).status)
    return sent
  }
  for (let k = 0; k < 3; k++) await signIn(other, 'often@example.com')
  await statuses('victim@example.com', 3)
  other = await other.restart()
  expect(await statuses('victim@example.com', 4)).toEqual([200, 200, 429, 429])
  other = await other.restart()
  const refused = await other.post('/api/auth/start', { ...WISH, email: 'victim@example.com' }, otherAddress())
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 3600]).toEqual([429, true])
  expect(await statuses('often@example.com', 5)).toEqual([200, 200, 200, 200, 200])
  await other.stop()
})

describe('a link', () => {
  test('shows a page with a button, which uses nothing up, and then signs in once', async () => {
    const token = await askForLink(service, 'once@example.com')
    for (let k = 0; k < 3; k++) {
      const page = await service.request(`/api/auth/verify?token=${token}`)
      expect([page.status, page.headers.get('set-cookie'), page.headers.get('referrer-policy')]).toEqual([200, null, 'same-origin'])
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
      expect(await page.text()).toContain('once@example.com')
    }
    const used = await useLink(service, token, HTML)
    expect([used.status, used.headers.get('location')]).toEqual([303, '/account'])
    expect(used.headers.get('set-cookie')).toMatch(/^pvyield_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    const again = await useLink(service, token, HTML)
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null])
    expect(await again.text()).toContain('This link does not work')
    expect((await problemOf(await useLink(service, token))).code).toBe('unauthorized')
  })

  test('signs one of many requests at once in', async () => {
    const token = await askForLink(service, 'race@example.com')
    const answers = await Promise.all(Array.from({ length: 8 }, () => useLink(service, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1)
  })

  test('of many requests at once makes one session and one security event', async () => {
    for (const email of ['first@example.com', 'first@example.com']) {
      const before = await rowsIn(service.dataDir, 'select count(*) from sessions')
      const token = await askForLink(service, email)
      // Another address each: what does not work is counted by address.
      const answers = await Promise.all(Array.from({ length: 40 }, () => useLink(service, token, otherAddress())))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const after = await rowsIn(service.dataDir, 'select count(*) from sessions')
      expect(Number(after[0]?.[0]) - Number(before[0]?.[0])).toBe(1)
    }
    const kinds = `select kind from security_events join accounts on accounts.id = account_id where email = 'first@example.com' order by kind`
    expect((await rowsIn(service.dataDir, kinds)).flat()).toEqual(['account_created', 'signed_in'])
  })

  test('signs nobody in from a page of another site', async () => {
    const token = await askForLink(service, 'csrf@example.com')
    for (const origin of ['https://evil.example', 'null']) {
      const refused = await useLink(service, token, { origin })
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
    }
    expect((await useLink(service, token)).status).toBe(200)
  })

  test('is guessed a few times an hour at most', async () => {
    const address = otherAddress()
    const wrong = (token: string) => service.request(`/api/auth/verify?token=${token}`, { headers: address })
    for (let k = 0; k < 30; k++) expect((await wrong(`x${k}`)).status).toBe(200)
    expect((await wrong('y')).status).toBe(429)
  })
})

describe('a session', () => {
  test('is the account until it is signed out', async () => {
    const person = await signIn(service, 'session@example.com')
    expect(await (await person.call('GET', '/api/me')).json()).toMatchObject({ signed_in: true, email: 'session@example.com' })
    const out = await person.call('POST', '/api/auth/signout')
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect(await (await person.call('GET', '/api/me')).json()).toMatchObject({ signed_in: false })
    expect((await person.call('GET', '/api/keys')).status).toBe(401)
  })

  test('changes something only with the Origin of this server', async () => {
    const { cookie, call } = await signIn(service, 'origin@example.com')
    const change = (headers: Record<string, string>) =>
      service.request('/api/me/profile', {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{"name":"Eve"}',
      })
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: `${ORIGIN}.evil.example` }]) {
      const refused = await problemOf(await change(headers as Record<string, string>))
      expect(refused.code).toBe('forbidden')
    }
    expect((await change({ origin: ORIGIN })).status).toBe(200)
    expect((await call('GET', '/api/me')).headers.get('cache-control')).toBe('private, no-store')
  })

  test('over TLS its cookie belongs to this host alone', async () => {
    const secure = await startTestService({ BASE_URL: 'https://pv.example.com', RETURN_URL: 'https://app.example.com/home' })
    const token = await askForLink(secure, 'tls@example.com')
    const answer = await useLink(secure, token, { ...HTML, origin: 'https://pv.example.com' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-pvyield_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(answer.headers.get('location')).toBe('https://app.example.com/home')
    expect(cookieIn(answer)).toStartWith('__Host-')
    await secure.stop()
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
