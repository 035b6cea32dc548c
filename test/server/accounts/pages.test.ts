import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { BrowserPage, chromium } from '../chromium.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { startTestService, type TestService } from '../service.ts'

describe('pages', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.stop())

  test.each(['/signin', '/account', '/terms', '/api/auth/verify?token=x'])(
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

  test('every field has a label, every table a caption, every page a language and one heading of the first level', async () => {
    for (const path of ['/signin', '/account', '/terms']) {
      const html = await (await service.request(path)).text()
      expect(html).toContain('<html lang="en">')
      expect(html.match(/<h1>/g)).toHaveLength(1)
      expect(html.match(/<input/g)?.length ?? 0).toBe(html.match(/<label>(?:(?!<\/label>).)*<input/gs)?.length ?? 0)
      expect(html.match(/<table/g)?.length ?? 0).toBe(html.match(/<caption>/g)?.length ?? 0)
    }
  })
})

// Without a browser on the machine, the calls that the pages make are tested in the other files.
describe.skipIf(chromium === null)('in Chromium', () => {
  let mails: MailServer
  let service: TestService
  let page: BrowserPage
  let url: string
  beforeAll(async () => {
    mails = await startMailServer()
    const free = Bun.serve({ port: 0, fetch: () => new Response() })
    url = `http://127.0.0.1:${free.port}`
    await free.stop(true)
    service = await startTestService({ SMTP_URL: mails.url, SMTP_FROM: 'no-reply@example.com', BASE_URL: url })
    await service.listen(Number(new URL(url).port))
    page = await BrowserPage.open(chromium ?? '')
  })
  afterAll(async () => {
    await page?.close()
    await service.stop()
    await mails.stop()
  })

  test('a person signs in by mail, makes a key that works, revokes it, signs out, and deletes the account', async () => {
    await signIn()
    await page.type('#new-key input', 'Laptop <b>')
    await page.click('#new-key button')
    await page.until("document.querySelector('#made-key code')")
    const key = await page.value<string>("document.querySelector('#made-key code').textContent")
    const me = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${key}` } })
    expect(await me.json()).toMatchObject({ email: 'ada@example.com' })
    await page.until("document.querySelector('#keys tbody td')?.textContent === 'Laptop <b>'")
    await page.click('#keys tbody button')
    await page.until("document.querySelectorAll('#keys tbody tr').length === 0")
    expect((await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
    await page.click('#sign-out')
    await page.until("location.pathname === '/signin'")
    await page.goTo(`${url}/account`)
    await page.until("document.getElementById('signed-out').checkVisibility()")

    await signIn()
    expect(await page.value<string>("document.getElementById('events').textContent")).toContain('key revoked: Laptop <b>')
    await page.type('#delete-account input', 'ada@example.com')
    await page.click('#delete-account button')
    await page.until("location.pathname === '/signin'")
    expect(page.complaints).toEqual([])
  })

  async function signIn(): Promise<void> {
    await page.goTo(`${url}/signin`)
    await page.type('input[name=email]', 'ada@example.com')
    await page.click('input[name=accept]')
    await page.click('#sign-in button')
    await page.until("document.getElementById('sent').checkVisibility()")
    const link = new RegExp(`${url}/api/auth/verify\\?token=[\\w-]+`).exec((await mails.next()).text)?.[0] ?? ''
    await page.goTo(link)
    await page.click('form button')
    await page.until("location.pathname === '/account' && document.getElementById('signed-in')?.checkVisibility()")
    await page.until("document.getElementById('email').textContent === 'ada@example.com' && document.querySelector('#events tbody tr')")
  }
})
