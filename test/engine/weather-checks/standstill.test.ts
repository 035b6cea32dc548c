import { expect, test } from 'bun:test'
import { RowStarts } from '../../../engine/core/row-starts.ts'
import { standstill } from '../../../engine/weather-checks/standstill.ts'

/** Rows that stand still in a column of values that never repeat, but for a stretch of one value. */
function stuck(
  name: 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'poaWm2',
  from: number,
  count: number,
  value = 400,
  stepMinutes = 60,
  latitudeDeg = 48,
): number {
  const column = Float64Array.from({ length: 500 }, (_, row) => (row >= from && row < from + count ? value : 100 + row))
  const starts = new RowStarts(new Float64Array(column.length), { firstMinutes: 0, stepMinutes })
  return standstill({ ghiWm2: null, dhiWm2: null, dniWm2: null, poaWm2: null, stepMinutes, starts, [name]: column }, latitudeDeg).rows
}

test('four equal hours of global irradiance, wherever they begin, and five of diffuse, six of the beam', () => {
  for (let from = 0; from < 12; from++) {
    expect([from, stuck('ghiWm2', from, 3), stuck('ghiWm2', from, 4), stuck('ghiWm2', from, 48)]).toEqual([from, 0, 4, 48])
    expect([from, stuck('dhiWm2', from, 4), stuck('dhiWm2', from, 5), stuck('dniWm2', from, 5), stuck('dniWm2', from, 6)]).toEqual([
      from,
      0,
      5,
      0,
      6,
    ])
  }
  expect(stuck('poaWm2', 490, 10)).toBe(10)
})

test('at a pole the sun circles at one height, so that a clear sky keeps its light', () => {
  expect([90, -90, 87].map((latitude) => stuck('ghiWm2', 7, 48, 400, 60, latitude))).toEqual([0, 0, 48])
})

test('hours count, not rows; a value that overcast days have is not stuck', () => {
  expect([stuck('ghiWm2', 7, 15, 400, 15), stuck('ghiWm2', 7, 16, 400, 15)]).toEqual([0, 16])
  expect([stuck('ghiWm2', 7, 48, 12), stuck('ghiWm2', 7, 48, 0)]).toEqual([0, 0])
})

test('the text names the longest stretch, and all rows when there are several', () => {
  const factOf = (stretches: readonly (readonly [from: number, count: number])[]) => {
    const ghiWm2 = Float64Array.from({ length: 500 }, (_, row) =>
      stretches.some(([from, count]) => row >= from && row < from + count) ? 400 : 100 + row / 2,
    )
    const starts = new RowStarts(new Float64Array(500), { firstMinutes: 0, stepMinutes: 60 })
    return standstill({ ghiWm2, dhiWm2: null, dniWm2: null, poaWm2: null, stepMinutes: 60, starts }, 48).findings.map(
      ({ message }) => message.split(': ')[0],
    )
  }
  // row 100 is 4 days and 4 hours after 1970-01-01
  expect(factOf([[100, 6]])).toEqual(['ghi_wm2 stays at 400 W/m2 for 6 h from 1970-01-05T04:00 on'])
  const both = ['ghi_wm2 stays at 400 W/m2 for 6 h from 1970-01-05T04:00 on; 10 rows stand still in all']
  expect(
    factOf([
      [10, 4],
      [100, 6],
    ]),
  ).toEqual(both)
})
