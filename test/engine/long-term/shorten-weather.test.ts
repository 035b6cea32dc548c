import { describe, expect, test } from 'bun:test'
import { formatStamp, parseStamp } from '../../../engine/core/calendar.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { rowSky } from '../../../engine/long-term/row-sky.ts'
import { readSeries, type WeatherSection } from '../../../engine/long-term/series.ts'
import type { ShortenRequest } from '../../../engine/long-term/shorten/check.ts'
import { shortenWeather } from '../../../engine/long-term/shorten/shorten-weather.ts'
import { siteOf } from '../../../engine/long-term/site-of.ts'
import { columnOf, embeddedYear, refusals, SITE } from './embedded-years.ts'

const YEAR = embeddedYear(SITE.latitude, SITE.longitude)
const JUNE = 24 * 151

/** Some days of a year, from a row on. */
function days(weather: WeatherSection, from: number, count: number): WeatherSection {
  const cut: Record<string, unknown> = { ...weather, start: formatStamp(parseStamp(weather.start ?? '') + 60 * from) }
  for (const [name, column] of Object.entries(weather)) if (Array.isArray(column)) cut[name] = column.slice(from, from + 24 * count)
  return cut as WeatherSection
}

const shortened = (weather: WeatherSection, wish: Partial<ShortenRequest> = {}) =>
  shortenWeather({ weather, site: null, step_minutes: 5, seed: 1, ...wish })

/** The first failure of work that the engine refuses. */
const refusal = (work: () => unknown): string => {
  const [first] = refusals(work)
  return `${first?.field}: ${first?.message}`
}

/** Means over the hours of the steps. */
function hourMeans(weather: WeatherSection, name: 'ghi_wm2' | 'dhi_wm2'): number[] {
  const perHour = 60 / weather.step_minutes
  const means = new Array<number>(columnOf(weather, name).length / perHour).fill(0)
  columnOf(weather, name).forEach((value, row) => {
    means[Math.floor(row / perHour)] = (means[Math.floor(row / perHour)] ?? 0) + (value ?? Number.NaN) / perHour
  })
  return means
}

/** Largest difference from an hour's own value, and from GHI = DHI + DNI cos(zenith) of the sun of a run. */
function worst(made: WeatherSection, hours: WeatherSection): { ghi: number; dhi: number; closure: number } {
  const apart = (name: 'ghi_wm2' | 'dhi_wm2') =>
    hourMeans(made, name).reduce((most, mean, hour) => Math.max(most, Math.abs(mean - (columnOf(hours, name)[hour] ?? 0))), 0)
  const series = readSeries(made, 'weather', new Sink())
  if (series === null) throw new Error('the steps cannot be read')
  const { zenithCos } = rowSky(series, siteOf(made, null))
  const [ghi, dhi, dni] = [columnOf(made, 'ghi_wm2'), columnOf(made, 'dhi_wm2'), columnOf(made, 'dni_wm2')]
  const closure = ghi.reduce<number>(
    (most, global, row) => Math.max(most, Math.abs((global ?? 0) - (dhi[row] ?? 0) - (dni[row] ?? 0) * (zenithCos[row] ?? 0))),
    0,
  )
  return { ghi: apart('ghi_wm2'), dhi: apart('dhi_wm2'), closure }
}

