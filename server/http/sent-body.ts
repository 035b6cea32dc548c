import type { SentBody, SentBytes } from '@pvyield/contract/handlers'
import { inflate, inflatesTooFar, isGzip } from './inflate.ts'
import { NeedsPlace } from './needs-place.ts'

/**
 * A body after inflation. Call it in a worker.
 * @param watch  sees the bytes after each inflated piece, and may throw to stop
 * Fails: Problem payload_too_large above the limit of the operation, malformed_json for damaged
 * gzip; NeedsPlace above the limit of a trial; as `watch` does.
 */
export async function plainBytes(
  { bytes, maxInflatedBytes, isTrial }: SentBytes,
  watch: (plain: Uint8Array) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isGzip(bytes)) {
    watch(bytes)
    return bytes
  }
  const inflated = await inflate(bytes, maxInflatedBytes, watch)
  if (inflated !== null) return inflated
  throw isTrial === true ? new NeedsPlace() : inflatesTooFar(maxInflatedBytes)
}

/** Size of a body while it waits: characters or bytes. */
export function sizeOf(body: SentBody): number {
  return 'text' in body ? body.text.length : body.bytes.length
}
