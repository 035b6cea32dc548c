import { Database as File } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { Database, StoreError } from '../../../server/db/database.ts'
import { anonymousRuns } from '../../../server/runs/record-kinds.ts'
import { WeatherStore } from '../../../server/weather/store.ts'
import { lockFile } from './lock-file.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-database-'))
  file = join(folder, 'store.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const url = () => pathToFileURL(file).href
const anyWrite = { toSQL: () => ({ sql: 'create table if not exists proof (n integer)', params: [] }) }

describe('a store that another process has locked', () => {
  test('a write waits for the lock without blocking the thread', async () => {
    const database = await Database.open(url(), { lockedMillis: HANG_LIMIT_MILLIS })
    const release = await lockFile(file)
    let ticks = 0
    const ticking = setInterval(() => ticks++, 5)
    let isWritten = false
    const written = database.write(anyWrite).finally(() => {
      isWritten = true
    })
    while (ticks < 20) await Bun.sleep(5) // for ever, if the write held the thread
    expect(isWritten).toBe(false)
    await release()
    expect(await written).toEqual([0])
    clearInterval(ticking)
    await database.close()
  })

  test('a write that waits too long fails, and the next one succeeds', async () => {
    const database = await Database.open(url(), { lockedMillis: 50 })
    const release = await lockFile(file)
    const refused: unknown = await database.write(anyWrite).catch((cause) => cause)
    expect(refused).toMatchObject({ code: 'overloaded', detail: 'Another process has locked the store: try again in 5 s' })
    await release()
    expect(await database.write(anyWrite)).toEqual([0])
    await database.close()
  })
})

describe('the error of a store that cannot be opened names the setting to change', () => {
  test('for a file of the same name that is not a database', async () => {
    writeFileSync(file, 'Dear all, this is a letter and no database. '.repeat(100))
    const refused: unknown = await Database.open(url()).catch((cause) => cause)
    expect(refused).toBeInstanceOf(StoreError)
    expect((refused as StoreError).message).toMatch(
      /^The store file:.*store\.db cannot be opened \(.*\): restore a backup, or move the file away/,
    )
  })

  test('for a file in place of its folder; secrets in an address are not shown', async () => {
    writeFileSync(file, '')
    const refused: unknown = await Database.open(`${url()}/deep/store.db?authToken=secret`).catch((cause) => cause)
    expect(refused).toBeInstanceOf(StoreError)
    expect((refused as StoreError).message).not.toContain('secret')
  })
})

describe('values', () => {
  test('are read as they were written, whatever their size', async () => {
    const database = await Database.open(url())
    const store = new WeatherStore(database)
    for (const bytes of [0, 1, 5000, 70_000, 3_000_000]) {
      const section = Buffer.from(new Uint8Array(bytes).map((_, k) => (k * 31) % 256))
      const series = {
        id: `w${bytes}`,
        source: 'file',
        owner: null,
        latitude: -12.3456789,
        longitude: null,
        createdAt: 2 ** 41,
        expiresAt: 7,
      }
      const meta = JSON.stringify({ text: 'Zürich ☀' })
      await database.write(...(await store.keep({ ...series, meta, section: Buffer.from(section) })))
      const found = await store.find(series.id, 0)
      expect(Buffer.isBuffer(found?.section)).toBe(true)
      expect(found?.section.equals(section)).toBe(true)
      expect({ ...found, section: null }).toEqual({ ...series, meta, section: null })
    }
    await database.close()
  })

  test('of an error say nothing about the contents of the statement', async () => {
    const database = await Database.open(url())
    const wrong = { toSQL: () => ({ sql: 'insert into nowhere values (?)', params: ['a secret'] }) }
    expect(String(await database.write(wrong).catch((cause) => cause))).not.toContain('secret')
    expect(String(await database.read.all('select * from nowhere').catch((cause) => cause))).toContain('no such table')
    await database.close()
  })
})

describe('the write-ahead log', () => {
  test('stays bounded while records are written and read, and is in the file after closing', async () => {
    const database = await Database.open(url())
    const content = (id: number) => ({ toSQL: () => ({ sql: 'insert into probe values (zeroblob(?))', params: [1_000_000 + id] }) })
    let largest = 0
    for (let k = 0; k < 60; k++) {
      await database.write(content(k))
      await database.read.values('select count(*) from probe')
      largest = Math.max(largest, (await database.sizes())?.wal ?? 0)
    }
    expect(largest).toBeLessThan(32e6)
    await database.close()
    const copy = join(folder, 'copy.db')
    copyFileSync(file, copy)
    const opened = new File(copy)
    expect(opened.query('select count(*) from probe').values()).toEqual([[60]])
    opened.close()
  })
})

describe('a store of version 1.8.0', () => {
  test('opens, keeps its records and gets what was added since', async () => {
    const old = new File(file)
    const migrations = join(import.meta.dir, '..', '..', '..', 'server', 'db', 'migrations')
    const { entries } = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as {
      entries: { tag: string; when: number }[]
    }
    old.run('CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)')
    for (const { tag, when } of entries.filter((entry) => entry.tag <= '0002_series_wish')) {
      for (const statement of readFileSync(join(migrations, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')) old.run(statement)
      old.run('insert into __drizzle_migrations (hash, created_at) values (?, ?)', [tag, when])
    }
    old.run(
      "insert into runs (id, kind, status, created_at, expires_at, attempts, request, response) values ('run_old', 'full', 'complete', 1, 2, 1, x'61', x'62')",
    )
    old.close()
    const database = await Database.open(url())
    const [row] = await database.read.values<[Buffer]>('select response from runs')
    expect(row?.[0].toString()).toBe('b')
    expect(await anonymousRuns(database, 1).taken()).toEqual({ records: 1, bytes: 2 })
    await database.close()
  })
})

test('requests that go on while the store is closed are done or fail, and none ends the process', async () => {
  for (let round = 0; round < 10; round++) {
    const database = await Database.open(url())
    await database.write(anyWrite)
    const outcomes: Promise<unknown>[] = []
    const ask = () => {
      outcomes.push(
        database.read.values('select count(*) from proof').then(
          () => 'done',
          ({ code }) => code,
        ),
        database.write(anyWrite).then(
          () => 'done',
          ({ code }) => code,
        ),
      )
    }
    for (let k = 0; k < 20; k++) ask()
    let isClosed = false
    const closed = database.close().then(() => {
      isClosed = true
    })
    while (!isClosed) {
      ask()
      await Bun.sleep(0)
    }
    await closed
    ask()
    const seen = await Promise.all(outcomes)
    expect(seen.slice(0, 40)).toEqual(new Array(40).fill('done'))
    expect(seen.filter((outcome) => outcome !== 'done' && outcome !== 'storage_unavailable')).toEqual([])
    expect(seen.slice(-2)).toEqual(['storage_unavailable', 'storage_unavailable'])
  }
})
