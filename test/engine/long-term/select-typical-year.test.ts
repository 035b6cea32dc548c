import { describe, expect, test } from 'bun:test'
import { formatStamp, parseStamp } from '../../../engine/core/calendar.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { candidateMonths } from '../../../engine/long-term/candidates.ts'
import type { DayFigure } from '../../../engine/long-term/day-values.ts'
import { TYPICAL_METHODS, type TypicalMethodName } from '../../../engine/long-term/method/index.ts'
import { monthsOfYears } from '../../../engine/long-term/month-instances.ts'
import { selectTypicalYear } from '../../../engine/long-term/select-typical-year.ts'
import { readSeries, type WeatherSection } from '../../../engine/long-term/series.ts'
import fixture from '../../fixtures/long-term/typical-months.json'
import { closedFormYears } from './closed-form-years.ts'
import { columnOf, embeddedYears, refusals, SITE } from './embedded-years.ts'

const { first_year: firstYear, years } = fixture.inputs
const weather = closedFormYears(firstYear, years)
/** The light of the closed forms has its noon half an hour after noon UTC. */
const PLACE = { ...SITE, longitude: -7 }
const NAMES = Object.keys(TYPICAL_METHODS) as TypicalMethodName[]

test.each(NAMES)('%s: chooses the months that numpy chooses from the text of the method', (method) => {
  const { months } = selectTypicalYear({ weather, site: PLACE, method, exceedance_percent: null })
  expect(months.map(({ year }) => year)).toEqual(fixture.expected.chosen[method])
})

test('the Finkelstein-Schafer statistics are those of numpy', () => {
  const series = readSeries(weather, 'weather', new Sink())
  if (series === null) throw new Error('the closed forms are no series')
  const columns = new Map<DayFigure, Float64Array>()
  for (const [figure, name] of [['ghi', 'ghi_wm2'] as const, ['temp_mean', 'temp_air_c'] as const]) {
    const column = series.column(name)
    if (column !== null) columns.set(figure, column)
  }
  const { instances } = monthsOfYears(series, [...columns.values()], 'weather', new Sink())
  let worst = 0
  for (const distribution of ['sandia', 'iso'] as const) {
    const months = candidateMonths(instances, columns, 60, distribution)
    for (const figure of ['ghi', 'temp_mean'] as const)
      for (const [k, month] of [0, 1, 6].entries())
        for (const [y, { statistics }] of months[month].candidates.entries()) {
          const expected = fixture.expected.statistics_of_january_february_july[distribution][figure][k][y]
          worst = Math.max(worst, Math.abs((statistics.get(figure) ?? 0) - expected))
        }
  }
  expect(worst).toBeLessThan(fixture.tolerance.statistics)
})

