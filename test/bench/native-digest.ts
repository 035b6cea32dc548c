import { createHash } from 'node:crypto'

/** SHA-256 with native code, as the server passes it to the engine. */
export function nativeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
