import { sql } from 'drizzle-orm'
import { blob, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Projects of accounts: variants of the plant of one site. */
export const projects = sqliteTable(
  'projects',
  {
    /** Sorts by time. */
    id: text().primaryKey(),
    owner: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it or one of its variants was last changed. */
    updatedAt: integer('updated_at').notNull(),
    /** Grows with each change: whoever changes it names the one that was read. */
    revision: integer().notNull(),
    /** Random id of the last change. */
    changeId: text('change_id').notNull(),
    name: text().notNull(),
    notes: text().notNull(),
    /** The site; null until a variant has one. */
    latitude: real(),
    longitude: real(),
    /** Name and notes as searches compare them. */
    words: text().notNull(),
    /** Digest of the secret of its link, which is not stored; null without a link. */
    linkHash: text('link_hash'),
    linkedAt: integer('linked_at'),
    /** When the link ends; null for never. */
    linkEndsAt: integer('link_ends_at'),
  },
  (table) => [
    index('projects_owner').on(table.owner, table.id),
    uniqueIndex('projects_link').on(table.linkHash).where(sql`${table.linkHash} is not null`),
  ],
)

/** Requests of a project. They are short enough for their rows: long weather is named by its id. */
export const variants = sqliteTable(
  'variants',
  {
    /** Sorts by time. */
    id: text().primaryKey(),
    projectId: text('project_id').notNull(),
    owner: text().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    revision: integer().notNull(),
    /** Random id of the last change. */
    changeId: text('change_id').notNull(),
    name: text().notNull(),
    notes: text().notNull(),
    words: text().notNull(),
    status: text({ enum: ['draft', 'open', 'chosen', 'rejected'] }).notNull(),
    locked: integer({ mode: 'boolean' }).notNull(),
    /** Operation that runs the request. */
    kind: text({ enum: ['full', 'simple'] }).notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the request, whatever the order of its keys. */
    digest: text().notNull(),
    /** Place of the plant; null for a request without one. */
    latitude: real(),
    longitude: real(),
    /** What keeps the request from running, JSON. */
    problems: text().notNull(),
    /** The last run, and the digest of the request that it is of. */
    runId: text('run_id'),
    runDigest: text('run_digest'),
    /** Digest of the idempotency key with which the last run was asked for; null without one. */
    runKey: text('run_key'),
    /** JSON, zstd. Last, so that lists do not read it. */
    request: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [index('variants_project').on(table.projectId, table.id), index('variants_owner').on(table.owner, table.bytes)],
)
