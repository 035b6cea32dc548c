import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Events of the payment provider that were applied, so that none is applied twice. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text().primaryKey(),
  at: integer().notNull(),
})

/**
 * Checkouts that this service began. A merchant sells other things too, and the payer of a payment link
 * chooses its `client_reference_id`: no other checkout fills a wallet.
 */
export const checkouts = sqliteTable('checkouts', {
  id: text().primaryKey(),
  account: text().notNull(),
  purpose: text({ enum: ['topup', 'monthly'] }).notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Sessions of the built-in test provider, which stands for an outside service. */
export const testSessions = sqliteTable('test_sessions', {
  id: text().primaryKey(),
  account: text().notNull(),
  purpose: text({ enum: ['topup', 'monthly'] }).notNull(),
  amountMicros: integer('amount_micros').notNull(),
  /** A session for monthly billing that is paid stands for its subscription, which may be cancelled. */
  status: text({ enum: ['open', 'paid', 'cancelled'] }).notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Usage that was reported to the built-in test provider. */
export const testMeter = sqliteTable('test_meter', {
  /** Each is counted once. */
  identifier: text().primaryKey(),
  customer: text().notNull(),
  micros: integer().notNull(),
  at: integer().notNull(),
})
