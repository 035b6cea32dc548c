import { afterAll, beforeEach, expect, test } from 'bun:test'
import type { Log } from '../../../server/log.ts'
import { packSeries, seriesTable } from '../../../server/runs/series.ts'
import { SeriesWriter } from '../../../server/runs/series-writer.ts'
import type { PackedPart, StoredSeries } from '../../../server/runs/stored-series.ts'
import { packedColumns } from './packed-columns.ts'

const ROWS = 3000
const NAMES = Array.from({ length: 300 }, (_, k) => `c${k}`)
const startMinutes = Float64Array.from({ length: ROWS }, (_, row) => 60 * row)
const columns = NAMES.map((_, k) => Float64Array.from({ length: ROWS }, (_, row) => k + row / 8))
const units = NAMES.map(() => 'kW')
const table = seriesTable({ stepMinutes: 60, timezoneH: 0, startMinutes, names: NAMES, units, columns }, {}, null)
const blocks = packSeries(table).map(packedColumns)

const errors: string[] = []
const log: Log = { info: () => undefined, error: (event) => void errors.push(event) }
const writer = new SeriesWriter(log)
beforeEach(() => {
  errors.length = 0
})
afterAll(() => writer.close())

const stored = (form: StoredSeries['form']): StoredSeries => ({ head: table.head, at: [...NAMES.keys()], form, metadata: {} })
const read = async ({ columns, from, count }: PackedPart) =>
  blocks.slice(from, from + count).flatMap((block) => columns.flatMap((k) => new Uint8Array(block[k] ?? [])))
const textOf = async (series: StoredSeries) =>
  new TextDecoder().decode(Bun.concatArrayBuffers(await Array.fromAsync(writer.pieces(series, read))))

test('a series of several blocks is written with all its rows and values', async () => {
  expect(blocks.length).toBeGreaterThan(1)
  const [head, ...rows] = (await textOf(stored('csv'))).trimEnd().split('\n')
  expect([head?.split(',').length, rows.length]).toEqual([NAMES.length + 2, ROWS])
  expect(rows[1999]?.split(',').slice(1, -1).map(Number)).toEqual(columns.map((column) => column[1999] ?? 0))
  const { columns: written } = JSON.parse(await textOf(stored('json')))
  expect(written).toEqual(Object.fromEntries(NAMES.map((name, k) => [name, [...(columns[k] ?? [])]])))
})

test('many series at once are each what they are alone', async () => {
  const forms = ['csv', 'json', 'csv', 'json', 'csv'] as const
  const alone = { csv: await textOf(stored('csv')), json: await textOf(stored('json')) }
  const together = await Promise.all(forms.map((form) => textOf(stored(form))))
  expect(together.every((text, k) => text === alone[forms[k] ?? 'csv'])).toBe(true)
  expect(writer.writing).toBe(0)
})

test('a failure of the store reaches the reader as it is', async () => {
  const fault = new Error('the disk is gone')
  await expect(Array.fromAsync(writer.pieces(stored('csv'), () => Promise.reject(fault)))).rejects.toBe(fault)
  expect(await textOf(stored('csv'))).toStartWith('time,')
})

test('a damaged record is storage_unavailable', async () => {
  const damaged = async () => [new Uint8Array([1, 2, 3])]
  await expect(Array.fromAsync(writer.pieces(stored('csv'), damaged))).rejects.toMatchObject({ code: 'storage_unavailable' })
})

test('a thread that dies cuts the answers under way, is logged, and is replaced', async () => {
  const pieces = writer.pieces(stored('csv'), read)
  await pieces.next()
  const { thread } = writer as unknown as { thread: Worker }
  const died = new Promise((resolve) => thread.addEventListener('close', resolve))
  thread.terminate()
  await died
  await expect(pieces.next()).rejects.toThrow('died')
  expect(errors).toEqual(['series_thread_died'])
  expect(await textOf(stored('csv'))).toStartWith('time,')
})
