import { PvyieldError } from './error.ts'

/** What a webhook is called with. */
export interface WebhookMessage {
  /** `run.completed`, ..., `webhook.confirm`, `webhook.test`. More may come. */
  readonly type: string
  /** When it happened. ISO 8601, UTC. */
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The message is not one that the service signed with this secret a short while ago: answer it with 400. */
export class WebhookVerificationError extends PvyieldError {
  override readonly name = 'WebhookVerificationError'
}

export interface VerifyOptions {
  /** How far the clocks may differ, and how long a message may have been under way; 300 without. */
  readonly toleranceS?: number
}

type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

const PREFIX = 'whsec_'
const TOLERANCE_S = 300
const encoder = new TextEncoder()

/**
 * Reads a message after checking its signature (Standard Webhooks).
 * @param headers  of the request, as the program has them
 * @param body     as it was received: a body that was parsed and written again has other bytes
 * @param secret   `whsec_...`, which the service showed once
 * Fails: WebhookVerificationError.
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secret: string,
  { toleranceS = TOLERANCE_S }: VerifyOptions = {},
): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headerOf(headers, name))
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('A header of the signature is missing')
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceS)
    throw new WebhookVerificationError(`The message was not signed within the last ${toleranceS} s: check the clock`)
  const content = typeof body === 'string' ? encoder.encode(body) : body
  const signed = new Uint8Array([...encoder.encode(`${id}.${timestamp}.`), ...content])
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(PREFIX, '')), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',', 2)
    // The comparison of the platform takes the same time for each signature.
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)))
      return JSON.parse(new TextDecoder().decode(content)) as WebhookMessage
  }
  throw new WebhookVerificationError('No signature is that of this body with this secret: give the body as it was received')
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'object' ? value[0] : value
}

/** Fails: WebhookVerificationError for what is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    throw new WebhookVerificationError('A secret or signature is not base64: give the secret as the service showed it, whsec_...')
  }
}
