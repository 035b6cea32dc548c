import { expect, test } from 'bun:test'
import { readSentBytes } from '../../../server/http/body.ts'
import { BytesInFlight } from '../../../server/http/bytes-in-flight.ts'
import { BodyHold } from '../../../server/http/request-bodies.ts'

const LIMITS = { maxBytes: 1e6, maxInflatedBytes: 1e6 }
const COUNT = 20

test('of many bodies that come at once, one is begun in each turn of the event loop', async () => {
  let begun = 0
  const request = {
    headers: new Headers(),
    get body() {
      begun++
      return null
    },
  } as unknown as Request
  const hold = new BodyHold(new BytesInFlight(1e6, 'request bodies'))
  const read = Promise.all(Array.from({ length: COUNT }, () => readSentBytes(request, LIMITS, hold)))
  const perTurn: number[] = []
  while (begun < COUNT) {
    const before = begun
    await new Promise(setImmediate)
    perTurn.push(begun - before)
  }
  expect(Math.max(...perTurn)).toBe(1)
  expect(await read).toHaveLength(COUNT)
})
