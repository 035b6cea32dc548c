import { describe, expect, test } from 'bun:test'
import { type AirPlace, airFindings } from '../../../engine/weather-checks/air.ts'

const NOWHERE: AirPlace = { latitudeDeg: null, longitudeDeg: null, elevationM: null }
const MIDLANDS: AirPlace = { latitudeDeg: 52, longitudeDeg: 0, elevationM: 100 }

/** A year of hours from 1970-01-01 in UTC; `tempC` and `windMps` by row. */
function findings(
  tempC: ((row: number) => number) | null,
  windMps: ((row: number) => number) | null,
  place = NOWHERE,
  rows = 8760,
): { field: string | null; message: string }[] {
  const column = (of: ((row: number) => number) | null) => of && Float64Array.from({ length: rows }, (_, row) => of(row))
  const starts = { at: (row: number) => row * 60 }
  const columns = { starts, stepMinutes: 60, timezoneH: 0, tempAirC: column(tempC), windMps: column(windMps) }
  return airFindings(columns, place).map(({ field, message }) => ({ field, message }))
}

/** 10 degC, warmest at 15:00 and in July. */
const mild = (row: number) => 10 - 8 * Math.cos(((row - 480) / 8760) * 2 * Math.PI) + 4 * Math.cos(((row % 24) - 14.5) * (Math.PI / 12))
const breeze = (row: number) => 3 + 2 * Math.sin(row * 1.7)

describe('air temperature and wind speed compared with the place', () => {
  test('a plain year has no finding, with and without a place', () => {
    for (const place of [NOWHERE, MIDLANDS]) expect(findings(mild, breeze, place)).toEqual([])
    expect(findings(null, null)).toEqual([])
  })

  test('gaps are not values: a column of gaps, and gaps between equal values', () => {
    expect(
      findings(
        () => Number.NaN,
        () => Number.NaN,
        MIDLANDS,
      ),
    ).toEqual([])
    expect(findings((row) => (row % 2 === 0 ? Number.NaN : mild(row)), breeze, MIDLANDS)).toEqual([])
  })

  test.each([
    ['mirrored seasons', (row: number) => mild((row + 4392) % 8760), 'colder than those of winter at latitude 52'],
    ['days of another zone', (row: number) => mild(row + 10), 'the day is warmest at 05:00 solar time'],
    ['another climate', (row: number) => mild(row) + 18, 'the mean of the year is 28.0 degC'],
    ['days of one value', (row: number) => (row < 97 ? 5 : mild(row)), 'the value stays at 5 degC for 4.0 days in 97'],
  ] as const)('temperature: %s', (_name, temp, text) => {
    expect(findings(temp, null, MIDLANDS)).toEqual([{ field: 'weather.temp_air_c', message: expect.stringContaining(text) }])
  })

  test('between the latitudes of the table the limits are on a straight line', () => {
    // 29 degC at 40 deg and 24 at 50: 28 at 42. 0 degC at 40 deg and -8 at 50: -1.6 at 42.
    const place = { latitudeDeg: 42, longitudeDeg: 0, elevationM: 0 }
    const withMean = (meanC: number) => findings((row) => mild(row) + meanC - 10, null, place).map(({ message }) => message)
    expect([...withMean(27.8), ...withMean(-1.4)]).toEqual([])
    expect(withMean(28.2)).toEqual([expect.stringContaining('it lies between -2 and 28 degC')])
    expect(withMean(-1.8)).toEqual([expect.stringContaining('it lies between -2 and 28 degC')])
  })

  test('the elevation explains cold air', () => {
    const cold = (row: number) => mild(row) - 25
    expect(findings(cold, null, MIDLANDS)).toHaveLength(1)
    expect(findings(cold, null, { ...MIDLANDS, elevationM: 4000 })).toEqual([])
    expect(findings(cold, null, { ...MIDLANDS, elevationM: null })).toEqual([])
  })

  test('wind: a mean that no place has, or too many storms; polar coasts may have more', () => {
    const windy = (row: number) => 4 * breeze(row)
    expect(findings(null, windy)).toEqual([
      {
        field: 'weather.wind_speed_ms',
        message:
          'wind_speed_ms: the mean is 12.0 m/s and the largest value 20 m/s, more than at inhabited places (the mean would be 1.2 m/s if the values are tenths of m/s, 3.3 m/s if the values are km/h, 5.4 m/s if the values are mph, 6.2 m/s if the values are knots): write the unit into the heading or divide the values. The values are unchanged',
      },
    ])
    expect(findings(null, windy, { ...MIDLANDS, latitudeDeg: -68 })).toEqual([])
    expect(findings(null, (row) => (row % 50 === 0 ? 30 : breeze(row)))).toHaveLength(1)
  })

  test('calm for a month is no stuck sensor', () => {
    expect(findings(null, (row) => (row < 720 ? 0 : breeze(row)))).toEqual([])
    expect(findings(null, (row) => (row < 720 ? 0.5 : breeze(row)))).toHaveLength(1)
  })

  test('a day is too short for a judgement', () => {
    expect(
      findings(
        () => 0,
        () => 0,
        MIDLANDS,
        24,
      ),
    ).toEqual([])
  })
})
