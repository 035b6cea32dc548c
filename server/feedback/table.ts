import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What people wrote to the operator. Without an account it names nobody but who left an address. */
export const feedback = sqliteTable(
  'feedback',
  {
    /** Sorts by time. */
    id: text().primaryKey(),
    createdAt: integer('created_at').notNull(),
    /** Account that sent it; null for none. */
    owner: text(),
    kind: text({ enum: ['bug', 'idea', 'question', 'other'] }).notNull(),
    content: text().notNull(),
    /** Address for an answer. */
    email: text(),
    /** What it is about, as the sender wrote it: nobody looked whether it exists. */
    runId: text('run_id'),
    page: text(),
    operation: text(),
  },
  (table) => [index('feedback_owner').on(table.owner, table.id).where(sql`${table.owner} is not null`)],
)
