import { Gunzip } from 'fflate'
import { WeatherFileError } from './error.ts'

/** Maximum size in bytes of an inflated file. */
const INFLATED_BYTES_MAX = 96 * 1024 * 1024
/**
 * Bytes passed to the inflater at once. Deflate expands at most 1,032 times, so the result exceeds
 * the limit by less than 17 MB.
 */
const PUSH_BYTES = 16 * 1024
/** Length of the trailer after the last member: CRC-32 and length of the data. */
const TRAILER_BYTES = 8

/** CRC-32 of every byte, reversed polynomial edb88320 (RFC 1952, section 8). */
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

/**
 * Inflates a gzip file of one or more members. Inflation stops at the limit, whatever size the
 * trailer claims. Length and CRC of the last member are checked here because fflate accepts a
 * truncated stream as a short one.
 * Fails: when the data is damaged, truncated or too large.
 */
export function gunzip(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  let memberFrom = 0
  let crc = -1
  const stream = new Gunzip((piece) => {
    length += piece.length
    if (length > INFLATED_BYTES_MAX) {
      throw new WeatherFileError(`The file inflates to more than ${INFLATED_BYTES_MAX / 1048576} MB: send fewer rows or columns`)
    }
    for (let i = 0; i < piece.length; i++) crc = CRC_TABLE[(crc ^ piece[i]) & 255] ^ (crc >>> 8)
    pieces.push(piece)
  })
  stream.onmember = () => {
    memberFrom = length
    crc = -1
  }
  try {
    for (let at = 0; at < bytes.length; at += PUSH_BYTES) {
      const end = Math.min(at + PUSH_BYTES, bytes.length)
      stream.push(bytes.subarray(at, end), end === bytes.length)
    }
  } catch (cause) {
    throw cause instanceof WeatherFileError ? cause : damaged()
  }
  if (bytes.length < TRAILER_BYTES) throw damaged()
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - TRAILER_BYTES, TRAILER_BYTES)
  if (trailer.getInt32(0, true) !== ~crc || trailer.getUint32(4, true) !== length - memberFrom) throw damaged()
  return join(pieces, length)
}

function damaged(): WeatherFileError {
  return new WeatherFileError('The compressed file is damaged or truncated: compress it again with gzip, or send it uncompressed')
}

function join(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const out = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    out.set(piece, at)
    at += piece.length
  }
  return out
}
