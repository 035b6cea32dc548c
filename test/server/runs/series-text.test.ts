import { expect, test } from 'bun:test'
import type { SeriesBlock } from '../../../server/runs/series.ts'
import { seriesCsv } from '../../../server/runs/series-text.ts'

test('the CSV has each row of each block once, in its order; what is no number is an empty cell, and a title is quoted where it must be', async () => {
  const block = (first: number, rows: number): SeriesBlock => {
    const startMin = Float64Array.from({ length: rows }, (_, row) => first + row)
    return { startMin, columns: [startMin.map((minute) => minute / 8), startMin.map((minute) => (minute % 2 === 0 ? minute : Number.NaN))] }
  }
  async function* blocks() {
    yield block(0, 1025)
    yield block(1025, 512)
  }
  const head = { stepMin: 1, rows: 1537, names: ['E_Grid'], units: ['kWh'], referenceNames: ['other "tool"'] }
  const pieces: string[] = []
  for await (const piece of seriesCsv(head, blocks())) pieces.push(piece)
  const [title, ...rows] = pieces.join('').trimEnd().split('\n')
  expect(title).toBe('time,E_Grid (kWh),"other ""tool"""')
  expect(rows.map((row) => row.slice(row.indexOf(',')))).toEqual(
    Array.from({ length: 1537 }, (_, minute) => `,${minute / 8},${minute % 2 === 0 ? minute : ''}`),
  )
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1537)
})
