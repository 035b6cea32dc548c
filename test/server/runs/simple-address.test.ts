import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SimpleRunAnswer } from '@pvyield/contract/schemas'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const PLACE = { latitude: 48.1, longitude: 11.6 }
type Fields = Readonly<Record<string, string | number | boolean>>

const addressOf = (fields: Fields) =>
  `/api/run/simple?${new URLSearchParams(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])))}`

async function answerOf(answer: Response): Promise<SimpleRunAnswer> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SimpleRunAnswer
}

describe('GET /api/run/simple', () => {
  test.each<Fields>([
    { system_capacity_kw: 100 },
    { modules: 20, module_power_w: 450, tilt_deg: 0, azimuth_deg: 0, albedo: 0, losses_percent: 0 },
    { system_capacity_kw: 30, racking: 'single_axis', gcr: 0.35, module_type: 'premium', bifaciality: 0.7, inverter_model: 'pvwatts' },
    { system_capacity_kw: 100, module_id: 'pan_ja_solar_jam66d45_600_lb', inverter_id: 'ond_sungrow_sg125hv_app01' },
    { system_capacity_kw: 5, uncertainty: 0.06, include_series: true, weather_source: 'embedded', timezone: 1, elevation: 520 },
  ])('%p: the answer of the POST with these fields', async ({ module_id, inverter_id, ...fields }) => {
    const ids = module_id === undefined ? {} : { module: { id: module_id }, inverter: { id: inverter_id } }
    const sent = { ...PLACE, ...fields, ...(module_id === undefined ? {} : { module_id, inverter_id: inverter_id ?? '' }) }
    const answer = await service.request(addressOf(sent))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answerOf(answer)).toEqual(await answerOf(await service.post('/api/run/simple', { ...PLACE, ...fields, ...ids })))
  })

  test('weather by id, and the series as CSV', async () => {
    const year = await service.request('/api/weather/tmy?latitude=40&longitude=-3&fields=meta')
    const { meta } = (await year.json()) as { meta: { id: string } }
    const fields = { ...PLACE, system_capacity_kw: 10 }
    const csv = { accept: 'text/csv' }
    const answer = await service.request(addressOf({ ...fields, weather_id: meta.id, columns: 'E_Grid,GlobInc' }), { headers: csv })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv'])
    const posted = await service.post('/api/run/simple?columns=E_Grid,GlobInc', { ...fields, weather: { id: meta.id } }, csv)
    expect(await answer.text()).toBe(await posted.text())
  })

  test.each<[Fields, number, string]>([
    [{ latitude: 91, system_capacity_kw: 1 }, 422, 'latitude'],
    [{ system_capacity_kw: 'ten' }, 422, 'system_capacity_kw'],
    [{}, 422, 'system_capacity_kw'],
    [{ system_capacity_kw: 0 }, 422, 'system_capacity_kw'],
    [{ system_capacity_kw: 100, inverter_ac_kw: 10 }, 422, 'inverter_ac_kw'],
    [{ system_capacity_kw: 100, module_efficiency: 19 }, 422, 'module_efficiency'],
    [{ system_capacity_kw: 100, tilt: 20 }, 422, 'tilt'],
    [{ system_capacity_kw: 100, racking: 'roof' }, 422, 'racking'],
    [{ system_capacity_kw: 100, weather_id: 'met_unknown' }, 404, 'weather_id'],
    [{ system_capacity_kw: 100, module_id: 'unknown', inverter_id: 'ond_sungrow_sg125hv_app01' }, 404, 'module_id'],
    [{ system_capacity_kw: 100, module_id: 'pan_ja_solar_jam66d45_600_lb' }, 422, 'inverter_id'],
    [{ system_capacity_kw: 100, scene: '{}' }, 422, 'scene'],
  ])('%p is refused with %p and the name %p', async (fields, status, field) => {
    const answer = await service.request(addressOf({ ...PLACE, ...fields }))
    expect([answer.status, (await problemOf(answer)).field]).toEqual([status, field])
  })
})

test('the address has every field of the POST that is a number, a word or a switch, with the same bounds', () => {
  const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8'))
  const parameters = document.paths['/api/run/simple'].get.parameters as { name?: string; schema: Record<string, unknown> }[]
  const fields = document.components.schemas.SimpleRunRequest.properties as Record<string, Record<string, unknown>>
  const isField = ({ type }: Record<string, unknown>) =>
    ![type].flat().some((kind) => kind === undefined || kind === 'object' || kind === 'array')
  const scalar = Object.entries(fields).filter(([, field]) => isField(field))
  for (const [name, { description: _, default: __, 'x-unit': ___, 'x-also-called': ____, type, ...bounds }] of scalar) {
    const parameter = parameters.find((candidate) => candidate.name === name)
    expect([name, parameter?.schema]).toEqual([name, { ...bounds, type: [type].flat()[0] }])
  }
})
