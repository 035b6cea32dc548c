import { describe, expect, test } from 'bun:test'
import { WEATHER_FORMATS } from '../../../../engine/files/weather/index.ts'
import { fixtureBytes, parseFixture, parseText } from './fixture.ts'

describe('tmy3', () => {
  const { weather, meta } = parseFixture('tmy3.csv')

  test('hour-ending stamps become starts, 24:00 belongs to its own day, months of two years make one nominal year', () => {
    expect(weather.start).toBe('1990-01-31T21:00')
    expect(weather.time).toBeNull()
    expect(meta.months_years).toEqual([1988, 1996, null, null, null, null, null, null, null, null, null, null])
  })

  test('columns are found by name, the codes -9900 are gaps and are counted', () => {
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 0, 12])
    expect(weather.dni_wm2).toEqual([0, 0, 0, 0, 5])
    expect(weather.dhi_wm2).toEqual([0, 0, 0, 0, 10])
    expect(weather.temp_air_c).toEqual([-1.5, -1.7, -2, 4.4, 4])
    expect(weather.wind_speed_ms).toEqual([2.1, 2.6, null, 3.1, 3.6])
    expect(weather.relative_humidity).toEqual([0.8, 0.81, 0.82, 0.6, 0.61])
    expect(weather.pressure_hpa).toEqual([990, 990, null, 985, 985])
    expect(weather.precipitable_water_cm).toEqual([1.2, 1.2, 1.2, 0.9, 0.9])
    expect(weather.albedo).toEqual([0.2, 0.2, null, 0.18, 0.18])
    expect(meta.missing.wind_speed_ms).toEqual({ count: 1, first_row: 2, first_time: '1990-01-31T23:00' })
    expect(meta).toMatchObject({
      format: 'tmy3',
      location_id: '990001',
      station: 'HANDMADE FIELD, XX',
      latitude: 36.1,
      longitude: -79.95,
      elevation: 273,
      timezone: -5,
    })
  })
})

describe('epw', () => {
  const { weather, meta } = parseFixture('epw.epw')

  test('hours 1 to 24 are the end of the hour', () => {
    expect(weather.start).toBe('1990-06-30T22:00')
    expect(weather.interval).toBe('start')
  })

  test('99.9, 999, 9999 and 999999 are gaps; pascal, percent and millimetre are converted; -0.00 is 0', () => {
    expect(weather.temp_air_c).toEqual([15.1, null, 14.3, 14])
    expect(weather.relative_humidity).toEqual([0.79, null, 0.8, 0.8])
    expect(weather.pressure_hpa).toEqual([1001, null, 997, 997])
    expect(weather.ghi_wm2).toEqual([0, null, 0, 5])
    expect(Object.is(weather.ghi_wm2?.[2], 0)).toBe(true)
    expect(weather.wind_speed_ms).toEqual([6.7, null, 8.2, 5.7])
    expect(weather.precipitable_water_cm).toEqual([2.5, null, 2.4, 2.4])
    expect(weather.albedo).toEqual([0.2, null, 0.2, 0.2])
    expect(meta).toMatchObject({
      data_source: 'Typed',
      station: 'HANDMADE, NLD',
      location_id: '999999',
      latitude: 52.3,
      longitude: 4.77,
      elevation: -2,
      timezone: 1,
    })
  })
})

describe('epw of other writers', () => {
  const text = new TextDecoder().decode(fixtureBytes('epw.epw'))

  test('minutes 30 and 60 of two records an hour end their half hours', () => {
    const halves = text.replace('DATA PERIODS,1,1', 'DATA PERIODS,1,2').replace('30,24,60', '30,23,60').replace('30,23,60', '30,23,30')
    const { weather } = parseText(halves.split('\n').slice(0, 10).join('\n'))
    expect(weather).toMatchObject({ start: '1995-06-30T22:00', step_minutes: 30 })
  })

  test('hours 0 to 23 are the start of the hour, a minute field of 0 says nothing', () => {
    const shifted = text
      .replace('30,23,60', '30,22,0')
      .replace('30,24,60', '30,23,0')
      .replace('7,1,1,60', '7,1,0,0')
      .replace('7,1,2,60', '7,1,1,0')
    expect(parseText(shifted).weather.start).toBe('1990-06-30T22:00')
  })
})

