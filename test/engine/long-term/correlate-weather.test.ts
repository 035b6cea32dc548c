import { describe, expect, test } from 'bun:test'
import { Random } from '../../../engine/climate/random.ts'
import { formatStamp, parseStamp } from '../../../engine/core/calendar.ts'
import { type CorrelateRequest, correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import { CORRELATIONS, type CorrelationName } from '../../../engine/long-term/correlation/index.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const NAMES = Object.keys(CORRELATIONS) as CorrelationName[]
const long = embeddedYears(2001, 6)
const START = parseStamp('2001-01-01T00:00')
const [FROM, TO] = [(parseStamp('2003-01-01T00:00') - START) / 60, (parseStamp('2005-01-01T00:00') - START) / 60]

/** A station of two of the six years: the light of the long series times a factor, 2 K warmer. */
function stationOf(factor: (row: number) => number, from = FROM, to = TO): WeatherSection {
  const { start: _, dhi_wm2: __, dni_wm2: ___, relative_humidity: ____, ...kept } = long
  return {
    ...kept,
    start: formatStamp(START + from * 60),
    ghi_wm2: columnOf(long, 'ghi_wm2')
      .slice(from, to)
      .map((value, i) => (value ?? 0) * factor(from + i)),
    temp_air_c: columnOf(long, 'temp_air_c')
      .slice(from, to)
      .map((value) => (value ?? 0) + 2),
    wind_speed_ms: columnOf(long, 'wind_speed_ms')
      .slice(from, to)
      .map((value) => (value ?? 0) * 0.8),
  }
}

const corrected = (station: WeatherSection, wish: Partial<CorrelateRequest> = {}) =>
  correlateWeather({ weather: long, station, site: SITE, method: 'linear', by: 'auto', station_uncertainty: 0, ...wish })

const sumOf = (values: readonly (number | null)[], from = 0, to = values.length) =>
  values.slice(from, to).reduce<number>((sum, value) => sum + (value ?? 0), 0)

describe.each(NAMES)('%s', (method) => {
  test('a constant factor, a constant difference and a factor of the wind are found in all years', () => {
    const { weather, before, after, columns, uncertainty } = corrected(
      stationOf(() => 0.9),
      { method },
    )
    expect(before.bias_frac).toBeCloseTo(1 / 0.9 - 1, 4)
    expect(after).toMatchObject({ bias_frac: expect.closeTo(0, 4) })
    expect(after.rmse_frac).toBeLessThan(0.005)
    expect(sumOf(columnOf(weather, 'ghi_wm2')) / sumOf(columnOf(long, 'ghi_wm2'))).toBeCloseTo(0.9, 3)
    expect(
      sumOf(columnOf(weather, 'temp_air_c')) / long.temp_air_c.length - sumOf(columnOf(long, 'temp_air_c')) / long.temp_air_c.length,
    ).toBeCloseTo(2, 2)
    expect(sumOf(columnOf(weather, 'wind_speed_ms')) / sumOf(columnOf(long, 'wind_speed_ms'))).toBeCloseTo(0.8, 2)
    expect(columns).toEqual(['ghi_wm2', 'temp_air_c', 'wind_speed_ms'])
    expect(uncertainty.year_frac).toBeLessThan(0.002)
  })

  test('a bias by season is removed by month', () => {
    const season = (row: number) => 1 + 0.08 * Math.cos((2 * Math.PI * row) / 8766)
    const { weather, method: made } = corrected(stationOf(season), { method })
    expect([made.by, made.own_months]).toEqual(['month', 12])
    const truth = columnOf(long, 'ghi_wm2').map((value, row) => (value ?? 0) * season(row))
    for (let year = 0; year < 6; year++) {
      const [from, to] = [year * 8760, (year + 1) * 8760]
      expect(Math.abs(sumOf(columnOf(weather, 'ghi_wm2'), from, to) / sumOf(truth, from, to) - 1)).toBeLessThan(0.005)
    }
  })
})

test('quantile gives the hours of the station their distribution, a line does not', () => {
  const random = new Random(7, 0)
  const noise = Array.from({ length: TO }, () => 1 + 0.25 * random.normal())
  const station = stationOf((row) => Math.max(0.2, noise[row] ?? 1))
  const spread = (values: readonly (number | null)[]) => {
    const lit = values.map((value) => value ?? 0).filter((value) => value > 300)
    const mean = sumOf(lit) / lit.length
    return Math.sqrt(sumOf(lit.map((value) => (value - mean) ** 2)) / lit.length)
  }
  const wanted = spread(columnOf(station, 'ghi_wm2'))
  const within = (method: CorrelationName) =>
    spread(columnOf(corrected(station, { method, by: 'year' }).weather, 'ghi_wm2').slice(FROM, TO)) / wanted
  expect(within('quantile')).toBeGreaterThan(within('linear'))
})

test('half hours in another zone give the fit of the same hours', () => {
  const hours = stationOf(() => 0.9)
  const twice = (values: readonly (number | null)[]) => values.flatMap((value) => [value, value])
  const halves: WeatherSection = {
    ...hours,
    timezone: 5.5,
    step_minutes: 30,
    start: formatStamp(parseStamp(hours.start ?? '') + 4.5 * 60),
    ghi_wm2: twice(columnOf(hours, 'ghi_wm2')),
    temp_air_c: twice(columnOf(hours, 'temp_air_c')),
    wind_speed_ms: twice(columnOf(hours, 'wind_speed_ms')),
  } as WeatherSection
  const [a, b] = [corrected(hours), corrected(halves)]
  expect(b.overlap).toEqual(a.overlap)
  expect(b.after).toEqual(a.after)
  expect(sumOf(columnOf(b.weather, 'ghi_wm2'))).toBeCloseTo(sumOf(columnOf(a.weather, 'ghi_wm2')), 0)
})

test('gaps of the station are left out, and nights without rows do not matter', () => {
  const whole = stationOf(() => 0.9)
  const ghi = columnOf(whole, 'ghi_wm2').map((value, row) => (value === 0 || (row > 500 && row < 700) ? null : value))
  const { overlap, after } = corrected({ ...whole, ghi_wm2: ghi } as WeatherSection)
  expect(overlap.lit_hours).toBeLessThan(corrected(whole).overlap.lit_hours)
  expect(after.bias_frac).toBeCloseTo(0, 4)
})

test('the parts of the uncertainty are those of a run, with what the station adds', () => {
  const random = new Random(3, 0)
  const months = Array.from({ length: 80 }, () => 1 + 0.03 * random.normal())
  const station = stationOf((row) => months[Math.floor(row / 730)] ?? 1)
  const { uncertainty, uncertainty_parts: parts, statistics } = corrected(station, { station_uncertainty: 0.02 })
  const { fit_frac: fit, reference_frac: reference } = uncertainty
  const interannual = statistics?.uncertainty_parts?.interannual ?? 0
  expect(parts?.interannual).toBe(interannual)
  expect(interannual / (statistics?.interannual_frac ?? 0)).toBeCloseTo(1.11, 2)
  expect(parts?.resource).toBeCloseTo(Math.hypot(fit, reference, 0.02, interannual / Math.sqrt(6)), 3)
  expect(fit).toBeGreaterThan(0.003)
  expect(fit).toBeLessThan(0.02)
})

test('a year that was not fitted lies within the stated sigma in about two of three cases', () => {
  let [inside, cases] = [0, 0]
  for (let seed = 1; seed <= 10; seed++) {
    const random = new Random(101 * seed, 0)
    let error = 0
    const months = Array.from({ length: 80 }, () => {
      error = 0.3 * error + 0.03 * Math.sqrt(1 - 0.09) * random.normal()
      return 0.95 + error
    })
    const days = Array.from({ length: 2200 }, () => 1 + 0.06 * random.normal())
    const factor = (row: number) => (months[Math.floor(row / 730.5)] ?? 1) * (days[Math.floor(row / 24)] ?? 1)
    for (const [from, to] of [
      [FROM, TO],
      [0, 8760],
      [8760, 4 * 8760],
    ] as const) {
      const { weather, uncertainty } = corrected(stationOf(factor, from, to))
      const truth = columnOf(long, 'ghi_wm2').map((value, row) => (value ?? 0) * factor(row))
      for (let year = 0; year < 6; year++) {
        const [first, last] = [year * 8760, (year + 1) * 8760]
        if (last > from && first < to) continue
        cases++
        if (Math.abs(sumOf(columnOf(weather, 'ghi_wm2'), first, last) / sumOf(truth, first, last) - 1) <= uncertainty.year_frac) inside++
      }
    }
  }
  expect(cases).toBe(110)
  expect(inside / cases).toBeGreaterThan(0.58)
  expect(inside / cases).toBeLessThan(0.78)
})

describe('refuses', () => {
  const station = stationOf(() => 0.9)
  const typical = {
    ...station,
    start: null,
    time: station.temp_air_c.map((_, row) => formatStamp(START + ((row * 60) % 525_600))),
  } as WeatherSection
  test.each([
    ['series that do not meet', { ...station, start: '2031-01-01T00:00' }, 'station', 'The series do not overlap'],
    ['an overlap of days', stationOf(() => 1, FROM, FROM + 240), 'station.ghi_wm2', 'at least 300 are needed'],
    ['stamps an hour off', { ...station, timezone: 2 }, 'station.timezone', 'clearly better: check timezone'],
    ['a station without light', { ...station, ghi_wm2: undefined } as unknown as WeatherSection, 'station.ghi_wm2', 'is needed'],
    ['the same series', stationOf(() => 1), 'station', 'has the light of the weather'],
    ['stamps that go back', typical, 'station.time.8760', 'Stamps go back'],
  ] as const)('%s', (_, section, field, message) => {
    const [found] = refusals(() => corrected(section as WeatherSection))
    expect(found?.field).toBe(field)
    expect(found?.message).toContain(message)
  })
})
