import { expect, test } from 'bun:test'
import { connect } from '../../clients/typescript/src/pvyield.ts'
import { fakeClock } from './fake-clock.ts'
import { type Answer, fakeService, problem } from './fake-service.ts'

const event = (id: string, done: number) =>
  `id: ${id}\nevent: ${id === 'end' ? 'end' : 'progress'}\ndata: {"study_id":"s","status":"running","done":${done},"of":9,"failure":null}\n\n`

/** A stream in pieces of three bytes, which is cut behind them. */
const stream = (text: string): Answer => {
  return () => {
    const bytes = new TextEncoder().encode(text)
    const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, at) => bytes.subarray(3 * at, 3 * at + 3))
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

test('events of a study are read piece by piece, behind the last one when the stream is cut, until the end', async () => {
  const cut = stream(`retry: 2000\n\n${event('1', 1)}:\n\n${event('5', 5)}id: 7\nda`)
  using service = fakeService(
    cut,
    problem(503, 'overloaded', {}, { 'retry-after': '10' }),
    stream(''),
    stream(event('end', 9) + event('x', 0)),
  )
  const clock = fakeClock()
  const heard = await Array.fromAsync(connect({ baseUrl: service.baseUrl }, clock).getStudyEvents('s'))
  expect(heard.map(({ done }) => done)).toEqual([1, 5, 9])
  expect(service.seen.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '5', '5', '5'])
  expect(service.seen[0]?.headers.get('accept')).toBe('text/event-stream')
  expect(clock.pauses).toEqual([2000, 10_000, 2000])
})

test('events end with 204, with a refusal, and with the signal, which closes the connection', async () => {
  using over = fakeService(() => new Response(null, { status: 204 }))
  expect(await Array.fromAsync(connect({ baseUrl: over.baseUrl }, fakeClock()).getStudyEvents('s'))).toEqual([])
  using unknown = fakeService(problem(404, 'not_found'))
  const refused = Array.fromAsync(connect({ baseUrl: unknown.baseUrl }, fakeClock()).getStudyEvents('s'))
  await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  const closed = Promise.withResolvers<void>()
  using open = fakeService(({ signal }) => {
    signal.addEventListener('abort', () => closed.resolve())
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(event('1', 1))) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const stop = new AbortController()
  const heard: unknown[] = []
  const followed = async () => {
    for await (const next of connect({ baseUrl: open.baseUrl }, fakeClock()).getStudyEvents('s', { signal: stop.signal })) {
      heard.push(next)
      stop.abort(new Error('enough'))
    }
  }
  await expect(followed()).rejects.toThrow('enough')
  await closed.promise
  expect(heard).toHaveLength(1)
})
