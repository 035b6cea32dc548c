import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Empty. Written and cleared to find out whether the store can be written. */
export const probe = sqliteTable('probe', { content: blob({ mode: 'buffer' }).notNull() })

/**
 * The last write of each process that uses a remote store, so that a write whose answer was lost is
 * not made twice.
 */
export const writeMarks = sqliteTable('write_marks', { writer: text().notNull(), write: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.writer, table.write] }),
])
