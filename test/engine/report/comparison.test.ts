import { describe, expect, test } from 'bun:test'
import type { QuantityName } from '../../../engine/core/quantities.ts'
import { CHAIN_LEVELS } from '../../../engine/report/chain-levels.ts'
import { comparisonOf } from '../../../engine/report/comparison.ts'
import { SeriesDeviation } from '../../../engine/report/deviation.ts'
import { run } from '../../../engine/run.ts'
import { everyLossPlant, MUNICH_YEAR, plant } from '../chain/plant.ts'

const EVEN = { monthWeights: new Float64Array(12).fill(1) }

/** A series of rows in January, compared with a reference. */
function compared(name: QuantityName, ours: readonly number[], theirs: readonly (number | null)[], months?: readonly number[]) {
  const deviation = new SeriesDeviation(theirs)
  deviation.add(Float64Array.from(ours), 0, Uint8Array.from(months ?? ours.map(() => 0)))
  return { name, deviation }
}

describe('comparisonOf', () => {
  test('irradiance is summed to kWh/m2, with the step of the rows; its RMSE is in W/m2', () => {
    // by hand, half hours: (200 + 400) / 2 / 1000 against (100 + 400) / 2 / 1000
    const { series } = comparisonOf({ series: [compared('GlobInc', [200, 300, 400], [100, null, 400])], ignored: [] }, EVEN, 30)
    expect(series).toMatchObject([
      { column: 'GlobInc', step: 'transposition', kind: 'sum', unit: 'kWh/m2', row_unit: 'W/m2', rows: 2, missing_rows: 1, differs: true },
    ])
    const [one] = series
    expect(one?.ours).toBeCloseTo(0.3, 12)
    expect(one?.theirs).toBeCloseTo(0.25, 12)
    expect(one?.bias).toBeCloseTo(0.05, 12)
    expect(one?.bias_fraction).toBeCloseTo(0.2, 12)
    expect(one?.rmse).toBeCloseTo(Math.sqrt((100 * 100) / 2), 9)
    expect(one?.rmse_fraction).toBeCloseTo(Math.sqrt(5000) / 250, 12)
  })

  test('energy is summed in kWh whatever the step; other series are means', () => {
    const { series } = comparisonOf(
      { series: [compared('T_Amb', [10, 20], [11, 22]), compared('E_Grid', [10, -1], [8, -1])], ignored: [] },
      EVEN,
      15,
    )
    expect(series).toMatchObject([
      { kind: 'mean', unit: 'degC', ours: 15, theirs: 16.5, bias: -1.5, rmse: Math.sqrt(2.5) },
      { kind: 'sum', unit: 'kWh', ours: 9, theirs: 7, bias: 2, bias_fraction: 2 / 7 },
    ])
  })

  test('months have the same figures; a month without rows has null', () => {
    const { series } = comparisonOf({ series: [compared('EArray', [3, 5, 7], [2, 5, 10], [0, 0, 2])], ignored: [] }, EVEN, 60)
    const { monthly } = series[0] ?? {}
    const first3 = (values: readonly unknown[] | undefined) => values?.slice(0, 3)
    expect(first3(monthly?.rows)).toEqual([2, 0, 1])
    expect(first3(monthly?.ours)).toEqual([8, null, 7])
    expect(first3(monthly?.theirs)).toEqual([7, null, 10])
    expect(first3(monthly?.bias)).toEqual([1, null, -3])
    expect(first3(monthly?.bias_fraction)).toEqual([1 / 7, null, -0.3])
    expect(first3(monthly?.rmse)).toEqual([Math.sqrt(0.5), null, 3])
  })

  test('weather of several years gives the mean year, as every other figure of the answer does', () => {
    // two Januaries of 10 and 12 kWh: the mean January has 11
    const monthWeights = new Float64Array(12).fill(0.5)
    const { series } = comparisonOf({ series: [compared('E_Grid', [10, 12], [10, 10])], ignored: [] }, { monthWeights }, 60)
    expect(series[0]).toMatchObject({ ours: 11, theirs: 10, bias: 1, rows: 2, rmse: Math.sqrt(2) })
    expect(series[0]?.monthly.ours[0]).toBe(11)
  })

  test('the first level of the chain beyond 0.1 % is named, whatever the order of the columns, with the sections between', () => {
    const series = [
      compared('GlobHor', [1000], [1000]),
      compared('GlobInc', [1000.9], [1000]), // 0.09 %
      compared('E_Grid', [50], [100]),
      compared('EArrMPP', [1002], [1000]),
      compared('OhmLoss', [2], [1]), // a loss alone is no level
    ]
    expect(comparisonOf({ series, ignored: [] }, EVEN, 60).first_difference).toEqual({
      column: 'EArrMPP',
      step: 'modules and DC losses',
      after: 'GlobInc',
      sections: ['site', 'array', 'scene', 'iam', 'module', 'bifacial', 'weather', 'thermal', 'spectral', 'lifetime', 'dc_losses'],
      unit: 'kWh',
      bias: 2,
      bias_fraction: 0.002,
    })
  })

  test('a temperature counts from absolute zero', () => {
    // 0.1 % of 300 K is 0.3 K
    const at = (ours: number) => comparisonOf({ series: [compared('TArray', [ours], [26.85])], ignored: [] }, EVEN, 60)
    expect(at(27.14).first_difference).toBeNull()
    expect(at(27.16).first_difference).toMatchObject({ column: 'TArray', after: null, unit: 'degC' })
  })

  test('a reference of zeros differs from anything else, without a fraction; one without values does not', () => {
    const { series, first_difference } = comparisonOf(
      { series: [compared('GlobHor', [1], [null]), compared('DiffHor', [1], [0])], ignored: [] },
      EVEN,
      60,
    )
    expect(series).toMatchObject([
      { rows: 0, ours: null, theirs: null, bias: null, bias_fraction: null, rmse: null, differs: false },
      { rows: 1, theirs: 0, bias_fraction: null, differs: true },
    ])
    expect(first_difference?.column).toBe('DiffHor')
  })
})

