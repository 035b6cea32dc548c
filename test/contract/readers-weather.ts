import type { WeatherSection } from '../../engine/long-term/series.ts'
import { columnOf, embeddedYears } from '../engine/long-term/embedded-years.ts'
import type { TestService } from '../server/service.ts'

/** Ids in the examples of the document that stand for weather which the reader has stored. */
const YEARS = 'met_0123456789abcdef01234567'
const STATION = 'met_89abcdef0123456789abcdef'
const FIRST_YEAR = 2001
const YEAR_ROWS = 8760

/**
 * Stores what the examples name: years of a place, and a year of a station there.
 * @returns the body of an example with the ids of these
 */
export async function storeReadersWeather(service: TestService): Promise<(body: string | undefined) => string | undefined> {
  const years = embeddedYears(FIRST_YEAR, 6)
  const ids = { [YEARS]: await stored(service, years), [STATION]: await stored(service, stationOf(years)) }
  return (body) => Object.entries(ids).reduce((text, [shown, id]) => text?.replaceAll(shown, id), body)
}

/** The third year, 5 % darker and with another distribution. */
function stationOf(years: WeatherSection): WeatherSection {
  const third = (name: 'ghi_wm2' | 'temp_air_c') => columnOf(years, name).slice(2 * YEAR_ROWS, 3 * YEAR_ROWS)
  const light = third('ghi_wm2').map((value, row) => Math.round((value ?? 0) * (0.95 + 0.03 * Math.sin(row))))
  const { timezone, step_minutes } = years
  return {
    timezone,
    step_minutes,
    start: `${FIRST_YEAR + 2}-01-01T00:00`,
    ghi_wm2: light,
    temp_air_c: third('temp_air_c'),
  } as WeatherSection
}

async function stored(service: TestService, weather: WeatherSection): Promise<string> {
  const site = { latitude: 48.1, longitude: 11.6, elevation: 520 }
  const answer = await service.post('/api/weather/quality?fields=meta', { weather, site, remove: [], fill: 'none' })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { meta: { id: string } }).meta.id
}
