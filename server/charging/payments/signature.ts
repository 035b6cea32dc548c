import Stripe from 'stripe'
import { Problem } from '../../http/problem.ts'

/** How old a signature may be: an event that somebody recorded cannot be sent again later. */
const TOLERANCE_S = 300

/**
 * The content of an event that the provider signed (`t=...,v1=...`). The signatures are compared in
 * constant time.
 * Fails: Problem forbidden.
 */
export async function signedEvent(payload: string, signature: string | null, secret: string): Promise<Stripe.Event> {
  try {
    return await Stripe.webhooks.constructEventAsync(payload, signature ?? '', secret, TOLERANCE_S)
  } catch {
    throw new Problem(
      'forbidden',
      'The header Stripe-Signature does not sign this body with the secret of this webhook, or did so more than 5 minutes ago: this operation is for the payment provider. Its operator checks STRIPE_WEBHOOK_SECRET and the clock',
    )
  }
}

/** A signature as the provider makes it, for the built-in test provider. */
export function signatureOf(payload: string, secret: string): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
}
