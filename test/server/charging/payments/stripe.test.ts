import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { UsageRefused } from '../../../../server/charging/payments/provider.ts'
import { signatureOf } from '../../../../server/charging/payments/signature.ts'
import { StripeProvider } from '../../../../server/charging/payments/stripe-provider.ts'
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
/** Of a call without an answer. */
let failure = { status: 404, type: 'invalid_request_error' }
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
        { error: { type: failure.type, code: 'resource_missing', message: 'No such thing: secret text' } },
        { status: failure.status },
      )
    return Response.json(answer)
  },
})

const faults: string[] = []
let provider: StripeProvider
beforeAll(() => {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (event: string, cause: unknown) => void faults.push(`${event} ${String(cause)}`),
  }
  provider = new StripeProvider({ apiKey: 'sk_test_key', webhookSecret: SECRET, baseUrl: `http://127.0.0.1:${api.port}` }, log)
})
beforeEach(() => {
  calls = []
  answers = {}
  failure = { status: 404, type: 'invalid_request_error' }
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
        'metadata[pvyield_account]': 'acc_1',
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
      unit_amount_decimal: '0.0001',
      lookup_key: 'pvyield_micro_usd',
      'recurring[meter]': 'mtr_1',
      'recurring[usage_type]': 'metered',
    })
    expect(calls.at(-1)?.body).toMatchObject({
      mode: 'subscription',
      'metadata[pvyield_account]': 'acc_1',
      customer: 'cus_1',
      'line_items[0][price]': 'price_1',
      'subscription_data[metadata][account]': 'acc_1',
      'subscription_data[metadata][pvyield_account]': 'acc_1',
    })
  })

  test.each([
    ['complete', 'paid', 'usd', true],
    ['complete', 'unpaid', 'usd', false],
    ['open', 'unpaid', 'usd', false],
    ['complete', 'paid', 'eur', false],
  ])('a payment that is %s and %s in %s has arrived: %p', async (status, payment_status, currency, isPaid) => {
    const session = { id: 'cs_3', mode: 'payment', amount_total: 500, client_reference_id: 'acc_1', customer: 'cus_1', subscription: null }
    answers = { 'GET /v1/checkout/sessions/cs_3': { ...session, payment_intent: null, status, payment_status, currency } }
    expect(await provider.checkout('cs_3')).toEqual({
      id: 'cs_3',
      account: 'acc_1',
      isMarked: false,
      purpose: 'topup',
      isPaid,
      amountMicros: 5_000_000,
      returnedMicros: 0,
      customer: 'cus_1',
      subscription: null,
    })
  })

  test.each([
    [{ pvyield_account: 'acc_1' }, true],
    [{ pvyield_account: 'acc_2' }, false],
    [{}, false],
    [null, false],
  ])('a checkout with the metadata %p is marked: %p', async (metadata, isMarked) => {
    const session = { id: 'cs_3', mode: 'payment', amount_total: 500, client_reference_id: 'acc_1', metadata, status: 'open' }
    answers = { 'GET /v1/checkout/sessions/cs_3': session }
    expect(await provider.checkout('cs_3')).toMatchObject({ account: 'acc_1', isMarked })
  })

  test('what it does not know is null', async () => {
    expect(await provider.checkout('cs_unknown')).toBeNull()
    expect(await provider.subscription('sub_unknown')).toBeNull()
    expect(faults).toEqual([])
  })

  test.each([
    ['active', true, false],
    ['trialing', true, false],
    ['past_due', false, false],
    ['canceled', false, true],
    ['incomplete_expired', false, true],
  ])('a subscription that is %s is active: %p, and has ended: %p', async (status, isActive, hasEnded) => {
    answers = { 'GET /v1/subscriptions/sub_1': { id: 'sub_1', status, customer: { id: 'cus_1' }, metadata: { account: 'acc_1' } } }
    expect(await provider.subscription('sub_1')).toEqual({
      id: 'sub_1',
      account: 'acc_1',
      isMarked: false,
      customer: 'cus_1',
      isActive,
      hasEnded,
    })
  })

  test.each([
    [{ account: 'acc_1', pvyield_account: 'acc_1' }, true],
    [{ account: 'acc_1', pvyield_account: 'acc_2' }, false],
    [{ pvyield_account: 'acc_1' }, false],
  ])('a subscription with the metadata %p is marked: %p', async (metadata, isMarked) => {
    answers = { 'GET /v1/subscriptions/sub_1': { id: 'sub_1', status: 'active', customer: 'cus_1', metadata } }
    expect((await provider.subscription('sub_1'))?.isMarked).toBe(isMarked)
  })

  test('what went back of a payment are its refunds, and its disputes that are open or lost', async () => {
    const session = { id: 'cs_3', mode: 'payment', status: 'complete', payment_status: 'paid', currency: 'usd', amount_total: 1000 }
    const charge = { id: 'ch_1', amount_refunded: 150, disputed: false }
    const returned = async (change: object, disputes: readonly object[] = []) => {
      answers = {
        'GET /v1/checkout/sessions/cs_3': { ...session, payment_intent: { id: 'pi_1', latest_charge: { ...charge, ...change } } },
        'GET /v1/disputes': { object: 'list', data: disputes, has_more: false, url: '/v1/disputes' },
      }
      return (await provider.checkout('cs_3'))?.returnedMicros
    }
    expect(await returned({ amount_refunded: 0 })).toBe(0)
    expect(await returned({})).toBe(1_500_000)
    expect(calls.at(-1)?.path).toBe('/v1/checkout/sessions/cs_3?expand[0]=payment_intent.latest_charge')
    const disputed = async (...statuses: readonly string[]) =>
      returned(
        { disputed: true },
        statuses.map((status) => ({ status, amount: 200 })),
      )
    expect(await disputed('needs_response')).toBe(3_500_000)
    expect(await disputed('lost', 'under_review')).toBe(5_500_000)
    expect(await disputed('won', 'warning_needs_response', 'warning_closed')).toBe(1_500_000)
    expect(calls.at(-1)?.path).toBe('/v1/disputes?charge=ch_1&limit=100')
  })

  test('a payment leads to its checkout, and an invoice to none', async () => {
    const list = (...data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/checkout/sessions' })
    answers = { 'GET /v1/checkout/sessions': list({ id: 'cs_3' }) }
    expect(await provider.checkoutOfPayment('pi_1')).toBe('cs_3')
    answers = { 'GET /v1/checkout/sessions': list() }
    expect(await provider.checkoutOfPayment('pi_2')).toBeNull()
  })

  test('a subscription is ended once, with an invoice of what was used', async () => {
    for (const status of ['active', 'past_due', 'canceled']) {
      answers = {
        'GET /v1/subscriptions/sub_1': { id: 'sub_1', status, customer: 'cus_1', metadata: {} },
        'DELETE /v1/subscriptions/sub_1': { id: 'sub_1', status: 'canceled' },
      }
      await provider.endSubscription('sub_1')
    }
    await provider.endSubscription('sub_unknown')
    const ended = calls.filter(({ method }) => method === 'DELETE')
    expect(ended.map(({ path }) => path)).toEqual(Array(2).fill('/v1/subscriptions/sub_1?invoice_now=true'))
  })

  test.each([
    ['charge.refunded', { payment: 'pi_1' }],
    ['charge.refund.updated', { payment: 'pi_1' }],
    ['refund.failed', { payment: 'pi_1' }],
    ['charge.dispute.created', { payment: 'pi_1' }],
    ['charge.dispute.closed', { payment: 'pi_1' }],
    ['charge.succeeded', null],
    ['checkout.session.expired', null],
    ['checkout.session.async_payment_failed', null],
  ])('the event %s is about %p', async (type, about) => {
    for (const payment_intent of ['pi_1', { id: 'pi_1' }]) {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: 'ch_1', payment_intent } } })
      expect(await provider.event(payload, await signatureOf(payload, SECRET))).toEqual({ id: 'evt_1', about })
    }
    const without = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: 'ch_1', payment_intent: null } } })
    expect((await provider.event(without, await signatureOf(without, SECRET))).about).toBeNull()
  })

  test('usage is an event with an identifier, so that it counts once', async () => {
    answers = { 'POST /v1/billing/meter_events': { object: 'billing.meter_event' } }
    await provider.report({ customer: 'cus_1', micros: 3_500_000, identifier: 'run_1', at: 1_700_000_000_500 })
    expect(calls[0]?.body).toEqual({
      event_name: 'pvyield_usage_micros',
      identifier: 'run_1',
      timestamp: '1700000000',
      'payload[stripe_customer_id]': 'cus_1',
      'payload[value]': '3500000',
    })
  })

  test('refused usage is UsageRefused, and a provider that does not answer is payment_unavailable', async () => {
    const usage = { customer: 'cus_gone', micros: 1, identifier: 'run_1', at: 1_700_000_000_500 }
    expect(await provider.report(usage).catch((cause) => cause)).toBeInstanceOf(UsageRefused)
    failure = { status: 402, type: 'api_error' }
    expect(await provider.report(usage).catch((cause) => cause)).toMatchObject({ code: 'payment_unavailable' })
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
