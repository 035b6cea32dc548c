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

  /** @param lines each a code, a name and `key|key|...` */
  addRegions(table: string, lines: Uint8Array): readonly Statement[] {
    const { read } = this.database
    return [
      read
        .insert(regions)
        .select(sql`select value ->> 0, value ->> 1 from json_each(${rowsOf(lines)}) where ${isOf(table)}`)
        .onConflictDoNothing(),
      read
        .insert(regionNames)
        .select(
          sql`select key.value, region.value ->> 0
            from json_each(${rowsOf(lines)}) region, json_each(${partsOf(sql`region.value ->> 2`, '|')}) key
            where ${isOf(table)}`,
        )
        .onConflictDoNothing(),
    ]
  }

  /**
   * @param first  id of the place of the first line
   * @param lines  each a name, a region, a latitude, a longitude, an elevation or nothing, a time zone, a population and a kind
   */
  addPlaces(table: string, first: number, lines: Uint8Array): Statement {
    return this.database.read
      .insert(places)
      .select(
        sql`select ${first} + key, value ->> 0, value ->> 1, substr(value ->> 1, 1, 2), value ->> 2, value ->> 3,
          nullif(value ->> 4, ''), value ->> 5, value ->> 6, value ->> 7
          from json_each(${rowsOf(lines)}) where ${isOf(table)}`,
      )
      .onConflictDoNothing()
  }

  /** @param lines each a key and the ids of its places, with a star after the id of one that has it as its main name */
  addNames(table: string, lines: Uint8Array): Statement {
    return this.database.read
      .insert(placeNames)
      .select(
        sql`select name.value ->> 0, cast(id.value as integer), id.value like '%*'
          from json_each(${rowsOf(lines)}) name, json_each(${partsOf(sql`name.value ->> 1`, ' ')}) id
          where ${isOf(table)}`,
      )
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

/**
 * Lines of tab-separated columns as JSON, a list per line. The thread of the store makes it: on the
 * main thread the rows of the whole table took 0.6 s.
 */
function rowsOf(lines: Uint8Array): SQL {
  const escaped = sql`replace(replace(cast(${lines} as text), '\\', '\\\\'), '"', '\\"')`
  return sql`'[["' || replace(replace(${escaped}, char(9), '","'), char(10), '"],["') || '"]]'`
}

/** The parts of a text as JSON, a list. The text has no quotes. */
function partsOf(text: SQL, separator: string): SQL {
  return sql`'["' || replace(${text}, ${separator}, '","') || '"]'`
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
