import { expect, test } from 'bun:test'
import { Room } from '../../../server/workers/room.ts'

const task = { tasks: 1, size: 10, seconds: 1 }

function fill(room: Room, caller: string): number {
  let count = 0
  for (; room.fits(caller, task); count++) room.take(caller, task)
  return count
}

test('a caller gets half of the room that the others leave, so a newcomer always finds some', () => {
  const room = new Room({ tasks: 1000, size: 1e9, seconds: 1e9 })
  expect(['a', 'b', 'c', 'd'].map((caller) => fill(room, caller))).toEqual([500, 250, 125, 62])
  expect(room.fits(null, task)).toBe(true)
})

test.each([
  ['tasks', 4],
  ['size', 2],
  ['seconds', 3],
] as const)('the room is limited in %s', (what, count) => {
  const room = new Room({ tasks: 1000, size: 10_000, seconds: 1000, ...{ [what]: what === 'size' ? 20 * count : 2 * count } })
  expect(fill(room, 'a')).toBe(count)
})

test('what leaves makes room', () => {
  const room = new Room({ tasks: 2, size: 1000, seconds: 0.6 })
  const small = { tasks: 1, size: 0, seconds: 0.1 }
  for (let k = 0; k < 3; k++) {
    expect(room.fits('a', small)).toBe(true)
    room.take('a', small)
    expect(room.fits('a', small)).toBe(false)
    room.leave('a', small)
  }
  expect(room.taken).toEqual({ tasks: 0, size: 0, seconds: 0 })
})
