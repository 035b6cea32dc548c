import { describe, expect, test } from 'bun:test'
import { DataType, RecordBatchReader, type Table, tableFromIPC } from 'apache-arrow'
import { ByteText } from '../../../server/runs/byte-text.ts'
import type { SeriesHead } from '../../../server/runs/series.ts'
import { writeSeriesArrow } from '../../../server/runs/series-arrow.ts'
import { Choices } from '../../contract/seeded.ts'

const HEAD: SeriesHead = {
  stepMinutes: 15,
  timezoneH: -3.5,
  rows: 5,
  columns: [
    { name: 'E_Grid', unit: 'kWh', decimals: 3 },
    { name: 'TrkState', unit: '1', decimals: 0 },
    { name: 'other "tool", Zürich', unit: null, decimals: null },
  ],
}
const START = Float64Array.from([-15, 0, 15, 30, 45])
const VALUES = [
  [0.1 + 0.2, -0, 1e-300, Number.MAX_VALUE, Number.MIN_VALUE],
  [0, 1, 2, 3, 4],
  [1, Number.NaN, 3, Number.NaN, Math.PI],
].map((column) => Float64Array.from(column))

async function written(head: SeriesHead, start: Float64Array, columns: readonly Float64Array[], partRows: number, metadata = {}) {
  const out = new ByteText()
  const inParts = (column: Float64Array) =>
    Array.from({ length: Math.ceil(column.length / partRows) }, (_, k) => column.subarray(k * partRows, (k + 1) * partRows))
  const parts = { startMinutes: () => inParts(start), column: (k: number) => inParts(columns[k] ?? new Float64Array()) }
  for await (const _pause of writeSeriesArrow(out, head, parts, metadata));
  return out.take()
}

function valuesOf(table: Table, name: string): number[] {
  return Array.from(table.getChild(name)?.toArray() as Float64Array)
}

describe('apache-arrow reads', () => {
  test('one batch with exact doubles, instants with the zone of the weather, and the metadata', async () => {
    const bytes = await written(HEAD, START, VALUES, 2, { run_id: 'run_1' })
    const table = tableFromIPC(bytes)
    expect([table.batches.length, table.numRows]).toEqual([1, 5])
    expect(table.schema.metadata).toEqual(
      new Map([
        ['run_id', 'run_1'],
        ['step_minutes', '15'],
        ['timezone', '-3.5'],
      ]),
    )
    expect(table.schema.fields.map(({ name }) => name)).toEqual(['time', ...HEAD.columns.map(({ name }) => name)])
    expect(table.schema.fields.map(({ metadata }) => Object.fromEntries(metadata))).toEqual([
      {},
      { unit: 'kWh', label: 'Power to the grid, negative for import' },
      {
        unit: '1',
        label: 'Tracker state; dark rows repeat the angle at rest',
        legend: '["tracking","backtracking","flat","best angle","stow"]',
      },
      { label: 'Reference series' },
    ])
    const [time] = table.schema.fields
    if (!DataType.isTimestamp(time?.type)) throw new Error('time is no time stamp')
    expect(time.type.timezone).toBe('-03:30')
    const instants = Array.from({ length: 5 }, (_, row) => table.getChild('time')?.get(row) as number)
    expect(instants.map((millis) => new Date(millis).toISOString())).toEqual([
      '1970-01-01T03:15:00.000Z',
      '1970-01-01T03:30:00.000Z',
      '1970-01-01T03:45:00.000Z',
      '1970-01-01T04:00:00.000Z',
      '1970-01-01T04:15:00.000Z',
    ])
    for (const [k, { name }] of HEAD.columns.entries()) expect(valuesOf(table, name)).toEqual(Array.from(VALUES[k] ?? []))
  })

  test('any number of columns and rows, in parts of any length, with years far from 1970', async () => {
    const choices = new Choices(3)
    for (const [columnCount, rows, partRows] of [
      [1, 0, 10],
      [0, 3, 10],
      [60, 8760, 8760],
      [200, 17, 5],
      [3, 100_000, 65_536],
    ] as const) {
      const columns = Array.from({ length: columnCount }, (_, k) => ({ name: `c${k}`, unit: 'W/m2', decimals: 3 }))
      const values = columns.map(() => Float64Array.from({ length: rows }, () => choices.between(-1e6, 1e6)))
      const start = Float64Array.from({ length: rows }, (_, row) => -60_000_000 + 4000 * row)
      const bytes = await written({ ...HEAD, timezoneH: 5.75, rows, columns }, start, values, partRows)
      const table = tableFromIPC(bytes)
      expect([table.numRows, table.numCols]).toEqual([rows, columnCount + 1])
      for (const [k, { name }] of columns.entries()) expect(valuesOf(table, name)).toEqual(Array.from(values[k] ?? []))
      for (const row of rows === 0 ? [] : [0, rows - 1]) expect(table.getChild('time')?.get(row)).toBe(((start[row] ?? 0) - 345) * 60_000)
      // The end of the stream is the last thing in it.
      expect(Array.from(bytes.subarray(-8))).toEqual([255, 255, 255, 255, 0, 0, 0, 0])
      expect([...RecordBatchReader.from(bytes)].length).toBe(1)
    }
  })
})
