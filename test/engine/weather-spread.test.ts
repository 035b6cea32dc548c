import { expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { spreadOfWeather, weatherFigures } from '@pvyield/engine/weather'

const SITE = { latitude: 0, longitude: 0 }
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A year of hours with the same light by day in all months: 12 h of `ghi`, and the month's number as temperature. */
function yearOf(ghi: number, more: Partial<Weather> = {}, year = 2019): Weather {
  const rows: { light: number; air: number }[] = []
  DAYS.forEach((days, month) => {
    const length = month === 1 && year % 4 === 0 ? 29 : days
    for (let hour = 0; hour < length * 24; hour++) rows.push({ light: hour % 24 >= 6 && hour % 24 < 18 ? ghi : 0, air: month })
  })
  const section = {
    timezone: 0,
    step_minutes: 60,
    start: `${year}-01-01T00:00`,
    ghi_wm2: rows.map(({ light }) => light),
    temp_air_c: rows.map(({ air }) => air),
  }
  return {
    ...section,
    interval: 'start',
    sun_offset_min: null,
    time: null,
    latitude: 0,
    longitude: 0,
    elevation: null,
    meta: null,
    ...more,
  } as Weather
}

test('months are sums of their hours; the year is the sum of the months, its temperature their mean by days', () => {
  const { annual, monthly, years, rows } = weatherFigures(yearOf(500))
  expect([rows, years]).toEqual([8760, [2019, 2019]])
  expect(monthly.ghi_kwhm2[0]).toBeCloseTo(31 * 12 * 0.5, 9)
  expect(annual.ghi_kwhm2).toBeCloseTo(365 * 12 * 0.5, 9)
  expect(annual.temp_air_c).toBeCloseTo(DAYS.reduce((sum, days, month) => sum + days * month, 0) / 365, 9)
  expect([annual.dni_kwhm2, monthly.dhi_kwhm2]).toEqual([null, DAYS.map(() => null)])
})

test('a leap year counts 365 days, and several years are their mean', () => {
  expect(weatherFigures(yearOf(500, {}, 2020)).annual.ghi_kwhm2).toBeCloseTo(2190, 6)
  const [one, other] = [yearOf(400, {}, 2018), yearOf(600, {}, 2019)]
  const both = { ...one, ghi_wm2: [...(one.ghi_wm2 ?? []), ...(other.ghi_wm2 ?? [])], temp_air_c: [...one.temp_air_c, ...other.temp_air_c] }
  expect(weatherFigures(both).annual.ghi_kwhm2).toBeCloseTo(2190, 6)
})

test('nights that the stamps leave out change nothing; a month without a tenth of its rows or values has no sum', () => {
  const whole = yearOf(500)
  const stamps = whole.temp_air_c.map((_, hour) => new Date(Date.UTC(2019, 0, 1, hour)).toISOString().slice(0, 16))
  const lit = (column: (number | null)[]) => column.filter((_, hour) => hour % 24 >= 6 && hour % 24 < 18)
  const days = {
    ...whole,
    start: null,
    time: lit(stamps as never) as never,
    ghi_wm2: lit(whole.ghi_wm2 ?? []),
    temp_air_c: lit(whole.temp_air_c),
  }
  const lacking = weatherFigures(days)
  for (const [month, sum] of lacking.monthly.ghi_kwhm2.entries()) expect(sum).toBeCloseTo((DAYS[month] ?? 0) * 6, 6)
  expect([lacking.annual.temp_air_c, lacking.monthly.temp_air_c]).toEqual([null, DAYS.map(() => null)])
  const { notes } = spreadOfWeather([lacking], SITE, ['Days'])
  expect(notes).toContain('Days has no rows at night, so its mean temperature is not known.')
  const gaps = (count: number) => ({ ...whole, ghi_wm2: (whole.ghi_wm2 ?? []).map((value, hour) => (hour < count ? null : value)) })
  expect(weatherFigures(gaps(48)).monthly.ghi_kwhm2[0]).toBeCloseTo(186, 0)
  expect(weatherFigures(gaps(96)).monthly.ghi_kwhm2.slice(0, 2)).toEqual([null, 168])
  expect(weatherFigures(gaps(96)).annual.ghi_kwhm2).toBeNull()
})

test('the spread is that of the sums; sigma is the standard deviation, and at least 4 %', () => {
  const figures = [900, 1000, 1100].map((light) => weatherFigures(yearOf(light)))
  const { spread, uncertainty, notes } = spreadOfWeather(figures, SITE)
  // 12 h of 365 days: 3942, 4380, 4818 kWh/m2; their deviation by hand is 438
  expect(spread.ghi_kwhm2.annual).toEqual({ count: 3, mean: 4380, min: 3942, max: 4818, sd: 438, sd_frac: 0.1 })
  expect(spread.ghi_kwhm2.monthly[1]).toEqual({ count: 3, mean: 336, min: 302.4, max: 369.6, sd: 33.6, sd_frac: 0.1 })
  expect(spread.temp_air_c.annual).toMatchObject({ count: 3, sd: 0, sd_frac: null })
  expect(spread.dni_kwhm2.annual).toEqual({ count: 0, mean: null, min: null, max: null, sd: null, sd_frac: null })
  expect(uncertainty).toMatchObject({ uncertainty_parts: { resource: 0.1 }, part: { distribution: { kind: 'normal', sigma: 0.1 } } })
  expect(notes).toEqual(['A standard deviation of 3 weathers is itself uncertain by 50 %: compare more.'])
  const near = spreadOfWeather(
    [1000, 1001, 1002, 1003].map((light) => weatherFigures(yearOf(light))),
    SITE,
  )
  expect([near.uncertainty?.uncertainty_parts.resource, near.notes]).toEqual([0.04, []])
  expect(near.uncertainty?.part.source).toContain('at least 4.0 %')
})

test('one weather that is sent many times counts once', () => {
  const one = weatherFigures(yearOf(1000))
  const { spread, uncertainty, notes } = spreadOfWeather(new Array(8).fill(one), SITE)
  expect([spread.ghi_kwhm2.annual.count, uncertainty]).toEqual([1, null])
  expect(notes[0]).toBe('7 of the weathers have the values of another one, and each weather counts once: compare different sources.')
  const two = spreadOfWeather([weatherFigures(yearOf(1000)), one, weatherFigures(yearOf(1100))], SITE)
  expect([two.spread.ghi_kwhm2.annual.count, two.notes[0]]).toEqual([2, expect.stringContaining('1 of the weathers has the values')])
})

test('a weather of another unit is named and left out of the suggested uncertainty', () => {
  const of = (...lights: number[]) =>
    spreadOfWeather(
      lights.map((light) => weatherFigures(yearOf(light))),
      SITE,
    )
  const { spread, uncertainty, notes } = of(1000, 1100, 1050, 250)
  expect([spread.ghi_kwhm2.annual.count, uncertainty?.uncertainty_parts.resource]).toEqual([4, 0.0476])
  expect(notes[0]).toBe(
    'A yearly GHI of 1095 kWh/m2 differs from the median, 4489.5, by more than a factor 1.5 and is left out of the suggested uncertainty: check its unit (W/m2) and its place.',
  )
  const two = of(1000, 250)
  expect([two.uncertainty, two.notes[0]]).toEqual([null, expect.stringContaining('so no uncertainty is suggested: check units and place')])
})

test('one weather suggests nothing; other years, and typical years among real ones, are said', () => {
  const one = spreadOfWeather([weatherFigures(yearOf(1000))], SITE)
  expect([one.uncertainty, one.notes[0]]).toEqual([null, expect.stringContaining('Fewer than two weathers')])
  const typical = yearOf(1000, { meta: { months_years: DAYS.map(() => 2010) } as never })
  const mixed = spreadOfWeather(
    [typical, yearOf(1000), yearOf(1000, {}, 2015)].map((weather) => weatherFigures(weather)),
    SITE,
  )
  expect(mixed.notes.slice(1)).toEqual([
    expect.stringContaining('Typical years and real years are compared'),
    expect.stringContaining('The weathers are of different years'),
  ])
})

test('weather without a temperature has sums of light, and none of the temperature', () => {
  const { annual } = weatherFigures({ ...yearOf(500), temp_air_c: yearOf(500).temp_air_c.map(() => null) })
  expect([annual.ghi_kwhm2, annual.temp_air_c]).toEqual([expect.closeTo(2190, 6), null])
})

test('weather of another place is named and not in the spread', () => {
  const near = [1000, 1100].map((light) => weatherFigures(yearOf(light)))
  const far = weatherFigures(yearOf(2000, { latitude: 3 }))
  const of = spreadOfWeather([...near, far], SITE, ['one', 'other', 'far'])
  expect(of.notes.at(-1)).toBe('far is 334 km from the place, so it is not in the spread: compare weathers within 100 km.')
  expect([of.spread, of.uncertainty]).toEqual([spreadOfWeather(near, SITE).spread, spreadOfWeather(near, SITE).uncertainty])
  expect(spreadOfWeather([far, far], SITE).uncertainty).toBeNull()
})

test('gaps by day count as the mean of their time of day, by a note; a month without 80 % of its light has no sum', () => {
  const whole = yearOf(500)
  const gappy = (isGap: (hour: number) => boolean) =>
    weatherFigures({ ...whole, ghi_wm2: (whole.ghi_wm2 ?? []).map((value, hour) => (isGap(hour) ? null : value)) })
  const noons = gappy((hour) => hour % 24 === 12 && Math.floor(hour / 24) % 2 === 0)
  expect(noons.annual.ghi_kwhm2).toBeCloseTo(2190, 6)
  const { notes } = spreadOfWeather([noons, weatherFigures(whole)], SITE)
  expect(notes).toContain(
    'Weather 1 of those that were found has no GHI in 183 rows by day: they count as the mean of their month at the same time of day.',
  )
  const never = gappy((hour) => hour % 24 === 12 && hour < 31 * 24)
  expect(never.monthly.ghi_kwhm2.slice(0, 2)).toEqual([null, 168])
  expect(spreadOfWeather([never, weatherFigures(whole)], SITE).notes).toContain(
    'Weather 1 of those that were found has no sum of GHI for January: less than 90 % of the values, less than 80 % of the light, or no value at a time of day with light.',
  )
})
