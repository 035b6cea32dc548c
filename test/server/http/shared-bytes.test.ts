import { expect, spyOn, test } from 'bun:test'
import { COPIED_MAX_BYTES, SharedBytes } from '../../../server/http/shared-bytes.ts'
import { Turns } from '../../../server/http/turns.ts'

const MAX = 8 * 1024 * 1024
const BYTES = crypto.getRandomValues(new Uint8Array(65_536))
const turns = new Turns()

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => BYTES[at % BYTES.length] ?? 0)

function cut(bytes: Uint8Array, length: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, k) => bytes.subarray(k * length, (k + 1) * length))
}

const CASES = [0, 1, 1000, COPIED_MAX_BYTES, 2_000_000].flatMap((length) =>
  [7001, 65_536, COPIED_MAX_BYTES, COPIED_MAX_BYTES + 1, MAX].flatMap((pieces) =>
    [0, length].map((expected) => [length, pieces, expected] as const),
  ),
)

test.each(CASES)(
  '%d bytes in pieces of %d, %d expected, are the same bytes in memory of their length',
  async (length, pieces, expected) => {
    const sent = noise(length)
    const collected = new SharedBytes(expected, MAX)
    for (const piece of cut(sent, pieces)) expect(await collected.add(piece, turns)).toBe(true)
    const joined = await collected.joined(turns)
    expect(joined.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(joined.buffer.byteLength).toBe(length)
    expect(Buffer.compare(joined, sent)).toBe(0)
  },
)

test.each([
  ['one piece', MAX, MAX],
  ['one piece of unknown length', MAX, 0],
  ['short pieces of unknown length', 65_536, 0],
])('%s: no turn of the event loop copies more than its share', async (_name, pieces, expected) => {
  const sent = cut(noise(MAX), pieces)
  let inTurn = 0
  let most = 0
  const nextTurn = spyOn(turns, 'next').mockImplementation(async () => {
    inTurn = 0
  })
  const set = Uint8Array.prototype.set
  const copied = spyOn(Uint8Array.prototype, 'set').mockImplementation(function (this: Uint8Array, from: ArrayLike<number>, at?: number) {
    inTurn += from.length
    most = Math.max(most, inTurn)
    set.call(this, from, at)
  })
  try {
    const collected = new SharedBytes(expected, MAX)
    for (const piece of sent) {
      inTurn = 0 // pieces arrive in turns of their own
      await collected.add(piece, turns)
    }
    inTurn = 0
    expect((await collected.joined(turns)).length).toBe(MAX)
  } finally {
    nextTurn.mockRestore()
    copied.mockRestore()
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(COPIED_MAX_BYTES)
})

test('what would exceed the largest length is refused', async () => {
  const collected = new SharedBytes(0, 10)
  expect(await collected.add(new Uint8Array(6), turns)).toBe(true)
  expect(await collected.add(new Uint8Array(5), turns)).toBe(false)
  expect((await collected.joined(turns)).length).toBe(6)
})
