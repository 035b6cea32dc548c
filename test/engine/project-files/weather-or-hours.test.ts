import { describe, expect, test } from 'bun:test'
import { WeatherFileError } from '../../../engine/files/weather/index.ts'
import { readWeatherOrHours, withReference } from '../../../engine/project-files/weather-or-hours.ts'
import { bytesOf } from '../component-files/component-text.ts'
import { hoursText } from './project-text.ts'

const hour = (k: number) => `${String(k).padStart(2, '0')}:00`
const HOURS = bytesOf(hoursText({ rows: Array.from({ length: 24 }, (_, k) => `01/06/90 ${hour(k)},${k},${k / 2},20,2,${k},${k},${k},0`) }))
const OPTIONS = { timezone: 1, latitude: 41.5, longitude: 12.25 }

/** Weather of the same day in another year. */
function weatherText({ day = '2005-06-01', hours = 24 } = {}): Uint8Array {
  return bytesOf(['time,ghi,dhi,temp_air', ...Array.from({ length: hours }, (_, k) => `${day} ${hour(k)},${k},${k / 2},20`), ''].join('\n'))
}

describe('readWeatherOrHours', () => {
  test('hourly results give their series with the weather, any other file its weather alone', () => {
    const { weather } = readWeatherOrHours(HOURS, OPTIONS)
    expect(Object.keys(weather.reference_series ?? {})).toContain('E_Grid')
    expect(readWeatherOrHours(weatherText(), OPTIONS).weather.reference_series ?? null).toBeNull()
  })
})

describe('withReference', () => {
  const { weather } = readWeatherOrHours(weatherText(), OPTIONS)

  test('results of another file join the weather, whatever year they are dated', () => {
    const joined = withReference(weather, HOURS, OPTIONS).weather
    expect(joined.reference_series?.E_Grid?.slice(0, 3)).toEqual([0, 1, 2])
    expect(joined.temp_air_c).toEqual(weather.temp_air_c)
  })

  test.each([
    [
      'more rows',
      { hours: 23 },
      '24 rows of 60 minutes from 1990-06-01T00:00, the weather has 23 rows of 60 minutes from 2005-06-01T00:00',
    ],
    ['another day', { day: '2005-06-02' }, 'the weather has 24 rows of 60 minutes from 2005-06-02T00:00'],
  ])('results with %s than the weather are refused, with the fix', (_, changes, words) => {
    const other = readWeatherOrHours(weatherText(changes), OPTIONS).weather
    const failing = () => withReference(other, HOURS, OPTIONS)
    expect(failing).toThrow(WeatherFileError)
    expect(failing).toThrow(words)
    expect(failing).toThrow('send the weather that the simulation ran with')
  })
})
