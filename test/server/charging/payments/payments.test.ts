import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { UsageRefused } from '../../../../server/charging/payments/provider.ts'
import { signatureOf } from '../../../../server/charging/payments/signature.ts'
import { testMeter } from '../../../../server/charging/payments/table.ts'
import { Problem } from '../../../../server/http/problem.ts'
import { DOLLAR, openLedger, type TestLedger, unitsOfBase } from '../ledger/ledger.ts'
import { PRICING } from '../pricing.ts'
import { Outside } from './outside.ts'
import { openShop, type Shop, signedAt } from './shop.ts'

let t: TestLedger
let shop: Shop
let outside: Outside
/** An account that no other test uses. */
let account: string
let last = 0
beforeAll(async () => {
  t = await openLedger()
})
beforeEach(() => {
  outside = new Outside()
  shop = openShop(t.database, t.database, t.now, { delivers: false, world: outside })
  account = `acc_${++last}`
})
afterAll(async () => {
  expect((await t.audit()).differences).toEqual([])
  await t.close()
})

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    return cause.code
  }
}

const state = () => shop.payments.sync(account)

async function paidTopUp(usd: number): Promise<string> {
  const { id } = await shop.payments.topUp(account, usd)
  await shop.provider.pay(id)
  return id
}

async function deliverAll(): Promise<void> {
  for (const { payload, signature } of shop.events) await shop.payments.webhook(payload, signature)
}

describe('a top-up', () => {
  test('counts once, whatever confirms it and how often', async () => {
    const id = await paidTopUp(12.5)
    expect((await state()).balance_usd).toBe(0)
    for (let k = 0; k < 2; k++) {
      expect(await shop.payments.confirm(account, id)).toMatchObject({ isPaid: true, state: { balance_usd: 12.5 } })
      await deliverAll()
    }
    expect((await state()).balance_usd).toBe(12.5)
  })

  test('counts by its event alone, also when events come at once', async () => {
    await paidTopUp(5)
    await Promise.all([deliverAll(), deliverAll(), deliverAll()])
    expect((await state()).balance_usd).toBe(5)
  })

  test('does not count before it is paid', async () => {
    const { id, url } = await shop.payments.topUp(account, 5)
    expect(url).toBe(`http://pv.example/test-checkout/${id}`)
    expect(await shop.payments.confirm(account, id)).toMatchObject({ isPaid: false, state: { balance_usd: 0 } })
    const early = await shop.provider.signed('checkout.session.completed', id)
    await shop.payments.webhook(early.payload, early.signature)
    expect((await state()).balance_usd).toBe(0)
  })

  test('of another account does not exist', async () => {
    const id = await paidTopUp(5)
    for (const asked of [id, 'cs_test_unknown', '../../secrets', ''])
      expect([asked, await codeOf(shop.payments.confirm('acc_other', asked))]).toEqual([asked, 'not_found'])
    expect((await state()).balance_usd).toBe(0)
  })

  test('checkouts are limited by account', async () => {
    for (let k = 0; k < 30; k++) await shop.payments.topUp(account, 5)
    expect(await codeOf(shop.payments.topUp(account, 5))).toBe('rate_limited')
    expect(await codeOf(shop.payments.topUp(`${account}_other`, 5))).toBe('done')
  })
})

