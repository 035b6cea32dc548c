import { expect, test } from 'bun:test'
import { Newest } from '../../clients/console/worker/newest.ts'

test('one is under way, the newest waits, and those between are dropped', async () => {
  const begun: number[] = []
  const done: number[] = []
  const ends: (() => void)[] = []
  const newest = new Newest<number, number>(
    (input) => {
      begun.push(input)
      return new Promise((resolve) => ends.push(() => resolve(10 * input)))
    },
    (_, output) => void done.push(output),
    () => undefined,
  )
  for (const input of [1, 2, 3, 4]) newest.want(input)
  expect(begun).toEqual([1])
  ends[0]?.()
  await Bun.sleep(0)
  expect([begun, done]).toEqual([[1, 4], [10]])
  ends[1]?.()
  await Bun.sleep(0)
  newest.want(5)
  expect([begun, done]).toEqual([
    [1, 4, 5],
    [10, 40],
  ])
})

test('a failure is reported with its input, and the next one runs', async () => {
  const failed: unknown[] = []
  const done: string[] = []
  const newest = new Newest<string, string>(
    async (input) => {
      if (input === 'bad') throw new Error('no')
      return input
    },
    (_, output) => void done.push(output),
    (input, cause) => void failed.push([input, (cause as Error).message]),
  )
  newest.want('bad')
  newest.want('good')
  await Bun.sleep(1)
  expect([failed, done]).toEqual([[['bad', 'no']], ['good']])
})
