import { type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { placeIndex, placeNames, places, regionNames, regions } from './table.ts'

type Read = Database['read']

/** Marks the table of an index that is being built. */
export function unfinished(table: string): string {
  return `${table} in part`
}

/** Lines of tab-separated columns of the table of places, and the SHA-256 of the table. */
export interface Addition {
  readonly table: string
  readonly lines: Uint8Array
}

/** Of lines with a code, a name and `key|key|...`. */
export function addedRegions(read: Read, { table, lines }: Addition): readonly Statement[] {
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
 * Of lines with a name, a region, a latitude, a longitude, an elevation or nothing, a time zone, a population and a kind.
 * @param first  number of the first line
 */
export function addedPlaces(read: Read, { table, lines }: Addition, first: number): Statement {
  return read
    .insert(places)
    .select(
      sql`select ${first} + key, value ->> 0, value ->> 1, substr(value ->> 1, 1, 2), value ->> 2,
        value ->> 3, nullif(value ->> 4, ''), value ->> 5, value ->> 6, value ->> 7
        from json_each(${rowsOf(lines)}) where ${isOf(table)}`,
    )
    .onConflictDoNothing()
}

/** Of lines with a key and the ids of its places, with a star after the id of one that has it as its main name. */
export function addedNames(read: Read, { table, lines }: Addition): Statement {
  return read
    .insert(placeNames)
    .select(
      sql`select name.value ->> 0, cast(id.value as integer), id.value like '%*'
        from json_each(${rowsOf(lines)}) name, json_each(${partsOf(sql`name.value ->> 1`, ' ')}) id
        where ${isOf(table)}`,
    )
    .onConflictDoNothing()
}

/** Condition that the index belongs to this table, whether it is complete or not. */
export function isOf(table: string): SQL {
  return sql`exists (select 1 from ${placeIndex} where ${placeIndex.tableSha256} in (${table}, ${unfinished(table)}))`
}

/**
 * Lines of tab-separated columns as JSON, a list per line. The thread of the store makes it: on the
 * main thread the rows of the whole table took 0.3 s.
 */
function rowsOf(lines: Uint8Array): SQL {
  const escaped = sql`replace(replace(cast(${lines} as text), '\\', '\\\\'), '"', '\\"')`
  return sql`'[["' || replace(replace(${escaped}, char(9), '","'), char(10), '"],["') || '"]]'`
}

/** The parts of a text as JSON, a list. The text has no quotes. */
function partsOf(text: SQL, separator: string): SQL {
  return sql`'["' || replace(${text}, ${separator}, '","') || '"]'`
}
