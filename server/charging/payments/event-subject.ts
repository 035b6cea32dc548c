import type Stripe from 'stripe'
import type { EventSubject } from './provider.ts'

const OF_CHECKOUTS: readonly string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const OF_SUBSCRIPTIONS = 'customer.subscription.'
/** Refunds and disputes, when they are made and whenever their state changes. */
const OF_RETURNS = /^(charge\.refund(ed|\.)|refund\.|charge\.dispute\.)/

/**
 * What an event reports; null for one that changes nothing here, such as a checkout that expired or
 * a payment without a checkout.
 */
export function subjectOf({ type, data }: Stripe.Event): EventSubject {
  const { id, payment_intent } = data.object as { id?: string; payment_intent?: string | { id: string } | null }
  if (id === undefined) return null
  if (OF_CHECKOUTS.includes(type)) return { checkout: id }
  if (type.startsWith(OF_SUBSCRIPTIONS)) return { subscription: id }
  if (!OF_RETURNS.test(type) || !payment_intent) return null
  return { payment: typeof payment_intent === 'string' ? payment_intent : payment_intent.id }
}
