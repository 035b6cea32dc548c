import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { fastEnough, withinDeadline } from '../../../server/http/body-deadline.ts'
import { Problem } from '../../../server/http/problem.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Lets time pass, and everything that waits for it. */
async function pass(millis: number): Promise<void> {
  jest.advanceTimersByTime(millis)
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** How a promise stands: the code of its problem, its value, or null while it is open. */
function watch<T>(work: Promise<T>): { now: string | T | null } {
  const state: { now: string | T | null } = { now: null }
  work.then(
    (value) => (state.now = value),
    (cause) => (state.now = cause instanceof Problem ? cause.code : String(cause)),
  )
  return state
}

test('a body that is awaited as a whole has 10 s and a second for every 16 kB', async () => {
  const small = watch(withinDeadline(new Promise<never>(() => undefined), 100))
  const larger = watch(withinDeadline(new Promise<never>(() => undefined), 64_000))
  await pass(9000)
  expect([small.now, larger.now]).toEqual([null, null])
  await pass(2000)
  expect([small.now, larger.now]).toEqual(['request_timeout', null])
  await pass(4000)
  expect(larger.now).toBe('request_timeout')
})

test('a body that came, and a failure to read it, are passed on', async () => {
  const came = watch(withinDeadline(Promise.resolve('body'), 100))
  const failed = watch(withinDeadline(Promise.reject('left'), 100))
  await pass(0)
  expect([came.now, failed.now]).toEqual(['body', 'left'])
})

test('pieces pay for the wait for the next; the stream is cancelled when they stop', async () => {
  let cancelled = false
  let feed: (piece: Uint8Array) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      feed = (piece) => controller.enqueue(piece)
    },
    cancel: () => {
      cancelled = true
    },
  })
  const pieces = fastEnough(body)
  feed(new Uint8Array(160_000)) // Pays for 10 s.
  const first = watch(pieces.next())
  await pass(0)
  expect(first.now).toMatchObject({ done: false })
  const second = watch(pieces.next())
  await pass(15_000)
  expect(second.now).toBeNull()
  await pass(6000)
  expect([second.now, cancelled]).toEqual(['request_timeout', true])
})