describe('a year of the selection', () => {
  const years = embeddedYears(2001, 8)
  const choose = (section: WeatherSection, method: TypicalMethodName = 'tmy3', exceedance_percent: 75 | 90 | null = null) =>
    selectTypicalYear({ weather: section, site: SITE, method, exceedance_percent })

  test('has 8,760 hours, each with the stamp and the light of its own year', () => {
    const { weather: made, months_years } = choose(years)
    expect([made.temp_air_c.length, made.time?.length, made.start]).toEqual([8760, 8760, null])
    made.time?.forEach((stamp, row) => {
      if (row % 97 > 0) return
      expect(Number(stamp.slice(0, 4))).toBe(months_years[Number(stamp.slice(5, 7)) - 1] ?? 0)
      const source = (parseStamp(stamp) - parseStamp('2001-01-01T00:00')) / 60
      expect(made.ghi_wm2?.[row]).toBeCloseTo(years.ghi_wm2?.[source] ?? -1, 2)
    })
    expect(made.time?.some((stamp) => stamp.slice(5, 10) === '02-29')).toBe(false)
  })

  test('joins temperatures across months of different years as it joins hours', () => {
    const { weather: made } = choose(years)
    const temp = made.temp_air_c.map((value) => value ?? Number.NaN)
    const steps = temp.slice(1).map((value, i) => Math.abs(value - (temp[i] ?? 0)))
    const usual = Math.max(
      ...(years.temp_air_c as number[]).slice(1).map((value, i) => Math.abs(value - ((years.temp_air_c as number[])[i] ?? 0))),
    )
    expect(Math.max(...steps)).toBeLessThanOrEqual(usual + 0.01)
  })

  test('P90 has the mean less 1.2816 standard deviations, to 0.2 % where its months admit it', () => {
    const { statistics, ghi_kwhm2, wanted_kwhm2, weather: made } = choose(years, 'iso_15927_4', 90)
    const sums = statistics.years.map((year) => year.ghi_kwhm2)
    const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length
    const sigma = Math.sqrt(sums.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sums.length - 1))
    expect(wanted_kwhm2).toBeCloseTo(mean - 1.28155 * sigma, 1)
    expect(Math.abs(ghi_kwhm2 / (wanted_kwhm2 ?? 0) - 1)).toBeLessThan(0.0021)
    expect((made.ghi_wm2 ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0) / 1000).toBeCloseTo(ghi_kwhm2, 1)
    // seven degrees of freedom: 1.08 in table G.2 of JCGM 100:2008
    const widened = 1.0767 * (sigma / mean)
    expect(statistics.uncertainty_parts).toEqual({
      interannual: expect.closeTo(widened, 4),
      resource: expect.closeTo(widened / Math.sqrt(8), 4),
    })
  })

  test('leaves out months with gaps or missing rows, and says so', () => {
    const gappy = { ...years, temp_air_c: years.temp_air_c.map((value, row) => (row < 60 ? null : value)) } as WeatherSection
    const { months, notes } = choose(gappy)
    expect(months[0]?.candidates).toBe(7)
    expect(notes.some((note) => note.startsWith('1 months were left out'))).toBe(true)
    expect(notes).toContain(
      `Not counted among the years of the statistics: ${choose(years).statistics.years[0]?.year} (January has more than 1 % gaps).`,
    )
  })

  test('leap years of 8,760 rows count as those with February 29 do', () => {
    const stamps = years.temp_air_c.map((_, row) => formatStamp(parseStamp(years.start ?? '') + 60 * row))
    const kept = [...stamps.keys()].filter((row) => !stamps[row]?.includes('-02-29T'))
    const of = <T>(list: readonly T[] | undefined | null) => kept.map((row) => list?.[row] as T)
    const cut = {
      ...years,
      start: null,
      time: of(stamps),
      ghi_wm2: of(years.ghi_wm2),
      dhi_wm2: of(years.dhi_wm2),
      dni_wm2: of(years.dni_wm2),
      temp_air_c: of(years.temp_air_c),
      wind_speed_ms: of(years.wind_speed_ms),
      relative_humidity: of(years.relative_humidity),
    } as WeatherSection
    expect(kept.length).toBeLessThan(stamps.length)
    const [made, whole] = [choose(cut), choose(years)]
    expect([made.statistics, made.months, made.notes]).toEqual([whole.statistics, whole.months, whole.notes])
  })

  test('states what the weather does not have', () => {
    const alone = { ...years, relative_humidity: undefined, wind_speed_ms: undefined } as unknown as WeatherSection
    const { method, notes } = choose(alone)
    expect(Object.keys(method.figures)).toEqual(['temp_max', 'temp_min', 'temp_mean', 'ghi', 'dni'])
    expect(Object.values(method.figures).reduce((sum, weight) => sum + (weight ?? 0), 0)).toBeCloseTo(1, 3)
    expect(notes.some((note) => note.includes('dew_max, dew_min, dew_mean'))).toBe(true)
  })

  test('refuses too few years, a typical year, and a Pxx year of too few', () => {
    expect(refusals(() => choose(embeddedYears(2001, 2)))[0]).toMatchObject({
      field: 'weather',
      message: expect.stringContaining('2 whole months of January'),
    })
    expect(refusals(() => choose(choose(years).weather))[0]).toMatchObject({
      field: 'weather.time',
      message: expect.stringContaining('A typical year has no years'),
    })
    expect(refusals(() => choose(embeddedYears(2001, 3), 'tmy3', 90))[0]).toMatchObject({ field: 'exceedance_percent' })
  })

  test('years that copy another one are named, and do not count in the spread', () => {
    const one = embeddedYears(2001, 1)
    const repeated = (column: readonly (number | null)[]) => Array.from({ length: 8 * 8760 + 48 }, (_, row) => column[row % 8760] ?? 0)
    const copied = {
      ...one,
      ghi_wm2: repeated(columnOf(one, 'ghi_wm2')),
      temp_air_c: repeated(columnOf(one, 'temp_air_c')),
    } as WeatherSection
    const ghiAlone = { ...copied, dhi_wm2: undefined, dni_wm2: undefined, wind_speed_ms: undefined, relative_humidity: undefined }
    const { statistics, notes } = choose(ghiAlone as unknown as WeatherSection)
    expect([statistics.years.length, statistics.interannual_frac, statistics.uncertainty_parts]).toEqual([8, null, null])
    expect(notes.at(-1)).toBe(
      'Years that copy another one (2002 of 2001, 2003 of 2001, 2004 of 2001, 2005 of 2001, 2006 of 2001, 2007 of 2001, 2008 of 2001) do not count in the spread of the years: send years that were each measured or modelled.',
    )
    expect(choose(years).notes.some((note) => note.startsWith('Years that copy'))).toBe(false)
  })
})

test('hours of a half-hour zone sent in UTC, whose months begin half an hour earlier, make a year that a run reads', () => {
  const start = formatStamp(parseStamp(`${firstYear}-01-01T00:00`) - 30)
  const { weather: made, months } = selectTypicalYear({
    weather: { ...weather, start },
    site: { ...PLACE, longitude: 0.5 },
    method: 'tmy3',
    exceedance_percent: null,
  })
  expect(months.map(({ year }) => year)).toEqual(fixture.expected.chosen.tmy3)
  const sink = new Sink()
  expect(readSeries(made, 'weather', sink)?.n).toBe(8760)
  expect(sink.failures).toEqual([])
})
