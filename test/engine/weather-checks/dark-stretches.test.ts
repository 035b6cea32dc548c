import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@pvyield/engine'
import { typicalYear } from '../../../engine/climate/index.ts'
import { parseWeather } from '../../../engine/files/weather/index.ts'
import { weatherQuality } from '../../../engine/weather-quality.ts'
import { describeReference, referencePath } from '../../reference.ts'
import { plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'
import { type Fault, withFault } from './faults.ts'

const table = openTable()
const NOTE = /no light at all/
const yearAt = (latitude: number, longitude = 11.6) => typicalYear(table, { latitude, longitude }).weather
const notesAt = (latitude: number, fault: Fault): string[] =>
  weatherQuality(withFault(yearAt(latitude), fault)).notes.filter((note) => NOTE.test(note))
/** A day of zeros. */
const dayOf =
  (month: number, day: number): Fault =>
  (value, when) =>
    when.month === month && when.day === day ? 0 : value

describe('days without light', () => {
  test('a day of zeros is a gap at any season up to 64 deg, whatever the hemisphere', () => {
    for (const latitude of [0, 35, 48.1, 60, 64, -35, -54])
      for (const [month, day] of [
        [1, 15],
        [6, 21],
        [12, 21],
      ] as const)
        expect(notesAt(latitude, dayOf(month, day))[0], `${latitude} ${month}`).toMatch(/ 1 whole day /)
  })

  test('nights and polar nights are none, but a dark week of the polar summer is', () => {
    for (const latitude of [48.1, 66.5, 70, 78, 85, -70, -80]) expect(notesAt(latitude, (value) => value)).toEqual([])
    expect(notesAt(78, (value, { month, day }) => (month === 6 && day <= 7 ? 0 : value))[0]).toMatch(/ 7 whole days /)
  })

  test('an outage of three hours around noon is found, one dark hour and a dark dawn are not', () => {
    const hours =
      (from: number, to: number): Fault =>
      (value, { month, day, hour }) =>
        month === 5 && day === 10 && hour >= from && hour < to ? 0 : value
    expect(notesAt(48.1, hours(11, 14))[0]).toMatch(
      /^3 rows with the sun up have no light at all, 0\.1 % of such rows \(from \d{4}-05-10T11:00 to \d{4}-05-10T14:00\)/,
    )
    expect(notesAt(48.1, hours(12, 13))).toEqual([])
    expect(notesAt(48.1, hours(0, 6))).toEqual([])
  })

  test('nulls are no zeros, whether they are days, nights or both', () => {
    const isGap = (month: number, day: number): boolean => month === 6 && day <= 14
    const isDay = (hour: number): boolean => hour >= 5 && hour < 20
    const year = yearAt(48.1)
    const nulls = (when: (hour: number) => boolean) => {
      const isNull = (row: number): boolean => {
        const date = new Date(Date.parse(`${year.start}Z`) + row * 3_600_000)
        return isGap(date.getUTCMonth() + 1, date.getUTCDate()) && when(date.getUTCHours())
      }
      const column = (name: 'ghi_wm2' | 'dhi_wm2' | 'dni_wm2') => year[name]?.map((value, row) => (isNull(row) ? null : value))
      return { ...year, ghi_wm2: column('ghi_wm2'), dhi_wm2: column('dhi_wm2'), dni_wm2: column('dni_wm2') }
    }
    for (const weather of [nulls(isDay), nulls((hour) => !isDay(hour)), nulls(() => true)])
      expect(weatherQuality(weather).notes.filter((note) => NOTE.test(note))).toEqual([])
    // dawn and dusk are zeros in the file, the day is null
    const dawn = withFault(nulls(isDay), (value, { month, day }) => (isGap(month, day) ? 0 : value))
    expect(weatherQuality(dawn).notes.filter((note) => NOTE.test(note))).toEqual([])
    // a day of zeros between them is one
    const zeros = withFault(
      nulls((hour) => !isDay(hour)),
      (value, { month, day }) => (month === 6 && day === 7 ? 0 : value),
    )
    expect(weatherQuality(zeros).notes).toContainEqual(expect.stringMatching(NOTE))
  })

  test('a run has a month of zeros as a gap: its month is null, totals are not annual, and it is named three times', () => {
    const dark = withFault(yearAt(48.1), (value, { month }) => (month === 6 ? 0 : value))
    const { summary, weather_meta } = run(plant({ weather: dark, lifetime: { uncertainty: 0.05 } })).answer
    // 30 of 365 days are 8.2 %; June has 9.4 to 9.9 % of the hours of daylight of a year at 48 deg (Spencer's sun)
    expect(summary.warnings).toContainEqual(expect.stringMatching(/have no light at all, (9|10)\.\d % of such rows, 30 whole days/))
    expect(summary.warnings).toContainEqual(expect.stringMatching(/^8\.\d % of the weather rows have no irradiance: totals are not annual/))
    expect(weather_meta.quality).toMatch(/have no light at all, (9|10)\.\d % of such rows, 30 whole days/)
    expect(summary.exceedance).toBeNull()
    const { e_grid_kwh } = summary.monthly
    expect(e_grid_kwh.map((value) => value === null)).toEqual(e_grid_kwh.map((_, month) => month === 5))
  })
})

describeReference('the case zero_weeks.csv', () => {
  test('its thirty days of zeros are named with their share', () => {
    const bytes = readFileSync(join(referencePath() ?? '', '..', 'cases', 'files', 'zero_weeks.csv'))
    const { weather } = parseWeather(new Uint8Array(bytes), { latitude: 45, longitude: 15, timezone: 1 })
    const { notes, quality } = weatherQuality({ ...weather, latitude: 45, longitude: 15 })
    expect(notes).toContainEqual(expect.stringMatching(/have no light at all, 5[01]\.\d % of such rows, 30 whole days \(from 2021-06-1/))
    expect(quality.lightless_rows).toBeGreaterThan(440)
  })
})
