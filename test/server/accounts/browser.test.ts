import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { accessibilityViolations } from '../axe.ts'
import { auditIn, rowsIn } from '../charging/ledger/audited.ts'
import { BrowserPage, chromium } from '../chromium.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { startTestService, type TestService } from '../service.ts'

const PHONE = 390

// Without a browser on the machine (set CHROMIUM to its program), the calls that the pages make are
// tested in the other files.
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
    service = await startTestService({
      ACCOUNTS: 'metered',
      PAYMENTS: 'test',
      SMTP_URL: mails.url,
      SMTP_FROM: 'no-reply@example.com',
      BASE_URL: url,
      SYNC_WAIT_MS: '600000',
    })
    await service.listen(Number(new URL(url).port))
    page = await BrowserPage.open(chromium ?? '')
  })
  afterAll(async () => {
    await page?.close()
    await service.stop()
    await mails.stop()
  })

  test(
    'from the mail to the deleted account: keys, charges, top-up, budget',
    async () => {
      await signIn('ada@example.com')
      const { account_id: id } = await ofSession<{ account_id: string }>('/api/me')
      const key = await makeKey('Laptop <b>')

      // A run with the key is charged, and the page says so.
      expect((await run(key, '/api/run/simple', SIMPLE)).billing).toMatchObject({ units: 1, paid_by: 'free' })
      await page.goTo(`${url}/account`)
      await shows('free-units', '19')
      await shows('unit-price', '0.50 USD, 20 a month are free')
      await page.until("document.querySelector('#usage tbody tr')?.cells[2].textContent === '1'")
      // The last use of a key is noted after the answer, and the page reads it once.
      while (!(await page.value<boolean>("document.querySelector('#keys tbody tr').cells[3].textContent !== 'never'"))) {
        await page.goTo(`${url}/account`)
        await page.until("document.querySelector('#keys tbody tr')")
      }
      expect((await run(key, '/api/run', plantOf12Units())).billing).toMatchObject({ units: 12, paid_by: 'free' })

      // The free units do not pay for the next one; a top-up does.
      expect((await refused(key, plantOf12Units())).code).toBe('payment_required')
      await fill('#top-up input', '5')
      await page.click('#top-up button')
      await page.until("location.pathname.startsWith('/test-checkout/') && document.querySelector('form button')")
      await page.click('form button')
      await shows('paid', 'Your payment has arrived.')
      await shows('wallet', '5.00 USD')
      // A reload of the page, or a return to it, neither pays again nor says that it did.
      expect(await page.value<string>('location.search')).toBe('')
      expect((await run(key, '/api/run', plantOf12Units())).billing).toMatchObject({ free_units: 7, price_usd: 2.5, paid_by: 'wallet' })
      await page.goTo(`${url}/account`)
      await shows('wallet', '2.50 USD')
      await shows('free-units', '0')

      // Monthly billing pays up to its budget.
      expect((await refused(key, plantOf12Units())).code).toBe('payment_required')
      await page.click('#start-monthly')
      await page.until("location.pathname.startsWith('/test-checkout/') && document.querySelector('form button')")
      await page.click('form button')
      await shows('monthly-state', '0.00 USD used this month, no limit')
      await fill('#budget input', '10')
      await page.click('#budget button')
      await shows('monthly-state', '0.00 USD used this month, of at most 10.00 USD')
      expect((await run(key, '/api/run', plantOf12Units())).billing).toMatchObject({ price_usd: 6, paid_by: 'monthly' })
      expect((await refused(key, plantOf12Units())).code).toBe('budget_exceeded')
      await page.goTo(`${url}/account`)
      await shows('monthly-state', '6.00 USD used this month, of at most 10.00 USD')
      await page.until("document.querySelector('#usage tbody tr')?.cells[5].textContent === '6.00 USD'")

      // The portal of the provider ends it.
      await page.click('#portal')
      await page.until("location.pathname.startsWith('/test-portal/') && document.querySelector('form button')")
      await page.click('form button')
      await page.until("document.querySelector('main').textContent.includes('You do not pay by month.')")
      await page.goTo(`${url}/account`)
      await shows('monthly-state', 'off')

      // A revoked key is refused at once.
      await page.click('#keys tbody button')
      await page.until("document.querySelectorAll('#keys tbody tr').length === 0")
      expect((await fetch(`${url}/api/me`, bearer(key))).status).toBe(401)
      await page.click('#sign-out')
      await page.until("location.pathname === '/signin'")
      await page.goTo(`${url}/account`)
      await page.until("document.getElementById('signed-out').checkVisibility()")

      // A deleted account has no session and no key; the ledger keeps what it paid.
      await signIn('ada@example.com')
      await page.until("document.querySelector('#events tbody tr')")
      expect(await page.value<string>("document.getElementById('events').textContent")).toContain('key revoked: Laptop <b>')
      const other = await makeKey('Server')
      await page.type('#delete-account input', 'ada@example.com')
      await page.click('#delete-account button')
      await page.until("location.pathname === '/signin'")
      expect((await fetch(`${url}/api/me`, bearer(other))).status).toBe(401)
      await page.goTo(`${url}/account`)
      await page.until("document.getElementById('signed-out').checkVisibility()")
      const rows = await rowsIn(
        service.dataDir,
        `select kind, wallet_micros, monthly_micros from ledger where account = '${id}' order by seq`,
      )
      expect(rows.filter(([kind]) => kind === 'settle')).toHaveLength(4)
      expect(rows).toContainEqual(['topup', 5_000_000, 0])
      expect(await auditIn(service.dataDir)).toEqual([])
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'every page is accessible, fits a phone, and follows the colours of its reader',
    async () => {
      const email = `${'long.name.'.repeat(5)}@mail.example.com`
      await page.goTo(`${url}/signin`)
      await suitsEveryone('signin')
      await page.goTo(`${url}/terms`)
      await suitsEveryone('terms')
      await askForLink(email)
      await suitsEveryone('sent')
      const link = await mailedLink()
      await page.goTo(link)
      await suitsEveryone('link')
      await page.click('form button')
      await shows('email', email)
      await page.goTo(link)
      await suitsEveryone('dead-link')
      await page.goTo(`${url}/account`)
      const key = await makeKey(`A key with the ${'very'.repeat(10)}long name of a machine`)
      await run(key, '/api/run/simple', SIMPLE)
      await page.type('#delete-account input', 'someone.else@example.com')
      await page.click('#delete-account button')
      await page.until("document.getElementById('refusal').textContent.startsWith('The account is kept')")
      await suitsEveryone('account')
      await page.click('#top-up button')
      await page.until("location.pathname.startsWith('/test-checkout/')")
      await suitsEveryone('checkout')
      const checkout = await page.value<string>('location.href')
      await page.click('form button')
      await shows('wallet', '25.00 USD')
      await suitsEveryone('account-paid')
      await page.goTo(checkout)
      await suitsEveryone('paid-checkout')
      await page.goTo(`${url}/account`)
      await page.click('#portal')
      await page.until("location.pathname.startsWith('/test-portal/')")
      await suitsEveryone('portal')
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the keyboard alone signs in, makes and revokes a key, and pays',
    async () => {
      await page.goTo(`${url}/signin`)
      await tabTo('input[name=email]')
      await page.write('keys@example.com')
      await tabTo('input[name=accept]')
      await page.press(' ')
      await tabTo('#sign-in button')
      await page.press('Enter')
      await page.until("document.activeElement.textContent === 'Check your mail'")
      await page.goTo(await mailedLink())
      await tabTo('form button')
      await page.press('Enter')
      await shows('email', 'keys@example.com')
      await page.until("document.querySelector('#events tbody tr')")
      // What can be done, in the order in which it stands on the page.
      const order = ['#sign-out', '#profile [name=name]', '#profile button', '#new-key input', '#new-key button']
      for (const selector of order) await tabTo(selector)
      await page.press('Tab', { shift: true })
      await page.write('By keyboard')
      await page.press('Enter')
      await page.until("document.querySelector('#made-key code')?.checkVisibility() && document.querySelector('#keys tbody button')")
      await tabTo('#keys tbody button')
      await page.press('Enter')
      // The focus stays near what was done.
      await page.until("document.activeElement.id === 'keys-title' && !document.querySelector('#keys tbody tr')")
      await tabTo('#top-up button')
      await page.press('Enter')
      await page.until("location.pathname.startsWith('/test-checkout/') && document.querySelector('form button')")
      await tabTo('form button')
      await page.press('Enter')
      await shows('wallet', '25.00 USD')
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  /** Presses Tab until an element has the focus, which must be in sight. Fails when the end of the page comes first. */
  async function tabTo(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await page.until(`${element}?.checkVisibility()`)
    for (let presses = 0; presses < 40; presses++) {
      await page.press('Tab')
      if (await page.value<boolean>(`document.activeElement === ${element}`)) {
        expect(await page.value(`getComputedStyle(${element}).outlineStyle`)).not.toBe('none')
        return
      }
    }
    throw new Error(`Tab does not reach ${selector}`)
  }

  /** On a desk and on a phone, in light and in dark. */
  async function suitsEveryone(name: string): Promise<void> {
    for (const colours of ['light', 'dark'] as const) {
      await page.prefer(colours)
      expect([name, colours, await accessibilityViolations(page)]).toEqual([name, colours, []])
      const [text, ground] = await page.value<[string, string]>(
        '(() => { const style = getComputedStyle(document.documentElement); return [style.color, style.colorScheme] })()',
      )
      expect([ground, text]).toEqual(['light dark', colours === 'light' ? 'rgb(28, 36, 48)' : 'rgb(228, 232, 237)'])
      await page.resize(PHONE)
      expect([name, await page.value<number>('document.documentElement.scrollWidth')]).toEqual([name, PHONE])
      await page.resize(1024)
    }
    await page.prefer('light')
  }

  async function askForLink(email: string): Promise<void> {
    await page.goTo(`${url}/signin`)
    await page.type('input[name=email]', email)
    await page.click('input[name=accept]')
    await page.click('#sign-in button')
    await page.until("document.getElementById('sent').checkVisibility()")
  }

  async function signIn(email: string): Promise<void> {
    await askForLink(email)
    await page.goTo(await mailedLink())
    await page.click('form button')
    await page.until("location.pathname === '/account'")
    await shows('email', email)
  }

  async function mailedLink(): Promise<string> {
    return new RegExp(`${url}/api/auth/verify\\?token=[\\w-]+`).exec((await mails.next()).text)?.[0] ?? ''
  }

  async function makeKey(label: string): Promise<string> {
    await page.type('#new-key input', label)
    await page.click('#new-key button')
    await page.until("document.querySelector('#made-key code')")
    await page.until(
      `[...document.querySelectorAll('#keys tbody tr')].some(({ cells }) => cells[0].textContent === ${JSON.stringify(label)})`,
    )
    return page.value<string>("document.querySelector('#made-key code').textContent")
  }

  /** Waits until an element, which is in sight, has a text. */
  async function shows(id: string, text: string): Promise<void> {
    const element = `document.getElementById(${JSON.stringify(id)})`
    await page.until(`${element}?.checkVisibility() && ${element}.textContent === ${JSON.stringify(text)}`)
  }

  /** Replaces what a field contains. */
  async function fill(selector: string, text: string): Promise<void> {
    await page.until(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`)
    await page.value(`document.querySelector(${JSON.stringify(selector)}).select()`)
    await page.write(text)
  }

  function ofSession<T>(path: string): Promise<T> {
    return page.value<T>(`fetch(${JSON.stringify(path)}).then((answer) => answer.json())`)
  }

  async function run(key: string, path: string, body: object) {
    const answer = await post(key, path, body)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { billing: object }
  }

  async function refused(key: string, body: object) {
    const answer = await post(key, '/api/run', body)
    expect(answer.status).toBe(402)
    return problemOf(answer)
  }

  function post(key: string, path: string, body: object): Promise<Response> {
    const { headers } = bearer(key)
    return fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
})

function bearer(key: string) {
  return { headers: { authorization: `Bearer ${key}` } }
}

/** Weather of five minutes costs twelve times that of hours. */
function plantOf12Units() {
  const plant = smallPlant()
  return { ...plant, weather: { ...plant.weather, step_minutes: 5 } }
}