describe('nsrdb_csv', () => {
  test('values hold at the stamp, the zone is the stamps’, February 29 of a real year stays, columns are found in any order', () => {
    const { weather, meta } = parseFixture('nsrdb.csv')
    expect(weather).toMatchObject({
      start: '2020-02-28T23:00',
      time: null,
      step_minutes: 30,
      sun_offset_min: 0,
      timezone: -7,
      latitude: 40.53,
      elevation: 2168,
    })
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 450])
    expect(weather.temp_air_c[2]).toBe(-1.2000000000000002)
    expect(weather.relative_humidity).toEqual([0.8296, 0.8482, 0.8482, 0.8501])
    expect(meta).toMatchObject({ radiation_db: 'NSRDB v3.2.2', location_id: '1', station: null, months_years: null })
  })
})

describe('sam_csv', () => {
  test('short names are read, a table without minutes is stamped at the start, two components are enough', () => {
    const { weather } = parseFixture('sam.csv')
    expect(weather).toMatchObject({ start: '2019-01-01T00:00', step_minutes: 60, sun_offset_min: null, timezone: -5, longitude: -73.98 })
    expect(weather.dni_wm2).toEqual([0, 0, 300])
    expect(weather.ghi_wm2).toBeUndefined()
  })
})

describe('pvgis', () => {
  test('pvgis_csv: UTC rows are rolled into the zone of the longitude, the sun keeps its offset, the footer is left out', () => {
    const { weather, meta } = parseFixture('pvgis.csv')
    expect(weather).toMatchObject({ timezone: 1, start: '1990-01-31T22:00', sun_offset_min: 10.566, latitude: 45, elevation: 250 })
    expect(weather.ghi_wm2).toEqual([0, 0, 0, 0, 12])
    expect(weather.pressure_hpa?.[0]).toBe(998.7)
    expect(meta.rows).toBe(5)
  })

  test('pvgis_csv: the zone that the caller gives rules, also one between whole hours', () => {
    expect(parseFixture('pvgis.csv', { timezone: 5.5 }).weather).toMatchObject({ timezone: 5.5, start: '1990-02-01T02:30' })
  })

  test('pvgis_json: null is a gap, the radiation database is named', () => {
    const { weather, meta } = parseFixture('pvgis.json')
    expect(weather).toMatchObject({ timezone: 1, start: '1990-01-31T23:00', sun_offset_min: 10.566 })
    expect(weather.temp_air_c).toEqual([1.98, null, 5.85])
    expect(meta.radiation_db).toBe('PVGIS-SARAH3')
  })
})

test('generic_csv: cp1252, decimal commas, day.month.year, separate time, energy of the step and km/h', () => {
  const { weather, meta } = parseFixture('generic-semicolon.csv', { timezone: 1 })
  expect(weather).toMatchObject({
    start: '2021-06-30T12:00',
    step_minutes: 30,
    timezone: 1,
    latitude: 48.1,
    longitude: 11.6,
    elevation: 520,
  })
  expect(weather.ghi_wm2).toEqual([805, 820, null])
  expect(weather.temp_air_c).toEqual([24.5, 24.9, 25])
  expect(weather.wind_speed_ms).toEqual([2, 1, null])
  expect(meta.missing.ghi_wm2).toEqual({ count: 1, first_row: 2, first_time: '2021-06-30T13:00' })
})

test('the registry’s keys are the formats’ own ids', () => {
  for (const [id, format] of Object.entries(WEATHER_FORMATS)) expect(String(format.id)).toBe(id)
})
