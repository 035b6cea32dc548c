import { expect, spyOn, test } from 'bun:test'
import { turns } from '../../../server/event-loop/turns.ts'
import { readSentBytes } from '../../../server/http/body.ts'
import { BytesInFlight } from '../../../server/http/bytes-in-flight.ts'
import { BodyHold } from '../../../server/http/request-bodies.ts'

const LIMITS = { maxBytes: 1e6, maxInflatedBytes: 1e6 }
const COUNT = 20

test('of many bodies that come at once, none is begun in a turn of the event loop that has no room', async () => {
  let begun = 0
  const request = {
    headers: new Headers(),
    get body() {
      begun++
      return null
    },
  } as unknown as Request
  const waiting: (() => void)[] = []
  const room = spyOn(turns, 'room').mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  try {
    const hold = new BodyHold(new BytesInFlight(1e6, 'request bodies'))
    const read = Promise.all(Array.from({ length: COUNT }, () => readSentBytes(request, LIMITS, hold)))
    for (let k = 0; k < COUNT; k++) {
      await new Promise(setImmediate)
      expect(begun).toBe(k)
      waiting[k]?.()
    }
    expect(await read).toHaveLength(COUNT)
  } finally {
    room.mockRestore()
  }
})
