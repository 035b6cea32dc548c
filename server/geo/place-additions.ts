import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { preparedWrite } from '../db/prepared-write.ts'
import { placeIndex, placeNames, places, regionNames, regions } from './table.ts'

/** Marks the table of an index that is being built. */
export function unfinished(table: string): string {
  return `${table} in part`
}

/** Lines of the table of places, and the SHA-256 of the table. */
interface Addition {
  readonly table: string
  readonly lines: Uint8Array
  /** Number of the first line. */
  readonly first: number
}

/** What adds lines to the index, as long as the index belongs to their table. */
export function preparedAdditions(read: Database['read']) {
  const isOfTable = isOf(sql.placeholder('table'), sql.placeholder('part'))
  const addition = (statement: Parameters<typeof preparedWrite>[0]) => {
    const prepared = preparedWrite(statement)
    return (added: Omit<Addition, 'first'> & Partial<Addition>): Statement => prepared({ ...added, part: unfinished(added.table) })
  }
  return {
    /** Of lines with a code, a name and `key|key|...`. */
    regions: addition(
      read.insert(regions).select(sql`select value ->> 0, value ->> 1 from json_each(${ROWS}) where ${isOfTable}`).onConflictDoNothing(),
    ),
    regionNames: addition(
      read
        .insert(regionNames)
        .select(
          sql`select key.value, region.value ->> 0
            from json_each(${ROWS}) region, json_each(${partsOf(sql`region.value ->> 2`, '|')}) key
            where ${isOfTable}`,
        )
        .onConflictDoNothing(),
    ),
    /** Of lines with a name, a region, a latitude, a longitude, an elevation or nothing, a time zone, a population and a kind. */
    places: addition(
      read
        .insert(places)
        .select(
          sql`select ${sql.placeholder('first')} + key, value ->> 0, value ->> 1, substr(value ->> 1, 1, 2), value ->> 2,
            value ->> 3, nullif(value ->> 4, ''), value ->> 5, value ->> 6, value ->> 7
            from json_each(${ROWS}) where ${isOfTable}`,
        )
        .onConflictDoNothing(),
    ),
    /** Of lines with a key and the ids of its places, with a star after the id of one that has it as its main name. */
    names: addition(
      read
        .insert(placeNames)
        .select(
          sql`select name.value ->> 0, cast(id.value as integer), id.value like '%*'
            from json_each(${ROWS}) name, json_each(${partsOf(sql`name.value ->> 1`, ' ')}) id
            where ${isOfTable}`,
        )
        .onConflictDoNothing(),
    ),
  }
}

/** Condition that the index belongs to this table, whether it is complete or not. */
export function isOf(table: string | Placeholder, part: string | Placeholder): SQL {
  return sql`exists (select 1 from ${placeIndex} where ${placeIndex.tableSha256} in (${table}, ${part}))`
}

const ESCAPED = sql`replace(replace(cast(${sql.placeholder('lines')} as text), '\\', '\\\\'), '"', '\\"')`
/**
 * Lines of tab-separated columns as JSON, a list per line. The thread of the store makes it: on the
 * main thread the rows of the whole table took 0.3 s.
 */
const ROWS = sql`'[["' || replace(replace(${ESCAPED}, char(9), '","'), char(10), '"],["') || '"]]'`

/** The parts of a text as JSON, a list. The text has no quotes. */
function partsOf(text: SQL, separator: string): SQL {
  return sql`'["' || replace(${text}, ${separator}, '","') || '"]'`
}
