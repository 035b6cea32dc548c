import { describe, expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { typicalYear } from '../../../engine/climate/index.ts'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import type { Filling } from '../../../engine/weather-tests/filling.ts'
import { turbidityAt } from '../../../engine/weather-tests/turbidity.ts'
import { openTable } from '../climate/open-table.ts'

const PLACE = { latitude: 40.4, longitude: -3.7, elevation: 650 }
const year: Weather = { ...typicalYear(openTable(), PLACE).weather, ...PLACE }
const turbidity = await turbidityAt(PLACE.latitude, PLACE.longitude)
/** 0 h of 20 June. */
const JUNE_20 = 24 * 170
type Name = 'ghi_wm2' | 'dhi_wm2' | 'dni_wm2'

function without(names: readonly Name[], from: number, to: number): Weather {
  const cut = { ...year }
  for (const name of names) cut[name] = (year[name] ?? []).map((value, row) => (row >= from && row < to ? null : value))
  return cut
}

const cleaned = (weather: Weather, fill: Filling) => assessWeather(weather, { turbidity, remove: [], fill })

describe('gaps of the irradiance', () => {
  test('stay gaps when nothing is to be filled, and the section is the one that was sent', () => {
    const sent = without(['ghi_wm2', 'dhi_wm2', 'dni_wm2'], JUNE_20 + 10, JUNE_20 + 12)
    const { weather, report } = cleaned(sent, 'none')
    expect([weather.ghi_wm2, report.changes.count]).toEqual([sent.ghi_wm2, 0])
    expect(report.gaps.columns.map(({ column, rows, longest_h, ranges }) => [column, rows, longest_h, ranges])).toEqual(
      ['ghi_wm2', 'dhi_wm2', 'dni_wm2'].map((name) => [name, 2, 2, [[JUNE_20 + 10, JUNE_20 + 12]]]),
    )
  })

  test('of one component follow from the other two, however long they are', () => {
    for (const name of ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const) {
      const { weather, report } = cleaned(without([name], JUNE_20, JUNE_20 + 240), 'short')
      const lit = report.changes.by_reason.filter(({ how }) => how === 'closure').reduce((sum, { rows }) => sum + rows, 0)
      expect(lit).toBeGreaterThan(120)
      for (let row = JUNE_20 + 6; row < JUNE_20 + 19; row++) {
        const [own, was] = [weather[name]?.[row] ?? Number.NaN, year[name]?.[row] ?? Number.NaN]
        // the columns are rounded to whole W/m2, and the sun of an hour is not exactly that of its mean
        expect(Math.abs(own - was)).toBeLessThan(0.1 * was + 12)
      }
    }
  })

  test('of two hours lie between their neighbours as shares of the clear sky; DNI closes', () => {
    const { weather, report, rows } = cleaned(without(['ghi_wm2', 'dhi_wm2', 'dni_wm2'], JUNE_20 + 10, JUNE_20 + 12), 'short')
    const at = (name: Name, row: number) => weather[name]?.[row] ?? Number.NaN
    const share = (row: number) => at('ghi_wm2', row) / (rows.clear?.ghiWm2[row] ?? Number.NaN)
    const [before, after] = [share(JUNE_20 + 9), share(JUNE_20 + 12)]
    for (const [k, row] of [JUNE_20 + 10, JUNE_20 + 11].entries()) {
      expect(share(row)).toBeCloseTo(before + ((after - before) * (k + 1)) / 3, 3)
      expect(at('ghi_wm2', row)).toBeCloseTo(at('dhi_wm2', row) + at('dni_wm2', row) * (rows.sunZenithCos[row] ?? Number.NaN), 0)
    }
    expect(report.changes.by_reason.map(({ column, why, how, rows: n }) => [column, why, how, n])).toEqual([
      ['ghi_wm2', 'gap', 'interpolated', 2],
      ['dhi_wm2', 'gap', 'interpolated', 2],
      ['dni_wm2', 'gap', 'closure', 2],
    ])
  })

  test('of four days stay gaps with short, and are the mean of the days around with all', () => {
    const sent = without(['ghi_wm2', 'dhi_wm2', 'dni_wm2'], JUNE_20, JUNE_20 + 96)
    expect(cleaned(sent, 'short').weather.ghi_wm2?.[JUNE_20 + 12]).toBeNull()
    const { weather, rows } = cleaned(sent, 'all')
    const clear = rows.clear?.ghiWm2 ?? new Float64Array(0)
    const near = [-4, -3, -2, -1, 4, 5, 6, 7].map((day) => JUNE_20 + 12 + 24 * day)
    const sum = (of: ArrayLike<number | null>) => near.reduce((total, row) => total + (of[row] ?? 0), 0)
    const expected = (sum(year.ghi_wm2 ?? []) / sum(clear)) * (clear[JUNE_20 + 12] ?? 0)
    expect(weather.ghi_wm2?.[JUNE_20 + 12]).toBeCloseTo(expected, 0)
    expect(weather.ghi_wm2?.slice(JUNE_20, JUNE_20 + 96).includes(null)).toBe(false)
    expect(weather.ghi_wm2?.[JUNE_20 + 1]).toBe(0)
  })

  test('a gap at sunrise has the share of the row after it, and the night is 0', () => {
    const { weather } = cleaned(without(['ghi_wm2'], JUNE_20 + 3, JUNE_20 + 6), 'short')
    expect(weather.ghi_wm2?.[JUNE_20 + 3]).toBe(0)
  })

  test('the section that was sent is not changed', () => {
    const sent = without(['ghi_wm2'], JUNE_20 + 10, JUNE_20 + 12)
    const copy = structuredClone(sent)
    cleaned(sent, 'all')
    expect(sent).toEqual(copy)
  })
})
