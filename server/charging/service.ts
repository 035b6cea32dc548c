import type { Billing } from '@pvyield/contract/schemas'
import type { Database, Statement } from '../db/database.ts'
import { onlyIf } from '../db/only-if.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import { billingOf } from './billing.ts'
import { InTurn } from './in-turn.ts'
import { monthOf } from './ledger/month.ts'
import { MONTHLY_MAX_MICROS, type Payment, paymentOf, type Refusal, type Standing } from './ledger/payment.ts'
import type { End, LedgerRow, LedgerStore } from './ledger/store.ts'
import { usdOf } from './pricing/money.ts'
import type { PricingRules } from './pricing/rules.ts'
import { type Reservations, RunCharge, type RunCharging, type WithReservation } from './run-charge.ts'
import type { Tariff } from './tariff.ts'
import type { RunUnits, UnitReason } from './units.ts'

export { billingOfPart } from './billing.ts'
export { FreeWork } from './free-work.ts'
export type { WronglyCharged } from './ledger/audit.ts'
export type { ChargeHost, RunCharge, RunCharging } from './run-charge.ts'
export type { Tariff } from './tariff.ts'
export type { RunUnits } from './units.ts'

/** States of stored runs by their ids, without those that are not stored. */
export type RunStatuses = (runs: readonly string[]) => Promise<ReadonlyMap<string, 'running' | 'complete' | 'failed'>>

export interface ChargingParts {
  readonly ledger: LedgerStore
  readonly database: Database
  readonly tariff: Tariff
  readonly log: Log
  readonly now?: () => number
}

/** Another process may change the balance between a look at it and the reservation. */
const TRIES_MAX = 20

/**
 * Charges runs: units are reserved before a run, settled when it ends well, and released when it
 * fails.
 */
export class ChargingService implements Reservations {
  private readonly now: () => number
  /** Reservations of one account, which would otherwise look at the same balance. */
  private readonly turns = new InTurn()

  constructor(private readonly parts: ChargingParts) {
    this.now = parts.now ?? Date.now
  }

  /** Reservations since the start: made, refused for want of money, and the units of those made. */
  readonly counts = { reserved: 0, refused: 0, units: 0 }

  get tariff(): Tariff {
    return this.parts.tariff
  }

  /** The charge of a run that has not begun. @param account  null for an anonymous caller */
  begin(account: string | null, run: string): RunCharge {
    return new RunCharge(this, account, run)
  }

  /**
   * Reserves the units of a run.
   * @param units  null for a run that is free
   * @param more   statements of the same batch; their insertions are made only with the reservation
   * @returns null for a run that is free
   * Fails: Problem unauthorized, payment_required, budget_exceeded, overloaded; storage_unavailable.
   */
  async reserve(account: string | null, run: string, units: RunUnits | null, more: WithReservation): Promise<Billing | null> {
    if (units === null) {
      await this.parts.database.write(...(await more(null)))
      return null
    }
    if (account === null) throw accountNeeded()
    return this.turns.do(account, () => this.reserveInTurn(account, run, units, more))
  }

  /**
   * Makes sure that an account can pay for runs together, which are reserved one by one afterwards.
   * Fails: Problem payment_required, budget_exceeded.
   */
  async requirePayable(account: string, units: number): Promise<void> {
    const { ledger, tariff } = this.parts
    const standing = await ledger.standing(account, monthOf(this.now()))
    const payment = paymentOf(units, standing, tariff.rules)
    if (typeof payment === 'string') throw refusalOf(payment, units, standing, tariff.rules)
  }

  /** The charge of an accepted run, which was reserved when it was accepted. */
  reserved(run: string): RunCharging {
    return { tariff: this.tariff, charge: () => this.billing(run) }
  }

  /**
   * Ends the reservation of a run; changes nothing without one.
   * @param units  of a settled study, what is charged; null for all of it
   */
  end(run: string, end: End, units: number | null = null): Statement {
    return this.parts.ledger.end(run, end, this.now(), units)
  }

  async write(statements: readonly Statement[]): Promise<void> {
    await this.parts.database.write(...statements)
  }

  /** Releases a reservation now, or as soon as the store can be written. */
  async release(run: string): Promise<void> {
    const { database, log } = this.parts
    const label = `release of ${run}`
    try {
      await database.write(this.end(run, 'release'))
    } catch {
      void database.writeUntilStored(label, this.end(run, 'release')).catch((cause) => log.error('not_released', cause, { run_id: run }))
    }
  }

