import { describe, expect, test } from 'bun:test'
import { civilOf, formatStamp, parseStamp } from '../../../engine/core/calendar.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { monthlyDiffuseFrac } from '../../../engine/long-term/monthly-diffuse.ts'
import type { MonthlyTargets } from '../../../engine/long-term/monthly-targets.ts'
import { rowSky } from '../../../engine/long-term/row-sky.ts'
import { scaleWeather } from '../../../engine/long-term/scale-weather.ts'
import { readSeries, type WeatherSection } from '../../../engine/long-term/series.ts'
import { columnOf, embeddedYear, embeddedYears, refusals, SITE } from './embedded-years.ts'

const PLACES = [
  [48.1, 11.6, 520],
  [-33.9, 18.4, 10],
  [64.1, -21.9, 20],
] as const
const NONE: null[] = new Array(12).fill(null)

/** Sums by month of the stamps, kWh/m2, counted here from the columns of an answer. */
function monthSums(section: WeatherSection, name: 'ghi_wm2' | 'dhi_wm2' | 'dni_wm2'): number[] {
  const sums = new Array<number>(12).fill(0)
  const first = parseStamp(section.start ?? '')
  columnOf(section, name).forEach((value, row) => {
    const start = section.time == null ? first + row * section.step_minutes : parseStamp(section.time[row] ?? '')
    sums[civilOf(start).month - 1] += ((value ?? 0) * section.step_minutes) / 60_000
  })
  return sums
}

const scaled = (weather: WeatherSection, monthly: MonthlyTargets, site = SITE) => scaleWeather({ weather, site, monthly })

describe.each(PLACES)('at %p, %p', (latitude, longitude, elevation) => {
  const site = { latitude, longitude, elevation }
  const weather = embeddedYear(latitude, longitude)
  const before = monthSums(weather, 'ghi_wm2')

  test.each([0.7, 0.95, 1.05, 1.15])('the sums of every month are met to 0.01 kWh/m2 at %p of them', (factor) => {
    const wanted = before.map((sum) => Math.round(sum * factor * 100) / 100)
    const { weather: made, months } = scaled(weather, { ghi_kwhm2: wanted }, site)
    monthSums(made, 'ghi_wm2').forEach((sum, m) => {
      const unmet = months[m]?.ghi_kwhm2.unmet ?? Number.NaN
      expect(Math.abs(sum + unmet - (wanted[m] ?? 0))).toBeLessThan(0.01)
      if (factor < 1.15) expect(unmet).toBe(0)
    })
  })

  test('no hour rises above the light of very clean air, and hours below it have one factor', () => {
    const { weather: made } = scaled(weather, { ghi_kwhm2: before.map((sum) => 1.2 * sum) }, site)
    const factors = new Map<number, number>()
    const series = readSeries(weather, 'weather', new Sink())
    if (series === null) throw new Error('the year cannot be read')
    const { globalLimitWm2, beamLimitWm2 } = rowSky(series, site)
    const [ghi, to, dni] = [columnOf(weather, 'ghi_wm2'), columnOf(made, 'ghi_wm2'), columnOf(made, 'dni_wm2')]
    let free = 0
    for (let i = 0; i < series.n; i++) {
      const [from, now, limit] = [ghi[i] ?? 0, to[i] ?? 0, globalLimitWm2[i] ?? 0]
      expect(now).toBeLessThan(Math.max(from, limit) + 0.01)
      expect(dni[i] ?? 0).toBeLessThan(Math.max(columnOf(weather, 'dni_wm2')[i] ?? 0, beamLimitWm2[i] ?? 0, 10) * 1.1)
      const { month } = civilOf(series.startMinutes[i] ?? 0)
      if (now < limit - 1 && from > 20) {
        free++
        if (!factors.has(month)) factors.set(month, now / from)
        expect(now / from).toBeCloseTo(factors.get(month) ?? 0, 2)
      }
    }
    expect(free).toBeGreaterThan(1000)
  })

  test('GHI = DHI + DNI cos z stays as close as it was', () => {
    const { weather: made } = scaled(weather, { ghi_kwhm2: before.map((sum) => 0.9 * sum) }, site)
    const series = readSeries(weather, 'weather', new Sink())
    if (series === null) throw new Error('the year cannot be read')
    const { zenithCos } = rowSky(series, site)
    const error = (section: WeatherSection) => {
      const [ghi, dhi, dni] = [columnOf(section, 'ghi_wm2'), columnOf(section, 'dhi_wm2'), columnOf(section, 'dni_wm2')]
      return Math.sqrt(
        ghi.reduce<number>((sum, value, i) => sum + ((value ?? 0) - (dhi[i] ?? 0) - (dni[i] ?? 0) * (zenithCos[i] ?? 0)) ** 2, 0),
      )
    }
    expect(error(made)).toBeLessThan(1.1 * error(weather) + 1)
  })
})

