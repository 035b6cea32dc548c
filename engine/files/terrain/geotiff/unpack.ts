import { Unzlib } from 'fflate'
import { ObjectFileError } from '../../object-file-error.ts'
import { damaged } from './tags.ts'

/** Methods of packing by their code; those that a library of pictures needs are refused by name. */
const UNPACKERS: Readonly<Record<number, (data: Uint8Array, out: Uint8Array) => number>> = {
  1: stored,
  5: lzw,
  8: deflate,
  32946: deflate,
  32773: packBits,
}
const NAMES: Readonly<Record<number, string>> = {
  6: 'JPEG',
  7: 'JPEG',
  34887: 'LERC',
  50000: 'ZSTD',
  50001: 'WebP',
  34925: 'LZMA',
  2: 'CCITT',
}

/**
 * Unpacks a strip or tile into bytes whose number is known.
 * @returns how many bytes were made, which may be more: a piece of packed data is unpacked whole
 * Fails: ObjectFileError for another method, and for data that are damaged or cut.
 */
export function unpack(data: Uint8Array, method: number, out: Uint8Array): number {
  const unpacker = UNPACKERS[method]
  if (unpacker === undefined)
    throw new ObjectFileError([
      `The TIFF is packed as ${NAMES[method] ?? `method ${method}`}: save it uncompressed, or with LZW or Deflate (gdal_translate -co COMPRESS=DEFLATE)`,
    ])
  const length = unpacker(data, out)
  if (length < out.length) throw damaged()
  return length
}

function stored(data: Uint8Array, out: Uint8Array): number {
  out.set(data.subarray(0, out.length))
  return data.length
}

/** Deflate expands at most 1,032 times: pieces bound what is made at once. */
const PUSH_BYTES = 16 * 1024

function deflate(data: Uint8Array, out: Uint8Array): number {
  let length = 0
  const stream = new Unzlib((piece) => {
    out.set(piece.subarray(0, Math.max(0, out.length - length)), Math.min(length, out.length))
    length += piece.length
  })
  for (let from = 0; from < data.length && length < out.length; from += PUSH_BYTES) {
    try {
      stream.push(data.subarray(from, from + PUSH_BYTES), from + PUSH_BYTES >= data.length)
    } catch {
      throw damaged()
    }
  }
  return length
}

/** A byte n to 127 is followed by n + 1 bytes, one above 128 by a byte that is repeated 257 - n times. */
function packBits(data: Uint8Array, out: Uint8Array): number {
  let length = 0
  for (let at = 0; at < data.length && length < out.length; ) {
    const head = data[at++] ?? 128
    if (head < 128) {
      out.set(data.subarray(at, at + Math.min(head + 1, out.length - length)), length)
      at += head + 1
      length += head + 1
    } else if (head > 128) {
      out.fill(data[at++] ?? 0, length, length + 257 - head)
      length += 257 - head
    }
  }
  return length
}

/** Codes of LZW: the table is empty again, the data end; codes have 9 to 12 bits. */
const [CLEAR, END, FIRST] = [256, 257, 258]
const CODES = 4096

/** LZW as TIFF has it: bits from the highest on, and codes that grow one code early. */
function lzw(data: Uint8Array, out: Uint8Array): number {
  const [before, last, lengths] = [new Int16Array(CODES), new Uint8Array(CODES), new Uint16Array(CODES)]
  for (let k = 0; k < 256; k++) [last[k], lengths[k]] = [k, 1]
  let [length, next, bits, previous, held, heldBits] = [0, FIRST, 9, -1, 0, 0]
  for (let at = 0; length < out.length; ) {
    for (; heldBits < bits && at < data.length; heldBits += 8) held = (held << 8) | (data[at++] ?? 0)
    if (heldBits < bits) return length
    heldBits -= bits
    const code = (held >>> heldBits) & ((1 << bits) - 1)
    held &= (1 << heldBits) - 1
    if (code === END) return length
    if (code === CLEAR) {
      ;[next, bits, previous] = [FIRST, 9, -1]
      continue
    }
    if (code > next || (code === next && previous < 0) || (previous < 0 && code > 255)) throw damaged()
    // A code that is not known yet is the text before, and its first letter again.
    const known = code < next ? code : previous
    const whole = (lengths[known] ?? 0) + (code < next ? 0 : 1)
    let write = length + (lengths[known] ?? 0) - 1
    let step = known
    for (; lengths[step] !== 1; step = before[step] ?? 0) out[write--] = last[step] ?? 0
    const first = last[step] ?? 0
    out[write] = first
    if (code === next) out[length + whole - 1] = first
    if (previous >= 0 && next < CODES) {
      ;[before[next], last[next], lengths[next]] = [previous, first, (lengths[previous] ?? 0) + 1]
      next++
      if (next + 1 >= 1 << bits && bits < 12) bits++
    }
    length += whole
    previous = code
  }
  return length
}
