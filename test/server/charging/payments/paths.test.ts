import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import type {
  BillingState,
  CheckoutLink,
  ConfirmedCheckout,
  Me,
  MonthOfUsage,
  PortalLink,
  SimpleRunAnswer,
} from '@pvyield/contract/schemas'
import { problemOf, SIMPLE } from '../../answers.ts'
import { type SeededAccount, seededAccounts } from '../../seeded-accounts.ts'
import { startTestService, type TestService } from '../../service.ts'

let folder: string
let alice: SeededAccount
let bob: SeededAccount
let service: TestService
beforeAll(async () => {
  const [dataDir, first, second] = await seededAccounts(2)
  if (first === undefined || second === undefined) throw new Error('no accounts')
  ;[folder, alice, bob] = [dataDir, first, second]
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', BASE_URL: 'http://localhost', DATA_DIR: folder })
})
afterAll(async () => {
  await service.stop()
  expect(service.faults).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

async function call<T>(sender: SeededAccount, method: string, path: string, body?: object): Promise<T> {
  const headers = { ...sender.headers, ...(body && { 'content-type': 'application/json' }) }
  const answer = await service.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (answer.status >= 400) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const pathOf = (url: string) => url.replace('http://localhost', '')

describe('a top-up at the test checkout', () => {
  test('says that no money moves, is paid by its form, and is in the wallet when the browser is back', async () => {
    const { session_id, url } = await call<CheckoutLink>(alice, 'POST', '/api/billing/topup', { amount_usd: 12.34 })
    const page = await service.request(pathOf(url))
    const html = await page.text()
    expect(html).toContain('no money moves')
    expect(html).toContain('12.34 USD')
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/i)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
    const paid = await service.request(new URL(action, url).pathname, { method: 'POST' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://localhost/account?session_id=${session_id}`])
    const confirmed = await call<ConfirmedCheckout>(alice, 'POST', `/api/billing/checkout/${session_id}/confirm`)
    expect(confirmed).toMatchObject({ paid: true, state: { billing: 'wallet', balance_usd: 12.34 } })
    await service.request(new URL(action, url).pathname, { method: 'POST' })
    expect(await call<Me>(alice, 'GET', '/api/me')).toMatchObject({ balance_usd: 12.34, free_units_left: 20 })
    const other = await service.request(`/api/billing/checkout/${session_id}/confirm`, { method: 'POST', headers: { ...bob.headers } })
    expect((await problemOf(other)).code).toBe('not_found')
  })

  test('amounts are whole cents between 5 and 10,000 USD', async () => {
    for (const amount_usd of [0, -5, 4.99, 5.001, 10_001, 1e308]) {
      const answer = await service.post('/api/billing/topup', { amount_usd }, { ...alice.headers })
      expect([amount_usd, (await problemOf(answer)).field]).toEqual([amount_usd, 'amount_usd'])
    }
  })

  test('a checkout and a portal that do not exist', async () => {
    for (const path of ['/test-checkout/cs_test_x', '/test-portal/cus_test_x.00'])
      expect((await problemOf(await service.request(path))).code).toBe('not_found')
    expect((await problemOf(await service.request('/test-checkout/cs_test_x/pay', { method: 'POST' }))).code).toBe('not_found')
  })
})

test('monthly billing begins at its checkout, is limited by the budget, and ends in the portal', async () => {
  const { url } = await call<CheckoutLink>(bob, 'POST', '/api/billing/monthly')
  await service.request(`${pathOf(url)}/pay`, { method: 'POST' })
  expect(await call<BillingState>(bob, 'POST', '/api/billing/sync')).toEqual({
    billing: 'monthly',
    balance_usd: 0,
    used_usd: 0,
    budget_usd: null,
  })
  await call(bob, 'PUT', '/api/me/budget', { budget_usd: 0.5 })
  for (let k = 0; k < 20; k++) await call<SimpleRunAnswer>(bob, 'POST', '/api/run/simple', SIMPLE)
  const { billing } = await call<SimpleRunAnswer>(bob, 'POST', '/api/run/simple', SIMPLE)
  expect(billing).toMatchObject({ units: 1, free_units: 0, price_usd: 0.5, paid_by: 'monthly' })
  const refused = await problemOf(await service.post('/api/run/simple', SIMPLE, { ...bob.headers }))
  expect([refused.status, refused.code, refused.field]).toEqual([402, 'budget_exceeded', 'budget_usd'])
  const [month] = await call<MonthOfUsage[]>(bob, 'GET', '/api/me/usage')
  expect(month).toMatchObject({ runs: 21, units: 21, free_units: 20, wallet_usd: 0, monthly_usd: 0.5 })
  const portal = await call<PortalLink>(bob, 'POST', '/api/billing/portal')
  const path = new URL(portal.url).pathname
  expect(await (await service.request(path)).text()).toContain('End monthly billing')
  await service.request(`${path}/cancel`, { method: 'POST' })
  expect(await call<Me>(bob, 'GET', '/api/me')).toMatchObject({ billing: 'wallet', used_usd: 0.5 })
})

test('the account page has balance, top-up and usage, without an inline script', async () => {
  const html = await (await service.request('/account')).text()
  for (const id of ['top-up', 'usage', 'wallet', 'free-units', 'unit-price', 'budget']) expect(html).toContain(`id="${id}"`)
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/i)
  expect(html.match(/<input/g)?.length).toBe(html.match(/<label>(?:(?!<\/label>).)*<input/gs)?.length ?? 0)
  expect(html.match(/<table/g)?.length).toBe(html.match(/<caption[ >]/g)?.length ?? 0)
  expect(await (await service.request('/account/assets/parts.js')).text()).toContain('/account/assets/billing.js')
  expect((await service.request('/account/assets/billing.js')).headers.get('content-type')).toContain('text/javascript')
})

test('the webhook takes nothing that the provider did not sign', async () => {
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: { id: 'cs_test_1' } } }
  for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }] as Record<string, string>[])
    expect((await problemOf(await service.post('/api/billing/webhook', event, headers))).code).toBe('forbidden')
})

test('where nothing is charged there is nothing to pay', async () => {
  const open = await startTestService()
  const answer = await open.post('/api/billing/webhook', {})
  expect((await problemOf(answer)).detail).toContain('ACCOUNTS=metered')
  expect((await open.request('/test-checkout/cs_test_1')).status).toBe(404)
  await open.stop()
})
