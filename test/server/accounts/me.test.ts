import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { SecurityEvent } from '@pvyield/contract/schemas'
import { pngFile, pngHead } from '../../png-file.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { ORIGIN, type Person, signIn, TERMS_VERSION } from './person.ts'

let service: TestService
let ada: Person
beforeAll(async () => {
  service = await startTestService()
  ada = await signIn(service, 'ada@example.com')
})
afterAll(() => service.stop())

describe('GET /api/me', () => {
  test('without credentials: the prices', async () => {
    const answer = await service.request('/api/me')
    expect(await answer.json()).toEqual({ signed_in: false, unit_price_usd: 0.5, free_units_per_month: 20 })
  })

  test('with a session: the account', async () => {
    expect(await (await ada.call('GET', '/api/me')).json()).toEqual({
      signed_in: true,
      unit_price_usd: 0.5,
      free_units_per_month: 20,
      account_id: expect.stringMatching(/^acc_[0-9a-z]{26}$/),
      email: 'ada@example.com',
      terms: { accepted: TERMS_VERSION, current: TERMS_VERSION },
      free_units_left: 20,
      balance_usd: 0,
      billing: 'wallet',
      budget_usd: null,
      keys_may_raise: true,
      used_usd: 0,
      profile: { name: '', business_name: '', has_logo: false },
      preference: null,
    })
  })
})

describe('what a person changes', () => {
  test('the profile, key by key', async () => {
    await ada.call('PUT', '/api/me/profile', { name: 'Ada Lovelace' })
    const changed = await ada.call('PUT', '/api/me/profile', { business_name: 'Analytical Solar' })
    expect(await changed.json()).toMatchObject({ profile: { name: 'Ada Lovelace', business_name: 'Analytical Solar' } })
    expect((await problemOf(await ada.call('PUT', '/api/me/profile', { name: 'a\nb' }))).field).toBe('name')
  })

  test('the budget, to a micro-dollar', async () => {
    await ada.call('PUT', '/api/me/budget', { budget_usd: 1.234568 })
    const [event] = (await (await ada.call('GET', '/api/me/events')).json()) as SecurityEvent[]
    expect(event?.details).toEqual({ from_usd: null, to_usd: 1.234568 })
    for (const budget of [12.345678, 0, null, 1_000_000])
      expect(await (await ada.call('PUT', '/api/me/budget', { budget_usd: budget })).json()).toMatchObject({ budget_usd: budget })
    for (const budget of [-1, 1e9, '5', undefined, 1.2345678, 1e-7])
      expect((await problemOf(await ada.call('PUT', '/api/me/budget', { budget_usd: budget }))).field).toBe('budget_usd')
  })

  test('the preference, whose steps and options are checked', async () => {
    const choices = { 'site.transposition': 'hay_davies' }
    const known = await ada.call('PUT', '/api/me/preference', { choices })
    expect(await known.json()).toMatchObject({ preference: { choices } })
    const wrong = await problemOf(
      await ada.call('PUT', '/api/me/preference', { choices: { 'sun.moon': 'full', 'site.transposition': 'x' } }),
    )
    expect(wrong.errors.map(({ field }) => field)).toEqual(['choices.sun.moon', 'choices.site.transposition'])
    expect(await (await ada.call('DELETE', '/api/me/preference')).json()).toMatchObject({ preference: null })
  })

  test('the terms, when they are those in force', async () => {
    expect(await (await ada.call('POST', '/api/me/terms', { accept_terms: true, terms_version: TERMS_VERSION })).json()).toMatchObject({
      terms: { accepted: TERMS_VERSION },
    })
    const old = await ada.call('POST', '/api/me/terms', { accept_terms: true, terms_version: '2020-01-01' })
    expect((await problemOf(old)).field).toBe('terms_version')
  })

  test('GET /api/terms is Markdown with its version', async () => {
    const terms = await service.request('/api/terms')
    expect([terms.headers.get('content-type'), terms.headers.get('x-terms-version')]).toEqual([
      'text/markdown; charset=utf-8',
      TERMS_VERSION,
    ])
    expect(await terms.text()).toStartWith('# Terms and conditions')
  })
})

