import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Empty. Written and cleared to find out whether the store can be written. */
export const probe = sqliteTable('probe', { content: blob({ mode: 'buffer' }).notNull() })

/**
 * The servers that use the store, see `members.ts`. A server on a database server makes this table
 * itself, before the migrations.
 */
export const members = sqliteTable('members', {
  id: text().primaryKey(),
  /** The same before and after a restart. */
  server: text().notNull(),
  /** For the operator. */
  name: text().notNull(),
  /** Until when it is sure to be there, by the clock of the database server. 0: it has gone, and its work is not all taken up. */
  until: integer().notNull(),
})

/**
 * The last write of each process that uses a remote store, so that a write whose answer was lost is
 * not made twice.
 */
export const writeMarks = sqliteTable('write_marks', { writer: text().notNull(), write: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.writer, table.write] }),
])

/** What one server of a store does for all of them, see `duties.ts`. */
export const duties = sqliteTable('duties', {
  name: text().primaryKey(),
  /** Server that has it. */
  holder: text().notNull(),
  /** Tells one turn of a server from its next one. */
  turn: text().notNull(),
  /** Until when nobody else takes it as long as its holder is there, by the clock of the database server. */
  until: integer().notNull(),
})