describe('summary.comparison of a run', () => {
  const first = (weather: object) => run(plant({ weather })).answer.summary.comparison

  test('is null without a reference series', () => {
    expect(first(MUNICH_YEAR)).toBeNull()
    expect(first({ ...MUNICH_YEAR, reference_series: {} })).toBeNull()
  })

  test('compares what the weather states, and names what it cannot compare', () => {
    const ghi = MUNICH_YEAR.ghi_wm2 ?? []
    const whKwhm2 = ghi.reduce<number>((sum, value) => sum + (value ?? 0), 0) / 1000
    const tenth = ghi.map((value) => (value ?? 0) / 1.1)
    const comparison = first({
      ...MUNICH_YEAR,
      reference_series: { Meter: ghi, GlobHor: tenth, T_Amb: MUNICH_YEAR.temp_air_c, UArray: ghi },
    })
    // modules of this plant have no voltage
    expect(comparison?.ignored).toEqual(['Meter', 'UArray'])
    expect(comparison?.series.map(({ column }) => column)).toEqual(['GlobHor', 'T_Amb'])
    const [globHor, tAmb] = comparison?.series ?? []
    expect(globHor).toMatchObject({ rows: 8760, missing_rows: 0 })
    expect(globHor?.ours).toBeCloseTo(whKwhm2, 6)
    expect(globHor?.bias_fraction).toBeCloseTo(0.1, 9)
    expect(tAmb).toMatchObject({ bias: 0, rmse: 0, differs: false })
    expect(comparison?.first_difference).toMatchObject({ column: 'GlobHor', after: null, sections: ['weather'] })
  })

  test('a reference that a changed request made differs first where the change acts', () => {
    const levels = CHAIN_LEVELS.map(({ name }) => name)
    const base = everyLossPlant()
    const { series: made } = run(base, { withSeries: true })
    const reference_series = Object.fromEntries(
      made?.names.flatMap((name, k) => (levels.includes(name as QuantityName) ? [[name, Array.from(made.columns[k] ?? [])]] : [])) ?? [],
    )
    const weather = { ...MUNICH_YEAR, reference_series }
    const at = <Section extends 'site' | 'iam' | 'thermal' | 'dc_losses' | 'ac_losses'>(section: Section, changes: object) =>
      run({ ...base, weather, [section]: { ...base[section], ...changes } }).answer.summary.comparison?.first_difference ?? null
    expect(at('site', {})).toBeNull()
    expect(at('site', { transposition: 'isotropic' })).toMatchObject({ column: 'GlobInc', after: 'BeamHor' })
    expect(at('site', { soiling_monthly: new Array<number>(12).fill(0.05) })).toMatchObject({ column: 'GlobSlg', after: 'GlobShd' })
    expect(at('iam', { kind: 'off', diffuse: 'off' })).toMatchObject({ column: 'GlobIAM', sections: ['site', 'iam', 'module'] })
    expect(at('thermal', { u_c: 20 })).toMatchObject({ column: 'TArray', after: 'T_Amb', unit: 'degC' })
    expect(at('dc_losses', { lid_loss: 0.03 })).toMatchObject({ column: 'EArrMPP', after: 'EArrNom' })
    expect(at('ac_losses', { unavailability_loss: 0.1 })).toMatchObject({ column: 'E_Grid', after: 'EOutInv' })
  })
})
