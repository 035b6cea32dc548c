import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { DamagedRecord } from '../../../server/db/zstd.ts'
import { IdempotencyStore } from '../../../server/idempotency/store.ts'
import { Contents } from '../../../server/objects/contents.ts'
import type { Objects } from '../../../server/objects/objects.ts'
import { anonymousRuns } from '../../../server/runs/record-kinds.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { WeatherStore } from '../../../server/weather/store.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { SQLD, startSqld } from '../db/sqld.ts'

const DAY_MILLIS = 86_400_000

/** A place in memory. */
class MemoryObjects implements Objects {
  readonly stored = new Map<string, Uint8Array>()
  /** Length of each part that was read. */
  readonly reads: number[] = []
  async put(key: string, content: Uint8Array) {
    this.stored.set(key, content.slice())
  }
  async get(key: string, from: number, bytes: number) {
    this.reads.push(bytes)
    const part = this.stored.get(key)?.slice(from, from + bytes)
    return part?.length === bytes ? part : null
  }
  async remove(key: string) {
    this.stored.delete(key)
  }
}

const bytes = (length: number, seed = 0) => Buffer.from(new Uint8Array(length).map((_, k) => (k * 7919 + (k >> 8) + seed) % 256))

let folder: string
let database: Database
let objects: MemoryObjects
let now: number
let contents: Contents
let runs: RunStore
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-contents-'))
  database = await Database.open(`file:${join(folder, 'pvyield.db')}`)
  objects = new MemoryObjects()
  now = DAY_MILLIS
  contents = new Contents(database, { objects, aboveBytes: 100, now: () => now })
  runs = new RunStore(database, null, undefined, contents)
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const ROW = { kind: 'full', owner: null, createdAt: 1, expiresAt: 1, attempts: 0, seriesWish: '{}' } as const
const accept = async (id: string) => {
  await database.write(runs.accept({ ...ROW, id, request: await runs.keepRequest(id, bytes(1000)) }))
}
const record = { resolved: '{}', response: bytes(500, 1), seriesHead: '{}', headline: '{}' }
const block = { block: 0, data: bytes(600, 2), ends: [100, 350, 600] }
const kinds = async () => (await contents.taken()).map(({ state, records }) => `${records} ${state}`)

describe('a long content', () => {
  test('is an object that the row names; a short one is the row’s own', async () => {
    const [short, long] = [await contents.keep('a', bytes(100)), await contents.keep('a', bytes(101))]
    expect([short.data.length, short.key, objects.stored.size]).toEqual([100, null, 1])
    expect(long.data.length).toBeLessThan(120)
    expect([...objects.stored.keys()]).toEqual([long.key as string])
    expect(long.key).toMatch(/^o[0-9a-f]{32}$/)
    expect(await contents.read([short.data, long.data])).toEqual([bytes(100), bytes(101)])
  })

  test('of a run is read as it was stored: its body, its answer, and each column of its series', async () => {
    await accept('run_a')
    const kept = await runs.keepRecord('run_a', { ...record, blocks: [block] })
    expect(kept.bytes).toBe(1100)
    await database.write(...kept.blocks.map((one) => runs.blocks.addBlock('run_a', one)), runs.complete('run_a', kept))
    expect(objects.stored.size).toBe(3)
    expect(Buffer.from(await runs.text('run_a', 'request'))).toEqual(bytes(1000))
    expect(Buffer.from(await runs.text('run_a', 'response'))).toEqual(record.response)
    const columns = (wanted: number[]) => runs.blocks.packed('run_a', { columns: wanted, from: 0, count: 8 })
    expect((await columns([0, 1, 2])).map((part) => Buffer.from(part))).toEqual([
      block.data.subarray(0, 100),
      block.data.subarray(100, 350),
      block.data.subarray(350),
    ])
    expect((await columns([2, 0])).map((part) => Buffer.from(part))).toEqual([block.data.subarray(350), block.data.subarray(0, 100)])
    expect((await anonymousRuns(database, 1).taken()).bytes).toBeGreaterThan(2100)
  })

  test('is read with few calls, which have no more than a block that nobody wants', async () => {
    const keepParts = async (length: number) => {
      const { data, ends } = await contents.keep(
        'a',
        bytes(length),
        [1, 2, 3, 4].map((k) => (k * length) / 4),
      )
      return ends.map((end, k) => data.subarray(ends[k - 1] ?? 0, end))
    }
    const readLengths = async (...values: (Uint8Array | undefined)[]) => {
      objects.reads.length = 0
      await contents.read(values.map((value) => value ?? new Uint8Array()))
      return objects.reads.toSorted((a, b) => a - b)
    }
    const [short, long, next] = [await keepParts(4_000_000), await keepParts(8_000_000), await keepParts(200_000)]
    expect(await readLengths(...short)).toEqual([4_000_000])
    expect(await readLengths(short[3], short[0])).toEqual([4_000_000])
    expect(await readLengths(...long)).toEqual([8_000_000])
    expect(await readLengths(long[0], long[2], long[3])).toEqual([2_000_000, 4_000_000])
    expect(await readLengths(long[3], next[2], long[0], next[0])).toEqual([150_000, 2_000_000, 2_000_000])
    expect(
      (await contents.read([long[3] ?? bytes(0), long[0] ?? bytes(0)])).map((part) =>
        Buffer.from(part).equals(bytes(8_000_000).subarray(0, 2_000_000)),
      ),
    ).toEqual([false, true])
  })

  test('that was changed or is missing is a damaged record, never another content', async () => {
    const { data, key } = await contents.keep('a', bytes(1000))
    objects.stored.set(key ?? '', bytes(1000, 3))
    expect(String(await contents.readOne(data).catch((cause) => cause))).toContain('is not what was stored')
    objects.stored.set(key ?? '', bytes(999))
    expect(await contents.readOne(data).catch((cause) => cause)).toBeInstanceOf(DamagedRecord)
    objects.stored.clear()
    expect(String(await contents.readOne(data).catch((cause) => cause))).toContain('is missing')
    const without = new Contents(database, { aboveBytes: 100 })
    expect(String(await without.readOne(data).catch((cause) => cause))).toContain('OBJECTS_URL')
  })
})

