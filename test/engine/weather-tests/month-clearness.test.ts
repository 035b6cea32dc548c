import { expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { typicalYear } from '../../../engine/climate/index.ts'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import { turbidityAt } from '../../../engine/weather-tests/turbidity.ts'
import { openTable } from '../climate/open-table.ts'

const table = openTable()

test.each([
  [48.1, 11.6],
  [-34.9, 138.6],
  [60.2, 24.9],
])('clearness of months of hours is that of the same light in rows of 5 min to 0.3 %%, at %p, %p', (latitude, longitude) => {
  const { weather } = typicalYear(table, { latitude, longitude })
  const { timezone, step_minutes, interval, start, time, temp_air_c, elevation } = weather
  const light = weather.ghi_wm2 ?? []
  // three digits show 0.1 %; rows of 5 min before sunrise have no share of their hour
  const ghi_wm2 = light.map((_, row) => ((light[row - 1] ?? 0) > 0 && (light[row + 1] ?? 0) > 0 ? 1000 : 0))
  const hours: Weather = {
    timezone,
    step_minutes,
    interval,
    start,
    time,
    sun_offset_min: null,
    ghi_wm2,
    temp_air_c,
    latitude,
    longitude,
    elevation,
  }
  const twelve = (values: readonly (number | null)[]) => values.flatMap((value) => new Array<number | null>(12).fill(value))
  const steps: Weather = { ...hours, step_minutes: 5, ghi_wm2: twelve(ghi_wm2), temp_air_c: twelve(temp_air_c) }
  const of = (sent: Weather) => assessWeather(sent, { fill: 'none' }).report.months.map(({ clearness }) => clearness ?? Number.NaN)
  const short = of(steps)
  for (const [month, clearness] of of(hours).entries()) expect(Math.abs(clearness / (short[month] ?? 0) - 1)).toBeLessThan(0.003)
})

test('hours of a clear sky are a clear sky: its ratio is 1.000 in every month, also near the polar circle', async () => {
  const place = { latitude: 60.2, longitude: 24.9, elevation: 0 }
  const turbidity = await turbidityAt(place.latitude, place.longitude)
  const section = (step_minutes: number, ghi_wm2: number[]): Weather => ({
    ...place,
    timezone: 2,
    step_minutes,
    interval: 'start',
    start: '2025-01-01T00:00',
    time: null,
    sun_offset_min: null,
    ghi_wm2,
    temp_air_c: ghi_wm2.map(() => 10),
  })
  const of = (weather: Weather) => assessWeather(weather, { turbidity, fill: 'none', remove: [] })
  const clear = of(section(5, new Array<number>(8760 * 12).fill(100))).rows.clear?.ghiWm2 ?? new Float64Array(0)
  const hours = Array.from(
    { length: 8760 },
    (_, hour) => clear.subarray(12 * hour, 12 * hour + 12).reduce((sum, value) => sum + value, 0) / 12,
  )
  const ratios = of(section(60, hours)).report.months.map(({ clear_sky_ratio }) => clear_sky_ratio)
  expect(ratios).toEqual([null, 1, 1, 1, 1, 1, 1, 1, 1, 1, null, null])
})
