import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/sdk'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' })
})
afterAll(() => service.stop())

test.each([
  ['Munich', 48.1, 11.6, 1],
  ['London', 51.5, -0.13, 0],
  ['Kathmandu', 27.72, 85.32, 5.75],
  ['Delhi', 28.61, 77.21, 5.5],
  ["St. John's", 47.56, -52.71, -3.5],
  ['Los Angeles', 34.05, -118.24, -8],
  ['Auckland', -36.85, 174.76, 12],
])('the series of %s as CSV is read back with its time zone and its values', async (_name, latitude, longitude, zone) => {
  const typical = await service.request(`/api/weather/tmy?latitude=${latitude}&longitude=${longitude}`)
  const { weather } = (await typical.json()) as { weather: Weather }
  expect(weather.timezone).toBe(zone)
  const csv = await service.post(
    '/api/run/simple?columns=GlobHor,DiffHor,T_Amb,WindVel',
    { latitude, longitude, system_capacity_kw: 10, weather },
    { accept: 'text/csv' },
  )
  const form = new FormData()
  form.append('file', new File([await csv.text()], 'series.csv'))
  const parsed = await service.request('/api/parse-weather', { method: 'POST', body: form })
  const { weather: read } = (await parsed.json()) as { weather: Weather }
  expect([read.timezone, read.start, read.step_minutes]).toEqual([zone, weather.start, weather.step_minutes])
  for (const column of ['ghi_wm2', 'temp_air_c', 'wind_speed_ms'] as const) {
    const pairs = read[column]?.map((value, row) => Math.abs((value ?? 0) - (weather[column]?.[row] ?? 0))) ?? []
    expect([column, pairs.length, Math.max(...pairs) < 1e-9]).toEqual([column, 8760, true])
  }
})
