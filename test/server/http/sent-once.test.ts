import { describe, expect, test } from 'bun:test'
import { zstdDecompressSync } from 'node:zlib'
import { BytesInFlight } from '../../../server/http/bytes-in-flight.ts'
import { writeReply } from '../../../server/http/respond.ts'
import { Sending } from '../../../server/http/sending.ts'

const CONTENT = 'a,b\n'.repeat(20_000)
const sending = new Sending({
  inFlight: new BytesInFlight(Number.POSITIVE_INFINITY, 'answers'),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  track: () => undefined,
})
const answer = (bytes: Uint8Array | AsyncGenerator<Uint8Array, void, undefined>, isSentOnce: boolean, encoding: 'zstd' | null) =>
  writeReply(
    { status: 200, contentType: 'text/csv', body: { bytes, contentEncoding: null, isSentOnce } },
    encoding,
    sending.to('192.0.2.1'),
  )

describe('bytes that nobody reads but the sender', () => {
  test('are freed when the answer has them; others stay', async () => {
    for (const isSentOnce of [true, false]) {
      const bytes = new TextEncoder().encode(CONTENT)
      const sent = await answer(bytes, isSentOnce, null)
      expect(bytes.length).toBe(isSentOnce ? 0 : CONTENT.length)
      expect(await sent.text()).toBe(CONTENT)
    }
  })

  test('in pieces are freed when they are compressed; others stay', async () => {
    for (const isSentOnce of [true, false]) {
      const pieces = Array.from({ length: 4 }, () => new TextEncoder().encode(CONTENT))
      const sent = await answer(each(pieces), isSentOnce, 'zstd')
      expect(new TextDecoder().decode(zstdDecompressSync(await sent.bytes()))).toBe(CONTENT.repeat(4))
      expect(pieces.map(({ length }) => length)).toEqual(Array(4).fill(isSentOnce ? 0 : CONTENT.length))
    }
  })
})

async function* each(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* pieces
}
