import { describe, expect, test } from 'bun:test'
import type { StudyEvent } from '@pvyield/contract/schemas'
import type { EventStream } from '../../../server/http/event-stream.ts'
import { StudyEvents } from '../../../server/runs/study-events.ts'

const text = (piece: Uint8Array | undefined) => new TextDecoder().decode(piece)
const state = (done: number | null, status: StudyEvent['status'] = 'running'): StudyEvent => ({
  study_id: 'study_a',
  status,
  done,
  of: done === null ? null : 400,
  failure: null,
})

describe('the events of a study', () => {
  let now = state(null)
  let isAway = false
  let asked = 0
  const warnings: string[] = []
  const events = new StudyEvents({
    studies: {
      state: async () => now,
      states: async (ids) => {
        asked++
        if (isAway) throw new Error('away')
        return new Map(ids.map((id) => [id, now]))
      },
    },
    log: { info: () => undefined, warn: (event) => void warnings.push(event), error: () => undefined },
    lookMillis: 1,
  })
  const followed = async (caller: string, last?: string) => (await events.follow('study_a', null, caller, last)) as EventStream
  const next = async (stream: EventStream) => text((await stream.next()).value)

  test('come at once, then with each change; the newest alone to a slow client, and one question for all clients', async () => {
    const [quick, slow] = [await followed('a'), await followed('b')]
    expect(await next(quick)).toBe(`retry: 2000\n\nid: 0\nevent: progress\ndata: ${JSON.stringify(now)}\n\n`)
    for (const done of [64, 128]) {
      now = state(done)
      expect(await next(quick)).toBe(`id: ${done}\nevent: progress\ndata: ${JSON.stringify(now)}\n\n`)
    }
    const before = asked
    await Bun.sleep(20)
    expect(asked).toBeLessThan(before + 30)
    now = state(400, 'complete')
    expect(await next(quick)).toBe(`id: end\nevent: end\ndata: ${JSON.stringify(now)}\n\n`)
    expect((await quick.next()).done).toBe(true)
    expect(await next(slow)).toBe(`retry: 2000\n\nid: end\nevent: end\ndata: ${JSON.stringify(now)}\n\n`)
    expect((await slow.next()).done).toBe(true)
    expect(events.open).toBe(0)
  })

  test('go on behind the event that a client has; after the last there is nothing', async () => {
    expect(await events.follow('study_a', null, 'a', 'end')).toBeNull()
    now = state(64)
    const stream = await followed('a', '64')
    expect(await next(stream)).toBe('retry: 2000\n\n')
    now = state(65)
    expect(await next(stream)).toContain('id: 65\n')
    isAway = true
    while (warnings.length === 0) await Bun.sleep(1)
    now = state(66)
    await Bun.sleep(5)
    isAway = false
    expect(await next(stream)).toContain('id: 66\n')
    expect(warnings).toEqual(['studies_not_read'])
    const waiting = stream.next()
    await stream.return()
    expect((await waiting).done).toBe(true)
    expect(events.open).toBe(0)
  })

  test('are bounded: 20 streams of a caller, 1,000 of a server; a place is free as soon as its client leaves', async () => {
    const streams = await Promise.all(Array.from({ length: 1000 }, (_, at) => followed(`caller ${at >> 3}`)))
    await expect(followed('other')).rejects.toMatchObject({ code: 'overloaded', headers: { 'retry-after': '10' } })
    for (const stream of streams.splice(20)) await stream.return()
    for (let own = 0; own < 20; own++) streams.push(await followed('other'))
    await expect(followed('other')).rejects.toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '10' } })
    await streams.pop()?.return()
    streams.push(await followed('other'))
    events.stop()
    for (const stream of streams) {
      await stream.next()
      expect((await stream.next()).done).toBe(true)
    }
    await expect(followed('other')).rejects.toMatchObject({ code: 'overloaded' })
    expect(events.open).toBe(0)
  })
})
