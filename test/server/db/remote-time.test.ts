import { afterEach, beforeEach, expect, test } from 'bun:test'
import { RemoteTime } from '../../../server/db/remote-time.ts'

const clock = performance.now.bind(performance)
let now: number
beforeEach(() => {
  now = 0
  performance.now = () => now
})
afterEach(() => {
  performance.now = clock
})

const failing = () => Promise.reject(Object.assign(new Error('no answer'), { code: 'NETWORK' }))

test('what waits for a server that answers has its full time, a long content more', () => {
  const time = new RemoteTime(10_000)
  now = 25_000
  expect(time.endOf(0, 0)).toBe(35_000)
  expect(time.endOf(0, 5_000_000)).toBe(40_000)
})

test('what waited behind a call that failed has what is left of its own, and makes no try without any', async () => {
  const time = new RemoteTime(10_000)
  await time.within(time.endOf(0, 0), failing).catch(() => undefined)
  now = 9000
  await time.within(time.endOf(0, 0), failing).catch(() => undefined)
  expect([time.endOf(0, 0), time.endOf(5000, 0), time.endOf(9001, 0)]).toEqual([10_000, 15_000, 19_000])
  now = 10_000
  let tries = 0
  const tried = time.within(time.endOf(0, 0), async () => void tries++)
  expect(String(await tried.catch((cause) => cause))).toBe(
    'StoreFault: The database server does not answer: an earlier call had no answer either',
  )
  expect(tries).toBe(0)
})

test('a call of a task ends with its time, and the cause says so', async () => {
  const time = new RemoteTime(10)
  let signal: AbortSignal | null = null
  const hung = time.within(time.endOf(0, 0), () => {
    signal = time.ended()
    return new Promise(() => undefined)
  })
  expect(String(await hung.catch((cause) => cause))).toBe('StoreFault: The database server did not answer within 10 ms')
  expect((signal as AbortSignal | null)?.aborted).toBe(true)
})
