import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, runWithSeries } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'

const HOURS = 8760
const MID_JANUARY = 14 * 24

const sum = (values: Iterable<number | null>): number => [...values].reduce<number>((total, value) => total + (value ?? 0), 0)
const relative = (value: number, expected: number): number => Math.abs(value - expected) / Math.max(1, Math.abs(expected))

/** Rows of the endlessly repeated year, starting at an hour of it. */
function hoursFrom(first: number, start: string, count: number): Resolved['weather'] {
  const cut = (column: readonly (number | null)[] | undefined) =>
    Array.from({ length: count }, (_, i) => column?.[(first + i) % HOURS] ?? 0)
  const { temp_air_c, wind_speed_ms, ghi_wm2 } = MUNICH_YEAR
  return {
    timezone: 1,
    step_minutes: 60,
    interval: 'start',
    sun_offset_min: null,
    time: null,
    start,
    temp_air_c: cut(temp_air_c),
    wind_speed_ms: cut(wind_speed_ms),
    ghi_wm2: cut(ghi_wm2),
  } as Resolved['weather']
}

/** Whole years of 8760 hours. Each row has its own stamp. */
function withoutLeapDay(firstYear: number, years: number): Resolved['weather'] {
  const hours = (year: number) =>
    Array.from({ length: 366 * 24 }, (_, hour) => new Date(Date.UTC(year, 0, 1, hour)).toISOString().slice(0, 16))
  const time = Array.from({ length: years }, (_, k) =>
    hours(firstYear + k).filter((stamp) => stamp.startsWith(String(firstYear + k))),
  ).flat()
  return { ...hoursFrom(0, '2018-01-01T00:00', years * HOURS), start: null, time: time.filter((stamp) => !stamp.includes('-02-29')) }
}

function monthOfRow(startMinutes: number): number {
  return new Date(startMinutes * 60_000).getUTCMonth()
}

/** Sum of a series over the rows of each calendar month. */
function monthSums({ series, column }: ReturnType<typeof runWithSeries>, name: string): number[] {
  const sums = new Array<number>(12).fill(0)
  column(name).forEach((value, i) => {
    const month = monthOfRow(series?.startMinutes[i] ?? Number.NaN)
    sums[month] = (sums[month] ?? Number.NaN) + value
  })
  return sums
}

const COLUMNS = [
  ['glob_hor_kwhm2', 'GlobHor', 1000],
  ['diff_hor_kwhm2', 'DiffHor', 1000],
  ['glob_inc_kwhm2', 'GlobInc', 1000],
  ['glob_eff_kwhm2', 'GlobEff', 1000],
  ['e_array_kwh', 'EArray', 1],
  ['e_grid_kwh', 'E_Grid', 1],
] as const

/**
 * For several years that are not calendar years, the mean year has 8765.82 hours instead of 8760.
 */
const BY_HOURS = 1e-3
const CLOSURE = 1e-9

const YEARS: [name: string, weather: Resolved['weather'], years: number, tolerance: number][] = [
  ['a calendar year', hoursFrom(0, '2021-01-01T00:00', HOURS), 1, CLOSURE],
  ['a year from the middle of January', hoursFrom(MID_JANUARY, '2021-01-15T00:00', HOURS), 1, CLOSURE],
  ['a year whose last hour is in the next year', hoursFrom(1, '2021-01-01T01:00', HOURS), 1, CLOSURE],
  ['two years from the middle of January', hoursFrom(MID_JANUARY, '2021-01-15T00:00', 2 * HOURS), 2, BY_HOURS],
  ['three years, the leap year without 29 February', withoutLeapDay(2018, 3), 3, CLOSURE],
  ['a month and a half', hoursFrom(0, '2021-06-01T00:00', 45 * 24), 1, CLOSURE],
]

describe('the table of months', () => {
  for (const [name, weather, years, tolerance] of YEARS) {
    const outcome = runWithSeries(everyLossPlant({ weather }))
    const { monthly } = outcome.answer.summary

    test(`of ${name}: the months are sums of the series, and the year is the sum of the months`, () => {
      for (const [column, series, divisor] of COLUMNS) {
        const expected = monthSums(outcome, series).map((value) => value / divisor / years)
        expected.forEach((value, month) => {
          expect(relative(monthly[column][month] ?? 0, value), `${column}, month ${month + 1}`).toBeLessThan(tolerance)
        })
        expect(relative(sum(monthly[column]), monthly.year[column]), column).toBeLessThan(tolerance)
        expect(relative(monthly.year[column] * years, sum(outcome.column(series)) / divisor), column).toBeLessThan(tolerance)
      }
    })

    test(`of ${name}: the temperature is the mean of all rows`, () => {
      expect(monthly.year.t_amb_c).toBeCloseTo(sum(weather.temp_air_c) / weather.temp_air_c.length, 9)
    })
  }

  test('of one year: months, year and main results agree to the last digits', () => {
    const { summary } = runWithSeries(everyLossPlant()).answer
    for (const [column] of COLUMNS) expect(relative(sum(summary.monthly[column]), summary.monthly.year[column]), column).toBeLessThan(1e-12)
    const { pr, e_grid_kwh } = summary.monthly.year
    const gridOfPr = summary.monthly.pr.map((value, month) => (value ?? 0) * (summary.monthly.glob_inc_kwhm2[month] ?? 0) * summary.dc_kwp)
    expect(relative(sum(gridOfPr), e_grid_kwh)).toBeLessThan(1e-12)
    expect(pr).toBeCloseTo(summary.performance_ratio, 12)
  })

  test('of generated plants: the year agrees with the main results and the levels of the diagram', () => {
    for (const { name, outcome } of GENERATED.plants) {
      const { summary, loss_diagram } = outcome.answer
      const { year } = summary.monthly
      const level = (key: string): number => loss_diagram.find((row) => row.key === key)?.value ?? Number.NaN
      const pairs: [number, number][] = [
        [year.e_grid_kwh, summary.e_grid_kwh],
        [year.glob_hor_kwhm2, level('glob_hor')],
        [year.glob_inc_kwhm2, level('glob_inc')],
        [year.glob_eff_kwhm2, level('glob_eff')],
        [year.pr ?? 0, summary.performance_ratio],
        ...(year.pr === null ? [] : [[summary.specific_yield_kwh_per_kwp, year.pr * year.glob_inc_kwhm2] as [number, number]]),
      ]
      for (const [value, expected] of pairs) expect(relative(value, expected), name).toBeLessThan(1e-9)
      expect(year.diff_hor_kwhm2, name).toBeLessThanOrEqual(year.glob_hor_kwhm2 * (1 + 1e-9))
    }
  })
})
