import type Stripe from 'stripe'
import type { EventSubject } from './provider.ts'

const OF_CHECKOUTS: readonly string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const OF_SUBSCRIPTIONS = 'customer.subscription.'

/** What an event reports; null for one that changes nothing here. */
export function subjectOf({ type, data }: Stripe.Event): EventSubject {
  const { id } = data.object as { id?: string }
  if (id === undefined) return null
  if (OF_CHECKOUTS.includes(type)) return { checkout: id }
  return type.startsWith(OF_SUBSCRIPTIONS) ? { subscription: id } : null
}
