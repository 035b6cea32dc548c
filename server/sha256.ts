import { createHash } from 'node:crypto'

/** SHA-256 in hex, natively: several times as fast as the engine's portable one. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
