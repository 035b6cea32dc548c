import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Mails that were not sent because the server has no mail settings (MAIL=log): the operator reads
 * them here or in the log. They contain sign-in links that work.
 */
export const outbox = sqliteTable('outbox', {
  id: text().primaryKey(),
  createdAt: integer('created_at').notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  content: text().notNull(),
})
