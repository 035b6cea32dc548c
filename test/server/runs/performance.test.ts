import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { PERFORMANCE_SERIES } from '@pvyield/engine/performance'
import { smallPlant } from '../../engine/small-plant.ts'
import { signIn } from '../accounts/person.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const FULL = smallPlant()
const { weather: ROWS } = FULL

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

type Answer = Required<Pick<PerformanceAnswer, 'energy' | 'capacity'>> & PerformanceAnswer

async function tested(body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await service.post('/api/performance', body, headers)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

async function refused(body: object, headers: Record<string, string> = {}) {
  return problemOf(await service.post('/api/performance', body, headers))
}

/** What the plant of a run delivered, as if it had been measured. */
async function measuredRows(): Promise<PerformanceRequest['measured']> {
  const answer = await service.post('/api/run', { ...FULL, include_series: true })
  const { series } = (await answer.json()) as {
    series: { columns: Record<string, number[]>; time: string[]; step_minutes: number; timezone: number }
  }
  const hours = series.step_minutes / 60
  const column = (name: string) => series.columns[name] ?? []
  return {
    timezone: series.timezone,
    step_minutes: series.step_minutes,
    interval: 'start',
    start: null,
    time: series.time.map((stamp) => stamp.slice(0, 16)),
    poa_wm2: column('GlobInc'),
    temp_air_c: column('T_Amb'),
    wind_speed_ms: column('WindVel'),
    power_ac_kw: column('E_Grid').map((kwh) => kwh / hours),
    power_dc_kw: column('EArray').map((kwh) => kwh / hours),
  }
}

/** A run that is stored. */
async function storedRun(body: object, headers: Record<string, string> = {}): Promise<string> {
  const accepted = await service.post('/api/run', body, { ...headers, prefer: 'respond-async' })
  const { run_id } = (await accepted.json()) as { run_id: string }
  while ((await service.request(`/api/runs/${run_id}`, { headers })).status === 202) await Bun.sleep(25)
  return run_id
}

describe('a run measured by itself', () => {
  test('has its energy, whether its request is sent or its id', async () => {
    const measured = await measuredRows()
    const sent = await tested({ measured, run: FULL })
    expect(sent.energy?.total.ratio).toBeCloseTo(1, 9)
    expect(sent.energy?.total.rows).toBe(measured.poa_wm2.length)
    expect(sent.measured.performance_ratio).toBeCloseTo(sent.run.performance_ratio ?? 0, 9)
    const stored = await tested({ measured, run: { run_id: await storedRun({ ...FULL, include_series: true }) } })
    expect({ ...stored, billing: null }).toEqual({ ...sent, billing: null })
  })

  test('runs with the weather of the measurement, in a full and in a simple request', async () => {
    const measured = await measuredRows()
    const { weather: _, ...plant } = FULL
    const full = await tested({ measured, weather: 'measured', run: plant })
    expect(full.energy?.total.rows).toBe(measured.poa_wm2.length)
    expect(full.energy?.total.irradiation_ratio).toBeCloseTo(1, 3)
    const simple = await tested({
      measured,
      weather: 'measured',
      run: { latitude: 48.1, longitude: 11.6, system_capacity_kw: full.plant.dc_kwp },
    })
    expect(simple.energy?.total.rows).toBe(measured.poa_wm2.length)
  })
})

describe('as a report', () => {
  const HTML = { accept: 'text/html' }

  test('HTML says the ratios, draws records and months, and repeats findings in full', async () => {
    const measured = await measuredRows()
    const body = { measured, run: FULL }
    const data = await tested(body)
    const answer = await service.post('/api/performance', body, HTML)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
    const page = await answer.text()
    expect(page).toContain('<title>AC power over irradiance</title>')
    expect(page).toContain('<title>Performance ratio by month</title>')
    expect(page).toContain((data.measured.performance_ratio ?? 0).toFixed(3))
    expect(page).toContain('latitude 48.1, longitude 11.6')
    expect(page).toContain('tilt 25 deg')
    expect(page).not.toMatch(/NaN|undefined/)
  })

  test('PDF, and refusals as problems', async () => {
    const measured = await measuredRows()
    const answer = await service.post('/api/performance', { measured, run: FULL }, { accept: 'application/pdf' })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder().decode((await answer.bytes()).subarray(0, 5))).toBe('%PDF-')
    expect(await refused({ measured: {}, run: FULL }, HTML)).toMatchObject({ code: 'validation_error' })
  })
})

