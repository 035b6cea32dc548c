import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredRun } from '@pvyield/contract/schemas'
import { AnswerWriter } from '../../../server/answers/answer-writer.ts'
import { Database } from '../../../server/db/database.ts'
import type { Pieces } from '../../../server/http/pieces.ts'
import { type Made, type Read, RunReader } from '../../../server/runs/reader.ts'
import { packSeries, seriesTable } from '../../../server/runs/series.ts'
import { RunStore } from '../../../server/runs/store.ts'
import type { WeatherService } from '../../../server/weather/service.ts'

const COLUMNS = 20
const ROWS = 200_000
const TEXT_BYTES = 40_000_000
/** Bytes that a reader may take from the store before anything of it is read. */
const AHEAD_MAX_BYTES = 4_000_000

/** Counts what is read from the store. */
class CountingStore extends RunStore {
  bytes = 0

  override async text(id: string, name: 'request' | 'response'): Promise<Uint8Array> {
    return this.count(await super.text(id, name))
  }

  countBlocks(): void {
    const packed = this.blocks.packed.bind(this.blocks)
    this.blocks.packed = async (id, part) => (await packed(id, part)).map((data) => this.count(data))
  }

  private count(data: Uint8Array): Uint8Array {
    this.bytes += data.length
    return data
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
/** Noise: packed, it is as long as before. */
const noise = Float64Array.from({ length: ROWS }, (_, row) => Math.sin(row * row) * 1000)
const names = Array.from({ length: COLUMNS }, (_, k) => `c${k}`)
const REQUEST = JSON.stringify({ note: 'x'.repeat(TEXT_BYTES) })
const startMinutes = Float64Array.from({ length: ROWS }, (_, row) => row)
const columns = names.map((_, k) => noise.map((value) => value + k))
const ALL = { columns: null, withZone: false }
const table = seriesTable({ stepMinutes: 1, timezoneH: 1, startMinutes, names, units: names.map(() => 'kWh'), columns }, {}, null)
let database: Database
let store: CountingStore
const writer = new AnswerWriter({ info: () => undefined, warn: () => undefined, error: () => undefined })

beforeAll(async () => {
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  store = new CountingStore(database)
  store.countBlocks()
  const packers = { zstd: Bun.zstdCompressSync, gzip: Bun.gzipSync, plain: (text: string) => Buffer.from(text) }
  for (const [id, pack] of Object.entries(packers)) await keep(id, Buffer.from(pack(REQUEST)), id === 'zstd')
})
afterAll(async () => {
  writer.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function keep(id: string, request: Buffer, withSeries: boolean): Promise<void> {
  const run = { id, kind: 'full', owner: null, attempts: 1, createdAt: 0, expiresAt: null, request, seriesWish: '{}' } as const
  await database.write(store.accept(run))
  for (const block of withSeries ? packSeries(table) : []) await database.write(store.blocks.addBlock(id, block))
  const response = Bun.zstdCompressSync('{"summary":{}}')
  const resolved = id === 'gzip' ? '{"weather":"met_gone","module":{"a":1}}' : '{}'
  const seriesHead = withSeries ? JSON.stringify(table.head) : null
  await database.write(store.complete(id, { resolved, response, seriesHead, blocks: [], headline: '{}' }))
}

function start(): RunReader {
  store.bytes = 0
  return new RunReader(store, writer, { section: async () => null } as unknown as WeatherService, '')
}

async function* piecesIn(read: Read<Made>): Pieces {
  if ('running' in read) throw new Error('The run is running')
  const { content } = await read.complete.bytes(null)
  if (content instanceof Uint8Array) yield content
  else yield* content
}

async function textOf(pieces: Pieces): Promise<string> {
  return new TextDecoder().decode(Bun.concatArrayBuffers(await Array.fromAsync(pieces)))
}

describe('a stored run', () => {
  test.each(['zstd', 'gzip', 'plain'])('whose request is stored as %s is read with the request as sent', async (id) => {
    const run = JSON.parse(await textOf(piecesIn(await start().run(id, false, null)))) as StoredRun
    expect(JSON.stringify(run.request) === REQUEST).toBe(true)
    expect(run).toMatchObject({ run_id: id, resolved: id === 'gzip' ? { weather: null, module: { a: 1 } } : {}, response: { summary: {} } })
  })

  test.each([
    ['CSV', () => start().csv('zstd-2', ALL)],
    ['Arrow', () => start().arrow('zstd-2', null)],
    ['JSON', () => start().run('zstd-2', true, null)],
  ])('that is deleted while it is read is cut, and its %s never looks complete', async (_form, open) => {
    await keep('zstd-2', Buffer.from('{}'), true)
    const pieces = piecesIn(await open())
    await pieces.next()
    await database.write(...store.forgetOthers('zstd-2', []))
    expect(await Array.fromAsync(pieces).catch((cause) => cause)).toMatchObject({ code: 'not_found' })
  })

  test('is read in short pieces', async () => {
    const sizes = (await Array.fromAsync(piecesIn(await start().run('zstd', true, null)))).map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThan(1e6)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(TEXT_BYTES)
  })

  test('has its series as JSON, with the chosen columns', async () => {
    const text = await textOf(piecesIn(await start().run('zstd', true, ['c3', 'c0'])))
    const { series } = (JSON.parse(text) as StoredRun).response
    expect([Object.keys(series?.columns ?? {}), series?.time.length]).toEqual([['c3', 'c0'], ROWS])
    const largestError = Math.max(
      ...(series?.columns.c3 ?? []).map((value, row) => Math.abs((value ?? Number.NaN) - (noise[row] ?? 0) - 3)),
    )
    expect(largestError).toBeLessThan(1e-9)
  })

  test.each([
    ['JSON', async () => piecesIn(await start().run('zstd', true, null)), TEXT_BYTES],
    ['CSV', async () => piecesIn(await start().csv('zstd', ALL)), 0],
    ['Arrow', async () => piecesIn(await start().arrow('zstd', null)), 0],
  ])('is read from the store only as far as its %s is read, and ending it early ends the work', async (_form, open, before) => {
    const pieces = await open()
    expect(store.bytes).toBe(0)
    let read = 0
    // Into the series, behind the request.
    while (read <= before + 100_000) read += (await pieces.next()).value?.length ?? Number.POSITIVE_INFINITY
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
    const taken = store.bytes
    expect(taken).toBeLessThan(AHEAD_MAX_BYTES)
    await pieces.return()
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
    expect([store.bytes, writer.writing]).toEqual([taken, 0])
  })
})
