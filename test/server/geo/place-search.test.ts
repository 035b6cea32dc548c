import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { placeKey } from '../../../engine/places/place-key.ts'
import { Database } from '../../../server/db/database.ts'
import { PlaceIndex } from '../../../server/geo/place-index.ts'
import { PlaceSearch } from '../../../server/geo/place-search.ts'
import { PlaceStore } from '../../../server/geo/place-store.ts'
import { readPlaceTable } from '../../../server/geo/place-table.ts'
import { Seeded } from '../../engine/properties/seeded.ts'
import queries from '../../fixtures/geo/place-queries.json'
import { mistyped } from './typing-errors.ts'

const EARTH_RADIUS_KM = 6371
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const folder = mkdtempSync(join(tmpdir(), 'pvyield-places-'))
let database: Database
let search: PlaceSearch
beforeAll(async () => {
  database = await Database.open(pathToFileURL(join(folder, 'places.db')).href)
  const store = new PlaceStore(database)
  await new PlaceIndex(store, database).ready()
  search = new PlaceSearch(store)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function distanceKm(latitude: number, longitude: number, [otherLatitude = 0, otherLongitude = 0]: readonly number[]): number {
  const rad = Math.PI / 180
  const haversine =
    Math.sin(((otherLatitude - latitude) * rad) / 2) ** 2 +
    Math.cos(latitude * rad) * Math.cos(otherLatitude * rad) * Math.sin(((otherLongitude - longitude) * rad) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine))
}

async function names(text: string): Promise<string[]> {
  const { places } = await search.find(text)
  return places.map(({ name, country }) => `${name}, ${country}`)
}

describe('search for places', () => {
  for (const { query, expected } of queries.inputs) {
    test(`'${query}' is found first, within ${queries.tolerance.distance_km} km of its true position`, async () => {
      const [first] = (await search.find(query)).places
      if (first === undefined) throw new Error('nothing was found')
      expect(distanceKm(first.latitude, first.longitude, expected)).toBeLessThan(queries.tolerance.distance_km)
    })
  }

  test('places with the same name are sorted by population', async () => {
    const [first, second, third] = await names('Cambridge')
    expect([first, second, third]).toEqual(['Cambridge, United Kingdom', 'Cambridge, Canada', 'Cambridge, United States'])
    expect((await names('san')).length).toBe(5)
  })

  test('a region or country after the name, with or without a comma, restricts the search to it', async () => {
    expect(await names('Paris, Texas')).toEqual(['Paris, United States'])
    expect(await names('paris france')).toEqual(['Paris, France'])
    expect(await names('Paris, Deutschland')).toEqual([])
  })

  test('a region alone returns its largest places, with a note', async () => {
    const { places, notes } = await search.find('Bavaria')
    expect(places[0]?.name).toBe('Munich')
    expect(notes).toEqual(["'bavaria' is a country or region: showing its largest places"])
  })

  test('an address returns its town, with a note', async () => {
    const { places, notes } = await search.find('Marienplatz 1, 80331 München, Germany')
    expect(places.map(({ name }) => name)).toEqual(['Munich'])
    expect(notes).toEqual(["The index has places, countries and regions but no streets. Ignored: 'marienplatz'"])
    expect(await names('Germany, Frankfurt')).toContain('Frankfurt am Main, Germany')
  })

  test('one wrong letter is corrected, with a note, when no place has the name', async () => {
    const { places, notes } = await search.find('Barcelna')
    expect(places[0]?.country).toBe('Spain')
    expect(notes).toEqual(["No place is called 'barcelna': showing places with a similar name"])
  })

  test('a wrong first or second letter is corrected in every script with an alphabet', async () => {
    for (const [text, name] of [
      ['Nunich', 'Munich, Germany'],
      ['Lnodon', 'London, United Kingdom'],
      ['arcelona', 'Barcelona, Spain'],
      ['Bberlin', 'Berlin, Germany'],
      ['Госква', 'Moscow, Russia'],
      ['Θθήνα', 'Athens, Greece'],
      ['אל אביב', 'Tel Aviv, Israel'],
      ['الغاهرة', 'Cairo, Egypt'],
    ] as const)
      expect([text, (await names(text))[0]]).toEqual([text, name])
  })

  test('a typing error before a region is corrected, with or without a comma', async () => {
    expect((await names('Barcelna, Spain'))[0]).toBe('Barcelona, Spain')
    expect((await names('Barcelna Spain'))[0]).toBe('Barcelona, Spain')
    expect((await names('Nunich Germany'))[0]).toBe('Munich, Germany')
  })

  test('a name with one typing error finds its place, unless the text is another name or five larger places match equally well', async () => {
    const random = new Seeded(9)
    const cities = (await readPlaceTable()).places
      .map((line, id) => ({ id, name: placeKey(line.split('\t')[0] ?? ''), population: Number(line.split('\t')[6]) }))
      .filter(({ name, population }) => population >= 20_000 && /^[a-z]{6,}$/.test(name))
    let misspelled = 0
    for (let k = 0; k < 200; k++) {
      const { id, name, population } = random.pick(cities)
      const text = mistyped(random, name, LETTERS)
      const { places, notes } = await search.find(text)
      if (notes.length === 0 && places.length > 0) continue
      misspelled++
      const isThere =
        places.some((place) => place.id === id) || (places.length === 5 && places.every((place) => place.population >= population))
      expect([name, text, isThere]).toEqual([name, text, true])
    }
    expect(misspelled).toBeGreaterThan(150)
  })

  test('nonsense, numbers and symbols find nothing', async () => {
    for (const text of ['xqzvwk', '12345', '?!', "'; drop table places; --", '%%', 'a'.repeat(200)]) expect(await names(text)).toEqual([])
  })
})

test('a text of many parts or words makes about as many queries as an address', async () => {
  const store = new PlaceStore(database)
  let questions = 0
  const { regionsNamed } = store
  store.regionsNamed = (keys) => {
    questions++
    return regionsNamed.call(store, keys)
  }
  for (const text of ['xqz,'.repeat(50), 'xqz '.repeat(50), 'xqz xqz,'.repeat(25)]) await new PlaceSearch(store).find(text)
  expect(questions).toBeLessThan(100)
})

describe('the index', () => {
  test('is not built again by a second server that uses the same store', async () => {
    const store = new PlaceStore(database)
    const begun: unknown[] = []
    store.begin = (table) => {
      begun.push(table)
      return []
    }
    await new PlaceIndex(store, database).ready()
    expect(begun).toEqual([])
  })

  test('is built again for another table, and completed after an interruption', async () => {
    const store = new PlaceStore(database)
    const { sha256 } = await readPlaceTable()
    const old = Buffer.from('Old\tDE\t1\t2\t\tEurope/Berlin\t10\ttown')
    await database.write(...store.begin('old'), store.addPlaces('old', 0, old))
    await database.write(store.end('old'), ...store.begin(sha256))
    expect(await names('Paris')).toEqual([])
    await new PlaceIndex(store, database).ready()
    expect((await names('Paris'))[0]).toBe('Paris, France')
  })

  test('its table has the keys that a search uses, and a country name for every place', async () => {
    const { places, regions, names: keys } = await readPlaceTable()
    expect(places.length).toBe(53_296)
    const codes = new Set(regions.map((line) => line.split('\t')[0]))
    expect(places.filter((line) => !codes.has((line.split('\t')[1] ?? '').slice(0, 2)))).toEqual([])
    const written = keys.map((line) => line.split('\t')[0] ?? '')
    expect(written.filter((key, k) => k % 17 === 0 && placeKey(key) !== key)).toEqual([])
    expect(new Set(written).size).toBe(written.length)
  })
})
