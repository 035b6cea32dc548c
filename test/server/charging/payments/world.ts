import { expect } from 'bun:test'
import { monthOf } from '../../../../server/charging/ledger/month.ts'
import { type Payment, paymentOf, type Standing } from '../../../../server/charging/ledger/payment.ts'
import type { PricingRules } from '../../../../server/charging/pricing/rules.ts'
import type { Database, Statement } from '../../../../server/db/database.ts'
import { Problem } from '../../../../server/http/problem.ts'
import { runStatuses } from '../../../../server/runs/charged-runs.ts'
import { type TestLedger, unitsOfBase } from '../ledger/ledger.ts'
import { PRICING } from '../pricing.ts'
import { Killed, MortalStore } from './mortal-store.ts'
import { Outside } from './outside.ts'
import { openShop, type Shop, signedAt } from './shop.ts'

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

const DAY_MILLIS = 86_400_000
const KINDS = [
  'run',
  'run',
  'accept',
  'accept',
  'acceptOnce',
  'end',
  'end',
  'retry',
  'crowd',
  'storm',
  'topUp',
  'topUp',
  'monthly',
  'confirm',
  'event',
  'event',
  'giveBack',
  'expire',
  'cancel',
  'budget',
  'clock',
  'report',
  'outage',
  'kill',
] as const
const PRICES: readonly PricingRules[] = [
  PRICING,
  { ...PRICING, unitPriceMicros: 123_457, freeUnitsPerMonth: 12 },
  { ...PRICING, unitPriceMicros: 2_000_000, freeUnitsPerMonth: 30 },
]
const FREE_MAX = Math.max(...PRICES.map(({ freeUnitsPerMonth }) => freeUnitsPerMonth))
/** What may happen to one of many things at once. */
const USUAL = ['payment_required', 'budget_exceeded', 'payment_unavailable', 'run_failed']

/** One service with its accounts, driven at random and killed now and then. */
export class World {
  private readonly next: (below: number) => number
  private readonly accounts: readonly string[]
  private mortal: MortalStore
  private shop: Shop
  private now: number
  private latest: number
  /** The operator may change the prices at a restart. */
  private rules: PricingRules = PRICING
  private runs = 0
  private readonly outside = new Outside()
  /** Many things happen at once, so that nobody knows what an account had before one of them. */
  private isStorm = false
  private readonly checkouts: { account: string; id: string }[] = []
  /** Accepted runs that have not ended. */
  private running: string[] = []
  readonly said: string[] = []

  constructor(
    private readonly t: TestLedger,
    readonly seed: number,
  ) {
    this.next = numbersOf(seed)
    this.now = Date.parse('2026-10-30T12:00:00Z') + seed
    this.latest = this.now
    this.accounts = [`acc_${seed}_a`, `acc_${seed}_b`]
    ;[this.mortal, this.shop] = this.opened()
  }

  async step(): Promise<void> {
    const account = this.accounts[this.next(2)] ?? ''
    const kind = KINDS[this.next(KINDS.length)] ?? 'run'
    this.said.push(kind)
    try {
      await this[kind](account)
    } catch (cause) {
      if (cause instanceof Killed) await this.restart()
      else if (!this.outside.isDown || codeOf(cause) !== 'payment_unavailable') throw cause
    }
  }

  /** Everything that was begun ends, and every payment and event arrives. Then the accounts are added up. */
  async finish(): Promise<void> {
    this.outside.isDown = false
    await this.restart()
    for (let k = this.running.length; k > 0; k--) await this.end()
    for (const { account, id } of this.checkouts) await this.shop.payments.confirm(account, id)
    for (const { payload } of this.shop.events) await this.deliver(payload)
    await this.shop.payments.reportUsage()
    for (const account of this.accounts) await this.addUp(account)
    for (const account of this.accounts) await this.t.delete(account)
    this.now = this.latest + 2 * 3_600_000
    await this.shop.payments.endSubscriptions()
    for (const account of this.accounts) expect(await this.subscriptionsOf(account)).toBe(0)
  }

  /** A run whose caller waits, and which fails now and then. Its price is that of the model. */
  private async run(account: string): Promise<void> {
    await this.runOnce(account, this.next(2) === 0 ? null : `key-${this.next(4)}`, 1 + this.next(9))
  }

