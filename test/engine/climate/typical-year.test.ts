import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { validate_schema_Weather } from '@pvyield/contract/validators'
import { hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { TYPICAL_YEAR_EDITION, typicalYear } from '../../../engine/climate/index.ts'
import { monthlyClimate } from '../../../engine/climate/monthly-climate.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { HOURS, MONTH_DAYS, MONTH_STARTS } from '../../../engine/climate/typical-calendar.ts'
import { compare, mean, total } from '../../../scripts/climate/compare.ts'
import { realYears } from '../../../scripts/climate/real-years.ts'
import { describeReference } from '../../reference.ts'
import { openTable } from './open-table.ts'

const table = openTable()

const PLACES: [name: string, latitude: number, longitude: number][] = [
  ['Cologne', 50.94, 6.96],
  ['Phoenix', 33.45, -112.07],
  ['Singapore', 1.35, 103.82],
  ['Atacama', -22.9, -68.2],
  ['Svalbard', 78.22, 15.65],
  ['Vostok', -78.46, 106.84],
  ['north pole', 90, 0],
  ['south pole', -90, 0],
  ['mid-Atlantic', 30, -40],
  ['Fiji, at the date line', -17, 180],
]

describe.each(PLACES)('typical year of %s', (_, latitude, longitude) => {
  const { weather, meta } = typicalYear(table, { latitude, longitude })
  const days = sunOfDays(weather.timezone)
  const sun = hourlySun(latitude, longitude, weather.timezone, days)
  const climate = monthlyClimate(table, latitude, longitude, null, days)

  test('every month has the irradiation and temperature of the climate', () => {
    for (let month = 0; month < 12; month++) {
      const from = 24 * MONTH_STARTS[month]
      const to = 24 * MONTH_STARTS[month + 1]
      const whm2 = weather.ghi_wm2.slice(from, to).reduce((sum, value) => sum + value, 0)
      const target = climate.globalWhm2[month] * MONTH_DAYS[month]
      if (climate.extraWhm2[month] > 100) expect(Math.abs(whm2 - target)).toBeLessThan(0.001 * target + 5)
      expect(mean(weather.temp_air_c.slice(from, to))).toBeCloseTo(climate.tempAirC[month], 2)
    }
  })

  test('GHI is DHI plus DNI times the cosine of the zenith angle, to half a rounding step', () => {
    for (let i = 0; i < HOURS; i++) {
      const closed = weather.dhi_wm2[i] + weather.dni_wm2[i] * sun.zenithCos[i]
      expect(Math.abs(weather.ghi_wm2[i] - closed)).toBeLessThanOrEqual(0.05 + 1e-9)
    }
  })

  test('dark rows have no light, and the beam stays below the extraterrestrial irradiance', () => {
    for (let i = 0; i < HOURS; i++) {
      if (sun.zenithCos[i] === 0) expect([weather.ghi_wm2[i], weather.dhi_wm2[i], weather.dni_wm2[i]]).toEqual([0, 0, 0])
      expect(weather.dni_wm2[i]).toBeLessThan(0.95 * days.extraNormalWm2[Math.floor(i / 24) + 1])
      expect(weather.dni_wm2[i]).toBeGreaterThanOrEqual(0)
      expect(weather.dhi_wm2[i]).toBeGreaterThanOrEqual(0)
    }
  })

  test('all columns have 8,760 finite values within the bounds of the wire', () => {
    const bounds: [number[], number, number][] = [
      [weather.ghi_wm2, 0, 1400],
      [weather.dhi_wm2, 0, 800],
      [weather.dni_wm2, 0, 1200],
      [weather.temp_air_c, -89.2, 56.7],
      [weather.wind_speed_ms, 0, 60],
      [weather.relative_humidity, 0.05, 1],
      [weather.precipitable_water_cm, 0.1, 8],
    ]
    for (const [column, least, greatest] of bounds) {
      expect(column.length).toBe(HOURS)
      expect(Math.min(...column)).toBeGreaterThanOrEqual(least)
      expect(Math.max(...column)).toBeLessThanOrEqual(greatest)
    }
  })

  test('its metadata states source, sums and notes', () => {
    expect(meta.source).toBe('embedded')
    expect(meta.notes[0]).toStartWith('Synthetic typical year: none of its hours was measured.')
    expect(meta.annual.ghi_kwhm2).toBeCloseTo(
      meta.monthly.ghi_kwhm2.reduce((sum, value) => sum + value, 0),
      0,
    )
    const columns = {
      ghi_kwhm2: [weather.ghi_wm2, 1000],
      dhi_kwhm2: [weather.dhi_wm2, 1000],
      dni_kwhm2: [weather.dni_wm2, 1000],
      temp_air_c: [weather.temp_air_c, HOURS],
      wind_speed_ms: [weather.wind_speed_ms, HOURS],
    } as const
    for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
      const [column, over] = columns[name]
      expect(Math.abs(meta.annual[name] - total(column) / over), name).toBeLessThan(0.00501)
    }
    for (const note of meta.notes) expect(note.length).toBeLessThanOrEqual(2000)
    expect(meta.radiation_db.length).toBeLessThanOrEqual(500)
  })
})

