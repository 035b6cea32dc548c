import type { BillingState } from '@pvyield/contract/schemas'
import type { Database } from '../../db/database.ts'
import { ALL_DUTIES, type Duties } from '../../db/duties.ts'
import { Problem } from '../../http/problem.ts'
import { type Limit, type Limits, ownLimits } from '../../http/rate-limit.ts'
import type { Log } from '../../log.ts'
import { InTurn } from '../in-turn.ts'
import { monthOf } from '../ledger/month.ts'
import type { LedgerStore } from '../ledger/store.ts'
import { microsOf, usdOf } from '../pricing/money.ts'
import {
  type Checkout,
  type CheckoutPayer,
  type EventSubject,
  type PaymentProvider,
  type Purpose,
  type StartedCheckout,
  UsageRefused,
} from './provider.ts'
import type { PaymentStore } from './store.ts'

export interface PaymentServiceParts {
  readonly provider: PaymentProvider
  readonly store: PaymentStore
  readonly ledger: LedgerStore
  readonly database: Database
  readonly log: Log
  /** Keeps the servers of a store from each other’s way; without it there is one. */
  readonly duties?: Duties
  readonly limits?: Limits
  /** Page that a browser comes back to. */
  readonly returnUrl: string
  readonly now?: () => number
}

const CHECKOUTS_PER_HOUR = 30
/** Calls of the provider for one account: it limits those of the whole service. */
const LOOKS_PER_HOUR = 200
/** Ids of checkouts, as the providers make them. */
const CHECKOUT_ID = /^cs_\w{1,200}$/
const REPORTED_AT_ONCE = 100
/** After this time the provider has counted what was reported to it. */
const COUNTED_MILLIS = 3_600_000

/**
 * Payments of accounts. `counted` is whom the limits count, see `countedAs`. Confirmations, events and looks at the provider all end in `applyCheckout`
 * and `applySubscription`, which may be called any number of times and in any order.
 */
export class PaymentService {
  private readonly now: () => number
  private readonly turns: InTurn
  private readonly checkouts: Limit
  private readonly looks: Limit
  private reporting: Promise<void> | null = null

  constructor(private readonly parts: PaymentServiceParts) {
    this.now = parts.now ?? Date.now
    this.turns = new InTurn(parts.duties)
    const { limits = ownLimits } = parts
    const anHour = (name: string, limit: number, what: string) => limits({ name, limit, windowMillis: 3_600_000, what, now: this.now })
    this.checkouts = anHour('checkouts', CHECKOUTS_PER_HOUR, 'checkouts an hour for one account')
    this.looks = anHour('looks', LOOKS_PER_HOUR, 'looks at the payment provider an hour for one account')
  }

  /** Starts a checkout that adds money to the wallet. Fails: Problem rate_limited, payment_unavailable. */
  async topUp(account: string, amountUsd: number, counted = account): Promise<StartedCheckout> {
    const amountMicros = microsOf(amountUsd)
    return this.start(account, counted, 'topup', (payer) =>
      this.parts.provider.topUp({ ...payer, amountMicros, returnUrl: this.parts.returnUrl }),
    )
  }

  /**
   * Starts a checkout that switches to monthly billing.
   * Fails: Problem already_monthly, rate_limited, payment_unavailable.
   */
  async monthly(account: string, counted = account): Promise<StartedCheckout> {
    return this.start(account, counted, 'monthly', async (payer) => {
      if (await this.paysByMonth(payer.account))
        throw new Problem(
          'already_monthly',
          'Billing of this account is monthly already: PUT /api/me/budget sets its limit, POST /api/billing/portal leads to its card and its end',
        )
      return this.parts.provider.monthly({ ...payer, returnUrl: this.parts.returnUrl })
    })
  }

  /**
   * A page for cards and invoices. What was used is reported before, because monthly billing can be
   * ended there.
   * Fails: Problem not_found before the first payment, rate_limited, payment_unavailable.
   */
  async portal(account: string, counted = account): Promise<string> {
    const customer = (await this.parts.ledger.payer(account))?.customer ?? null
    if (customer === null)
      throw new Problem(
        'not_found',
        'The account has not paid anything yet, so it has no cards and invoices: top up, or switch to monthly billing',
      )
    await this.look(counted)
    await this.report(account).catch((cause) => {
      if (!(cause instanceof UsageRefused)) throw cause // the next report of all says it
    })
    return this.parts.provider.portal(customer, this.parts.returnUrl)
  }

