import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { GeoAnswers } from '../../../server/geo/answers.ts'
import { PlaceIndex } from '../../../server/geo/place-index.ts'
import { PlaceSearch } from '../../../server/geo/place-search.ts'
import { PlaceStore } from '../../../server/geo/place-store.ts'
import { PlaceService } from '../../../server/geo/service.ts'
import { GeoStore } from '../../../server/geo/store.ts'
import type { Nominatim } from '../../../server/upstream/nominatim.ts'

// One store: its index is built in part by the first tests, and completed by the last one.
let folder: string
let database: Database
let index: PlaceIndex
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-places-'))
  database = await Database.open(`file:${join(folder, 'store.db')}`)
})
beforeEach(() => {
  index = new PlaceIndex(new PlaceStore(database), database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const silent = { service: 'The place search', search: () => new Promise<never>(() => undefined) } as unknown as Nominatim

function serviceWith(source: Nominatim | null, fallback = true): PlaceService {
  const store = new PlaceStore(database)
  const answers = new GeoAnswers(new GeoStore(database), database)
  return new PlaceService({ source, answers, index, search: new PlaceSearch(store), fallback, waitMillis: 0 })
}

/** Ends the building of the index, as a service does that stops. */
async function ended(): Promise<void> {
  index.close()
  await index.ready().catch(() => undefined)
}

test('a search that is silent is not waited for: the embedded places answer and say so, or the service refuses', async () => {
  const [place] = await serviceWith(silent).find('Berlin')
  expect(place).toMatchObject({ name: 'Berlin', source: 'index' })
  expect(place?.notes[0]).toBe('The place search did not answer within 0 s: these matches are from the embedded index of places')
  expect(await serviceWith(silent, false).find('Berlin').catch(String)).toContain('did not answer within 0 s')
  await ended()
})

test('a building that is ended leaves a part of the index', async () => {
  const places = serviceWith(null)
  const prepared = places.prepare()
  places.close()
  await prepared
  expect(await new PlaceStore(database).indexedTable()).toEndWith(' in part')
})

test('while the next start completes the index, its table answers, says so, and finds what the index finds', async () => {
  const names = ['Zurich', 'MÜNCHEN', 'são paulo', 'Springfield', 'Санкт-Петербург', '東京', 'New York, USA', 'Zur', 'St. Gallen 9000']
  const places = serviceWith(null)
  const early = await Promise.all(names.map((name) => places.find(name)))
  for (const [k, matches] of early.entries())
    expect([names[k], matches[0]?.notes]).toEqual([names[k], [expect.stringContaining('The index of places is still being built')]])
  await index.ready()
  for (const [k, name] of names.entries()) {
    const [first, ...rest] = await places.find(name)
    expect([name, first?.notes.filter((note) => note.includes('being built'))]).toEqual([name, []])
    // Of the text before a comma alone, the best match is the same here.
    expect([name, { ...early[k]?.[0], notes: [] }]).toEqual([name, { ...first, notes: [] } as never])
    expect(rest.length).toBeLessThan(5)
  }
  expect(await places.find('')).toEqual([])
})
