import { createGunzip, createZstdDecompress } from 'node:zlib'
import { type Pieces, slicesOf } from './pieces.ts'

/** Length of a piece. One more is unpacked ahead of the reader. */
const PIECE_BYTES = 256 * 1024

/**
 * Unpacks a stored text piece by piece, off the main thread and only as far as it is read. The
 * first bytes tell zstd from gzip; anything else is a text that is not packed.
 */
export async function* unpackedPieces(packed: Uint8Array): Pieces {
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
