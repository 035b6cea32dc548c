import { expect, test } from 'bun:test'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareConversion } from '../../../engine/inverter/model/index.ts'
import { EUROPEAN_WEIGHTS, weightedEfficiency } from '../../../engine/inverter/weighted-efficiency.ts'
import { sheetCurve } from '../../../scripts/library/sheet-curve.ts'
import { openTables } from './open-tables.ts'

const { inverters } = openTables()
/** AC loads, and the points of the curve that have them. */
const LOADS = [0.1, 0.2, 0.3, 0.5, 0.75, 1] as const
const POINTS = [2, 3, 4, 5, 6, 7] as const

/** The listed inverters from 2 kW and 95 % on, each with its curve from its two efficiencies to 0.1 %. */
function rebuilt(): { errors: number[][]; none: number } {
  const errors = LOADS.map((): number[] => [])
  let none = 0
  for (const { id, p_ac_nom_kw, efficiency } of inverters.search('', Number.MAX_SAFE_INTEGER)) {
    const section = inverters.get(id)
    if (section === undefined || section.model !== 'sandia' || p_ac_nom_kw < 2 || (efficiency ?? 0) < 0.95) continue
    const conversion = prepareConversion(section as never, new Sink())
    if (conversion === null) throw new Error(id)
    const nominalW = 1000 * p_ac_nom_kw
    const at = (load: number) => (load * nominalW) / conversion.dcW(load * nominalW, conversion.ratedV)
    const best = Math.max(...Array.from({ length: 96 }, (_, k) => at(0.05 + 0.01 * k)))
    const euro = weightedEfficiency(conversion, EUROPEAN_WEIGHTS, nominalW, conversion.ratedV)
    const curve = sheetCurve(p_ac_nom_kw, p_ac_nom_kw, Math.round(1000 * best) / 1000, Math.round(1000 * euro) / 1000)
    if (curve === null) none++
    else
      for (const [k, load] of LOADS.entries()) errors[k]?.push(100 * Math.abs((curve.efficiency[POINTS[k] ?? 0] ?? Number.NaN) - at(load)))
  }
  return { errors, none }
}

test('listed inverters rebuilt from their best and European efficiency: medians of the error, in points', () => {
  const { errors, none } = rebuilt()
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
  const medians = errors.map((of) => Math.round(100 * median(of)) / 100)
  expect(medians).toEqual([0.21, 0.14, 0.1, 0.04, 0.1, 0.23])
  expect([(errors[0]?.length ?? 0) > 3000, none / (errors[0]?.length ?? 0) < 0.01]).toEqual([true, true])
})

test('a curve has both stated efficiencies', () => {
  const curve = sheetCurve(100, 120, 0.984, 0.975)
  const [, at5, at10, at20, at30, at50, , at100] = curve?.efficiency ?? []
  const euro = [0.03, 0.06, 0.13, 0.1, 0.48, 0.2].reduce(
    (sum, weight, k) => sum + weight * ([at5, at10, at20, at30, at50, at100][k] ?? Number.NaN),
    0,
  )
  expect(euro).toBeCloseTo(0.975, 6)
  expect(Math.max(...(curve?.efficiency ?? []))).toBeLessThanOrEqual(0.984)
  expect((curve?.p_dc_kw.at(-1) ?? 0) * (curve?.efficiency.at(-1) ?? 0)).toBeCloseTo(120, 3)
})

test.each([
  ['European above the best', 0.98, 0.985],
  ['equal', 0.98, 0.98],
  ['far below the best', 0.98, 0.93],
  ['a best of 1', 1, 0.98],
])('no curve: %s', (_, best, euro) => expect(sheetCurve(100, 100, best, euro)).toBeNull())

test('OND files rebuilt from their two efficiencies: the curve is up to 0.7 points above theirs from half to full load', () => {
  const above = inverters
    .search('', Number.MAX_SAFE_INTEGER)
    .filter(({ id }) => id.startsWith('ond_'))
    .flatMap(({ id }) => {
      const { section, sheet = {} } = inverters.describe(id) ?? {}
      const curve = section === undefined ? null : sheetCurve(section.p_ac_nom_kw, 0, sheet.efficiency_max ?? 1, sheet.efficiency_euro ?? 1)
      const conversion = section === undefined ? null : prepareConversion(section as never, new Sink())
      if (section === undefined || curve === null || conversion === null) return []
      const nominalW = 1000 * section.p_ac_nom_kw
      return [5, 6, 7].map(
        (point, k) =>
          (curve.efficiency[point] ?? 0) -
          (([0.5, 0.75, 1][k] ?? 0) * nominalW) / conversion.dcW(([0.5, 0.75, 1][k] ?? 0) * nominalW, conversion.ratedV),
      )
    })
  expect(above).toHaveLength(12)
  expect([Math.min(...above), Math.max(...above)]).toEqual([expect.closeTo(-0.0009, 4), expect.closeTo(0.0068, 4)])
})
