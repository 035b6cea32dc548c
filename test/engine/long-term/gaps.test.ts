import { expect, test } from 'bun:test'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { selectTypicalYear } from '../../../engine/long-term/select-typical-year.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYears, SITE } from './embedded-years.ts'

const years = embeddedYears(2001, 6)
const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** Without global light, and its parts, at noon of the first six days of each 30. */
function withoutNoons(weather: WeatherSection): WeatherSection {
  const gaps = (values: readonly (number | null)[]) =>
    values.map((value, row) => (row % 24 === 12 && Math.floor(row / 24) % 30 < 6 ? null : value))
  return {
    ...weather,
    ghi_wm2: gaps(columnOf(weather, 'ghi_wm2')),
    dhi_wm2: gaps(columnOf(weather, 'dhi_wm2')),
    dni_wm2: gaps(columnOf(weather, 'dni_wm2')),
  } as WeatherSection
}

test('typical year: missing noons are filled by the sun, so sums keep to 0.2 %, rows and sums agree, and a note counts them', () => {
  const choose = (weather: WeatherSection) => selectTypicalYear({ weather, site: SITE, method: 'tmy3', exceedance_percent: null })
  const [whole, gappy] = [choose(years), choose(withoutNoons(years))]
  for (const [k, { ghi_kwhm2 }] of whole.statistics.years.entries())
    expect(Math.abs((gappy.statistics.years[k]?.ghi_kwhm2 ?? 0) / ghi_kwhm2 - 1)).toBeLessThan(0.002)
  const ghi = columnOf(gappy.weather, 'ghi_wm2')
  expect(ghi).not.toContain(null)
  expect(sumOf(ghi) / 1000).toBeCloseTo(gappy.ghi_kwhm2, 1)
  expect(gappy.notes.at(-1)).toMatch(
    /^Gaps by day of the chosen months were filled by the share of the sun in the rows and days around them: ghi_wm2 in \d+ rows, dhi_wm2 in \d+ rows, dni_wm2 in \d+ rows\. Sums of months contain them\.$/,
  )
  expect(whole.notes.join()).not.toContain('Gaps')
})

test('typical year: gaps of the air stay null, and a note counts them', () => {
  const air = columnOf(years, 'temp_air_c').map((value, row) => (row % 720 === 100 ? null : value))
  const { notes } = selectTypicalYear({
    weather: { ...years, temp_air_c: air } as WeatherSection,
    site: SITE,
    method: 'tmy3',
    exceedance_percent: null,
  })
  expect(notes.at(-1)).toMatch(/^Gaps of other columns are null in the year: temp_air_c in \d+ rows\.$/)
})

const correlate = (station: WeatherSection, weather = years) =>
  correlateWeather({ weather, station, site: SITE, method: 'quantile', by: 'auto', station_uncertainty: 0.02 })
const twoYears = (): WeatherSection =>
  ({
    ...years,
    start: '2003-01-01T00:00',
    ...Object.fromEntries(
      (['ghi_wm2', 'temp_air_c', 'wind_speed_ms', 'relative_humidity'] as const).map((name) => [
        name,
        columnOf(years, name)
          .slice(2 * 8760, 4 * 8760)
          .map((value) => (name === 'ghi_wm2' ? 0.9 * (value ?? 0) : value)),
      ]),
    ),
    dhi_wm2: undefined,
    dni_wm2: undefined,
  }) as WeatherSection

test('correlate: ten days of zeros of a dead logger change the long sums by less than 0.2 %, and are counted', () => {
  const station = twoYears()
  const dead = columnOf(station, 'ghi_wm2').map((value, row) => (row >= 240 && row < 480 ? 0 : value))
  const [whole, gappy] = [correlate(station), correlate({ ...station, ghi_wm2: dead } as WeatherSection)]
  const ratio = sumOf(columnOf(gappy.weather, 'ghi_wm2')) / sumOf(columnOf(whole.weather, 'ghi_wm2'))
  expect(Math.abs(ratio - 1)).toBeLessThan(0.002)
  expect(gappy.notes.at(-1)).toMatch(/^Left out of the fit: \d+ rows of the station, which fail tests/)
  expect(whole.notes.join()).not.toContain('Left out of the fit')
  expect(gappy.overlap.lit_hours).toBeLessThan(whole.overlap.lit_hours - 50)
})

test('correlate: dead rows of the long series are not fitted, are gaps afterwards, and a note says so', () => {
  const isDead = (row: number) => row >= 2 * 8760 + 240 && row < 2 * 8760 + 480
  const dead = (values: readonly (number | null)[]) => values.map((value, row) => (isDead(row) ? 0 : value))
  const long = {
    ...years,
    ghi_wm2: dead(columnOf(years, 'ghi_wm2')),
    dhi_wm2: dead(columnOf(years, 'dhi_wm2')),
    dni_wm2: dead(columnOf(years, 'dni_wm2')),
  } as WeatherSection
  const { weather, notes } = correlate(twoYears(), long)
  const note = notes.find((one) => one.startsWith('Left out of the fit'))
  const rows = Number(/^Left out of the fit: (\d+) rows of the weather, which fail tests/.exec(note ?? '')?.[1])
  expect(rows).toBeGreaterThan(50)
  expect(note).toEndWith(
    'Those of the weather are gaps in the corrected series, as are its own: fill all of that operation estimates them.',
  )
  for (const name of ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const) {
    const gaps = columnOf(weather, name).flatMap((value, row) => (value === null ? [row] : []))
    expect(gaps.length).toBe(rows)
    expect(gaps.every((row) => columnOf(long, name)[row] === 0)).toBe(true)
  }
})

test('correlate: a sensor that reads -5 W/m2 at night has no gaps', () => {
  const long = { ...years, ghi_wm2: columnOf(years, 'ghi_wm2').map((value) => (value === 0 ? -5 : value)) } as WeatherSection
  const { weather, notes } = correlate(twoYears(), long)
  const night = columnOf(weather, 'ghi_wm2').filter((value, row) => row % 24 < 3 && value !== 0)
  expect(night).toEqual([])
  expect(notes.join()).not.toContain('Not counted among the years')
})

test('correlate: series of one shape are as uncertain as the station, and the note says so', () => {
  const { uncertainty, notes } = correlate(twoYears())
  expect(uncertainty.year_frac).toBe(0.02)
  expect(notes[1]).toContain('uncertain by 2.00 % (one standard deviation of the station itself: what was not fitted differs by less)')
})
