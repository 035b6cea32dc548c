import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { Choices } from '../../contract/seeded.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const ASYNC = { prefer: 'respond-async' }
/** Longer than the bodies that the main thread reads. */
const BIG_CHARS = 70_000

interface Refused {
  status: number
  code: string
  fields: (string | null)[]
  codes: string[]
}

async function refusedAt(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Refused> {
  const { status, code, errors } = await problemOf(await service.post(path, body, headers))
  return { status, code, fields: errors.map(({ field }) => field), codes: errors.map((item) => item.code) }
}

/** The answers to a body, for every way in which a run can be sent. */
async function refusedEveryWay(paths: readonly string[], body: object): Promise<Refused[]> {
  const text = JSON.stringify(body)
  return Promise.all(
    paths.flatMap((path) => [text, text.padEnd(BIG_CHARS)].flatMap((sent) => [{}, ASYNC].map((headers) => refusedAt(path, sent, headers)))),
  )
}

const FULL_PATHS = ['/api/run', '/v1/run', '/api/tree/irradiance', '/api/tree/irradiance/describe']

/**
 * A plant with failures of every kind: unknown keys, values out of range, rules between fields,
 * unknown ids and invalid weather.
 */
function faultyPlant() {
  const plant = smallPlant()
  return {
    extra: 1,
    site: { ...plant.site, tilt: 30, horizon_azimuths_deg: [0, 90], horizon_elevations_deg: [5] },
    array: { ...plant.array, band_top_m: 3, band_bottom_m: 1 },
    inverter: { ...plant.inverter, v_mppt_min_v: 900, v_mppt_max_v: 500 },
    module: { id: 'no_such_module' },
    weather: { ...plant.weather, start: '2001-13-01T00:00' },
    lifetime: { years: 20 },
  }
}

describe('a rejected run lists all of its failures', () => {
  test('failures of every kind, in document order, however the run is sent', async () => {
    for (const refused of await refusedEveryWay(FULL_PATHS, faultyPlant())) {
      expect(refused).toEqual({
        status: 422,
        code: 'validation_error',
        // the rule on the horizon is in a section that failed, so it is not checked yet
        fields: ['extra', 'site.tilt', 'array.band_bottom_m', 'inverter.v_mppt_max_v', 'module.id', 'weather.start', 'lifetime.years'],
        codes: [
          'validation_error',
          'validation_error',
          'validation_error',
          'validation_error',
          'not_found',
          'validation_error',
          'validation_error',
        ],
      })
    }
  })

  test('unknown ids of all sections together are 404', async () => {
    const body = { ...smallPlant(), weather: { id: 'met_none' }, module: { id: 'none' }, inverter: { id: 'none' } }
    for (const refused of await refusedEveryWay(FULL_PATHS, body)) {
      expect(refused).toMatchObject({ status: 404, code: 'not_found', fields: ['weather.id', 'module.id', 'inverter.id'] })
    }
  })

  test('an unknown id is reported with where to get ids', async () => {
    const body = { ...smallPlant(), weather: { id: 'met_none' }, module: { id: 'none' }, inverter: { id: 'none' } }
    const { errors } = await problemOf(await service.post('/api/run', body))
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('GET /api/weather/tmy and POST /api/parse-weather'),
      expect.stringContaining('GET /api/library/modules'),
      expect.stringContaining('GET /api/library/inverters'),
    ])
  })

  test('failures of a simple run too, with weather by id or inline', async () => {
    const wrong = { ...SIMPLE, modules: 10, racking: 'rooftop', bifaciality: 0.5, tilt_deg: 91, capacity_kw: 5 }
    const fields = ['modules', 'bifaciality', 'tilt_deg', 'capacity_kw']
    for (const refused of await refusedEveryWay(['/api/run/simple', '/v1/run/simple'], { ...wrong, weather: { id: 'met_none' } })) {
      expect(refused).toMatchObject({ status: 422, code: 'validation_error', fields: [...fields, 'weather.id'] })
    }
    const { ghi_wm2: _, ...weather } = smallPlant().weather
    for (const refused of await refusedEveryWay(['/api/run/simple'], { weather, ...wrong })) {
      expect(refused.fields).toEqual(['weather.ghi_wm2', ...fields])
    }
  })

  test('any combination of failures, and the corrected body runs', async () => {
    const [sound, faulty]: Record<string, object | number>[] = [smallPlant(), faultyPlant()]
    const { fields, codes } = await refusedAt('/api/run', faulty)
    const choices = new Choices(4)
    for (let k = 0; k < 200; k++) {
      const taken = Object.keys(faulty ?? {}).filter(() => choices.chance(0.5))
      const body = { ...sound, ...Object.fromEntries(taken.map((section) => [section, faulty?.[section]])) }
      const expected = fields.filter((field) => taken.includes(field?.split('.')[0] ?? ''))
      const answer = await service.post('/api/run', body)
      if (expected.length === 0) expect([taken, answer.status]).toEqual([taken, 200])
      else expect((await problemOf(answer)).errors.map(({ field }) => field).sort()).toEqual(expected.sort())
    }
    expect(codes).toContain('not_found')
  })

  test('an accepted run has passed all checks', async () => {
    const answer = await service.post('/api/run', smallPlant(), ASYNC)
    expect(answer.status).toBe(202)
    const { run_id } = (await answer.json()) as AcceptedRun
    let read = await service.request(`/api/runs/${run_id}`)
    for (; read.status === 202; read = await service.request(`/api/runs/${run_id}`)) await Bun.sleep(25)
    expect(read.status).toBe(200)
  })
})

