import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { joinAlone } from '../../../server/db/members.ts'
import { orderOf } from '../../../server/runs/engine-order.ts'
import { newRunId } from '../../../server/runs/run-id.ts'
import { packSeries, type SeriesTable, seriesTable, unpackColumn } from '../../../server/runs/series.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { packedColumns } from './packed-columns.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
let database: Database
let store: RunStore
beforeAll(async () => {
  database = await Database.open(`file:${join(folder, 'deep', 'er', 'store.db')}`)
  store = new RunStore(database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function newRun(id: string, expiresAt: number | null = null) {
  return { id, kind: 'full' as const, owner: null, createdAt: 1, expiresAt, attempts: 0, request: Buffer.from('{}'), seriesWish: '{}' }
}

const RECORD = { resolved: '{}', response: Buffer.from('first'), seriesHead: null, blocks: [], headline: '{}' }

describe('run ids', () => {
  test('sort by time and never repeat', () => {
    const ids = [0, 1, 31, 32, 1e12, 1_800_000_000_000, 2 ** 48 - 1].map(newRunId)
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(Array.from({ length: 1000 }, () => newRunId(5))).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^run_[0-9a-hjkmnp-tv-z]{26}$/)
  })
})

describe('stored runs', () => {
  test('end once: a second end changes nothing', async () => {
    await database.write(store.accept(newRun('run_once')))
    expect(await database.write(store.complete('run_once', RECORD))).toEqual([1])
    expect(await database.write(store.complete('run_once', { ...RECORD, response: Buffer.from('second') }))).toEqual([0])
    expect(await database.write(store.fail('run_once', '{}'))).toEqual([0])
    const found = [(await store.find('run_once'))?.status, (await store.text('run_once', 'response')).toString()]
    expect(found).toEqual(['complete', 'first'])
  })

  test('a batch is written completely or not at all', async () => {
    expect(await database.write(store.accept(newRun('run_half')), store.accept(newRun('run_once'))).catch((cause) => cause)).toBeInstanceOf(
      Error,
    )
    expect(await store.find('run_half')).toBeUndefined()
  })

  test('200 concurrent writes are all stored', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, k) => database.write(store.accept(newRun(`run_many_${k}`)))))
    expect((await store.queue.unheld(1000)).filter(({ id }) => id.startsWith('run_many_'))).toHaveLength(200)
  })

  test('of accepted runs that have not ended, those that wait for a server are counted, with the time of the oldest', async () => {
    const path = join(folder, 'unended.db')
    const other = await Database.open(`file:${path}`)
    const holder = await joinAlone(other)
    const store = new RunStore(other, holder)
    await other.write(
      store.accept({ ...newRun('run_1'), createdAt: 5000 }, false),
      store.accept({ ...newRun('run_2'), createdAt: 3000 }, false),
      store.accept({ ...newRun('run_3'), createdAt: 1000 }),
    )
    expect(await store.queue.unended()).toEqual({ held: 1, waiting: 2, oldestWaitingAt: 3000 })
    await joinAlone(other)
    expect(await store.queue.unended()).toEqual({ held: 0, waiting: 3, oldestWaitingAt: 1000 })
    await other.close()
  })

  test('a run that a server with a newer engine accepted is left to one', async () => {
    await database.write(store.accept(newRun('run_newer')), store.accept(newRun('run_older')))
    const set = (id: string, engine: number) =>
      database.write({ toSQL: () => ({ sql: 'update runs set engine = ? where id = ?', params: [engine, id] }) })
    const names = async () => (await store.queue.unheld(1000)).map(({ id }) => id).filter((id) => /^run_(newer|older)$/.test(id))
    expect(await names()).toEqual(['run_newer', 'run_older'])
    await set('run_newer', orderOf('999.0.0'))
    await set('run_older', orderOf('1.14.0'))
    expect(await names()).toEqual(['run_older'])
    expect(['1.9.9', '1.10.0', '2.0.0'].map(orderOf)).toEqual([1_009_009, 1_010_000, 2_000_000])
  })

  test('are deleted with their series when they expire, but never while they run', async () => {
    const series = {
      stepMinutes: 60,
      timezoneH: 1,
      startMinutes: new Float64Array([0]),
      names: ['a'],
      units: ['1'],
      columns: [new Float64Array([1])],
    }
    const [block] = packSeries(seriesTable(series, {}, null))
    if (block === undefined) throw new Error('no block')
    await database.write(store.accept(newRun('run_old', 10)), store.accept(newRun('run_new', 30)), store.accept(newRun('run_busy', 10)))
    for (const id of ['run_old', 'run_new']) await database.write(store.blocks.addBlock(id, block), store.complete(id, RECORD))
    await database.write(...store.forgetExpired(20))
    expect([await store.find('run_old'), (await store.find('run_new'))?.id, (await store.find('run_busy'))?.id]).toEqual([
      undefined,
      'run_new',
      'run_busy',
    ])
    expect(await store.blocks.packed('run_old', { columns: [0, 1], from: 0, count: 1 })).toHaveLength(0)
    expect(await store.blocks.packed('run_new', { columns: [0, 1], from: 0, count: 1 })).toHaveLength(2)
  })

  test('data are still there after the store is opened again', async () => {
    const again = await Database.open(`file:${join(folder, 'deep', 'er', 'store.db')}`)
    expect((await new RunStore(again).find('run_once'))?.status).toBe('complete')
    await again.close()
  })
})

