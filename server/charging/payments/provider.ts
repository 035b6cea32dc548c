/** What a checkout is for. */
export type Purpose = 'topup' | 'monthly'

/** Who pays. */
export interface CheckoutPayer {
  readonly account: string
  /** Customer of the account at the provider; null for a new one. */
  readonly customer: string | null
}

/** A checkout to be started. */
export interface CheckoutOrder extends CheckoutPayer {
  /** Page that the browser comes back to. The provider adds `session_id` to it. */
  readonly returnUrl: string
}

export interface StartedCheckout {
  readonly id: string
  readonly url: string
}

/** A checkout as the provider knows it. */
export interface Checkout {
  readonly id: string
  /** Account that it was started for. */
  readonly account: string
  /** It has the mark of this service, which no payer can set. */
  readonly isMarked: boolean
  readonly purpose: Purpose
  /** It is finished, and its money has arrived. */
  readonly isPaid: boolean
  /** What was paid, micro-dollars; 0 for monthly billing. */
  readonly amountMicros: number
  /** Of it, what has gone back to the payer: refunds, and disputes that are open or lost. */
  readonly returnedMicros: number
  readonly customer: string | null
  readonly subscription: string | null
}

/** A subscription to monthly billing, as the provider knows it. */
export interface Subscription {
  readonly id: string
  readonly account: string
  /** It has the mark of this service, which no payer can set. */
  readonly isMarked: boolean
  readonly customer: string
  /** What is used may be paid later. */
  readonly isActive: boolean
  /** It cannot become active again, as one can whose invoice was not paid. */
  readonly hasEnded: boolean
}

/** What an event reports. The current state is asked for, since events come late and in any order. */
export type EventSubject =
  | { readonly checkout: string }
  | { readonly subscription: string }
  /** A payment with a refund or a dispute. */
  | { readonly payment: string }
  | null

export interface ProviderEvent {
  readonly id: string
  /** Null for an event that changes nothing here. */
  readonly about: EventSubject
}

/** Usage of a customer that pays by month. */
export interface Usage {
  readonly customer: string
  /** What it costs, as it was reserved: the price of a unit may have changed since. */
  readonly micros: number
  /** The provider counts each once. */
  readonly identifier: string
  readonly at: number
}

/** The provider refuses the usage of a run, and would refuse it again: it is too old, or its customer is gone. */
export class UsageRefused extends Error {
  constructor(run: string, cause: unknown) {
    super(`The payment provider refuses the usage of run ${run}: put it on an invoice by hand`, { cause })
    this.name = 'UsageRefused'
  }
}

/** An outside service that takes money. Every call fails: Problem payment_unavailable. */
export interface PaymentProvider {
  topUp(order: CheckoutOrder & { readonly amountMicros: number }): Promise<StartedCheckout>
  monthly(order: CheckoutOrder): Promise<StartedCheckout>
  /** A page for the cards and invoices of a customer. */
  portal(customer: string, returnUrl: string): Promise<string>
  /** Null for a checkout that it does not know. */
  checkout(id: string): Promise<Checkout | null>
  /** The id of the checkout that a payment was made by; null for one that is not a top-up. */
  checkoutOfPayment(payment: string): Promise<string | null>
  subscription(id: string): Promise<Subscription | null>
  /** Ends a subscription now, and invoices what was used. Changes nothing when it has ended. */
  endSubscription(id: string): Promise<void>
  /** Fails: UsageRefused; Problem payment_unavailable. */
  report(usage: Usage): Promise<void>
  /**
   * Reads an event that was sent to the webhook.
   * Fails: Problem forbidden for one that the provider did not sign, or signed too long ago.
   */
  event(payload: string, signature: string | null): Promise<ProviderEvent>
}
