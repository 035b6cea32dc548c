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
  /** In English; null where it has none. */
  region: string | null
  /** The searched name is the one that it goes by. */
  isMain: boolean
}

/** Groups of codes of countries and regions; a place lies in one of each group. */
export type Regions = readonly (readonly string[])[]

/** After every text that begins with another. */
const LAST_CHARACTER = '\u{10ffff}'

const country = alias(regions, 'country')
const region = alias(regions, 'region')

/**
 * SQL of the index of places: what builds it, and the reads of a search. Several processes may build it at once, and from different tables: a row is added
 * once, and only while the index is of its table, which is named by its SHA-256.
 */
export class PlaceStore {
  constructor(private readonly database: Database) {}

  /** The table that the index holds; null when it holds none in full. */
  async indexedTable(): Promise<string | null> {
    const [indexed] = await this.database.read.select().from(placeIndex)
    return indexed?.tableSha256 ?? null
  }

  /** Begins the index of a table with an empty one, unless it was begun already: by another process, or before this one was stopped. */
  begin(table: string): readonly Statement[] {
    const { read } = this.database
    const isOther = sql`not ${isOf(table)}`
    return [
      ...[placeNames, places, regionNames, regions, placeIndex].map((held) => read.delete(held).where(isOther)),
      read
        .insert(placeIndex)
        .select(sql`select ${inPart(table)} where ${isOther}`)
        .onConflictDoNothing(),
    ]
  }

  /** @param rows `[code, name, [key, ...]]` each */
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

  /** @param rows the columns of the table `places` each */
  addPlaces(table: string, rows: readonly unknown[]): Statement {
    const columns = sql.raw(Array.from({ length: 10 }, (_, k) => `value ->> ${k}`).join(', '))
    return this.database.read
      .insert(places)
      .select(sql`select ${columns} from json_each(${JSON.stringify(rows)}) where ${isOf(table)}`)
      .onConflictDoNothing()
  }

  /** @param rows `[key, place, 1 for a main name]` each */
  addNames(table: string, rows: readonly unknown[]): Statement {
    return this.database.read
      .insert(placeNames)
      .select(sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(rows)}) where ${isOf(table)}`)
      .onConflictDoNothing()
  }

  /** Ends the index of a table that was begun. */
  end(table: string): Statement {
    return this.database.read
      .update(placeIndex)
      .set({ tableSha256: table })
      .where(eq(placeIndex.tableSha256, inPart(table)))
  }

  /** Codes of the countries and regions that have one of some names, by name. */
  async regionsNamed(keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (keys.length === 0) return new Map()
    const found = await this.database.read.select().from(regionNames).where(isOneOf(regionNames.key, keys))
    return new Map(keys.map((key) => [key, found.filter((named) => named.key === key).map(({ code }) => code)]))
  }

  /** Places that have one of some names, the largest first. */
  placesNamed(keys: readonly string[], within: Regions, limit: number): Promise<FoundPlace[]> {
    return this.find(isOneOf(placeNames.key, keys), within, limit)
  }

  /** Places with a name that begins so, the largest first. */
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

  /** Names that begin so, of some lengths. */
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

  /** The place of a name lies in these regions; it is looked up for this alone, for a beginning may have thousands of names. */
  private placeLies(within: Regions): SQL {
    return exists(
      this.database.read
        .select({ one: sql`1` })
        .from(places)
        .where(and(eq(places.id, placeNames.place), lies(within))),
    )
  }
}

/** What the index is called while it is being built from a table. */
function inPart(table: string): string {
  return `${table} in part`
}

/** The index is of this table, in full or in part: what is added twice is the same. */
function isOf(table: string): SQL {
  return sql`exists (select 1 from ${placeIndex} where ${placeIndex.tableSha256} in (${table}, ${inPart(table)}))`
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

/** As one parameter: the keys may be hundreds. */
function isOneOf(column: Column, keys: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(keys)}))`
}

function begins(start: string): SQL | undefined {
  return and(gte(placeNames.key, start), lt(placeNames.key, start + LAST_CHARACTER))
}

function lies(within: Regions): SQL | undefined {
  return and(...within.map((codes) => or(inArray(places.region, [...codes]), inArray(places.country, [...codes]))))
}
