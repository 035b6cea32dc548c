const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new key of signatures: 256 random bits, as the Standard Webhooks specification writes them. */
export function newSigningSecret(): string {
  return PREFIX + Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64')
}

/**
 * The headers that sign a message, by the Standard Webhooks specification: HMAC-SHA256 of id, time and body.
 * @param secrets  each signs: the one before a rotation too, while it counts
 */
export function signedHeaders(id: string, millis: number, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(millis / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${new Bun.CryptoHasher('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
