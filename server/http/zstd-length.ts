const ZSTD_MAGIC = 0xfd2fb528
/** Magic number, descriptor, window, dictionary and length. Bytes that end earlier are not looked at. */
const HEAD_MAX_BYTES = 4 + 1 + 1 + 4 + 8

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
