import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { type RecordKind, Space } from '../../../server/db/space.ts'
import { GeoStore } from '../../../server/geo/store.ts'
import { IdempotencyStore } from '../../../server/idempotency/store.ts'
import { anonymousRuns } from '../../../server/runs/record-kinds.ts'
import { RunStore } from '../../../server/runs/store.ts'
import { runSeries } from '../../../server/runs/table.ts'
import { WeatherStore } from '../../../server/weather/store.ts'

const LOG = { info: () => undefined, warn: () => undefined, error: (_event: string, cause: unknown) => expect(cause).toBeUndefined() }

let folder: string
let database: Database
let runs: RunStore
let answers: IdempotencyStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-space-'))
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  runs = new RunStore(database)
  answers = new IdempotencyStore(database)
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const keep = (kind: RecordKind) => new Space(database, [kind], LOG, () => 0).keep()

async function accept(id: string, expiresAt: number, requestBytes: number): Promise<void> {
  const request = Buffer.alloc(requestBytes)
  await database.write(runs.accept({ id, kind: 'full', owner: null, attempts: 1, createdAt: 1, expiresAt, request, seriesWish: '{}' }))
}

/** Ends a run with an answer and a series of these sizes. */
async function complete(id: string, responseBytes: number, seriesBytes: number): Promise<void> {
  const record = { resolved: '{}', response: Buffer.alloc(responseBytes), seriesHead: null, blocks: [], headline: '{}' }
  await database.write(
    runs.complete(id, record),
    database.read.insert(runSeries).values({ runId: id, block: 0, column: 0, data: Buffer.alloc(seriesBytes) }),
  )
}

const stored = async (...ids: string[]) => {
  const found = await Promise.all(ids.map((id) => runs.find(id)))
  return ids.filter((_, k) => found[k] !== undefined).join(' ')
}

test('runs: the oldest that have ended make room, with their series; one that has not ended is never deleted', async () => {
  for (const [k, id] of ['a', 'b', 'c', 'd'].entries()) {
    await accept(id, 100 + k, 1000)
    if (id !== 'a') await complete(id, 2000, 7000)
  }
  expect(await anonymousRuns(database, 1).taken()).toEqual({ records: 4, bytes: 31_000 })
  await keep(anonymousRuns(database, 31_000))
  expect(await stored('a', 'b', 'c', 'd')).toBe('a b c d')
  await keep(anonymousRuns(database, 30_999))
  expect(await stored('a', 'b', 'c', 'd')).toBe('a c d')
  expect((await database.read.select().from(runSeries)).map(({ runId }) => runId)).toEqual(['c', 'd'])
  await keep(anonymousRuns(database, 1))
  expect(await stored('a', 'b', 'c', 'd')).toBe('a d') // the newest stays, whatever its size
})

test('runs: those that have expired are deleted, with their series, except one that has not ended', async () => {
  for (const id of ['a', 'b', 'c']) await accept(id, id === 'c' ? 200 : 100, 1000)
  for (const id of ['b', 'c']) await complete(id, 2000, 7000)
  await new Space(database, [anonymousRuns(database, 1e9)], LOG, () => 150).keep()
  expect(await stored('a', 'b', 'c')).toBe('a c')
  expect((await database.read.select().from(runSeries)).map(({ runId }) => runId)).toEqual(['c'])
})

test('idempotency: the oldest answers make room, those of accepted runs last', async () => {
  const answer = (id: string, outcome: 'complete' | 'accepted', expiresAt: number) =>
    answers.keep({ id, fingerprint: id, outcome, body: Buffer.alloc(9600), expiresAt }, 0).then((kept) => database.write(...kept))
  await answer('run', 'accepted', 10)
  await answer('old', 'complete', 20)
  await answer('new', 'complete', 30)
  await answer('last run', 'accepted', 40)
  const left = async () => {
    const ids = ['run', 'old', 'new', 'last run']
    const found = await Promise.all(ids.map((id) => answers.find(id, 0)))
    return ids.filter((_, k) => found[k] !== undefined)
  }
  expect(await answers.kind(1).taken()).toEqual({ records: 4, bytes: 40_000 })
  await keep(answers.kind(40_000))
  expect(await left()).toHaveLength(4)
  await keep(answers.kind(20_000))
  expect(await left()).toEqual(['run', 'last run'])
  await keep(answers.kind(10_000))
  expect(await left()).toEqual(['last run'])
})

