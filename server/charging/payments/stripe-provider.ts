import Stripe from 'stripe'
import { Problem } from '../../http/problem.ts'
import type { Log } from '../../log.ts'
import { subjectOf } from './event-subject.ts'
import {
  type Checkout,
  type CheckoutOrder,
  type PaymentProvider,
  type ProviderEvent,
  type StartedCheckout,
  type Subscription,
  type Usage,
  UsageRefused,
} from './provider.ts'
import { signedEvent } from './signature.ts'

export interface StripeSettings {
  readonly apiKey: string
  readonly webhookSecret: string
  readonly baseUrl: string
}

const TIMEOUT_MILLIS = 20_000
const RETRIES = 2
const MICROS_PER_CENT = 10_000
/** Name of the events that report usage. */
const METER_EVENT = 'pvyield_usage_micros'
const PRODUCT = 'Simulations, in millionths of a US dollar'
const LOOKUP_KEY = 'pvyield_micro_usd'
/** States of a subscription in which its customer may use what it pays later. */
const ACTIVE: readonly Stripe.Subscription.Status[] = ['active', 'trialing']
/** States of a subscription that never becomes active again. */
const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']
/** States of a dispute in which the money is with the payer. */
const WITHDRAWN: readonly Stripe.Dispute.Status[] = ['needs_response', 'under_review', 'lost']
const DISPUTES_MAX = 100
const RETRY_AFTER_S = '30'

/**
 * Payments by Stripe. Usage is reported in micro-dollars and its price is one micro-dollar each: a
 * subscription keeps the price that it was made with, and the price of a unit may change. Meter and
 * price are made at the first subscription.
 */
