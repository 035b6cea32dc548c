import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { SizeAnswer } from '@pvyield/contract/schemas'
import { RACKS } from '../../engine/simple/scenes.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const PLACE = { latitude: 48.1, longitude: 11.6, weather_source: 'embedded' }
const COMPONENTS = { module: { id: 'pan_ja_solar_jam66d45_600_lb' }, inverter: { id: 'ond_chintpower_cps_sch275ktl_do_us_800' } }
const BODY = { ...PLACE, ...COMPONENTS, dc_kw: 1000 }

async function sizeOf(body: unknown): Promise<SizeAnswer> {
  const answer = await service.post('/api/size', body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SizeAnswer
}

const refusedFields = async (body: unknown): Promise<unknown> => {
  const answer = await service.post('/api/size', body)
  const { status, errors } = await problemOf(answer)
  return [status, errors?.map(({ field }) => field)]
}

describe('POST /api/size', () => {
  test('sizes a plant at a place whose typical year it finds, and its patch runs without a warning of strings', async () => {
    const answer = await sizeOf(BODY)
    // 47.7 V or so at STC and 0.115 V/K: 29 x (v_oc + 0.115 x (25 + 8.7)) is below 1500 V, 30 x is not.
    const { v_oc_cold_v } = answer.module_at
    expect(answer.modules_per_string.max).toBe(Math.floor(1500 / v_oc_cold_v))
    expect(answer.notes.at(-1)).toStartWith('Weather: typical year at the coordinates')
    expect(answer.limits.filter(({ name }) => name.startsWith('v_')).every(({ is_met }) => is_met === true)).toBe(true)
    const simple = await simpleRunOf(await service.post('/api/run/simple', { ...PLACE, system_capacity_kw: 1000, ...COMPONENTS }))
    expect(simple.request.array).toMatchObject(answer.array_patch)
    expect(simple.summary.warnings.filter((text) => text.startsWith('Strings of'))).toEqual([])
    expect(simple.request.module).toEqual(COMPONENTS.module)
    expect(simple.not_counted.join()).not.toContain('Voltage and current limits')
    const full = await runOf(await service.post('/api/run', simple.request))
    expect(full.summary.e_grid_kwh).toBe(simple.summary.e_grid_kwh)
    expect(full.loss_diagram).toEqual(simple.loss_diagram)
  })

  test('takes its own weather, inline sections, a class and a length', async () => {
    const { weather } = smallPlant()
    const answer = await sizeOf({ ...BODY, weather, voltage_class_v: 1000, modules_per_string: 18, temp_air_min_c: -10 })
    expect(answer.modules_per_string.chosen).toBe(18)
    expect(answer.temperatures).toMatchObject({ open_circuit_c: -10, open_circuit_time: null })
    expect(answer.limits.find(({ name }) => name === 'v_oc_class')?.limit).toBe(1000)
  })

  test('gives the same answer twice, and colder places shorter strings', async () => {
    const first = await sizeOf(BODY)
    expect(await sizeOf(BODY)).toEqual(first)
    const cold = await sizeOf({ ...BODY, latitude: 64.8, longitude: -147.7 })
    expect(cold.modules_per_string.max).toBeLessThan(first.modules_per_string.max)
  })

  test('refuses unknown ids, a missing or double target, a length outside the range and a module without voltage, at the field', async () => {
    expect(await refusedFields({ ...BODY, module: { id: 'none' }, inverter: { id: 'none' } })).toEqual([404, ['module.id', 'inverter.id']])
    const { dc_kw: _, ...without } = BODY
    expect(await refusedFields(without)).toEqual([422, ['dc_kw']])
    expect(await refusedFields({ ...BODY, ac_kw: 800 })).toEqual([422, ['dc_kw']])
    expect(await refusedFields({ ...BODY, modules_per_string: 40 })).toEqual([422, ['modules_per_string']])
    expect(await refusedFields({ ...BODY, module: smallPlant().module })).toEqual([422, ['module.model']])
    expect(await refusedFields({ ...BODY, dc_kW: 5, voltage_class_v: 800 })).toEqual([422, expect.arrayContaining(['voltage_class_v'])])
  })

  test('a pair that fits no string is refused at the inverter with both limits', async () => {
    const inverter = { model: 'flat', p_ac_nom_kw: 100, efficiency: 0.98, v_mppt_min_v: 860, v_mppt_max_v: 870, v_dc_max_v: 900 }
    const { errors } = await problemOf(await service.post('/api/size', { ...BODY, inverter }))
    expect(errors?.[0]?.field).toBe('inverter')
    expect(errors?.[0]?.message).toContain('inverter.v_mppt_min_v 860 V')
    expect(errors?.[0]?.message).toContain('inverter.v_dc_max_v 900 V')
  })
})

describe('a simple run with components', () => {
  test('is refused for unknown ids before it looks for weather', async () => {
    const body = { ...PLACE, system_capacity_kw: 100, module: { id: 'none' }, inverter: COMPONENTS.inverter }
    const { status, errors } = await problemOf(await service.post('/api/run/simple', body))
    expect([status, errors?.map(({ field }) => field)]).toEqual([404, ['module.id']])
  })

  test('is refused next to fields that the components state, with the fix', async () => {
    const body = { ...PLACE, system_capacity_kw: 100, ...COMPONENTS, module_power_w: 400, inverter_efficiency: 0.97 }
    const { errors } = await problemOf(await service.post('/api/run/simple', body))
    expect(errors?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'module_power_w: The value comes from module: leave out module_power_w, or leave out module and inverter',
      'inverter_efficiency: The value comes from inverter: leave out inverter_efficiency, or leave out module and inverter',
    ])
  })
})

describe('a simple run with components and a scene', () => {
  const body = { ...PLACE, module: COMPONENTS.module, inverter: { id: 'cec_sma_america_sb3_0_1sp_us_40_208v' }, scene: RACKS }

  test('has the modules of the scene, and its full request gives the same digits', async () => {
    const simple = await simpleRunOf(await service.post('/api/run/simple', body))
    expect(simple.summary.modules).toBe(60)
    const { modules_per_string, strings_per_inverter, n_inverters } = simple.request.array
    expect(modules_per_string * strings_per_inverter * (n_inverters ?? 1)).toBe(60)
    const full = await runOf(await service.post('/api/run', simple.request))
    expect(full.loss_diagram).toEqual(simple.loss_diagram)
  })

  test('is accepted to run later, and then has the same answer', async () => {
    const now = await simpleRunOf(await service.post('/api/run/simple', body))
    const accepted = await service.post('/api/run/simple', body, { prefer: 'respond-async' })
    expect(accepted.status).toBe(202)
    const { run_id } = (await accepted.json()) as { run_id: string }
    let answer = await service.request(`/api/runs/${run_id}`)
    while (answer.status === 202) {
      await Bun.sleep(20)
      answer = await service.request(`/api/runs/${run_id}`)
    }
    const { response } = (await answer.json()) as { response: typeof now }
    expect(response.loss_diagram).toEqual(now.loss_diagram)
    expect(response.request.array).toEqual(now.request.array)
  })
})
