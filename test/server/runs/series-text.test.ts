import { expect, test } from 'bun:test'
import { ByteText } from '../../../server/runs/byte-text.ts'
import type { SeriesBlock, SeriesHead } from '../../../server/runs/series.ts'
import { type SeriesParts, writeCsvHead, writeCsvRows, writeSeriesJson } from '../../../server/runs/series-text.ts'

const HEAD: SeriesHead = {
  stepMinutes: 1,
  timezoneH: -3.5,
  rows: 1537,
  columns: [
    { name: 'E_Grid', unit: 'kWh', decimals: 3 },
    { name: 'TrkState', unit: '1', decimals: null },
    { name: 'other "tool"', unit: null, decimals: null },
  ],
}

function block(first: number, rows: number): SeriesBlock {
  const startMinutes = Float64Array.from({ length: rows }, (_, row) => first + row)
  const withGaps = startMinutes.map((minute) => (minute % 2 === 0 ? minute : Number.NaN))
  return { startMinutes, columns: [startMinutes.map((minute) => minute / 8), startMinutes.map((minute) => minute % 5), withGaps] }
}
const BLOCKS = [block(0, 1025), block(1025, 512)]

/** The columns of the blocks, block by block. */
function partsOf(blocks: readonly SeriesBlock[]): SeriesParts {
  return {
    startMinutes: () => blocks.map(({ startMinutes }) => startMinutes),
    column: (k) => blocks.map(({ columns }) => columns[k] ?? new Float64Array()),
  }
}

const textOf = (out: ByteText) => new TextDecoder().decode(out.take())

test('the CSV has each row of each block once, in order; non-finite values are empty cells, and names are quoted where necessary', () => {
  const out = new ByteText()
  writeCsvHead(out, HEAD, true)
  for (const each of BLOCKS) for (const _pause of writeCsvRows(out, HEAD, each, true));
  const [title, ...rows] = textOf(out).trimEnd().split('\n')
  expect(title).toBe(
    'time (UTC-03:30),E_Grid (kWh),TrkState (0 tracking; 1 backtracking; 2 flat; 3 best angle; 4 stow),"other ""tool""",timezone (UTC-03:30)',
  )
  expect(rows.map((row) => row.slice(row.indexOf(',')))).toEqual(
    Array.from({ length: 1537 }, (_, minute) => `,${minute / 8},${minute % 5},${minute % 2 === 0 ? minute : ''},-3.5`),
  )
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1537)
})

test('without the zone the last column is the last series', () => {
  const out = new ByteText()
  writeCsvHead(out, HEAD, false)
  for (const _pause of writeCsvRows(out, HEAD, block(0, 3), false));
  const [title, ...rows] = textOf(out).split('\n')
  expect([title?.split(',')[0], title?.split(',').at(-1)]).toEqual(['time (UTC-03:30)', '"other ""tool"""'])
  expect(rows).toEqual(['1970-01-01T00:00,0,0,0', '1970-01-01T00:01,0.125,1,', '1970-01-01T00:02,0.25,2,2', ''])
})

test('the JSON has the same values as columns, with null for missing values; coded columns have a legend, and series of another tool have no unit', async () => {
  const out = new ByteText()
  for await (const _pause of writeSeriesJson(out, HEAD, partsOf(BLOCKS)));
  const { time, columns, ...rest } = JSON.parse(textOf(out)) as { time: string[]; columns: Record<string, number[]> }
  expect(rest).toEqual({
    step_minutes: 1,
    timezone: -3.5,
    units: { E_Grid: 'kWh', TrkState: '1' },
    labels: {
      E_Grid: 'Power to the grid, negative for import',
      TrkState: 'Tracker state; dark rows repeat the angle at rest',
      'other "tool"': 'Reference series',
    },
    legends: { TrkState: ['tracking', 'backtracking', 'flat', 'best angle', 'stow'] },
  })
  expect([time[0], time[1536]]).toEqual(['1970-01-01T00:00', '1970-01-02T01:36'])
  expect(Object.keys(columns)).toEqual(['E_Grid', 'TrkState', 'other "tool"'])
  expect(columns.E_Grid).toEqual(Array.from({ length: 1537 }, (_, minute) => minute / 8))
  expect(columns['other "tool"']).toEqual(Array.from({ length: 1537 }, (_, minute) => (minute % 2 === 0 ? minute : null)) as number[])
})

test('a series without rows can be written', async () => {
  const out = new ByteText()
  for await (const _pause of writeSeriesJson(out, { ...HEAD, rows: 0 }, partsOf([])));
  expect(JSON.parse(textOf(out))).toMatchObject({ time: [], columns: { E_Grid: [] } })
})

test('between two pauses there are at most some ten thousand values, however many rows and columns there are', async () => {
  for (const columnCount of [1, 200]) {
    const rows = Math.ceil(200_000 / columnCount)
    const ones = new Float64Array(rows).fill(1)
    const head = { ...HEAD, rows, columns: Array.from({ length: columnCount }, (_, k) => ({ name: `c${k}`, unit: null, decimals: 0 })) }
    const all = { startMinutes: ones, columns: head.columns.map(() => ones) }
    const out = new ByteText()
    const counts: number[] = []
    const count = () => counts.push(textOf(out).split(',').length)
    for (const _pause of writeCsvRows(out, head, all, false)) count()
    for await (const _pause of writeSeriesJson(out, head, partsOf([all]))) count()
    expect(Math.max(...counts)).toBeLessThan(20_000)
  }
})
