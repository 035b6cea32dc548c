import { afterAll, beforeEach, expect, test } from 'bun:test'
import type { AnswerPart } from '../../../server/answers/answer-parts.ts'
import { AnswerWriter } from '../../../server/answers/answer-writer.ts'
import type { Pieces } from '../../../server/http/pieces.ts'
import type { Log } from '../../../server/log.ts'
import type { PackedPart } from '../../../server/runs/packed-part.ts'
import { packSeries, seriesTable } from '../../../server/runs/series.ts'
import type { StoredSeries } from '../../../server/runs/stored-series.ts'
import { packedColumns } from '../runs/packed-columns.ts'

const ROWS = 3000
const NAMES = Array.from({ length: 300 }, (_, k) => `c${k}`)
const startMinutes = Float64Array.from({ length: ROWS }, (_, row) => 60 * row)
const columns = NAMES.map((_, k) => Float64Array.from({ length: ROWS }, (_, row) => k + row / 8))
const units = NAMES.map(() => 'kW')
const table = seriesTable({ stepMinutes: 60, timezoneH: 0, startMinutes, names: NAMES, units, columns }, {}, null)
const blocks = packSeries(table).map(packedColumns)

const errors: string[] = []
const log: Log = { info: () => undefined, warn: () => undefined, error: (event) => void errors.push(event) }
const writer = new AnswerWriter(log)
beforeEach(() => {
  errors.length = 0
})
afterAll(() => writer.close())

const stored = (form: StoredSeries['form']): StoredSeries => ({
  head: table.head,
  at: [...NAMES.keys()],
  form,
  withZone: false,
  metadata: {},
})
const read = async ({ columns, from, count }: PackedPart) =>
  blocks.slice(from, from + count).flatMap((block) => columns.flatMap((k) => new Uint8Array(block[k] ?? [])))
const textOf = async (series: StoredSeries) =>
  new TextDecoder().decode(Bun.concatArrayBuffers(await Array.fromAsync(writer.pieces([{ series, read }]))))

test('a series of several blocks is written with all its rows and values', async () => {
  expect(blocks.length).toBeGreaterThan(1)
  const [head, ...rows] = (await textOf(stored('csv'))).trimEnd().split('\n')
  expect([head?.split(',').length, rows.length]).toEqual([NAMES.length + 1, ROWS])
  expect(rows[1999]?.split(',').slice(1).map(Number)).toEqual(columns.map((column) => column[1999] ?? 0))
  const { columns: written } = JSON.parse(await textOf(stored('json')))
  expect(written).toEqual(Object.fromEntries(NAMES.map((name, k) => [name, [...(columns[k] ?? [])]])))
})

test('columns that are short are read together, no more of them than a block of rows has values', async () => {
  const asked: PackedPart[] = []
  const counted = async (part: PackedPart) => {
    asked.push(part)
    return read(part)
  }
  const values = 9000 * 58
  for (const form of ['json', 'arrow'] as const) {
    asked.length = 0
    await Array.fromAsync(writer.pieces([{ series: stored(form), read: counted }]))
    expect(asked.length).toBe(Math.ceil((NAMES.length + 1) / Math.floor(values / ROWS)))
    expect(asked.flatMap((part) => part.columns)).toEqual(Array.from({ length: NAMES.length + 1 }, (_, k) => k))
    for (const part of asked) expect(part.columns.length * ROWS).toBeLessThanOrEqual(values)
  }
  const few = { ...stored('json'), at: [7, 3], head: { ...table.head, columns: [7, 3].flatMap((k) => table.head.columns[k] ?? []) } }
  expect(JSON.parse(await textOf(few)).columns).toEqual({ c7: [...(columns[7] ?? [])], c3: [...(columns[3] ?? [])] })
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
  await expect(Array.fromAsync(writer.pieces([{ series: stored('csv'), read: () => Promise.reject(fault) }]))).rejects.toBe(fault)
  expect(await textOf(stored('csv'))).toStartWith('time (UTC+00:00),')
})

test('a damaged record is storage_unavailable', async () => {
  const damaged = async () => [new Uint8Array([1, 2, 3])]
  await expect(Array.fromAsync(writer.pieces([{ series: stored('csv'), read: damaged }]))).rejects.toMatchObject({
    code: 'storage_unavailable',
  })
})

test('a thread that dies cuts the answers under way, is logged, and is replaced', async () => {
  const pieces = writer.pieces([{ series: stored('csv'), read }])
  await pieces.next()
  const { thread } = writer as unknown as { thread: Worker }
  const died = new Promise((resolve) => thread.addEventListener('close', resolve))
  thread.terminate()
  await died
  await expect(pieces.next()).rejects.toThrow('died')
  expect(errors).toEqual(['answer_thread_died'])
  expect(await textOf(stored('csv'))).toStartWith('time (UTC+00:00),')
})

test.each(['gzip', 'zstd', null] as const)('texts, packed texts and series are one answer in the encoding %p', async (encoding) => {
  const request = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(`{"note":"${'x'.repeat(300_000)}"}`)])
  const parts: AnswerPart[] = [
    '{"request":',
    { packed: async () => Bun.gzipSync(request), without: 'byteOrderMark' },
    ',"response":',
    { packed: async () => Bun.zstdCompressSync('{"summary":{}}'), without: 'lastByte' },
    ',"series":',
    { series: stored('json'), read },
    '}}',
  ]
  const { content, contentEncoding } = await writer.compose(parts)(encoding)
  expect(contentEncoding).toBe(encoding)
  const bytes = Bun.concatArrayBuffers(await Array.fromAsync(content as Pieces), Number.POSITIVE_INFINITY, true)
  const plain = encoding === 'gzip' ? Bun.gunzipSync(bytes) : encoding === 'zstd' ? Bun.zstdDecompressSync(bytes) : bytes
  const answer = JSON.parse(new TextDecoder().decode(plain))
  expect([answer.request.note.length, answer.response.summary]).toEqual([300_000, {}])
  expect(answer.response.series.columns.c1).toEqual([...(columns[1] ?? [])])
  expect(writer.writing).toBe(0)
})

test('a short answer is one piece, packed when that saves something', async () => {
  const begin = writer.compose(['{"a":', { packed: async () => Buffer.from(`"${'y'.repeat(5000)}"`), without: null }, '}'])
  const plain = await begin(null)
  expect([(plain.content as Uint8Array).length, plain.contentEncoding]).toEqual([5008, null])
  const packed = await begin('zstd')
  expect(Bun.zstdDecompressSync(packed.content as Uint8Array<ArrayBuffer>)).toEqual(Buffer.from(plain.content as Uint8Array))
  expect(await writer.compose(['{}'])('gzip')).toMatchObject({ contentEncoding: null })
  expect(writer.writing).toBe(0)
})

test('an answer that nobody reads costs nothing, and one that is left before its first piece ends', async () => {
  let reads = 0
  const counted = async (part: PackedPart) => {
    reads++
    return read(part)
  }
  const begin = writer.compose([{ series: stored('csv'), read: counted }])
  expect([reads, writer.writing]).toEqual([0, 0])
  const { content } = await begin('zstd')
  expect([reads > 0, writer.writing]).toEqual([true, 1])
  await (content as Pieces).return()
  expect(writer.writing).toBe(0)
})

test('what fails before the first piece fails the answer, and leaves nothing', async () => {
  const gone = new Error('gone')
  const begin = writer.compose(['{', { packed: () => Promise.reject(gone), without: null }])
  await expect(begin('gzip')).rejects.toBe(gone)
  expect(writer.writing).toBe(0)
})
