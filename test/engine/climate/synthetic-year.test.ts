import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { validate_schema_Weather } from '@pvyield/contract/validators'
import { hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import type { SyntheticRequest } from '../../../engine/climate/synthetic/request.ts'
import { syntheticYear } from '../../../engine/climate/synthetic/synthetic-year.ts'
import { MONTH_STARTS } from '../../../engine/climate/typical-calendar.ts'
import { EngineError } from '../../../engine/core/sink.ts'
import { mean, total } from '../../../scripts/climate/compare.ts'
import { compareSynthetic, type Differences, PLANTS } from '../../../scripts/climate/compare-synthetic.ts'
import { realYears } from '../../../scripts/climate/real-years.ts'
import { describeReference } from '../../reference.ts'
import { openTable } from './open-table.ts'

const table = openTable()
const MUNICH = { latitude: 48.1, longitude: 11.6, elevation: 520, timezone: 1 }
const GHI = [32, 50, 90, 124, 153, 161, 169, 143, 103, 66, 36, 26]
const DHI = [18, 26, 45, 60, 75, 78, 76, 66, 48, 32, 19, 15]
const TEMPERATURE = [-0.5, 0.8, 4.9, 9.3, 13.8, 17.2, 19.1, 18.7, 14.2, 9.5, 4.1, 0.7]
const WIND = [2.9, 2.8, 2.9, 2.6, 2.5, 2.4, 2.4, 2.2, 2.3, 2.4, 2.6, 2.8]
const HUMIDITY = [0.84, 0.81, 0.75, 0.7, 0.71, 0.72, 0.71, 0.73, 0.79, 0.83, 0.86, 0.86]

const REQUEST: SyntheticRequest = {
  site: MUNICH,
  monthly: { ghi_kwhm2: GHI, temp_air_c: TEMPERATURE },
  daily: null,
  step_minutes: 60,
  seed: 1,
  days: 'markov',
}

type Column = readonly (number | null)[] | undefined

function ofMonth(column: Column, month: number, rowsPerDay: number): number[] {
  return (column ?? []).slice(rowsPerDay * MONTH_STARTS[month], rowsPerDay * MONTH_STARTS[month + 1]).map((value) => value ?? Number.NaN)
}

function failuresOf(request: Partial<SyntheticRequest>): (string | null)[] {
  try {
    syntheticYear(table, { ...REQUEST, ...request })
  } catch (cause) {
    if (cause instanceof EngineError) return cause.failures.map(({ field, message }) => `${field}: ${message}`)
    throw cause
  }
  return []
}

describe('synthetic year of months', () => {
  test.each(['markov', 'bendt'] as const)('%s: light to 0.01 kWh/m2, temperature to 0.01 K, wind and humidity to 0.01', (days) => {
    const monthly = { ghi_kwhm2: GHI, dhi_kwhm2: DHI, temp_air_c: TEMPERATURE, wind_speed_ms: WIND, relative_humidity: HUMIDITY }
    const { weather } = syntheticYear(table, { ...REQUEST, monthly, days })
    for (let month = 0; month < 12; month++) {
      expect(Math.abs(total(ofMonth(weather.ghi_wm2, month, 24)) / 1000 - GHI[month])).toBeLessThan(0.01)
      expect(Math.abs(total(ofMonth(weather.dhi_wm2, month, 24)) / 1000 - DHI[month])).toBeLessThan(0.01)
      expect(Math.abs(mean(ofMonth(weather.temp_air_c, month, 24)) - TEMPERATURE[month])).toBeLessThan(0.01)
      expect(Math.abs(mean(ofMonth(weather.wind_speed_ms, month, 24)) - WIND[month])).toBeLessThan(0.01)
      expect(Math.abs(mean(ofMonth(weather.relative_humidity, month, 24)) - HUMIDITY[month])).toBeLessThan(0.01)
    }
  })

  const DESERT = {
    site: { latitude: 33.4, longitude: -112, elevation: 340, timezone: -7 },
    ghi: [100, 118, 168, 202, 234, 238, 222, 204, 172, 142, 108, 92],
  }
  test.each([30, 5])('steps of %p min of a clear climate meet their diffuse sums too', (stepMinutes) => {
    const dhi = DESERT.ghi.map((kwhm2) => 0.27 * kwhm2)
    const monthly = { ghi_kwhm2: DESERT.ghi, dhi_kwhm2: dhi, temp_air_c: TEMPERATURE }
    const { weather } = syntheticYear(table, { ...REQUEST, site: DESERT.site, monthly, step_minutes: stepMinutes })
    const perHour = 60 / stepMinutes
    for (let month = 0; month < 12; month++) {
      expect(Math.abs(total(ofMonth(weather.ghi_wm2, month, 24 * perHour)) / perHour / 1000 - DESERT.ghi[month])).toBeLessThan(0.01)
      expect(Math.abs(total(ofMonth(weather.dhi_wm2, month, 24 * perHour)) / perHour / 1000 - dhi[month])).toBeLessThan(0.01)
    }
  })

  test('the same seed gives the same bytes, another seed another year', () => {
    const bytes = (seed: number) => JSON.stringify(syntheticYear(table, { ...REQUEST, seed }))
    expect(bytes(7)).toBe(bytes(7))
    expect(bytes(7)).not.toBe(bytes(8))
  })

  test.each([30, 10, 1])('steps of %p min keep the light of each hour, and close to half a step of the beam', (stepMinutes) => {
    const hours = syntheticYear(table, REQUEST).weather
    const { weather } = syntheticYear(table, { ...REQUEST, step_minutes: stepMinutes })
    const perHour = 60 / stepMinutes
    const sun = hourlySun(MUNICH.latitude, MUNICH.longitude, 1, sunOfDays(1), perHour)
    const { ghi_wm2: ghi = [], dhi_wm2: dhi = [], dni_wm2: dni = [] } = weather
    expect(ghi.length).toBe(8760 * perHour)
    let worstHour = 0
    let worstClosure = 0
    for (let hour = 0; hour < 8760; hour++) {
      let sum = 0
      for (let row = hour * perHour; row < (hour + 1) * perHour; row++) {
        sum += ghi[row] ?? 0
        worstClosure = Math.max(worstClosure, Math.abs((ghi[row] ?? 0) - (dhi[row] ?? 0) - (dni[row] ?? 0) * sun.zenithCos[row]))
      }
      worstHour = Math.max(worstHour, Math.abs(sum / perHour - (hours.ghi_wm2?.[hour] ?? 0)))
    }
    expect(worstHour).toBeLessThan(0.11) // rounding of both
    expect(worstClosure).toBeLessThan(0.0501)
    for (let month = 0; month < 12; month++)
      expect(Math.abs(total(ofMonth(ghi, month, 24 * perHour)) / 1000 / perHour - GHI[month])).toBeLessThan(0.01)
    expect(Math.max(...dni.map((value) => value ?? 0))).toBeLessThan(1150)
    expect(Math.min(...dhi.map((value) => value ?? 0))).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['equator', { latitude: 0.5, longitude: -78, elevation: 2800 }, 0.5],
    ['polar circle', { latitude: 70, longitude: 25 }, 0.4],
    ['desert', { latitude: -24, longitude: -69, elevation: 1500 }, 0.75],
    ['overcast', { latitude: -54, longitude: -72 }, 0.25],
  ])('%s: the sums are met and the section is valid', (_, site, clearnessFrac) => {
    const sun = hourlySun(site.latitude, site.longitude, 0, sunOfDays(0))
    const ghi = GHI.map(
      (__, month) =>
        Math.round((clearnessFrac * total([...sun.extraWm2.slice(24 * MONTH_STARTS[month], 24 * MONTH_STARTS[month + 1])])) / 100) / 10,
    )
    const { weather } = syntheticYear(table, {
      ...REQUEST,
      site: { ...site, timezone: 0 },
      monthly: { ghi_kwhm2: ghi, temp_air_c: TEMPERATURE },
    })
    validate_schema_Weather(weather)
    expect(validate_schema_Weather.errors ?? []).toEqual([])
    for (let month = 0; month < 12; month++)
      expect(Math.abs(total(ofMonth(weather.ghi_wm2, month, 24)) / 1000 - ghi[month])).toBeLessThan(0.01)
  })
})

test('a zone hours from the sun is refused, UTC and the west of China are not', () => {
  expect(failuresOf({ site: { ...MUNICH, timezone: -14 } })).toEqual([
    "site.timezone: UTC-14 is 9.2 h from the sun's time at longitude 11.6: send the standard time of the place in hours from UTC (east is positive), 0 for UTC, or leave it out",
  ])
  for (const [longitude, timezone] of [
    [73.5, 8],
    [-157, 14],
    [139, 0],
  ] as const)
    expect(failuresOf({ site: { ...MUNICH, longitude, timezone } }).filter((text) => text?.startsWith('site'))).toEqual([])
})

test('light of the polar night, which no row has, is named in the notes', () => {
  const ghi = [0.3, 4, 35, 90, 150, 165, 150, 90, 40, 8, 0, 0]
  const { notes, monthly } = syntheticYear(table, {
    ...REQUEST,
    site: { latitude: 74, longitude: 20, timezone: 1 },
    monthly: { ghi_kwhm2: ghi, temp_air_c: TEMPERATURE },
  })
  expect(monthly.ghi_kwhm2[0]).toBe(0)
  expect(notes.at(-1)).toBe('Not met, because the sun hardly rises: 0.30 kWh/m2 of month 1 became 0.00.')
})

describe('synthetic year of days', () => {
  const days = Float64Array.from(
    { length: 365 },
    (_, day) => 2.5 - 1.9 * Math.cos((2 * Math.PI * (day + 10)) / 365) + (day % 3) * 0.3 - 0.3,
  )
  const daily = { ghi_kwhm2: [...days], temp_air_c: [...days].map((ghi, day) => 3 * ghi + 2 * Math.sin(day)) }

  test('each day has its light to 0.01 kWh/m2 and its mean temperature to 0.01 K', () => {
    const { weather } = syntheticYear(table, { ...REQUEST, monthly: null, daily })
    for (let day = 0; day < 365; day++) {
      const hours = (column: Column) => (column ?? []).slice(24 * day, 24 * day + 24).map((value) => value ?? Number.NaN)
      expect(Math.abs(total(hours(weather.ghi_wm2)) / 1000 - daily.ghi_kwhm2[day])).toBeLessThan(0.01)
      expect(Math.abs(mean(hours(weather.temp_air_c)) - daily.temp_air_c[day])).toBeLessThan(0.01)
    }
  })

  test('months complete what days lack', () => {
    const { weather } = syntheticYear(table, { ...REQUEST, monthly: { temp_air_c: TEMPERATURE }, daily: { ghi_kwhm2: daily.ghi_kwhm2 } })
    expect(Math.abs(mean(ofMonth(weather.temp_air_c, 6, 24)) - TEMPERATURE[6])).toBeLessThan(0.01)
  })

  test('of 366 days February 29 is left out, and later days keep their index', () => {
    const leap = (values: readonly number[]) => [...values.slice(0, 59), 9, ...values.slice(59)]
    const made = (of: typeof daily) => JSON.stringify(syntheticYear(table, { ...REQUEST, monthly: null, daily: of }).weather)
    expect(made({ ghi_kwhm2: leap(daily.ghi_kwhm2), temp_air_c: leap(daily.temp_air_c) })).toBe(made(daily))
    const tooBright = leap(daily.ghi_kwhm2).map((ghi, day) => (day === 100 ? 14 : ghi))
    const bright = failuresOf({ monthly: null, daily: { ghi_kwhm2: tooBright, temp_air_c: leap(daily.temp_air_c) } })
    expect(bright[0]).toStartWith('daily.ghi_kwhm2.100: 14 kWh/m2')
    expect(failuresOf({ monthly: null, daily: { ...daily, ghi_kwhm2: leap(daily.ghi_kwhm2) } })[0]).toStartWith(
      'daily.temp_air_c: There are 365 temperatures and 366 sums',
    )
  })

  test('a day that no sky of the place has is named', () => {
    const tooBright = daily.ghi_kwhm2.map((ghi, day) => (day === 5 ? 6.5 : ghi))
    expect(failuresOf({ monthly: null, daily: { ...daily, ghi_kwhm2: tooBright } })).toEqual([
      'daily.ghi_kwhm2.5: 6.5 kWh/m2 is more than the clearest air lets through at this place in this day, 1.89 kWh/m2: check the unit (kWh/m2, the sum of the day), the order of the values and site',
    ])
  })
})

describe('a year that cannot be is refused', () => {
  test('without light, without temperature', () => {
    expect(failuresOf({ monthly: null })).toEqual([
      'monthly.ghi_kwhm2: There is no irradiation: send monthly.ghi_kwhm2, twelve sums in kWh/m2, or daily.ghi_kwhm2, 365 of them',
      'monthly.temp_air_c: There is no air temperature: send monthly.temp_air_c, twelve means in degC, or daily.temp_air_c, 365 of them',
    ])
  })

  test('given twice', () => {
    const daily = { ghi_kwhm2: new Array<number>(365).fill(0.4), temp_air_c: new Array<number>(365).fill(10) }
    expect(failuresOf({ daily })).toEqual([
      'monthly.ghi_kwhm2: The irradiation is given twice: send either monthly.ghi_kwhm2 or daily.ghi_kwhm2',
      'monthly.temp_air_c: The air temperature is given twice: send either monthly.temp_air_c or daily.temp_air_c',
    ])
  })

  test('months in kWh/m2 a day are darker than any climate, and months of the other hemisphere brighter than its sky', () => {
    const aDay = GHI.map((sum) => sum / 30.4)
    expect(failuresOf({ monthly: { ghi_kwhm2: aDay, temp_air_c: TEMPERATURE } })).toHaveLength(12)
    expect(failuresOf({ monthly: { ghi_kwhm2: aDay, temp_air_c: TEMPERATURE } })[6]).toContain('is darker than any climate')
    const south = [...GHI.slice(6), ...GHI.slice(0, 6)]
    expect(failuresOf({ monthly: { ghi_kwhm2: south, temp_air_c: TEMPERATURE } })[0]).toContain(
      'monthly.ghi_kwhm2.0: 169 kWh/m2 is more than',
    )
  })

  test('diffuse light above the global, or so little that the beam would exceed that of clear air', () => {
    const above = DHI.map((sum, month) => (month === 2 ? 95 : sum))
    expect(failuresOf({ monthly: { ghi_kwhm2: GHI, dhi_kwhm2: above, temp_air_c: TEMPERATURE } })).toEqual([
      'monthly.dhi_kwhm2.2: The diffuse irradiation 95 kWh/m2 exceeds the global one of this month, 90 kWh/m2: it is a part of it',
    ])
    const bright = [50, 80, 140, 185, 230, 250, 255, 215, 160, 98, 55, 40]
    const little = bright.map(() => 1)
    expect(failuresOf({ monthly: { ghi_kwhm2: bright, dhi_kwhm2: little, temp_air_c: TEMPERATURE } })[0]).toContain(
      'With so little diffuse light',
    )
  })
})

describeReference('synthetic years of the months of real years', () => {
  const { years } = realYears([join(import.meta.dir, '../../../../shared')])
  const comparisons = compareSynthetic(table, years)
  const of = (method: 'embedded' | 'synthetic', figure: (differences: Differences) => number) =>
    mean(comparisons.map((comparison) => figure(comparison[method])))

  test('daily clearness is distributed more like that of real years than by the embedded method, hourly as much to 0.001', () => {
    expect(comparisons.length).toBe(18)
    expect(of('synthetic', ({ dailyKs }) => dailyKs)).toBeLessThan(of('embedded', ({ dailyKs }) => dailyKs))
    expect(of('synthetic', ({ hourlyKs }) => hourlyKs)).toBeLessThan(of('embedded', ({ hourlyKs }) => hourlyKs) + 0.001)
  })

  test('a day resembles the day before as in real years, to 0.1 on average', () => {
    const real = mean(comparisons.map(({ dailyAutocorrelation }) => dailyAutocorrelation))
    expect(Math.abs(of('synthetic', ({ dailyAutocorrelation }) => dailyAutocorrelation) - real)).toBeLessThan(0.1)
  })

  test('the yield of five plants is that of the real years to 2.2 % on average, and nearer than by the embedded method', () => {
    const error = (method: 'embedded' | 'synthetic') => mean(PLANTS.map((_, plant) => of(method, ({ yields }) => Math.abs(yields[plant]))))
    expect(error('synthetic')).toBeLessThan(0.022)
    expect(error('synthetic')).toBeLessThan(error('embedded'))
  })
})