describe('monthly billing', () => {
  async function switchedToMonthly(): Promise<string> {
    const { id } = await shop.payments.monthly(account)
    await shop.provider.pay(id)
    await shop.payments.confirm(account, id)
    return id
  }

  test('begins with its checkout and ends with its subscription, in any order of events', async () => {
    const id = await switchedToMonthly()
    expect((await state()).billing).toBe('monthly')
    await shop.provider.cancel(`cus_test_${account}`)
    const late = await shop.provider.signed('customer.subscription.created', `sub_test_${id}`)
    await shop.payments.webhook(late.payload, late.signature)
    expect((await state()).billing).toBe('wallet')
    for (const { payload, signature } of shop.events.toReversed()) await shop.payments.webhook(payload, signature)
    expect((await state()).billing).toBe('wallet')
  })

  test('the end of an earlier subscription does not end a later one', async () => {
    await switchedToMonthly()
    await shop.provider.cancel(`cus_test_${account}`)
    const [, cancelled] = shop.events
    await switchedToMonthly()
    await shop.payments.webhook(cancelled?.payload ?? '', cancelled?.signature ?? '')
    expect((await state()).billing).toBe('monthly')
  })

  test('two checkouts that are both finished leave one subscription, in any order of events', async () => {
    for (const isReversed of [false, true]) {
      account = `${account}_${isReversed}`
      shop.events.length = 0
      for (const { id } of [await shop.payments.monthly(account), await shop.payments.monthly(account)]) await shop.provider.pay(id)
      for (const { payload, signature } of isReversed ? shop.events.toReversed() : shop.events)
        await shop.payments.webhook(payload, signature)
      await deliverAll()
      const paid = await t.database.read.all<[number]>(
        `select count(*) from test_sessions where account = '${account}' and status = 'paid'`,
      )
      expect([(await state()).billing, paid[0]?.[0]]).toEqual(['monthly', 1])
    }
  })

  test('usage goes to the customer of the subscription, also after a late top-up by another customer', async () => {
    await switchedToMonthly()
    await t.database.write(t.ledger.setFirstCustomer(account, 'cus_other'))
    expect((await t.ledger.payer(account))?.customer).toBe(`cus_test_${account}`)
    await t.database.write(t.ledger.setFirstCustomer(`${account}_new`, 'cus_new'))
    expect((await t.ledger.payer(`${account}_new`))?.customer).toBe('cus_new')
  })

  test('the price of settled runs is reported once', async () => {
    await switchedToMonthly()
    const units = PRICING.freeUnitsPerMonth + 3
    const charge = shop.charging.begin(account, t.run())
    expect(await charge.reserve(unitsOfBase(units))).toMatchObject({ paid_by: 'monthly', price_usd: 1.5 })
    await shop.payments.reportUsage()
    expect(await reported()).toEqual([])
    await t.database.write(...charge.settle())
    await Promise.all([shop.payments.reportUsage(), shop.payments.reportUsage()])
    await shop.payments.reportUsage()
    expect(await reported()).toEqual([{ customer: `cus_test_${account}`, micros: 1_500_000 }])
    expect((await state()).used_usd).toBe(1.5)
  })

  async function reported() {
    const rows = await t.database.read.select({ customer: testMeter.customer, micros: testMeter.micros }).from(testMeter)
    return rows.filter(({ customer }) => customer === `cus_test_${account}`)
  }

  test('what was used is reported before the page on which monthly billing can be ended', async () => {
    await switchedToMonthly()
    const charge = shop.charging.begin(account, t.run())
    await charge.reserve(unitsOfBase(PRICING.freeUnitsPerMonth + 1))
    await t.database.write(...charge.settle())
    await shop.payments.portal(account)
    expect(await reported()).toEqual([{ customer: `cus_test_${account}`, micros: 500_000 }])
  })

  test('a run whose usage is refused for good keeps no other from its report, nor a person from the portal', async () => {
    await switchedToMonthly()
    const settledRun = async (units: number) => {
      const run = t.run()
      const charge = shop.charging.begin(account, run)
      await charge.reserve(unitsOfBase(units))
      await t.database.write(...charge.settle())
      return run
    }
    const runs = [await settledRun(PRICING.freeUnitsPerMonth + 1), await settledRun(1), await settledRun(1)]
    outside.refusedRun = runs[0] ?? ''
    const refused = await shop.payments.reportUsage().catch((cause) => cause)
    expect(refused).toBeInstanceOf(UsageRefused)
    expect(String(refused)).toContain(outside.refusedRun)
    expect(await reported()).toEqual(runs.slice(1).map(() => ({ customer: `cus_test_${account}`, micros: 500_000 })))
    expect(await shop.payments.portal(account)).toContain('http://pv.example/')
  })

  test('an account cannot use up the calls of the provider', async () => {
    await switchedToMonthly()
    const looks: (() => Promise<unknown>)[] = [
      () => shop.payments.confirm(account, 'cs_test_nobody'),
      () => shop.payments.sync(account),
      () => shop.payments.portal(account),
    ]
    const codes: string[] = []
    for (let k = 0; k < 240; k++) codes.push(await codeOf((looks[k % 3] as () => Promise<unknown>)()))
    expect(codes.filter((code) => code !== 'rate_limited').length).toBeLessThanOrEqual(200)
    for (const look of looks) expect(await codeOf(look())).toBe('rate_limited')
    account = `acc_${++last}`
    expect(await codeOf(shop.payments.sync(account))).toBe('done')
  })

  test('the portal is there from the first payment on', async () => {
    expect(await codeOf(shop.payments.portal(account))).toBe('not_found')
    await switchedToMonthly()
    const url = new URL(await shop.payments.portal(account))
    const part = url.pathname.split('/').at(-1) ?? ''
    expect(shop.provider.customerOfPortal(part)).toBe(`cus_test_${account}`)
    expect(() => shop.provider.customerOfPortal(part.replace(account, 'acc_other'))).toThrow('no such page')
  })
})

