import { and, type Column, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database, Statement } from '../db/database.ts'
import { placeIndex, placeNames, places, regionNames, regions } from './table.ts'

/** A place that a search found. */
export interface FoundPlace {
  id: number
  name: string
  latitude: number
  longitude: number
  elevationM: number | null
  timezone: string
  population: number
  kind: string
  /** In English. */
  country: string
  countryCode: string
  /** In English; null for a place without a region. */
  region: string | null
  /** The searched name is the main name of the place. */
  isMain: boolean
}

/**
 * Groups of codes of countries and regions. A place must lie in at least one member of each group.
 */
export type Regions = readonly (readonly string[])[]

/**
 * The end of a prefix range: a text followed by this character sorts after everything that begins
 * with the text.
 */
const LAST_CHARACTER = '\u{10ffff}'

const country = alias(regions, 'country')
const region = alias(regions, 'region')

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

  /** @param rows each `[code, name, [key, ...]]` */
  addRegions(table: string, rows: readonly unknown[]): readonly Statement[] {
    const json = JSON.stringify(rows)
    const { read } = this.database
    return [
      read
        .insert(regions)
        .select(sql`select value ->> 0, value ->> 1 from json_each(${json}) where ${isOf(table)}`)
        .onConflictDoNothing(),
      read
        .insert(regionNames)
        .select(
          sql`select key.value, region.value ->> 0 from json_each(${json}) region, json_each(region.value, '$[2]') key where ${isOf(table)}`,
        )
        .onConflictDoNothing(),
    ]
  }

  /** @param rows the columns of the table `places`, in order, per row */
  addPlaces(table: string, rows: readonly unknown[]): Statement {
    const columns = sql.raw(Array.from({ length: 10 }, (_, k) => `value ->> ${k}`).join(', '))
    return this.database.read
      .insert(places)
      .select(sql`select ${columns} from json_each(${JSON.stringify(rows)}) where ${isOf(table)}`)
      .onConflictDoNothing()
  }

  /** @param rows each `[key, place, 1 for a main name]` */
  addNames(table: string, rows: readonly unknown[]): Statement {
    return this.database.read
      .insert(placeNames)
      .select(sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(rows)}) where ${isOf(table)}`)
      .onConflictDoNothing()
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
    const found = await this.database.read.select().from(regionNames).where(isOneOf(regionNames.key, keys))
    return new Map(keys.map((key) => [key, found.filter((named) => named.key === key).map(({ code }) => code)]))
  }

  /** Places that have one of the names, largest first. */
  placesNamed(keys: readonly string[], within: Regions, limit: number): Promise<FoundPlace[]> {
    return this.find(isOneOf(placeNames.key, keys), within, limit)
  }

  /** Places with a name that begins with this text, largest first. */
  placesBeginning(start: string, within: Regions, limit: number): Promise<FoundPlace[]> {
    return this.find(begins(start), within, limit)
  }

  /** The largest places of countries and regions. */
  largestIn(codes: readonly string[], limit: number): Promise<FoundPlace[]> {
    return this.database.read
      .select({ ...COLUMNS, isMain: sql<boolean>`1`.mapWith(Boolean) })
      .from(places)
      .innerJoin(country, eq(country.code, places.country))
      .leftJoin(region, and(eq(region.code, places.region), sql`${places.region} <> ${places.country}`))
      .where(lies([codes]))
      .orderBy(places.id)
      .limit(limit)
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

  private async find(named: SQL | undefined, within: Regions, limit: number): Promise<FoundPlace[]> {
    const matches = this.database.read
      .select({ place: placeNames.place, isMain: sql<boolean>`max(${placeNames.isMain})`.as('is_main') })
      .from(placeNames)
      .where(and(named, within.length === 0 ? undefined : this.placeLies(within)))
      .groupBy(placeNames.place)
      .orderBy(placeNames.place)
      .limit(limit)
      .as('matches')
    return this.database.read
      .select({ ...COLUMNS, isMain: sql<boolean>`${matches.isMain}`.mapWith(Boolean) })
      .from(matches)
      .innerJoin(places, eq(places.id, matches.place))
      .innerJoin(country, eq(country.code, places.country))
      .leftJoin(region, and(eq(region.code, places.region), sql`${places.region} <> ${places.country}`))
      .orderBy(places.id)
  }

  /**
   * Condition that the place of a name lies in these regions. Used only when regions are given,
   * because it looks up the place of every matching name, and thousands of names may share a
   * beginning.
   */
  private placeLies(within: Regions): SQL {
    return exists(
      this.database.read
        .select({ one: sql`1` })
        .from(places)
        .where(and(eq(places.id, placeNames.place), lies(within))),
    )
  }
}

/** Marks the table of an index that is being built. */
function unfinished(table: string): string {
  return `${table} in part`
}

/** Condition that the index belongs to this table, whether it is complete or not. */
function isOf(table: string): SQL {
  return sql`exists (select 1 from ${placeIndex} where ${placeIndex.tableSha256} in (${table}, ${unfinished(table)}))`
}

const COLUMNS = {
  id: places.id,
  name: places.name,
  latitude: places.latitude,
  longitude: places.longitude,
  elevationM: places.elevationM,
  timezone: places.timezone,
  population: places.population,
  kind: places.kind,
  country: country.name,
  countryCode: places.country,
  region: region.name,
}

/** Passes all keys as one SQL parameter, because there may be hundreds. */
function isOneOf(column: Column, keys: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(keys)}))`
}

function begins(start: string): SQL | undefined {
  return and(gte(placeNames.key, start), lt(placeNames.key, start + LAST_CHARACTER))
}

function lies(within: Regions): SQL | undefined {
  return and(...within.map((codes) => or(inArray(places.region, [...codes]), inArray(places.country, [...codes]))))
}
