import { expect, spyOn, test } from 'bun:test'
import { turns } from '../../../server/event-loop/turns.ts'
import { ReceivedBytes } from '../../../server/http/received-bytes.ts'
import { COPIED_MAX_BYTES } from '../../../server/memory/copied-in-turns.ts'

const MAX = 8 * 1024 * 1024
const BYTES = crypto.getRandomValues(new Uint8Array(65_536))

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => BYTES[at % BYTES.length] ?? 0)

/** Pieces in memory of their own, as they arrive. */
function cut(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer>[] {
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, k) => bytes.slice(k * length, (k + 1) * length))
}

/** Lengths of pieces that take turns. */
function mixed(bytes: Uint8Array, lengths: readonly number[]): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 0)
    pieces.push(bytes.slice(at, at + (lengths[pieces.length % lengths.length] ?? 1)))
  return pieces
}

const CASES = [0, 1, 1000, COPIED_MAX_BYTES, 2_000_000].flatMap((length) =>
  [[7001], [16_384], [65_536], [COPIED_MAX_BYTES], [COPIED_MAX_BYTES + 1], [MAX], [100, 70_000, 20, 16_385]].map(
    (pieces) => [length, pieces] as const,
  ),
)

test.each(CASES)('%d bytes in pieces of %j are the same bytes in memory of their length', async (length, pieces) => {
  const sent = noise(length)
  const received = new ReceivedBytes(MAX)
  for (const piece of mixed(sent, pieces)) expect(received.add(piece)).toBe(true)
  const joined = await received.joined()
  expect(joined.buffer.byteLength).toBe(length)
  expect(Buffer.compare(joined, sent)).toBe(0)
})

test('byte by byte, the memory at most doubles', () => {
  const received = new ReceivedBytes(MAX)
  const memory = new Set<Uint8Array>()
  const set = Uint8Array.prototype.set
  const copied = spyOn(Uint8Array.prototype, 'set').mockImplementation(function (this: Uint8Array, from: ArrayLike<number>, at?: number) {
    memory.add(this)
    set.call(this, from, at)
  })
  try {
    for (let length = 1; length <= 200_000; length++) {
      received.add(new Uint8Array(1))
      if (length % 1000 > 0) continue
      expect([...memory].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(2 * length + 16_385)
    }
  } finally {
    copied.mockRestore()
  }
})

test.each([
  ['long pieces', MAX - 1],
  ['short pieces', 65_536],
  ['shorter pieces', 10_000],
])('%s: no turn of the event loop copies more than its share', async (_name, length) => {
  const pieces = cut(noise(MAX), length)
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
    const received = new ReceivedBytes(MAX)
    for (const piece of pieces) {
      inTurn = 0 // pieces arrive in turns of their own
      received.add(piece)
    }
    inTurn = 0
    expect((await received.joined()).length).toBe(MAX)
  } finally {
    nextTurn.mockRestore()
    copied.mockRestore()
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(COPIED_MAX_BYTES)
})

test('what would exceed the largest length is refused', async () => {
  const received = new ReceivedBytes(10)
  expect(received.add(new Uint8Array(6))).toBe(true)
  expect(received.add(new Uint8Array(5))).toBe(false)
  expect((await received.joined()).length).toBe(6)
})

test.each([[[20_000]], [[100]], [[20_000, 100]]])('pieces of %j are freed when they are joined or discarded', async (lengths) => {
  for (const end of ['joined', 'discard'] as const) {
    const pieces = mixed(noise(90_000), lengths)
    const received = new ReceivedBytes(MAX)
    for (const piece of pieces) received.add(piece)
    await received[end]()
    expect(pieces.map(({ length }) => length)).toEqual(pieces.map(() => 0))
  }
})
