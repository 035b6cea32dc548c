import { expect, test } from 'bun:test'
import { Unfinished } from '../../../server/runs/unfinished.ts'

test('waits for unfinished work, for work that starts in the meantime and for failing work, but not beyond the time limit', async () => {
  const unfinished = new Unfinished()
  await unfinished.settle(60_000)
  let end: () => void = () => undefined
  const first = unfinished.track(new Promise<void>((resolve) => (end = resolve)))
  const joins = first.then(() => unfinished.track(Promise.reject(new Error('no'))))
  const settled = unfinished.settle(60_000)
  end()
  await expect(joins).rejects.toThrow('no')
  await settled
  void unfinished.track(new Promise(() => undefined))
  await unfinished.settle(1)
})
