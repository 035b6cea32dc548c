import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { monthOf } from '../../../../server/charging/ledger/month.ts'
import { type Payment, paymentOf, type Standing } from '../../../../server/charging/ledger/payment.ts'
import { PRICING } from '../../../../server/charging/pricing/rules.ts'
import type { Database, Statement } from '../../../../server/db/database.ts'
import { Problem } from '../../../../server/http/problem.ts'
import { rounds } from '../../../rounds.ts'
import { openLedger, type TestLedger, unitsOfBase } from '../ledger/ledger.ts'
import { openShop, type Shop } from './shop.ts'

const SEQUENCES = rounds(8, 2500)
const STEPS = 40
const DAY_MILLIS = 86_400_000

/** The process was killed. */
class Killed extends Error {}

/** A store whose process is killed before or after one of its writes. */
class MortalStore {
  private writesLeft = Number.POSITIVE_INFINITY
  private isStoredLast = false
  private isDead = false

  constructor(private readonly store: Database) {}

  /** @param isStored  the last write is stored, and nothing after it */
  killAt(writes: number, isStored: boolean): void {
    this.writesLeft = writes
    this.isStoredLast = isStored
  }

  asDatabase(): Database {
    const { store } = this
    const write = (...statements: readonly Statement[]) => this.write(statements)
    return {
      read: store.read,
      write,
      writeUntilStored: (_label: string, ...rest: readonly Statement[]) => this.write(rest),
    } as unknown as Database
  }

  private async write(statements: readonly Statement[]): Promise<readonly number[]> {
    if (this.isDead) throw new Killed()
    if (--this.writesLeft > 0) return this.store.write(...statements)
    this.isDead = true
    if (this.isStoredLast) await this.store.write(...statements)
    throw new Killed()
  }
}

/** Numbers that look random and are the same for a seed (mulberry32). */
function numbersOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) % below
  }
}

/** One service with its accounts, driven at random and killed now and then. */
class World {
  private readonly next: (below: number) => number
  private readonly accounts: readonly string[]
  private mortal: MortalStore
  private shop: Shop
  private now: number
  private runs = 0
  private readonly checkouts: { account: string; id: string }[] = []
  /** Accepted runs that have not ended. */
  private running: string[] = []
  readonly said: string[] = []

  constructor(
    private readonly t: TestLedger,
    private readonly seed: number,
  ) {
    this.next = numbersOf(seed)
    this.now = Date.parse('2026-10-30T12:00:00Z') + seed
    this.accounts = [`acc_${seed}_a`, `acc_${seed}_b`]
    ;[this.mortal, this.shop] = this.opened()
  }

  async step(): Promise<void> {
    const account = this.accounts[this.next(2)] ?? ''
    const kinds = [
      'run',
      'run',
      'accept',
      'accept',
      'end',
      'end',
      'retry',
      'crowd',
      'topUp',
      'monthly',
      'confirm',
      'event',
      'cancel',
      'budget',
      'clock',
      'report',
      'kill',
    ] as const
    const kind = kinds[this.next(kinds.length)] ?? 'run'
    this.said.push(kind)
    try {
      await this[kind](account)
    } catch (cause) {
      if (!(cause instanceof Killed)) throw cause
      await this.restart()
    }
  }

  /** Everything that was begun ends, and every payment and event arrives. Then the accounts are added up. */
  async finish(): Promise<void> {
    await this.restart()
    for (let k = this.running.length; k > 0; k--) await this.end()
    for (const { account, id } of this.checkouts) await this.shop.payments.confirm(account, id)
    for (const { payload, signature } of this.shop.events) await this.shop.payments.webhook(payload, signature)
    await this.shop.payments.reportUsage()
    for (const account of this.accounts) await this.addUp(account)
  }

  /** A run whose caller waits, and which fails now and then. Its price is that of the model. */
  private async run(account: string): Promise<void> {
    await this.runOnce(account, this.next(2) === 0 ? null : `key-${this.next(4)}`, 1 + this.next(9))
  }

  /** The same key and body twice, one after the other or at once: one run. */
  private async retry(account: string): Promise<void> {
    const [key, units] = [`key-${this.next(4)}`, 1 + this.next(9)]
    const both = [this.runOnce(account, key, units, 0), this.runOnce(account, key, units, 0)]
    const ends = await Promise.allSettled(both)
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  private async runOnce(account: string, key: string | null, units: number, failsOneIn = 4): Promise<void> {
    const fails = failsOneIn > 0 && this.next(failsOneIn) === 0
    if (key === null) return this.outcome(account, units, fails, () => this.work(account, units, fails, null, async () => []))
    const keyed = { key: `${key}-${units}`, caller: account, owner: account, fingerprint: String(units) }
    await this.outcome(account, units, fails, () =>
      this.shop.idempotency.once(keyed, (keep) => this.work(account, units, fails, keyed.key, keep)),
    )
  }

  private async outcome(account: string, units: number, fails: boolean, work: () => Promise<unknown>): Promise<void> {
    const expected = paymentOf(units, await this.standing(account), PRICING)
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      if (cause.code === 'run_failed') expect(fails).toBeTrue()
      else expect(['payment_required', 'budget_exceeded']).toContain(String(cause.code))
      // Two at once may use what one alone would have had.
      if (typeof expected === 'string' && cause.code !== 'run_failed') expect(String(cause.code)).toBe(expected)
    }
  }

