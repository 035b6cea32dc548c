import { sql } from 'drizzle-orm'
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Work of idempotency keys that is under way, of servers that share a store. */
export const claims = sqliteTable('claims', {
  /** SHA-256 of caller and key. */
  id: text().primaryKey(),
  /** Server that does the work (`members`). */
  holder: text().notNull(),
  /** As that of the answer. */
  fingerprint: text().notNull(),
})

/** First answers to requests with an Idempotency-Key. */
export const idempotency = sqliteTable(
  'idempotency',
  {
    /** SHA-256 of caller and key. */
    id: text().primaryKey(),
    /**
     * SHA-256 of operation, body and form of the answer. A different value under the same key is a
     * conflict.
     */
    fingerprint: text().notNull(),
    outcome: text({ enum: ['complete', 'accepted'] }).notNull(),
    /** Answer, JSON or CSV, zstd. */
    body: blob({ mode: 'buffer' }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Zone of the time stamps of a CSV, `UTC+01:00`; null for another form. */
    zone: text(),
    /** Account whose request it was; null for a request without credentials. */
    owner: text(),
  },
  (table) => [
    index('idempotency_expires_at').on(table.expiresAt),
    index('idempotency_owner').on(table.owner).where(sql`${table.owner} is not null`),
    index('idempotency_bytes').on(table.outcome, table.expiresAt, sql`length(${table.body})`),
  ],
)