  /** The same key and body twice, one after the other or at once: one run. */
  private async retry(account: string): Promise<void> {
    const [key, units] = [`key-${this.next(4)}`, 1 + this.next(9)]
    await all([this.runOnce(account, key, units, 0), this.runOnce(account, key, units, 0)])
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
    const expected = paymentOf(units, await this.standing(account), this.rules)
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof Problem) || this.isStorm) throw cause
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
    keep: (answer: {
      outcome: 'complete'
      bytes: Uint8Array<ArrayBuffer>
      contentEncoding: null
      zone: null
    }) => Promise<readonly Statement[]>,
  ) {
    const id = this.newRun()
    const { charging } = this.shop
    const charge = charging.begin(account, id)
    try {
      await charge.reserve(unitsOfBase(units))
      if (fails) throw new Problem('run_failed', 'no power')
      const answer = { outcome: 'complete', bytes: new TextEncoder().encode(id), contentEncoding: null, zone: null } as const
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
    const expected = paymentOf(units, before, this.rules)
    try {
      const billing = await this.shop.charging
        .begin(account, id)
        .reserve(unitsOfBase(units), async () => [this.stored(id, account, units, 'running', null)])
      const { freeUnits, paidBy } = expected as Payment
      if (!this.isStorm) expect([billing?.free_units, billing?.paid_by]).toEqual([freeUnits, paidBy])
      this.running.push(id)
    } catch (cause) {
      if (!(cause instanceof Problem) || this.isStorm) throw cause
      expect(String(cause.code)).toBe(String(expected))
      expect(await this.standing(account)).toEqual(before)
    }
  }

  /** A run that is accepted for a key, and sent again, also at once. Some are reserved before they are accepted. */
  private async acceptOnce(account: string): Promise<void> {
    const [units, isReservedBefore, isAtOnce] = [1 + this.next(9), this.next(2) === 0, this.next(2) === 0]
    const key = `later-${this.next(4)}-${units}`
    const keyed = { key, caller: account, owner: account, fingerprint: String(units) }
    const send = () =>
      this.shop.idempotency.once(keyed, async (keep) => {
        const id = this.newRun()
        const charge = this.shop.charging.begin(account, id)
        if (isReservedBefore) await charge.reserve(unitsOfBase(units))
        const answer = { outcome: 'accepted', bytes: new TextEncoder().encode(id), contentEncoding: null, zone: null } as const
        await charge.reserve(unitsOfBase(units), async () => [this.stored(id, account, units, 'running', key), ...(await keep(answer))])
        this.running.push(id)
        return answer
      })
    await all(isAtOnce ? [send(), send()] : [send().then(send)], this.isStorm ? [] : ['payment_required', 'budget_exceeded'])
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
      const payment = paymentOf(3, standing, this.rules)
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
    await this.shop.charging.reconcile(runStatuses(this.t.database.read)) // none of them is in the store
  }

  /** Runs, payments, events and settings of one account at the same time. */
  private async storm(account: string): Promise<void> {
    this.isStorm = true
    const kinds = ['accept', 'accept', 'run', 'acceptOnce', 'topUp', 'confirm', 'event', 'event', 'giveBack', 'budget', 'report'] as const
    try {
      await all(
        kinds.map((kind) => this[kind](account)),
        USUAL,
      )
    } finally {
      this.isStorm = false
    }
  }

  private async topUp(account: string): Promise<void> {
    const isPaid = this.next(4) > 0
    const { id } = await this.shop.payments.topUp(account, 5 + this.next(10))
    this.checkouts.push({ account, id })
    if (isPaid) await this.shop.provider.pay(id)
  }

  /** Refunds, some of a part, and disputes that are won: what had gone back comes again. */
  private async giveBack(): Promise<void> {
    const [which, share] = [this.checkouts[this.next(Math.max(1, this.checkouts.length))], 1 + this.next(2)]
    const session = which && (await this.shop.provider.session(which.id))
    if (session?.purpose !== 'topup' || session.status !== 'paid') return
    const returned = this.outside.returnedOf(session.id)
    const rest = session.amountMicros - returned
    await this.shop.provider.giveBack(session.id, rest === 0 ? -returned : Math.ceil(rest / share))
  }

  private async expire(): Promise<void> {
    const checkout = this.checkouts[this.next(Math.max(1, this.checkouts.length))]
    if (checkout !== undefined) await this.shop.provider.expire(checkout.id)
  }

  /** The provider cannot be reached, or can be again. */
  private async outage(): Promise<void> {
    this.outside.isDown = this.next(3) === 0
  }

  private async monthly(account: string): Promise<void> {
    const started = await this.shop.payments.monthly(account).catch((cause) => {
      if (codeOf(cause) !== 'already_monthly') throw cause
    })
    if (started === undefined) {
      expect(await this.subscriptionsOf(account)).toBeGreaterThan(0)
      return
    }
    this.checkouts.push({ account, id: started.id })
    await this.shop.provider.pay(started.id)
  }

  private async confirm(): Promise<void> {
    const checkout = this.checkouts[this.next(Math.max(1, this.checkouts.length))]
    if (checkout === undefined) return
    for (let k = this.next(2); k < 2; k++) await this.shop.payments.confirm(checkout.account, checkout.id)
  }

  /** Any event that the provider has ever sent, again, in any order and twice at once. */
  private async event(): Promise<void> {
    const event = this.shop.events[this.next(Math.max(1, this.shop.events.length))]
    if (event !== undefined) await all(Array.from({ length: 1 + this.next(2) }, () => this.deliver(event.payload)))
  }

  /** The provider signs an event anew each time that it sends it. Of tomorrow, so that it does not age while the machine is busy. */
  private async deliver(payload: string): Promise<void> {
    await this.shop.payments.webhook(payload, signedAt(payload, (Date.now() + DAY_MILLIS) / 1000))
  }

  private async cancel(account: string): Promise<void> {
    await this.shop.provider.cancel(`cus_test_${account}`)
  }

  private async budget(account: string): Promise<void> {
    await this.t.budget(account, this.next(3) === 0 ? null : this.next(20) * PRICING.unitPriceMicros)
  }

  /** Some time passes, up to the change of the month, or the clock is set, back as well. */
  private async clock(): Promise<void> {
    const date = new Date(this.now)
    const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
    const steps = [nextMonth - 1, nextMonth, this.now + DAY_MILLIS, this.now + 3_600_000, this.now - 7_200_000, this.now - 31 * DAY_MILLIS]
    this.now = steps[this.next(steps.length)] ?? 0
    this.latest = Math.max(this.latest, this.now)
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
    this.rules = PRICES[this.next(PRICES.length)] ?? PRICING
    ;[this.mortal, this.shop] = this.opened()
    this.shop.events.push(...sent)
    await this.shop.charging.reconcile(runStatuses(this.t.database.read))
    this.running = (await this.storedAs('running')).map(({ id }) => id)
  }

  private opened(): [MortalStore, Shop] {
    const mortal = new MortalStore(this.t.database)
    return [
      mortal,
      openShop(mortal.asDatabase(), this.t.database, () => this.now, {
        delivers: false,
        world: this.outside,
        rules: this.rules,
      }),
    ]
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

  /** A run in the store. Its series wish says what it takes and the price of a unit, its headline the key. */
  private stored(id: string, account: string, units: number, status: string, key: string | null): Statement {
    const sql = `insert into runs (id, kind, status, owner, created_at, attempts, request, series_wish, headline) values (?, 'full', ?, ?, ?, 0, x'', ?, ?)`
    return { toSQL: () => ({ sql, params: [id, status, account, this.now, `${units} ${this.rules.unitPriceMicros}`, key] }) }
  }

  private async storedAs(status: string) {
    const rows = await this.t.database.read.all<[string, string, number, string, string | null]>(
      `select id, owner, created_at, series_wish, headline from runs where id like 'run_${this.seed}_%' and status = '${status}' order by rowid`,
    )
    return rows.map(([id, owner, createdAt, wish, key]) => {
      const [units = 0, unitPriceMicros = 0] = wish.split(' ').map(Number)
      return { id, owner, createdAt, units, unitPriceMicros, key }
    })
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
    const returned = this.checkouts.filter((checkout) => checkout.account === account).map(({ id }) => this.outside.returnedOf(id))
    const { walletMicros, plan } = await this.standing(account)
    expect(walletMicros).toBe(paid - returned.reduce((all, micros) => all + micros, 0) - sum('walletMicros'))
    expect(await this.subscriptionsOf(account)).toBe(plan === 'monthly' ? 1 : 0)
    for (const { freeUnits } of used) expect(freeUnits).toBeLessThanOrEqual(FREE_MAX)
    // Every run has the price that was in force when it was reserved, whatever it became later.
    let price = 0
    for (const { id, units, unitPriceMicros } of ran) {
      const reserved = await this.shop.ledger.reservation(id)
      const { freeUnits = 0, walletMicros = 0, monthlyMicros = 0 } = reserved ?? {}
      price += (units - freeUnits) * unitPriceMicros
      expect([id, reserved?.units, monthlyMicros - walletMicros]).toEqual([id, units, (units - freeUnits) * unitPriceMicros])
    }
    expect(sum('walletMicros') + sum('monthlyMicros')).toBe(price)
    const [[reported] = [0]] = await read.all<[number]>(
      `select coalesce(sum(micros), 0) from test_meter where customer = 'cus_test_${account}'`,
    )
    expect(reported).toBe(sum('monthlyMicros'))
    // One run for a key in a day.
    const lastOf = new Map<string, number>()
    for (const { key, createdAt } of ran) {
      if (key === null) continue
      const before = lastOf.get(key)
      if (before !== undefined) expect(createdAt - before).toBeGreaterThanOrEqual(DAY_MILLIS)
      lastOf.set(key, createdAt)
    }
  }
  /** Subscriptions that the account pays for at the provider. */
  private async subscriptionsOf(account: string): Promise<number> {
    const sql = `select count(*) from test_sessions where account = '${account}' and purpose = 'monthly' and status = 'paid'`
    const [[count] = [0]] = await this.t.database.read.all<[number]>(sql)
    return count
  }
}

function codeOf(cause: unknown): string | null {
  return cause instanceof Problem ? cause.code : null
}

/** Waits for all of them. Fails with the kill, if there was one; else with a failure that is none of these problems. */
async function all(works: readonly Promise<unknown>[], problems: readonly string[] = []): Promise<void> {
  const ends = await Promise.allSettled(works)
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  const failure = failures.find((cause) => cause instanceof Killed) ?? failures.find((cause) => !problems.includes(codeOf(cause) ?? ''))
  if (failure !== undefined) throw failure
}
