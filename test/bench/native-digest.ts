import { createHash } from 'node:crypto'

/** SHA-256 of the host, as the server gives it to the engine. */
export function nativeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
