import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { newRunId } from '../../../server/runs/run-id.ts'
import { packSeries, type SeriesBlock, seriesTable, unpackBlock } from '../../../server/runs/series.ts'
import { RunStore } from '../../../server/runs/store.ts'

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
  return { id, kind: 'full' as const, owner: null, createdAt: 1, expiresAt, request: Buffer.from('{}'), seriesWish: '{}' }
}

const RECORD = { resolved: '{}', response: Buffer.from('first'), seriesHead: null, blocks: [] }

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
    expect(await database.write(...store.complete('run_once', RECORD))).toEqual([1])
    expect(await database.write(...store.complete('run_once', { ...RECORD, response: Buffer.from('second') }))).toEqual([0])
    expect(await database.write(store.fail('run_once', '{}'))).toEqual([0])
    const found = await store.find('run_once')
    expect([found?.status, found?.response?.toString()]).toEqual(['complete', 'first'])
  })

  test('a batch is written completely or not at all', async () => {
    expect(await database.write(store.accept(newRun('run_half')), store.accept(newRun('run_once'))).catch((cause) => cause)).toBeInstanceOf(
      Error,
    )
    expect(await store.find('run_half')).toBeUndefined()
  })

  test('200 concurrent writes are all stored', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, k) => database.write(store.accept(newRun(`run_many_${k}`)))))
    expect((await store.running()).filter(({ id }) => id.startsWith('run_many_'))).toHaveLength(200)
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
    const blocks = packSeries(seriesTable(series, {}, null))
    await database.write(store.accept(newRun('run_old', 10)), store.accept(newRun('run_new', 30)), store.accept(newRun('run_busy', 10)))
    for (const id of ['run_old', 'run_new']) await database.write(...store.complete(id, { ...RECORD, blocks }))
    await database.write(...store.forgetExpired(20))
    expect([await store.find('run_old'), (await store.find('run_new'))?.id, (await store.find('run_busy'))?.id]).toEqual([
      undefined,
      'run_new',
      'run_busy',
    ])
    expect(await Array.fromAsync(store.blocks('run_old'))).toHaveLength(0)
    expect(await Array.fromAsync(store.blocks('run_new'))).toHaveLength(1)
  })

  test('data are still there after the store is opened again', async () => {
    const again = await Database.open(`file:${join(folder, 'deep', 'er', 'store.db')}`)
    expect((await new RunStore(again).find('run_once'))?.status).toBe('complete')
    await again.close()
  })
})

describe('stored series', () => {
  test('are read back bit for bit, in blocks of a year', async () => {
    const rows = 20_000
    const column = Float64Array.from({ length: rows }, (_, row) => Math.sin(row) / 3)
    const startMinutes = Float64Array.from({ length: rows }, (_, row) => 5 * row)
    const other = Array.from(column, (value) => (value < 0 ? null : value))
    const series = { stepMinutes: 5, timezoneH: -3.5, startMinutes, names: ['a'], units: ['kWh'], columns: [column] }
    const table = seriesTable(series, { other }, null)
    const packed = packSeries(table)
    expect(packed.map((block) => block.rows)).toEqual([8784, 8784, 2432])
    const columns = [
      { name: 'a', unit: 'kWh', decimals: 14 },
      { name: 'other', unit: null, decimals: 14 },
    ]
    expect(table.head).toEqual({ stepMinutes: 5, timezoneH: -3.5, rows, columns, isChosen: false })
    const blocks: SeriesBlock[] = await Promise.all(packed.map(unpackBlock))
    expect(blocks.flatMap((block) => [...block.startMinutes])).toEqual([...startMinutes])
    expect(blocks.flatMap((block) => [...(block.columns[0] ?? [])])).toEqual([...column])
    expect(blocks.flatMap((block) => [...(block.columns[1] ?? [])])).toEqual(other.map((value) => value ?? Number.NaN))
  })
})
