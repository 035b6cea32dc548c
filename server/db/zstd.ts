import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const compressAsync = promisify(zstdCompress)
const decompressAsync = promisify(zstdDecompress)

/** Compresses text or bytes for the store, off the main thread. */
export function pack(content: string | Uint8Array): Promise<Buffer> {
  return compressAsync(content)
}

/** Reverses `pack`. */
export function unpack(packed: Uint8Array): Promise<Buffer> {
  return decompressAsync(packed)
}

export async function unpackText(packed: Uint8Array): Promise<string> {
  return (await unpack(packed)).toString('utf8')
}
