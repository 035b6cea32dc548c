import { expect, test } from 'bun:test'
import { Unfinished } from '../../../server/runs/unfinished.ts'

test('waits for what is unfinished and for what joins meanwhile, failures included, and no longer than it may', async () => {
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