  /** What a run was charged; null for a run that is free. */
  async billing(run: string): Promise<Billing | null> {
    const row = await this.parts.ledger.reservation(run)
    return row === undefined ? null : billingIn(row)
  }

  /**
   * Ends the reservations that no server holds any more, because it crashed: of a run that is complete,
   * it is settled; of one that failed or that is not in the store, it is released.
   */
  async reconcile(statusesOf: RunStatuses): Promise<void> {
    const { ledger, database, log } = this.parts
    const open = await ledger.open()
    const statuses = await statusesOf(open)
    for (const run of open) {
      const status = statuses.get(run)
      if (status === 'running') continue
      const end = status === 'complete' ? 'settle' : 'release'
      await database.write(this.end(run, end))
      log.info('reservation_ended', { run_id: run, end })
    }
  }

  private async reserveInTurn(account: string, run: string, units: RunUnits, more: WithReservation): Promise<Billing> {
    const { ledger, database, tariff } = this.parts
    const { rules } = tariff
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const at = this.now()
      const month = monthOf(at)
      const standing = await ledger.standing(account, month)
      // A run may have been sent before its account was deleted: nobody would pay for it.
      if (standing.isDeleted) throw new Problem('unauthorized', 'The account was deleted: the run was not started')
      const payment = paymentOf(units.units, standing, rules)
      if (typeof payment === 'string') {
        this.counts.refused++
        throw refusalOf(payment, units.units, standing, rules)
      }
      const billing = billingOf(units, { ...payment, priceMicros: priceOf(payment) })
      const reservation = { account, run, month, at, units: units.units, reasons: JSON.stringify(units.reasons), payment, standing }
      await database.write(ledger.reserve(reservation), ...onlyIf(await more(billing), isReserved(run)))
      // Asked of the store: the count of changed rows is not known of a write whose answer was lost.
      if ((await ledger.reservation(run)) === undefined) continue
      this.counts.reserved++
      this.counts.units += units.units
      return billing
    }
    throw new Problem('overloaded', 'The balance of this account is changed by many requests at once: try again in 1 s', {
      headers: { 'retry-after': '1' },
    })
  }
}

/** A charged operation without an account. */
export function accountNeeded(): Problem {
  return new Problem(
    'unauthorized',
    'This run is charged, and that needs an account: send an API key as Authorization: Bearer, or sign in. The default project (GET /api/defaults) and the demos are free',
    { headers: { 'www-authenticate': 'Bearer' } },
  )
}

function isReserved(run: string) {
  return { sql: `exists (select 1 from ledger where reference = ? and kind = 'reserve')`, params: [run] }
}

function priceOf({ walletMicros, monthlyMicros }: Payment): number {
  return walletMicros + monthlyMicros
}

function billingIn({ units, reasons, freeUnits, walletMicros, monthlyMicros, paidBy }: LedgerRow): Billing {
  const terms = JSON.parse(reasons ?? '[]') as UnitReason[]
  return billingOf({ units, reasons: terms }, { freeUnits, priceMicros: monthlyMicros - walletMicros, paidBy: paidBy ?? 'free' })
}

function refusalOf(refusal: Refusal, units: number, standing: Standing, rules: PricingRules): Problem {
  const { freeUsed, walletMicros, monthlyMicros, budgetMicros } = standing
  const free = Math.max(0, rules.freeUnitsPerMonth - freeUsed)
  const price = usdOf((units - Math.min(units, free)) * rules.unitPriceMicros)
  const asked = `The run takes ${units} unit${units === 1 ? '' : 's'}, of which ${Math.min(units, free)} are free this month; the rest costs ${price} USD`
  if (refusal === 'budget_exceeded')
    return Problem.ofField(
      'budget_exceeded',
      'budget_usd',
      `${asked}. ${usdOf(monthlyMicros)} USD of the budget of ${usdOf(budgetMicros ?? MONTHLY_MAX_MICROS)} USD are used this month: raise the budget with PUT /api/me/budget, or top up`,
    )
  return new Problem(
    'payment_required',
    `${asked}, and the wallet has ${usdOf(walletMicros)} USD: top up with POST /api/billing/topup, or use monthly billing (POST /api/billing/monthly)`,
  )
}