test('with SYNC_WAIT_MS=0 a run is checked completely before it is accepted', async () => {
  const hasty = await startTestService({ SYNC_WAIT_MS: '0' })
  const { fields } = await refusedAt('/api/run', faultyPlant())
  const problem = await problemOf(await hasty.post('/api/run', faultyPlant()))
  const accepted = await hasty.post('/api/run', smallPlant())
  await hasty.stop()
  expect([problem.errors.map(({ field }) => field), accepted.status]).toEqual([fields, 202])
})

test('a run is not accepted while its checks are under way, however long they take', async () => {
  const hasty = await startTestService({ SYNC_WAIT_MS: '1' })
  const { weather, ...faulty } = faultyPlant()
  const column = (value: number) => new Array<number>(400_000).fill(value)
  const long = { ...weather, temp_air_c: column(20), ghi_wm2: column(0), dhi_wm2: column(0), dni_wm2: column(0), wind_speed_ms: column(1) }
  const answers = await Promise.all([1, 2, 3].map(() => hasty.post('/api/run', { ...faulty, weather: long })))
  await hasty.stop()
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
})

describe('a rejected simple run', () => {
  /**
   * Number of new weather locations that the caller of these tests has left after requesting a
   * year.
   */
  async function locationsLeftAfter(latitude: number): Promise<number> {
    const answer = await service.request(`/api/weather/tmy?latitude=${latitude}&longitude=11.6&fields=meta`)
    return Number(answer.headers.get('ratelimit-remaining'))
  }

  test('does not count towards the limit of new weather locations', async () => {
    const left = await locationsLeftAfter(48.1)
    expect(left).toBeGreaterThan(10)
    for (let k = 0; k < 5; k++) {
      const body = { ...SIMPLE, latitude: 40 + k, inverter_ac_kw: 1000 }
      for (const { fields } of await refusedEveryWay(['/api/run/simple'], body)) expect(fields).toEqual(['inverter_ac_kw'])
    }
    expect(await locationsLeftAfter(48.1)).toBe(left)
    expect(await locationsLeftAfter(-10.5)).toBe(left - 1)
  })
})

describe('limits are compared as decimal numbers', () => {
  test.each([
    ['2.1 kW over 0.7 kW is 3', { system_capacity_kw: 2.1, inverter_ac_kw: 0.7 }],
    ['3 modules of 700 W over 0.7 kW are 3', { modules: 3, module_power_w: 700, inverter_ac_kw: 0.7 }],
    ['10.05 kW and 20 modules of 500 W agree within 0.5 %', { system_capacity_kw: 10.05, modules: 20, module_power_w: 500 }],
    ['9.95 kW and 20 modules of 500 W agree within 0.5 %', { system_capacity_kw: 9.95, modules: 20, module_power_w: 500 }],
    ['100 kW over 50 modules are 2,000 W', { system_capacity_kw: 100, modules: 50 }],
  ])('%s: accepted', async (_, sizes) => {
    const { latitude, longitude } = SIMPLE
    const answer = await service.post('/api/run/simple', { latitude, longitude, ...sizes, weather: smallPlant().weather })
    expect(answer.status).toBe(200)
  })

  test.each([
    ['inverter_ac_kw', { system_capacity_kw: 2.1001, inverter_ac_kw: 0.7 }],
    ['inverter_ac_kw', { system_capacity_kw: 0.35, inverter_ac_kw: 0.7 }],
    ['system_capacity_kw', { system_capacity_kw: 10.0501, modules: 20, module_power_w: 500 }],
  ])('just beyond the limit, %s is rejected', async (field, sizes) => {
    const { latitude, longitude } = SIMPLE
    expect((await refusedAt('/api/run/simple', { latitude, longitude, ...sizes })).fields).toEqual([field])
  })

  test('ridges may touch each other, rows may not', async () => {
    const { array, ...plant } = smallPlant()
    const touching = (track_mode: string) => ({ ...plant, array: { ...array, track_mode, gcr: 1 } })
    expect((await service.post('/api/run', touching('ewf'))).status).toBe(200)
    for (const track_mode of ['fixed', 'single_axis']) {
      expect((await refusedAt('/api/run', touching(track_mode))).fields).toEqual(['array.gcr'])
    }
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
