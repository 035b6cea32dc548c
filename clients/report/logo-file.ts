import { crc32 } from 'node:zlib'
import { MEBIBYTE } from '../http/mebibyte.ts'

export type LogoType = 'image/png' | 'image/jpeg'

export const LOGO_MAX_BYTES = MEBIBYTE
const SIDE_MAX = 4096
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a picture is by its content, or why it is not taken. */
export type LogoCheck = { readonly type: LogoType } | { readonly refusal: string }

/** Reads the structure of a PNG or JPEG file to its end. Its name and media type say nothing. */
export function checkLogo(bytes: Uint8Array): LogoCheck {
  if (bytes.length > LOGO_MAX_BYTES) return { refusal: 'The picture has more than 1 MB: send a smaller one' }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (buffer.subarray(0, 8).equals(PNG_SIGNATURE)) return sized('image/png', pngSize(buffer))
  if (buffer[0] === 0xff && buffer[1] === 0xd8 && buffer[2] === 0xff) return sized('image/jpeg', jpegSize(buffer))
  return { refusal: 'The file is no PNG and no JPEG picture: send one of these' }
}

interface Size {
  readonly width: number
  readonly height: number
}

function sized(type: LogoType, size: Size | null): LogoCheck {
  if (size === null)
    return { refusal: `The ${type === 'image/png' ? 'PNG' : 'JPEG'} picture is damaged, or data follow its end: save it again` }
  const { width, height } = size
  if (width >= 1 && width <= SIDE_MAX && height >= 1 && height <= SIDE_MAX) return { type }
  return { refusal: `The picture has ${width} x ${height} pixels: send one of 1 to ${SIDE_MAX} pixels a side` }
}

/** PNG (ISO/IEC 15948), clause 5.3: chunks of length, type, data and CRC, from IHDR to IEND. */
function pngSize(file: Buffer): Size | null {
  let size: Size | null = null
  let hasData = false
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (size === null) {
      if (type !== 'IHDR' || length !== 13) return null
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    }
    hasData ||= type === 'IDAT'
    if (type === 'IEND') return hasData && end === file.length ? size : null
    at = end
  }
  return null
}

/** JPEG (ITU T.81), annex B: segments of marker and length up to the scans, and an end marker last. */
function jpegSize(file: Buffer): Size | null {
  if (file.length < 4 || file.readUInt16BE(file.length - 2) !== 0xffd9) return null
  let size: Size | null = null
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file.readUInt16BE(at)
    const length = file.readUInt16BE(at + 2)
    if (marker < 0xffc0 || length < 2 || at + 2 + length > file.length) return null
    // Frames are C0 to CF without the tables C4, C8 and CC.
    if (marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      if (length < 8) return null
      size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    }
    if (marker === 0xffda) return size
    at += 2 + length
  }
  return null
}
