import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { testSessions } from '../../../../server/charging/payments/table.ts'
import { DOLLAR, openLedger, type TestLedger } from '../ledger/ledger.ts'
import { Outside } from './outside.ts'
import { openShop, type Shop } from './shop.ts'

let t: TestLedger
let shop: Shop
let account: string
let last = 0
beforeAll(async () => {
  t = await openLedger()
})
beforeEach(() => {
  shop = openShop(t.database, t.database, t.now, { delivers: false, world: new Outside() })
  account = `acc_shop_${++last}`
})
afterAll(async () => {
  expect((await t.audit()).differences).toEqual([])
  await t.close()
})

const wallet = async () => (await shop.payments.sync(account)).balance_usd
const deliver = async (type: string, id: string) => {
  const { payload, signature } = await shop.provider.signed(type, id)
  await shop.payments.webhook(payload, signature)
}

/** Something else that the merchant sells, paid by a link whose `client_reference_id` the payer chose. */
async function foreignPurchase(): Promise<string> {
  const id = `cs_test_link${last}`
  const session = { id, account, purpose: 'topup', amountMicros: 40 * DOLLAR, status: 'paid', returnUrl: '', createdAt: 0 } as const
  await t.database.write(t.database.read.insert(testSessions).values(session))
  return id
}

describe('a purchase of something else', () => {
  test('fills no wallet, neither by its event nor by its confirmation', async () => {
    const id = await foreignPurchase()
    await deliver('checkout.session.completed', id)
    const refused: unknown = await shop.payments.confirm(account, id).catch((cause) => cause)
    expect(refused).toMatchObject({ code: 'not_found' })
    expect(await wallet()).toBe(0)
  })

  test('nor does a checkout of this service whose mark, account or purpose is another at the provider', async () => {
    const { id } = await shop.payments.topUp(account, 5)
    await shop.provider.pay(id)
    const { checkout } = shop.provider
    for (const change of [{ isMarked: false }, { account: 'acc_other' }, { purpose: 'monthly' as const }]) {
      shop.provider.checkout = async (asked) => {
        const found = await checkout.call(shop.provider, asked)
        return found && { ...found, ...change }
      }
      await deliver('checkout.session.completed', id)
    }
    expect(await wallet()).toBe(0)
    shop.provider.checkout = checkout
    await deliver('checkout.session.completed', id)
    expect(await wallet()).toBe(5)
  })
})

test('a top-up that an earlier version counted, without a row of its checkout, still takes its refund', async () => {
  const id = await foreignPurchase()
  await t.database.write(t.ledger.topUp(account, id, 40 * DOLLAR, '2026-10', t.now()))
  await shop.provider.giveBack(id, 15 * DOLLAR)
  for (const { payload, signature } of shop.events) await shop.payments.webhook(payload, signature)
  expect(await wallet()).toBe(25)
})
