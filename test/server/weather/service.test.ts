import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { Database } from '../../../server/db/database.ts'
import { NoTypicalYear, type TypicalYearSource } from '../../../server/upstream/typical-year-source.ts'
import { type WeatherParts, WeatherService } from '../../../server/weather/service.ts'
import { WeatherStore } from '../../../server/weather/store.ts'
import type { WeatherMade } from '../../../server/weather/tasks.ts'

const FORM = { bytes: new Uint8Array(), contentType: 'multipart/form-data; boundary=x', maxInflatedBytes: 100 }
const MADE: WeatherMade = { id: 'met_upload', section: Bun.zstdCompressSync('{"ghi_wm2":[0]}'), meta: '{}' }
const HOUR_MILLIS = 3_600_000
const DAY_MILLIS = 24 * HOUR_MILLIS

let folder: string
let database: Database
let now: number
let questions: number
let weather: WeatherService

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-weather-'))
  database = await Database.open(`file:${join(folder, 'store.db')}`)
  now = 0
  questions = 0
  const atSea: TypicalYearSource = {
    service: 'Sunbase',
    notes: [],
    fetch: async () => {
      questions++
      throw new NoTypicalYear('Sunbase', 'at sea')
    },
  }
  weather = new WeatherService({
    store: new WeatherStore(database),
    database,
    pool: { submit: async () => MADE } as unknown as WeatherParts['pool'],
    newLocationsPerHour: 30,
    uploadsMaxBytes: 1e6,
    accountUploads: { records: 2, bytes: 1e6 },
    sources: { pvgis: atSea, nsrdb: null },
    fallback: true,
    now: () => now,
  })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const SENDER = { caller: '10.0.0.1', owner: null, signal: new AbortController().signal }

test('an upload is kept for 30 days, and uploading it again restarts the 30 days', async () => {
  await weather.upload(FORM, {}, SENDER)
  now = 30 * DAY_MILLIS
  await weather.requireStored(MADE.id)
  now += 1
  expect(await weather.requireStored(MADE.id).catch((cause) => cause)).toMatchObject({
    code: 'not_found',
    errors: [{ field: 'weather.id' }],
  })
  await weather.upload(FORM, {}, SENDER)
  now += 30 * DAY_MILLIS
  await weather.requireStored(MADE.id)
})

test('an address may ask outside sources for 30 new locations per hour', async () => {
  const claim = (k: number) => weather.claimLocation({ latitude: k, longitude: 0, source: 'pvgis' }, '192.0.2.1')
  for (let k = 0; k < 30; k++) await claim(k)
  expect(await claim(30).catch((cause: unknown) => cause)).toMatchObject({
    code: 'rate_limited',
    headers: { 'retry-after': '3600', 'ratelimit-limit': '30' },
  })
  now = HOUR_MILLIS
  await claim(30)
})

test(
  'a location for which a source has no data is remembered for a day, up to 10,000 locations',
  async () => {
    const ask = (longitude: number) =>
      weather.withYear({ latitude: 0, longitude, source: 'pvgis' }, null, async () => '').catch(({ detail }) => detail)
    const first = await ask(0)
    expect(first).toStartWith('Sunbase has no data there: at sea: send your own weather')
    now = DAY_MILLIS - 1
    expect([await ask(0), questions]).toEqual([first, 1])
    now = DAY_MILLIS
    expect([await ask(0), questions]).toEqual([first, 2])
    for (let k = 1; k < 10_000; k++) await ask(k / 100)
    await ask(0)
    expect(questions).toBe(10_001)
    await ask(100)
    await ask(0)
    expect(questions).toBe(10_003)
  },
  HANG_LIMIT_MILLIS,
)
