import { Database as Store } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { AcceptedRun, Weather, WeatherAnswerMeta } from '@pvyield/contract/schemas'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { smallPlant } from '../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE } from './answers.ts'
import { startTestService, type TestService } from './service.ts'

/** New places that an address may request, unless NEW_LOCATIONS_PER_HOUR says another number. */
const PER_HOUR = 30

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function json<T>(path: string): Promise<T> {
  const answer = await service.request(path)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

describe('GET /api/defaults', () => {
  test('runs unchanged once _meta is removed: a plant of about 1 MW whose only warning is that of its weather', async () => {
    const { _meta, ...request } = await json<Record<string, unknown>>('/api/defaults')
    expect(_meta).toMatchObject({ title: expect.any(String) })
    const { summary } = await runOf(await service.post('/api/run', request))
    expect(summary.dc_kwp).toBeWithin(900, 1100)
    expect(summary.racking).toBe('single_axis')
    // Reported yields of fixed and tracking plants near Seville are 1,700 to 2,200 kWh/kWp.
    expect(summary.specific_yield_kwh_per_kwp).toBeWithin(1700, 2200)
    expect(summary.warnings).toEqual([expect.stringContaining('Synthetic weather')])
    expect((await service.post('/api/run', { _meta, ...request })).status).toBe(422)
  })

  test('runs with the spectral models that need precipitable water', async () => {
    const { _meta, ...request } = await json<Record<string, unknown>>('/api/defaults')
    const yieldOf = async (mode: string) =>
      (await runOf(await service.post('/api/run', { ...request, spectral: { mode } }))).summary.specific_yield_kwh_per_kwp
    const [off, firstSolar, caballero] = [await yieldOf('off'), await yieldOf('first_solar'), await yieldOf('caballero')]
    for (const corrected of [firstSolar, caballero]) {
      expect(corrected).not.toBe(off)
      expect(Math.abs(corrected / off - 1)).toBeLessThan(0.02) // the annual spectral effect on silicon is below 2 %
    }
  })

  test('is valid against the published schema', async () => {
    const { _meta, ...request } = await json<Record<string, unknown>>('/api/defaults')
    const schema = await json<Record<string, unknown>>('/api/schema/run.json')
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const validate = ajv.compile(schema)
    validate(request)
    expect(validate.errors).toBeNull()
    expect(validate({ ...request, _meta })).toBe(false)
    expect(JSON.stringify(schema)).not.toContain('#/components/')
  })
})

describe('GET /api/weather/tmy', () => {
  const at = (query: string) => `/api/weather/tmy?${query}`

  test('returns an hourly year with a stable id, which coordinates that round to the same 0.01 deg share', async () => {
    const first = await json<{ weather: Weather; meta: WeatherAnswerMeta }>(at('latitude=48.104&longitude=11.596&source=embedded'))
    expect(first.weather.ghi_wm2).toHaveLength(8760)
    expect(first.meta.id).toMatch(/^met_[0-9a-f]{24}$/)
    expect(first.meta.source).toBe('embedded')
    expect(first.weather.meta).toEqual(first.meta)
    const again = await json<typeof first>(at('latitude=48.1&longitude=11.6&source=embedded'))
    expect(again).toEqual(first)
    expect(await json<object>(at('latitude=48.1&longitude=11.6&fields=meta&source=embedded'))).toEqual({ meta: first.meta })
  })

  test('a run with its id and a run with its section give the same energy', async () => {
    const { weather, meta } = await json<{ weather: Weather; meta: WeatherAnswerMeta }>(at('latitude=48.1&longitude=11.6'))
    expect(meta.quality).toMatchObject({ closure_rows: expect.any(Number), night_rows: 0 })
    // the year is made by the sun of its rows, and clouds leave 3 min (docs/pages/weather/time.md)
    expect(Math.abs(meta.quality?.time_shift_min ?? Number.NaN)).toBeLessThanOrEqual(3)
    const { array, module, inverter, site } = smallPlant()
    const byId = await runOf(await service.post('/api/run', { site, array, module, inverter, weather: { id: meta.id } }))
    const inline = await runOf(await service.post('/api/run', { site, array, module, inverter, weather }))
    expect(byId.summary).toEqual(inline.summary)
  })

  test('an address may request 30 new typical years per hour; those that a run needs, and stored ones, are not limited', async () => {
    const other = await startTestService({ TRUST_PROXY: '1' })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const tmy = (k: number, address: string) =>
      other.request(`/api/weather/tmy?latitude=${k}&longitude=10&fields=meta`, { headers: from(address) })
    for (let k = 0; k < 30; k++) expect((await tmy(k, '203.0.113.1')).status).toBe(200)
    const refused = await tmy(50, '203.0.113.1')
    expect([refused.status, (await problemOf(refused)).code, refused.headers.get('ratelimit-limit')]).toEqual([429, 'rate_limited', '30'])
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(3500, 3601)
    expect((await other.post('/api/run/simple', { ...SIMPLE, latitude: 41, longitude: 10 }, from('203.0.113.1'))).status).toBe(200)
    const background = await other.post('/api/run/simple', { ...SIMPLE, latitude: 42 }, { ...from('203.0.113.1'), prefer: 'respond-async' })
    expect(background.status).toBe(202)
    expect((await tmy(41, '203.0.113.1')).status).toBe(200) // the run has made it
    expect((await tmy(3, '203.0.113.1')).status).toBe(200)
    expect((await other.post('/api/run/simple', { ...SIMPLE, latitude: 40 }, from('203.0.113.1'))).status).toBe(200)
    expect((await tmy(50, '203.0.113.2')).status).toBe(200)
    await other.stop()
  })

  test('simple runs and sizings at more new places from one address than it may request, with the year that the service makes', async () => {
    const { latitude, longitude, system_capacity_kw } = SIMPLE as { latitude: number; longitude: number; system_capacity_kw: number }
    const size = {
      module: { id: 'pan_ja_solar_jam66d45_600_lb' },
      inverter: { id: 'ond_sungrow_sg125hv_app01' },
      dc_kw: 150,
    }
    const statuses = new Map<number, number>()
    for (let k = 0; k < 2 * PER_HOUR; k++) {
      const place = { latitude: latitude - k / 10, longitude }
      const answer =
        k % 10 === 0
          ? await service.post('/api/size', { ...place, ...size })
          : await service.post('/api/run/simple', { ...place, system_capacity_kw })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      await answer.arrayBuffer()
    }
    expect([...statuses]).toEqual([[200, 2 * PER_HOUR]])
  })

  test('NEW_LOCATIONS_PER_HOUR sets the limit; a made year that made room for others is made again when a run needs it', async () => {
    const other = await startTestService({ NEW_LOCATIONS_PER_HOUR: '2' })
    // No worker has read these years, and the main thread knows that they are stored.
    const year = async (latitude: number) =>
      (await (await other.request(`/api/weather/tmy?latitude=${latitude}&longitude=10`)).json()) as { meta: { id: string } }
    const [awaited, background] = [await year(20), await year(21)]
    const refused = await other.request('/api/weather/tmy?latitude=22&longitude=10&fields=meta')
    expect([refused.status, (await problemOf(refused)).code, refused.headers.get('ratelimit-limit')]).toEqual([429, 'rate_limited', '2'])
    const store = new Store(join(other.dataDir, 'pvyield.db'))
    store.run("delete from weather where source = 'embedded'")
    const place = (latitude: number) => ({ ...SIMPLE, latitude, longitude: 10 })
    const unknown = await other.post('/api/run/simple', { ...place(20), weather: { id: awaited.meta.id } })
    expect([unknown.status, (await problemOf(unknown)).field]).toEqual([404, 'weather.id'])
    expect((await other.post('/api/run/simple', place(20))).status).toBe(200)
    const accepted = await other.post('/api/run/simple', place(21), { prefer: 'respond-async' })
    const { links } = (await accepted.json()) as AcceptedRun
    let ended = await other.request(links.run ?? '')
    for (; ended.status === 202; ended = await other.request(links.run ?? '')) await Bun.sleep(20)
    expect(ended.status).toBe(200)
    expect([await year(20), await year(21)]).toEqual([awaited, background])
    await other.stop()
    store.close() // it would remove the log of a store in use
  })
})

describe('POST /api/parse-weather', () => {
  const upload = (parts: Record<string, Blob | string>) => {
    const body = new FormData()
    for (const [name, part] of Object.entries(parts)) body.append(name, part)
    return service.request('/api/parse-weather', { method: 'POST', body })
  }
  const { ghi_wm2, temp_air_c } = smallPlant().weather
  const rows = ghi_wm2.map((ghi, hour) => `2001-06-21T${String(hour).padStart(2, '0')}:00,${ghi},${temp_air_c[hour]}`)
  const csv = ['time,ghi_wm2,temp_air_c', ...rows].join('\n')

  test('reads a file, compressed or not, stores it by its content, and returns an id that can be run', async () => {
    const plain = await upload({ file: new File([csv], 'day.csv') })
    expect(plain.status).toBe(200)
    const { weather, meta } = (await plain.json()) as { weather: Weather; meta: WeatherAnswerMeta }
    expect(weather.ghi_wm2).toEqual(ghi_wm2)
    expect(meta.id).toMatch(/^met_[0-9a-f]{24}$/)
    expect(meta).toMatchObject({ source: 'file', file_name: 'day.csv' })
    const idOf = async (bytes: string | Uint8Array<ArrayBuffer>, name: string): Promise<string | undefined> => {
      const answer = await upload({ file: new File([bytes], name) })
      return ((await answer.json()) as { meta: WeatherAnswerMeta }).meta.id
    }
    expect(await idOf(Bun.gzipSync(csv), 'day.csv')).toBe(meta.id)
    // its metadata, of which the name is a part, are repeated under the id: nobody gets those of another sender
    expect(await idOf(csv, 'another name.txt')).not.toBe(meta.id)
    expect(await idOf(csv.replace('T12:00,', 'T12:00,1'), 'day.csv')).not.toBe(meta.id)
    const run = await service.post('/api/run', { ...smallPlant(), weather: { id: meta.id } })
    expect((await runOf(run)).summary.e_grid_kwh).toBeGreaterThan(100)
  })

  test('a long file is stored, and answered with all of its rows', async () => {
    const hours = Array.from({ length: 70_080 }, (_, row) => {
      const stamp = new Date(Date.UTC(2001, 0, 1) + row * 3_600_000).toISOString().slice(0, 16)
      return `${stamp},${((row * 7919) % 10_007) / 13},${((row * 104_729) % 1009) / 7},20`
    })
    const answer = await upload({ file: new File([`time,ghi,dhi,temp\n${hours.join('\n')}\n`], 'years.csv') })
    expect(answer.status).toBe(200)
    const { weather } = (await answer.json()) as { weather: Weather }
    expect(weather.ghi_wm2).toHaveLength(70_080)
  })

  test('query parameters supply what the file does not state', async () => {
    const body = new FormData()
    body.append('file', new File([csv], 'day.csv'))
    const answer = await service.request('/api/parse-weather?interval=end&timezone=1&latitude=48.1&longitude=11.6', {
      method: 'POST',
      body,
    })
    const { weather, meta } = (await answer.json()) as { weather: Weather; meta: WeatherAnswerMeta }
    expect(weather).toMatchObject({ start: '2001-06-20T23:00', timezone: 1, latitude: 48.1, longitude: 11.6 })
    expect(meta.notes?.join()).not.toContain('parse-weather?interval')
  })

  test('what belongs to the query is refused as a part of the form, with the address to send it to', async () => {
    const { paths } = await Bun.file(join(import.meta.dir, '..', '..', 'openapi.json')).json()
    const names: string[] = paths['/api/parse-weather'].post.parameters.map(({ name }: { name: string }) => name)
    expect(names).toContain('timezone')
    const answer = await upload({ file: new File([csv], 'day.csv'), ...Object.fromEntries(names.map((name) => [name, '-5'])) })
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] }
    expect(errors.map(({ field }) => field)).toEqual(names)
    for (const { field, message } of errors)
      expect(message).toStartWith(
        `Extra inputs are not permitted. ${field} is a query parameter: send it in the address, POST /api/parse-weather?${field}=`,
      )
  })

  describe('a file without an air temperature', () => {
    const lines = csv.split('\n').map((line) => line.slice(0, line.lastIndexOf(',')))
    const send = (query: string) => {
      const body = new FormData()
      body.append('file', new File([lines.join('\n')], 'day.csv'))
      return service.request(`/api/parse-weather${query}`, { method: 'POST', body })
    }
    const weatherOf = async (answer: Response) => (await answer.json()) as { weather: Weather; meta: WeatherAnswerMeta }

    test('is read; its run is refused with the field and the fix', async () => {
      const { weather, meta } = await weatherOf(await send(''))
      expect(weather.temp_air_c.every((value) => value === null)).toBe(true)
      expect(meta.notes?.join(' ')).toContain('?t_mean_monthly_c=')
      for (const sent of [weather, { id: meta.id }]) {
        const run = await service.post('/api/run', { ...smallPlant(), weather: sent })
        expect(run.status).toBe(422)
        expect(await problemOf(run)).toMatchObject({
          code: 'validation_error',
          field: 'weather.temp_air_c',
          detail: expect.stringContaining('read the file again with its twelve monthly means, POST /api/parse-weather?t_mean_monthly_c='),
        })
      }
    })

    test('runs with twelve monthly means', async () => {
      const { weather, meta } = await weatherOf(await send('?t_mean_monthly_c=-1,1,5,9,14,17,19,18,14,9,4,0'))
      expect(weather.temp_air_c.every((value) => value !== null && value > 8 && value < 26)).toBe(true)
      const run = await service.post('/api/run', { ...smallPlant(), weather: { id: meta.id } })
      expect((await runOf(run)).summary.e_grid_kwh).toBeGreaterThan(100)
    })

    test.each([
      ['eleven values', '1,2,3,4,5,6,7,8,9,10,11'],
      ['words', 'cold,1,5,9,14,17,19,18,14,9,4,0'],
      ['degF', '30,34,41,48,57,63,66,64,57,48,39,32'],
    ])('%s are refused by name', async (_name, months) => {
      const answer = await send(`?t_mean_monthly_c=${months}`)
      expect(answer.status).toBe(422)
      expect(await problemOf(answer)).toMatchObject({ code: 'validation_error', field: 't_mean_monthly_c' })
    })
  })

  test('a file without a time zone gets the standard time of its location', async () => {
    const body = new FormData()
    body.append('file', new File([csv], 'day.csv'))
    const answer = await service.request('/api/parse-weather?interval=start&latitude=40.4&longitude=-3.7', { method: 'POST', body })
    const { weather, meta } = (await answer.json()) as { weather: Weather; meta: WeatherAnswerMeta }
    expect(weather).toMatchObject({ start: '2001-06-21T00:00', timezone: 1 })
    expect(meta.notes).toContain('The file states no time zone: 1 h from UTC follows from the place.')
  })

  test('the metadata contain the quality report, whose notes say what to do', async () => {
    const body = new FormData()
    body.append('file', new File([csv.replace('T02:00,0,', 'T02:00,500,')], 'day.csv'))
    const answer = await service.request('/api/parse-weather?timezone=1&latitude=48.1&longitude=11.6', { method: 'POST', body })
    const { weather, meta } = (await answer.json()) as { weather: Weather; meta: WeatherAnswerMeta }
    expect(meta.quality).toMatchObject({ rows_absent: 0, closure_rows: 0, night_rows: 1, night_wh_m2: 500, time_shift_min: null })
    expect(meta.notes?.at(-1)).toStartWith('1 row has light with the sun below the horizon')
    expect(weather.meta).toEqual(meta)
  })

  test('a file that cannot be read is 422 with the position of the fault', async () => {
    const answer = await upload({ file: new File(['%PDF-1.7'], 'year.pdf') })
    expect(answer.status).toBe(422)
    expect(await problemOf(answer)).toMatchObject({ code: 'validation_error', field: 'file', detail: expect.stringContaining('PDF') })
  })

  test('missing, unknown and repeated parts are 422 and named', async () => {
    const answer = await upload({ other: 'x' })
    expect((await problemOf(answer)).errors.map(({ field }) => field)).toEqual(['other', 'file'])
    const body = new FormData()
    for (const name of ['a.csv', 'b.csv']) body.append('file', new File([csv], name))
    const doubled = await service.request('/api/parse-weather', { method: 'POST', body })
    expect([doubled.status, (await problemOf(doubled)).field]).toEqual([422, 'file'])
  })

  test('a body that does not match its Content-Type is 422', async () => {
    const answer = await service.request('/api/parse-weather', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no parts',
    })
    expect([answer.status, (await problemOf(answer)).code]).toEqual([422, 'validation_error'])
  })
})

