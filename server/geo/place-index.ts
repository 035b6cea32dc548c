import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Statement } from '../db/database.ts'
import type { PlaceStore } from './place-store.ts'
import { type PlaceTable, placeTableSha256, readPlaceTable } from './place-table.ts'

/**
 * Rows of one write, which the main thread prepares in a few milliseconds. Other requests are
 * answered between writes.
 */
const ROWS_OF_WRITE = 2000

/**
 * The index of places in the store. It is built from the embedded table when it is first needed,
 * and again when the table has changed.
 */
export class PlaceIndex {
  private built: Promise<void> | null = null

  constructor(
    private readonly store: PlaceStore,
    private readonly database: Database,
  ) {}

  /** Resolves when the index can be searched. */
  ready(): Promise<void> {
    this.built ??= this.build().catch((cause) => {
      this.built = null
      throw cause
    })
    return this.built
  }

  private async build(): Promise<void> {
    if ((await this.store.indexedTable()) === (await placeTableSha256())) return
    const table = await readPlaceTable()
    await this.database.write(...this.store.begin(table.sha256))
    for (const statements of this.writes(table)) {
      await this.database.write(...statements)
      await nextTurn()
    }
    await this.database.write(this.store.end(table.sha256))
  }

  private *writes({ sha256, regions, places, names }: PlaceTable): Generator<readonly Statement[]> {
    yield this.store.addRegions(sha256, regions.map(regionRow))
    for (const [from, lines] of slices(places))
      yield [
        this.store.addPlaces(
          sha256,
          lines.map((line, k) => placeRow(line, from + k)),
        ),
      ]
    for (const [, lines] of slices(names)) yield [this.store.addNames(sha256, lines.flatMap(nameRows))]
  }
}

function* slices(lines: readonly string[]): Generator<[from: number, lines: readonly string[]]> {
  for (let from = 0; from < lines.length; from += ROWS_OF_WRITE) yield [from, lines.slice(from, from + ROWS_OF_WRITE)]
}

function regionRow(line: string): unknown {
  const [code, name, keys = ''] = line.split('\t')
  return [code, name, keys.split('|')]
}

function placeRow(line: string, id: number): unknown {
  const [name, region = '', latitude, longitude, elevationM, timezone, population, kind] = line.split('\t')
  const country = region.slice(0, 2)
  return [
    id,
    name,
    region,
    country,
    Number(latitude),
    Number(longitude),
    elevationM ? Number(elevationM) : null,
    timezone,
    Number(population),
    kind,
  ]
}

function nameRows(line: string): unknown[] {
  const [key, numbers = ''] = line.split('\t')
  return numbers.split(' ').map((number) => [key, Number.parseInt(number, 10), number.endsWith('*') ? 1 : 0])
}