describe('typical year', () => {
  test('the hours belong to their edition: a change of any hour raises TYPICAL_YEAR_EDITION, by which years are stored, and then this digest', () => {
    const hours = PLACES.map(([, latitude, longitude]) => typicalYear(table, { latitude, longitude }).weather)
    const digest = new Bun.CryptoHasher('sha256').update(JSON.stringify(hours)).digest('hex').slice(0, 16)
    expect([TYPICAL_YEAR_EDITION, digest]).toEqual([6, 'b2f1bf4bff8b74c2'])
  })

  test('a place has the same bytes every time, and all sites within 0.01 deg share them', () => {
    const first = JSON.stringify(typicalYear(table, { latitude: 50.94, longitude: 6.96 }))
    expect(JSON.stringify(typicalYear(openTable(), { latitude: 50.94, longitude: 6.96 }))).toBe(first)
    expect(JSON.stringify(typicalYear(table, { latitude: 50.9432, longitude: 6.9581 }))).toBe(first)
  })

  test('where the sun of summer touches the horizon at midnight, no hour has a beam above that of clear air', () => {
    for (let latitude = 66; latitude <= 68; latitude += 0.25)
      for (const longitude of [-50, 15, 25, 100])
        expect(Math.max(...typicalYear(table, { latitude, longitude }).weather.dni_wm2), `${latitude} ${longitude}`).toBeLessThan(1100)
  })

  test('places a kilometre apart have different weather', () => {
    const here = typicalYear(table, { latitude: 50.94, longitude: 6.96 }).weather
    const there = typicalYear(table, { latitude: 50.94, longitude: 6.97 }).weather
    const differing = here.ghi_wm2.filter((value, i) => value > 0 && Math.abs(value - there.ghi_wm2[i]) > 1).length
    expect(differing).toBeGreaterThan(3000)
  })

  test('the weather is valid against the API document all over the globe', () => {
    for (let latitude = -90; latitude <= 90; latitude += 30) {
      for (let longitude = -180; longitude <= 180; longitude += 40) {
        const { weather } = typicalYear(table, { latitude, longitude })
        validate_schema_Weather(weather)
        expect(validate_schema_Weather.errors ?? []).toEqual([])
      }
    }
  })

  test('the caller can set elevation and time zone', () => {
    const { weather } = typicalYear(table, { latitude: 47, longitude: 8, elevation: 1234, timezone: 0 })
    expect([weather.elevation, weather.timezone, weather.step_minutes, weather.interval, weather.start]).toEqual([
      1234,
      0,
      60,
      'start',
      '1990-01-01T00:00',
    ])
  })

  test('months with snow have its albedo, other months use the site albedo; without snow there is no albedo column', () => {
    const { weather, meta } = typicalYear(table, { latitude: 46.9, longitude: -96.8 }) // Fargo
    const { albedo } = weather
    expect(meta.notes.join(' ')).toContain('Months with snow have an albedo')
    expect(albedo).toHaveLength(HOURS)
    expect(albedo?.[0]).toBeGreaterThan(0.6)
    expect(albedo?.[24 * MONTH_STARTS[6]]).toBeNull()
    const snowless = typicalYear(table, { latitude: 37.47, longitude: -5.64 })
    expect(snowless.weather.albedo).toBeUndefined()
    expect(snowless.meta.notes.join(' ')).not.toContain('snow')
  })

  test('notes mention the sea and high latitudes', () => {
    const notes = (latitude: number, longitude: number) => typicalYear(table, { latitude, longitude }).meta.notes.join(' ')
    expect(notes(30, -40)).toContain('The table has no land at this place')
    expect(notes(70, 25)).toContain('Beyond 60 degrees of latitude')
    expect(notes(48, 11)).not.toContain('no land')
    expect(notes(48, 11)).not.toContain('Beyond 60')
  })
})

