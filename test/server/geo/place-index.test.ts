import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../../server/db/database.ts'
import { PlaceStore } from '../../../server/geo/place-store.ts'

const REGIONS = 'CH\tSwitzerland\tswitzerland|schweiz'
const place = (name: string) => `${name}\tCH\t47\t8\t400\tEurope/Zurich\t1000\tcity`
const bytesOf = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))

let folder: string
let databases: Database[]
let first: Builder
let second: Builder

/** Starts a process that builds the index. */
class Builder {
  readonly store: PlaceStore

  constructor(private readonly database: Database) {
    this.store = new PlaceStore(database)
  }

  begin = (table: string) => this.database.write(...this.store.begin(table))
  addPlaces = (table: string, first: number, ...places: string[]) =>
    this.database.write(this.store.addPlaces(table, first, bytesOf(...places)))
  addRest = (table: string, ...names: string[]) =>
    this.database.write(...this.store.addRegions(table, bytesOf(REGIONS)), this.store.addNames(table, bytesOf(...names)))
  end = (table: string) => this.database.write(this.store.end(table))
  named = async (key: string) => (await this.store.placesNamed([key], [], 5)).map(({ name }) => name)
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-places-'))
  const url = `file:${join(folder, 'store.db')}`
  databases = [await Database.open(url), await Database.open(url)]
  const [one, other] = databases.map((database) => new Builder(database))
  if (one === undefined || other === undefined) throw new Error('No databases')
  first = one
  second = other
})
afterEach(async () => {
  for (const database of databases) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('two processes that build the index at the same time leave one complete index', async () => {
  await first.begin('t1')
  await first.addPlaces('t1', 0, place('Zurich'))
  await second.begin('t1')
  expect(await first.store.indexedTable()).toBe('t1 in part')
  await second.addPlaces('t1', 0, place('Zurich'), place('Bern'))
  await first.addPlaces('t1', 1, place('Bern'))
  for (const builder of [first, second]) await builder.addRest('t1', 'zurich\t0*', 'bern\t1*')
  await first.end('t1')
  await second.begin('t1')
  await second.end('t1')
  expect(await second.store.indexedTable()).toBe('t1')
  expect([await first.named('zurich'), await first.named('bern')]).toEqual([['Zurich'], ['Bern']])
  expect(await second.store.regionsNamed(['schweiz', 'nowhere'])).toEqual(
    new Map([
      ['schweiz', ['CH']],
      ['nowhere', []],
    ]),
  )
})

test('the index contains the table that was started last, and nothing of the other one', async () => {
  await first.begin('t1')
  await first.addPlaces('t1', 0, place('Old'))
  await second.begin('t2')
  await first.addPlaces('t1', 1, place('Older'))
  await first.addRest('t1', 'old\t0*', 'older\t1*')
  await first.end('t1')
  expect(await first.store.indexedTable()).toBe('t2 in part')
  await second.addPlaces('t2', 0, place('New'))
  await second.addRest('t2', 'new\t0*')
  await second.end('t2')
  expect(await first.store.indexedTable()).toBe('t2')
  expect([await first.named('old'), await first.named('older'), await first.named('new')]).toEqual([[], [], ['New']])
})

test('a name with quotes and backslashes is stored as it is, and a place without an elevation or a region too', async () => {
  const names = ['Mezhova"', String.raw`back\slash \t \" \\`, "L'Aquila", '']
  await first.begin('t1')
  await first.addPlaces('t1', 4, ...names.map(place), 'Here\tCH.02\t-47.5\t8.25\t\tEurope/Zurich\t1000\ttown')
  await first.addRest('t1', 'one\t4* 5', 'two "quoted"\t6* 8')
  const found = await first.store.placesNamed(['one', 'two "quoted"'], [], 10)
  expect(found.map(({ id, name, isMain }) => [id, name, isMain])).toEqual([
    [4, names[0], true],
    [5, names[1], false],
    [6, names[2], true],
    [8, 'Here', false],
  ] as never)
  expect(found[3]).toMatchObject({ elevationM: null, latitude: -47.5, longitude: 8.25, population: 1000, countryCode: 'CH', region: null })
  expect(found[0]).toMatchObject({ elevationM: 400 })
})
