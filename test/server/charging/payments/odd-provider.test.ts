import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { signatureOf } from '../../../../server/charging/payments/signature.ts'
import { type Person, signIn } from '../../accounts/person.ts'
import { problemOf } from '../../answers.ts'
import { startTestService, type TestService } from '../../service.ts'
import { writeIn } from '../ledger/audited.ts'

const SECRET = 'whsec_of_the_test'
const SESSION = { id: 'cs_1', mode: 'payment', status: 'complete', payment_status: 'paid', currency: 'usd', amount_total: 500 }

/** What the provider answers to everything. */
let answer: unknown = {}
const api = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(JSON.stringify(answer)) })
let service: TestService
/** Two, as one may start 30 checkouts an hour. */
let people: readonly Person[]
beforeAll(async () => {
  service = await startTestService({
    ACCOUNTS: 'metered',
    MAIL: 'log',
    STRIPE_API_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_BASE_URL: `http://127.0.0.1:${api.port}`,
  })
  people = [await signIn(service, 'ada@example.com'), await signIn(service, 'eve@example.com')]
  // Customers who pay by month, and a checkout that each has begun.
  for (const [k, person] of people.entries()) {
    const { account_id: id } = (await (await person.call('GET', '/api/me')).json()) as { account_id: string }
    const payer = `insert into payers (account, plan, customer, subscription) values ('${id}', 'monthly', 'cus_${k}', 'sub_${k}')`
    await writeIn(service.dataDir, payer)
    await writeIn(service.dataDir, `insert into checkouts (id, account, purpose, created_at) values ('cs_${k}', '${id}', 'topup', 0)`)
  }
})
afterAll(async () => {
  await api.stop(true)
  await service.stop()
})

const ODD: readonly unknown[] = [
  ...[
    null,
    {},
    [],
    'x',
    7,
    true,
    { id: 1 },
    { id: 'cs_1' },
    { data: null },
    { object: 'list', data: {} },
    { object: 'list', data: [null] },
  ],
  ...[null, '500', -1, 1.5].map((amount_total) => ({ ...SESSION, amount_total, mode: amount_total === null ? 5 : 'payment' })),
  { ...SESSION, metadata: 'x', client_reference_id: 'acc_1' },
  { ...SESSION, client_reference_id: 5 },
  { ...SESSION, customer: 5 },
  { ...SESSION, payment_intent: { latest_charge: { id: 'ch_1', amount_refunded: '5' } } },
  { id: 'sub_1', status: 'active', customer: null, metadata: {} },
  { id: 'sub_1', status: 'active', customer: 'cus_1', metadata: null },
]

describe('an odd answer of the payment provider', () => {
  for (const [place, odd] of ODD.entries())
    test(`${JSON.stringify(odd)} is 503 or a right answer, and no fault of the service`, async () => {
      answer = odd
      const k = place % 2
      const person = people[k] as Person
      const answers = await Promise.all([
        person.call('POST', '/api/billing/topup', { amount_usd: 5 }),
        person.call('POST', '/api/billing/monthly'),
        person.call('POST', '/api/billing/portal'),
        person.call('POST', '/api/billing/sync'),
        person.call('POST', `/api/billing/checkout/cs_${k}/confirm`),
      ])
      for (const refused of answers) {
        expect([200, 404, 409, 503]).toContain(refused.status)
        if (refused.status === 503) expect((await problemOf(refused)).code).toBe('payment_unavailable')
      }
      // Neither a checkout nor a portal can be had from it.
      expect([answers[0]?.status, answers[2]?.status]).toEqual([503, 503])
      expect(await (await person.call('GET', '/api/me')).json()).toMatchObject({ balance_usd: 0 })
    })
})

describe('a signed event that is none', () => {
  const EVENT = { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: { id: 'ch_1' } } }
  const send = async (payload: string) =>
    service.post('/api/billing/webhook', payload, { 'stripe-signature': await signatureOf(payload, SECRET) })
  for (const [payload, field] of [
    ['{}', 'id'],
    ['null', 'id'],
    ['[]', 'id'],
    ['"x"', 'id'],
    ['7', 'id'],
    ['{', 'id'],
    [JSON.stringify({ ...EVENT, id: 7 }), 'id'],
    [JSON.stringify({ ...EVENT, id: '' }), 'id'],
    [JSON.stringify({ ...EVENT, type: null }), 'type'],
    [JSON.stringify({ ...EVENT, data: undefined }), 'data.object'],
    [JSON.stringify({ ...EVENT, data: null }), 'data.object'],
    [JSON.stringify({ ...EVENT, data: {} }), 'data.object'],
    [JSON.stringify({ ...EVENT, data: { object: 'x' } }), 'data.object'],
  ] as const)
    test(`${payload} is 422 at ${field}`, async () => {
      const refused = await problemOf(await send(payload))
      expect([refused.status, refused.code, refused.field]).toEqual([422, 'validation_error', field])
    })

  test('about something without a usable id changes nothing', async () => {
    for (const payment_intent of [7, [], {}, { id: null }, '', '../x'])
      expect((await send(JSON.stringify({ ...EVENT, data: { object: { id: 'ch_1', payment_intent } } }))).status).toBe(200)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults.filter((fault) => !fault.startsWith('payment_call_failed') && !fault.startsWith('usage_not_reported'))).toEqual([])
})