  /**
   * Applies a checkout that the person has finished; any number of times.
   * Fails: Problem not_found, also for the checkouts of others; rate_limited, payment_unavailable.
   */
  async confirm(account: string, id: string, counted = account): Promise<{ readonly isPaid: boolean; readonly state: BillingState }> {
    if (CHECKOUT_ID.test(id)) await this.look(counted)
    const checkout = CHECKOUT_ID.test(id) ? await this.applyCheckout(id, await this.parts.ledger.ledgerAccount(account)) : null
    if (checkout === null) throw Problem.ofField('not_found', 'session_id', 'The account has started no checkout of this id')
    return { isPaid: checkout.isPaid, state: await this.state(account) }
  }

  /** Takes the state of monthly billing from the provider. Fails: Problem rate_limited, payment_unavailable. */
  async sync(account: string, counted = account): Promise<BillingState> {
    await this.look(counted)
    const payer = await this.parts.ledger.payer(account)
    if (payer?.subscription) await this.applySubscription(payer.account, payer.subscription)
    await this.reportUsage()
    return this.state(account)
  }

  /**
   * Takes an event of the provider. Each is applied once.
   * Fails: Problem forbidden for one that the provider did not sign; payment_unavailable,
   * storage_unavailable, after which the provider sends it again.
   */
  async webhook(payload: string, signature: string | null): Promise<void> {
    const { provider, store, database } = this.parts
    const { id, about } = await provider.event(payload, signature)
    if (await store.isApplied(id)) return
    await this.apply(about)
    await database.write(store.applied(id, this.now()))
  }

  /**
   * Ends monthly billing of deleted accounts at the provider, once no run of theirs is open and their
   * usage was reported long enough ago to be on the last invoice.
   */
  async endSubscriptions(): Promise<void> {
    const { ledger, provider, database } = this.parts
    const ended = await Promise.allSettled(
      (await ledger.subscriptionsOfDeleted(this.now() - COUNTED_MILLIS)).map(({ account, subscription }) =>
        this.turns.do(account, async () => {
          // A checkout that was paid in the meantime may have put another in its place.
          if ((await ledger.payer(account))?.subscription !== subscription) return
          await provider.endSubscription(subscription)
          await database.write(ledger.setPayer(account, { plan: 'wallet', subscription: null }))
        }),
      ),
    )
    // One that cannot be ended now keeps no other from its end.
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }

  /** Reports settled usage that the provider does not know of. Calls in the meantime share the work. */
  reportUsage(): Promise<void> {
    this.reporting ??= this.report(null).finally(() => {
      this.reporting = null
    })
    return this.reporting
  }

  private async look(counted: string): Promise<void> {
    await this.looks.take(counted, crypto.randomUUID())
  }

  /** The checkout is kept before anybody has its address. */
  private async start(
    account: string,
    counted: string,
    purpose: Purpose,
    begin: (payer: CheckoutPayer) => Promise<StartedCheckout>,
  ): Promise<StartedCheckout> {
    await this.checkouts.take(counted, crypto.randomUUID())
    const { ledger, store, database } = this.parts
    const known = await ledger.payer(account)
    const payer = { account: known?.account ?? (await ledger.ledgerAccount(account)), customer: known?.customer ?? null }
    const started = await begin(payer)
    await database.write(store.begin({ id: started.id, account: payer.account, purpose, createdAt: this.now() }))
    return started
  }

  /** By the present state at the provider, where billing may have ended a moment ago. */
  private async paysByMonth(account: string): Promise<boolean> {
    const known = await this.parts.ledger.payer(account)
    if (known?.plan !== 'monthly' || known.subscription === null) return false
    await this.applySubscription(account, known.subscription)
    return (await this.parts.ledger.payer(account))?.plan === 'monthly'
  }

  private async apply(about: EventSubject): Promise<void> {
    if (about === null) return
    const { provider } = this.parts
    if ('checkout' in about) {
      await this.applyCheckout(about.checkout)
      return
    }
    if ('payment' in about) {
      const checkout = await provider.checkoutOfPayment(about.payment)
      if (checkout !== null) await this.applyCheckout(checkout)
      return
    }
    const known = await provider.subscription(about.subscription)
    if (known !== null && known.account !== '') await this.applySubscription(known.account, about.subscription)
  }

