import { expect, test } from 'bun:test'
import { Random } from '../../../engine/climate/random.ts'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { requireSameSky } from '../../../engine/long-term/same-sky.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const years = embeddedYears(2001, 2)
const ghi = columnOf(years, 'ghi_wm2').map((value) => value ?? 0)
const stationOf = (values: readonly number[]) =>
  ({ ...years, ghi_wm2: values, dhi_wm2: undefined, dni_wm2: undefined }) as unknown as WeatherSection
const refused = (values: readonly number[]) =>
  refusals(() =>
    correlateWeather({ weather: years, station: stationOf(values), site: SITE, method: 'ratio', by: 'auto', station_uncertainty: 0.02 }),
  )[0]

test('a station with the days of another year of the place is refused', () => {
  const others = ghi.map((_, row) => ghi[(row + 8760) % ghi.length] ?? 0)
  expect(refused(others)).toMatchObject({
    field: 'station',
    message: expect.stringMatching(
      /^The clearness of the station and of the weather correlate by 0\.[012]\d in \d+ common hours, and those of one sky by more than 0\.3: check places/,
    ),
  })
})

test('noise instead of light is refused, noise on the light is not', () => {
  const random = new Random(3, 0)
  expect(refused(ghi.map(() => 500 * random.uniform()))?.field).toBe('station')
  expect(refused(ghi.map((value) => value * (0.5 + random.uniform())))).toBeUndefined()
})

test('a clear sky, whose clearness hardly changes, is compared by its irradiance', () => {
  const random = new Random(4, 0)
  const weight = Float64Array.from({ length: 500 }, (_, hour) => 1200 * Math.sin(((hour % 10) + 1) * 0.28))
  const clear = () => Float64Array.from(weight, () => 0.75 + 0.01 * random.normal())
  expect(() => requireSameSky({ reference: clear(), station: clear(), weight, month: new Uint8Array(500) })).not.toThrow()
})
