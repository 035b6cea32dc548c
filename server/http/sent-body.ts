import type { SentBody, SentBytes } from '@pvyield/contract/handlers'
import { inflateAdmitted, inflatesTooFar, isGzip } from './inflate.ts'
import type { Reading } from './read-cost.ts'

/**
 * A body after inflation. Call it in a worker.
 * @param watch  sees the bytes after each inflated piece, and may throw to stop
 * Fails: Problem payload_too_large above the limit of the operation, malformed_json for damaged
 * gzip; as `watch` and `reading` do.
 */
export async function plainBytes(
  { bytes, maxInflatedBytes }: SentBytes,
  reading: Reading,
  watch: (plain: Uint8Array) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isGzip(bytes)) {
    watch(bytes)
    return bytes
  }
  const inflated = await inflateAdmitted(bytes, maxInflatedBytes, reading, watch)
  if (inflated === null) throw inflatesTooFar(maxInflatedBytes)
  return inflated
}

/** Size of a body while it waits: characters or bytes. */
export function sizeOf(body: SentBody): number {
  return 'text' in body ? body.text.length : body.bytes.length
}