  /**
   * Applies the current state of a checkout.
   * @param account  applies only a checkout of this account
   * @returns null for a checkout that does not exist, is of another account, or was not begun here
   */
  private applyCheckout(id: string, account?: string): Promise<Checkout | null> {
    return this.turns.do(id, async () => {
      // Asked for in turn, so that an older state is not applied after a newer one.
      const checkout = await this.parts.provider.checkout(id)
      if (checkout === null || checkout.account === '' || checkout.account !== (account ?? checkout.account)) return null
      if (!(await this.isBegunHere(checkout))) {
        this.parts.log.warn('checkout_not_ours', { checkout: id, paid: checkout.isPaid })
        return null
      }
      if (checkout.isPaid) await this.applyPaid(checkout)
      return checkout
    })
  }

  /** Any other purchase of the merchant is a checkout as well, and its payer may have named an account. */
  private async isBegunHere({ id, account, purpose, isMarked }: Checkout): Promise<boolean> {
    const { store, ledger } = this.parts
    const begun = await store.begun(id)
    if (begun !== undefined) return isMarked && begun.account === account && begun.purpose === purpose
    // Counted by a version that kept no row of it: its refunds count too.
    return (await ledger.row(id, 'topup')) !== undefined
  }

  private async applyPaid({ id, account, purpose, amountMicros, returnedMicros, customer, subscription }: Checkout): Promise<void> {
    const { ledger, database } = this.parts
    if (purpose === 'monthly') {
      if (subscription !== null) await this.applySubscription(account, subscription, true)
      return
    }
    const at = this.now()
    await database.write(
      ledger.topUp(account, id, amountMicros, monthOf(at), at),
      ledger.refund(id, Math.min(returnedMicros, amountMicros), monthOf(at), at),
      ...(customer === null ? [] : [ledger.setFirstCustomer(account, customer)]),
    )
  }

  /**
   * Applies the current state of a subscription. A subscription that has ended does not end monthly
   * billing by another one. Of two that are active, one is ended: both would invoice the same usage.
   * @param isBegunHere  of a checkout that this service began. Without the mark only the one that is known counts too: a
   *   version before 1.15 set none
   */
  private async applySubscription(account: string, id: string, isBegunHere = false): Promise<void> {
    const { provider, ledger, database, log } = this.parts
    await this.turns.do(account, async () => {
      // Asked for in turn, so that an older state is not applied after a newer one.
      const subscription = await provider.subscription(id)
      if (subscription === null || subscription.account !== account) return
      const { isActive, hasEnded, isMarked, customer } = subscription
      const known = (await ledger.payer(account))?.subscription ?? null
      if (!isMarked && !isBegunHere && known !== id) {
        log.warn('subscription_not_ours', { subscription: id })
        return
      }
      if (isActive) {
        // Before the note of the new one, without which the event comes again.
        if (known !== null && known !== id) await provider.endSubscription(known)
        await database.write(ledger.setPayer(account, { plan: 'monthly', subscription: id, customer }))
      } else if (known === id) await database.write(ledger.setPayer(account, { plan: 'wallet', ...(hasEnded && { subscription: null }) }))
    })
  }

  private async state(account: string): Promise<BillingState> {
    const { walletMicros, monthlyMicros, plan, budgetMicros } = await this.parts.ledger.standing(account, monthOf(this.now()))
    return {
      billing: plan,
      balance_usd: usdOf(walletMicros),
      used_usd: usdOf(monthlyMicros),
      budget_usd: budgetMicros === null ? null : usdOf(budgetMicros),
    }
  }

  /**
   * A run that was reported and not noted is reported again, and counted once by the provider. One
   * that is refused keeps no other from its report.
   * @param account  null for all
   * Fails: UsageRefused, after all others; Problem payment_unavailable.
   */
  private report(account: string | null): Promise<void> {
    const { duties = ALL_DUTIES } = this.parts
    // A person does not wait until the usage of all is reported: a run that is reported twice counts once.
    return account === null ? duties.inTurn('usage', () => this.reportNow(null)) : this.reportNow(account)
  }

  private async reportNow(account: string | null): Promise<void> {
    const { ledger, provider, database } = this.parts
    let refused: UsageRefused | null = null
    for (let after = 0; ; ) {
      const rows = await ledger.unmetered(REPORTED_AT_ONCE, account, after)
      for (const { seq, customer, reference, at, micros } of rows) {
        if (customer === null) throw new Error(`The run ${reference} is paid by month by nobody`)
        after = seq
        try {
          await provider.report({ customer, micros, identifier: reference, at })
        } catch (cause) {
          if (!(cause instanceof UsageRefused)) throw cause
          refused ??= cause
          continue
        }
        await database.write(ledger.metered(reference, this.now()))
      }
      if (rows.length < REPORTED_AT_ONCE) break
    }
    if (refused !== null) throw refused
  }
}
