import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { SecurityEvent } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { auditIn, rowsIn } from '../charging/ledger/audited.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { startTestService, type TestService } from '../service.ts'
import { askForLink, cookieIn, ORIGIN, type Person, signIn, TERMS_VERSION, useLink } from './person.ts'

/** What a hostile client tries. Its own kinds of attack are in the tests of sign-in, keys and isolation. */

const WISH = { email: 'ada@example.com', accept_terms: true, terms_version: TERMS_VERSION }
const HTML = { accept: 'text/html' }

let service: TestService
let ada: Person
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', SYNC_WAIT_MS: '600000' })
  ada = await signIn(service, 'ada@example.com')
})
afterAll(() => service.stop())

describe('limits', () => {
  const starts = async (of: TestService, count: number, headers: (k: number) => Record<string, string>) => {
    const statuses: number[] = []
    for (let k = 0; k < count; k++)
      statuses.push((await of.post('/api/auth/start', { ...WISH, email: `p${k}@example.com` }, headers(k))).status)
    return statuses.filter((status) => status === 200).length
  }

  test('of sign-in hold for one caller, whatever it says of its address, and for one IPv6 network', async () => {
    const direct = await startTestService()
    expect(await starts(direct, 12, (k) => ({ 'x-forwarded-for': `198.51.100.${k}`, forwarded: `for=198.51.100.${k}` }))).toBe(10)
    await direct.stop()
    const proxied = await startTestService({ TRUST_PROXY: '1' })
    // The client writes the first entries, the proxy the last.
    expect(await starts(proxied, 12, (k) => ({ 'x-forwarded-for': `198.51.100.${k}, 203.0.113.9` }))).toBe(10)
    expect(await starts(proxied, 12, (k) => ({ 'x-forwarded-for': `203.0.113.10:${4000 + k}` }))).toBe(10)
    expect(await starts(proxied, 12, (k) => ({ 'x-forwarded-for': `2001:db8:1:2::${k}` }))).toBe(10)
    expect(await starts(proxied, 1, () => ({ 'x-forwarded-for': '2001:db8:1:3::1' }))).toBe(1)
    await proxied.stop()
  })
})

describe('an email address', () => {
  test.each([
    'ada@example.com\nBcc: eve@example.com',
    'ada@example.com\r\n\r\nhello',
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    'Ada <ada@example.com>',
    '"ada eve@example.com"@example.com',
    'ada(eve@example.com)@example.com',
    'ada@example.com>',
    'ada@[127.0.0.1]',
    'ada@exa mple.com',
    'ada @example.com',
    'ada@example.com\u0000',
    'ädä@example.com',
    'ada@exämple.com',
    'ada@example.com\u202e',
    `${'a'.repeat(65)}@example.com`,
    'ada',
    '@example.com',
    '',
  ])('%j is refused', async (email) => {
    expect((await problemOf(await service.post('/api/auth/start', { ...WISH, email }))).field).toBe('email')
  })

  test('of any allowed form is the only recipient, and the mail has a link of BASE_URL whatever the Host', async () => {
    const mails = await startMailServer()
    const sending = await startTestService({ SMTP_URL: mails.url, SMTP_FROM: 'no-reply@example.com', BASE_URL: 'https://pv.example.com' })
    for (const email of ["o'neil+a=b/c?{x}|y!#$%&*^`~@example.com", 'ada@mail.example.co.uk']) {
      const sent = await sending.post('/api/auth/start', { ...WISH, email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
      expect(sent.status).toBe(200)
      const mail = await mails.next()
      expect(mail.to).toEqual([email])
      expect(mail.text).toContain('https://pv.example.com/api/auth/verify?token=')
      expect(mail.text).not.toContain('evil')
    }
    await sending.stop()
    await mails.stop()
  })
})

describe('a link', () => {
  test('is not used up by HEAD and GET of a program that looks at mails', async () => {
    const token = await askForLink(service, 'scanned@example.com')
    for (const method of ['HEAD', 'GET', 'OPTIONS'])
      expect((await service.request(`/api/auth/verify?token=${token}`, { method, headers: HTML })).headers.get('set-cookie')).toBeNull()
    expect((await useLink(service, token)).status).toBe(200)
  })

  test('sends on to RETURN_URL and to no place that its address names', async () => {
    const more = '&return=https://evil.example&next=//evil.example&return_url=https://evil.example'
    const token = await askForLink(service, 'redirect@example.com')
    const refused = await useLink(service, `${token}${more}`, HTML)
    expect([refused.status, refused.headers.get('location')]).toEqual([422, null])
    const answer = await useLink(service, token, HTML)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
  })

  test('makes a session of its own, whatever cookie the browser had; two browsers do not end each other', async () => {
    const fixed = 'x'.repeat(43)
    const email = 'browsers@example.com'
    const first = cookieIn(await useLink(service, await askForLink(service, email), { cookie: `pvyield_session=${fixed}` }))
    const second = cookieIn(await useLink(service, await askForLink(service, email), { cookie: ada.cookie }))
    const me = async (cookie: string) => (await service.request('/api/me', { headers: { cookie } })).json() as Promise<{ email?: string }>
    expect(new Set([first, second, ada.cookie, `pvyield_session=${fixed}`]).size).toBe(4)
    expect([(await me(first)).email, (await me(second)).email, (await me(ada.cookie)).email]).toEqual([email, email, 'ada@example.com'])
    expect(await me(`pvyield_session=${fixed}`)).toMatchObject({ signed_in: false })
    await service.request('/api/auth/signout', { method: 'POST', headers: { cookie: first, origin: ORIGIN } })
    expect([(await me(first)).email, (await me(second)).email]).toEqual([undefined, email])
  })

  test('that was sent before the account was deleted works no more', async () => {
    const person = await signIn(service, 'pending@example.com')
    const token = await askForLink(service, 'pending@example.com')
    expect((await person.call('DELETE', '/api/me')).status).toBe(204)
    expect((await useLink(service, token)).status).toBe(401)
  })
})

describe('an account that is deleted and made again', () => {
  const email = 'loop@example.com'
  const stateOf = async (person: Person) => (await (await person.call('GET', '/api/me')).json()) as Record<string, unknown>
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', SYNC_WAIT_MS: '600000' })
  })
  afterAll(() => service.stop())

  test('has its free units once a month, its wallet, and a budget of 0 until it is set', async () => {
    const person = await signIn(service, email)
    const { key } = await person.makeKey()
    expect((await service.post('/api/run/simple', SIMPLE, { authorization: `Bearer ${key}` })).status).toBe(200)
    const { account_id: id, free_units_left: left } = await stateOf(person)
    expect(left).toBe(19)
    for (let round = 0; round < 2; round++) {
      expect((await (await signIn(service, email)).call('DELETE', '/api/me')).status).toBe(204)
      const [[kept] = []] = await rowsIn(service.dataDir, `select email from accounts where id = '${id}'`)
      expect(kept).toBeNull()
      const again = await stateOf(await signIn(service, email.toUpperCase()))
      expect(again).toMatchObject({ account_id: id, free_units_left: 19, budget_usd: 0 })
    }
  })
})

