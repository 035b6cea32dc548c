import { daysInMonth } from '../../../engine/core/calendar.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { completeWeather } from '../../../engine/request.ts'

/** The hours of `test/fixtures/long-term/typical-months.py`, whose days and years differ: sines of incommensurable periods. */
export function closedFormYears(firstYear: number, years: number): WeatherSection {
  let days = 0
  for (let year = firstYear; year < firstYear + years; year++) for (let month = 1; month <= 12; month++) days += daysInMonth(year, month)
  const columns = { ghi_wm2: [], dni_wm2: [], temp_air_c: [], relative_humidity: [], wind_speed_ms: [] } as Record<string, number[]>
  const { sin, PI, max } = Math
  for (let d = 0; d < days; d++) {
    const season = sin((2 * PI * (d - 80)) / 365.2425)
    const weather = sin(1.7 * d) + sin(0.618 * d + 1) + sin(0.0123 * d)
    for (let h = 0; h < 24; h++) {
      const ghi = h >= 6 && h <= 18 ? max(0, sin((PI * (h - 5.5)) / 13)) * (500 + 250 * season) * (0.55 + 0.15 * weather) : 0
      columns.ghi_wm2.push(ghi)
      columns.dni_wm2.push(ghi * (0.6 + 0.3 * sin(0.911 * d + 2)))
      columns.temp_air_c.push(11 + 9 * season + 3 * sin(0.377 * d) + 2 * sin(0.0031 * d) + 4 * sin((2 * PI * (h - 9)) / 24))
      columns.relative_humidity.push((65 + 20 * sin(0.53 * d + 0.2 * h) - 8 * season) / 100)
      columns.wind_speed_ms.push(4 + 2 * sin(0.83 * d) + 1.2 * sin(0.29 * d + h) + 0.5 * sin(0.0077 * d))
    }
  }
  const section = completeWeather({ timezone: 0, step_minutes: 60, temp_air_c: [0], start: `${firstYear}-01-01T00:00` })
  return { ...section, ...columns } as WeatherSection
}
