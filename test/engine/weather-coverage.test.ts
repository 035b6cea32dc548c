import { describe, expect, test } from 'bun:test'
import { type Resolved, run, weatherCoverage } from '@pvyield/engine'
import { MUNICH_EVERY_THIRD_HOUR, MUNICH_YEAR, plant } from './chain/plant.ts'

type Weather = Resolved['weather']

/** The year with some rows changed, or left out. */
function rowsOf(change: (value: number | null, row: number) => number | null, keep = (_: number) => true): Weather {
  const columns = Object.entries(MUNICH_YEAR).map(([name, column]) => [
    name,
    Array.isArray(column)
      ? column.flatMap((value, row) => (keep(row) ? [/_wm2$/.test(name) ? change(value as number, row) : value] : []))
      : column,
  ])
  return Object.fromEntries(columns) as Weather
}

const same = (value: number | null) => value
const WEATHERS: Readonly<Record<string, Weather>> = {
  'a year': MUNICH_YEAR,
  'a year of which a day is missing at the end': rowsOf(same, (row) => row < 8736),
  'a year of which two days are missing at the end': rowsOf(same, (row) => row < 8712),
  'a month': rowsOf(same, (row) => row < 744),
  'every third hour of a year': MUNICH_EVERY_THIRD_HOUR,
  'three weeks of gaps in June': rowsOf((value, row) => (row >= 3624 && row < 4128 ? null : value)),
  'three weeks of June as zeros': rowsOf((value, row) => (row >= 3624 && row < 4128 ? 0 : value)),
  'a day of gaps': rowsOf((value, row) => (row >= 3624 && row < 3648 ? null : value)),
}

describe('what the weather covers is known before the run: whether it has P-values', () => {
  test.each(Object.entries(WEATHERS))('%s', (_, weather) => {
    const request = plant({ weather, lifetime: { uncertainty: 0.06 } })
    const { summary } = run(request).answer
    const coverage = weatherCoverage(request)
    expect(coverage?.isAnnual).toBe(summary.exceedance !== null)
    expect(coverage?.hours).toBeCloseTo(
      (summary.specific_yield_kwh_per_kwp * summary.dc_kwp) / (summary.capacity_factor * summary.ac_kw),
      6,
    )
  })

  test('null for weather that a run refuses', () => {
    expect(weatherCoverage(plant({ weather: { ...MUNICH_YEAR, start: null } }))).toBeNull()
  })
})
