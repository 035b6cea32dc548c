import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Contents that are stored outside the row that names them. Each is registered here before it is
 * written, so that none is unknown after a crash. Triggers of the migrations mark those of a deleted
 * run, weather or answer as released: no way of deleting a record can forget them, and an older
 * server on the same store, which knows nothing of them, releases them too.
 */
export const objects = sqliteTable(
  'objects',
  {
    /** Random. Its first letter says where the content is, see `contents.ts`. */
    key: text().primaryKey(),
    /** Id of the record that it belongs to, and with which it goes. */
    of: text().notNull(),
    bytes: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    /** `new` until it was found in its record; `released` until it is deleted. */
    state: text({ enum: ['new', 'kept', 'released'] }).notNull(),
  },
  (table) => [
    index('objects_of').on(table.of, table.bytes),
    index('objects_open').on(table.state, table.createdAt).where(sql`${table.state} <> 'kept'`),
  ],
)

/** Contents that are too large for a value of a database server, where there is no object store. */
export const objectParts = sqliteTable(
  'object_parts',
  {
    key: text().notNull(),
    part: integer().notNull(),
    data: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.part] })],
)

/** What the contents of a record take that are not in its row. */
export function objectBytesOf(id: AnyColumn): SQL<number> {
  return sql<number>`coalesce((select sum(${objects.bytes}) from ${objects} where ${objects.of} = ${id}), 0)`
}
