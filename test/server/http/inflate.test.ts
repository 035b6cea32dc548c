import { expect, test } from 'bun:test'
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

test('damaged data are refused', async () => {
  const cut = Bun.gzipSync('hello there').subarray(0, 15)
  expect(await inflate(cut, 100).catch(({ code }) => code)).toBe('malformed_json')
  expect(() => inflateShort(cut, 100)).toThrow('damaged or truncated')
})
