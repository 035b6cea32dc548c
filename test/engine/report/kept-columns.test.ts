import { expect, test } from 'bun:test'
import { giveBackSeries, run, type SeriesColumns } from '@pvyield/engine'
import { GENERATED } from '../properties/generated-plants.ts'

/** Columns full of NaN as a caller that changed its series may give back. */
function poisoned(series: SeriesColumns): SeriesColumns {
  const nan = () => new Float64Array(series.startMinutes.length).fill(Number.NaN)
  return { ...series, startMinutes: nan(), columns: series.columns.map(nan) }
}

test('whatever the columns contain that a run takes, its series has the same bytes', () => {
  for (const { name, request, outcome } of GENERATED.plants.filter((_, k) => k % 3 === 0)) {
    if (outcome.series === null) throw new Error('The generated plants have series')
    const given = poisoned(outcome.series)
    const columns = new Set([given.startMinutes, ...given.columns])
    giveBackSeries(given)
    const { series } = run(request, { withSeries: true })
    expect(series?.startMinutes, name).toEqual(outcome.series.startMinutes)
    expect(
      series?.columns.every((column) => columns.has(column)),
      name,
    ).toBe(true)
    for (const [k, column] of outcome.series.columns.entries()) {
      const first = column.findIndex((value, row) => !Object.is(value, series?.columns[k]?.[row]))
      expect([name, series?.names[k], first]).toEqual([name, outcome.series.names[k], -1])
    }
  }
})

test('a series that was given back has no columns, and giving it back again does nothing', () => {
  const [{ request }] = GENERATED.plants
  const first = run(request, { withSeries: true }).series as SeriesColumns
  giveBackSeries(first)
  expect([first.columns, first.startMinutes]).toEqual([[], new Float64Array()])
  giveBackSeries(first)
  const [a, b] = [run(request, { withSeries: true }).series, run(request, { withSeries: true }).series] as SeriesColumns[]
  const all = [a?.startMinutes, ...(a?.columns ?? []), b?.startMinutes, ...(b?.columns ?? [])]
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(all.map((column) => column?.buffer)).size).toBe(all.length)
})
