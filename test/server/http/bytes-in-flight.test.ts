import { expect, test } from 'bun:test'
import { BytesInFlight } from '../../../server/http/bytes-in-flight.ts'
import { Problem } from '../../../server/http/problem.ts'

const MEBIBYTE = 1024 * 1024

function refusalOf(work: () => void): Problem | null {
  try {
    work()
    return null
  } catch (cause) {
    if (cause instanceof Problem) return cause
    throw cause
  }
}

test('bytes beyond the cap are refused with 503 and Retry-After, and fit again once others are released', () => {
  const bytes = new BytesInFlight(10 * MEBIBYTE, 'answers')
  bytes.take(7 * MEBIBYTE)
  const refusal = refusalOf(() => bytes.take(4 * MEBIBYTE))
  expect([refusal?.code, refusal?.detail, refusal?.headers]).toEqual([
    'overloaded',
    'The service holds 7 MB of answers, and the limit is 10 MB: try again in 5 s',
    { 'retry-after': '5' },
  ])
  expect(bytes.bytes).toBe(7 * MEBIBYTE)
  bytes.take(3 * MEBIBYTE)
  bytes.release(7 * MEBIBYTE)
  bytes.take(4 * MEBIBYTE)
  expect(bytes.bytes).toBe(7 * MEBIBYTE)
})

test('more than the whole cap fits when nothing else is held', () => {
  const bytes = new BytesInFlight(10, 'answers')
  bytes.take(11)
  expect(refusalOf(() => bytes.take(1))?.code).toBe('overloaded')
  bytes.release(11)
  expect(bytes.bytes).toBe(0)
})

test('one owner holds half of the cap at most, and others still find room', () => {
  const bytes = new BytesInFlight(10 * MEBIBYTE, 'answers')
  bytes.take(3 * MEBIBYTE, 'a')
  bytes.take(2 * MEBIBYTE, 'a')
  expect(refusalOf(() => bytes.take(1 * MEBIBYTE, 'a'))?.detail).toBe(
    'Your address holds 5 MB of answers, and the limit is 5 MB: try again in 5 s',
  )
  bytes.take(4 * MEBIBYTE, 'b')
  bytes.release(3 * MEBIBYTE, 'a')
  bytes.take(1 * MEBIBYTE, 'a')
  expect(bytes.bytes).toBe(7 * MEBIBYTE)
})
