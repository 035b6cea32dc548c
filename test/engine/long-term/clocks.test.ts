import { expect, test } from 'bun:test'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const long = embeddedYears(2001, 1)
const { dhi_wm2: _, dni_wm2: __, ...global } = long
/** The light of the long series, with the clock some hours wrong. */
const stationAt = (timezone: number, factor: (row: number) => number = () => 0.9): WeatherSection =>
  ({ ...global, timezone, ghi_wm2: columnOf(long, 'ghi_wm2').map((value, row) => (value ?? 0) * factor(row)) }) as WeatherSection
const correlated = (station: WeatherSection, method: 'quantile' | 'ratio' = 'ratio') =>
  correlateWeather({ weather: long, station, site: SITE, method, by: 'auto', station_uncertainty: 0 })
const clockNotes = (notes: readonly string[]) => notes.filter((note) => note.includes('check timezone'))

test('a station whose clock is half an hour wrong is refused, with the clock that the sun contradicts', () => {
  for (const [timezone, side] of [
    [0.5, 'later'],
    [1.5, 'earlier'],
  ] as const) {
    const [failure] = refusals(() => correlated(stationAt(timezone)))
    expect(failure?.field).toBe('station.timezone')
    expect(failure?.message).toMatch(
      new RegExp(`^The light of the station is about (2[5-9]|3[0-5]) min ${side} than that of the weather, in all its hours`),
    )
    expect(failure?.message).toContain('that of the station is not that of the sun')
  }
})

test('a quarter of an hour is noted, and no difference is not', () => {
  expect(clockNotes(correlated(stationAt(1)).notes)).toEqual([])
  expect(clockNotes(correlated(stationAt(0.75)).notes).join()).toMatch(
    /The light of the station is about 1[1-9] min later than that of the weather/,
  )
})

test('mornings in the shade of a mountain are no wrong clock', () => {
  const shaded = stationAt(1, (row) => (row % 24 < 9 ? 0.3 : 1))
  expect(refusals(() => correlated(shaded))).toEqual([])
})

test('hours that fit worse than before are noted', () => {
  expect(correlated(stationAt(1), 'quantile').notes.some((note) => note.startsWith('The corrected hours differ'))).toBe(false)
  const late = correlated(
    stationAt(0.75, () => 1),
    'quantile',
  )
  expect(late.after.rmse_frac).toBeGreaterThan(late.before.rmse_frac)
  expect(late.notes.some((note) => note.startsWith('The corrected hours differ'))).toBe(true)
})

/** A sum of the seventh month alone. */
const JULY = Array.from({ length: 12 }, (_, month) => (month === 6 ? 150 : null))

test('scale notes light that is half an hour off the sun', () => {
  const scaled = (timezone: number) => scaleWeather({ weather: { ...long, timezone }, site: SITE, monthly: { ghi_kwhm2: JULY } })
  expect(clockNotes(scaled(1).notes)).toEqual([])
  expect(clockNotes(scaled(0.5).notes).join()).toMatch(
    /^The light of the weather is about (2[5-9]|3[0-5]) min later than the sun at this place/,
  )
})
