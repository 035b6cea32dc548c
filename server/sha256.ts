import { createHash } from 'node:crypto'

/** SHA-256 in hex, with native code: several times as fast as the engine's portable version. */
export function sha256(...pieces: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}
