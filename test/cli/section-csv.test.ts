import { expect, test } from 'bun:test'
import { parseWeather } from '@pvyield/engine'
import type { Weather } from '@pvyield/sdk'
import { joinedYears } from '../../clients/cli/joined-years.ts'
import { ownSection } from '../../clients/cli/own-section.ts'
import { sectionCsv } from '../../clients/cli/section-csv.ts'
import { embeddedYears } from '../engine/long-term/embedded-years.ts'

const DAY: Weather = {
  timezone: -7,
  step_minutes: 60,
  interval: 'start',
  start: '2021-06-21T00:00',
  latitude: 35.1,
  longitude: -106.6,
  elevation: 1619,
  ghi_wm2: Array.from({ length: 24 }, (_, hour) => (hour === 9 ? null : Math.max(0, 1000.123456789 - 30 * (hour - 12) ** 2))),
  temp_air_c: Array.from({ length: 24 }, (_, hour) => 20 + hour / 3),
  relative_humidity: Array.from({ length: 24 }, (_, hour) => 0.005 + hour / 30),
}
const bytes = (text: string) => new TextEncoder().encode(text)

test('a section as a table is read again to the same values, place, zone and gaps, without a guess', () => {
  const { weather } = parseWeather(bytes(sectionCsv(DAY)))
  for (const name of ['timezone', 'start', 'ghi_wm2', 'temp_air_c', 'latitude', 'longitude', 'elevation'] as const)
    expect([name, weather[name]]).toEqual([name, DAY[name]])
  for (const [hour, value] of (weather.relative_humidity ?? []).entries()) expect(value).toBeCloseTo(DAY.relative_humidity?.[hour] ?? 0, 7)
  expect(weather.meta?.notes?.filter((note) => note.includes('stamps'))).toEqual([])
})

test('stamps of the middle and the end become those of the start', () => {
  for (const [interval, start] of [
    ['middle', '2021-06-21T00:30'],
    ['end', '2021-06-21T01:00'],
  ] as const) {
    const { weather } = parseWeather(bytes(sectionCsv({ ...DAY, interval, start })))
    expect([interval, weather.start, weather.interval]).toEqual([interval, '2021-06-21T00:00', 'start'])
  }
  expect(() => sectionCsv({ ...DAY, interval: 'middle', step_minutes: 1 })).toThrow('name a file that ends in .json')
})

test('irradiance of an instant has no table, and is refused with the way out', () => {
  expect(() => sectionCsv({ ...DAY, sun_offset_min: 30 })).toThrow('name a file that ends in .json')
})

test('a section, and an answer with one, is known by its fields; another JSON is none', () => {
  expect(ownSection(bytes(JSON.stringify(DAY)))).toEqual(DAY)
  expect(ownSection(bytes(` ${JSON.stringify({ meta: {}, weather: DAY })}`))).toEqual(DAY)
  for (const text of ['{"hourly": {"time": []}}', '[1]', '{', 'time,ghi\n']) expect([text, ownSection(bytes(text))]).toEqual([text, null])
})

test('years of files are joined in the order of time, with the columns that all have', () => {
  const year = (first: number) => {
    const { reference_series: _, ...section } = embeddedYears(first, 1) as Weather
    return { ...section, latitude: 48.1, longitude: 11.6 }
  }
  const { dhi_wm2: _, ...global } = year(2002)
  const parts = [
    { file: 'b.csv', section: global as Weather },
    { file: 'a.csv', section: year(2001) },
  ]
  const { section, notes } = joinedYears(parts)
  expect([section.time?.length, section.time?.[0], section.dhi_wm2]).toEqual([2 * 8760, '2001-01-01T00:00', undefined])
  expect(notes).toEqual([expect.stringContaining('dhi_wm2')])
  const other = (change: Partial<Weather>) =>
    joinedYears([
      { file: 'a.csv', section: year(2001) },
      { file: 'b.csv', section: { ...year(2002), ...change } },
    ])
  expect(() => other({ timezone: 5 })).toThrow('b.csv has 5 hours from UTC, a.csv has 1')
  expect(() => other({ latitude: 10 })).toThrow('b.csv has latitude 10')
  expect(() => other({ meta: { months_years: [2001] } as Weather['meta'] })).toThrow('b.csv is a typical year')
})