  private async work(
    account: string,
    units: number,
    fails: boolean,
    key: string | null,
    keep: (answer: { outcome: 'complete'; bytes: Uint8Array<ArrayBuffer>; contentEncoding: null }) => Promise<readonly Statement[]>,
  ) {
    const id = this.newRun()
    const { charging } = this.shop
    const charge = charging.begin(account, id)
    try {
      await charge.reserve(unitsOfBase(units))
      if (fails) throw new Problem('run_failed', 'no power')
      const answer = { outcome: 'complete', bytes: new TextEncoder().encode(id), contentEncoding: null } as const
      await this.database.write(this.stored(id, account, units, 'complete', key), ...(await keep(answer)), ...charge.settle())
      return answer
    } catch (cause) {
      await charge.release()
      throw cause
    }
  }

  /** A run that is accepted: with its reservation, in one write. */
  private async accept(account: string): Promise<void> {
    const [id, units] = [this.newRun(), 1 + this.next(9)]
    const before = await this.standing(account)
    const expected = paymentOf(units, before, PRICING)
    try {
      const billing = await this.shop.charging
        .begin(account, id)
        .reserve(unitsOfBase(units), async () => [this.stored(id, account, units, 'running', null)])
      const { freeUnits, paidBy } = expected as Payment
      expect([billing?.free_units, billing?.paid_by]).toEqual([freeUnits, paidBy])
      this.running.push(id)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      expect(String(cause.code)).toBe(String(expected))
      expect(await this.standing(account)).toEqual(before)
    }
  }

  /** The end of an accepted run, sometimes said twice. */
  private async end(): Promise<void> {
    const id = this.running[this.next(Math.max(1, this.running.length))]
    if (id === undefined) return
    const isWell = this.next(3) > 0
    const sql = `update runs set status = ? where id = ? and status = 'running'`
    const status = { toSQL: () => ({ sql, params: [isWell ? 'complete' : 'failed', id] }) }
    for (let k = this.next(2); k < 2; k++) await this.database.write(status, this.shop.charging.end(id, isWell ? 'settle' : 'release'))
    this.running = this.running.filter((other) => other !== id)
  }

  /** Many runs at once at the end of the free units. */
  private async crowd(account: string): Promise<void> {
    const before = await this.standing(account)
    const accepted = await Promise.allSettled(
      Array.from({ length: 6 }, () => this.shop.charging.begin(account, this.newRun()).reserve(unitsOfBase(3), async () => [])),
    )
    let standing = before
    const expected = accepted.map(() => {
      const payment = paymentOf(3, standing, PRICING)
      if (typeof payment === 'string') return 'rejected'
      const { freeUsed, walletMicros, monthlyMicros } = standing
      standing = {
        ...standing,
        freeUsed: freeUsed + payment.freeUnits,
        walletMicros: walletMicros - payment.walletMicros,
        monthlyMicros: monthlyMicros + payment.monthlyMicros,
      }
      return 'fulfilled'
    })
    for (const end of accepted) if (end.status === 'rejected' && !(end.reason instanceof Problem)) throw end.reason
    expect(accepted.map(({ status }) => status)).toEqual(expected as ('fulfilled' | 'rejected')[])
    expect(await this.standing(account)).toEqual(standing)
    await this.shop.charging.reconcile() // none of them is in the store
  }

  private async topUp(account: string): Promise<void> {
    const { id } = await this.shop.payments.topUp(account, 5 + this.next(10))
    this.checkouts.push({ account, id })
    if (this.next(4) > 0) await this.shop.provider.pay(id)
  }

  private async monthly(account: string): Promise<void> {
    const { id } = await this.shop.payments.monthly(account)
    this.checkouts.push({ account, id })
    await this.shop.provider.pay(id)
  }

  private async confirm(): Promise<void> {
    const checkout = this.checkouts[this.next(Math.max(1, this.checkouts.length))]
    if (checkout === undefined) return
    for (let k = this.next(2); k < 2; k++) await this.shop.payments.confirm(checkout.account, checkout.id)
  }

  /** Any event that the provider has ever sent, again and in any order. */
  private async event(): Promise<void> {
    const event = this.shop.events[this.next(Math.max(1, this.shop.events.length))]
    if (event !== undefined) await this.shop.payments.webhook(event.payload, event.signature)
  }

  private async cancel(account: string): Promise<void> {
    await this.shop.provider.cancel(`cus_test_${account}`)
  }

