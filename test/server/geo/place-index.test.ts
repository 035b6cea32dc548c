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
