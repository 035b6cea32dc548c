import { describe, expect, test } from 'bun:test'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { isNoGzip } from '../../../server/http/gzip-fault.ts'
import { claimedBytes, inflate, inflateShort } from '../../../server/http/inflate.ts'
import { Problem } from '../../../server/http/problem.ts'

const MEBIBYTE = 1024 * 1024
const gzip = (bytes: number) => Bun.gzipSync(new Uint8Array(bytes))

test('inflation stops at the limit, whatever length the data claim', async () => {
  const honest = gzip(64 * MEBIBYTE)
  const lie = honest.slice()
  new DataView(lie.buffer).setUint32(lie.length - 4, 1, true)
  expect([claimedBytes(honest), claimedBytes(lie)]).toEqual([64 * MEBIBYTE, 1])
  for (const data of [honest, lie]) {
    let seen = 0
    expect(
      await inflate(data, 3 * MEBIBYTE, ({ length }) => {
        seen = length
      }),
    ).toBeNull()
    expect(seen).toBeLessThanOrEqual(3 * MEBIBYTE)
    expect(seen).toBeGreaterThan(2 * MEBIBYTE)
    expect(inflateShort(data, 1000)).toBeNull()
  }
})

test('who watches can stop inflation', async () => {
  let calls = 0
  const stopped = inflate(gzip(64 * MEBIBYTE), 64 * MEBIBYTE, () => {
    if (++calls === 2) throw new Problem('validation_error', 'Enough')
  })
  expect(await stopped.catch(({ detail }) => detail)).toBe('Enough')
  expect(calls).toBe(2)
})

test('a claim beyond what the data can become is not believed', () => {
  const data = gzip(10)
  new DataView(data.buffer).setUint32(data.length - 4, 0xffff_ffff, true)
  expect(claimedBytes(data)).toBe(data.length * 1032)
})

test('several members are one body', async () => {
  const members = new Uint8Array(Buffer.concat([Bun.gzipSync('hello'), Bun.gzipSync(' there')]))
  expect(new TextDecoder().decode((await inflate(members, 100)) ?? undefined)).toBe('hello there')
  expect(new TextDecoder().decode(inflateShort(members, 100) ?? undefined)).toBe('hello there')
})

describe('gzip that does not inflate', () => {
  const whole = Bun.gzipSync('hello there, hello there')
  const changed = (at: number, by = 1) => {
    const bytes = whole.slice()
    bytes[at < 0 ? bytes.length + at : at] = (bytes.at(at) ?? 0) ^ by
    return bytes
  }
  const CUT = 'The gzip data of the body end too early: the body was cut. Send all of it, or send it uncompressed'
  const NO_HEADER = 'The body begins with the signature of gzip, but has no gzip header: compress it again, or send it uncompressed'
  const TRAILING = 'After the gzip data of the body come bytes that are not gzip: send the compressed data alone'
  const followedBy = (bytes: ArrayLike<number>) => new Uint8Array([...whole, ...Array.from(bytes)])
  const damaged = (how: string) =>
    `The gzip data of the body are damaged (${how}): compress and send the body again as binary data, or send it uncompressed`

  test.each([
    ['cut within its header', whole.subarray(0, 5), CUT],
    ['cut within its data', whole.subarray(0, 15), CUT],
    ['cut within its trailer', whole.subarray(0, -1), CUT],
    ['another checksum', changed(-6), damaged('incorrect data check')],
    ['another length', changed(-2), damaged('incorrect length check')],
    ['a block of no type', changed(10, 4), damaged('invalid block type')],
    ['another method', changed(2), NO_HEADER],
    ['unknown flags', changed(3, 0xe0), NO_HEADER],
    ['a text after the data', followedBy(Buffer.from('hello there')), TRAILING],
    ['another member without a method after the data', followedBy([0x1f, 0x8b, 0, 0, 0, 0, 0, 0, 0, 0]), TRAILING],
    ['a text after the signature', new Uint8Array([0x1f, 0x8b, ...Buffer.from('hello there')]), NO_HEADER],
  ])('%s: at once and in pieces, the problem says which', async (_, bytes, detail) => {
    const problem = await inflate(bytes, 100).catch((cause) => cause)
    expect([problem.code, problem.detail]).toEqual(['malformed_json', detail])
    expect(() => inflateShort(bytes, 100)).toThrow(detail)
  })
})

test('a body that says it is gzip may be plain JSON or a form, and nothing else', () => {
  for (const plain of ['{"a":1}', '[1]', '"text"', '\ufeff{}', ' \r\n\t{}', '--boundary\r\n', ''])
    expect(isNoGzip(Buffer.from(plain))).toBe(false)
  for (const bytes of [Bun.gzipSync('x'), new Uint8Array()]) expect(isNoGzip(bytes)).toBe(false)
  for (const bytes of [deflateSync('{}'), deflateRawSync('{}'), Bun.zstdCompressSync('{}'), Buffer.from('hello')])
    expect(isNoGzip(bytes)).toBe(true)
})
