import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openLedger, type TestLedger } from '../ledger/ledger.ts'
import { Outside } from './outside.ts'
import { openShop, type Shop } from './shop.ts'

let t: TestLedger
let shop: Shop
beforeAll(async () => {
  t = await openLedger()
  shop = openShop(t.database, t.database, t.now, { delivers: false, world: new Outside() })
})
afterAll(() => t.close())

/** The provider shows the subscriptions without the mark of this service. */
function withoutMarks(): () => void {
  const { provider } = shop
  const shown = provider.subscription.bind(provider)
  provider.subscription = async (id) => {
    const found = await shown(id)
    return found && { ...found, isMarked: false }
  }
  return () => {
    provider.subscription = shown
  }
}

async function deliverAll(): Promise<void> {
  for (const { payload, signature } of shop.events.splice(0)) await shop.payments.webhook(payload, signature)
}

test('events of a subscription that only names an account change nothing; those of the known one count', async () => {
  const marked = withoutMarks()
  // A purchase of the merchant that this service did not begin, with the metadata of an account.
  const { id } = await shop.provider.monthly({ account: 'acc_1', customer: null, returnUrl: 'http://pv.example/account' })
  await shop.provider.pay(id)
  await deliverAll()
  expect((await shop.payments.sync('acc_1')).billing).toBe('wallet')

  // Begun here by a version that set no mark: its checkout counts, and its end too.
  const own = await shop.payments.monthly('acc_2')
  await shop.provider.pay(own.id)
  await deliverAll()
  expect((await shop.payments.sync('acc_2')).billing).toBe('monthly')
  marked()
})
