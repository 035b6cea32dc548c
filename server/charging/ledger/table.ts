import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Every change of an account's credit and free units. Rows are added and never changed: a trigger refuses it.
 * Each row carries the balances after it, so that the last row of an account has its balance;
 * `bun run audit` adds all rows up and compares.
 */
export const ledger = sqliteTable(
  'ledger',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    account: text().notNull(),
    /**
     * `reserve` before a run, then either `settle` (of a study maybe of a part: the rest comes back) or `release`;
     * `topup` adds to the wallet; `refund`
     * takes from it what went back to the payer, or adds what came again (a dispute that was won);
     * `metered` says that the payment provider knows of a settled run that is paid by month.
     */
    kind: text({ enum: ['reserve', 'settle', 'release', 'topup', 'refund', 'metered'] }).notNull(),
    /** The run, or the checkout of a top-up; its refunds are `CHECKOUT/1`, `CHECKOUT/2` and so on. */
    reference: text().notNull(),
    /** Month to which free units and monthly usage count, UTC, YYYY-MM: that of the reservation. */
    month: text().notNull(),
    at: integer().notNull(),
    /** Units of the run. */
    units: integer().notNull(),
    /** Change of the free units used in the month. */
    freeUnits: integer('free_units').notNull(),
    /** Change of the wallet, micro-dollars. */
    walletMicros: integer('wallet_micros').notNull(),
    /** Change of the use of the month that is paid later, micro-dollars. */
    monthlyMicros: integer('monthly_micros').notNull(),
    /** How the part of a run that is not free is paid. */
    paidBy: text('paid_by', { enum: ['free', 'wallet', 'monthly'] }),
    /** Terms of the units of a reservation, JSON. */
    reasons: text(),
    /** Server that made a reservation and ends it (`members`). */
    holder: text(),
    /** Free units used in the month, after this row. */
    freeAfter: integer('free_after').notNull(),
    /** Wallet after this row, micro-dollars. */
    walletAfter: integer('wallet_after').notNull(),
    /** Monthly usage after this row, micro-dollars. */
    monthlyAfter: integer('monthly_after').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_once').on(table.reference, table.kind),
    index('ledger_account').on(table.account, table.seq),
    index('ledger_month').on(table.account, table.month, table.seq),
  ],
)

/** How an account pays beyond its free units and its wallet. Accounts without a row have only these. */
export const payers = sqliteTable('payers', {
  account: text().primaryKey(),
  /** Whether runs beyond the wallet are paid by month. */
  plan: text({ enum: ['wallet', 'monthly'] })
    .notNull()
    .default('wallet'),
  /** Its customer at the payment provider. */
  customer: text(),
  /** Its subscription to monthly usage at the payment provider. */
  subscription: text(),
})
