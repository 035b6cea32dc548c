import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cookieIn, ORIGIN, TERMS_VERSION } from '../accounts/person.ts'
import { startTestService, type TestService } from '../service.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

let mails: MailServer
let service: TestService
beforeAll(async () => {
  const busy = Object.assign(new Error('try again later'), { responseCode: 451 })
  const unknown = Object.assign(new Error('no such person'), { responseCode: 550 })
  let isBusy = true
  mails = await startMailServer((recipient) => {
    if (recipient === 'nobody@example.com') return unknown
    if (recipient !== 'busy@example.com' || !isBusy) return null
    isBusy = false
    return busy
  })
  service = await startTestService({ SMTP_URL: mails.url, SMTP_FROM: 'pvyield <no-reply@example.com>', BASE_URL: 'https://pv.example.com' })
})
afterAll(async () => {
  await service.stop()
  await mails.stop()
})

const start = (email: string) => service.post('/api/auth/start', { email, accept_terms: true, terms_version: TERMS_VERSION })
const linkIn = (text: string) => /https:\/\/pv\.example\.com\/api\/auth\/verify\?token=([\w-]+)/.exec(text)?.[1] ?? ''

describe('a sign-in link', () => {
  test('arrives at the mail server, and signs in', async () => {
    expect((await start('Ada@Example.com')).status).toBe(200)
    const { from, to, text } = await mails.next()
    expect({ from, to }).toEqual({ from: 'no-reply@example.com', to: ['ada@example.com'] })
    expect(text).toContain('Subject: Sign in to pvyield')
    const used = await service.request(`/api/auth/verify?token=${linkIn(text)}`, {
      method: 'POST',
      headers: { origin: 'https://pv.example.com' },
    })
    expect(used.status).toBe(200)
    const me = await service.request('/api/me', { headers: { cookie: cookieIn(used), origin: ORIGIN } })
    expect(await me.json()).toMatchObject({ email: 'ada@example.com' })
  })

  test('comes again when the mail server is busy', async () => {
    await start('busy@example.com')
    expect((await mails.next()).to).toEqual(['busy@example.com'])
  })

  test('that nobody can get is logged without its address; the answer is the same', async () => {
    const refused = await start('nobody@example.com')
    expect(await refused.text()).toBe(await (await start('somebody@example.com')).text())
    await mails.next()
    while (service.faults.length === 0) await Bun.sleep(5)
    expect(service.faults).toEqual(['mail_not_delivered: EENVELOPE'])
    expect(service.lines.join('')).not.toContain('nobody')
  })
})

test('no link, session, key or email address stands in the log, and no secret in the store', async () => {
  const secrets: string[] = []
  await start('secret@example.com')
  const token = linkIn((await mails.next()).text)
  const cookie = cookieIn(await service.request(`/api/auth/verify?token=${token}`, { method: 'POST' }))
  const session = cookie.slice(cookie.indexOf('=') + 1)
  const headers = { cookie, origin: 'https://pv.example.com', 'content-type': 'application/json' }
  const made = await service.request('/api/keys', { method: 'POST', headers, body: '{"label":"Laptop"}' })
  const { key } = (await made.json()) as { key: string }
  secrets.push(token, session, key)
  const wrong = `pvk_live_${'z'.repeat(40)}`
  const answers = [
    await service.request('/api/defaults?x=1', { headers: { authorization: `Bearer ${wrong}` } }),
    await service.request(`/api/auth/verify?token=${token}`),
    await service.request('/api/keys', { headers: { authorization: `Bearer ${key}` } }),
    await service.request('/api/me/export', { headers: { authorization: `Bearer ${key}` } }),
    await service.request(`/api/nothing?token=${token}`, { headers }),
  ]
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  for (const secret of [...secrets, wrong]) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
    expect(service.lines.filter((line) => line.includes(secret))).toEqual([])
  }
  expect(service.lines.filter((line) => line.includes('secret@example.com'))).toEqual([])
  const files = readdirSync(service.dataDir).map((name) => readFileSync(join(service.dataDir, name)))
  expect(files.some((bytes) => bytes.includes('secret@example.com'))).toBe(true) // the search finds what is there
  for (const secret of secrets) expect(files.some((bytes) => bytes.includes(secret))).toBe(false)
})
