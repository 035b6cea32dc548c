import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { CompareAnswer, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { pdfText } from '../../report/pdf-text.ts'
import { signIn } from '../accounts/person.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const WEATHER_OF_A_DAY = smallPlant().weather
/** A simple request without a typical year. */
const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, weather: WEATHER_OF_A_DAY }
const FULL = smallPlant()

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function compared(body: object, headers: Record<string, string> = {}): Promise<CompareAnswer> {
  const answer = await service.post('/api/compare', body, headers)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as CompareAnswer
}

const sumOf = (rows: readonly { readonly kwh: number }[]) => rows.reduce((sum, { kwh }) => sum + kwh, 0)

/** A run that is stored. */
async function storedRun(path: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const accepted = await service.post(path, body, { ...headers, prefer: 'respond-async' })
  const { run_id } = (await accepted.json()) as { run_id: string }
  while ((await service.request(`/api/runs/${run_id}`, { headers })).status === 202) await Bun.sleep(25)
  return run_id
}

describe('runs side by side', () => {
  test('simple, full and stored: the energies are those of the runs, the rows add up, the fields are in words', async () => {
    const run_id = await storedRun('/api/run', { ...FULL, array: { ...FULL.array, tilt_deg: 40 } })
    const [plain, steep] = (await Promise.all(
      [FULL, { ...FULL, array: { ...FULL.array, tilt_deg: 40 } }].map(async (body) => (await service.post('/api/run', body)).json()),
    )) as [SimpleRunAnswer, SimpleRunAnswer]
    const answer = await compared({ requests: [FULL, { run_id }, SIMPLE] })
    expect(answer.runs.map(({ name, kind, run_id: id }) => [name, kind, id])).toEqual([
      ['A', 'full', null],
      ['B', 'full', run_id],
      ['C', 'simple', null],
    ])
    expect(answer.runs.slice(0, 2).map(({ e_grid_kwh }) => e_grid_kwh)).toEqual([plain.summary.e_grid_kwh, steep.summary.e_grid_kwh])
    expect(answer.runs.slice(0, 2).map(({ provenance }) => provenance)).toEqual([plain.summary.provenance, steep.summary.provenance])
    answer.differences.forEach(({ energy, rows, weather, plane, plant, same_weather }, k) => {
      expect(energy).toBeCloseTo((answer.runs[k + 1]?.e_grid_kwh ?? 0) - plain.summary.e_grid_kwh, 8)
      expect(Math.abs(sumOf(rows) - energy)).toBeLessThan(1e-9 * plain.summary.e_grid_kwh)
      expect(weather + plane + plant).toBeCloseTo(energy, 8)
      expect([same_weather, weather]).toEqual([true, 0])
    })
    const tilt = answer.fields.find(({ path }) => path === 'array.tilt_deg')
    expect(tilt).toEqual({
      path: 'array.tilt_deg',
      label: 'Tilt',
      unit: 'deg',
      values: [25, 40, 20],
      words: ['25 deg', '40 deg', '20 deg'],
      assumed: [false, false, true],
    })
    expect(answer.summary.find(({ field }) => field === 'e_grid_kwh')?.values).toEqual(answer.runs.map(({ e_grid_kwh }) => e_grid_kwh))
    expect(answer.months.find(({ field }) => field === 'e_grid_kwh')?.values[0]).toEqual(plain.summary.monthly.e_grid_kwh)
  })

  test('a plant of parts: by the ids of its parts', async () => {
    const parts = (tilt_deg: number) => ({
      ...FULL,
      sub_arrays: [
        { id: 'roof', array: { tilt_deg } },
        { id: 'field', label: 'Field' },
      ],
    })
    const { sub_arrays, fields, differences } = await compared({ requests: [parts(10), parts(35), FULL] })
    expect(fields.map(({ path }) => path)).toEqual([
      ...['sub_arrays.roof.id', 'sub_arrays.roof.array.tilt_deg'],
      ...['sub_arrays.field.id', 'sub_arrays.field.label'],
    ])
    expect(sub_arrays?.map(({ id, label, e_inverter_output_kwh: energy }) => [id, label, energy[2]])).toEqual([
      ['roof', null, null],
      ['field', 'Field', null],
    ])
    const [roof, field] = sub_arrays ?? []
    const energy = (roof?.e_inverter_output_kwh[1] ?? 0) - (roof?.e_inverter_output_kwh[0] ?? 0)
    expect(energy).not.toBe(0)
    expect(roof?.differences[0]?.energy).toBeCloseTo(energy, 9)
    expect(sumOf(roof?.differences[0]?.rows ?? [])).toBeCloseTo(energy, 9)
    expect(field?.differences[0]?.energy).toBeCloseTo(0, 9)
    expect(sumOf(differences[1]?.rows ?? [])).toBeCloseTo(differences[1]?.energy ?? 0, 8)
  })

  test('of simple requests the fields are those that were sent, of another weather its digest', async () => {
    const other = { ...WEATHER_OF_A_DAY, temp_air_c: WEATHER_OF_A_DAY.temp_air_c.map((value) => value + 5) }
    const { fields, differences, per } = await compared({
      requests: [SIMPLE, { ...SIMPLE, gcr: 0.6, weather: other }],
      names: ['cool', 'warm'],
      per: 'kwp',
    })
    expect(fields.map(({ path, values, assumed }) => [path, values, assumed])).toEqual([
      ['gcr', [expect.any(Number), 0.6], [true, false]],
      ['weather', [expect.any(String), expect.any(String)], [false, false]],
    ])
    expect([per, differences[0]?.name, differences[0]?.same_weather]).toEqual(['kwp', 'warm', false])
    expect(differences[0]?.rows.find(({ key }) => key === 'temperature')?.kwh).toBeLessThan(0)
  })

  test('as a page and as a PDF, with what users wrote as text', async () => {
    const body = { requests: [SIMPLE, { ...SIMPLE, tilt_deg: 50 }], names: ['as built', 'steep <script>alert(1)</script>'] }
    const html = await service.post('/api/compare', body, { accept: 'text/html' })
    expect(html.headers.get('content-type')).toStartWith('text/html')
    const page = await html.text()
    expect(page).toContain('steep &#60;script&#62;')
    expect(page).not.toContain('<script')
    for (const words of ['Difference by loss', 'Fields that differ', 'Tilt (tilt_deg)', 'Energy Policy 33 (2005) 867-871'])
      expect(page).toContain(words)
    const pdf = await service.post('/api/compare', body, { accept: 'application/pdf' })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const text = await pdfText(new Uint8Array(await pdf.arrayBuffer()))
    for (const words of ['Comparison of runs', 'Sum of the rows']) expect(text ?? words).toContain(words)
  })

  test('the same key answers the same bytes, and no other body', async () => {
    const body = { requests: [SIMPLE, { ...SIMPLE, tilt_deg: 30 }] }
    const key = { 'idempotency-key': 'compare-1' }
    const first = await service.post('/api/compare', body, key)
    const again = await service.post('/api/compare', body, key)
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
    expect(await again.text()).toBe(await first.text())
    expect((await problemOf(await service.post('/api/compare', { ...body, per: 'kwp' }, key))).code).toBe('idempotency_conflict')
  })
})