describe('stored series', () => {
  const ROWS = 70_000
  const column = Float64Array.from({ length: ROWS }, (_, row) => Math.sin(row) / 3)
  const startMinutes = Float64Array.from({ length: ROWS }, (_, row) => 5 * row)
  const other = Array.from(column, (value) => (value < 0 ? null : value))

  function tableOf(columnCount: number): SeriesTable {
    const names = Array.from({ length: columnCount }, (_, k) => `c${k}`)
    const series = {
      stepMinutes: 5,
      timezoneH: -3.5,
      startMinutes,
      names,
      units: names.map(() => 'kWh'),
      columns: names.map(() => column),
    }
    return seriesTable(series, { other }, null)
  }

  async function keep(id: string, table: SeriesTable): Promise<void> {
    await database.write(store.accept(newRun(id)))
    for (const block of packSeries(table)) await database.write(store.blocks.addBlock(id, block))
  }

  async function columnOf(id: string, k: number): Promise<number[]> {
    const parts = await Promise.all((await store.blocks.packed(id, { columns: [k], from: 0, count: 1000 })).map(unpackColumn))
    return parts.flatMap((part) => [...part])
  }

  test.each([1, 20, 150])('of %d columns are read back bit for bit, by column and by block', async (columnCount) => {
    const table = tableOf(columnCount)
    const last = columnCount + 1
    expect(table.head.columns[columnCount]).toEqual({ name: 'other', unit: null, decimals: 14 })
    const id = `run_series_${columnCount}`
    await keep(id, table)
    expect(await columnOf(id, 0)).toEqual([...startMinutes])
    expect(await columnOf(id, 1)).toEqual([...column])
    expect(await columnOf(id, last)).toEqual(other.map((value) => value ?? Number.NaN))
    const read: Float64Array[][] = []
    for (let block = 0; read.at(-1)?.length !== 0; block++)
      read.push(await Promise.all((await store.blocks.packed(id, { columns: [last, 0], from: block, count: 1 })).map(unpackColumn)))
    expect(read.flatMap(([values]) => [...(values ?? [])])).toEqual(other.map((value) => value ?? Number.NaN))
    expect(read.flatMap(([, starts]) => [...(starts ?? [])])).toEqual([...startMinutes])
  })

  test.each([1, 20, 150])('of %d columns need at most 5 MB for a block of all columns, and 1 MB for one of them', (columnCount) => {
    for (const block of packSeries(tableOf(columnCount))) {
      const sizes = packedColumns(block).map((packed) => Bun.zstdDecompressSync(packed as Uint8Array<ArrayBuffer>).length)
      expect(Math.max(...sizes)).toBeLessThan(1e6)
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(5e6)
    }
  })

  test('that an attempt left unfinished are replaced by those of the next one; those of a finished run stay', async () => {
    await keep('run_again', tableOf(1))
    await database.write(store.blocks.removeBlocks('run_again'))
    expect(await columnOf('run_again', 1)).toEqual([])
    const [block] = packSeries(tableOf(1))
    if (block === undefined) throw new Error('no block')
    await database.write(
      store.blocks.addBlock('run_again', block),
      store.complete('run_again', RECORD),
      store.blocks.removeBlocks('run_again'),
    )
    expect(await store.blocks.packed('run_again', { columns: [0, 1, 2], from: 0, count: 1 })).toHaveLength(3)
  })
})
