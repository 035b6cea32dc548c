import { beforeEach, describe, expect, test } from 'bun:test'
import { Turns } from '../../../server/event-loop/turns.ts'

/** An event loop whose turns begin when the test says so, and a clock that only work moves. */
let nowMillis = 0
let queued: (() => void)[] = []
let turns: Turns
let done: string[] = []
beforeEach(() => {
  nowMillis = 0
  queued = []
  done = []
  turns = new Turns(
    () => nowMillis,
    (begin) => void queued.push(begin),
  )
})

/** Begins the next turn. Returns what was done in it. */
async function turn(): Promise<readonly string[]> {
  const before = done.length
  for (const begin of queued.splice(0)) {
    begin()
    await Promise.resolve() // what was waited for goes on before the next call, as in an event loop
  }
  return done.slice(before)
}

async function piece(name: string, millis: number, wait: Promise<void> | undefined): Promise<void> {
  await wait
  nowMillis += millis
  done.push(name)
}

describe('turns of the event loop', () => {
  test('work begins at once while its turn has room', async () => {
    expect(turns.room()).toBeUndefined()
    nowMillis += 2
    expect(turns.room()).toBeUndefined()
    nowMillis += 0.1
    expect(turns.room()).toBeInstanceOf(Promise)
  })

  test('pieces of 0.8 ms that are ready at once: three a turn, in their order', async () => {
    for (let k = 0; k < 8; k++) void piece(`${k}`, 0.8, turns.next())
    expect(done).toEqual([])
    expect(await turn()).toEqual(['0', '1', '2'])
    expect(await turn()).toEqual(['3', '4', '5'])
    expect(await turn()).toEqual(['6', '7'])
    expect(await turn()).toEqual([])
    expect(queued).toEqual([])
  })

  test('a long piece of work, such as a collection of garbage, moves what comes after it to the next turn', async () => {
    void piece('collection', 12, turns.next())
    void piece('after', 1, turns.next())
    expect(await turn()).toEqual(['collection'])
    void piece('arrived meanwhile', 1, turns.room())
    expect(await turn()).toEqual(['after', 'arrived meanwhile'])
  })

  test('every piece that waits is begun, however long the others are', async () => {
    for (let k = 0; k < 20; k++) void piece(`${k}`, 50, turns.next())
    for (let k = 0; k < 20; k++) expect(await turn()).toEqual([`${k}`])
  })

  test('work that waited in no turn counts for one turn at most', async () => {
    nowMillis = 1e6
    void piece('first', 1, turns.room())
    expect(await turn()).toEqual(['first'])
    expect(turns.room()).toBeUndefined()
  })
})

test('with the clock and the event loop of this thread, a thousand pieces are done', async () => {
  const real = new Turns()
  let count = 0
  await Promise.all(
    Array.from({ length: 1000 }, async () => {
      await real.next()
      await real.room()
      count++
    }),
  )
  expect(count).toBe(1000)
})
