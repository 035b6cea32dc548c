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
import { centsIn, idIn, listIn, objectIn, optionalId, optionalText, textIn } from './provider-answer.ts'
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
/** Key of the metadata that marks a checkout and a subscription of this service. The payer of a link chooses its reference, not its metadata. */
const MARK = 'pvyield_account'
/** States of a subscription in which its customer may use what it pays later. */
const ACTIVE: readonly string[] = ['active', 'trialing']
/** States of a subscription that never becomes active again. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired']
/** States of a dispute in which the money is with the payer. */
const WITHDRAWN: readonly string[] = ['needs_response', 'under_review', 'lost']
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
      httpClient: Stripe.createFetchHttpClient(Object.assign(fetchObject, { preconnect: fetch.preconnect })),
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
        subscription_data: { metadata: { account, [MARK]: account } },
        ...(customer === null ? {} : { customer }),
        ...common(account, returnUrl),
      })
      return started(session)
    })
  }

  async portal(customer: string, returnUrl: string): Promise<string> {
    return this.called(async () => {
      const session = await this.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
      return textIn(session.url, 'url of a portal')
    })
  }

  async checkout(id: string): Promise<Checkout | null> {
    return this.called(async () => {
      const session = await orNull(this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }))
      return session === null ? null : checkoutIn(objectIn(session, 'a checkout'), await this.returnedCents(session))
    })
  }

  async checkoutOfPayment(payment: string): Promise<string | null> {
    return this.called(async () => {
      const { data } = await this.stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
      const [first] = listIn(data, 'checkouts of a payment')
      return first === undefined ? null : idIn(first, 'id of a checkout')
    })
  }

  async subscription(id: string): Promise<Subscription | null> {
    return this.called(async () => {
      const found = await orNull(this.stripe.subscriptions.retrieve(id))
      if (found === null) return null
      const status = textIn(found.status, 'status of a subscription')
      const metadata = objectIn(found.metadata, 'metadata of a subscription')
      const account = optionalText(metadata.account, 'account of a subscription') ?? ''
      return {
        id: textIn(found.id, 'id of a subscription'),
        account,
        isMarked: account !== '' && metadata[MARK] === account,
        customer: idIn(found.customer, 'customer of a subscription'),
        isActive: ACTIVE.includes(status),
        hasEnded: ENDED.includes(status),
      }
    })
  }

  async endSubscription(id: string): Promise<void> {
    await this.called(async () => {
      const found = await orNull(this.stripe.subscriptions.retrieve(id))
      if (found !== null && !ENDED.includes(textIn(found.status, 'status of a subscription')))
        await this.stripe.subscriptions.cancel(id, { invoice_now: true })
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
    if (!payment_intent || typeof payment_intent === 'string') return 0
    const charge = payment_intent.latest_charge
    if (!charge || typeof charge === 'string') return 0
    const refunded = centsIn(charge.amount_refunded, 'amount_refunded of a charge')
    if (!charge.disputed) return refunded
    const { data } = await this.stripe.disputes.list({ charge: charge.id, limit: DISPUTES_MAX })
    const withdrawn = listIn(data, 'disputes of a charge')
      .map((dispute) => objectIn(dispute, 'a dispute'))
      .filter(({ status }) => WITHDRAWN.includes(textIn(status, 'status of a dispute')))
    return withdrawn.reduce((sum, { amount }) => sum + centsIn(amount, 'amount of a dispute'), refunded)
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
    const [known] = listIn(found, 'prices')
    if (known !== undefined) return idIn(known, 'id of a price')
    const made = await this.stripe.prices.create({
      lookup_key: LOOKUP_KEY,
      currency: 'usd',
      unit_amount_decimal: Stripe.Decimal.from('0.0001'),
      recurring: { interval: 'month', usage_type: 'metered', meter: await this.meter() },
      product_data: { name: PRODUCT },
    })
    return idIn(made, 'id of a price')
  }

  private async meter(): Promise<string> {
    for await (const meter of this.stripe.billing.meters.list({ status: 'active', limit: 100 }))
      if (meter.event_name === METER_EVENT) return idIn(meter, 'id of a meter')
    const made = await this.stripe.billing.meters.create({
      display_name: PRODUCT,
      event_name: METER_EVENT,
      default_aggregation: { formula: 'sum' },
    })
    return idIn(made, 'id of a meter')
  }

  /**
   * A call that failed, or whose answer is odd, is the provider's fault and not the caller's. Texts of the
   * provider may contain what a customer sent to it: they are shown nowhere.
   */
  private async called<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      if (cause instanceof UsageRefused) throw cause
      const isOfProvider = cause instanceof Stripe.errors.StripeError
      const logged = isOfProvider ? new Error(`${cause.type} ${cause.code ?? ''} ${cause.statusCode ?? ''}`) : cause
      this.log.error('payment_call_failed', logged, isOfProvider ? { upstream_request: cause.requestId } : {})
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
    metadata: { [MARK]: account },
    success_url: `${returnUrl}${mark}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl,
  }
}

function started({ id, url }: Stripe.Checkout.Session): StartedCheckout {
  return { id: textIn(id, 'id of a checkout'), url: textIn(url, 'url of a checkout') }
}

function checkoutIn(session: Readonly<Record<string, unknown>>, returnedCents: number): Checkout {
  const { mode, payment_status, currency } = session
  const account = optionalText(session.client_reference_id, 'client_reference_id of a checkout') ?? ''
  const status = optionalText(session.status, 'status of a checkout')
  const isPaid = status === 'complete' && textIn(payment_status, 'payment_status of a checkout') !== 'unpaid'
  const isOfMonths = textIn(mode, 'mode of a checkout') === 'subscription'
  return {
    id: textIn(session.id, 'id of a checkout'),
    account,
    isMarked: account !== '' && objectIn(session.metadata ?? {}, 'metadata of a checkout')[MARK] === account,
    purpose: isOfMonths ? 'monthly' : 'topup',
    isPaid: isPaid && (isOfMonths || (mode === 'payment' && currency === 'usd')),
    amountMicros: mode === 'payment' ? centsIn(session.amount_total ?? 0, 'amount_total of a checkout') * MICROS_PER_CENT : 0,
    returnedMicros: returnedCents * MICROS_PER_CENT,
    customer: optionalId(session.customer, 'customer of a checkout'),
    subscription: optionalId(session.subscription, 'subscription of a checkout'),
  }
}

/**
 * The package never ends a call whose answer is JSON and no object. This makes it an answer that is no
 * JSON, for which the call fails.
 */
async function fetchObject(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  return new Response(/^\s*\{/.test(text) ? text : 'no object', answer)
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return null
    throw cause
  }
}
