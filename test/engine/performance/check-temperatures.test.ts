import { expect, test } from 'bun:test'
import { monthlyClimate } from '../../../engine/climate/monthly-climate.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { warmestAirC } from '../../../engine/performance/warmest-air.ts'
import { assessPerformance } from '../../../engine/performance.ts'
import { openTable } from '../climate/open-table.ts'
import { assessMade, type Measured, madeMeasured, madeRun, requestOf } from './measurement.ts'

const air = (madeMeasured().temp_air_c ?? []).map((value) => value ?? 0)
const { poa_wm2: poa } = madeMeasured()
const toFahrenheit = (celsius: number) => celsius * 1.8 + 32
const module = air.map((value, i) => value + 0.03 * (poa[i] ?? 0))
const foundIn = (change: Partial<Measured>) =>
  assessMade(change).findings.flatMap(({ code, field, message }) => (code.includes('temperature') ? [[code, field, message]] : []))

test('temperatures that are right, also in whole degrees, are no finding', () => {
  expect(foundIn({ temp_air_c: air.map(Math.round), temp_module_c: module.map(Math.round) })).toEqual([])
})

test('a module or an air temperature that stands is named', () => {
  expect(foundIn({ temp_module_c: air.map(() => 25) })[0]).toEqual([
    'standing_temperature',
    'measured.temp_module_c',
    'The module temperature stands at one value for up to 480 hours while the light changes by 200 W/m2 or more: the sensor or its logger failed, and what is corrected for temperature is wrong; replace these values by null',
  ])
  const morning = module.map((value, i) => (i % 96 >= 28 && i % 96 < 44 && i < 96 ? 31 : value))
  expect(foundIn({ temp_module_c: morning })[0]?.[2]).toContain('for up to 4 hours')
  expect(foundIn({ temp_air_c: air.map((value, i) => (i < 97 ? 18 : value)) })[0]?.slice(0, 2)).toEqual([
    'standing_temperature',
    'measured.temp_air_c',
  ])
})

test('degF sent as degC is named, for the air by the run and for the module by the air', () => {
  expect(foundIn({ temp_air_c: air.map((value) => toFahrenheit(value - 10)) })[0]?.[2]).toMatch(
    /^The air is \d\d\.\d degC on average by day, but \d\d\.\d degC in the same months of the run: it looks like degF \(1\d\.\d degC\); send degC$/,
  )
  expect(foundIn({ temp_air_c: air.map((value) => value - 30) })[0]?.[2]).toEndWith('check the unit, the sensor, and the site of the run')
  expect(foundIn({ temp_module_c: module.map(toFahrenheit) })[0]?.slice(0, 2)).toEqual(['temperature_scale', 'measured.temp_module_c'])
})

test('in the measured weather, air is compared with the warmest places of the latitude', () => {
  const fahrenheit = air.map((value) => toFahrenheit(value))
  const run = madeRun(undefined, { airC: Float64Array.from(fahrenheit) })
  const { findings } = assessPerformance(requestOf({ ...madeMeasured(), temp_air_c: fahrenheit }, { weather: 'measured' }), run)
  expect(findings.find(({ code }) => code === 'temperature_scale')?.message).toContain(
    'warmer than any place of this latitude in this month',
  )
})

test('no land of the embedded climate is as warm by day as the bound of its latitude', () => {
  const table = openTable()
  let least = Number.POSITIVE_INFINITY
  for (let latitude = -54; latitude <= 70; latitude += 4)
    for (let longitude = -179; longitude < 180; longitude += 6) {
      const { isSea, tempAirC, dailyRangeK } = monthlyClimate(table, latitude, longitude, null, sunOfDays(0))
      if (isSea) continue
      for (const [k, mean] of tempAirC.entries()) least = Math.min(least, warmestAirC(latitude, k + 1) - mean - 0.3 * (dailyRangeK[k] ?? 0))
    }
  expect(least).toBeGreaterThan(3)
})
