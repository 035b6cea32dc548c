import { crc32, deflateSync } from 'node:zlib'

export interface PngParts {
  readonly width: number
  readonly height: number
  readonly bits?: number
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA */
  readonly colour?: 0 | 2 | 3 | 4 | 6
  /** 1 for Adam7. */
  readonly interlace?: 0 | 1
  /** Rows with their filter bytes; null for a file without; absent for zeros. */
  readonly pixels?: Buffer | null
  /** Chunks between head and pixels. */
  readonly before?: readonly (readonly [type: string, data: Buffer])[]
}

const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

/** A PNG of any content, also of one that no program would write. */
export function pngFile(parts: PngParts): Uint8Array<ArrayBuffer> {
  const { width, height, bits = 8, colour = 0, interlace = 0, before = [] } = parts
  const row = 1 + Math.ceil((width * bits * CHANNELS[colour]) / 8)
  const pixels = parts.pixels === undefined ? Buffer.alloc(height * row) : parts.pixels
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', pngHead(width, height, bits, colour, interlace)),
      ...before.map(([type, data]) => chunk(type, data)),
      ...(pixels === null ? [] : [chunk('IDAT', deflateSync(pixels, { level: 9 }))]),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

export function pngHead(width: number, height: number, bits = 8, colour = 0, interlace = 0): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour, 0, 0, interlace], 8)
  return head
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}
