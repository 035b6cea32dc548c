import { describe, expect, test } from 'bun:test'
import { acceptedEncoding, compress, compressedPieces } from '../../../server/http/compression.ts'
import { slicesOf } from '../../../server/http/pieces.ts'

describe('compression of answers', () => {
  test.each([
    [null, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1, zstd;q=0.5', 'gzip'],
    ['gzip;q=0, zstd;q=0', null],
    ['*', 'zstd'],
    ['*;q=0', null],
    ['gzip;q=0, *', 'zstd'],
    ['gzip, identity', 'gzip'],
    ['identity, gzip;q=0.5', null],
    ['gzip;q=-1', null],
  ] as const)('Accept-Encoding %p: %p', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })

  test.each([
    ['gzip', Bun.gunzipSync],
    ['zstd', Bun.zstdDecompressSync],
  ] as const)('pieces compressed with the accepted encoding %s can be decompressed to the original', async (encoding, inflate) => {
    const text = new TextEncoder().encode('pvyield '.repeat(1000))
    const written = await Array.fromAsync(compressedPieces(slicesOf(text, 100), encoding))
    expect(new Uint8Array(inflate(new Uint8Array(Bun.concatArrayBuffers(written))))).toEqual(text)
  })

  test('answers up to 1 kB are not compressed; longer ones can be decompressed to the original', async () => {
    const small = new Uint8Array(1024)
    const large = new TextEncoder().encode('pvyield '.repeat(1000))
    expect((await compress(small, 'gzip')).encoding).toBeNull()
    const { bytes, encoding } = await compress(large, 'gzip')
    expect(encoding).toBe('gzip')
    expect(Bun.gunzipSync(bytes)).toEqual(large)
    expect(new Uint8Array(Bun.zstdDecompressSync((await compress(large, 'zstd')).bytes))).toEqual(large)
  })
})
