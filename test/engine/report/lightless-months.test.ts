import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'

const NAMES = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
const inFebruary = (row: number): boolean => row >= 31 * 24 && row < 59 * 24

function summaryWithout(isGap: (row: number) => boolean, lifetime: object = {}) {
  const gappy = NAMES.map((name) => [name, (MUNICH_YEAR[name] ?? []).map((value, row) => (isGap(row) ? null : value))])
  const weather = { ...MUNICH_YEAR, ...Object.fromEntries(gappy) }
  return run(plant({ weather, lifetime })).answer.summary
}

const notAnnual = (warnings: readonly string[]): string[] => warnings.filter((text) => text.includes('totals are not annual'))

describe('rows without any irradiance', () => {
  const { monthly, warnings } = summaryWithout(inFebruary)

  test('a month of such rows is null except for its temperature; the other months are as in the complete year', () => {
    const whole = summaryWithout(() => false).monthly
    for (const column of [
      'glob_hor_kwhm2',
      'diff_hor_kwhm2',
      'glob_inc_kwhm2',
      'glob_eff_kwhm2',
      'e_array_kwh',
      'e_grid_kwh',
      'pr',
    ] as const) {
      expect(monthly[column]).toEqual(whole[column].map((value, month) => (month === 1 ? null : value)))
    }
    expect(monthly.t_amb_c).toEqual(whole.t_amb_c)
  })

  test('above 1 % of the year, a warning states the share and says that totals are not annual', () => {
    expect(notAnnual(warnings)).toEqual([
      '7.7 % of the weather rows have no irradiance: totals are not annual and are too low, by at least this share of the irradiation',
    ])
    expect(notAnnual(summaryWithout((row) => row % 101 === 0).warnings)).toEqual([])
    expect(notAnnual(summaryWithout((row) => row % 99 === 0).warnings)).toHaveLength(1)
  })

  test('above 1 % there are no P-values and no lifetime table, and warnings say why', () => {
    const uncertain = { uncertainty: 0.06, analysis_period_years: 2 }
    const { exceedance, lifetime, warnings } = summaryWithout(inFebruary, uncertain)
    expect([exceedance, lifetime]).toEqual([null, null])
    expect(warnings.join()).toContain('P-values need a whole year of weather with irradiance')
    expect(warnings.join()).toContain('A table of 2 years of operation needs a whole year of weather with irradiance')
    expect(summaryWithout((row) => row === 4000, uncertain).exceedance?.p50_kwh).toBeGreaterThan(0)
  })
})
