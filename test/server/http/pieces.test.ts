import { describe, expect, spyOn, test } from 'bun:test'
import { Readable } from 'node:stream'
import { pack, unpack } from '../../../server/db/zstd.ts'
import { compress, compressedPieces } from '../../../server/http/compression.ts'
import { type Pieces, piece, slicesOf, wholeIfShort, withoutByteOrderMark, withoutLastByte } from '../../../server/http/pieces.ts'
import { unpackedPieces } from '../../../server/http/unpacked-pieces.ts'

const MEBIBYTE = 1024 * 1024
const LONG = piece('0123456789abcdef'.repeat(MEBIBYTE))

async function textOf(pieces: Pieces): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Bun.concatArrayBuffers(await Array.fromAsync(pieces)))
}

async function* piecesOf(...texts: string[]): Pieces {
  for (const text of texts) yield piece(text)
}

describe('unpacked pieces', () => {
  test.each([
    ['zstd', Bun.zstdCompressSync],
    ['gzip', Bun.gzipSync],
    ['nothing', (bytes: Uint8Array<ArrayBuffer>) => bytes],
  ])('of a text packed with %s are the text', async (_name, pack) => {
    expect(await textOf(unpackedPieces(pack(LONG)))).toBe(new TextDecoder().decode(LONG))
  })

  test('of two zstd frames, one after the other, are both texts', async () => {
    const packed = Bun.concatArrayBuffers([Bun.zstdCompressSync('one '), Bun.zstdCompressSync('two')])
    expect(await textOf(unpackedPieces(new Uint8Array(packed)))).toBe('one two')
  })

  test('are short, and damaged data fail', async () => {
    const sizes = (await Array.fromAsync(unpackedPieces(Bun.zstdCompressSync(LONG)))).map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(256 * 1024)
    const damaged = Bun.gzipSync(LONG).fill(7, 1000, 2000)
    await expect(Array.fromAsync(unpackedPieces(damaged))).rejects.toThrow()
  })
})

test('what is short is packed and unpacked without a stream of node, which is work and garbage of the main thread', async () => {
  const pushed = spyOn(Readable.prototype, 'push')
  try {
    const short = LONG.slice(0, MEBIBYTE)
    const packed = await pack(short)
    expect(new Uint8Array(await unpack(packed))).toEqual(short)
    expect((await compress(short, 'zstd')).bytes.length).toBeLessThan(short.length)
    expect(await textOf(unpackedPieces(packed))).toBe(new TextDecoder().decode(short))
    expect(pushed).not.toHaveBeenCalled()
    await textOf(unpackedPieces(await pack(LONG)))
    expect(pushed).toHaveBeenCalled()
  } finally {
    pushed.mockRestore()
  }
})

test('the last byte is left out, also when it stands alone or empty pieces follow', async () => {
  expect(await textOf(withoutLastByte(piecesOf('{"a":1', '}')))).toBe('{"a":1')
  expect(await textOf(withoutLastByte(piecesOf('{"a":1}', '')))).toBe('{"a":1')
  expect(await textOf(withoutLastByte(piecesOf()))).toBe('')
})

test('a byte order mark is left out at the beginning only', async () => {
  expect(await textOf(withoutByteOrderMark(piecesOf('\uFEFF{', '\uFEFF}')))).toBe('{\uFEFF}')
  expect(await textOf(withoutByteOrderMark(piecesOf('{}')))).toBe('{}')
})

test('a short text is returned whole, a long one in the same pieces; ending it early ends its source', async () => {
  expect(await wholeIfShort(piecesOf('ab', 'cd'), 4)).toEqual(piece('abcd'))
  const long = await wholeIfShort(piecesOf('ab', 'cd', 'ef'), 3)
  if (long instanceof Uint8Array) throw new Error('whole')
  expect(await textOf(long)).toBe('abcdef')
  let hasEnded = false
  async function* endless(): Pieces {
    try {
      for (;;) yield piece('a')
    } finally {
      hasEnded = true
    }
  }
  const pieces = await wholeIfShort(endless(), 3)
  if (pieces instanceof Uint8Array) throw new Error('whole')
  await pieces.next()
  await pieces.return()
  expect(hasEnded).toBe(true)
})

test.each(['gzip', 'zstd'] as const)('%s reads only as far ahead as its buffers; ending it early ends its source', async (encoding) => {
  const ended = Promise.withResolvers<void>()
  let read = 0
  async function* source(): Pieces {
    try {
      // Noise: what does not become smaller fills the buffers.
      for await (const slice of slicesOf(crypto.getRandomValues(new Uint8Array(65_536)), 65_536))
        for (; read < 1000; read++) yield slice.map((byte) => (byte * (2 * read + 1)) & 255)
    } finally {
      ended.resolve()
    }
  }
  const packed = compressedPieces(source(), encoding)
  await packed.next()
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
  expect(read).toBeLessThan(100)
  await packed.return()
  await ended.promise
})
