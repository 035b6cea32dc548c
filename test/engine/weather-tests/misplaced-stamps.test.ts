import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { typicalYear } from '../../../engine/climate/index.ts'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import { openTable } from '../climate/open-table.ts'

const PLACE = { latitude: 43.65, longitude: -79.4, elevation: 100 }
const year = { ...typicalYear(openTable(), PLACE).weather, ...PLACE }
/** June 1 of the year. */
const JUNE = 151 * 24

/** Days of June by their global irradiance alone. */
function june(days: number, changed: Partial<Weather> = {}, ghi = (value: number, _hour: number) => value): Weather {
  const values = ((year.ghi_wm2 ?? []) as number[]).slice(JUNE, JUNE + 24 * days)
  return {
    ...PLACE,
    timezone: -5,
    step_minutes: 60,
    start: '2023-06-01T00:00',
    time: null,
    ghi_wm2: values.map((value, row) => ghi(value, row % 24)),
    temp_air_c: values.map(() => 20),
    ...changed,
  } as Weather
}

describe('a series that does not fit the sun of its stamps is reported, and stays as it was sent', () => {
  test.each([0, -3, 10])('timezone %d in place of -5', (timezone) => {
    const { weather, misplaced, report } = assessWeather({ ...year, timezone }, { remove: ['ghi_rare', 'night_light'] })
    expect(misplaced).toStartWith('The stamps do not fit the sun, with which the tests compare the rows: no value was removed or filled')
    expect(misplaced).toContain('or set timezone to -5 if')
    expect([report.changes.count, report.tests.some(({ removed }) => removed), report.flagged_rows > 500]).toEqual([0, false, true])
    expect(weather.ghi_wm2).toEqual(year.ghi_wm2)
    expect(report.series.notes.join()).not.toContain('set timezone')
  })

  test('rows that its stamps leave out are not inserted', () => {
    const stampOf = (row: number) => new Date(Date.UTC(2023, 5, 1, row < 500 ? row : row + 24)).toISOString().slice(0, 16)
    const cut = june(40, { timezone: 0, start: null, time: Array.from({ length: 960 }, (_, row) => stampOf(row)) })
    const { weather, misplaced, report } = assessWeather(cut, { fill: 'all' })
    expect([misplaced === null, weather.ghi_wm2?.length, report.gaps.inserted_rows, report.gaps.absent_rows]).toEqual([false, 960, 0, 24])
  })

  test('three days, whose clear hours do not decide, are known by their light at night', () => {
    expect(assessWeather(june(3, { timezone: 0 }), {}).misplaced).toContain('min earlier than the sun at this place: check timezone')
  })
})

describe('what fits is cleaned', () => {
  test('the right zone, and half an hour off', () => {
    for (const timezone of [-5, -5.5, -4.5]) expect(assessWeather({ ...year, timezone }, {}).misplaced).toBeNull()
  })

  test('one day whose sensor fails at noon', () => {
    const { misplaced, report } = assessWeather(
      june(1, {}, (value, hour) => (hour < 12 ? value : 0)),
      {},
    )
    expect([misplaced, report.changes.count > 0]).toEqual([null, true])
  })
})
