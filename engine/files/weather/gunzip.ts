import { type FlateError, Gunzip } from 'fflate'
import { WeatherFileError } from './error.ts'

/**
 * Bytes passed to the inflater at once. Deflate expands at most 1,032 times, so the result exceeds
 * a limit by less than 17 MB.
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
 * Inflates a gzip file of one or more members. Inflation stops when `onPiece` throws, whatever size
 * the trailer claims. Length and CRC of the last member are checked here because fflate accepts a
 * truncated stream as a short one.
 * @param onPiece  gets the inflated bytes in order; its errors pass through
 * Fails: when the data are cut short, damaged, or no gzip.
 */
export function gunzip(bytes: Uint8Array, onPiece: (piece: Uint8Array) => void): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  let memberFrom = 0
  let crc = -1
  let stopped: { cause: unknown } | null = null
  const stream = new Gunzip((piece) => {
    length += piece.length
    try {
      onPiece(piece)
    } catch (cause) {
      stopped = { cause }
      throw cause
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
    throw stopped === null ? faultOf(cause, bytes) : cause
  }
  if (bytes.length < TRAILER_BYTES) throw cut()
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - TRAILER_BYTES, TRAILER_BYTES)
  const claimed = trailer.getUint32(4, true)
  const found = length - memberFrom
  if (trailer.getInt32(0, true) !== ~crc || claimed !== found) throw isTrailer(claimed, found) ? damaged() : cut()
  return join(pieces, length)
}

/** Codes of fflate, which exports them untyped. */
const UNEXPECTED_EOF = 0
const INVALID_HEADER = 6
/** The method in every header of gzip. */
const DEFLATE = 8

function faultOf(cause: unknown, bytes: Uint8Array): WeatherFileError {
  const { code } = cause as Partial<FlateError>
  if (code === UNEXPECTED_EOF) return cut()
  if (code !== INVALID_HEADER) return damaged()
  return bytes[2] === DEFLATE ? trailing() : noGzip()
}

/** How far a damaged stream is from its length at most. The end of a cut one is taken for a trailer, which claims any 32 bits. */
const LENGTH_RATIO_MAX = 16

function isTrailer(claimed: number, found: number): boolean {
  return claimed <= LENGTH_RATIO_MAX * found && found <= LENGTH_RATIO_MAX * claimed
}

function cut(): WeatherFileError {
  return new WeatherFileError('The compressed file is cut short: send all of it, or send it uncompressed')
}

function damaged(): WeatherFileError {
  return new WeatherFileError('The compressed file is damaged: compress it again with gzip, or send it uncompressed')
}

function trailing(): WeatherFileError {
  return new WeatherFileError('After the gzip data of the file come bytes that are not gzip: send the compressed data alone')
}

function noGzip(): WeatherFileError {
  return new WeatherFileError(
    'The file begins with the signature of gzip, but has no gzip header: compress it with gzip, or send it uncompressed',
  )
}

/** CRC-32 of data, as a signed number. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]) & 255] ^ (crc >>> 8)
  return ~crc
}

/** The pieces as one array. */
export function join(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const out = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    out.set(piece, at)
    at += piece.length
  }
  return out
}