describe('a sweep', () => {
  test('deletes what no row came to name after a day, and keeps what a row names', async () => {
    await contents.keep('run_lost', bytes(1000))
    await accept('run_a')
    await contents.keep('run_a', bytes(700)) // of an attempt that was killed
    now += DAY_MILLIS
    await contents.sweep()
    expect(objects.stored.size).toBe(3)
    now += 1
    await contents.sweep()
    // The run has not ended: what it names in the end is not known.
    expect([objects.stored.size, await kinds()]).toEqual([2, ['2 new']])
    await database.write(runs.fail('run_a', '{}'))
    await contents.sweep()
    expect([objects.stored.size, await kinds()]).toEqual([1, ['1 kept']])
    expect(Buffer.from(await runs.text('run_a', 'request'))).toEqual(bytes(1000))
  })

  test('deletes the objects of deleted runs, weather and answers, whatever deleted them', async () => {
    await accept('run_a')
    const kept = await runs.keepRecord('run_a', { ...record, blocks: [block] })
    await database.write(...kept.blocks.map((one) => runs.blocks.addBlock('run_a', one)), runs.complete('run_a', kept))
    const [weather, answers] = [new WeatherStore(database, contents), new IdempotencyStore(database, contents)]
    const series = { id: 'met_a', source: 'file', createdAt: 1, expiresAt: 1, meta: '{}', section: bytes(400) }
    await database.write(...(await weather.keep(series)))
    const answer = { id: 'key', fingerprint: 'f', outcome: 'complete', body: bytes(300), expiresAt: 1 } as const
    await database.write(...(await answers.keep(answer, 0)))
    expect((await weather.find('met_a', 0))?.section.equals(series.section)).toBe(true)
    expect((await answers.find('key', 0))?.body.equals(answer.body)).toBe(true)
    now += 2 * DAY_MILLIS
    await contents.sweep()
    expect([objects.stored.size, await kinds()]).toEqual([5, ['5 kept']])
    await database.write(...runs.forgetExpired(2), weather.forgetExpired(2), answers.forgetExpired(2))
    expect(await kinds()).toEqual(['5 released'])
    await contents.sweep()
    expect([objects.stored.size, await kinds()]).toEqual([0, []])
  })

  test('goes on where one ended that could not delete', async () => {
    await accept('run_a')
    await database.write(runs.fail('run_a', '{}'), ...runs.forgetExpired(2))
    const remove = objects.remove.bind(objects)
    objects.remove = () => Promise.reject(new Error('away'))
    expect(String(await contents.sweep().catch((cause) => cause))).toContain('away')
    objects.remove = remove
    await contents.sweep()
    expect([objects.stored.size, await kinds()]).toEqual([0, []])
  })

  test('weather that is stored already keeps its object, and a second one is deleted at once', async () => {
    const weather = new WeatherStore(database, contents)
    const series = { id: 'met_a', source: 'file', createdAt: 1, expiresAt: 1, meta: '{}', section: bytes(400) }
    for (let k = 0; k < 3; k++) await database.write(...(await weather.keep(series)))
    await contents.sweep()
    expect([objects.stored.size, await kinds()]).toEqual([1, ['1 new']])
    expect((await weather.find('met_a', 0))?.section.equals(series.section)).toBe(true)
  })
})

for (const [name, open] of [
  ['of libSQL’s protocol in this process', async () => new DatabaseServer(() => 'answered')],
  ['sqld', SQLD === null ? null : startSqld],
] as const)
  test.skipIf(open === null)(
    `without an object store, values above 5 MB are rows of their parts in a database server ${name}${open === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`,
    async () => {
      if (open === null) return
      const server = await open()
      const remote = await Database.open(server.url)
      const inRows = new Contents(remote, { aboveBytes: 4_500_000 })
      const store = new RunStore(remote, null, undefined, inRows)
      const long = bytes(12_345_678)
      await remote.write(store.accept({ ...ROW, id: 'run_a', request: await store.keepRequest('run_a', long) }))
      expect(Buffer.from(await store.text('run_a', 'request')).equals(long)).toBe(true)
      const { data } = await inRows.keep('run_b', long, [2_500_000, 7_000_001, long.length])
      const part = data.subarray(data.indexOf(0, 1), data.lastIndexOf(0))
      expect(Buffer.from(await inRows.readOne(part)).equals(long.subarray(2_500_000, 7_000_001))).toBe(true)
      const changed = await remote.write(store.fail('run_a', '{}'), ...store.forgetExpired(2))
      expect(changed).toEqual([1, 0, 1])
      await inRows.sweep()
      expect(await remote.read.values<number[]>('select count(*) from object_parts')).toEqual([[13]])
      await remote.close()
      await server.stop()
    },
  )
