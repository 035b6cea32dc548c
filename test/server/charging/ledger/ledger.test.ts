import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { monthOf } from '../../../../server/charging/ledger/month.ts'
import { ChargingService } from '../../../../server/charging/service.ts'
import { Problem } from '../../../../server/http/problem.ts'
import { runStatuses } from '../../../../server/runs/charged-runs.ts'
import { Killed, MortalStore } from '../payments/mortal-store.ts'
import { PRICING } from '../pricing.ts'
import { DOLLAR, openLedger, type TestLedger, unitsOfBase } from './ledger.ts'

const FREE = PRICING.freeUnitsPerMonth
const PRICE = PRICING.unitPriceMicros

let t: TestLedger
beforeEach(async () => {
  t = await openLedger()
})
afterEach(async () => {
  expect((await t.audit()).differences).toEqual([])
  await t.close()
})

async function reserve(units: number, account: string | null = 'a', run = t.run()) {
  const billing = await t.charging.begin(account, run).reserve(unitsOfBase(units))
  return { run, billing }
}

async function refusal(units: number, account: string | null = 'a'): Promise<string> {
  try {
    await reserve(units, account)
    return 'accepted'
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    return cause.code
  }
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work
  } catch (cause) {
    return cause
  }
}

const topUp = (usd: number, account = 'a', checkout: string = crypto.randomUUID()) =>
  t.database.write(t.ledger.topUp(account, checkout, usd * DOLLAR, monthOf(t.now()), t.now()))

const standing = (account = 'a') => t.ledger.standing(account, monthOf(t.now()))

describe('what pays for a run', () => {
  test('free units first, then the wallet', async () => {
    await topUp(10)
    expect((await reserve(FREE - 1)).billing).toMatchObject({ units: FREE - 1, free_units: FREE - 1, price_usd: 0, paid_by: 'free' })
    expect((await reserve(3)).billing).toMatchObject({ units: 3, free_units: 1, price_usd: 1, paid_by: 'wallet' })
    expect((await reserve(2)).billing).toMatchObject({ free_units: 0, price_usd: 1, paid_by: 'wallet' })
    expect(await standing()).toMatchObject({ freeUsed: FREE, walletMicros: 8 * DOLLAR, monthlyMicros: 0 })
  })

  test('a run beyond the free units is refused without a wallet, and takes nothing', async () => {
    await reserve(FREE - 1)
    expect(await refusal(2)).toBe('payment_required')
    expect(await refusal(1)).toBe('accepted')
    expect(await refusal(1)).toBe('payment_required')
    expect(await standing()).toMatchObject({ freeUsed: FREE, walletMicros: 0 })
  })

  test('a wallet is used to its last cent and not beyond', async () => {
    await reserve(FREE)
    await topUp(1)
    expect(await refusal(3)).toBe('payment_required')
    expect(await refusal(2)).toBe('accepted')
    expect(await refusal(1)).toBe('payment_required')
    expect((await standing()).walletMicros).toBe(0)
  })

  test('monthly usage pays what the wallet cannot, up to the budget', async () => {
    await reserve(FREE)
    await topUp(1)
    await t.database.write(t.ledger.setPayer('a', { plan: 'monthly' }))
    await t.budget('a', 3 * PRICE)
    expect((await reserve(1)).billing).toMatchObject({ paid_by: 'wallet' })
    expect((await reserve(2)).billing).toMatchObject({ paid_by: 'monthly', price_usd: 1 })
    expect((await reserve(1)).billing).toMatchObject({ paid_by: 'wallet' })
    expect(await refusal(2)).toBe('budget_exceeded')
    expect(await refusal(1)).toBe('accepted')
    expect(await refusal(1)).toBe('budget_exceeded')
    await t.budget('a', null)
    expect(await refusal(1000)).toBe('accepted')
    await t.database.write(t.ledger.setPayer('a', { plan: 'wallet' }))
    expect(await refusal(1)).toBe('payment_required')
  })

  test('each month has its free units and its usage, in UTC', async () => {
    await t.database.write(t.ledger.setPayer('a', { plan: 'monthly' }))
    await t.budget('a', PRICE)
    t.at('2026-10-31T23:59:59.999Z')
    await reserve(FREE + 1)
    expect(await refusal(1)).toBe('budget_exceeded')
    t.at('2026-11-01T00:00:00.000Z')
    expect(await standing()).toMatchObject({ freeUsed: 0, monthlyMicros: 0 })
    expect((await reserve(FREE)).billing).toMatchObject({ paid_by: 'free' })
    t.at('2026-10-31T12:00:00.000Z')
    expect(await refusal(1)).toBe('budget_exceeded')
  })

  test('a free run and an anonymous one', async () => {
    expect(await t.charging.begin(null, t.run()).reserve(null)).toBeNull()
    expect(await refusal(1, null)).toBe('unauthorized')
    expect((await t.audit()).rows).toBe(0)
  })
})

