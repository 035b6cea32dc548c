import { describe, expect, test } from 'bun:test'
import { createPvyield, ProblemError, PvyieldUsageError, type RunProgress, type SimpleRunRequest } from '@pvyield/sdk'
import { connect } from '../../clients/typescript/src/pvyield.ts'
import { fakeClock } from './fake-clock.ts'
import { type Answer, problem } from './fake-service.ts'

const plant = (tilt_deg: number): SimpleRunRequest => ({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, tilt_deg })
const reason = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => value,
    (error: unknown) => error,
  )

/** A service that answers the tilt of a plant as its energy, and refuses a negative one, after these answers. */
function tiltService(...first: Answer[]) {
  const paths: string[] = []
  let most = 0
  let running = 0
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      running++
      most = Math.max(most, running)
      await Bun.sleep(5) // so that runs are at once
      running--
      paths.push(new URL(request.url).pathname)
      const before = first.shift()
      if (before !== undefined) return before(request)
      const body = (await request.json()) as { tilt_deg?: number; array?: { tilt_deg: number } }
      const tilt = body.array?.tilt_deg ?? body.tilt_deg ?? Number.NaN
      return tilt < 0 ? problem(422, 'validation_error')(request) : Response.json({ summary: { e_grid_kwh: tilt } })
    },
  })
  return {
    baseUrl: `http://127.0.0.1:${server.port}`,
    paths,
    most: () => most,
    [Symbol.dispose]: () => void server.stop(true),
  }
}

describe('runMany', () => {
  test('keeps the order and failures as values, and takes both kinds of requests', async () => {
    using service = tiltService()
    const full = { site: { latitude: 48.1, longitude: 11.6 }, array: { tilt_deg: 2 } } as never
    const requests = [plant(3), plant(-1), full, plant(1)]
    const seen: [done: number, total: number][] = []
    const onProgress = ({ done, total }: RunProgress) => void seen.push([done, total])
    const outcomes = await createPvyield({ baseUrl: service.baseUrl }).runMany(requests, { concurrency: 3, onProgress })
    expect(outcomes.map(({ index }) => index)).toEqual([0, 1, 2, 3])
    expect(outcomes.map(({ request }) => request)).toEqual(requests)
    expect(outcomes.map(({ answer }) => answer?.summary.e_grid_kwh ?? null)).toEqual([3, null, 2, 1])
    expect(outcomes.map(({ error }) => error instanceof ProblemError && error.code)).toEqual([false, 'validation_error', false, false])
    expect(seen).toEqual([1, 2, 3, 4].map((done) => [done, 4]))
    expect(service.paths.toSorted()).toEqual(['/api/run', ...new Array<string>(3).fill('/api/run/simple')])
  })

  test('runs so many at once and no more', async () => {
    using service = tiltService()
    await createPvyield({ baseUrl: service.baseUrl }).runMany(
      Array.from({ length: 20 }, (_, k) => plant(k)),
      { concurrency: 3 },
    )
    expect(service.most()).toBe(3)
  })

  test('waits as long as the service says, more often than a single call', async () => {
    using service = tiltService(...Array.from({ length: 4 }, () => problem(429, 'rate_limited', {}, { 'retry-after': '7' })))
    const clock = fakeClock()
    const [outcome] = await connect({ baseUrl: service.baseUrl }, clock).runMany([plant(5)])
    expect(outcome?.error).toBeNull()
    expect(clock.pauses).toEqual([7000, 7000, 7000, 7000])
  })

  test('starts no more runs when its signal is aborted, and keeps what has ended', async () => {
    using service = tiltService()
    const stop = new AbortController()
    const onProgress = ({ done }: RunProgress) => void (done === 2 && stop.abort(new Error('enough')))
    const outcomes = await createPvyield({ baseUrl: service.baseUrl }).runMany([1, 2, 3, 4, 5].map(plant), {
      concurrency: 1,
      signal: stop.signal,
      onProgress,
    })
    expect(outcomes.map(({ answer }) => answer?.summary.e_grid_kwh ?? null)).toEqual([1, 2, null, null, null])
    expect(outcomes.slice(2).map(({ error }) => error)).toEqual(new Array(3).fill(stop.signal.reason))
    expect(service.paths).toHaveLength(2)
  })

  test('a mistake of the program ends it', async () => {
    using service = tiltService()
    const pvyield = createPvyield({ baseUrl: service.baseUrl })
    expect(await reason(pvyield.runMany([plant(1)], { concurency: 2 } as object))).toEqual(
      new PvyieldUsageError(`There is no option 'concurency'. Did you mean concurrency?`),
    )
    expect(await reason(pvyield.runMany([plant(1)], { concurrency: 0 }))).toBeInstanceOf(PvyieldUsageError)
    const fails = () => {
      throw new Error('of the caller')
    }
    expect(await reason(pvyield.runMany(new Array(50).fill(plant(1)), { onProgress: fails }))).toEqual(new Error('of the caller'))
    expect(service.paths.length).toBeLessThan(20)
    expect(await pvyield.runMany([])).toEqual([])
  })
})

test('a number that JSON cannot state is refused at its field, and nothing is sent', async () => {
  using service = tiltService()
  const pvyield = createPvyield({ baseUrl: service.baseUrl })
  const weather = { timezone: 1, step_minutes: 60, start: '2023-01-01T00:00', temp_air_c: [1, null, Number.NaN], ghi_wm2: [0, 0, 0] }
  for (const [request, field] of [
    [plant(Number.NaN), 'tilt_deg: NaN'],
    [{ ...plant(1), uncertainty: Number.NaN }, 'uncertainty: NaN'], // null would be no uncertainty
    [{ ...plant(1), weather }, 'weather.temp_air_c.2: NaN'],
    [{ ...plant(1), albedo: Number.NEGATIVE_INFINITY }, 'albedo: -Infinity'],
  ] as const) {
    const error = await reason(pvyield.runSimple(request))
    expect(error).toBeInstanceOf(PvyieldUsageError)
    expect(String((error as Error).message)).toStartWith(`${field} is no number`)
  }
  expect(service.paths).toEqual([])
})
