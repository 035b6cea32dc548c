import { describe, expect, test } from 'bun:test'
import type { SentBody, SentBytes } from '@pvyield/contract/handlers'
import { collectingLarge, LargeBodies } from '../../../server/http/large-bodies.ts'
import { NeedsPlace } from '../../../server/http/needs-place.ts'

const MEBIBYTE = 1024 * 1024
const LIMIT = 96 * MEBIBYTE
const body = (bytes: Uint8Array<ArrayBuffer>): SentBytes => ({ bytes, maxInflatedBytes: LIMIT })
const large = body(Bun.gzipSync(new Uint8Array(20 * MEBIBYTE)))
const small = body(Bun.gzipSync(new Uint8Array(1000)))

/** Work that is under way until it is ended. */
class Works {
  readonly begun: (() => void)[] = []
  readonly work = () => new Promise<void>((resolve) => void this.begun.push(resolve))
}

describe('large bodies', () => {
  test('share the places, the longest waiting first; small ones need none', async () => {
    const bodies = new LargeBodies(2)
    const works = new Works()
    const run = (sent: SentBody) => bodies.run(sent, works.work)
    const ended = [large, large, large, large].map(run)
    await Bun.sleep(0)
    expect(works.begun).toHaveLength(2)
    ended.push(run(small), run({ text: '{}' }))
    expect(works.begun).toHaveLength(4)
    works.begun[0]?.()
    await ended[0]
    while (works.begun.length < 5) await Bun.sleep(0)
    works.begun[1]?.()
    while (works.begun.length < 6) await Bun.sleep(0)
    for (const end of works.begun) end()
    await Promise.all(ended)
    expect(works.begun).toHaveLength(6)
  })

  test('leave their place however their work ends', async () => {
    const bodies = new LargeBodies(1)
    for (let k = 0; k < 3; k++) await expect(bodies.run(large, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await bodies.run(large, async () => 'done')).toBe('done')
  })

  test('that look small are tried up to 8 MB, and read again with a place', async () => {
    const bodies = new LargeBodies(1)
    const seen: (number | true | undefined)[][] = []
    const result = await bodies.run(small, async ({ maxInflatedBytes, isTrial }) => {
      seen.push([maxInflatedBytes / MEBIBYTE, isTrial])
      if (isTrial) throw new NeedsPlace()
      return 'done'
    })
    expect([result, seen]).toEqual([
      'done',
      [
        [8, true],
        [96, undefined],
      ],
    ])
  })

  test('may not wait with more than 128 MB, unless they were accepted', async () => {
    const bodies = new LargeBodies(1)
    const works = new Works()
    const bytes = new Uint8Array(60 * MEBIBYTE)
    bytes.set(large.bytes)
    new DataView(bytes.buffer).setUint32(bytes.length - 4, 20 * MEBIBYTE, true)
    const heavy = body(bytes)
    const ended = [1, 2, 3].map(() => bodies.run(heavy, works.work))
    await expect(bodies.run(heavy, works.work)).rejects.toMatchObject({ code: 'overloaded', headers: { 'retry-after': '5' } })
    expect(() => bodies.requireRoom(heavy)).toThrow('2 large bodies are waiting: try again in 5 s')
    ended.push(bodies.run(heavy, works.work, { isAccepted: true }))
    for (let k = 0; k < 4; k++) {
      while (works.begun.length <= k) await Bun.sleep(0)
      works.begun[k]?.()
    }
    await Promise.all(ended)
    bodies.requireRoom(heavy)
  })
})

test('a worker collects garbage after a task with a large body, and after no other', async () => {
  let collected = 0
  const { read } = collectingLarge({ read: async (input: { body: SentBytes }) => input.body.bytes.length }, () => collected++)
  await read({ body: { ...small, maxInflatedBytes: 8 * MEBIBYTE, isTrial: true } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(collected).toBe(0)
  await read({ body: large })
  while (collected < 1) await Bun.sleep(1)
})
