import { isNotNull } from 'drizzle-orm'
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Database } from '../db/database.ts'

/**
 * Accounts. A deleted account keeps its row with nothing but its id and times, so that the ledger
 * still has whose entries they are, and no person. Whoever comes back gets a new row: what a request
 * of the deleted account still stores, such as a run that was waiting, belongs to the deleted one.
 */
export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  /** In lower case. Null when the account is deleted. */
  email: text().unique(),
  /**
   * SHA-256 of the address of an account that was deleted this month, UTC. Whoever comes back goes on
   * with its ledger: free units are given once a month, and the wallet is not lost.
   */
  emailDigest: text('email_digest').unique(),
  /** Account whose ledger goes on in this one: the first that the person had. Null for its own. */
  ledgerAccount: text('ledger_account'),
  createdAt: integer('created_at').notNull(),
  deletedAt: integer('deleted_at'),
  /** Version of the terms that the person accepted last. */
  termsVersion: text('terms_version').notNull(),
  termsAcceptedAt: integer('terms_accepted_at').notNull(),
  /** Printed on reports. */
  name: text().notNull().default(''),
  businessName: text('business_name').notNull().default(''),
  logo: blob({ mode: 'buffer' }),
  logoType: text('logo_type', { enum: ['image/png', 'image/jpeg'] }),
  /** Model path that the person prefers, JSON; null for none. */
  preference: text(),
  /** Limit of monthly usage in micro-dollars; null for none. */
  budgetMicroUsd: integer('budget_micro_usd'),
  /** Whether keys may raise the budget, open the portal, and make and revoke other keys. */
  keysMayRaise: integer('keys_may_raise', { mode: 'boolean' }).notNull().default(true),
})

/** Ids of the accounts that are deleted. */
export function deletedAccounts({ read }: Pick<Database, 'read'>) {
  return read.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.deletedAt))
}

/** Links that were sent by mail and have not been used. */
export const signInLinks = sqliteTable(
  'sign_in_links',
  {
    /** SHA-256 of the secret in the link. */
    hash: text().primaryKey(),
    email: text().notNull(),
    /** Version of the terms that the person accepted when asking for the link. */
    termsVersion: text('terms_version').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sign_in_links_expires_at').on(table.expiresAt)],
)

/** Browsers that are signed in. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the secret in the cookie. */
    hash: text().primaryKey(),
    accountId: text('account_id').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_account_id').on(table.accountId), index('sessions_expires_at').on(table.expiresAt)],
)

/** API keys that work. A revoked key has no row. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    /** SHA-256 of the key. */
    hash: text().notNull().unique(),
    label: text().notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When a request came with the key, to a few minutes; null for never. */
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [index('api_keys_account_id').on(table.accountId)],
)

/** What happened to the security of an account, for the person to read. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    at: integer().notNull(),
    kind: text({
      enum: [
        'account_created',
        'signed_in',
        'signed_out',
        'terms_accepted',
        'key_created',
        'key_revoked',
        'budget_changed',
        'data_exported',
        'webhook_created',
        'webhook_deleted',
      ],
    }).notNull(),
    /** Address that the request came from. */
    address: text().notNull(),
    /** What changed, JSON. Never a secret. */
    details: text().notNull(),
  },
  (table) => [index('security_events_account_id').on(table.accountId, table.at)],
)
