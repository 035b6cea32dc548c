import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { run } from '@pvyield/engine'
import { typicalYear } from '../../../engine/climate/index.ts'
import { parseStamp } from '../../../engine/core/calendar.ts'
import { leftOutNights, nightMinutesOf } from '../../../engine/core/left-out-nights.ts'
import { meanYear } from '../../../engine/core/mean-year.ts'
import { monthStretches } from '../../../engine/core/typical-year.ts'
import { parseWeather } from '../../../engine/files/weather/index.ts'
import { plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'

const table = openTable()
const CELLS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms'] as const

interface Place {
  latitude: number
  longitude: number
}
const MUNICH: Place = { latitude: 48.1, longitude: 11.6 }

/** Rows of `years` equal years from 2018 on, without those that `isKept` leaves out. */
function tableOf(place: Place, isKept: (ghi: number, row: number) => boolean, years = 1): Weather {
  const { weather } = typicalYear(table, place)
  const { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation } = weather
  const rows = Array.from({ length: years * 8760 }, (_, row) => row).filter((row) => isKept(weather.ghi_wm2?.[row % 8760] ?? 0, row))
  const columns = Object.fromEntries(CELLS.map((name) => [name, rows.map((row) => weather[name]?.[row % 8760] ?? 0)]))
  // days of 2018 and 2019, neither of which is a leap year
  const time = rows.map((row) => new Date(Date.UTC(2018, 0, 1, row)).toISOString().slice(0, 16))
  return { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation, start: null, time, ...columns } as Weather
}

function answer(weather: Weather, { latitude, longitude }: Place) {
  return run(plant({ weather, site: { latitude, longitude }, lifetime: { uncertainty: 0.06 } })).answer.summary
}

const isLit = (ghi: number): boolean => ghi > 0
const partOf = (warnings: readonly string[]): string[] => warnings.filter((text) => text.includes('totals are not annual'))

describe('a table of the daylight alone covers the year', () => {
  for (const place of [
    MUNICH,
    { latitude: -33.9, longitude: 18.4 },
    { latitude: 1.35, longitude: 103.8 },
    { latitude: 69.6, longitude: 19 },
  ])
    test(`at ${place.latitude} deg: the energy of the whole table, P-values, no warning about days`, () => {
      const whole = answer(
        tableOf(place, () => true),
        place,
      )
      const lit = answer(tableOf(place, isLit), place)
      expect(partOf(lit.warnings)).toEqual([])
      expect(lit.exceedance).not.toBeNull()
      // the same rows with light; what the inverters take at night is all that is missing
      expect(Math.abs(lit.e_grid_kwh / whole.e_grid_kwh - 1)).toBeLessThan(0.005)
      expect(Math.abs(lit.capacity_factor / whole.capacity_factor - 1)).toBeLessThan(0.01)
    })

  test('two years of daylight are two years, not one of twice the light', () => {
    const whole = answer(
      tableOf(MUNICH, () => true),
      MUNICH,
    )
    const lit = answer(tableOf(MUNICH, isLit, 2), MUNICH)
    expect(Math.abs(lit.e_grid_kwh / whole.e_grid_kwh - 1)).toBeLessThan(0.005)
    expect(lit.years?.year).toEqual([2018, 2019])
  })

  test('missing days are still missing: a month of daylight, and a month of a table with nights', () => {
    const isJune = (row: number): boolean => new Date(Date.UTC(2018, 0, 1, row)).getUTCMonth() === 5
    for (const isKept of [(ghi: number, row: number) => isLit(ghi) && !isJune(row), (_: number, row: number) => !isJune(row)]) {
      const { warnings, exceedance } = answer(tableOf(MUNICH, isKept), MUNICH)
      const [, days = ''] = /^The weather covers ([\d.]+) days: totals are not annual/.exec(partOf(warnings)[0] ?? '') ?? []
      expect(Math.abs(Number(days) - 335)).toBeLessThan(1)
      expect(exceedance).toBeNull()
    }
  })

  test('one row of 8,760 is named as one row, by the parser; the run is annual', () => {
    const noon = tableOf(MUNICH, (_, row) => row !== 4000)
    const notes = notesOf(noon)
    expect(notes).toContain(
      'The file has missing rows: the section contains 8759 rows, each with its own stamp. One row is missing, at 2018-06-16T16:00.',
    )
    expect(notes.filter((note) => note.includes('less than a year'))).toEqual([])
    expect(partOf(answer(noon, MUNICH).warnings)).toEqual([])
    expect(notesOf(tableOf(MUNICH, (_, row) => row !== 8759))).toContain('The file covers 8759 of the 8760 hours of a year.')
  })

  test('the parser says that rows of the night need not be there', () => {
    const notes = notesOf(tableOf(MUNICH, isLit))
    expect(notes.filter((note) => note.includes('less than a year'))).toEqual([])
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^The file has missing rows: .* \d{4} of them are nights, which need no rows for a run; a mean temperature or wind of all hours is not known without them\.$/,
      ),
    )
  })
})

test('each month of a table of the daylight alone is whole, in one year and in several', () => {
  const weather = tableOf(MUNICH, isLit, 2)
  const startMinutes = Float64Array.from(weather.time ?? [], parseStamp)
  const rows = { n: startMinutes.length, startMinutes, stepMinutes: 60, timezoneH: weather.timezone, starts: { isRegular: false } }
  const nights = leftOutNights(rows, MUNICH)
  if (nights === null) throw new Error('the table leaves out nights')
  const stretches = monthStretches(startMinutes, 60)
  const minutes = nightMinutesOf(nights, rows, stretches)
  expect(stretches).toHaveLength(24)
  // the night after the last row is not known to be one
  for (const [k, { rows: own, fullMinutes }] of stretches.slice(0, -1).entries()) expect(own * 60 + (minutes[k] ?? 0)).toBe(fullMinutes)
  for (const weight of meanYear(rows, MUNICH).monthWeights) expect(weight).toBeCloseTo(1 / 2, 2)
})

test('a file without its nights has no mean temperature or wind', () => {
  const annual = (isKept: (ghi: number) => boolean) => parsed(tableOf(MUNICH, isKept)).annual
  expect(Object.keys(annual(isLit))).toEqual(['ghi_kwhm2', 'dhi_kwhm2', 'dni_kwhm2'])
  expect(Object.keys(annual(() => true))).toEqual(['ghi_kwhm2', 'dhi_kwhm2', 'dni_kwhm2', 'temp_air_c', 'wind_speed_ms'])
})

function notesOf(weather: Weather): readonly string[] {
  return parsed(weather).notes
}

function parsed(weather: Weather) {
  const lines = (weather.time ?? []).map((time, row) => [time, ...CELLS.map((name) => weather[name]?.[row])].join(','))
  const bytes = new TextEncoder().encode([`time,${CELLS.join(',')}`, ...lines].join('\n'))
  return parseWeather(bytes, { ...MUNICH, timezone: 1 }).meta
}