describe('the end of a reservation', () => {
  test('a failed run gives everything back, to the month in which it was reserved', async () => {
    await topUp(10)
    await t.database.write(t.ledger.setPayer('a', { plan: 'monthly' }))
    const free = await reserve(FREE)
    const wallet = await reserve(20)
    const monthly = await reserve(3)
    expect(await standing()).toMatchObject({ freeUsed: FREE, walletMicros: 0, monthlyMicros: 3 * PRICE })
    t.at('2026-11-02T00:00:00Z')
    for (const { run } of [free, wallet, monthly]) await t.charging.release(run)
    expect(await standing()).toMatchObject({ freeUsed: 0, walletMicros: 10 * DOLLAR, monthlyMicros: 0 })
    t.at('2026-10-20T00:00:00Z')
    expect(await standing()).toMatchObject({ freeUsed: 0, monthlyMicros: 0 })
  })

  test('it ends once, whatever is tried afterwards', async () => {
    const settled = (await reserve(2)).run
    const released = (await reserve(3)).run
    for (let k = 0; k < 2; k++) {
      await t.database.write(t.charging.end(settled, 'settle'))
      await t.database.write(t.charging.end(settled, 'release'))
      await t.database.write(t.charging.end(released, 'release'))
      await t.database.write(t.charging.end(released, 'settle'))
      await t.database.write(t.charging.end('run_unknown', 'settle'))
    }
    expect((await standing()).freeUsed).toBe(2)
    expect((await t.audit()).rows).toBe(4)
  })

  test('a charge that is released while it is being reserved is released', async () => {
    const charge = t.charging.begin('a', t.run())
    const reserving = charge.reserve(unitsOfBase(5))
    await charge.release()
    await reserving
    expect((await standing()).freeUsed).toBe(0)
  })

  test('a charge is reserved once, however often it is asked for', async () => {
    const charge = t.charging.begin('a', t.run())
    const [first, second] = await Promise.all([charge.reserve(unitsOfBase(4)), charge.reserve(unitsOfBase(4))])
    expect(first).toEqual(second)
    expect((await standing()).freeUsed).toBe(4)
  })

  test('after a crash: complete runs are settled, failed and lost ones released, running ones stay', async () => {
    const runs = []
    for (const status of ['complete', 'failed', 'running', null]) {
      const { run } = await reserve(1)
      runs.push(run)
      if (status === null) continue
      const sql = `insert into runs (id, kind, status, owner, created_at, expires_at, attempts, request) values (?, 'full', ?, 'a', 0, null, 0, x'')`
      await t.database.write({ toSQL: () => ({ sql, params: [run, status] }) })
    }
    await t.charging.reconcile(runStatuses(t.database.read))
    await t.charging.reconcile(runStatuses(t.database.read))
    const ends = await Promise.all(
      runs.map(async (run) => (await t.ledger.row(run, 'settle'))?.kind ?? (await t.ledger.row(run, 'release'))?.kind),
    )
    expect(ends).toEqual(['settle', 'release', undefined, 'release'])
    expect((await standing()).freeUsed).toBe(2)
  })
})

