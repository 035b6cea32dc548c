import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { isWithoutRoom, RunStore } from '../../../server/runs/store.ts'

let folder: string
let database: Database
let store: RunStore
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-totals-'))
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  store = new RunStore(database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const accept = (id: string, owner: string | null) => {
  const run = {
    id,
    kind: 'full',
    owner,
    createdAt: 1,
    expiresAt: null,
    attempts: 0,
    request: Buffer.from('{"a":1}'),
    seriesWish: '{}',
  } as const
  return store.accept(run)
}

/** What accounts take by their rows, and by the totals. */
async function both(): Promise<unknown[]> {
  return Promise.all([
    database.read.values('select owner, count(*), sum(bytes) from runs where owner is not null group by owner order by owner'),
    database.read.values('select owner, records, bytes from run_totals order by owner'),
  ])
}

test('the totals of accounts are those of their runs, whatever is stored, named and deleted', async () => {
  const record = { resolved: '{}', response: new Uint8Array(100), seriesHead: null, headline: '{}', blocks: [] }
  const steps = [
    [accept('run_1', 'ada'), accept('run_2', 'ada'), accept('run_3', 'bob'), accept('run_4', null)],
    [store.complete('run_1', record)],
    [store.label('ada', 'run_1', 'Süd')],
    [store.label('ada', 'run_1', null), store.label('bob', 'run_3', 'north')],
    [store.cancel('run_3', '{}')],
    store.forget('bob', 'run_3'),
    [accept('run_5', 'ada')],
    store.forgetAll('ada'),
  ]
  for (const statements of steps) {
    await database.write(...statements)
    const [rows, totals] = await both()
    expect(totals).toEqual(rows)
  }
  expect(await store.takenBy('bob')).toEqual({ records: 0, bytes: 0 })
})

test('a write without room changes nothing, and the next one with room does', async () => {
  const limits = { records: 1, bytes: 1e9 }
  await database.write(store.requireRoom('eve', limits), accept('run_6', 'eve'))
  const refused = await database.write(store.requireRoom('eve', limits), accept('run_7', 'eve')).catch((cause: unknown) => cause)
  expect(isWithoutRoom(refused)).toBe(true)
  expect(await store.find('run_7', 'eve')).toBeUndefined()
  await database.write(store.requireRoom('eve', { records: 2, bytes: 1e9 }), accept('run_7', 'eve'))
  expect(await store.takenBy('eve')).toEqual({ records: 2, bytes: 14 })
})
