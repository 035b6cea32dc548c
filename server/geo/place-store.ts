import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { addedNames, addedPlaces, addedRegions, isOf, unfinished } from './place-additions.ts'
import { begins, type FoundPlace, isNamed, largestIn, matching, type Regions } from './place-queries.ts'
import { placeIndex, placeNames, places, regionNames, regions } from './table.ts'

/**
 * SQL of the index of places: statements that build it, and the queries of a search. Several
 * processes may build the index at the same time, even from different tables.
 * Each row is added once, and only while the index belongs to the row's table, which is identified
 * by its SHA-256.
 */
export class PlaceStore {
  constructor(private readonly database: Database) {}

  /**
   * SHA-256 of the indexed table, with a mark while the index is being built; null for an empty
   * index.
   */
  async indexedTable(): Promise<string | null> {
    const [indexed] = await this.database.read.select().from(placeIndex)
    return indexed?.tableSha256 ?? null
  }

  /**
   * Starts an empty index for a table, unless another process, or this one before a restart, has
   * already started it.
   */
  begin(table: string): readonly Statement[] {
    const { read } = this.database
    const isOther = sql`not ${isOf(table)}`
    return [
      ...[placeNames, places, regionNames, regions, placeIndex].map((cleared) => read.delete(cleared).where(isOther)),
      read
        .insert(placeIndex)
        .select(sql`select ${unfinished(table)} where ${isOther}`)
        .onConflictDoNothing(),
    ]
  }

  addRegions(table: string, lines: Uint8Array): readonly Statement[] {
    return addedRegions(this.database.read, { table, lines })
  }

  /** @param first  id of the place of the first line */
  addPlaces(table: string, first: number, lines: Uint8Array): Statement {
    return addedPlaces(this.database.read, { table, lines }, first)
  }

  addNames(table: string, lines: Uint8Array): Statement {
    return addedNames(this.database.read, { table, lines })
  }

  /** Marks the index of a table as complete. */
  end(table: string): Statement {
    return this.database.read
      .update(placeIndex)
      .set({ tableSha256: table })
      .where(eq(placeIndex.tableSha256, unfinished(table)))
  }

  /** Codes of the countries and regions that have one of the names, by name. */
  async regionsNamed(keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (keys.length === 0) return new Map()
    const found = await this.database.read
      .select()
      .from(regionNames)
      .where(sql`${regionNames.key} in (select value from json_each(${JSON.stringify(keys)}))`)
    return new Map(keys.map((key) => [key, found.filter((named) => named.key === key).map(({ code }) => code)]))
  }

  /** Places that have one of the names, largest first. */
  async placesNamed(keys: readonly string[], within: Regions, limit: number): Promise<FoundPlace[]> {
    return matching(this.database.read, isNamed(keys), within, limit)
  }

  /** Places with a name that begins with this text, largest first. */
  async placesBeginning(start: string, within: Regions, limit: number): Promise<FoundPlace[]> {
    return matching(this.database.read, begins(start), within, limit)
  }

  /** The largest places of countries and regions. */
  async largestIn(codes: readonly string[], limit: number): Promise<FoundPlace[]> {
    return largestIn(this.database.read, codes, limit)
  }

  /** Names within a range of lengths that begin with this text. */
  async keysBeginning(start: string, minLength: number, maxLength: number): Promise<string[]> {
    const length = sql`length(${placeNames.key})`
    const found = await this.database.read
      .selectDistinct({ key: placeNames.key })
      .from(placeNames)
      .where(and(begins(start), gte(length, minLength), sql`${length} <= ${maxLength}`))
    return found.map(({ key }) => key)
  }
}
