import { sql } from 'drizzle-orm'
import { blob, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Weather series that runs refer to by id: typical years by location, uploads by content. */
export const weather = sqliteTable(
  'weather',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    latitude: real(),
    longitude: real(),
    createdAt: integer('created_at').notNull(),
    /** When the series expires; null for never. */
    expiresAt: integer('expires_at'),
    /** What is known about the origin, JSON. */
    meta: text().notNull(),
    /** Weather section without its metadata, JSON, zstd. */
    section: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [index('weather_expires_at').on(table.expiresAt), index('weather_bytes').on(table.expiresAt, sql`length(${table.section})`)],
)
