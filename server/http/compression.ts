import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, createZstdCompress, gzip, constants as zlib } from 'node:zlib'
import { freeBuffer } from '../memory/free-buffer.ts'
import type { Pieces } from './pieces.ts'
import { weightsOf } from './weights.ts'

const gzipAsync = promisify(gzip)

/** Answers up to this size are sent uncompressed: compression would save little. */
const PLAIN_MAX_BYTES = 1024

/** Of zstd and gzip. On series, zstd 3 takes three times as long and the result is no smaller. */
const LEVEL = 1
/** Length of the pieces of a packed stream; usual are 16 kB. */
const PIECE_BYTES = 128 * 1024
const GZIP = { level: LEVEL, chunkSize: PIECE_BYTES }
const ZSTD = { params: { [zlib.ZSTD_c_compressionLevel]: LEVEL }, chunkSize: PIECE_BYTES }

export type Encoding = 'gzip' | 'zstd'

/** In order of the server's preference, which decides between equal weights. */
const OFFERED = ['zstd', 'gzip', 'identity'] as const

/**
 * Encoding that the client prefers among those offered; null for no compression. An encoding that
 * the header does not list has the weight of `*`; identity has a weight only when it is listed
 * itself (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null
  const weights = weightsOf(header)
  const weightOf = (encoding: Encoding | 'identity') => weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0))
  const best = OFFERED.reduce((preferred, other) => (weightOf(other) > weightOf(preferred) ? other : preferred))
  return best === 'identity' || weightOf(best) <= 0 ? null : best
}

export interface Compressed {
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding | null
}

/** Compresses bytes on this thread, which may be a worker's. Small answers are returned unchanged. */
export function compressNow(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding | null): Compressed {
  if (encoding === null || bytes.length <= PLAIN_MAX_BYTES) return { bytes, encoding: null }
  const compressed =
    encoding === 'gzip' ? Bun.gzipSync(bytes, { level: LEVEL, library: 'libdeflate' }) : Bun.zstdCompressSync(bytes, { level: LEVEL })
  return { bytes: new Uint8Array(compressed.buffer as ArrayBuffer, compressed.byteOffset, compressed.length), encoding }
}

/**
 * Compresses bytes off the main thread; do not change them meanwhile. Small answers are returned
 * unchanged.
 */
export async function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding | null): Promise<Compressed> {
  if (encoding === null || bytes.length <= PLAIN_MAX_BYTES) return { bytes, encoding: null }
  // A short result of gzip is a part of a buffer that others share, so it is copied.
  const compressed = encoding === 'gzip' ? new Uint8Array(await gzipAsync(bytes, { level: LEVEL })) : await zstd(bytes)
  return { bytes: compressed, encoding }
}

async function zstd(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, byteOffset, length } = await Bun.zstdCompress(bytes, { level: LEVEL })
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, length)
}

/**
 * Compresses pieces as they are read. Ending it early ends the pieces too.
 * @param isReadOnce  nobody else reads the pieces, so that each is freed
 */
export async function* compressedPieces(pieces: Pieces, encoding: Encoding, isReadOnce = false): Pieces {
  const packing = encoding === 'gzip' ? createGzip(GZIP) : createZstdCompress(ZSTD)
  void feed(packing, pieces, isReadOnce)
  try {
    for await (const piece of packing) yield piece as Uint8Array
  } finally {
    packing.destroy()
    await pieces.return()
  }
}

/** By hand: `Readable.from` and `pipeline` are many more objects and functions to collect. */
async function feed(packing: Transform, pieces: Pieces, isReadOnce: boolean): Promise<void> {
  try {
    for await (const piece of pieces) {
      await new Promise<void>((resolve, reject) => packing.write(piece, (cause) => (cause ? reject(cause) : resolve())))
      if (isReadOnce) freeBuffer(piece)
    }
    packing.end()
  } catch (cause) {
    packing.destroy(cause as Error) // reaches the reader of `packing`
  }
}
