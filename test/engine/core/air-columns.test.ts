import { describe, expect, test } from 'bun:test'
import { dewPointColumn, precipitableWaterColumn, pressureColumn } from '../../../engine/core/air-columns.ts'
import { dewPointC, precipitableWaterCm, relativeHumidityFrac } from '../../../engine/core/humidity.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { pressurePa } from '../../../engine/core/pressure.ts'
import { Sink } from '../../../engine/core/sink.ts'
import points from '../../fixtures/core/humidity-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'

const weatherOf = (columns: Partial<Resolved['weather']>) =>
  ({
    start: '2001-01-01T00:00',
    time: null,
    step_minutes: 60,
    interval: 'start',
    temp_air_c: [20, 10, 0],
    ...columns,
  }) as Resolved['weather']
const requestOf = (columns: Partial<Resolved['weather']>, elevation = 0) =>
  ({ weather: weatherOf(columns), site: { elevation } }) as Pick<Resolved, 'weather' | 'site'>

test('precipitable water and dew point of seven airs, copied from the reference', () => {
  const { inputs, expected, tolerance } = points
  const of = (formula: typeof dewPointC) => inputs.temp_air_c.map((tempC, i) => formula(tempC, inputs.relative_humidity[i]))
  expectClose(of(precipitableWaterCm), expected.precipitable_water_cm, { tolerance })
  expectClose(of(dewPointC), expected.dew_point_c, { tolerance })
})

test('relative humidity from the dew points of seven airs equals the humidity from which the reference computed them', () => {
  const { inputs, expected, tolerance } = points
  const humidity = inputs.temp_air_c.map((tempC, i) => relativeHumidityFrac(tempC, expected.dew_point_c[i]))
  expectClose(humidity, inputs.relative_humidity, { tolerance })
  expect(relativeHumidityFrac(10, 10.5)).toBe(1)
})

describeReference('air at the ground against pvlib', () => {
  const vectors = loadVectors('t02')

  test('precipitable water and dew point of 40 airs', () => {
    const water = caseOf(vectors, 'atmosphere.gueymard94_pw')
    const dew = caseOf(vectors, 'atmosphere.tdew_from_rh')
    const humidity = (percent: ArrayLike<number>, i: number) => percent[i] / 100
    const [waterAir, waterRh] = [column(water.inputs.temp_air), column(water.inputs.relative_humidity)]
    const [dewAir, dewRh] = [column(dew.inputs.temp_air), column(dew.inputs.relative_humidity)]
    expectClose(
      waterAir.map((tempC, i) => precipitableWaterCm(tempC, humidity(waterRh, i))),
      column(water.outputs.precipitable_water_cm),
      { tolerance: 1e-12 },
    )
    expectClose(
      dewAir.map((tempC, i) => dewPointC(tempC, humidity(dewRh, i))),
      column(dew.outputs.temp_dew),
      { tolerance: 1e-12 },
    )
  })
})

describe('columns of the air', () => {
  test('pressure: from the weather in Pa, otherwise from the elevation', () => {
    expect([...pressureColumn(requestOf({ pressure_hpa: [1000, null, 990] }), new Sink())]).toEqual([100000, 99500, 99000])
    expect([...pressureColumn(requestOf({}, 500), new Sink())]).toEqual(Array(3).fill(pressurePa(500)))
  })

  test('precipitable water: from the weather, otherwise from humidity, otherwise none', () => {
    const humidity = { relative_humidity: [0.5, 0.5, 1.1] }
    expect([...(precipitableWaterColumn(weatherOf({ ...humidity, precipitable_water_cm: [1, 2, null] }), new Sink()) ?? [])]).toEqual([
      1, 2, 2,
    ])
    expect([...(precipitableWaterColumn(weatherOf(humidity), new Sink()) ?? [])]).toEqual([
      precipitableWaterCm(20, 0.5),
      precipitableWaterCm(10, 0.5),
      precipitableWaterCm(0, 1), // sensors may read above saturation
    ])
    expect(precipitableWaterColumn(weatherOf({}), new Sink())).toBeNull()
  })

  test('dew point: equals the temperature at saturation, none without humidity', () => {
    expect((dewPointColumn(weatherOf({ relative_humidity: [1, 1, 1] }), new Sink()) ?? [])[1]).toBeCloseTo(10, 12)
    expect(dewPointColumn(weatherOf({}), new Sink())).toBeNull()
  })

  test('gaps are filled and reported; a column of gaps counts as not sent', () => {
    const sink = new Sink()
    const warningsOf = (pressure_hpa: (number | null)[]): string[] => {
      const own = new Sink()
      expect([...pressureColumn(requestOf({ pressure_hpa }), own)].every((pa) => pa === 100000)).toBe(true)
      return own.warnings
    }
    const warning = (rows: string, first: string): string[] => [
      `weather.pressure_hpa has no value in ${rows} (first 2001-01-01T${first}, longest gap 1 h): gaps up to 6 h are filled linearly`,
    ]
    expect(warningsOf([1000, null, 1000])).toEqual(warning('1 row', '01:00'))
    expect(warningsOf([null, 1000, 1000])).toEqual(warning('1 row', '00:00'))
    expect(warningsOf([null, 1000, null])).toEqual(warning('2 rows', '00:00'))
    const nulls = [null, null, null]
    expect(pressureColumn(requestOf({ pressure_hpa: nulls }), sink)).toEqual(pressureColumn(requestOf({}), sink))
    expect(precipitableWaterColumn(weatherOf({ precipitable_water_cm: nulls, relative_humidity: nulls }), sink)).toBeNull()
    expect(dewPointColumn(weatherOf({ relative_humidity: nulls }), sink)).toBeNull()
    expect([sink.failures, sink.warnings]).toEqual([[], []])
  })
})