describe('other resources', () => {
  test('pricing states its rules under both prefixes', async () => {
    const pricing = await json<Record<string, unknown>>('/api/pricing')
    expect(pricing).toMatchObject({
      rules: { base: 1, placements_per_unit: 500, objects_per_unit: 50 },
      step_multipliers: { '60': 1, '30': 2, '15': 4, '10': 6, '5': 12, '1': 60 },
      terrain_aware_multiplier: 2,
      per_weather_year: true,
      unit_price_usd: 0.5,
      free_units_per_month: 20,
    })
    expect(await json<object>('/v1/pricing')).toEqual(pricing)
  })

  test('health, document and metrics answer', async () => {
    expect(await json<object>('/api/health')).toMatchObject({ status: 'ok', queue_depth: 0, workers: 1 })
    expect(await json<object>('/openapi.json')).toMatchObject({ openapi: '3.1.0', info: { version: '2026.10' } })
    const metrics = await (await service.request('/metrics')).text()
    expect(metrics).toMatch(/^pvyield_requests_total\{status="200"\} \d+$/m)
    expect(metrics).toMatch(/^pvyield_runs_waiting 0$/m)
  })

  test('the reference page loads every file from this server', async () => {
    const page = await (await service.request('/docs/reference')).text()
    const files = [...page.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+)"/g)]
      .map(([, file]) => file ?? '')
      .filter((file) => !file.startsWith('data:'))
    expect(files).toHaveLength(3)
    for (const file of files) {
      expect(file).toStartWith('/docs/assets/')
      expect((await service.request(file)).status).toBe(200)
    }
    expect((await service.request('/docs/assets/package.json')).status).toBe(404)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
