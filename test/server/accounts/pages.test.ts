import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../service.ts'
import { signIn } from './person.ts'

describe('pages', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.stop())

  test.each(['/signin', '/account', '/account/runs', '/terms', '/api/auth/verify?token=x'])(
    '%s has no inline script, handler or style attribute',
    async (path) => {
      const answer = await service.request(path)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=|javascript:/i)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(policy.match(/form-action/g)).toHaveLength(1)
    },
  )

  test('the test checkout may send on to the page of another site that RETURN_URL names', async () => {
    const metered = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', RETURN_URL: 'https://app.example.com/home' }
    const paying = await startTestService(metered)
    const ada = await signIn(paying, 'ada@example.com')
    const { url } = (await (await ada.call('POST', '/api/billing/topup', { amount_usd: 5 })).json()) as { url: string }
    const { pathname } = new URL(url)
    const checkout = await paying.request(pathname)
    expect(checkout.headers.get('content-security-policy')).toContain("form-action 'self' https://app.example.com")
    const paid = await paying.request(`${pathname}/pay`, { method: 'POST' })
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/app\.example\.com\/home\?session_id=cs_/),
    ])
    await paying.stop()
  })

  test('/signin says where the link is when no mail is sent, and nothing of a log when it is', async () => {
    const withoutMail = await (await service.request('/signin')).text()
    expect(withoutMail).toContain('This server sends no mail')
    expect(withoutMail).toContain('mail_not_sent')
    expect(withoutMail).not.toContain('Check your mail')
    const sending = await startTestService({ MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'pvyield@example.com' })
    const withMail = await (await sending.request('/signin')).text()
    await sending.stop()
    expect(withMail).toContain('Check your mail')
    expect(withMail).not.toMatch(/terminal|\blog\b/)
  })

  test('every field has a label, every table a caption, every page a language and one heading of the first level', async () => {
    for (const path of ['/signin', '/account', '/account/runs', '/terms']) {
      const html = await (await service.request(path)).text()
      expect(html).toContain('<html lang="en">')
      expect(html.match(/<h1>/g)).toHaveLength(1)
      expect(html.match(/<input/g)?.length ?? 0).toBe(html.match(/<label>(?:(?!<\/label>).)*<input/gs)?.length ?? 0)
      expect(html.match(/<table/g)?.length ?? 0).toBe(html.match(/<caption\b/g)?.length ?? 0)
    }
  })
})
