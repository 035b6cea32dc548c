import type { SentBody } from '@pvyield/contract/handlers'
import { routes } from '@pvyield/contract/routes'
import { pack, unpack } from '../db/zstd.ts'
import { isGzip } from '../http/inflate.ts'

/** Limit of the bodies of runs after inflation. */
const MAX_INFLATED_BYTES = Math.max(
  ...routes.filter(({ handler }) => handler === 'createRun').map(({ maxInflatedBytes }) => maxInflatedBytes),
)

/** A body as it is stored: gzip as sent, everything else as zstd. The first bytes tell which. */
export async function packRequest(body: SentBody): Promise<Uint8Array> {
  if ('text' in body) return pack(body.text)
  return isGzip(body.bytes) ? body.bytes : pack(body.bytes)
}

/** Reverses `packRequest`. */
export async function storedBody(stored: Uint8Array): Promise<SentBody> {
  const bytes = isGzip(stored) ? stored : await unpack(stored)
  return { bytes: new Uint8Array(bytes), maxInflatedBytes: MAX_INFLATED_BYTES }
}
