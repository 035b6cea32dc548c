import { expect, test } from 'bun:test'
import { likelyCost } from '../../../server/http/likely-cost.ts'
import { isLarge } from '../../../server/workers/protocol.ts'

const LIMIT = 96 * 1024 * 1024
const gzip = (megabytes: number) => ({ bytes: Bun.gzipSync(new Uint8Array(megabytes * 1e6)), maxInflatedBytes: LIMIT })

test('a year of hours is a small task, a few bytes of gzip that hold a million rows a large one', () => {
  expect(isLarge(likelyCost({ text: ' '.repeat(60_000) }))).toBe(false)
  expect(isLarge(likelyCost({ bytes: new Uint8Array(3e6), maxInflatedBytes: LIMIT }))).toBe(false)
  expect(isLarge(likelyCost(gzip(2)))).toBe(false)
  expect(gzip(15).bytes.length).toBeLessThan(100_000)
  expect(isLarge(likelyCost(gzip(15)))).toBe(true)
})
