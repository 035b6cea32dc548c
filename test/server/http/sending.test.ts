import { describe, expect, test } from 'bun:test'
import { BytesInFlight } from '../../../server/http/bytes-in-flight.ts'
import type { Pieces } from '../../../server/http/pieces.ts'
import { writeReply } from '../../../server/http/respond.ts'
import { Sending } from '../../../server/http/sending.ts'
import type { Log } from '../../../server/log.ts'

const ADDRESS = '192.0.2.1'
const CAP = 100

interface Made {
  /** Number of pieces that were made. */
  pieces: number
  hasEnded: boolean
}

async function* counted(made: Made, count: number): Pieces {
  try {
    for (let k = 0; k < count; k++) {
      made.pieces++
      yield new Uint8Array([k])
    }
  } finally {
    made.hasEnded = true
  }
}

function start(stalledMillis?: number) {
  const inFlight = new BytesInFlight(CAP, 'answers')
  const tracked: Promise<void>[] = []
  const errors: string[] = []
  const log: Log = { info: () => undefined, warn: () => undefined, error: (event) => void errors.push(event) }
  const track = (work: Promise<void>) => void tracked.push(work)
  const sending = new Sending({ inFlight, log, track, ...(stalledMillis === undefined ? {} : { stalledMillis }) })
  return { inFlight, tracked, errors, sending, made: { pieces: 0, hasEnded: false } }
}

test('a piece is made only when the reader takes it; a reader that stops stops the work, and keeps its bytes', async () => {
  const { sending, inFlight, made } = start()
  const reader = sending.stream(counted(made, 10), sending.hold(60, ADDRESS)).getReader()
  expect([made.pieces, inFlight.bytes]).toEqual([0, 60])
  await reader.read()
  await reader.read()
  await new Promise(setImmediate)
  expect([made.pieces, inFlight.bytes]).toEqual([2, 60])
})

test('the bytes are released when the last piece is sent', async () => {
  const { sending, inFlight, made, tracked } = start()
  const stream = sending.stream(counted(made, 3), sending.hold(60, ADDRESS))
  expect(await new Response(stream).bytes()).toEqual(new Uint8Array([0, 1, 2]))
  await Promise.all(tracked)
  expect([inFlight.bytes, made.hasEnded]).toEqual([0, true])
})

test('a reader that leaves ends the work and releases the bytes, even before the first piece', async () => {
  for (const taken of [0, 2]) {
    const { sending, inFlight, made, tracked } = start()
    const reader = sending.stream(counted(made, 10), sending.hold(60, ADDRESS)).getReader()
    for (let k = 0; k < taken; k++) await reader.read()
    await reader.cancel()
    await Promise.all(tracked)
    expect([inFlight.bytes, made.pieces]).toEqual([0, taken])
    if (taken > 0) expect(made.hasEnded).toBe(true)
  }
})

test('a reader that takes nothing for too long loses the rest', async () => {
  const { sending, inFlight, made, tracked } = start(1)
  const reader = sending.stream(counted(made, 10), sending.hold(60, ADDRESS)).getReader()
  await reader.read()
  await Promise.all(tracked)
  expect([inFlight.bytes, made.hasEnded]).toEqual([0, true])
  await expect(reader.read()).rejects.toThrow('The client takes no bytes')
})

describe('beyond the cap', () => {
  const reply = (made: Made, isLong: boolean) => ({
    status: 200,
    contentType: 'text/csv',
    body: { bytes: counted(made, 10), contentEncoding: null, isLong },
  })

  test('a long answer is refused before any of it is made', async () => {
    const { sending, inFlight, made } = start()
    sending.hold(60, ADDRESS)
    const problem = await writeReply(reply(made, true), null, sending.to(ADDRESS)).catch((cause: unknown) => cause)
    expect(problem).toMatchObject({ code: 'overloaded' })
    expect([made.pieces, inFlight.bytes]).toEqual([0, 60])
  })

  test('a short one is answered', async () => {
    const { sending, inFlight, made } = start()
    sending.hold(60, ADDRESS)
    expect((await (await writeReply(reply(made, false), null, sending.to(ADDRESS))).bytes()).length).toBe(10)
    expect([made.hasEnded, inFlight.bytes]).toEqual([true, 60])
  })

  test('a long one that turns out short holds nothing afterwards', async () => {
    const { sending, inFlight, made } = start()
    expect((await (await writeReply(reply(made, true), null, sending.to(ADDRESS))).bytes()).length).toBe(10)
    expect(inFlight.bytes).toBe(0)
  })
})

describe('HEAD', () => {
  const asked = { vary: 'accept-encoding', isHead: true, ifNoneMatch: undefined }
  const body = (made: Made) => ({ bytes: counted(made, 10), contentEncoding: null, isLong: true })

  test('of an answer that is made while it is sent makes nothing, holds nothing, and ends its work', async () => {
    const { sending, inFlight, made } = start()
    sending.hold(CAP, ADDRESS)
    const answer = await writeReply({ status: 200, contentType: 'text/csv', body: body(made) }, 'gzip', sending.to(ADDRESS), asked)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-length')]).toEqual([200, 'text/csv', null])
    expect(await answer.text()).toBe('')
    expect([made.pieces, inFlight.bytes]).toEqual([0, CAP])
  })

  test('ends pieces that have begun', async () => {
    const { sending, made } = start()
    const reply = { status: 200, contentType: 'text/csv', body: body(made) }
    await reply.body.bytes.next()
    await writeReply(reply, null, sending.to(ADDRESS), asked)
    expect([made.pieces, made.hasEnded]).toEqual([1, true])
  })
})

test('pieces that fail cut the answer, release the bytes and are logged', async () => {
  const { sending, inFlight, errors, tracked } = start()
  async function* failing(): Pieces {
    yield new Uint8Array(1)
    throw new Error('the store is gone')
  }
  await expect(new Response(sending.stream(failing(), sending.hold(60, ADDRESS))).bytes()).rejects.toThrow('the store is gone')
  await Promise.all(tracked)
  expect([inFlight.bytes, errors]).toEqual([0, ['answer_cut']])
})
