import { Problem } from '../http/problem.ts'

const ZSTD_MAGIC = 0xfd2fb528
/** Magic number, descriptor, window, dictionary and length. Bytes that end earlier are not looked at. */
const HEAD_MAX_BYTES = 4 + 1 + 1 + 4 + 8

/**
 * Compresses text or bytes for the store, off the main thread. Bun's own call, not that of
 * `node:zlib`: that one is a stream, which takes 17 times as much of the main thread.
 */
export function pack(content: string | Uint8Array): Promise<Buffer> {
  return Bun.zstdCompress(content as Uint8Array<ArrayBuffer>)
}

/** Reverses `pack`. Fails: DamagedRecord. */
export async function unpack(packed: Uint8Array): Promise<Buffer> {
  try {
    return await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>)
  } catch {
    throw new DamagedRecord()
  }
}

/**
 * Length of a packed content, as the head of its first zstd frame states it (RFC 8878, 3.1.1).
 * Null for other bytes, and for a content that was packed while it was written.
 */
export function unpackedLength(packed: Uint8Array): number | null {
  const head = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  if (packed.length < HEAD_MAX_BYTES || head.getUint32(0, true) !== ZSTD_MAGIC) return null
  const descriptor = head.getUint8(4)
  const isSingleSegment = (descriptor & 0x20) !== 0
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 0x03] ?? 0
  const at = 5 + (isSingleSegment ? 0 : 1) + dictionaryBytes
  switch (descriptor >> 6) {
    case 0:
      return isSingleSegment ? head.getUint8(at) : null
    case 1:
      return head.getUint16(at, true) + 256
    case 2:
      return head.getUint32(at, true)
    default:
      return Number(head.getBigUint64(at, true))
  }
}

export async function unpackText(packed: Uint8Array): Promise<string> {
  return (await unpack(packed)).toString('utf8')
}

/** As `unpackText`, in a worker, which may wait. */
export function unpackTextSync(packed: Uint8Array): string {
  try {
    return new TextDecoder().decode(Bun.zstdDecompressSync(packed as Uint8Array<ArrayBuffer>))
  } catch {
    throw new DamagedRecord()
  }
}

/** One damaged record does not keep the service from using the others. It never passes by itself. */
export class DamagedRecord extends Problem {
  constructor() {
    const detail = 'This record of the store is damaged: send the request again under another key or id; its operator can restore a backup'
    super('storage_unavailable', detail, { headers: { 'retry-after': '3600' } })
  }
}