describe('what happens at once', () => {
  test('two hundred runs at the last free unit: one is accepted', async () => {
    await reserve(FREE - 1)
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => refusal(1)))
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'payment_required')).toHaveLength(199)
    expect((await standing()).freeUsed).toBe(FREE)
  })

  test('the store alone gives the last unit once, without the turns of one process', async () => {
    await reserve(FREE - 1)
    const month = monthOf(t.now())
    const before = await standing()
    const payment = { freeUnits: 1, walletMicros: 0, monthlyMicros: 0, paidBy: 'free' } as const
    const runs = Array.from({ length: 50 }, () => t.run())
    const reasons = JSON.stringify(unitsOfBase(1).reasons)
    const entries = runs.map((run) => t.ledger.reserve({ account: 'a', run, month, at: 0, units: 1, reasons, payment, standing: before }))
    await Promise.all(entries.map((entry) => t.database.write(entry)))
    const reserved = await Promise.all(runs.map((run) => t.ledger.reservation(run)))
    expect(reserved.filter((row) => row !== undefined)).toHaveLength(1)
  })

  describe('what changes between the look at a balance and the reservation counts', () => {
    const mark = (id: string) => ({ toSQL: () => ({ sql: 'insert into payment_events (id, at) values (?, 0)', params: [id] }) })
    const marks = async () => (await t.database.read.all<[string]>('select id from payment_events')).map(([id]) => id)
    /** Reserves a unit, while something else happens in the meantime. */
    async function reserveWhile(happens: () => Promise<unknown>): Promise<string> {
      let isFirst = true
      const charge = t.charging.begin('a', 'run_a')
      const failure = await failureOf(
        charge.reserve(unitsOfBase(1), async () => {
          if (isFirst) await happens()
          isFirst = false
          return [mark('run_a')]
        }),
      )
      return failure instanceof Problem ? failure.code : 'accepted'
    }
    /** By the store, as another process would. */
    const reserveElsewhere = async () => {
      const [month, before] = [monthOf(t.now()), await standing()]
      const payment = { freeUnits: 1, walletMicros: 0, monthlyMicros: 0, paidBy: 'free' } as const
      const reasons = JSON.stringify(unitsOfBase(1).reasons)
      await t.database.write(t.ledger.reserve({ account: 'a', run: 'run_b', month, at: 0, units: 1, reasons, payment, standing: before }))
    }

    test('the last unit is used elsewhere: nothing is stored of the run', async () => {
      await reserve(FREE - 1)
      expect(await reserveWhile(reserveElsewhere)).toBe('payment_required')
      expect([await marks(), (await standing()).freeUsed]).toEqual([[], FREE])
    })

    test('the budget is lowered', async () => {
      await reserve(FREE)
      await t.database.write(t.ledger.setPayer('a', { plan: 'monthly' }))
      await t.budget('a', 5 * PRICE)
      expect(await reserveWhile(() => t.budget('a', PRICE - 1))).toBe('budget_exceeded')
      expect([await marks(), (await standing()).monthlyMicros]).toEqual([[], 0])
    })

    test('monthly billing ends', async () => {
      await reserve(FREE)
      await t.database.write(t.ledger.setPayer('a', { plan: 'monthly' }))
      expect(await reserveWhile(() => t.database.write(t.ledger.setPayer('a', { plan: 'wallet' })))).toBe('payment_required')
      expect([await marks(), (await standing()).monthlyMicros]).toEqual([[], 0])
    })

    test('the wallet is refunded', async () => {
      await reserve(FREE)
      await topUp(5, 'a', 'cs_1')
      const refund = t.ledger.refund('cs_1', 5 * DOLLAR, monthOf(t.now()), t.now())
      expect(await reserveWhile(() => t.database.write(refund))).toBe('payment_required')
      expect([await marks(), (await standing()).walletMicros]).toEqual([[], 0])
    })

    test('another run fails, so that there is room: it is reserved at the second try', async () => {
      const { run } = await reserve(FREE - 1)
      expect(await reserveWhile(() => t.charging.release(run))).toBe('accepted')
      expect([await marks(), (await standing()).freeUsed]).toEqual([['run_a'], 1])
    })
  })

  test('a reservation and what belongs to it are one write', async () => {
    const mortal = new MortalStore(t.database)
    const charging = new ChargingService({ ...t.parts, database: mortal.asDatabase() })
    for (const [run, isStored] of [
      ['run_lost', false],
      ['run_stored', true],
    ] as const) {
      const insert = { toSQL: () => ({ sql: 'insert into payment_events (id, at) values (?, 0)', params: [run] }) }
      mortal.killAt(1, isStored)
      expect(await failureOf(charging.begin('a', run).reserve(unitsOfBase(1), async () => [insert]))).toBeInstanceOf(Killed)
      mortal.revive()
    }
    const rows = await t.database.read.all<[string, string | null]>(
      `select reference, id from ledger left join payment_events on id = reference where kind = 'reserve'`,
    )
    expect(JSON.stringify(rows)).toBe('[["run_stored","run_stored"]]')
  })

  test('what belongs to the reservation is stored with it or not at all', async () => {
    const marked = (run: string, units: number) =>
      t.charging.begin('a', run).reserve(unitsOfBase(units), async () => [
        {
          toSQL: () => ({
            sql: 'insert into payment_events (id, at) values (?, 0)',
            params: [run],
          }),
        },
      ])
    await marked('run_paid', FREE)
    expect(await failureOf(marked('run_unpaid', 1))).toMatchObject({ code: 'payment_required' })
    const rows = await t.database.read.all<[string]>('select id from payment_events')
    expect(JSON.stringify(rows)).toBe('[["run_paid"]]')
  })

  test('top-ups and runs of several accounts do not disturb each other', async () => {
    const accounts = ['a', 'b', 'c']
    await Promise.all(
      accounts.flatMap((account) => Array.from({ length: 20 }, (_, k) => (k % 2 === 0 ? topUp(1, account) : refusal(3, account)))),
    )
    for (const account of accounts) {
      const { freeUsed, walletMicros } = await standing(account)
      const { units, freeUnits, walletMicros: paid } = (await t.ledger.usage(account))[0] ?? { units: 0, freeUnits: 0, walletMicros: 0 }
      expect([freeUsed, walletMicros]).toEqual([freeUnits, 10 * DOLLAR - paid])
      expect(units).toBe(freeUnits + paid / PRICE)
    }
  })
})

