import { expect, test } from 'bun:test'
import { RowStarts } from '../../../engine/core/row-starts.ts'
import { PossibleIrradiance } from '../../../engine/weather-checks/possible-irradiance.ts'
import { compared } from './compared.ts'

const EXTRA_WM2 = 1361

/** Rows that one column calls impossible, with the sun at these cosines. */
function impossible(name: 'ghiWm2' | 'dhiWm2' | 'dniWm2', rows: readonly (readonly [cos: number, wm2: number])[]): number {
  const starts = new RowStarts(new Float64Array(rows.length), { firstMinutes: 0, stepMinutes: 60 })
  const none = { ghiWm2: null, dhiWm2: null, dniWm2: null }
  const columns = { ...none, [name]: Float64Array.from(rows, ([, wm2]) => wm2) }
  const check = new PossibleIrradiance(starts)
  check.add(
    compared(
      columns,
      Float64Array.from(rows, ([cos]) => cos),
      EXTRA_WM2,
    ),
  )
  return check.rows
}

/** By hand: 0.5^1.2 = 0.435275, 0.8^1.2 = 0.765082, 0.1^1.2 = 0.063096. */
const POWERS = [
  [1, 1],
  [0.8, 0.765082],
  [0.5, 0.435275],
  [0.1, 0.063096],
] as const

test('global and diffuse irradiance above 1.5 S cos z^1.2 + 100 and 0.95 S cos z^1.2 + 50', () => {
  for (const [cos, power] of POWERS) {
    const ghi = 1.5 * EXTRA_WM2 * power + 100
    const dhi = 0.95 * EXTRA_WM2 * power + 50
    expect(impossible('ghiWm2', [[cos, ghi - 0.1]])).toBe(0)
    expect(impossible('ghiWm2', [[cos, ghi + 0.1]])).toBe(1)
    expect(impossible('dhiWm2', [[cos, dhi - 0.1]])).toBe(0)
    expect(impossible('dhiWm2', [[cos, dhi + 0.1]])).toBe(1)
  }
})

test('a beam above that of the sun outside the atmosphere, and light at night', () => {
  expect(
    impossible('dniWm2', [
      [0.5, 1360],
      [0.5, 1362],
      [0.5, Number.NaN],
    ]),
  ).toBe(1)
  expect(
    impossible('ghiWm2', [
      [-0.5, 200],
      [-0.5, 1900],
    ]),
  ).toBe(1)
})