export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe
  private price: Promise<string> | null = null

  constructor(
    private readonly settings: StripeSettings,
    private readonly log: Log,
  ) {
    const { protocol, hostname, port } = new URL(settings.baseUrl)
    this.stripe = new Stripe(settings.apiKey, {
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      protocol: protocol === 'http:' ? 'http' : 'https',
      httpClient: Stripe.createFetchHttpClient(),
      timeout: TIMEOUT_MILLIS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    })
  }

  async topUp({ account, customer, amountMicros, returnUrl }: CheckoutOrder & { amountMicros: number }): Promise<StartedCheckout> {
    return this.called(async () => {
      const price = { currency: 'usd', unit_amount: amountMicros / MICROS_PER_CENT, product_data: { name: 'Top-up' } }
      const session = await this.stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ quantity: 1, price_data: price }],
        ...(customer === null ? { customer_creation: 'always' } : { customer }),
        ...common(account, returnUrl),
      })
      return started(session)
    })
  }

  async monthly({ account, customer, returnUrl }: CheckoutOrder): Promise<StartedCheckout> {
    return this.called(async () => {
      const session = await this.stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: await this.unitPrice() }],
        subscription_data: { metadata: { account } },
        ...(customer === null ? {} : { customer }),
        ...common(account, returnUrl),
      })
      return started(session)
    })
  }

  async portal(customer: string, returnUrl: string): Promise<string> {
    return this.called(async () => (await this.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url)
  }

  async checkout(id: string): Promise<Checkout | null> {
    return this.called(async () => {
      const session = await orNull(this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }))
      return session === null ? null : checkoutIn(session, await this.returnedCents(session))
    })
  }

  async checkoutOfPayment(payment: string): Promise<string | null> {
    const { data } = await this.called(() => this.stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 }))
    return data[0]?.id ?? null
  }

  async subscription(id: string): Promise<Subscription | null> {
    const found = await this.called(() => orNull(this.stripe.subscriptions.retrieve(id)))
    if (found === null) return null
    const { status, metadata, customer } = found
    return {
      id: found.id,
      account: metadata.account ?? '',
      customer: idOf(customer) ?? '',
      isActive: ACTIVE.includes(status),
      hasEnded: ENDED.includes(status),
    }
  }

  async endSubscription(id: string): Promise<void> {
    await this.called(async () => {
      const found = await orNull(this.stripe.subscriptions.retrieve(id))
      if (found !== null && !ENDED.includes(found.status)) await this.stripe.subscriptions.cancel(id, { invoice_now: true })
    })
  }

  async report({ customer, micros, identifier, at }: Usage): Promise<void> {
    await this.called(async () => {
      try {
        await this.stripe.billing.meterEvents.create({
          event_name: METER_EVENT,
          identifier,
          timestamp: Math.floor(at / 1000),
          payload: { stripe_customer_id: customer, value: String(micros) },
        })
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeInvalidRequestError) throw new UsageRefused(identifier, cause.code ?? cause.statusCode)
        throw cause
      }
    })
  }

  async event(payload: string, signature: string | null): Promise<ProviderEvent> {
    const event = await signedEvent(payload, signature, this.settings.webhookSecret)
    return { id: event.id, about: subjectOf(event) }
  }

  private async returnedCents({ payment_intent }: Stripe.Checkout.Session): Promise<number> {
    if (payment_intent === null || typeof payment_intent === 'string') return 0
    const charge = payment_intent.latest_charge
    if (charge === null || typeof charge === 'string') return 0
    if (!charge.disputed) return charge.amount_refunded
    const { data } = await this.stripe.disputes.list({ charge: charge.id, limit: DISPUTES_MAX })
    return data.filter(({ status }) => WITHDRAWN.includes(status)).reduce((sum, { amount }) => sum + amount, charge.amount_refunded)
  }

  private unitPrice(): Promise<string> {
    this.price ??= this.findOrMakePrice().catch((cause) => {
      this.price = null
      throw cause
    })
    return this.price
  }

  private async findOrMakePrice(): Promise<string> {
    const { data: found } = await this.stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 })
    if (found[0] !== undefined) return found[0].id
    const made = await this.stripe.prices.create({
      lookup_key: LOOKUP_KEY,
      currency: 'usd',
      unit_amount_decimal: Stripe.Decimal.from('0.0001'),
      recurring: { interval: 'month', usage_type: 'metered', meter: await this.meter() },
      product_data: { name: PRODUCT },
    })
    return made.id
  }

  private async meter(): Promise<string> {
    for await (const meter of this.stripe.billing.meters.list({ status: 'active', limit: 100 }))
      if (meter.event_name === METER_EVENT) return meter.id
    const made = await this.stripe.billing.meters.create({
      display_name: PRODUCT,
      event_name: METER_EVENT,
      default_aggregation: { formula: 'sum' },
    })
    return made.id
  }

  /** Texts of the provider may contain what a customer sent to it: they go to the log alone. */
  private async called<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      if (!(cause instanceof Stripe.errors.StripeError)) throw cause
      this.log.error('payment_call_failed', new Error(`${cause.type} ${cause.code ?? ''} ${cause.statusCode ?? ''}`), {
        upstream_request: cause.requestId,
      })
      throw new Problem('payment_unavailable', `The payment provider did not do this: try again in ${RETRY_AFTER_S} s`, {
        headers: { 'retry-after': RETRY_AFTER_S },
      })
    }
  }
}

function common(account: string, returnUrl: string) {
  const mark = returnUrl.includes('?') ? '&' : '?'
  // The provider replaces the text in braces, which therefore stays as it is.
  return {
    client_reference_id: account,
    success_url: `${returnUrl}${mark}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl,
  }
}

function started({ id, url }: Stripe.Checkout.Session): StartedCheckout {
  if (url === null) throw new Error('The provider started a checkout without an address')
  return { id, url }
}

function checkoutIn(session: Stripe.Checkout.Session, returnedCents: number): Checkout {
  const { id, mode, status, payment_status, amount_total, currency, client_reference_id } = session
  const isPaid = status === 'complete' && payment_status !== 'unpaid'
  return {
    id,
    account: client_reference_id ?? '',
    purpose: mode === 'subscription' ? 'monthly' : 'topup',
    isPaid: isPaid && (mode === 'subscription' || currency === 'usd'),
    amountMicros: mode === 'payment' ? (amount_total ?? 0) * MICROS_PER_CENT : 0,
    returnedMicros: returnedCents * MICROS_PER_CENT,
    customer: idOf(session.customer),
    subscription: idOf(session.subscription),
  }
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return null
    throw cause
  }
}
