import { afterEach, describe, expect, test } from 'bun:test'
import { Problem } from '../../../server/http/problem.ts'
import { problemCodec } from '../../../server/http/problem-codec.ts'
import { forRequest, jsonLog } from '../../../server/log.ts'
import { Pool } from '../../../server/workers/pool.ts'
import type { PoolOptions } from '../../../server/workers/pool-options.ts'
import type { TestTasks } from './tasks.ts'

const deaths: string[] = []
let pool: Pool<TestTasks>
afterEach(() => pool.close())

function open(size: number, limits?: PoolOptions['limits'], isToWarmUp = false): Pool<TestTasks> {
  deaths.length = 0
  pool = new Pool<TestTasks>({
    script: new URL('./tasks.ts', import.meta.url),
    size,
    isToWarmUp,
    codec: problemCodec,
    log: { info: () => undefined, warn: () => undefined, error: (event) => void deaths.push(event) },
    full: (waiting) => new Problem('overloaded', `${waiting} wait`),
    late: () => new Problem('overloaded', 'late'),
    overran: (task) => new Problem('run_failed', `${task} overran`),
    patienceMillis: Number.POSITIVE_INFINITY,
    ...(limits === undefined ? {} : { limits }),
  })
  return pool
}

describe('pool of workers', () => {
  test('does each task once and returns its result', async () => {
    open(2)
    const doubled = await Promise.all(Array.from({ length: 50 }, (_, k) => pool.submit('double', Float64Array.of(k))))
    expect(doubled).toEqual(Array.from({ length: 50 }, (_, k) => Float64Array.of(2 * k)))
    expect([pool.depth, pool.running]).toEqual([0, 0])
  })

  test('warms its workers up until their first task, if it is asked to', async () => {
    open(1, undefined, true)
    expect(await pool.submit('double', Float64Array.of(2))).toEqual(Float64Array.of(4))
    const steps = await pool.submit('warmSteps', null)
    expect(steps).toBeGreaterThan(0)
    expect(await pool.submit('warmSteps', null)).toBe(steps)
    pool.close()
    open(1)
    expect(await pool.submit('warmSteps', null)).toBe(0)
  })

  test('transfers columns instead of copying them', async () => {
    open(1)
    expect((await pool.submit('make', 3)).columns).toEqual([new Float64Array(3)])
    expect(await pool.submit('lengthOfLastMade', null)).toBe(0)
  })

  test.each([
    [30e6, 0],
    [40e6, 1],
  ])('a worker whose task states %d bytes takes the next one when they are collected', async (bytes, running) => {
    open(1)
    await pool.submit('admit', { seconds: 0.01, bytes })
    expect(pool.running).toBe(running)
    expect(await pool.submit('warmSteps', null)).toBe(0)
    expect(pool.running).toBe(0)
  })

  test('answers the requests of a task, and a failed request fails the task', async () => {
    open(1)
    const host = {
      weather: async (id: string) => (id === 'a' ? 'sun' : Promise.reject(Problem.ofField('not_found', 'weather.id', 'none'))),
    }
    expect(await pool.submit('ask', 'a', { host })).toBe('sun')
    const refused: unknown = await pool.submit('ask', 'b', { host }).catch((error) => error)
    expect(refused).toMatchObject({ code: 'not_found', errors: [{ field: 'weather.id' }] })
  })

  test('a line of the log that is written while a question is answered names the request of the task', async () => {
    open(1)
    const lines: string[] = []
    const log = jsonLog((line) => void lines.push(JSON.parse(line).request_id))
    const ask = (id: string) => {
      const host = {
        weather: async () => {
          log.info('upstream_answered')
          await Bun.sleep(1)
          log.info('upstream_answered')
          return id
        },
      }
      return forRequest(id, () => pool.submit('ask', id, { host }))
    }
    for (const ids of [['one'], ['two', 'three', 'four']]) {
      lines.length = 0
      await Promise.all(ids.map(ask))
      expect(lines).toEqual(ids.flatMap((id) => [id, id]))
    }
  })

  test('returns a problem as a problem, and any other error as a fault', async () => {
    open(1)
    await expect(pool.submit('fail', 'problem')).rejects.toBeInstanceOf(Problem)
    await expect(pool.submit('fail', 'fault')).rejects.toThrow('On another thread: Error: out of order')
  })

  test('replaces a worker that dies and tries its task once more', async () => {
    open(1)
    await expect(pool.submit('die', null)).rejects.toThrow('the worker died')
    expect(deaths).toEqual(['worker_died', 'worker_died'])
    expect(await pool.submit('double', Float64Array.of(4))).toEqual(Float64Array.of(8))
  })

  test('tries a task that nobody waits for three times, while those next to it go on', async () => {
    open(2)
    const [poison, other] = [pool.submit('die', null, { turn: 'background' }), pool.submit('wait', 50, { turn: 'background' })]
    await expect(poison).rejects.toThrow('the worker died')
    expect(await other).toBeNull()
    expect(deaths).toEqual(['worker_died', 'worker_died', 'worker_died'])
  })

  test('rejects tasks that exceed the queue limits, by number and by size, but not accepted tasks', async () => {
    open(1, { tasks: 2, size: 100 })
    const running = pool.submit('wait', 50)
    const waiting = pool.submit('double', Float64Array.of(1), { size: 90 })
    await expect(pool.submit('double', Float64Array.of(2), { size: 20 })).rejects.toMatchObject({ code: 'overloaded' })
    const other = pool.submit('double', Float64Array.of(3), { size: 5 })
    await expect(pool.submit('double', Float64Array.of(4))).rejects.toMatchObject({ code: 'overloaded', detail: '2 wait' })
    const accepted = pool.submit('double', Float64Array.of(5), { isAccepted: true })
    expect(await Promise.all([running, waiting, other, accepted])).toEqual([
      null,
      Float64Array.of(2),
      Float64Array.of(6),
      Float64Array.of(10),
    ])
  })
})
