import { afterAll, beforeAll, expect, test } from 'bun:test'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Weather, WeatherQualityAnswer } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { embeddedYears, SITE } from '../engine/long-term/embedded-years.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { connectClient } from './client.ts'

const SUMS = [31.2, 52.4, 95.6, 129.8, 160.3, 171.9, 176.4, 149.7, 108.2, 64.5, 34.1, 25]
const TEMPS = [-1, 1, 5, 9, 14, 17, 19, 18, 14, 9, 4, 0]
const AT = { latitude: 48.1, longitude: 11.6 }
/** A model reads no longer answers of these tools. */
const CHARS_MAX = 8000

let service: TestService
let model: Awaited<ReturnType<typeof connectClient>>
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
  model = await connectClient(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${await service.listen()}/mcp`)))
}, HANG_LIMIT_MILLIS)
afterAll(async () => {
  await model.close()
  await service.stop()
})

/** The answer of a tool, which is short and has no columns. */
async function short<Answer>(name: string, given: Record<string, unknown>): Promise<Answer> {
  const { isError, text } = await model.text(name, given)
  if (isError) throw new Error(`${name}: ${text}`)
  expect([name, text.length < CHARS_MAX]).toEqual([name, true])
  return JSON.parse(text) as Answer
}

interface Made {
  readonly weather: { readonly id: string }
  readonly annual: { readonly ghi_kwhm2: number }
  readonly months: readonly { readonly after: number }[]
}

test(
  'a year is made of monthly values, scaled to others, and runs by its id',
  async () => {
    const made = await short<Made>('synthetic_weather', { ...AT, ghi_kwhm2: SUMS, temp_air_c: TEMPS })
    expect(made.annual.ghi_kwhm2).toBeCloseTo(1199.1, 1)
    const minutes = await short<Made>('synthetic_weather', { weather: made.weather, step_minutes: 30 })
    expect(minutes.annual.ghi_kwhm2).toBeCloseTo(made.annual.ghi_kwhm2, 1)
    expect((await model.text('synthetic_weather', { ...AT })).isError).toBe(true)
    const more = SUMS.map((sum) => sum * 1.05)
    const scaled = await short<Made>('scale_weather', { weather: made.weather, ghi_kwhm2: more })
    expect(scaled.months.map(({ after }) => after)).toEqual(more.map((sum) => expect.closeTo(sum, 1)))
    const energy = async (weather: Made['weather']) =>
      (await model.call<{ summary: { e_grid_kwh: number } }>('run_simple', { ...AT, system_capacity_kw: 100, weather })).summary.e_grid_kwh
    expect((await energy(scaled.weather)) / (await energy(made.weather))).toBeGreaterThan(1.03)
    const wrong = await model.text('scale_weather', { weather: made.weather, ghi_kwhm2: SUMS.map((sum) => sum * 9) })
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('monthly.ghi_kwhm2.3: ')])
    expect((await model.text('scale_weather', { weather: made.weather, ghi: SUMS })).text).toStartWith('ghi: is no argument of this tool')
  },
  HANG_LIMIT_MILLIS,
)

test(
  'the hour that cannot be is named, and the weather without it has an id',
  async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => {
      const ghi = hour === 10 ? 1900 : Math.round(800 * Math.max(0, Math.sin((Math.PI * (hour - 4)) / 16)) ** 1.5)
      return `2025-06-21T${String(hour).padStart(2, '0')}:00,${ghi},20`
    })
    const { weather } = await model.call<Made>('read_file', {
      kind: 'weather',
      text: `period start,ghi_wm2,temp_air_c\n${hours.join('\n')}\n`,
      timezone: 1,
      ...AT,
    })
    interface Checked extends Made {
      readonly failed: readonly { readonly test: string; readonly removed: boolean; readonly first_rows: number[][] }[]
      readonly months: readonly (Made['months'][number] & { readonly month: string })[]
    }
    const checked = await short<Checked>('check_weather', { weather })
    expect(checked.failed).toContainEqual(expect.objectContaining({ test: 'ghi_possible', removed: true, first_rows: [[10, 11]] }))
    expect([checked.months.map(({ month }) => month), checked.weather.id === weather.id]).toEqual([['2025-06'], false])
  },
  HANG_LIMIT_MILLIS,
)

test(
  'a typical year is chosen out of stored years, with how they vary',
  async () => {
    const { reference_series: _, meta: __, ...years } = embeddedYears(2001, 5) as Weather
    const stored = await service.post('/api/weather/quality?fields=meta', { weather: years, site: SITE, remove: [], fill: 'none' })
    const { meta } = (await stored.json()) as WeatherQualityAnswer
    interface Typical extends Made {
      readonly months_years: readonly number[]
      readonly uncertainty_parts: { readonly interannual: number }
    }
    const typical = await short<Typical>('typical_year', { weather: { id: meta.id }, exceedance_percent: 90 })
    expect(typical.months_years.every((year) => year >= 2001 && year <= 2005)).toBe(true)
    expect([typical.months_years.length, typical.uncertainty_parts.interannual > 0]).toEqual([12, true])
  },
  HANG_LIMIT_MILLIS,
)

test(
  'a table of measured rows is tested against a run of the plant',
  async () => {
    const light = [80, 240, 420, 600, 740, 830, 860, 820, 720, 580, 400, 220]
    const rows = light.map((poa, k) => `2025-06-21T${String(6 + k).padStart(2, '0')}:00,${poa},${(poa * 0.085).toFixed(2)},${15 + k}`)
    const table = `time,POA (W/m2),AC power (kW),air temperature (degC)\n${rows.join('\n')}\n`
    const simple = { ...AT, system_capacity_kw: 100, tilt_deg: 20 }
    interface Tested {
      readonly measured: { readonly performance_ratio: number }
      readonly energy: { readonly ratio: number } | null
      readonly findings: readonly unknown[]
    }
    const tested = await short<Tested>('test_performance', { table, simple, measured_weather: true, interval: 'start' })
    expect(tested.measured.performance_ratio).toBeCloseTo(0.85, 3)
    expect(tested.energy?.ratio).toBeGreaterThan(0.8)
    expect(tested.findings.length).toBeGreaterThan(0)
    const lightless = await model.text('test_performance', { table: table.replace('POA', 'GHI'), simple })
    expect([lightless.isError, lightless.text]).toEqual([true, expect.stringContaining('No column is the irradiance in the plane')])
    expect((await model.text('test_performance', { table })).text).toBe('give one of simple, request and run_id')
  },
  HANG_LIMIT_MILLIS,
)
