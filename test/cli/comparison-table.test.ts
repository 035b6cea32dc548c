import { expect, test } from 'bun:test'
import { comparisonLines, type ShownComparison } from '../../clients/cli/comparison-table.ts'

const NONE = new Array<null>(11).fill(null)
const SERIES: ShownComparison['series'] = [
  {
    column: 'GlobInc',
    step: 'transposition',
    unit: 'kWh/m2',
    row_unit: 'W/m2',
    rows: 744,
    missing_rows: 0,
    ours: 101.5,
    theirs: 100,
    bias: 1.5,
    bias_fraction: 0.015,
    rmse: 4.25,
    rmse_fraction: 0.0316,
    differs: true,
    monthly: { bias_fraction: [0.015, ...NONE] },
  },
  {
    column: 'OhmLoss',
    step: null,
    unit: 'kWh',
    row_unit: 'kWh',
    rows: 743,
    missing_rows: 1,
    ours: 12_345,
    theirs: 0,
    bias: 12_345,
    bias_fraction: null,
    rmse: 16.6,
    rmse_fraction: null,
    differs: true,
    monthly: { bias_fraction: [null, ...NONE] },
  },
]
const FIRST = {
  column: 'GlobInc',
  step: 'transposition',
  after: 'GlobHor',
  sections: ['site', 'array'],
  unit: 'kWh/m2',
  bias: 1.5,
  bias_fraction: 0.015,
}

test('a line for each series, the months of the levels, and where the two first differ', () => {
  const lines = comparisonLines({ tolerance: 0.001, first_difference: FIRST, series: SERIES, ignored: ['Meter'] })
  expect(lines.slice(0, 8)).toEqual([
    'Run and reference series',
    'Series   Step           Unit      Run  Reference  Difference      %   RMSE  of rows in     %  Rows  Missing',
    'GlobInc  transposition  kWh/m2  101.5      100.0       +1.50  +1.50   4.25        W/m2  3.16   744        0  !',
    'OhmLoss                 kWh     12345      0.000      +12345      -  16.60         kWh     -   743        1',
    '',
    'Difference by month, %',
    'Month  GlobInc',
    'Jan      +1.50',
  ])
  expect(lines.at(-2)).toBe(
    'First difference above 0.1 %: GlobInc (transposition), +1.50 %; GlobHor before it agrees. Sections to look at: site, array',
  )
  expect(lines.at(-1)).toBe('Not compared, because this run has no series of the name: Meter')
})

test('without a difference, and without a series to compare', () => {
  const none = comparisonLines({ tolerance: 0.001, first_difference: null, series: [], ignored: ['Meter'] })
  expect(none[1]).toBe('  none is named like a series of this run')
  expect(none).toContain('No compared level of the chain differs by more than 0.1 % over the year.')
})

test('a temperature differs by degrees', () => {
  const first_difference = {
    ...FIRST,
    column: 'TArray',
    step: 'cell temperature',
    after: null,
    unit: 'degC',
    bias: -0.5,
    bias_fraction: -0.02,
  }
  expect(comparisonLines({ tolerance: 0.001, first_difference, series: [], ignored: [] }).at(-1)).toStartWith(
    'First difference above 0.1 %: TArray (cell temperature), -0.500 degC; the first compared level.',
  )
})
