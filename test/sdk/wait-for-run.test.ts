import { expect, test } from 'bun:test'
import { createPvyield, PvyieldTimeoutError } from '@pvyield/sdk'
import { connect } from '../../clients/typescript/src/pvyield.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeService, json, problem, running } from './fake-service.ts'

const complete = json({ run_id: 'run_1', status: 'complete', response: { summary: {} } })
const accepted = { run_id: 'run_1', status: 'running' as const, links: {} }

test('waitForRun polls until the run is complete, given its id or the accepted run', async () => {
  using service = fakeService(running(), running('0'), complete)
  const pvyield = createPvyield({ baseUrl: service.baseUrl })
  expect((await pvyield.waitForRun('run_1', { pollMs: 1 })).status).toBe('complete')
  expect((await pvyield.waitForRun(accepted, { includeSeries: true })).run_id).toBe('run_1')
  expect(service.seen.map(({ path }) => path)).toEqual([...Array(3).fill('/api/runs/run_1'), '/api/runs/run_1?include_series=true'])
})

test('waitForRun pauses as long as Retry-After says: it takes precedence over pollMs', async () => {
  using service = fakeService(running('0'), running('0.001'), complete)
  await createPvyield({ baseUrl: service.baseUrl }).waitForRun('run_1', { pollMs: 3_600_000, timeoutMs: 60_000 })
  expect(service.seen).toHaveLength(3)
})

test('waitForRun polls each minute at least, whatever Retry-After says', async () => {
  using service = fakeService(running('1e9'), complete)
  const clock = fakeClock()
  await connect({ baseUrl: service.baseUrl }, clock).waitForRun('run_1')
  expect(clock.pauses).toEqual([60_000])
})

test('waitForRun does not start a pause that would end after timeoutMs', async () => {
  using service = fakeService(running('120'))
  const wait = createPvyield({ baseUrl: service.baseUrl }).waitForRun('run_1', { timeoutMs: 60_000 })
  const error = await wait.catch((reason) => reason)
  expect(error).toBeInstanceOf(PvyieldTimeoutError)
  expect(error).toMatchObject({ runId: 'run_1', message: 'run_1 is still running after 60000 ms' })
})

test('waitForRun rejects with the problem of a failed run', async () => {
  using service = fakeService(running('0'), problem(422, 'run_failed'))
  await expect(createPvyield({ baseUrl: service.baseUrl }).waitForRun('run_1')).rejects.toMatchObject({ code: 'run_failed', status: 422 })
  expect(service.seen).toHaveLength(2)
})

test('waitForRun continues when the service is overloaded or restarts', async () => {
  const broken = () => new Response('{', { headers: { 'content-type': 'application/json' } })
  using service = fakeService(problem(503, 'overloaded', {}, { 'retry-after': '0' }), broken, running('0'), complete)
  const pvyield = connect({ baseUrl: service.baseUrl }, fakeClock())
  expect((await pvyield.waitForRun('run_1', { pollMs: 1 })).status).toBe('complete')
})

test('waitForRun rejects when the service stays overloaded for all retries', async () => {
  using service = fakeService(problem(503, 'overloaded'))
  await expect(connect({ baseUrl: service.baseUrl }, fakeClock()).waitForRun('run_1')).rejects.toMatchObject({ code: 'overloaded' })
  expect(service.seen).toHaveLength(6)
})

test('waitForRun rejects immediately when its signal is aborted', async () => {
  using service = fakeService(running('60'))
  const controller = new AbortController()
  const wait = createPvyield({ baseUrl: service.baseUrl }).waitForRun('run_1', { signal: controller.signal, timeoutMs: 600_000 })
  while (service.seen.length === 0) await Bun.sleep(1)
  controller.abort(new Error('enough'))
  await expect(wait).rejects.toThrow('enough')
})
