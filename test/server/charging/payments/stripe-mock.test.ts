import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../../scripts/hang-limit.ts'
import { StripeProvider } from '../../../../server/charging/payments/stripe-provider.ts'
import { NO_STRIPE_MOCK, type StripeMock, startStripeMock } from './stripe-mock.ts'

const ORDER = { account: 'acc_1', customer: null, returnUrl: 'https://pv.example/account' }

// Its answers are fixed, and its requests are checked: what is sent is what Stripe's document allows.
describe.skipIf(NO_STRIPE_MOCK !== null)(`Stripe's own mock${NO_STRIPE_MOCK === null ? '' : ` (skipped: ${NO_STRIPE_MOCK})`}`, () => {
  let mock: StripeMock
  let provider: StripeProvider
  const faults: string[] = []
  beforeAll(async () => {
    mock = await startStripeMock()
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (event: string, cause: unknown) => void faults.push(`${event} ${String(cause)}`),
    }
    provider = new StripeProvider({ apiKey: 'sk_test_123', webhookSecret: 'whsec_test', baseUrl: mock.baseUrl }, log)
  }, HANG_LIMIT_MILLIS)
  afterAll(() => {
    mock?.stop()
    expect(faults).toEqual([])
  })

  test('takes a top-up, of a new customer and of a known one', async () => {
    for (const customer of [null, 'cus_1']) {
      const { id, url } = await provider.topUp({ ...ORDER, customer, amountMicros: 12_340_000 })
      expect([id.startsWith('cs_'), URL.canParse(url)]).toEqual([true, true])
    }
  })

  test('takes the switch to monthly billing, with its meter and price', async () => {
    expect((await provider.monthly(ORDER)).id).toStartWith('cs_')
    expect((await provider.monthly({ ...ORDER, customer: 'cus_1' })).id).toStartWith('cs_')
  })

  test('makes a portal', async () => {
    expect(URL.canParse(await provider.portal('cus_1', 'https://pv.example/account'))).toBeTrue()
  })

  test('reads a checkout with its payment, and finds the checkout of a payment', async () => {
    expect(await provider.checkout('cs_1')).toMatchObject({
      id: 'cs_1',
      purpose: 'topup',
      isPaid: false,
      returnedMicros: expect.any(Number),
    })
    expect(await provider.checkoutOfPayment('pi_1')).toStartWith('cs_')
  })

  test('reads a subscription, and ends it', async () => {
    expect(await provider.subscription('sub_1')).toMatchObject({ id: 'sub_1', isActive: expect.any(Boolean) })
    await provider.endSubscription('sub_1')
  })

  test('takes usage', async () => {
    await provider.report({ customer: 'cus_1', micros: 3_500_000, identifier: 'run_1', at: Date.now() })
  })
})
