import { expect, test } from 'bun:test'
import { normalizedYields } from '@pvyield/report'
import { sumsOfDays } from '../../clients/report/pictures/daily.ts'
import { exampleRun } from './example-run.ts'
import { PLANTS } from './plants.ts'

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

test('yields and losses are IEC 61724-1 by hand, from the table of months', async () => {
  const { answer } = (await exampleRun()).report
  const yields = normalizedYields(answer)
  const { monthly, dc_kwp: kwp, performance_ratio } = answer.summary
  for (const [k, days] of DAYS.entries()) {
    const month = yields?.months[k]
    const reference = (monthly.glob_inc_kwhm2[k] ?? 0) / days
    const array = (monthly.e_array_kwh[k] ?? 0) / kwp / days
    const final = (monthly.e_grid_kwh[k] ?? 0) / kwp / days
    expect(month?.reference).toBeCloseTo(reference, 12)
    expect(month?.final).toBeCloseTo(final, 10)
    expect(month?.capture).toBeCloseTo(reference - array, 10)
    expect(month?.system).toBeCloseTo(array - final, 10)
  }
  const { reference = 0, capture = 0, system = 0, final = 0 } = yields?.year ?? {}
  expect(final + system + capture).toBeCloseTo(reference, 12)
  expect(final / reference).toBeCloseTo(performance_ratio, 12)
  expect(reference).toBeCloseTo(monthly.year.glob_inc_kwhm2 / 365, 12)
})

test('what a load consumes is delivered: Yf over Yr is the performance ratio', async () => {
  const { answer } = (await PLANTS['storage and load']?.()) ?? {}
  if (answer === undefined) throw new Error('No such plant')
  const yields = normalizedYields(answer)
  expect((yields?.year.final ?? 0) / (yields?.year.reference ?? 1)).toBeCloseTo(answer.summary.performance_ratio, 12)
  expect(yields?.year.final).toBeGreaterThan(answer.summary.e_grid_kwh / answer.summary.dc_kwp / 365)
})

test('a leap year has 29 days in February, part of a year has no days of its months', async () => {
  const { answer } = (await exampleRun()).report
  const { summary } = answer
  const inHours = (hours: number) => ({
    summary: { ...summary, capacity_factor: (summary.capacity_factor * 8760) / hours },
  })
  const february = (summary.monthly.glob_inc_kwhm2[1] ?? 0) / 29
  expect(normalizedYields({ ...answer, ...inHours(8784) })?.months[1]?.reference).toBeCloseTo(february, 9)
  expect(normalizedYields({ ...answer, ...inHours(8759) })).toBeNull()
  expect(normalizedYields({ ...answer, ...inHours(168) })).toBeNull()
})

test('the days of the picture add up to the year', async () => {
  const { figures } = await exampleRun()
  const [light, energy] = [figures.series('GlobInc'), figures.series('E_Grid')]
  if (light === null || energy === null) throw new Error('The run has no series')
  const days = sumsOfDays(light, energy)
  const sum = (at: 0 | 1) => days.reduce((total, day) => total + day[at], 0)
  expect(days.length).toBe(365)
  expect(sum(0)).toBeCloseTo(figures.answer.summary.monthly.year.glob_inc_kwhm2, 6)
  expect(sum(1)).toBeCloseTo(figures.answer.summary.e_grid_kwh, 3)
  // A day of hours of 500 W/m2 and 2 kWh, by hand.
  const rows = { startMinutes: Array.from({ length: 24 }, (_, k) => k * 60), stepMinutes: 60, timezoneH: 0 }
  const column = (unit: string, value: number) => ({ name: unit, label: unit, unit, values: Array(24).fill(value), rows })
  expect(sumsOfDays(column('W/m2', 500), column('kWh', 2))).toEqual([[12, 48]])
})