const weather = embeddedYear(SITE.latitude, SITE.longitude)
const before = monthSums(weather, 'ghi_wm2')

test('a month of null keeps every value, whatever the other months do', () => {
  const { weather: made, months } = scaled(weather, { ghi_kwhm2: before.map((sum, m) => (m === 6 ? 1.05 * sum : null)) })
  for (const name of ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const)
    columnOf(weather, name).forEach((value, row) => {
      if (civilOf(parseStamp(weather.time?.[row] ?? '') || row * 60).month === 7) return
      if (row < 4344 || row >= 5088) expect(columnOf(made, name)[row]).toBeCloseTo(value ?? 0, 2)
    })
  expect(months.map(({ factor }) => factor !== null)).toEqual(before.map((_, m) => m === 6))
})

test('the diffuse sum follows the monthly correlation of Erbs', () => {
  const { weather: made, months } = scaled(weather, { ghi_kwhm2: before.map((sum) => 0.95 * sum) })
  const series = readSeries(weather, 'weather', new Sink())
  if (series === null) throw new Error('the year cannot be read')
  const extra = monthSums({ ...weather, ghi_wm2: [...rowSky(series, SITE).extraWm2] }, 'ghi_wm2')
  const [dhi, to] = [monthSums(weather, 'dhi_wm2'), monthSums(made, 'dhi_wm2')]
  to.forEach((sum, m) => {
    const [k, e] = [before[m] ?? 0, extra[m] ?? 1]
    const wanted = (0.95 * (dhi[m] ?? 0) * monthlyDiffuseFrac((0.95 * k) / e)) / monthlyDiffuseFrac(k / e)
    expect(sum).toBeCloseTo(wanted, 1)
  })
  expect(months.every(({ dhi_kwhm2 }) => dhi_kwhm2?.wanted === null)).toBe(true)
})

test('the monthly correlation is that of the paper: 0.4486 at 0.48, and constant outside 0.3 to 0.8', () => {
  expect(monthlyDiffuseFrac(0.48)).toBeCloseTo(1.311 - 3.022 * 0.48 + 3.427 * 0.48 ** 2 - 1.821 * 0.48 ** 3, 12)
  expect(monthlyDiffuseFrac(0.1)).toBe(monthlyDiffuseFrac(0.3))
  expect(monthlyDiffuseFrac(0.9)).toBe(monthlyDiffuseFrac(0.8))
})

test.each(['dhi', 'dni'] as const)('a sum of %s is met to 0.01 kWh/m2 besides that of GHI', (part) => {
  const sums = monthSums(weather, `${part}_wm2`).map((sum) => Math.round(sum * 97) / 100)
  const { weather: made, months } = scaled(weather, { ghi_kwhm2: before, [`${part}_kwhm2`]: sums })
  monthSums(made, `${part}_wm2`).forEach((sum, m) => {
    expect(Math.abs(sum - (sums[m] ?? 0))).toBeLessThan(0.01)
    expect(months[m]?.[`${part}_kwhm2`]?.unmet).toBe(0)
  })
  monthSums(made, 'ghi_wm2').forEach((sum, m) => {
    expect(sum).toBeCloseTo(before[m] ?? 0, 2)
  })
})

test('weather of global irradiance alone gets a diffuse column only when its sum is stated', () => {
  const alone = { ...weather, dhi_wm2: undefined, dni_wm2: undefined } as unknown as WeatherSection
  expect(scaled(alone, { ghi_kwhm2: before }).weather.dhi_wm2).toBeUndefined()
  const sums = before.map((sum) => 0.5 * sum)
  expect(monthSums(scaled(alone, { ghi_kwhm2: before, dhi_kwhm2: sums }).weather, 'dhi_wm2').map((sum, m) => sum - (sums[m] ?? 0))).toEqual(
    sums.map(() => expect.closeTo(0, 2)),
  )
})

