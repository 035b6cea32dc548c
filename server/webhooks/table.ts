import type { WebhookDelivery } from '@pvyield/contract/schemas'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { runs } from '../runs/table.ts'

/** Addresses to which accounts have events sent. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    url: text().notNull(),
    /** Names of events, JSON. */
    events: text().notNull(),
    state: text({ enum: ['unconfirmed', 'active', 'disabled'] }).notNull(),
    /** What the receiver gets and the account sends back, which proves that both are the same person's. */
    challenge: text().notNull(),
    /** Key of the signatures. Signing needs the key itself, so that no digest can stand here. */
    secret: text().notNull(),
    /** The key before, which signs too until a time. */
    oldSecret: text('old_secret'),
    oldSecretUntil: integer('old_secret_until'),
    createdAt: integer('created_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    /** Why it is disabled. */
    disabledReason: text('disabled_reason'),
    /** Since when no delivery has arrived; null when the last one did. */
    failingSince: integer('failing_since'),
    /** Events that were not kept because too many were waiting. The store counts them. */
    dropped: integer().notNull().default(0),
  },
  (table) => [index('webhooks_account_id').on(table.accountId, table.id)],
)

/**
 * Events on their way to their addresses, and how they ended. The trigger `webhook_events` inserts those of
 * a run in the write that ends the run, whichever server and whatever end: none is lost, and none is made twice.
 */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** The header webhook-id: the same at each attempt. */
    id: text().primaryKey(),
    webhookId: text('webhook_id').notNull(),
    accountId: text('account_id').notNull(),
    event: text().$type<WebhookDelivery['event']>().notNull(),
    /** The run or study that it is about, and its kind; null for a test. */
    subject: text(),
    kind: text().$type<(typeof runs.$inferSelect)['kind']>(),
    /** Code of the failure of a run. */
    code: text(),
    /** When the run was accepted, and when it ended. */
    acceptedAt: integer('accepted_at'),
    at: integer().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer().notNull(),
    /** When the next attempt is due. */
    nextAt: integer('next_at').notNull(),
    /** Server that attempts it (`members`); null for none. */
    holder: text(),
    lastAt: integer('last_at'),
    httpStatus: integer('http_status'),
    reason: text(),
    /** How long the last attempt took. */
    millis: integer(),
  },
  (table) => [
    index('webhook_deliveries_webhook_id').on(table.webhookId, table.state, table.at),
    index('webhook_deliveries_account_id').on(table.accountId),
    index('webhook_deliveries_due').on(table.nextAt).where(sql`${table.state} = 'waiting'`),
  ],
)
