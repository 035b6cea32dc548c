import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate_schema_Weather } from '@pvyield/contract/validators'
import { Random } from '../../../engine/climate/random.ts'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { CORRELATIONS, type CorrelationName } from '../../../engine/long-term/correlation/index.ts'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import { SCHEMA_LIMITS } from '../../../engine/long-term/schema-limits.ts'
import { VALUE_COLUMNS, type ValueColumn, type WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const long = embeddedYears(2001, 1)
const NONE = new Array<null>(12).fill(null)

function errorsOf(section: WeatherSection): readonly unknown[] {
  validate_schema_Weather(section)
  return validate_schema_Weather.errors ?? []
}

test('the limits are those of the document', () => {
  const text = readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')
  const schema = JSON.parse(text).components.schemas.Weather.properties as Record<
    ValueColumn,
    { items: { minimum: number; maximum: number } }
  >
  for (const name of VALUE_COLUMNS) {
    const { minimum, maximum } = schema[name].items
    expect([name, SCHEMA_LIMITS[name].min, SCHEMA_LIMITS[name].max]).toEqual([name, minimum, maximum])
  }
})

test.each(Object.keys(CORRELATIONS) as CorrelationName[])(
  '%s: whatever a station of valid values has, the made section is valid',
  (method) => {
    const random = new Random(5, 0)
    const temp = long.temp_air_c.map(() => -90 + 160 * random.uniform())
    const wild = (name: 'temp_air_c' | 'wind_speed_ms', min: number, max: number) =>
      columnOf(long, name).map(() => min + (max - min) * random.uniform() ** 3)
    const weather = { ...long, temp_air_c: temp, wind_speed_ms: wild('wind_speed_ms', 0, 30) } as WeatherSection
    const station = {
      ...long,
      ghi_wm2: columnOf(long, 'ghi_wm2').map((ghi) => (ghi ?? 0) * (0.6 + 1.2 * random.uniform())),
      temp_air_c: wild('temp_air_c', 20, 70),
      wind_speed_ms: wild('wind_speed_ms', 0, 120),
    } as WeatherSection
    const made = correlateWeather({ weather, station, site: SITE, method, by: 'auto', station_uncertainty: 0 })
    expect(errorsOf(made.weather)).toEqual([])
    if (method !== 'linear')
      expect(made.notes.some((note) => /^\d+ rows of wind_speed_ms came out beyond 0 to 120 m\/s/.test(note))).toBe(true)
  },
)

test('scale: temperatures end at the limits with a note, and a shift that no climate has is refused', () => {
  const hot = { ...long, temp_air_c: long.temp_air_c.map((_, row) => (row % 2 === 0 ? 65 : 5)) } as WeatherSection
  const scaled = (temp: number) =>
    scaleWeather({ weather: hot, site: SITE, monthly: { ghi_kwhm2: NONE, temp_air_c: [temp, ...NONE.slice(1)] } })
  const { weather, notes } = scaled(45)
  expect([errorsOf(weather), weather.temp_air_c.slice(0, 2)]).toEqual([[], [70, 15]])
  expect(notes.at(-1)).toStartWith('372 rows of temp_air_c came out beyond -90 to 70 degC')
  expect(refusals(() => scaled(59))[0]).toEqual({
    field: 'monthly.temp_air_c.0',
    message:
      '59 degC in January is 24.0 K above the 35.0 degC of the weather, and sources of one place differ by less than 20 K: check the unit (degC, the mean of the month), the order of the months and the place',
  })
})
