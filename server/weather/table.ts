import { sql } from 'drizzle-orm'
import { blob, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Weather series that runs refer to by id: typical years by location, uploads by content. */
export const weather = sqliteTable(
  'weather',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    /** Account that uploaded the series, which only it may use; null for a series that anyone may use. */
    owner: text(),
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
  (table) => [
    index('weather_expires_at').on(table.expiresAt),
    index('weather_bytes').on(table.expiresAt, table.owner, sql`length(${table.section})`),
    index('weather_owner').on(table.owner, table.expiresAt, table.id, sql`length(${table.section})`).where(sql`${table.owner} is not null`),
  ],
)
