import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Places of the embedded index; ids count up from the largest population. */
export const places = sqliteTable('places', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Code of its region, `DE.02`, or of its country where it has no region. */
  region: text().notNull(),
  country: text().notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  elevationM: integer('elevation_m'),
  timezone: text().notNull(),
  population: integer().notNull(),
  kind: text().notNull(),
})

/** Every name of every place, as a key of place-key.ts. The migration makes it a table WITHOUT ROWID, because the key is nearly all of a row. */
export const placeNames = sqliteTable(
  'place_names',
  {
    key: text().notNull(),
    place: integer().notNull(),
    /** The name of the place, not one of its other names. */
    isMain: integer('is_main', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.place] })],
)

/** Countries and their regions, by code. */
export const regions = sqliteTable('regions', { code: text().primaryKey(), name: text().notNull() })

/** Every name of a country or region, as a key of place-key.ts; WITHOUT ROWID as well. */
export const regionNames = sqliteTable('region_names', { key: text().notNull(), code: text().notNull() }, (table) => [
  primaryKey({ columns: [table.key, table.code] }),
])

/** SHA-256 of the table in the index, with a mark while the index is being built. */
export const placeIndex = sqliteTable('place_index', { tableSha256: text('table_sha256').primaryKey() })

/** What geographic sources answered: horizons by place, searches by text. */
export const geoAnswers = sqliteTable(
  'geo_answers',
  {
    id: text().primaryKey(),
    /** The answer, JSON. */
    answer: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it is forgotten; null for never. */
    expiresAt: integer('expires_at'),
  },
  (table) => [index('geo_answers_expires_at').on(table.expiresAt)],
)