describe('what is refused names its field', () => {
  test('of the measurement and of the run together', async () => {
    const measured = await measuredRows()
    const { errors } = await refused({
      measured: { ...measured, temp_air_c: [1] },
      run: { ...FULL, array: { ...FULL.array, tilt_deg: 200 } },
    })
    expect(errors?.map(({ field }) => field)).toEqual(['run.array.tilt_deg', 'measured.temp_air_c'])
  })

  test('a run that is not stored, one without series, and a stored one with other weather', async () => {
    const measured = await measuredRows()
    expect(await refused({ measured, run: { run_id: 'run_none' } })).toMatchObject({ code: 'not_found', field: 'run.run_id' })
    const run_id = await storedRun(FULL)
    expect(await refused({ measured, run: { run_id } })).toMatchObject({
      field: 'run.run_id',
      detail: `run.run_id: The run ${run_id} was stored without series that are read here (${PERFORMANCE_SERIES.join(', ')}): run it again with include_series true, or send its request`,
    })
    expect(await refused({ measured, run: { run_id }, weather: 'measured' })).toMatchObject({ field: 'weather' })
  })

  test('power in W, found when the plant is known', async () => {
    const measured = await measuredRows()
    const watts = measured.power_ac_kw?.map((kw) => kw && kw * 1000)
    expect(await refused({ measured: { ...measured, power_ac_kw: watts }, run: FULL })).toMatchObject({
      code: 'validation_error',
      field: 'measured.power_ac_kw',
    })
  })

  test('a measurement without rows, without air for its own weather, and NaN', async () => {
    const measured = await measuredRows()
    expect(await refused({ measured: { ...measured, poa_wm2: [] }, run: FULL })).toMatchObject({ field: 'measured.poa_wm2' })
    expect(await refused({ measured: { ...measured, temp_air_c: undefined }, run: FULL, weather: 'measured' })).toMatchObject({
      field: 'measured.temp_air_c',
    })
    const text = JSON.stringify({ measured: { ...measured, power_ac_kw: ROWS.temp_air_c.map(() => 1) }, run: FULL }).replace(
      '"power_ac_kw":[1',
      '"power_ac_kw":[NaN',
    )
    const answer = await service.request('/api/performance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    expect(await problemOf(answer)).toMatchObject({ field: 'measured.power_ac_kw.0' })
  })
})

test("another account's run is unknown, and a repeated key is answered once", async () => {
  const measured = await measuredRows()
  const keyOf = async (email: string) => ({ authorization: `Bearer ${(await (await signIn(service, email)).makeKey()).key}` })
  const [owner, other] = [await keyOf('owner@example.org'), await keyOf('other@example.org')]
  const run_id = await storedRun({ ...FULL, include_series: true }, owner)
  expect((await tested({ measured, run: { run_id } }, owner)).energy?.total.ratio).toBeCloseTo(1, 9)
  expect(await refused({ measured, run: { run_id } }, other)).toMatchObject({ code: 'not_found', field: 'run.run_id' })
  const body = { measured, run: FULL }
  const answers = [
    await service.post('/api/performance', body, { 'idempotency-key': 'test-1' }),
    await service.post('/api/performance', body, { 'idempotency-key': 'test-1' }),
  ]
  expect(answers.map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(await answers[1]?.text()).toBe((await answers[0]?.text()) ?? '')
})
