import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { subjectOf } from './event-subject.ts'
import type { Checkout, CheckoutOrder, PaymentProvider, ProviderEvent, Purpose, StartedCheckout, Subscription, Usage } from './provider.ts'
import { signatureOf, signedEvent } from './signature.ts'
import { testMeter, testSessions } from './table.ts'

export type TestSession = typeof testSessions.$inferSelect

/** An event as it is sent to the webhook. */
export interface SignedEvent {
  readonly payload: string
  readonly signature: string
}

/**
 * Plays the payment provider where there is none: no money moves. It keeps its own sessions, has its
 * own pages, and reports what happens by events that it signs as the real one does.
 */
export class TestProvider implements PaymentProvider {
  private send: (event: SignedEvent) => Promise<unknown> = async () => undefined

  constructor(
    private readonly database: Database,
    /** Prefix of the addresses of its pages. */
    private readonly publicUrl: string,
    private readonly secret: string = crypto.randomUUID(),
    private readonly now: () => number = Date.now,
  ) {}

  /** @param send  delivers an event to the webhook */
  connect(send: (event: SignedEvent) => Promise<unknown>): void {
    this.send = send
  }

  topUp(order: CheckoutOrder & { amountMicros: number }): Promise<StartedCheckout> {
    return this.start('topup', order, order.amountMicros)
  }

  monthly(order: CheckoutOrder): Promise<StartedCheckout> {
    return this.start('monthly', order, 0)
  }

  async portal(customer: string, returnUrl: string): Promise<string> {
    return `${this.publicUrl}/test-portal/${customer}.${this.tokenOf(customer)}?return=${encodeURIComponent(returnUrl)}`
  }

  async checkout(id: string): Promise<Checkout | null> {
    const session = await this.session(id)
    if (session === null) return null
    const { account, purpose, amountMicros, status } = session
    const isPaid = status !== 'open' && (purpose === 'monthly' || status === 'paid')
    const subscription = purpose === 'monthly' && isPaid ? subscriptionOf(id) : null
    return { id, account, isMarked: true, purpose, isPaid, amountMicros, returnedMicros: 0, customer: customerOf(account), subscription }
  }

  async checkoutOfPayment(payment: string): Promise<string | null> {
    return (await this.session(checkoutOf(payment)))?.id ?? null
  }

  async subscription(id: string): Promise<Subscription | null> {
    const session = await this.session(sessionOf(id))
    if (session === null) return null
    const { account, status } = session
    return { id, account, isMarked: true, customer: customerOf(account), isActive: status === 'paid', hasEnded: status === 'cancelled' }
  }

  async endSubscription(id: string): Promise<void> {
    // Without an event: the caller that ends it knows.
    await this.setStatus(sessionOf(id), 'paid', 'cancelled')
  }

  async report({ customer, micros, identifier, at }: Usage): Promise<void> {
    await this.database.write(this.database.read.insert(testMeter).values({ identifier, customer, micros, at }).onConflictDoNothing())
  }

  async event(payload: string, signature: string | null): Promise<ProviderEvent> {
    const event = await signedEvent(payload, signature, this.secret)
    return { id: event.id, about: subjectOf(event) }
  }

  async session(id: string): Promise<TestSession | null> {
    const [found] = await this.database.read.select().from(testSessions).where(eq(testSessions.id, id))
    return found ?? null
  }

  /** The person pays. Fails: Problem not_found. */
  async pay(id: string): Promise<TestSession> {
    const session = await this.requireSession(id)
    await this.setStatus(id, 'open', 'paid')
    await this.reportEvent('checkout.session.completed', id)
    return session
  }

  /** The customer of a portal's address. Fails: Problem not_found. */
  customerOfPortal(part: string): string {
    const [customer = '', token] = part.split('.')
    if (token !== this.tokenOf(customer)) throw new Problem('not_found', 'There is no such page of the test provider')
    return customer
  }

  /** Whether a customer pays by month. */
  async isMonthly(customer: string): Promise<boolean> {
    return (await this.database.read.select({ id: testSessions.id }).from(testSessions).where(paidMonthly(customer))).length > 0
  }

  /** The person ends monthly billing, in the portal. */
  async cancel(customer: string): Promise<void> {
    for (const { id } of await this.database.read.select({ id: testSessions.id }).from(testSessions).where(paidMonthly(customer))) {
      await this.setStatus(id, 'paid', 'cancelled')
      await this.reportEvent('customer.subscription.deleted', subscriptionOf(id))
    }
  }

  /** An event as this provider signs it. */
  async signed(type: string, subject: string, { payment }: { readonly payment?: string | undefined } = {}): Promise<SignedEvent> {
    const id = `evt_test_${crypto.randomUUID()}`
    const payload = JSON.stringify({
      id,
      object: 'event',
      type,
      created: Math.floor(this.now() / 1000),
      data: { object: { id: subject, payment_intent: payment } },
    })
    return { payload, signature: await signatureOf(payload, this.secret) }
  }

  private async start(
    purpose: Purpose,
    { account, returnUrl }: Omit<CheckoutOrder, 'customer'>,
    amountMicros: number,
  ): Promise<StartedCheckout> {
    const id = `cs_test_${crypto.randomUUID().replaceAll('-', '')}`
    const session = { id, account, purpose, amountMicros, status: 'open', returnUrl, createdAt: this.now() } as const
    await this.database.write(this.database.read.insert(testSessions).values(session))
    return { id, url: `${this.publicUrl}/test-checkout/${id}` }
  }

  private async setStatus(id: string, from: TestSession['status'], to: TestSession['status']): Promise<void> {
    const which = and(eq(testSessions.id, id), eq(testSessions.status, from))
    await this.database.write(this.database.read.update(testSessions).set({ status: to }).where(which))
  }

  /** A real provider sends an event again until it is taken; here `confirm` and `sync` make up for it. */
  protected async reportEvent(type: string, subject: string, payment?: string): Promise<void> {
    await this.send(await this.signed(type, subject, { payment })).catch(() => undefined)
  }

  /** Fails: Problem not_found. */
  async requireSession(id: string): Promise<TestSession> {
    const session = await this.session(id)
    if (session === null) throw new Problem('not_found', 'There is no such checkout of the test provider')
    return session
  }

  private tokenOf(customer: string): string {
    return createHmac('sha256', this.secret).update(customer).digest('hex').slice(0, 32)
  }
}

const CUSTOMER = 'cus_test_'
const SUBSCRIPTION = 'sub_test_'
const PAYMENT = 'pi_test_'

function customerOf(account: string): string {
  return `${CUSTOMER}${account}`
}

function paidMonthly(customer: string) {
  const account = accountOf(customer)
  return and(eq(testSessions.account, account), eq(testSessions.purpose, 'monthly'), eq(testSessions.status, 'paid'))
}

function accountOf(customer: string): string {
  return customer.slice(CUSTOMER.length)
}

function subscriptionOf(session: string): string {
  return `${SUBSCRIPTION}${session}`
}

function sessionOf(subscription: string): string {
  return subscription.slice(SUBSCRIPTION.length)
}

/** The payment of a checkout that is paid. */
export function paymentOf(session: string): string {
  return `${PAYMENT}${session}`
}

function checkoutOf(payment: string): string {
  return payment.slice(PAYMENT.length)
}
