import { crc32, inflateSync } from 'node:zlib'

export type LogoType = 'image/png' | 'image/jpeg'

export const LOGO_MAX_BYTES = 1_048_576
const SIDE_MAX = 4096
/** A report unpacks a picture to print it: four bytes a pixel, in every report of the account. */
const PIXELS_MAX = 2e6
const CHANNEL_BITS_MAX = 8
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a picture is by its content, or why it is not taken. */
export type LogoCheck = { readonly type: LogoType } | { readonly refusal: string }

/** Reads a PNG or JPEG file to its end. Its name and media type say nothing. Unpacks a PNG of an allowed size. */
export function checkLogo(bytes: Uint8Array): LogoCheck {
  if (bytes.length > LOGO_MAX_BYTES) return { refusal: 'The picture has more than 1 MB: send a smaller one' }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (buffer.subarray(0, 8).equals(PNG_SIGNATURE)) return checked('image/png', pngOf(buffer))
  if (buffer[0] === 0xff && buffer[1] === 0xd8 && buffer[2] === 0xff) return checked('image/jpeg', jpegOf(buffer))
  return { refusal: 'The file is no PNG and no JPEG picture: send one of these' }
}

interface Picture {
  readonly width: number
  readonly height: number
  /** Bits of a channel. */
  readonly bits: number
  /** Whether its pixels are those that its head states. */
  readonly isWhole: () => boolean
}

function checked(type: LogoType, picture: Picture | null): LogoCheck {
  const damaged = `The ${type === 'image/png' ? 'PNG' : 'JPEG'} picture is damaged, or data follow its end: save it again`
  if (picture === null) return { refusal: damaged }
  const { width, height, bits } = picture
  if (width < 1 || width > SIDE_MAX || height < 1 || height > SIDE_MAX)
    return { refusal: `The picture has ${width} x ${height} pixels: send one of 1 to ${SIDE_MAX} pixels a side` }
  if (width * height > PIXELS_MAX)
    return { refusal: `The picture has ${width} x ${height} pixels: send one of at most 2 million, such as 1600 x 1200` }
  if (bits > CHANNEL_BITS_MAX) return { refusal: `The picture has ${bits} bits a channel: save it with ${CHANNEL_BITS_MAX}` }
  return picture.isWhole() ? { type } : { refusal: damaged }
}

/** PNG (ISO/IEC 15948), clause 5.3: chunks of length, type, data and CRC, from one IHDR to IEND. An animation is none. */
function pngOf(file: Buffer): Picture | null {
  let head: Buffer | null = null
  const parts: Buffer[] = []
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, end - 4)
    if ((head === null) !== (type === 'IHDR') || ['acTL', 'fcTL', 'fdAT'].includes(type)) return null
    if (type === 'IHDR') head = data
    if (type === 'IDAT') parts.push(data)
    if (type === 'IEND') return head?.length === 13 && parts.length > 0 && end === file.length ? pictureOf(head, parts) : null
    at = end
  }
  return null
}

/** Clause 11.2.2: channels of a pixel and the bits that they may have, by the type of colour. */
const COLOURS: Readonly<Record<number, readonly [channels: number, bits: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
}
/** Clause 8.2: first column and row of each pass of an interlaced picture, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const ONE_PASS = [[0, 0, 1, 1]] as const

function pictureOf(head: Buffer, parts: readonly Buffer[]): Picture | null {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [bits = 0, colour = 1, compression, filter, interlace = 2] = head.subarray(8)
  const [channels, allowed] = COLOURS[colour] ?? [0, []]
  if (!allowed.includes(bits) || compression !== 0 || filter !== 0 || interlace > 1) return null
  const rows = (interlace === 1 ? PASSES : ONE_PASS).map(([left, top, right, down]) => {
    const columns = Math.max(0, Math.ceil((width - left) / right))
    // Each row begins with the byte of its filter; a pass without columns has no rows.
    return columns === 0 ? 0 : Math.max(0, Math.ceil((height - top) / down)) * (1 + Math.ceil((columns * channels * bits) / 8))
  })
  const length = rows.reduce((sum, one) => sum + one, 0)
  return { width, height, bits, isWhole: () => unpackedLength(Buffer.concat(parts), length) === length }
}

/** Length of packed bytes; null for bytes that are damaged or unpack to more than a length. */
function unpackedLength(packed: Buffer, most: number): number | null {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length
  } catch {
    return null
  }
}

/** JPEG (ITU T.81), annex B: segments of marker and length up to the scans, and an end marker last. */
function jpegOf(file: Buffer): Picture | null {
  if (file.length < 4 || file.readUInt16BE(file.length - 2) !== 0xffd9) return null
  let picture: Picture | null = null
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file.readUInt16BE(at)
    const length = file.readUInt16BE(at + 2)
    if (marker < 0xffc0 || length < 2 || at + 2 + length > file.length) return null
    // Frames are C0 to CF without the tables C4, C8 and CC.
    if (marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      if (length < 8) return null
      const [width, height] = [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
      // The report prints a JPEG as it is, without unpacking it.
      picture = { width, height, bits: file.readUInt8(at + 4), isWhole: () => true }
    }
    if (marker === 0xffda) return picture
    at += 2 + length
  }
  return null
}