describe('steps within known hours', () => {
  test.each([30, 15, 10, 5, 1])('of %p min keep global and diffuse of each hour, and close with the sun of a run', (stepMinutes) => {
    const hours = days(YEAR, JUNE, 10)
    const { weather } = shortened(hours, { step_minutes: stepMinutes })
    expect([weather.step_minutes, weather.start, weather.time]).toEqual([stepMinutes, hours.start, null])
    const { ghi, dhi, closure } = worst(weather, hours)
    expect(ghi).toBeLessThan(0.01)
    expect(dhi).toBeLessThan(0.01)
    expect(closure).toBeLessThan(0.0501)
    expect(columnOf(weather, 'temp_air_c')).toHaveLength((24 * 10 * 60) / stepMinutes)
  })

  test('months have the sums of the hours; months that they do not cover have none', () => {
    const { monthly } = shortened(days(YEAR, JUNE, 40))
    const june = columnOf(YEAR, 'ghi_wm2').slice(JUNE, JUNE + 720)
    expect(monthly.ghi_kwhm2[5]).toBeCloseTo(
      june.reduce<number>((sum, value) => sum + (value ?? 0) / 1000, 0),
      2,
    )
    expect(monthly.ghi_kwhm2.filter((sum) => sum !== null)).toHaveLength(1)
  })

  test('the same seed gives the same bytes, another seed other steps', () => {
    const hours = days(YEAR, JUNE, 3)
    const bytes = (seed: number) => JSON.stringify(shortened(hours, { seed }).weather)
    expect(bytes(4)).toBe(bytes(4))
    expect(bytes(4)).not.toBe(bytes(5))
  })

  test('under the lowest sun no step has a beam above that of the sun', () => {
    const hours = days(YEAR, JUNE, 10)
    const ghi = columnOf(hours, 'ghi_wm2').map((value) => (value ?? 0) + 0.37)
    const dhi = columnOf(hours, 'dhi_wm2').map((value, hour) => Math.min(0.11 + (value ?? 0), ghi[hour] ?? 0))
    const { weather } = shortened({ ...hours, ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: undefined }, { step_minutes: 1 })
    expect(Math.max(...columnOf(weather, 'dni_wm2').map((value) => value ?? 0))).toBeLessThan(1420)
    expect(worst(weather, { ...hours, ghi_wm2: ghi, dhi_wm2: dhi }).closure).toBeLessThan(0.0501)
  })

  test('a gap is one in all steps of its hour, and next to it the air has its own value', () => {
    const hours = days(YEAR, JUNE, 2)
    const ghi = [...columnOf(hours, 'ghi_wm2')]
    const temp = [...columnOf(hours, 'temp_air_c')]
    ghi[12] = null
    temp[13] = null
    const { weather } = shortened({
      ...hours,
      ghi_wm2: ghi,
      dhi_wm2: ghi.map((v) => (v === null ? null : 0.4 * v)),
      dni_wm2: undefined,
      temp_air_c: temp,
    })
    for (const name of ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const)
      expect(columnOf(weather, name).flatMap((value, row) => (value === null ? [Math.floor(row / 12)] : []))).toEqual(
        new Array(12).fill(12),
      )
    expect(columnOf(weather, 'temp_air_c').slice(13 * 12, 14 * 12)).toEqual(new Array(12).fill(null))
    expect(columnOf(weather, 'temp_air_c').slice(12 * 12 + 6, 13 * 12)).toEqual(new Array(6).fill(temp[12] ?? null))
  })

  test('global light alone is split by Erbs, and a plane sensor is left out; notes say so', () => {
    const { ghi_wm2, temp_air_c, ...rest } = days(YEAR, JUNE, 2)
    const hours = { ...rest, ghi_wm2, temp_air_c, dhi_wm2: undefined, dni_wm2: undefined, poa_wm2: columnOf(YEAR, 'ghi_wm2').slice(0, 48) }
    const { weather, notes } = shortened(hours as WeatherSection)
    expect(worst(weather, hours as WeatherSection).ghi).toBeLessThan(0.01)
    expect(weather.poa_wm2).toBeUndefined()
    expect(notes[1]).toMatch(/^The diffuse light of \d+ hours was not given, and is estimated by Erbs \(1982\)\.$/)
    expect(notes.at(-1)).toBe('poa_wm2 and reference_series are left out: they are known for hours only.')
  })
})

describe('stamps', () => {
  test('of the end of an hour, of a leap day and of rows with gaps stay with their light', () => {
    const hours = days(YEAR, 24 * 58, 3)
    const ends = shortened({ ...hours, interval: 'end', start: '2024-02-28T01:00' }).weather
    expect([ends.start, ends.interval]).toEqual(['2024-02-28T00:00', 'start'])
    const time = Array.from({ length: 72 }, (_, hour) => formatStamp(parseStamp('2024-02-28T00:00') + 60 * hour + (hour >= 40 ? 1440 : 0)))
    const listed = shortened({ ...hours, start: null, time }).weather
    expect([listed.time?.[12 * 39 + 11], listed.time?.[12 * 40]]).toEqual(['2024-02-29T15:55', '2024-03-01T16:00'])
    expect(worst(listed, hours).ghi).toBeLessThan(0.01)
  })

  test('light of an instant becomes that of the hour around it', () => {
    const hours = days(YEAR, JUNE, 3)
    const shifted = shortened({ ...hours, sun_offset_min: 10 }).weather
    const middle = shortened({ ...hours, sun_offset_min: 30 }).weather
    const noon = (weather: WeatherSection) => {
      let [sum, moment] = [0, 0]
      columnOf(weather, 'ghi_wm2').forEach((value, row) => {
        sum += value ?? 0
        moment += (value ?? 0) * row * 5
      })
      return moment / sum
    }
    expect(noon(shifted) - noon(middle)).toBeWithin(-21, -19)
    expect([shifted.sun_offset_min, shortened({ ...hours, sun_offset_min: 10 }, { step_minutes: 15 }).weather.sun_offset_min]).toEqual([
      null,
      17.5,
    ])
  })

  test('instants next to missing rows in daylight are refused', () => {
    const hours = days(YEAR, JUNE, 2)
    const time = Array.from({ length: 48 }, (_, hour) => formatStamp(parseStamp('2023-06-01T00:00') + 60 * hour + (hour >= 12 ? 60 : 0)))
    expect(refusal(() => shortened({ ...hours, start: null, time, sun_offset_min: 0 }))).toStartWith(
      'weather.sun_offset_min: The light is that of instants 0 min after the start of a row, and rows are missing in daylight before 2023-06-01T13:00',
    )
  })
})

