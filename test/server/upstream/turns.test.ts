import { expect, test } from 'bun:test'
import { Turns } from '../../../server/upstream/turns.ts'

test('two at once, the others in their order; a failure passes its turn on', async () => {
  const turns = new Turns(2, 3)
  const ends: ReturnType<typeof Promise.withResolvers<void>>[] = []
  const begun: number[] = []
  const take = (k: number) =>
    turns.take(async () => {
      begun.push(k)
      const end = Promise.withResolvers<void>()
      ends[k] = end
      await end.promise
    })
  const all = [0, 1, 2, 3].map(take)
  await Promise.resolve()
  expect([begun, turns.hasRoom]).toEqual([[0, 1], true])
  const last = take(4)
  expect(turns.hasRoom).toBe(false)
  ends[1]?.reject(new Error('down'))
  await expect(all[1]).rejects.toThrow('down')
  await Bun.sleep(0)
  expect(begun).toEqual([0, 1, 2])
  for (const k of [0, 2]) ends[k]?.resolve()
  await Promise.all([all[0], all[2]])
  await Bun.sleep(0)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  for (const k of [3, 4]) ends[k]?.resolve()
  await Promise.all([all[3], last])
  expect(turns.hasRoom).toBe(true)
})