describe('another site', () => {
  test('over TLS, a page of the same host without TLS changes nothing and signs nobody in', async () => {
    const secure = await startTestService({ BASE_URL: 'https://localhost' })
    const token = await askForLink(secure, 'tls@example.com')
    for (const origin of ['http://localhost', 'https://localhost:444', 'https://localhost.evil.example', 'null'])
      expect((await useLink(secure, token, { origin })).status).toBe(403)
    const cookie = cookieIn(await useLink(secure, token, { origin: 'https://localhost' }))
    const change = (origin: string) =>
      secure.request('/api/me/profile', { method: 'PUT', headers: { cookie, origin, 'content-type': 'application/json' }, body: '{}' })
    expect([(await change('http://localhost')).status, (await change('https://localhost')).status]).toEqual([403, 200])
    await secure.stop()
  })

  test('gets no answer with cookies: no preflight and no answer allows credentials', async () => {
    for (const [method, path] of [
      ['OPTIONS', '/api/me'],
      ['OPTIONS', '/api/keys'],
      ['GET', '/api/me'],
      ['GET', '/api/me/logo'],
      ['GET', '/api/me/export'],
    ] as const) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET', cookie: ada.cookie }
      const answer = await service.request(path, { method, headers })
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      if (method === 'GET' && answer.ok) expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

describe('what is stored', () => {
  test('a label, a name and an event with HTML are data: no page has them in its text', async () => {
    const html = '<img src=x onerror=alert(1)>"\'</script>'
    await ada.makeKey(html)
    await ada.call('PUT', '/api/me/profile', { name: html, business_name: html })
    for (const path of ['/account', '/signin', '/terms']) {
      const page = await service.request(path, { headers: { cookie: ada.cookie } })
      expect(await page.text()).not.toContain('onerror')
    }
    for (const path of ['/api/keys', '/api/me', '/api/me/events', '/api/me/export']) {
      const answer = await ada.call('GET', path)
      expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual(['application/json', 'nosniff'])
    }
    for (const label of ['a\nb', 'a\r\nb', '\u0000', 'x'.repeat(101), '\u200b', ' \u200d\ufeff', 'a\u061cb', 'a\u200fb', 'a\u200eb'])
      expect((await problemOf(await ada.call('POST', '/api/keys', { label }))).field).toBe('label')
  })

  test('a logo that is also a page is shown as a picture alone', async () => {
    const comment = new TextEncoder().encode('<script>alert(1)</script>')
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0]
    const head = [0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2, ...comment]
    const form = new FormData()
    form.set('file', new File([new Uint8Array([...head, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9])], 'x.html'))
    const put = await service.request('/api/me/logo', { method: 'PUT', headers: { cookie: ada.cookie, origin: ORIGIN }, body: form })
    expect(put.status).toBe(200)
    const { headers } = await ada.call('GET', '/api/me/logo')
    expect([headers.get('content-type'), headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
      'image/jpeg',
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'",
    ])
  })

  test('a preference has the steps of the models and nothing else', async () => {
    const prefer = async (body: unknown) => (await ada.call('PUT', '/api/me/preference', body)).status
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, k) => [`site.x${k}`, 'y']))
    for (const choices of [many, { 'site.transposition': 'x'.repeat(101) }, JSON.parse('{"__proto__":"x"}'), { constructor: 'x' }, []])
      expect(await prefer({ choices })).toBe(422)
    expect(await prefer({ choices: { 'site.transposition': 'x'.repeat(7_000_000) } })).toBe(413)
    expect(await prefer({ choices: {}, more: 1 })).toBe(422)
  })

  test('is found by ids alone: patterns of SQL and paths find nothing', async () => {
    await ada.makeKey()
    const { key } = await ada.makeKey()
    const before = ((await (await ada.call('GET', '/api/keys')).json()) as object[]).length
    for (const id of ['%25', '_', 'key_%25', 'key_________________________', "'%20or%201=1--", '..%2f..%2fme', '%00'])
      for (const [method, path] of [
        ['DELETE', `/api/keys/${id}`],
        ['GET', `/api/runs/${id}`],
        ['DELETE', `/api/runs/${id}`],
        ['POST', `/api/billing/checkout/${id}/confirm`],
      ] as const)
        expect([404, 422]).toContain((await ada.callWith(key, method, path)).status)
    for (const query of ['before=%25', "before='or'1'='1"])
      expect([200, 404, 422]).toContain((await ada.call('GET', `/api/runs?${query}`)).status)
    expect(((await (await ada.call('GET', '/api/keys')).json()) as object[]).length).toBe(before)
  })
})

