import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { RunAnswer, SimpleRunAnswer, SimpleRunRequestAnswer } from '@pvyield/contract/schemas'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const PATH = '/api/run/simple/request'
const COMPONENTS = { module: { id: 'pan_ja_solar_jam66d45_600_lb' }, inverter: { id: 'ond_sungrow_sg125hv_app01' } }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'open' })
})
afterAll(() => service.stop())

async function bodyOf<Body>(answer: Response): Promise<Body> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Body
}

describe(`POST ${PATH}`, () => {
  test.each<object>([
    { ...SIMPLE },
    { ...SIMPLE, racking: 'single_axis', gcr: 0.35, bifaciality: 0.7, uncertainty: 0.06 },
    { ...SIMPLE, ...COMPONENTS },
  ])('%p: what the simple run says that it ran, and its run is the simple run', async (sent) => {
    const expanded = await bodyOf<SimpleRunRequestAnswer>(await service.post(PATH, sent))
    const ran = await bodyOf<SimpleRunAnswer>(await service.post('/api/run/simple', sent))
    const { request, defaults_applied, not_counted, warnings } = expanded
    expect({ request, defaults_applied, not_counted }).toEqual({
      request: ran.request,
      defaults_applied: ran.defaults_applied,
      not_counted: ran.not_counted,
    })
    expect(ran.summary.warnings).toEqual(expect.arrayContaining([...warnings]))
    const full = await bodyOf<RunAnswer>(await service.post('/api/run', request))
    expect(full.summary.e_grid_kwh).toBe(ran.summary.e_grid_kwh)
  })

  test.each<[object, number, string]>([
    [{ ...SIMPLE, latitude: 91 }, 422, 'latitude'],
    [{ ...SIMPLE, tilt: 3 }, 422, 'tilt'],
    [{ ...SIMPLE, weather: { id: 'met_unknown' } }, 404, 'weather.id'],
  ])('%p is refused as the run does', async (sent, status, field) => {
    for (const path of [PATH, '/api/run/simple']) {
      const answer = await service.post(path, sent)
      expect([answer.status, (await problemOf(answer)).field]).toEqual([status, field])
    }
  })

  test('nothing is charged, stored or needed of an account where runs are charged', async () => {
    const metered = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' })
    expect((await metered.post(PATH, SIMPLE)).status).toBe(200)
    expect((await metered.post('/api/run/simple', SIMPLE)).status).toBe(401)
    await metered.stop()
  })
})
