import { createHash } from 'node:crypto'

/** SHA-256 in hex, with native code: several times as fast as the engine's portable version. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