describe('the logo', () => {
  const put = (bytes: Uint8Array<ArrayBuffer>, name = 'logo.png', type = 'image/png') => {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type }))
    return service.request('/api/me/logo', { method: 'PUT', headers: { cookie: ada.cookie, origin: ORIGIN }, body: form })
  }

  test('is served back as it was sent, with its type by content', async () => {
    expect((await ada.call('GET', '/api/me/logo')).status).toBe(404)
    for (const [picture, type] of [
      [png(3, 2), 'image/png'],
      [jpeg(3, 2), 'image/jpeg'],
    ] as const) {
      expect(await (await put(picture, 'x.html', 'text/html')).json()).toMatchObject({ profile: { has_logo: true } })
      const answer = await ada.call('GET', '/api/me/logo')
      expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([type, 'nosniff'])
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture)
    }
    expect(await (await ada.call('DELETE', '/api/me/logo')).json()).toMatchObject({ profile: { has_logo: false } })
  })

  test.each([
    ['a page', new TextEncoder().encode('<script>alert(1)</script>'), 'no PNG and no JPEG'],
    ['a picture with a page behind it', new Uint8Array([...png(3, 2), ...new TextEncoder().encode('<script>')]), 'damaged'],
    ['a picture without pixels', png(3, 2, false), 'damaged'],
    [
      'a drawing with a script',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'no PNG',
    ],
    ['a cut picture', png(3, 2).slice(0, -5), 'damaged'],
    ['a changed picture', png(3, 2).map((byte, k) => (k === 20 ? byte + 1 : byte)), 'damaged'],
    ['a JPEG with a page behind it', new Uint8Array([...jpeg(3, 2), 0x3c]), 'damaged'],
    ['a large picture', png(5000, 2), '5000 x 2 pixels'],
    ['more than 2 million pixels', png(2000, 1001), '2000 x 1001 pixels: send one of at most 2 million'],
    ['16 bits a channel', pngFile({ width: 2, height: 2, bits: 16, colour: 6 }), '16 bits a channel'],
    ['what a report would unpack to 2 GB', pngFile({ width: 4096, height: 4096, bits: 16, colour: 6 }), '4096 x 4096 pixels'],
    ['8 x 8 pixels that unpack to 400 MB', pngFile({ width: 8, height: 8, pixels: Buffer.alloc(400e6) }), 'damaged'],
    ['fewer pixels than it says', pngFile({ width: 8, height: 8, pixels: Buffer.alloc(71) }), 'damaged'],
    ['a second head', pngFile({ width: 3, height: 2, before: [['IHDR', pngHead(4000, 500)]] }), 'damaged'],
    ['an animation', pngFile({ width: 3, height: 2, before: [['acTL', Buffer.alloc(8)]] }), 'damaged'],
    ['more than 1 MB', new Uint8Array(1024 * 1024 + 1).fill(1), 'more than 1 MB'],
    ['nothing', new Uint8Array(), 'no PNG'],
  ])('%s is refused', async (_name, bytes, message) => {
    const refused = await problemOf(await put(bytes as Uint8Array<ArrayBuffer>))
    expect([refused.status, refused.field, refused.detail]).toEqual([422, 'file', expect.stringContaining(message)])
  })
})

describe('security events and data', () => {
  test('the person reads what happened, newest first', async () => {
    const person = await signIn(service, 'events@example.com')
    const { id } = await person.makeKey('Laptop')
    await person.call('PUT', '/api/me/budget', { budget_usd: 5 })
    await person.call('DELETE', `/api/keys/${id}`)
    const events = (await (await person.call('GET', '/api/me/events')).json()) as SecurityEvent[]
    expect(events.map(({ kind }) => kind)).toEqual(['key_revoked', 'budget_changed', 'key_created', 'account_created'])
    expect(events[0]?.details).toEqual({ key_id: id, label: 'Laptop', last_four: expect.any(String) })
    expect(events[1]?.details).toEqual({ from_usd: null, to_usd: 5 })
  })

  test('the export has everything and no secret', async () => {
    const person = await signIn(service, 'export@example.com')
    const { key } = await person.makeKey('Laptop')
    const text = await (await person.call('GET', '/api/me/export')).text()
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'export@example.com', logo: null },
      keys: [{ label: 'Laptop', last_four: key.slice(-4) }],
      sessions: [{ expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
      events: [{ kind: 'data_exported' }, { kind: 'key_created' }, { kind: 'account_created' }],
    })
    for (const secret of [key, person.cookie.split('=')[1] ?? '']) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[0-9a-f]{64}/)
  })

  test('a deleted account leaves no session, no key and no address; the same address finds it empty', async () => {
    const person = await signIn(service, 'gone@example.com')
    const { account_id: before } = (await (await person.call('GET', '/api/me')).json()) as { account_id: string }
    const { key } = await person.makeKey()
    expect((await person.call('DELETE', '/api/me')).status).toBe(204)
    expect(await (await person.call('GET', '/api/me')).json()).toMatchObject({ signed_in: false })
    expect((await person.callWith(key, 'GET', '/api/me')).status).toBe(401)
    const again = await signIn(service, 'gone@example.com')
    const { account_id: after } = (await (await again.call('GET', '/api/me')).json()) as { account_id: string }
    // Its ledger goes on: free units are given once a month.
    expect(after).toBe(before)
    expect(await (await again.call('GET', '/api/me')).json()).toMatchObject({ email: 'gone@example.com', profile: { name: '' } })
    expect(await (await again.call('GET', '/api/keys')).json()).toEqual([])
    expect(await (await again.call('GET', '/api/me/events')).json()).toMatchObject([{ kind: 'account_created' }])
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})

/** A grey picture without a filter. */
function png(width: number, height: number, withPixels = true): Uint8Array<ArrayBuffer> {
  return pngFile({ width, height, ...(!withPixels && { pixels: null }) })
}

/** The segments of a picture; its scan is empty. */
function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9])
}
