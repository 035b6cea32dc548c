import Stripe from 'stripe'
import { Problem } from '../../http/problem.ts'
import { type SignedContent, signedContent } from './event-subject.ts'

/** How old a signature may be: an event that somebody recorded cannot be sent again later. */
const TOLERANCE_S = 300
const VERIFIER = Stripe.webhooks.signature

/**
 * The content of an event that the provider signed (`t=...,v1=...`). The signatures are compared in
 * constant time.
 * Fails: Problem forbidden; validation_error for a signed body that is no event.
 */
export async function signedEvent(payload: string, signature: string | null, secret: string): Promise<SignedContent> {
  try {
    if (VERIFIER === null) throw new Error('The package of the provider verifies no signatures')
    await VERIFIER.verifyHeaderAsync(payload, signature ?? '', secret, TOLERANCE_S)
  } catch {
    throw new Problem(
      'forbidden',
      'The header Stripe-Signature does not sign this body with the secret of this webhook, or did so more than 5 minutes ago: this operation is for the payment provider. Its operator checks STRIPE_WEBHOOK_SECRET and the clock',
    )
  }
  return signedContent(payload)
}

/** A signature as the provider makes it, for the built-in test provider. */
export function signatureOf(payload: string, secret: string): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
}
