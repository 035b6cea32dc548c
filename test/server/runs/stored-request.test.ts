import { expect, test } from 'bun:test'
import { packRequest, storedBody } from '../../../server/runs/stored-request.ts'

test('a body is stored as gzip or zstd, and read again', async () => {
  const bytes = new TextEncoder().encode('{"a":1}')
  const gzip = Bun.gzipSync(bytes)
  const maxInflatedBytes = 96 * 1024 * 1024
  for (const [body, signature, content] of [
    [{ text: '{"a":1}' }, '28b52ffd', bytes],
    [{ bytes, maxInflatedBytes }, '28b52ffd', bytes],
    [{ bytes: gzip, maxInflatedBytes }, '1f8b', gzip],
  ] as const) {
    const stored = await packRequest(body)
    expect(Buffer.from(stored).toString('hex')).toStartWith(signature)
    expect(await storedBody(stored)).toEqual({ bytes: content, maxInflatedBytes })
  }
})