describeReference('embedded years compared with real years', () => {
  const { years } = realYears([join(import.meta.dir, '../../../../shared')])
  const comparisons = compare(table, years)
  const typical = comparisons.filter((comparison) => comparison.isTypical)
  const absolute = (errors: readonly number[]) => errors.map(Math.abs)

  test('18 places have a real year, 15 of them a typical year', () => {
    expect([comparisons.length, typical.length]).toEqual([18, 15])
  })

  test('annual irradiation is within 5.3 % of typical years on average, 13 % at worst, with a bias below 2 %', () => {
    const errors = typical.map(({ globalError }) => globalError)
    expect(mean(absolute(errors))).toBeLessThan(0.053)
    expect(Math.max(...absolute(errors))).toBeLessThan(0.13)
    expect(Math.abs(mean(errors))).toBeLessThan(0.02)
  })

  test('monthly irradiation is within 7.4 % and monthly temperature within 1.6 K on average', () => {
    expect(mean(typical.map(({ monthlyGlobalError }) => monthlyGlobalError))).toBeLessThan(0.074)
    expect(mean(typical.map(({ monthlyTemperatureErrorK }) => monthlyTemperatureErrorK))).toBeLessThan(1.6)
  })

  test('hours generated from the true months give the yield of the real hours to 0.9 % on average and 3 % at worst', () => {
    const errors = comparisons.map(({ fixedErrorOfHours }) => fixedErrorOfHours)
    expect(mean(absolute(errors))).toBeLessThan(0.009)
    expect(Math.max(...absolute(errors))).toBeLessThan(0.03)
  })

  test('the variation of light from hour to hour equals that of real days to a fourth on average', () => {
    // second difference of the hours divided by their sum: 0.12 if every day were a scaled clear
    // day
    const raggedness = (hours: readonly (number | null)[]) => {
      const ghiWm2 = hours.map((value) => value ?? 0)
      const bends = ghiWm2.map((ghi, i) => Math.abs((ghiWm2[i - 1] ?? 0) - 2 * ghi + (ghiWm2[i + 1] ?? 0)))
      return total(bends) / total(ghiWm2)
    }
    const ratios = years.flatMap(({ latitude, longitude, isTypical, weather: { ghi_wm2: real } }) => {
      const { ghi_wm2: embedded } = typicalYear(table, { latitude, longitude }).weather
      return isTypical && real && embedded ? [raggedness(embedded) / raggedness(real)] : []
    })
    expect(ratios.length).toBeGreaterThan(12)
    expect(Math.abs(mean(ratios) - 1)).toBeLessThan(0.25)
    expect(Math.min(...ratios)).toBeGreaterThan(0.6)
    expect(Math.max(...ratios)).toBeLessThan(1.3)
  })

  test('the yield of a fixed plant is within 4 % on average and 14 % at worst', () => {
    const errors = comparisons.map(({ fixedError }) => fixedError)
    expect(mean(absolute(errors))).toBeLessThan(0.04)
    expect(Math.max(...absolute(errors))).toBeLessThan(0.14)
  })
})
