import { Problem } from '../../http/problem.ts'
import type { EventSubject } from './provider.ts'

/** What an event of the provider is read for. */
export interface SignedContent {
  readonly id: string
  readonly type: string
  /** What it is about, as it was then. */
  readonly object: Readonly<Record<string, unknown>>
}

const OF_CHECKOUTS: readonly string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const OF_SUBSCRIPTIONS = 'customer.subscription.'
/** Refunds and disputes, when they are made and whenever their state changes. */
const OF_RETURNS = /^(charge\.refund(ed|\.)|refund\.|charge\.dispute\.)/
/** Ids as the provider makes them. */
const ID = /^[\w-]{1,255}$/

/** Reads the body of an event. Fails: Problem validation_error for one that has not its form. */
export function signedContent(payload: string): SignedContent {
  const event = fieldsOf(parsed(payload))
  const object = fieldsOf(fieldsOf(event?.data)?.object)
  if (!isId(event?.id)) throw odd('id', 'an id')
  if (typeof event?.type !== 'string') throw odd('type', 'a text')
  if (object === null) throw odd('data.object', 'an object')
  return { id: event.id, type: event.type, object }
}

/**
 * What an event reports; null for one that changes nothing here, such as a checkout that expired or
 * a payment without a checkout.
 */
export function subjectOf({ type, object: { id, payment_intent } }: SignedContent): EventSubject {
  if (!isId(id)) return null
  if (OF_CHECKOUTS.includes(type)) return { checkout: id }
  if (type.startsWith(OF_SUBSCRIPTIONS)) return { subscription: id }
  const payment = fieldsOf(payment_intent)?.id ?? payment_intent
  return OF_RETURNS.test(type) && isId(payment) ? { payment } : null
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}

function odd(field: string, expected: string): Problem {
  return Problem.ofField(
    'validation_error',
    field,
    `A signed event needs ${expected} here: send events of the payment provider as it sent them`,
  )
}
