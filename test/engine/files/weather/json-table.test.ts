import { describe, expect, test } from 'bun:test'
import { parseText, refusal } from './fixture.ts'
import { TRUTH_YEAR, truth } from './truth-year.ts'

/** 8,760 stamps of one year in ISO form, the first at an hour of January 1. */
const stamps = (firstHour = 0): string[] =>
  TRUTH_YEAR.map((_, i) => new Date(Date.UTC(2023, 0, 1, firstHour + i)).toISOString().slice(0, 16))

/** Open-Meteo's answer; radiation is the mean of the hour before the stamp. */
function openMeteo(time: readonly (string | number)[], timeUnit: string, offsetSeconds: number) {
  return {
    latitude: 48.1,
    longitude: 11.6,
    elevation: 520,
    utc_offset_seconds: offsetSeconds,
    timezone: 'Europe/Berlin',
    hourly_units: {
      time: timeUnit,
      temperature_2m: '°C',
      wind_speed_10m: 'km/h',
      shortwave_radiation: 'W/m²',
      diffuse_radiation: 'W/m²',
      direct_normal_irradiance: 'W/m²',
    },
    hourly: {
      time,
      temperature_2m: truth('temp'),
      wind_speed_10m: truth('wind').map((wind) => Number((wind * 3.6).toFixed(2))),
      shortwave_radiation: truth('ghi'),
      diffuse_radiation: truth('dhi'),
      direct_normal_irradiance: truth('dni'),
    },
  }
}

describe('Open-Meteo', () => {
  test('iso8601: local time with its offset, units of each array, means of the hour before the stamp', () => {
    const { weather, meta } = parseText(JSON.stringify(openMeteo(stamps(1), 'iso8601', 3600)))
    expect(weather).toMatchObject({ start: '2023-01-01T00:00', timezone: 1, step_minutes: 60, time: null })
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(weather.dhi_wm2).toEqual(truth('dhi'))
    expect(weather.dni_wm2).toEqual(truth('dni'))
    expect(weather.temp_air_c).toEqual(truth('temp'))
    expect(weather.wind_speed_ms).toEqual(truth('wind'))
    expect(meta).toMatchObject({ format: 'json_table', data_source: 'Open-Meteo', latitude: 48.1, longitude: 11.6, elevation: 520 })
  })

  test('unixtime is UTC, whatever the offset says', () => {
    const time = TRUTH_YEAR.map((_, i) => Date.UTC(2023, 0, 1, 1 + i) / 1000)
    const { weather } = parseText(JSON.stringify(openMeteo(time, 'unixtime', 3600)))
    expect(weather).toMatchObject({ start: '2023-01-01T00:00', timezone: 0 })
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
  })

  test('several places in one answer', () => {
    const one = openMeteo(stamps().slice(0, 3), 'iso8601', 0)
    expect(refusal(JSON.stringify([one, one])).message).toBe('The JSON has the weather of 2 places: send one of them')
  })
})

describe('lists and arrays', () => {
  const time = stamps()
  const records = TRUTH_YEAR.map(({ ghi, dhi, dni, temp, wind }, i) => ({ time: time[i], ghi, dhi, dni, temp_air: temp, wind_speed: wind }))

  test('a list of records is read by its names', () => {
    const { weather, meta } = parseText(JSON.stringify(records), { timezone: 1 })
    expect(weather).toMatchObject({ start: '2023-01-01T00:00', timezone: 1 })
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(weather.dni_wm2).toEqual(truth('dni'))
    expect(weather.temp_air_c).toEqual(truth('temp'))
    expect(meta.format).toBe('json_table')
  })

  test('records inside an object, with the place next to them', () => {
    const { weather, meta } = parseText(JSON.stringify({ location: { lat: 48.1, lon: 11.6 }, utc_offset_seconds: 7200, data: records }))
    expect(weather.timezone).toBe(2)
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(meta).toMatchObject({ latitude: 48.1, longitude: 11.6 })
  })

  test('arrays of one length', () => {
    const { weather } = parseText(JSON.stringify({ time, ghi: truth('ghi'), temp_air: truth('temp'), wind_speed: truth('wind') }))
    expect(weather.ghi_wm2).toEqual(truth('ghi'))
    expect(weather.temp_air_c).toEqual(truth('temp'))
  })

  test('null is a gap', () => {
    const { weather } = parseText(
      '[{"time":"2023-01-01T00:00","ghi":0,"temp":1},{"time":"2023-01-01T01:00","ghi":null,"temp":2},{"time":"2023-01-01T02:00","ghi":3,"temp":2}]',
    )
    expect(weather.ghi_wm2).toEqual([0, null, 3])
  })
})

describe('JSON that is no weather is named as what it is', () => {
  test('other rows, with their names', () => {
    const message = refusal('[{"name":"a","value":1},{"name":"b","value":2}]').message
    expect(message).toStartWith('The rows of the JSON have the names name, value, but no time and irradiance are among them')
  })

  test('our own weather section', () => {
    const section = { timezone: 1, step_minutes: 60, start: '1990-01-01T00:00', ghi_wm2: [0, 1, 2], temp_air_c: [1, 2, 3] }
    for (const answer of [section, { weather: section, meta: {} }])
      expect(refusal(JSON.stringify(answer)).message).toBe('This is a weather section of pvyield, not a file: send it as weather in a run')
  })

  test('an object without rows, with its keys', () => {
    expect(refusal('{"site":{"latitude":1},"array":{}}').message).toStartWith(
      'The JSON has no rows of weather; its keys are site, array: send',
    )
  })

  test('a wrong value is found by its row', () => {
    const rows = '[{"time":"2023-01-01T00:00","ghi":0,"temp":1},{"time":"2023-01-01T01:00","ghi":"much","temp":2}]'
    expect(refusal(rows).message).toBe('Row 2, column ghi: "much" is not a number: correct the value or leave the cell empty')
  })
})
