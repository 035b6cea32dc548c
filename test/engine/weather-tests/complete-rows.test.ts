import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { typicalYear } from '../../../engine/climate/index.ts'
import { formatStamp, parseStamp } from '../../../engine/core/calendar.ts'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import { turbidityAt } from '../../../engine/weather-tests/turbidity.ts'
import { openTable } from '../climate/open-table.ts'

const PLACE = { latitude: 40.4, longitude: -3.7, elevation: 650 }
const { meta: _, ...made } = typicalYear(openTable(), PLACE).weather
const year: Weather = { ...made, ...PLACE }
const turbidity = await turbidityAt(PLACE.latitude, PLACE.longitude)
const ROWS = 8760
const COLUMNS = Object.keys(year).filter((name) => Array.isArray(year[name as keyof Weather]))

/** The year without some rows, with a stamp for each of the others. */
function without(isAbsent: (row: number) => boolean): Weather {
  const first = parseStamp(year.start ?? '')
  const rows = Array.from({ length: ROWS }, (_, row) => row).filter((row) => !isAbsent(row))
  const columns = COLUMNS.map((name) => [name, rows.map((row) => (year[name as keyof Weather] as number[])[row])])
  return { ...year, ...Object.fromEntries(columns), start: null, time: rows.map((row) => formatStamp(first + 60 * row)) }
}

/** 100 hours of June, and a morning of December. */
const isOutage = (row: number): boolean => (row >= 4000 && row < 4100) || (row >= 8216 && row < 8219)

describe('rows that the stamps leave out', () => {
  test('are inserted and filled with all: the year is regular, without gaps of light, and every inserted value is a change', () => {
    const { weather, report } = assessWeather(without(isOutage), { turbidity, remove: [], fill: 'all' })
    expect([weather.start, weather.time, weather.ghi_wm2?.length]).toEqual([year.start ?? null, null, ROWS])
    for (const name of ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const) expect(weather[name]).not.toContain(null)
    expect([weather.temp_air_c[4000], weather.temp_air_c[3999]]).toEqual([null, year.temp_air_c[3999] ?? null])
    expect([report.gaps.absent_rows, report.gaps.inserted_rows, report.series.quality.rows_absent]).toEqual([103, 103, 103])
    expect(report.gaps.columns.map(({ column, rows, ranges }) => [column, rows, ranges])).toContainEqual([
      'ghi_wm2',
      103,
      [
        [4000, 4100],
        [8216, 8219],
      ],
    ])
    const { count, by_reason } = report.changes
    expect([count, new Set(by_reason.map(({ why }) => why))]).toEqual([309, new Set(['absent'])])
    expect(report.gaps.rule).toEndWith('were inserted as gaps and filled alike; temperature and wind of them are left to the run.')
    const changed = weather.ghi_wm2?.filter((value, row) => value !== year.ghi_wm2?.[row]).length
    expect(changed).toBeLessThanOrEqual(103)
  })

  test('make whole months, which can be scaled', () => {
    const { weather } = assessWeather(without(isOutage), { turbidity, remove: [], fill: 'all' })
    const monthly = { ghi_kwhm2: [null, null, null, null, null, 200, null, null, null, null, null, null] }
    const { months } = scaleWeather({ weather, site: null, monthly })
    expect(months[5]?.ghi_kwhm2.after).toBeCloseTo(200, 1)
  })

  test('stay out with short, and with all where they are no gaps: the rule says so', () => {
    const short = assessWeather(without(isOutage), { turbidity, remove: [], fill: 'short' })
    expect([short.weather.ghi_wm2?.length, short.report.gaps.inserted_rows]).toEqual([ROWS - 103, 0])
    expect(short.report.gaps.rule).toEndWith('Rows that the stamps leave out stay out: fill `all` inserts them.')
    const days = assessWeather(
      without((row) => Math.floor(row / 24) % 30 !== 0),
      { turbidity, remove: [], fill: 'all' },
    )
    expect(days.report.gaps.inserted_rows).toBe(0)
    expect(days.report.gaps.rule).toEndWith('stay out, because they are more than twice the rows that were sent.')
  })
})

describe('rows that a series of nearly whole years lacks at its ends', () => {
  const ofRows = (from: number, to: number): Weather => ({
    ...year,
    ...Object.fromEntries(COLUMNS.map((name) => [name, (year[name as keyof Weather] as number[]).slice(from, to)])),
    start: formatStamp(parseStamp(year.start ?? '') + 60 * from),
  })

  test('are inserted and filled with all, of stamps and of a start: the year is whole', () => {
    const regular = ofRows(48, ROWS - 24)
    const { start, ...columns } = regular
    const first = parseStamp(start ?? '')
    const stamped = { ...columns, start: null, time: columns.temp_air_c.map((_, row) => formatStamp(first + 60 * row)) }
    for (const sent of [regular, stamped]) {
      const { weather, report } = assessWeather(sent, { turbidity, remove: [], fill: 'all' })
      expect([weather.start, weather.time, weather.ghi_wm2?.length]).toEqual([year.start ?? null, null, ROWS])
      expect(weather.ghi_wm2?.slice(48, ROWS - 24)).toEqual(year.ghi_wm2?.slice(48, ROWS - 24))
      for (const name of ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const) expect(weather[name]).not.toContain(null)
      expect([report.gaps.absent_rows, report.gaps.inserted_rows]).toEqual([0, 72])
      expect(report.gaps.rule).toContain('72 rows at the ends, to whole years, were inserted as gaps and filled alike')
      expect(report.changes.count).toBe(216)
      expect(new Set(report.changes.by_reason.map(({ why }) => why))).toEqual(new Set(['absent']))
    }
  })

  test('stay out with short, of half a year, of some days of January, and of 8,760 rows of a leap year', () => {
    const rowsOf = (sent: Weather, fill: 'short' | 'all') => assessWeather(sent, { turbidity, remove: [], fill }).weather.ghi_wm2?.length
    expect(rowsOf(ofRows(48, ROWS - 24), 'short')).toBe(ROWS - 72)
    for (const [from, to] of [
      [48, 4380],
      [48, 240],
      [24 * 20, ROWS],
    ] as const)
      expect(rowsOf(ofRows(from, to), 'all')).toBe(to - from)
    expect(rowsOf({ ...year, start: '2024-01-01T00:00' }, 'all')).toBe(ROWS)
  })
})