  private async budget(account: string): Promise<void> {
    await this.t.budget(account, this.next(3) === 0 ? null : this.next(20) * PRICING.unitPriceMicros)
  }

  /** The next month, or a clock that was set, back as well. */
  private async clock(): Promise<void> {
    this.now += [31 * DAY_MILLIS, 3_600_000, -7_200_000, DAY_MILLIS + 1][this.next(4)] ?? 0
  }

  private async report(): Promise<void> {
    await this.shop.payments.reportUsage()
  }

  /** The process is killed at one of its next writes. */
  private async kill(): Promise<void> {
    this.mortal.killAt(1 + this.next(4), this.next(2) === 0)
  }

  private async restart(): Promise<void> {
    const sent = this.shop.events
    ;[this.mortal, this.shop] = this.opened()
    this.shop.events.push(...sent)
    await this.shop.charging.reconcile()
    this.running = (await this.storedAs('running')).map(({ id }) => id)
  }

  private opened(): [MortalStore, Shop] {
    const mortal = new MortalStore(this.t.database)
    return [mortal, openShop(mortal.asDatabase(), this.t.database, () => this.now, { delivers: false })]
  }

  private get database(): Database {
    return this.mortal.asDatabase()
  }

  private standing(account: string): Promise<Standing> {
    return this.shop.ledger.standing(account, monthOf(this.now))
  }

  private newRun(): string {
    return `run_${this.seed}_${++this.runs}`
  }

  /** A run in the store. Its series wish says what it takes, its headline the key. */
  private stored(id: string, account: string, units: number, status: string, key: string | null): Statement {
    const sql = `insert into runs (id, kind, status, owner, created_at, attempts, request, series_wish, headline) values (?, 'full', ?, ?, ?, 0, x'', ?, ?)`
    return { toSQL: () => ({ sql, params: [id, status, account, this.now, String(units), key] }) }
  }

  private async storedAs(status: string) {
    const rows = await this.t.database.read.all<[string, string, number, string, string | null]>(
      `select id, owner, created_at, series_wish, headline from runs where id like 'run_${this.seed}_%' and status = '${status}' order by rowid`,
    )
    return rows.map(([id, owner, createdAt, units, key]) => ({ id, owner, createdAt, units: Number(units), key }))
  }

  /** What was paid and what ran, as the provider and the stored runs know it, against the ledger. */
  private async addUp(account: string): Promise<void> {
    const { read } = this.t.database
    const ran = (await this.storedAs('complete')).filter(({ owner }) => owner === account)
    const [[paid] = [0]] = await read.all<[number]>(
      `select coalesce(sum(amount_micros), 0) from test_sessions where account = '${account}' and purpose = 'topup' and status = 'paid'`,
    )
    const used = await this.shop.ledger.usage(account)
    const sum = (name: 'units' | 'freeUnits' | 'walletMicros' | 'monthlyMicros' | 'runs') =>
      used.reduce((all, month) => all + month[name], 0)
    expect(sum('runs')).toBe(ran.length)
    expect(sum('units')).toBe(ran.reduce((all, { units }) => all + units, 0))
    expect((sum('units') - sum('freeUnits')) * PRICING.unitPriceMicros).toBe(sum('walletMicros') + sum('monthlyMicros'))
    expect((await this.standing(account)).walletMicros).toBe(paid - sum('walletMicros'))
    for (const { freeUnits } of used) expect(freeUnits).toBeLessThanOrEqual(PRICING.freeUnitsPerMonth)
    for (const { id, units } of ran) expect([id, (await this.shop.ledger.reservation(id))?.units]).toEqual([id, units])
    const [[reported] = [0]] = await read.all<[number]>(
      `select coalesce(sum(units), 0) from test_meter where customer = 'cus_test_${account}'`,
    )
    expect(reported * PRICING.unitPriceMicros).toBe(sum('monthlyMicros'))
    // One run for a key in a day.
    const lastOf = new Map<string, number>()
    for (const { key, createdAt } of ran) {
      if (key === null) continue
      const before = lastOf.get(key)
      if (before !== undefined) expect(createdAt - before).toBeGreaterThan(DAY_MILLIS)
      lastOf.set(key, createdAt)
    }
  }
}

describe('random sequences of runs, payments, failures, kills and clocks', () => {
  let t: TestLedger
  beforeAll(async () => {
    t = await openLedger()
  })
  afterAll(() => t.close())

  test('no unit is charged twice or lost, no run is without its charge, and the balances are the sum of the ledger', async () => {
    for (let seed = 1; seed <= SEQUENCES; seed++) {
      const world = new World(t, seed)
      try {
        for (let step = 0; step < STEPS; step++) await world.step()
        await world.finish()
      } catch (cause) {
        throw new Error(`Seed ${seed} after ${world.said.join(' ')}`, { cause })
      }
    }
    const { differences, open } = await t.audit()
    expect([differences, open]).toEqual([[], []])
  }, 3_600_000)
})