describe('what is refused', () => {
  const refused = async (body: object, send = service.post) => {
    const { code, errors } = await problemOf(await send('/api/compare', body))
    return [code, (errors ?? []).map(({ field, message }) => `${field}: ${message}`)] as const
  }

  test('too few, too many, no list, unknown keys, names of other runs', async () => {
    for (const [body, field] of [
      [{}, 'requests'],
      [{ requests: [] }, 'requests'],
      [{ requests: [SIMPLE] }, 'requests'],
      [{ requests: Array.from({ length: 11 }, () => ({ run_id: 'run_x' })) }, 'requests'],
      [{ requests: 'two' }, 'requests'],
      [{ requests: [SIMPLE, SIMPLE], request: [] }, 'request'],
      [{ requests: [SIMPLE, SIMPLE], names: ['one'] }, 'names'],
      [{ requests: [SIMPLE, SIMPLE], names: [1, 2] }, 'names.0'],
      [{ requests: [SIMPLE, SIMPLE], per: 'm2' }, 'per'],
      [{ requests: [SIMPLE, 7] }, 'requests.1'],
      [{ requests: [SIMPLE, null] }, 'requests.1'],
      [{ requests: [SIMPLE, [SIMPLE]] }, 'requests.1'],
      [{ requests: [SIMPLE, { run_id: 7 }] }, 'requests.1.run_id'],
      [{ requests: [SIMPLE, { run_id: 'run_x', tilt_deg: 7 }] }, 'requests.1.tilt_deg'],
    ] as const) {
      const [code, [first = '']] = await refused(body)
      expect([code, first.slice(0, field.length + 1)]).toEqual(['validation_error', `${field}:`])
    }
  })

  test('every failure of every request, by its place, with the hint of a run', async () => {
    const [code, errors] = await refused({
      requests: [
        { ...SIMPLE, tilt: 30 },
        SIMPLE,
        { ...FULL, array: { ...FULL.array, tilt_deg: 200 }, module: { id: 'mod_none' } },
        { run_id: 'run_none' },
        {},
      ],
    })
    expect(code).toBe('validation_error')
    const fields = errors.map((text) => text.split(':')[0])
    expect(fields).toEqual([
      'requests.0.tilt',
      'requests.2.array.tilt_deg',
      'requests.2.module.id',
      'requests.4.latitude',
      'requests.4.longitude',
      'requests.4.system_capacity_kw',
    ])
    expect(errors[0]).toContain('tilt_deg')
  })

  test('a body that is no JSON, a number that is not finite', async () => {
    expect((await problemOf(await service.post('/api/compare', '{"requests": ['))).code).toBe('malformed_json')
    const text = JSON.stringify({ requests: [SIMPLE, { ...SIMPLE, tilt_deg: 'NaN' }] }).replace('"NaN"', 'NaN')
    expect(await problemOf(await service.post('/api/compare', text))).toMatchObject({ field: 'requests.1.tilt_deg' })
  })

  test('a run of somebody else, and one that is not there, are not found', async () => {
    const person = await signIn(service, 'compare@example.com')
    const { key } = await person.makeKey()
    const run_id = await storedRun('/api/run', FULL, { authorization: `Bearer ${key}` })
    const theirs = { requests: [FULL, { run_id }] }
    expect(await refused(theirs)).toEqual(['not_found', [expect.stringContaining('requests.1.run_id: ')]])
    const own = await service.post('/api/compare', theirs, { authorization: `Bearer ${key}` })
    expect(own.status).toBe(200)
    const { differences } = (await own.json()) as CompareAnswer
    expect(differences[0]?.energy).toBe(0)
  })
})
