import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun, EndedRun } from '@pvyield/contract/schemas'
import { createPvyield } from '@pvyield/sdk'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ WORKERS: '1' })
})
afterAll(() => service.stop())

/** A week of one-minute rows, again and again: a run of many seconds. */
function longPlant() {
  const plant = smallPlant()
  const rows = 400_000
  const column = (value: number) => new Array<number>(rows).fill(value)
  const weather = {
    timezone: 1,
    step_minutes: 1,
    start: '2001-01-01T00:00',
    ghi_wm2: column(0),
    dhi_wm2: column(0),
    dni_wm2: column(0),
    temp_air_c: column(10),
    wind_speed_ms: column(1),
  }
  return { ...plant, weather, lifetime: { analysis_period_years: 60 } }
}

const running = async () => Number(/^pvyield_runs_running (\d+)$/m.exec(await (await service.request('/metrics')).text())?.[1] ?? 'NaN')

async function accepted(body: object): Promise<AcceptedRun> {
  const answer = await service.post('/api/run', body, { prefer: 'respond-async' })
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as AcceptedRun
}

describe('POST /api/runs/{run_id}/cancel', () => {
  test('ends a run in its worker; reading it says that it was cancelled, and the worker takes the next', async () => {
    const { run_id, links } = await accepted(longPlant())
    while ((await running()) === 0) await Bun.sleep(25)
    const cancel = () => service.request(`/api/runs/${run_id}/cancel`, { method: 'POST' })
    const answer = await cancel()
    const ended: EndedRun = { run_id, status: 'failed', cancelled: true }
    expect([answer.status, await answer.json()]).toEqual([200, ended])
    expect(await (await cancel()).json()).toEqual(ended)
    while ((await running()) > 0) await Bun.sleep(25)
    const read = await service.request(links.run ?? '')
    expect([read.status, await problemOf(read)]).toEqual([
      422,
      expect.objectContaining({
        code: 'run_failed',
        detail: 'The run was cancelled, and nothing is charged for it: send it again to run it',
        errors: [expect.objectContaining({ field: null, code: 'run_cancelled' })],
      }),
    ])
    expect((await service.post('/api/run/simple', SIMPLE)).status).toBe(200)
  })

  test('of a run that is complete changes nothing', async () => {
    const { run_id, links } = await accepted(smallPlant())
    while ((await service.request(links.run ?? '')).status === 202) await Bun.sleep(25)
    const answer = await service.request(`/api/runs/${run_id}/cancel`, { method: 'POST' })
    expect([answer.status, await answer.json()]).toEqual([200, { run_id, status: 'complete', cancelled: false }])
    expect((await service.request(links.run ?? '')).status).toBe(200)
  })

  test('of an unknown run is 404; GET is not allowed', async () => {
    const answer = await service.request('/api/runs/run_none/cancel', { method: 'POST' })
    expect([answer.status, (await problemOf(answer)).field]).toEqual([404, 'run_id'])
    expect((await service.request('/api/runs/run_none/cancel')).status).toBe(405)
  })

  test('is a method of the SDK', async () => {
    const pvyield = createPvyield({ baseUrl: `http://127.0.0.1:${await service.listen()}` })
    const { run_id } = await accepted(longPlant())
    expect(await pvyield.cancelRun(run_id)).toEqual({ run_id, status: 'failed', cancelled: true })
  })
})
