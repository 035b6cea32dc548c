import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'fflate'
import { parseWeather } from '../../../../engine/files/weather/index.ts'
import { describeReference, referencePath } from '../../../reference.ts'

const SHARED = join(referencePath() ?? '', '..')
const read = (path: string) => new Uint8Array(readFileSync(join(SHARED, path)))

/** Facts about the files, read manually from their first and last rows. */
const YEARS = [
  { path: 'reference/fixtures/723170TYA.CSV', format: 'tmy3', start: '1990-01-01T00:00', rows: 8760, sunOffsetMinutes: null },
  {
    path: 'data/recorded/nsrdb/raw_psm3_tmy_phoenix_v3.0.0.csv.gz',
    format: 'nsrdb_csv',
    start: '1990-01-01T00:00',
    rows: 8760,
    sunOffsetMinutes: null,
  },
  {
    path: 'data/recorded/nsrdb/raw_psm2_tmy_desmoines_v2.0.1.csv.gz',
    format: 'nsrdb_csv',
    start: '1990-01-01T00:00',
    rows: 8760,
    sunOffsetMinutes: null,
  },
  {
    path: 'data/recorded/nsrdb/raw_psm3_tmy_golden_v3.2.0.csv.gz',
    format: 'nsrdb_csv',
    start: '1990-01-01T00:00',
    rows: 8760,
    sunOffsetMinutes: null,
  },
  { path: 'data/recorded/pvlib/test_read_psm4.csv.gz', format: 'nsrdb_csv', start: '2023-01-01T00:00', rows: 17520, sunOffsetMinutes: 0 },
  {
    path: 'data/recorded/pvlib/test_psm3_tmy-2017.csv',
    format: 'nsrdb_csv',
    start: '1990-01-01T00:00',
    rows: 8760,
    sunOffsetMinutes: null,
  },
  { path: 'data/recorded/pvlib/test_psm4_2023_5min.csv', format: 'nsrdb_csv', start: '2023-01-01T00:00', rows: 288, sunOffsetMinutes: 0 },
  {
    path: 'reference/sam/weather/daggett_ca_34.865371_-116.783023_psmv3_60_tmy.csv',
    format: 'nsrdb_csv',
    start: '1990-01-01T00:00',
    rows: 8760,
    sunOffsetMinutes: 0,
  },
  {
    path: 'reference/sam/weather/USA AZ Phoenix (TMY2).csv',
    format: 'nsrdb_csv',
    start: '1990-01-01T00:00',
    rows: 8760,
    sunOffsetMinutes: null,
  },
  {
    path: 'samples/weather_more/lake_placid_snow_albedo_30min.csv',
    format: 'sam_csv',
    start: '2019-01-01T00:00',
    rows: 17520,
    sunOffsetMinutes: 0,
  },
  { path: 'reference/cassys/toronto_cwec.csv', format: 'generic_csv', start: '2015-01-01T00:00', rows: 8760, sunOffsetMinutes: null },
] as const

describeReference('real files', () => {
  test.each(YEARS)('$path', ({ path, format, start, rows, sunOffsetMinutes }) => {
    const { weather, meta } = parseWeather(read(path))
    expect({ format: meta.format, start: weather.start, rows: meta.rows, sunOffsetMinutes: weather.sun_offset_min }).toEqual({
      format,
      start,
      rows,
      sunOffsetMinutes,
    })
    for (const value of Object.values(weather)) if (Array.isArray(value)) expect(value.length).toBe(rows)
  })

  test('Toronto: the beam named horizontal is direct normal, stamps mark the end of the hour', () => {
    const { weather, meta } = parseWeather(read('reference/cassys/toronto_cwec.csv'), { timezone: -5, latitude: 43.7, longitude: -79.4 })
    expect(weather).toMatchObject({ timezone: -5, latitude: 43.7, longitude: -79.4, interval: 'start' })
    // line 4382 of the file: 2015-07-02 13:00:00,24.8,868,566,338,4.7
    const row = 182 * 24 + 12
    expect([
      weather.temp_air_c[row],
      weather.ghi_wm2?.[row],
      weather.dni_wm2?.[row],
      weather.dhi_wm2?.[row],
      weather.wind_speed_ms?.[row],
    ]).toEqual([24.8, 868, 566, 338, 4.7])
    expect(meta.annual.ghi_kwhm2).toBeCloseTo(1317.7, 1)
  })

  test('hours 1 to 24 with minutes: stamps are in the middle of the step, and February 29 is a gap in a leap year', () => {
    const { weather } = parseWeather(read('reference/sam/weather/LosAngeles_WeatherFile_15min.csv'))
    expect(weather.step_minutes).toBe(15)
    expect(weather.sun_offset_min).toBeNull()
    expect(weather.time?.slice(0, 2)).toEqual(['2012-01-01T00:00', '2012-01-01T00:15'])
    expect(weather.time?.[5663]).toBe('2012-02-28T23:45')
    expect(weather.time?.[5664]).toBe('2012-03-01T00:00')
  })

  test('columns of direct normal irradiance and humidity that are all 0 are ignored', () => {
    const { weather, meta } = parseWeather(read('samples/weather_more/meteo_36.8416_-2.4746__BNC_60_2012.csv'))
    expect(weather.dni_wm2).toBeUndefined()
    expect(weather.pressure_hpa).toBeUndefined()
    expect(weather.relative_humidity).toBeUndefined()
    expect(meta.notes).toContain('dni_wm2: all values are 0, which means unknown; the column is ignored.')
  })

  test('a file is read the same when compressed, with a byte order mark and with other line ends', () => {
    const plain = read('data/recorded/pvlib/test_psm3_2019_5min.csv')
    const text = new TextDecoder().decode(plain)
    const expected = parseWeather(plain)
    const encode = (s: string) => new TextEncoder().encode(s)
    for (const other of [
      gzipSync(plain),
      encode(`\ufeff${text}`),
      encode(text.replaceAll('\n', '\r\n')),
      encode(text.replaceAll('\n', '\r')),
    ]) {
      expect(parseWeather(other)).toEqual(expected)
    }
  })

  test('a table with only global irradiance is read, and its temperature is reported as missing', () => {
    const { weather, meta } = parseWeather(read('data/recorded/pvlib/test_psm4_polar_tmy_2023.csv'))
    expect(weather.ghi_wm2?.length).toBe(meta.rows)
    expect(meta.missing.temp_air_c).toMatchObject({ count: meta.rows, first_row: 0 })
  })
})
