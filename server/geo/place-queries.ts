import { and, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../db/database.ts'
import { placeNames, places, regions } from './table.ts'

type Read = Database['read']

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

/** Places whose name fulfils a condition, largest first. */
export function matching(read: Read, named: SQL | undefined, within: Regions, limit: number) {
  const matches = read
    .select({ place: placeNames.place, isMain: sql<boolean>`max(${placeNames.isMain})`.as('is_main') })
    .from(placeNames)
    .where(and(named, within.length === 0 ? undefined : placeLies(read, within)))
    .groupBy(placeNames.place)
    .orderBy(placeNames.place)
    .limit(limit)
    .as('matches')
  return read
    .select({ ...COLUMNS, isMain: sql<boolean>`${matches.isMain}`.mapWith(Boolean) })
    .from(matches)
    .innerJoin(places, eq(places.id, matches.place))
    .innerJoin(country, eq(country.code, places.country))
    .leftJoin(region, and(eq(region.code, places.region), sql`${places.region} <> ${places.country}`))
    .orderBy(places.id)
}

/** The largest places of countries and regions. */
export function largestIn(read: Read, codes: readonly string[], limit: number) {
  return read
    .select({ ...COLUMNS, isMain: sql<boolean>`1`.mapWith(Boolean) })
    .from(places)
    .innerJoin(country, eq(country.code, places.country))
    .leftJoin(region, and(eq(region.code, places.region), sql`${places.region} <> ${places.country}`))
    .where(lies([codes]))
    .orderBy(places.id)
    .limit(limit)
}

/** Passes all keys as one SQL parameter, because there may be hundreds. */
export function isNamed(keys: readonly string[]): SQL {
  return sql`${placeNames.key} in (select value from json_each(${JSON.stringify(keys)}))`
}

export function begins(start: string): SQL | undefined {
  return and(gte(placeNames.key, start), lt(placeNames.key, start + LAST_CHARACTER))
}

/**
 * Condition that the place of a name lies in these regions. Used only when regions are given,
 * because it looks up the place of every matching name, and thousands of names may share a
 * beginning.
 */
function placeLies(read: Read, within: Regions): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(places)
      .where(and(eq(places.id, placeNames.place), lies(within))),
  )
}

function lies(within: Regions): SQL | undefined {
  return and(...within.map((codes) => or(inArray(places.region, [...codes]), inArray(places.country, [...codes]))))
}
