import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Statement } from '../db/database.ts'
import { ALL_DUTIES, type Duties } from '../db/duties.ts'
import { Problem } from '../http/problem.ts'
import type { Lines } from './place-lines.ts'
import type { PlaceStore } from './place-store.ts'
import { type PlaceBytes, type PlaceTable, placeTableSha256, readPlaceBytes, readPlaceTable } from './place-table.ts'

/** Lines of one write, which the store does in some 10 ms. Other writes come in between. */
const LINES_OF_WRITE = 2000

/**
 * The index of places in the store. It is built from the embedded table when it is first needed,
 * and again when the table has changed.
 */
export class PlaceIndex {
  private built: Promise<void> | null = null
  /** The table for searches while the index is being built. */
  private table: Promise<PlaceTable> | null = null
  /** Whether the building ends without an index. */
  isClosed = false

  constructor(
    private readonly store: PlaceStore,
    private readonly database: Database,
    private readonly duties: Duties = ALL_DUTIES,
  ) {}

  /** Resolves when the index can be searched. */
  ready(): Promise<void> {
    this.built ??= this.build().catch((cause) => {
      this.built = null
      throw cause
    })
    return this.built
  }

  /**
   * Null when the index can be searched within this time, and otherwise the table, which can be searched in a simpler way
   * until then: the index is written with some 200 commits, which a slow disk takes half a minute for.
   */
  async tableUnlessReady(millis: number): Promise<PlaceTable | null> {
    const isReady = await within(millis, this.ready())
    return isReady ? null : this.readTable()
  }

  /** Ends the building; the next start goes on with it. */
  close(): void {
    this.isClosed = true
  }

  private readTable(): Promise<PlaceTable> {
    this.table ??= readPlaceTable()
    return this.table
  }

  /** One server of a store builds it, and the others wait for it. */
  private async build(): Promise<void> {
    const isBuilt = async () => (await this.store.indexedTable()) === (await placeTableSha256())
    if (await isBuilt()) return
    await this.duties.inTurn('place index', async () => {
      if (!(await isBuilt())) await this.buildNow()
    })
  }

  private async buildNow(): Promise<void> {
    try {
      const table = await readPlaceBytes()
      await this.database.write(...this.store.begin(table.sha256))
      for (const statements of this.writes(table)) {
        if (this.isClosed) throw new Problem('storage_unavailable', 'The service is stopping: ask again in a moment')
        await this.database.write(...statements)
        await nextTurn()
      }
      await this.database.write(this.store.end(table.sha256))
    } finally {
      this.table = null
    }
  }

  private *writes({ sha256, regions, places, names }: PlaceBytes): Generator<readonly Statement[]> {
    yield this.store.addRegions(sha256, regions.bytes)
    for (const [first, lines] of slices(places)) yield [this.store.addPlaces(sha256, first, lines)]
    for (const [, lines] of slices(names)) yield [this.store.addNames(sha256, lines)]
  }
}

function* slices(lines: Lines): Generator<[first: number, lines: Uint8Array]> {
  for (let first = 0; first < lines.count; first += LINES_OF_WRITE) yield [first, lines.slice(first, first + LINES_OF_WRITE).bytes]
}

/** Whether work is done within a time. Fails: as the work does within it. */
async function within(millis: number, work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), millis)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
