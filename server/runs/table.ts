import { sql } from 'drizzle-orm'
import { blob, check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Stored runs, and studies, which are many runs of one plant. */
export const runs = sqliteTable(
  'runs',
  {
    id: text().primaryKey(),
    /** Which operation: `full` or `simple` for a run, or the kind of a study. */
    kind: text({ enum: ['full', 'simple', 'sweep', 'optimise', 'uncertainty', 'batch'] }).notNull(),
    status: text({ enum: ['running', 'complete', 'failed'] }).notNull(),
    /**
     * Account that the run belongs to. Null for an anonymous run, which anyone who knows its id may
     * read.
     */
    owner: text(),
    createdAt: integer('created_at').notNull(),
    /** When the run may be deleted; null for never. */
    expiresAt: integer('expires_at'),
    /**
     * How often a worker took the run, without those that a stop of the service interrupted. A run that
     * crashes the server each time is given up.
     */
    attempts: integer().notNull(),
    /** Server that sees a run through which has not ended (`members`); null for none. */
    holder: text(),
    /** Engine of the server that accepted it, as a number that grows with the version; a server with an older one does not make it. */
    engine: integer(),
    /** Where the trace of the request that was answered with 202 goes on (W3C Trace Context); null without traces. */
    traceparent: text(),
    /** Body as sent: gzip, or zstd of everything else. */
    request: blob({ mode: 'buffer' }).notNull(),
    /** Form and columns that the caller requested for the series, JSON. */
    seriesWish: text('series_wish').notNull().default('{"form":"json","columns":null}'),
    /** Weather id that the body named, and the library sections that it named by id, JSON. */
    resolved: text(),
    /** Answer without series and links, JSON, zstd. */
    response: blob({ mode: 'buffer' }),
    /**
     * Columns, step and time zone of the stored series, JSON; null without series. The migrations
     * that added the zone and split the columns deleted older series, which were kept for a day only.
     */
    seriesHead: text('series_head'),
    /** Problem of a failed run, JSON. */
    failure: text(),
    /** Label and main results of a run that is complete, as a list shows them, JSON; of a study that has not ended, how far it is. */
    headline: text(),
    /** What its account calls the run; null without a label. */
    label: text(),
    /** The label as searches compare it: SQL alone knows the case of ASCII letters only. */
    labelKey: text('label_key'),
    /** What a run of an account takes of its space, with its series; null for other runs. */
    bytes: integer(),
  },
  (table) => [
    index('runs_status').on(table.status),
    index('runs_expires_at').on(table.expiresAt),
    // Answers how much the runs take without reading them.
    index('runs_bytes').on(table.expiresAt, sql`length(${table.request})`, sql`length(${table.response})`),
    // Answers the list of an account and what it takes. The row itself has the texts before these columns.
    index('runs_owner')
      .on(table.owner, table.id, table.kind, table.status, table.createdAt, table.bytes, table.headline, table.label, table.labelKey)
      .where(sql`${table.owner} is not null`),
  ],
)

/**
 * Series of stored runs, one row for each column of each block of rows. One column of all blocks can
 * be read without the others, for JSON, and one block of all columns, for CSV. Kept in a separate
 * table so that lists of runs never read them.
 */
export const runSeries = sqliteTable(
  'run_series',
  {
    runId: text('run_id').notNull(),
    /** Position of the block in the series. */
    block: integer().notNull(),
    /** 0 for the starts of the rows, then the columns in the order of the head. */
    column: integer().notNull(),
    /** Consecutive doubles, zstd, below 1 MB. */
    data: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.block, table.column] }),
    index('run_series_bytes').on(table.runId, sql`length(${table.data})`),
  ],
)

/** Name by which a refused write is known. */
export const HAS_ROOM = 'run_totals_has_room'

/**
 * How many runs each account has, and what they take. Triggers of the store keep it, whichever server
 * writes, so that a limit is one row to look at.
 */
export const runTotals = sqliteTable(
  'run_totals',
  {
    owner: text().primaryKey(),
    records: integer().notNull(),
    bytes: integer().notNull(),
    /** Set by a write that needs room, which fails as a whole without it. */
    hasRoom: integer('has_room', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [check(HAS_ROOM, sql`${table.hasRoom}`)],
)
