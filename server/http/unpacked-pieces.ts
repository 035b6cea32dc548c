import { createGunzip, createZstdDecompress } from 'node:zlib'
import { type Pieces, slicesOf } from './pieces.ts'
import { unpackedLength } from './zstd-length.ts'

/** Length of a piece. One more is unpacked ahead of the reader. */
const PIECE_BYTES = 256 * 1024
/**
 * A content up to this length is unpacked at once. Streams of `node:zlib` take the main thread 17
 * times as long, and their objects and code make each of its garbage collections longer.
 */
const AT_ONCE_MAX_BYTES = 1024 * 1024

/**
 * Unpacks a stored text piece by piece, off the main thread and only as far as it is read. The
 * first bytes tell zstd from gzip; anything else is a text that is not packed.
 */
export async function* unpackedPieces(packed: Uint8Array): Pieces {
  if ((unpackedLength(packed) ?? Number.POSITIVE_INFINITY) <= AT_ONCE_MAX_BYTES) {
    yield* slicesOf(await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>), PIECE_BYTES)
    return
  }
  const unpacking = unpackerOf(packed)
  if (unpacking === null) {
    yield* slicesOf(packed, PIECE_BYTES)
    return
  }
  unpacking.end(packed)
  for await (const piece of unpacking) yield piece as Uint8Array
}

function unpackerOf(packed: Uint8Array) {
  const [first, second, third, fourth] = packed
  if (first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd) return createZstdDecompress({ chunkSize: PIECE_BYTES })
  if (first === 0x1f && second === 0x8b) return createGunzip({ chunkSize: PIECE_BYTES })
  return null
}
