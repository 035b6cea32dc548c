import { createGunzip, gunzipSync } from 'node:zlib'
import { freeBuffer } from '../memory/free-buffer.ts'
import { GrowingBytes } from './growing-bytes.ts'
import { gzipFault } from './gzip-fault.ts'
import { MEBIBYTE } from './mebibyte.ts'
import { Problem } from './problem.ts'
import { READ_AT_ONCE_MAX_BYTES, type Reading, readCost } from './read-cost.ts'

/** Deflate expands at most 1,032 times. */
const EXPANSION_MAX = 1032
/** Length of an inflated piece: pieces of 16 kB take five times as long. */
const PIECE_BYTES = 256 * 1024

/** Whether bytes start with the gzip signature, whatever their header says. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/**
 * Length after inflation as the end of the gzip data claims it. It is a hint: it may be a lie, and
 * counts only the last of several members.
 */
export function claimedBytes(gzip: Uint8Array): number {
  if (gzip.length < 4) return 0
  const claim = new DataView(gzip.buffer, gzip.byteOffset + gzip.length - 4, 4).getUint32(0, true)
  return Math.min(claim, gzip.length * EXPANSION_MAX)
}

/**
 * Inflates a few bytes at once.
 * @param maxBytes  largest length of the result
 * Returns null for a longer result. Fails: Problem malformed_json that says what is wrong with the gzip.
 */
export function inflateShort(gzip: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(gunzipSync(gzip, { maxOutputLength: maxBytes }))
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return null
    throw gzipFault(cause, gzip)
  }
}

/**
 * Pieces of gzip data while they inflate. A piece is freed when the next one is asked for.
 * Fails: Problem malformed_json for damaged gzip.
 */
export async function* inflatedPieces(gzip: Uint8Array): AsyncGenerator<Uint8Array, void> {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES })
  gunzip.end(gzip)
  try {
    for await (const piece of gunzip) {
      yield piece as Uint8Array
      freeBuffer(piece as Uint8Array)
    }
  } catch (cause) {
    throw gzipFault(cause, gzip)
  } finally {
    gunzip.destroy()
  }
}

/**
 * Inflates gzip data piece by piece and stops at the limit, whatever length they claim.
 * @param watch  sees the inflated bytes after each piece, and may throw to stop
 * Returns null beyond the limit. Fails: Problem malformed_json for damaged gzip; as `watch` does.
 */
export async function inflate(
  gzip: Uint8Array,
  maxBytes: number,
  watch: (inflated: Uint8Array) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const inflated = new GrowingBytes(claimedBytes(gzip), maxBytes)
  for await (const piece of inflatedPieces(gzip)) {
    if (!inflated.add(piece)) return null
    watch(inflated.bytes())
  }
  return inflated.bytes()
}

/**
 * As `inflate`, for a task of a worker. A long result takes much memory, so it waits for its turn
 * among the large tasks.
 */
export async function inflateAdmitted(
  gzip: Uint8Array,
  maxBytes: number,
  reading: Reading,
  watch: (inflated: Uint8Array) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const atOnce = Math.min(maxBytes, READ_AT_ONCE_MAX_BYTES)
  const claimed = claimedBytes(gzip)
  if (claimed <= atOnce || atOnce === maxBytes) {
    const inflated = await inflate(gzip, atOnce, watch)
    if (inflated !== null || atOnce === maxBytes) return inflated
  }
  await reading.admit(readCost(claimed > atOnce ? Math.min(claimed, maxBytes) : maxBytes))
  return inflate(gzip, maxBytes, watch)
}

export function inflatesTooFar(maxBytes: number): Problem {
  return new Problem('payload_too_large', `The body inflates to more than ${maxBytes / MEBIBYTE} MB: send fewer rows or columns`)
}
