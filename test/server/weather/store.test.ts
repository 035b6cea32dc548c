import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { type StoredWeather, WeatherStore } from '../../../server/weather/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
let database: Database
let store: WeatherStore
beforeAll(async () => {
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  store = new WeatherStore(database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function series(id: string, expiresAt: number | null, bytes = 100): StoredWeather {
  const section = Buffer.alloc(bytes)
  return {
    id,
    owner: null,
    source: expiresAt === null ? 'embedded' : 'file',
    latitude: null,
    longitude: null,
    createdAt: 1,
    expiresAt,
    meta: '{}',
    section,
  }
}

const keep = async (...all: StoredWeather[]) => database.write(...(await Promise.all(all.map((one) => store.keep(one)))).flat())
const stored = async (now: number) => [...(await store.stored(['typical', 'a', 'b', 'c', 'd'], now))].sort()

describe('stored weather', () => {
  test('an upload is deleted when it expires; a typical year never expires', async () => {
    await keep(series('typical', null), series('a', 10), series('b', 20))
    expect(await stored(10)).toEqual(['a', 'b', 'typical'])
    expect(await stored(11)).toEqual(['b', 'typical'])
    await database.write(store.forgetExpired(11))
    expect(await stored(0)).toEqual(['b', 'typical'])
  })

  test('the oldest uploads are deleted to make room for new ones; typical years do not count, and the newest upload is kept whatever its size', async () => {
    await keep(series('typical', null, 5000), series('a', 30), series('b', 40), series('c', 50))
    await database.write(store.forgetBeyond({ records: null, bytes: 300 }, 'c'))
    expect(await stored(0)).toEqual(['a', 'b', 'c', 'typical'])
    await keep(series('d', 60))
    await database.write(store.forgetBeyond({ records: null, bytes: 300 }, 'd'))
    expect(await stored(0)).toEqual(['b', 'c', 'd', 'typical'])
    await keep(series('a', 70, 301))
    await database.write(store.forgetBeyond({ records: null, bytes: 300 }, 'a'))
    expect(await stored(0)).toEqual(['a', 'typical'])
  })
})
