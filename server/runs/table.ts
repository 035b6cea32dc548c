import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Stored runs: accepted ones, and those of a key. */
export const runs = sqliteTable(
  'runs',
  {
    id: text().primaryKey(),
    /** Which operation: `full` or `simple`. */
    kind: text({ enum: ['full', 'simple'] }).notNull(),
    status: text({ enum: ['running', 'complete', 'failed'] }).notNull(),
    /** Account that the run belongs to; null for an anonymous one, which whoever knows its id may read. */
    owner: text(),
    createdAt: integer('created_at').notNull(),
    /** When it is forgotten; null for never. */
    expiresAt: integer('expires_at'),
    /** How often it was started: a run that takes the server down with it is given up. */
    attempts: integer().notNull(),
    /** Body as sent, zstd. */
    request: blob({ mode: 'buffer' }).notNull(),
    /** Form and columns in which the caller wants the series, JSON. */
    seriesWish: text('series_wish').notNull().default('{"form":"json","columns":null}'),
    /** Ids that the body named and the sections of the library behind them, JSON. */
    resolved: text(),
    /** Answer without series and links, JSON, zstd. */
    response: blob({ mode: 'buffer' }),
    /** Columns, step and zone of the stored series, JSON; null without series. The migration that brought the zone forgot older series: they were kept for a day. */
    seriesHead: text('series_head'),
    /** Problem of a failed run, JSON. */
    failure: text(),
  },
  (table) => [index('runs_status').on(table.status), index('runs_expires_at').on(table.expiresAt)],
)

/** Series of stored runs, in blocks of rows: apart from the runs, so that no list ever reads them. */
export const runSeries = sqliteTable(
  'run_series',
  {
    runId: text('run_id').notNull(),
    /** Order of the block. */
    block: integer().notNull(),
    rows: integer().notNull(),
    /** Row starts, then every column, as doubles one after the other, zstd. */
    data: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.block] })],
)