describe('money that goes back', () => {
  test('leaves the wallet once, in parts, whatever reports it and how often', async () => {
    const id = await paidTopUp(10)
    await deliverAll()
    await shop.provider.giveBack(id, 4 * DOLLAR)
    for (let k = 0; k < 2; k++) {
      await deliverAll()
      await shop.payments.confirm(account, id)
    }
    expect((await state()).balance_usd).toBe(6)
    await shop.provider.giveBack(id, 6 * DOLLAR)
    await Promise.all([deliverAll(), deliverAll(), shop.payments.confirm(account, id)])
    expect((await state()).balance_usd).toBe(0)
    expect(await refundsOf(id)).toEqual([
      [`${id}/1`, -4 * DOLLAR],
      [`${id}/2`, -6 * DOLLAR],
    ])
  })

  test('comes again with a dispute that is won', async () => {
    const id = await paidTopUp(10)
    await shop.provider.giveBack(id, 10 * DOLLAR)
    await deliverAll()
    expect((await state()).balance_usd).toBe(0)
    await shop.provider.giveBack(id, -10 * DOLLAR)
    await deliverAll()
    await deliverAll()
    expect((await state()).balance_usd).toBe(10)
  })

  test('leaves a debt when it is used, which the next top-up pays', async () => {
    const id = await paidTopUp(5)
    await deliverAll()
    const charge = shop.charging.begin(account, t.run())
    await charge.reserve(unitsOfBase(PRICING.freeUnitsPerMonth + 4))
    await t.database.write(...charge.settle())
    await shop.provider.giveBack(id, 5 * DOLLAR)
    await deliverAll()
    expect((await state()).balance_usd).toBe(-2)
    expect(await codeOf(shop.charging.begin(account, t.run()).reserve(unitsOfBase(1)))).toBe('payment_required')
    await paidTopUp(5)
    await deliverAll()
    expect((await state()).balance_usd).toBe(3)
  })

  test('that is reported before the payment counts with it', async () => {
    const id = await paidTopUp(10)
    await shop.provider.giveBack(id, 3 * DOLLAR)
    for (const { payload, signature } of shop.events.toReversed()) await shop.payments.webhook(payload, signature)
    expect((await state()).balance_usd).toBe(7)
  })

  test('counts also when an older state of the payment arrives later', async () => {
    const id = await paidTopUp(10)
    await deliverAll()
    const { provider, payments } = shop
    const current = provider.checkout.bind(provider)
    const [read, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    provider.checkout = async (asked) => {
      provider.checkout = current
      const older = await current(asked)
      read.resolve()
      await held.promise
      return older
    }
    const slow = payments.confirm(account, id)
    await read.promise
    await provider.giveBack(id, 4 * DOLLAR)
    const refund = deliverAll()
    for (let k = 0; k < 50; k++) await t.ledger.payer(account) // whatever does not wait for its turn is done
    held.resolve()
    await Promise.all([slow, refund])
    expect((await state()).balance_usd).toBe(6)
  })

  test('is never more than was paid', async () => {
    const id = await paidTopUp(10)
    await shop.provider.giveBack(id, 25 * DOLLAR)
    await deliverAll()
    expect((await state()).balance_usd).toBe(0)
  })

  async function refundsOf(checkout: string) {
    const rows = (await t.ledger.rowsOf(account, 0, 100)).filter(({ kind }) => kind === 'refund')
    return rows.filter(({ reference }) => reference.startsWith(checkout)).map(({ reference, walletMicros }) => [reference, walletMicros])
  }
})

test('a checkout that expired cannot be paid', async () => {
  const { id } = await shop.payments.topUp(account, 5)
  await shop.provider.expire(id)
  await shop.provider.pay(id)
  await deliverAll()
  expect(await shop.payments.confirm(account, id)).toMatchObject({ isPaid: false, state: { balance_usd: 0 } })
})

describe('an account that is deleted', () => {
  async function monthlyWithUsage() {
    const { id } = await shop.payments.monthly(account)
    await shop.provider.pay(id)
    await shop.payments.confirm(account, id)
    const charge = shop.charging.begin(account, t.run())
    await charge.reserve(unitsOfBase(PRICING.freeUnitsPerMonth + 3))
    return charge
  }
  const paysByMonth = () => shop.provider.isMonthly(`cus_test_${account}`)

  test('ends its subscription once its usage is on the invoice, and not before', async () => {
    const charge = await monthlyWithUsage()
    await t.delete(account)
    await shop.payments.endSubscriptions()
    expect(await paysByMonth()).toBeTrue() // a run is open
    await t.database.write(...charge.settle())
    await shop.payments.endSubscriptions()
    expect(await paysByMonth()).toBeTrue() // it is not reported
    await shop.payments.reportUsage()
    await shop.payments.endSubscriptions()
    expect(await paysByMonth()).toBeTrue() // it may not be counted
    t.pass(3_600_001)
    await shop.payments.endSubscriptions()
    await shop.payments.endSubscriptions()
    expect([await paysByMonth(), (await t.ledger.payer(account))?.subscription]).toEqual([false, null])
  })

  test('ends it at once when it has used nothing or its runs failed', async () => {
    const charge = await monthlyWithUsage()
    await charge.release()
    await t.delete(account)
    await shop.payments.endSubscriptions()
    expect(await paysByMonth()).toBeFalse()
  })

  test('keeps its subscription while it is not deleted', async () => {
    await (await monthlyWithUsage()).release()
    await shop.payments.endSubscriptions()
    expect(await paysByMonth()).toBeTrue()
  })

  test('is asked again when the provider could not be reached', async () => {
    await (await monthlyWithUsage()).release()
    await t.delete(account)
    outside.isDown = true
    expect(await codeOf(shop.payments.endSubscriptions())).toBe('payment_unavailable')
    outside.isDown = false
    await shop.payments.endSubscriptions()
    expect(await paysByMonth()).toBeFalse()
  })

  test('reserves nothing any more, whatever would pay', async () => {
    const payers: (() => Promise<unknown>)[] = [
      async () => undefined,
      async () => {
        await paidTopUp(100)
        await deliverAll()
      },
      async () => monthlyWithUsage(),
    ]
    for (const pays of payers) {
      account = `acc_${++last}`
      await pays()
      await t.delete(account)
      const before = await t.ledger.standing(account, '2026-10')
      expect(await codeOf(shop.charging.begin(account, t.run()).reserve(unitsOfBase(1)))).toBe('unauthorized')
      expect(await t.ledger.standing(account, '2026-10')).toEqual(before)
    }
  })

  test('reserves nothing when it is deleted between a look at its balance and the reservation', async () => {
    const run = t.run()
    const reserving = shop.charging.begin(account, run).reserve(unitsOfBase(1), async () => {
      await t.delete(account)
      return []
    })
    expect(await codeOf(reserving)).toBe('unauthorized')
    expect(await t.ledger.reservation(run)).toBeUndefined()
  })

  test('takes refunds of its wallet', async () => {
    const id = await paidTopUp(10)
    await deliverAll()
    await t.delete(account)
    await shop.provider.giveBack(id, 10 * DOLLAR)
    await deliverAll()
    expect((await t.ledger.standing(account, '2026-10')).walletMicros).toBe(0)
  })
})

describe('an event', () => {
  test('is refused without a signature, with a wrong one, of another body, and when it is old', async () => {
    await paidTopUp(5)
    const { payload = '', signature = '' } = shop.events[0] ?? {}
    const forged = await signatureOf(payload, 'whsec_of_somebody_else')
    const recorded = signedAt(payload, Date.now() / 1000 - 301)
    for (const [body, header] of [
      [payload, null],
      [payload, ''],
      [payload, 't=1,v1=00'],
      [payload, forged],
      [payload, recorded],
      [payload.replace('completed', 'completed '), signature],
      [payload.replace('completed', 'completed '), signedAt(payload, Date.now() / 1000)],
    ] as const)
      expect([header, await codeOf(shop.payments.webhook(body, header))]).toEqual([header, 'forbidden'])
    expect((await state()).balance_usd).toBe(0)
    await shop.payments.webhook(payload, signedAt(payload, Date.now() / 1000))
    expect((await state()).balance_usd).toBe(5)
  })

  test('that could not be applied is applied when it comes again', async () => {
    await paidTopUp(5)
    outside.isDown = true
    const { payload = '', signature = '' } = shop.events[0] ?? {}
    expect(await codeOf(shop.payments.webhook(payload, signature))).toBe('payment_unavailable')
    outside.isDown = false
    await deliverAll()
    expect((await state()).balance_usd).toBe(5)
  })

  test('of another kind changes nothing', async () => {
    for (const type of ['invoice.paid', 'checkout.session.expired', 'unheard.of']) {
      const { payload, signature } = await shop.provider.signed(type, 'in_1')
      expect(await codeOf(shop.payments.webhook(payload, signature))).toBe('done')
    }
    expect((await state()).balance_usd).toBe(0)
  })
})
