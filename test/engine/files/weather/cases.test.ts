import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseWeather, type WeatherFileOptions } from '../../../../engine/files/weather/index.ts'
import { refusal } from './fixture.ts'

/** Small files in the layouts that people have; their README says what is right. */
const CASES = join(import.meta.dir, '..', '..', '..', '..', '..', 'shared', 'cases', 'files')

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(CASES, name)))
const read = (name: string, options?: WeatherFileOptions) => parseWeather(bytesOf(name), options)

/** The numbers of some columns of a file, read by splitting its lines: all but the first `head` lines. */
function cellsOf(name: string, head: number, separator: string, ...columns: number[]): number[][] {
  const rows = readFileSync(join(CASES, name), 'utf8').trim().split(/\r?\n/).slice(head)
  return columns.map((column) => rows.map((row) => Number(row.split(separator)[column])))
}

if (existsSync(CASES)) describe('files of the field: tables', cases)
else test.skip('files of the field: skipped, ../shared/cases/files is not on this machine', () => undefined)

function cases(): void {
  test('solargis_minus9.csv: -9, which the head states, is a gap in 24 rows', () => {
    const [ghi, dni, dhi, temp] = cellsOf('solargis_minus9.csv', 11, ';', 2, 3, 4, 5)
    const { weather, meta } = read('solargis_minus9.csv')
    const gaps = (values: number[]) => values.map((value) => (value === -9 ? null : value))
    expect(weather).toMatchObject({ timezone: -7, ghi_wm2: gaps(ghi), dni_wm2: gaps(dni), dhi_wm2: gaps(dhi), temp_air_c: temp })
    expect(meta.missing.ghi_wm2?.count).toBe(24)
  })

  test('nasa_power_utc.csv: the head says UTC, and no note says that it states no zone', () => {
    const [ghi, temp] = cellsOf('nasa_power_utc.csv', 9, ',', 4, 7)
    const { weather, meta } = read('nasa_power_utc.csv')
    expect(weather).toMatchObject({ timezone: 0, start: '2021-06-01T00:00', latitude: 40, longitude: -105, ghi_wm2: ghi, temp_air_c: temp })
    expect(meta.notes.join(' ')).not.toContain('states no time zone')
  })

  test('pvgis_names_no_header.csv: instantaneous at the stamps', () => {
    const [temp, ghi, dni, dhi] = cellsOf('pvgis_names_no_header.csv', 1, ',', 1, 3, 4, 5)
    const { weather } = read('pvgis_names_no_header.csv')
    expect(weather).toMatchObject({
      timezone: 0,
      sun_offset_min: 0,
      start: '2021-06-01T00:00',
      ghi_wm2: ghi,
      dni_wm2: dni,
      dhi_wm2: dhi,
      temp_air_c: temp,
    })
  })

  test('logger_avg_suffix.csv: every column is read', () => {
    const [ghi, temp, wind] = cellsOf('logger_avg_suffix.csv', 1, ',', 1, 2, 3)
    expect(read('logger_avg_suffix.csv').weather).toMatchObject({ ghi_wm2: ghi, temp_air_c: temp, wind_speed_ms: wind })
  })

  test('toa5.dat: four lines above the data, the end of the interval', () => {
    const [ghi, dhi, temp, wind] = cellsOf('toa5.dat', 4, ',', 2, 3, 4, 5)
    expect(read('toa5.dat').weather).toMatchObject({
      start: '2021-06-01T00:00',
      ghi_wm2: ghi,
      dhi_wm2: dhi,
      temp_air_c: temp,
      wind_speed_ms: wind,
    })
  })

  test('cams_radiation.csv: irradiation by interval in UTC; twelve monthly means make the temperature', () => {
    const [ghi, dhi, dni] = cellsOf('cams_radiation.csv', 6, ';', 6, 8, 9)
    const { weather, meta } = read('cams_radiation.csv')
    expect(weather).toMatchObject({
      timezone: 0,
      start: '2021-06-01T00:00',
      latitude: 40,
      longitude: -105,
      ghi_wm2: ghi,
      dhi_wm2: dhi,
      dni_wm2: dni,
    })
    expect(meta.missing.temp_air_c?.count).toBe(ghi.length)
    const { weather: completed } = read('cams_radiation.csv', { monthlyTemperaturesC: [0, 1, 5, 9, 14, 19, 23, 22, 17, 10, 4, 0] })
    const mean = (completed.temp_air_c as number[]).reduce((sum, value) => sum + value, 0) / ghi.length
    expect(Math.abs(mean - 17.5)).toBeLessThan(1.5) // early June lies between the means of May and June
  })

  test('extra_cell.csv: what is wrong is said', () => {
    expect(refusal(bytesOf('extra_cell.csv')).message).toBe(
      'Line 2: The row has 4 cells, but the header has 3: a name is missing or there is an extra column; give every column a name, or export the file again',
    )
  })
}