test('a sum a little above what the sun can send is reported, and every hour is at its limit', () => {
  const series = readSeries(weather, 'weather', new Sink())
  if (series === null) throw new Error('the year cannot be read')
  const [clean = 0] = monthSums({ ...weather, ghi_wm2: [...rowSky(series, SITE).globalLimitWm2] }, 'ghi_wm2')
  const { months, notes } = scaled(weather, { ghi_kwhm2: [1.1 * clean, ...NONE.slice(1)] })
  const { after, unmet, wanted } = months[0]?.ghi_kwhm2 ?? { after: 0, unmet: 0, wanted: 0 }
  expect(after + unmet).toBeCloseTo(wanted ?? 0, 2)
  expect(unmet).toBeGreaterThan(3)
  expect(months[0]?.factor).toBeCloseTo(after / (before[0] ?? 1), 4)
  expect(notes.filter((note) => note.startsWith('January: GHI reaches'))).toHaveLength(1)
})

test('temperatures get the monthly means, and their hours keep their differences', () => {
  const means = before.map((_, m) => m - 3)
  const { weather: made, months } = scaled(weather, { ghi_kwhm2: NONE, temp_air_c: means })
  const temp = columnOf(made, 'temp_air_c')
  const january = temp.slice(0, 744).map((value) => value ?? 0)
  expect(january.reduce((sum, value) => sum + value, 0) / 744).toBeCloseTo(-3, 2)
  expect((temp[5] ?? 0) - (temp[4] ?? 0)).toBeCloseTo(
    (columnOf(weather, 'temp_air_c')[5] ?? 0) - (columnOf(weather, 'temp_air_c')[4] ?? 0),
    1,
  )
  expect(months.every(({ temp_shift_c }) => temp_shift_c !== null)).toBe(true)
})

test('of several years, the mean of each month has the sum', () => {
  const years = embeddedYears(2001, 3)
  const wanted = before.map((sum) => Math.round(sum * 98) / 100)
  const { weather: made } = scaled(years, { ghi_kwhm2: wanted })
  monthSums(made, 'ghi_wm2').forEach((sum, m) => {
    expect(Math.abs(sum / 3 - (wanted[m] ?? 0))).toBeLessThan(0.01)
  })
})

describe('refuses a sum of another unit at its month, and names the unit', () => {
  const dhi = monthSums(weather, 'dhi_wm2')
  const dni = monthSums(weather, 'dni_wm2')
  test.each([
    ['sums of a day', { ghi_kwhm2: before.map((sum) => sum / 30.4) }, 'monthly.ghi_kwhm2.5', 'kWh/m2 a day'],
    ['MJ/m2', { ghi_kwhm2: before.map((sum) => 3.6 * sum) }, 'monthly.ghi_kwhm2.5', 'MJ/m2 a month'],
    ['MJ/m2 of a day', { ghi_kwhm2: before.map((sum) => (3.6 * sum) / 30.4) }, 'monthly.ghi_kwhm2.5', 'MJ/m2 a day'],
    ['Wh/m2', { ghi_kwhm2: before.map((sum) => 1000 * sum) }, 'monthly.ghi_kwhm2.5', 'Wh/m2 a month'],
    ['2.2 times too high', { ghi_kwhm2: before.map((sum) => 2.2 * sum) }, 'monthly.ghi_kwhm2.5', 'check its unit'],
    ['diffuse sums of a day', { ghi_kwhm2: before, dhi_kwhm2: dhi.map((sum) => sum / 30.4) }, 'monthly.dhi_kwhm2.5', 'kWh/m2 a day'],
    ['direct sums of a day', { ghi_kwhm2: before, dni_kwhm2: dni.map((sum) => sum / 30.4) }, 'monthly.dni_kwhm2.5', 'kWh/m2 a day'],
  ])('%s', (_, monthly, field, words) => {
    const found = refusals(() => scaled(weather, monthly as MonthlyTargets)).find((failure) => failure.field === field)
    expect(found?.message).toContain(words)
  })

  test('half and twice the light of a month are scaled', () => {
    expect(refusals(() => scaled(weather, { ghi_kwhm2: [20, 45, 0.5 * (before[2] ?? 0), ...NONE.slice(3)] }))).toEqual([])
  })
})