describe('while a run is under way', () => {
  test('its key is revoked: it ends, is charged once, and belongs to the account', async () => {
    const person = await signIn(service, 'revoked@example.com')
    const { id, key } = await person.makeKey()
    const [answer] = await Promise.all([person.callWith(key, 'POST', '/api/run', smallPlant()), person.call('DELETE', `/api/keys/${id}`)])
    // The key was good when the request came, or it was refused at once.
    expect([200, 401]).toContain(answer.status)
    expect((await person.callWith(key, 'POST', '/api/run/simple', SIMPLE)).status).toBe(401)
    const { runs } = (await (await person.call('GET', '/api/runs')).json()) as { runs: object[] }
    expect(runs).toHaveLength(answer.status === 200 ? 1 : 0)
  })

  test('its account is deleted: nothing of the person stays, and the ledger adds up', async () => {
    const person = await signIn(service, 'vanished@example.com')
    const { key } = await person.makeKey()
    const { account_id: account } = (await (await person.call('GET', '/api/me')).json()) as { account_id: string }
    const [deleted, ...answers] = await Promise.all([
      person.call('DELETE', '/api/me'),
      ...[undefined, { prefer: 'respond-async' }].map((headers) =>
        service.post('/api/run', smallPlant(), { authorization: `Bearer ${key}`, ...headers }),
      ),
    ])
    expect(deleted.status).toBe(204)
    for (const answer of answers) expect([200, 202, 401]).toContain(answer.status)
    const open = `select count(*) from ledger where account = '${account}' and kind = 'reserve' and reference not in (select reference from ledger where kind in ('settle', 'release'))`
    while (Number((await rowsIn(service.dataDir, open))[0]?.[0]) > 0) await Bun.sleep(20)
    expect(await auditIn(service.dataDir)).toEqual([])
    const email = await rowsIn(service.dataDir, `select email, name from accounts where id = '${account}'`)
    expect(email).toEqual([[null, '']])
  })
})

test('a session and a key see the events of what they did, and no secret', async () => {
  const events = (await (await ada.call('GET', '/api/me/events')).json()) as SecurityEvent[]
  expect(events.length).toBeGreaterThan(0)
  expect(JSON.stringify(events)).not.toMatch(/pvk_live_|[\w-]{43}/)
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
