import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Places of the embedded index. Ids ascend as population descends. */
export const places = sqliteTable('places', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Code of the region, such as `DE.02`, or of the country for a place without a region. */
  region: text().notNull(),
  country: text().notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  elevationM: integer('elevation_m'),
  timezone: text().notNull(),
  population: integer().notNull(),
  kind: text().notNull(),
})

/**
 * Every name of every place, as a key of engine/places/place-key.ts. The migration creates the table WITHOUT
 * ROWID, because the key is nearly the whole row.
 */
export const placeNames = sqliteTable(
  'place_names',
  {
    key: text().notNull(),
    place: integer().notNull(),
    /** True for the main name of the place. */
    isMain: integer('is_main', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.place] })],
)

/** Countries and their regions, by code. */
export const regions = sqliteTable('regions', { code: text().primaryKey(), name: text().notNull() })

/** Every name of every country and region, as a key of engine/places/place-key.ts. Also WITHOUT ROWID. */
export const regionNames = sqliteTable('region_names', { key: text().notNull(), code: text().notNull() }, (table) => [
  primaryKey({ columns: [table.key, table.code] }),
])

/** SHA-256 of the indexed table, with a mark while the index is being built. */
export const placeIndex = sqliteTable('place_index', { tableSha256: text('table_sha256').primaryKey() })

/** Answers of geographic sources: horizons by location, searches by text. */
export const geoAnswers = sqliteTable(
  'geo_answers',
  {
    id: text().primaryKey(),
    /** The answer, JSON. */
    answer: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the answer expires; null for never. */
    expiresAt: integer('expires_at'),
  },
  (table) => [
    index('geo_answers_expires_at').on(table.expiresAt),
    index('geo_answers_bytes').on(table.createdAt, sql`length(${table.answer})`),
  ],
)