describe('the ledger', () => {
  test('a top-up counts once for its checkout', async () => {
    await topUp(5, 'a', 'cs_1')
    await topUp(5, 'a', 'cs_1')
    expect((await standing()).walletMicros).toBe(5 * DOLLAR)
  })

  test('rows are never changed or deleted', async () => {
    await topUp(5)
    for (const sql of ['update ledger set wallet_micros = 9', 'delete from ledger'])
      expect(String(await failureOf(t.database.write({ toSQL: () => ({ sql, params: [] }) })))).toContain('rows of the ledger are never')
    expect((await standing()).walletMicros).toBe(5 * DOLLAR)
  })

  test('usage is listed by month, without what was released', async () => {
    await reserve(4)
    await t.charging.release((await reserve(2)).run)
    t.at('2026-11-03T00:00:00Z')
    await topUp(10)
    await reserve(FREE + 2)
    expect(await t.ledger.usage('a')).toEqual([
      { month: '2026-11', runs: 1, units: FREE + 2, freeUnits: FREE, walletMicros: 2 * PRICE, monthlyMicros: 0 },
      { month: '2026-10', runs: 1, units: 4, freeUnits: 4, walletMicros: 0, monthlyMicros: 0 },
    ])
  })

  test('settled monthly runs are unmetered until they are noted', async () => {
    await reserve(FREE)
    await t.database.write(t.ledger.setPayer('a', { plan: 'monthly', customer: 'cus_1' }))
    const { run } = await reserve(2)
    expect(await t.ledger.unmetered(10, null, 0)).toEqual([])
    await t.database.write(t.charging.end(run, 'settle'))
    expect((await t.ledger.unmetered(10, null, 0)).map(({ reference, micros }) => [reference, micros])).toEqual([[run, 2 * PRICE]])
    for (let k = 0; k < 2; k++) await t.database.write(t.ledger.metered(run, t.now()))
    expect(await t.ledger.unmetered(10, null, 0)).toEqual([])
  })
})
