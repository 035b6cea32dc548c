import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { signatureOf } from '../../../../server/charging/payments/signature.ts'
import { StripeProvider } from '../../../../server/charging/payments/stripe-provider.ts'
import { PRICING } from '../../../../server/charging/pricing/rules.ts'
import { Problem } from '../../../../server/http/problem.ts'

const SECRET = 'whsec_of_the_test'

interface Call {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, string>>
  readonly authorization: string | null
}

/** Answers as the API of the provider does, from what a test lays out. */
let calls: Call[] = []
let answers: Record<string, unknown> = {}
const api = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = Object.fromEntries(new URLSearchParams(await request.text()))
    calls.push({ method: request.method, path: pathname + search, body, authorization: request.headers.get('authorization') })
    const answer = answers[`${request.method} ${pathname}`]
    if (answer === undefined)
      return Response.json(
        { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing: secret text' } },
        { status: 404 },
      )
    return Response.json(answer)
  },
})

const faults: string[] = []
let provider: StripeProvider
beforeAll(() => {
  const log = { info: () => undefined, error: (event: string, cause: unknown) => void faults.push(`${event} ${String(cause)}`) }
  provider = new StripeProvider({ apiKey: 'sk_test_key', webhookSecret: SECRET, baseUrl: `http://127.0.0.1:${api.port}` }, PRICING, log)
})
beforeEach(() => {
  calls = []
  answers = {}
  faults.length = 0
})
afterAll(() => api.stop(true))

const ORDER = { account: 'acc_1', customer: null, returnUrl: 'https://pv.example/account' }

describe('Stripe', () => {
  test('a top-up is a payment of whole cents, for one account', async () => {
    answers = { 'POST /v1/checkout/sessions': { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.example/cs_1' } }
    expect(await provider.topUp({ ...ORDER, amountMicros: 12_340_000 })).toEqual({ id: 'cs_1', url: 'https://checkout.example/cs_1' })
    expect(calls[0]).toMatchObject({
      authorization: 'Bearer sk_test_key',
      body: {
        mode: 'payment',
        client_reference_id: 'acc_1',
        customer_creation: 'always',
        'line_items[0][price_data][unit_amount]': '1234',
        'line_items[0][price_data][currency]': 'usd',
        success_url: 'https://pv.example/account?session_id={CHECKOUT_SESSION_ID}',
      },
    })
  })

  test('monthly billing makes its meter and price once, and finds them again', async () => {
    answers = {
      'GET /v1/prices': { object: 'list', data: [], has_more: false, url: '/v1/prices' },
      'GET /v1/billing/meters': { object: 'list', data: [], has_more: false, url: '/v1/billing/meters' },
      'POST /v1/billing/meters': { id: 'mtr_1', object: 'billing.meter' },
      'POST /v1/prices': { id: 'price_1', object: 'price' },
      'POST /v1/checkout/sessions': { id: 'cs_2', object: 'checkout.session', url: 'https://checkout.example/cs_2' },
    }
    await provider.monthly({ ...ORDER, customer: 'cus_1' })
    await provider.monthly({ ...ORDER, customer: 'cus_1' })
    const made = calls.filter(({ method, path }) => method === 'POST' && path === '/v1/prices')
    expect(made).toHaveLength(1)
    expect(made[0]?.body).toMatchObject({
      unit_amount_decimal: '50',
      lookup_key: 'pvyield_unit_500000',
      'recurring[meter]': 'mtr_1',
      'recurring[usage_type]': 'metered',
    })
    expect(calls.at(-1)?.body).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      'line_items[0][price]': 'price_1',
      'subscription_data[metadata][account]': 'acc_1',
    })
  })

  test.each([
    ['complete', 'paid', 'usd', true],
    ['complete', 'unpaid', 'usd', false],
    ['open', 'unpaid', 'usd', false],
    ['complete', 'paid', 'eur', false],
  ])('a payment that is %s and %s in %s has arrived: %p', async (status, payment_status, currency, isPaid) => {
    const session = { id: 'cs_3', mode: 'payment', amount_total: 500, client_reference_id: 'acc_1', customer: 'cus_1', subscription: null }
    answers = { 'GET /v1/checkout/sessions/cs_3': { ...session, status, payment_status, currency } }
    expect(await provider.checkout('cs_3')).toEqual({
      id: 'cs_3',
      account: 'acc_1',
      purpose: 'topup',
      isPaid,
      amountMicros: 5_000_000,
      customer: 'cus_1',
      subscription: null,
    })
  })

  test('what it does not know is null', async () => {
    expect(await provider.checkout('cs_unknown')).toBeNull()
    expect(await provider.subscription('sub_unknown')).toBeNull()
    expect(faults).toEqual([])
  })

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
  ])('a subscription that is %s is active: %p', async (status, isActive) => {
    answers = { 'GET /v1/subscriptions/sub_1': { id: 'sub_1', status, customer: { id: 'cus_1' }, metadata: { account: 'acc_1' } } }
    expect(await provider.subscription('sub_1')).toEqual({ id: 'sub_1', account: 'acc_1', customer: 'cus_1', isActive })
  })

  test('usage is an event with an identifier, so that it counts once', async () => {
    answers = { 'POST /v1/billing/meter_events': { object: 'billing.meter_event' } }
    await provider.report({ customer: 'cus_1', units: 7, identifier: 'run_1', at: 1_700_000_000_500 })
    expect(calls[0]?.body).toEqual({
      event_name: 'pvyield_units',
      identifier: 'run_1',
      timestamp: '1700000000',
      'payload[stripe_customer_id]': 'cus_1',
      'payload[value]': '7',
    })
  })

  test('an event is read with its signature', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } })
    expect(await provider.event(payload, await signatureOf(payload, SECRET))).toEqual({ id: 'evt_1', about: { checkout: 'cs_1' } })
  })

  test('its failures say neither key nor text of the provider', async () => {
    let failure: unknown
    try {
      await provider.portal('cus_1', 'https://pv.example/account')
    } catch (cause) {
      failure = cause
    }
    if (!(failure instanceof Problem)) throw new Error('It did not fail')
    expect([failure.code, failure.headers]).toEqual(['payment_unavailable', { 'retry-after': '30' }])
    expect(`${failure.detail} ${faults.join()}`).not.toMatch(/sk_test_key|secret text/)
    expect(faults).toHaveLength(1)
  })
})
