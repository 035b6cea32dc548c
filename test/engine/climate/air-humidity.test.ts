import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { typicalYear } from '../../../engine/climate/index.ts'
import { dewPointC, precipitableWaterCm } from '../../../engine/core/humidity.ts'
import { mean } from '../../../scripts/climate/compare.ts'
import { compareWater } from '../../../scripts/climate/compare-water.ts'
import { realYears } from '../../../scripts/climate/real-years.ts'
import { describeReference } from '../../reference.ts'
import { openTable } from './open-table.ts'

const table = openTable()

describe('moisture of the embedded year', () => {
  const { weather } = typicalYear(table, { latitude: 32.12, longitude: -110.93 }) // Tucson
  const { temp_air_c, relative_humidity, precipitable_water_cm } = weather

  test('precipitable water follows from the temperature and humidity of the hour, to the rounding of the humidity', () => {
    for (let i = 0; i < temp_air_c.length; i += 7) {
      const step = precipitableWaterCm(temp_air_c[i], 0.005)
      const expected = precipitableWaterCm(temp_air_c[i], relative_humidity[i])
      expect(Math.abs(precipitable_water_cm[i] - expected)).toBeLessThan(step + 0.006)
    }
  })

  test('the dew point changes from day to day, not from hour to hour', () => {
    const dewC = relative_humidity.map((humidity, i) => dewPointC(temp_air_c[i], humidity))
    for (let day = 0; day < 365; day += 13) {
      const hours = { dew: dewC.slice(24 * day, 24 * day + 24), air: temp_air_c.slice(24 * day, 24 * day + 24) }
      const [dewSwing, airSwing] = [hours.dew, hours.air].map((values) => Math.max(...values) - Math.min(...values))
      expect(dewSwing).toBeLessThan(8)
      expect(airSwing).toBeGreaterThan(4)
    }
  })

  test('a clear desert is drier than an equally warm sea coast', () => {
    const miami = typicalYear(table, { latitude: 25.8, longitude: -80.27 }).weather
    expect(mean(miami.relative_humidity) - mean(relative_humidity)).toBeGreaterThan(0.2)
    expect(mean(miami.precipitable_water_cm)).toBeGreaterThan(1.5 * mean(precipitable_water_cm))
  })
})

describeReference('moisture compared with real years', () => {
  const places = compareWater(table, realYears([join(import.meta.dir, '../../../../shared')]).years)
  const absolute = (errors: readonly number[]) => mean(errors.map(Math.abs))

  test('14 places have real data; the mean error is below 0.3 cm of water per month and 0.1 of humidity per year', () => {
    expect(places.length).toBe(14)
    expect(mean(places.map(({ monthlyWaterErrorCm }) => monthlyWaterErrorCm))).toBeLessThan(0.3)
    const humidity = places.map(({ real, embedded }) => (embedded.humidityFrac ?? Number.NaN) - (real.humidityFrac ?? Number.NaN))
    expect(absolute(humidity)).toBeLessThan(0.1)
  })

  test('the mean error of the spectral effect on the yield is below 0.2 % for silicon and 0.5 % for cadmium telluride', () => {
    expect(absolute(places.map(({ real, embedded }) => embedded.siliconFrac - real.siliconFrac))).toBeLessThan(0.002)
    expect(absolute(places.map(({ real, embedded }) => embedded.cdteFrac - real.cdteFrac))).toBeLessThan(0.005)
  })
})