describe('places', () => {
  test.each([
    ['beyond the polar circle', 78.2, 15.6],
    ['in the south', -33.9, 18.4],
    ['on the equator', 0.5, -78],
  ])('%s: every hour of the year is kept, twilight included', (_, latitude, longitude) => {
    const year = embeddedYear(latitude, longitude)
    const ghi = columnOf(year, 'ghi_wm2').map((value, hour) => (hour % 24 === 0 ? 0.7 : (value ?? 0)))
    const hours = { ...year, ghi_wm2: ghi, dhi_wm2: columnOf(year, 'dhi_wm2').map((value, hour) => Math.min(value ?? 0, ghi[hour] ?? 0)) }
    const { weather } = shortened(hours as WeatherSection, { step_minutes: 10 })
    const { ghi: apart, closure } = worst(weather, hours as WeatherSection)
    expect(apart).toBeLessThan(0.01)
    expect(closure).toBeLessThan(0.0501)
    expect(Math.max(...columnOf(weather, 'dni_wm2').map((value) => value ?? 0))).toBeLessThan(1420)
  })
})

describe('refused', () => {
  const hours = days(YEAR, JUNE, 2)
  test.each([
    [
      'sums next to hours',
      { monthly: {} },
      'monthly: The weather has hours of its own, whose sums are kept: leave monthly out, or leave weather out to make hours of sums',
    ],
    [
      'hours of hours',
      { step_minutes: 60 },
      'step_minutes: The weather has hours already: send the length of the steps within them, 30, 15, 10, 5 or 1 min',
    ],
    [
      'another zone',
      { site: { ...SITE, timezone: 2 } },
      'site.timezone: The stamps of the weather are in UTC+1, which its steps keep: leave timezone out, or correct the one of the weather',
    ],
    [
      'half hours',
      { weather: { ...hours, step_minutes: 30 } },
      'weather.step_minutes: Rows of 30 min cannot be split: the distribution within an hour needs hours. Send rows of 60 min',
    ],
    [
      'no light',
      { weather: { ...hours, ghi_wm2: undefined, dhi_wm2: undefined, dni_wm2: undefined } },
      'weather.ghi_wm2: Global horizontal irradiance is needed: send ghi_wm2, or both dhi_wm2 and dni_wm2, with values',
    ],
    [
      'light of another zone',
      { weather: { ...hours, timezone: 9 } },
      'weather.timezone: The light is 438 min earlier than the sun at this place',
    ],
  ] as const)('%s', (_, wish, message) => {
    expect(refusal(() => shortened(hours, wish as Partial<ShortenRequest>))).toStartWith(message)
  })

  test('more rows than a section may have', () => {
    const long = {
      ...hours,
      start: '1990-01-01T00:00',
      ghi_wm2: new Array(50_000).fill(0),
      dhi_wm2: undefined,
      dni_wm2: undefined,
      temp_air_c: new Array(50_000).fill(1),
    }
    const only = Object.fromEntries(Object.entries(long).filter(([, value]) => !Array.isArray(value) || value.length === 50_000))
    expect(refusal(() => shortened(only as unknown as WeatherSection, { step_minutes: 1 }))).toBe(
      'step_minutes: These would be more than 2200000 rows, which no weather section may have: send longer steps, or at most 36666 hours at once',
    )
  })
})