describe('refuses', () => {
  const part = { ...embeddedYears(2001, 1), temp_air_c: new Array(1000).fill(1), ghi_wm2: columnOf(weather, 'ghi_wm2').slice(0, 1000) }
  const short = {
    ...part,
    dhi_wm2: undefined,
    dni_wm2: undefined,
    wind_speed_ms: undefined,
    relative_humidity: undefined,
  } as unknown as WeatherSection
  const gap = {
    ...weather,
    ghi_wm2: columnOf(weather, 'ghi_wm2').map((value, row) => (row === 12 ? null : value)),
    dhi_wm2: undefined,
    dni_wm2: undefined,
  }

  test.each([
    ['a month that is not whole', short, { ghi_kwhm2: [20, 40, ...NONE.slice(2)] }, 'monthly.ghi_kwhm2.1', 'only 38 % of February'],
    ['a month without rows', short, { ghi_kwhm2: [20, null, 80, ...NONE.slice(3)] }, 'monthly.ghi_kwhm2.2', 'no rows of March'],
    [
      'a gap with the sun up',
      gap as unknown as WeatherSection,
      { ghi_kwhm2: before },
      'monthly.ghi_kwhm2.0',
      'January has 1 rows without global irradiance',
    ],
    [
      'all three components',
      weather,
      { ghi_kwhm2: before, dhi_kwhm2: before, dni_kwhm2: before },
      'monthly.dni_kwhm2',
      'follow from two of them',
    ],
    [
      'more diffuse than global',
      weather,
      { ghi_kwhm2: before, dhi_kwhm2: before.map((sum) => sum + 1) },
      'monthly.dhi_kwhm2.0',
      'more diffuse',
    ],
    [
      'a diffuse sum without a global one',
      weather,
      { ghi_kwhm2: NONE, dhi_kwhm2: [10, ...NONE.slice(1)] },
      'monthly.dhi_kwhm2.0',
      'send both',
    ],
    ['no sum and no temperature', weather, { ghi_kwhm2: NONE, temp_air_c: NONE }, 'monthly.ghi_kwhm2', 'No month has a sum'],
    [
      'a plane of array alone',
      { ...short, ghi_wm2: undefined, poa_wm2: new Array(1000).fill(1) } as unknown as WeatherSection,
      { ghi_kwhm2: [20, ...NONE.slice(1)] },
      'weather.ghi_wm2',
      'is needed',
    ],
    [
      'columns of unequal length',
      { ...short, ghi_wm2: [1] } as unknown as WeatherSection,
      { ghi_kwhm2: [20, ...NONE.slice(1)] },
      'weather.ghi_wm2',
      'same length',
    ],
  ] as const)('%s', (_, section, monthly, field, message) => {
    const found = refusals(() => scaled(section, monthly as MonthlyTargets))
    expect(found[0]?.field).toBe(field)
    expect(found[0]?.message).toContain(message)
  })

  test('weather without a place when the request states none', () => {
    const section = { ...weather, latitude: undefined, longitude: undefined } as unknown as WeatherSection
    expect(refusals(() => scaleWeather({ weather: section, site: null, monthly: { ghi_kwhm2: NONE } }))).toEqual([
      {
        field: 'site',
        message: 'The weather states no place, and its light is compared with the sun: send site with latitude and longitude',
      },
    ])
  })
})

test('monthly means of the temperature are refused for weather without its nights', () => {
  const lit = columnOf(weather, 'ghi_wm2').flatMap((ghi, row) => ((ghi ?? 0) > 0 ? [row] : []))
  const from = parseStamp(weather.start ?? '')
  const columns = Object.entries(weather).flatMap(([name, values]) =>
    Array.isArray(values) ? [[name, lit.map((row) => values[row])]] : [],
  )
  const days = {
    ...weather,
    ...Object.fromEntries(columns),
    start: null,
    time: lit.map((row) => formatStamp(from + 60 * row)),
  } as WeatherSection
  const [failure] = refusals(() => scaled(days, { ghi_kwhm2: NONE, temp_air_c: new Array(12).fill(10) }))
  expect(failure?.field).toBe('monthly.temp_air_c')
  expect(failure?.message).toMatch(/^The weather has no rows at night \(January: 3\d % of the time\), and the mean temperature/)
  expect(refusals(() => scaled(days, { ghi_kwhm2: NONE.map((_, month) => (month === 6 ? 150 : null)) }))).toEqual([])
})