test('places: the oldest answers make room', async () => {
  const geo = new GeoStore(database)
  for (const [k, id] of ['a', 'b', 'c'].entries())
    await database.write(geo.keep({ id, answer: 'x'.repeat(100), createdAt: k, expiresAt: null }))
  await keep(geo.kind(200))
  expect(await Promise.all(['a', 'b', 'c'].map((id) => geo.find(id, 0)))).toEqual([null, 'x'.repeat(100), 'x'.repeat(100)])
})

test('uploads and typical years are measured', async () => {
  const weather = new WeatherStore(database)
  const series = { source: 'file', latitude: null, longitude: null, createdAt: 1, meta: '{}' }
  await database.write(
    ...(await weather.keep({ ...series, id: 'upload', expiresAt: 5, section: Buffer.alloc(100) })),
    ...(await weather.keep({ ...series, id: 'owned', owner: 'acc_1', expiresAt: 5, section: Buffer.alloc(7) })),
    ...(await weather.keep({ ...series, source: 'pvgis', id: 'year', expiresAt: null, section: Buffer.alloc(30) })),
    ...(await weather.keep({ ...series, source: 'embedded', id: 'made', expiresAt: null, section: Buffer.alloc(40) })),
  )
  const taken = await new Space(database, weather.kinds(1e9), LOG).taken()
  expect([...taken]).toEqual([
    ['uploads', { records: 1, bytes: 100 }],
    ['account_uploads', { records: 1, bytes: 7 }],
    ['typical_years', { records: 1, bytes: 30 }],
    ['embedded_years', { records: 1, bytes: 40 }],
  ])
})

test('typical years: the oldest that the service made make room, and no year of an outside source', async () => {
  const weather = new WeatherStore(database)
  const year = { latitude: 1, longitude: 2, expiresAt: null, meta: '{}', section: Buffer.alloc(1000) }
  await database.write(
    ...(await weather.keep({ ...year, id: 'fetched', source: 'nsrdb', createdAt: 0 })),
    ...(await Promise.all(['a', 'b', 'c'].map((id, k) => weather.keep({ ...year, id, source: 'embedded', createdAt: k })))).flat(),
  )
  await new Space(database, weather.kinds(2000), LOG).keep()
  expect([...(await weather.stored(['fetched', 'a', 'b', 'c'], 0))].toSorted()).toEqual(['b', 'c', 'fetched'])
})

test('the space is kept while records are written, and the store keeps its size', async () => {
  const kind = anonymousRuns(database, 40e6)
  new Space(database, [kind], LOG, () => 0)
  const sizes: number[] = []
  for (let k = 0; k < 60; k++) {
    await accept(`run_${String(k).padStart(3, '0')}`, k, 10)
    await complete(`run_${String(k).padStart(3, '0')}`, 10, 4e6)
    const { file = 0, wal = 0 } = (await database.sizes()) ?? {}
    sizes.push(file + wal)
  }
  while ((await kind.taken()).bytes > 80e6) await Bun.sleep(10)
  expect(Math.max(...sizes)).toBeLessThan(200e6)
})

test('sums are answered from the indexes made for them', async () => {
  for (const text of [
    'select sum(length(request) + coalesce(length(response), 0)) from runs',
    'select sum(length(data)) from run_series',
    "select sum(length(data)) from run_series where run_id = 'a'",
    'select sum(length(body)) from idempotency',
    'select sum(length(answer)) from geo_answers',
    'select sum(length(section)) from weather where expires_at is not null and owner is null',
    'select sum(length(section)) from weather where owner is not null',
    'select count(*), sum(bytes) from runs where owner is not null',
    "select count(*), sum(bytes) from runs where owner = 'a'",
    "select id, kind, status, created_at, bytes, headline, label from runs where owner = 'a' and id < 'b' order by id desc limit 3",
    "select id, label from runs where owner = 'a' and instr(coalesce(label_key, '') || upper(headline ->> '$.label'), 'b') > 0",
  ]) {
    const plan = await database.read.values<[number, number, number, string]>(`explain query plan ${text}`)
    expect([text, plan.map(([, , , detail]) => detail).join()]).toEqual([
      text,
      expect.stringMatching(/USING (COVERING INDEX runs_owner|INDEX weather_owner|INDEX \w+_bytes) ?[^,]*$/),
    ])
  }
})
