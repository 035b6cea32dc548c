import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { BillingState, CheckoutLink, ConfirmedCheckout, Me, PortalLink, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { type Person, signIn } from '../../accounts/person.ts'
import { problemOf, SIMPLE } from '../../answers.ts'
import { startTestService, type TestService } from '../../service.ts'
import { auditIn, rowsIn, writeIn } from '../ledger/audited.ts'

const SETTINGS = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', BASE_URL: 'http://localhost', PRICING_FREE_UNITS_PER_MONTH: '0' }

let service: TestService
let ada: Person
beforeEach(async () => {
  service = await startTestService(SETTINGS)
  ada = await signIn(service, 'ada@example.com')
})
afterEach(async () => {
  expect(await auditIn(service.dataDir)).toEqual([])
  await service.stop()
})

const answerOf = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T
const start = () => answerOf<CheckoutLink>(ada.call('POST', '/api/billing/monthly'))
const pay = ({ url }: CheckoutLink) => service.request(`${new URL(url).pathname}/pay`, { method: 'POST' })

/** The subscriptions of the built-in provider: `paid` goes on, `cancelled` has ended. */
const subscriptions = async () =>
  (await rowsIn(service.dataDir, "select status from test_sessions where purpose = 'monthly' and status <> 'open' order by status")).flat()

const payer = async () => (await rowsIn(service.dataDir, 'select plan, subscription is null from payers')).flat()

async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isDone())) await Bun.sleep(10)
}

/** A service that has done at its start what was left to do, and has stopped after it. */
async function afterRestart(): Promise<void> {
  service = await service.restart()
  service = await service.restart()
}

test('DELETE /api/me ends monthly billing at the provider', async () => {
  await pay(await start())
  expect(await subscriptions()).toEqual(['paid'])
  const { pathname } = new URL((await answerOf<PortalLink>(ada.call('POST', '/api/billing/portal'))).url)
  const portal = async () => (await service.request(pathname)).text()
  expect(await portal()).toContain('You pay by month')
  expect((await ada.call('DELETE', '/api/me')).status).toBe(204)
  await until(async () => (await portal()).includes('You do not pay by month'))
  expect(service.faults).toEqual([])
  await afterRestart()
  expect(await payer()).toEqual(['wallet', 1])
})

test('a provider that fails is asked again, and the account is deleted for the person at once', async () => {
  await pay(await start())
  await writeIn(service.dataDir, "create trigger provider_is_down before update on test_sessions begin select raise(abort, 'down'); end")
  const key = (await ada.makeKey()).key
  expect((await ada.call('DELETE', '/api/me')).status).toBe(204)
  for (const refused of [await ada.call('GET', '/api/keys'), await ada.callWith(key, 'GET', '/api/me')])
    expect((await problemOf(refused)).code).toBe('unauthorized')
  await until(() => service.faults.length > 0)
  expect(service.faults.map((fault) => fault.split(':')[0])).toEqual(['usage_not_reported'])
  expect(await subscriptions()).toEqual(['paid'])
  expect(await payer()).toEqual(['monthly', 0])
  await writeIn(service.dataDir, 'drop trigger provider_is_down')
  await afterRestart()
  expect([...(await subscriptions()), ...(await payer())]).toEqual(['cancelled', 'wallet', 1])
})

test('what was used is reported, and the subscription ends only when that is sure to be invoiced', async () => {
  await pay(await start())
  const { billing } = await answerOf<SimpleRunAnswer>(ada.callWith((await ada.makeKey()).key, 'POST', '/api/run/simple', SIMPLE))
  expect(billing).toMatchObject({ paid_by: 'monthly', price_usd: 0.5 })
  expect((await ada.call('DELETE', '/api/me')).status).toBe(204)
  await afterRestart()
  expect(await rowsIn(service.dataDir, 'select micros from test_meter')).toEqual([[500_000]])
  expect(await subscriptions()).toEqual(['paid'])
})

test('runs that are sent while the account is deleted are paid, or are not made', async () => {
  await pay(await start())
  const { key } = await ada.makeKey()
  const send = (prefer: string) =>
    service.post('/api/run/simple', SIMPLE, { authorization: `Bearer ${key}`, ...(prefer !== '' && { prefer }) })
  const before = Array.from({ length: 20 }, (_, k) => send(k % 2 === 0 ? '' : 'respond-async'))
  const deleting = ada.call('DELETE', '/api/me')
  const sent = await Promise.all([...before, ...Array.from({ length: 20 }, () => send(''))])
  expect((await deleting).status).toBe(204)
  const answered = sent.filter(({ status }) => status === 200).length
  for (const answer of sent) if (answer.status >= 300) expect((await problemOf(answer)).code).toBe('unauthorized')
  await afterRestart()
  // An accepted run may be deleted with its account before it is made: its reservation is released.
  const runsIn = async (kind: string) =>
    (await rowsIn(service.dataDir, `select reference from ledger where kind = '${kind}'`)).flat().sort()
  const made = await runsIn('settle')
  expect([...made, ...(await runsIn('release'))].sort()).toEqual(await runsIn('reserve'))
  expect(made.length).toBeGreaterThanOrEqual(answered)
  const micros = (await rowsIn(service.dataDir, 'select micros from test_meter')).flat()
  expect(micros).toEqual(new Array(made.length).fill(500_000))
  expect(await rowsIn(service.dataDir, 'select count(*) from runs')).toEqual([[0]])
  expect(await subscriptions()).toEqual([made.length === 0 ? 'cancelled' : 'paid'])
})

test('an account that pays by month starts no further checkout for it, and can when it has ended', async () => {
  await pay(await start())
  const refused = await problemOf(await ada.call('POST', '/api/billing/monthly'))
  expect([refused.status, refused.code]).toEqual([409, 'already_monthly'])
  expect(refused.detail).toContain('Billing of this account is monthly already')
  expect(await rowsIn(service.dataDir, 'select count(*) from test_sessions')).toEqual([[1]])
  // The provider has ended it, and its event has not arrived.
  await writeIn(service.dataDir, "update test_sessions set status = 'cancelled'")
  expect((await start()).url).toContain('/test-checkout/')
  expect(await answerOf<Me>(ada.call('GET', '/api/me'))).toMatchObject({ billing: 'wallet' })
})

test('two checkouts that were opened before either was confirmed leave one subscription', async () => {
  const links = [await start(), await start()]
  await Promise.all(links.map(pay))
  const confirmed = await Promise.all(
    links.map(({ session_id }) => answerOf<ConfirmedCheckout>(ada.call('POST', `/api/billing/checkout/${session_id}/confirm`))),
  )
  for (const { state } of confirmed) expect(state.billing).toBe('monthly')
  expect(await answerOf<BillingState>(ada.call('POST', '/api/billing/sync'))).toMatchObject({ billing: 'monthly' })
  expect(await subscriptions()).toEqual(['cancelled', 'paid'])
})
