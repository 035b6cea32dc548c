import { and, count, eq, exists, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { accounts, deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import { webhookDeliveries, webhooks } from './table.ts'

export type WebhookRow = typeof webhooks.$inferSelect
/** What is given of a new one. */
export type NewWebhookRow = Pick<WebhookRow, 'id' | 'accountId' | 'url' | 'events' | 'challenge' | 'secret' | 'createdAt'>
export type CountedWebhook = WebhookRow & { readonly waiting: number }

/** A webhook that was never confirmed is deleted. */
const UNCONFIRMED_MILLIS = 7 * 86_400_000

/** Queries and statements for webhooks. */
export class WebhookStore {
  constructor(private readonly database: Database) {}

  /** Changes one row, or none when the account has `max` webhooks or was deleted. */
  keep(row: NewWebhookRow, max: number): Statement {
    const { read } = this.database
    const mine = read.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.accountId, row.accountId))
    const values = {
      id: sql<string>`${row.id}`.as('id'),
      accountId: accounts.id,
      url: sql<string>`${row.url}`.as('url'),
      events: sql<string>`${row.events}`.as('events'),
      state: sql<'unconfirmed'>`'unconfirmed'`.as('state'),
      challenge: sql<string>`${row.challenge}`.as('challenge'),
      secret: sql<string>`${row.secret}`.as('secret'),
      oldSecret: sql<null>`null`.as('old_secret'),
      oldSecretUntil: sql<null>`null`.as('old_secret_until'),
      createdAt: sql<number>`${row.createdAt}`.as('created_at'),
      confirmedAt: sql<null>`null`.as('confirmed_at'),
      disabledReason: sql<null>`null`.as('disabled_reason'),
      failingSince: sql<null>`null`.as('failing_since'),
      dropped: sql<number>`0`.as('dropped'),
    }
    const isThere = and(eq(accounts.id, row.accountId), isNotNull(accounts.email), sql`(${mine}) < ${max}`)
    return read.insert(webhooks).select(read.select(values).from(accounts).where(isThere))
  }

  /** Whether a webhook is there by then. */
  isKept(id: string): SQL {
    return exists(this.database.read.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)))
  }

  /** Webhooks of an account, oldest first. */
  async of(accountId: string): Promise<CountedWebhook[]> {
    const { read } = this.database
    const rows = await read.select().from(webhooks).where(eq(webhooks.accountId, accountId)).orderBy(webhooks.id)
    const waiting = await read
      .select({ id: webhookDeliveries.webhookId, count: count() })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.accountId, accountId), eq(webhookDeliveries.state, 'waiting')))
      .groupBy(webhookDeliveries.webhookId)
    const counts = new Map(waiting.map(({ id, count }) => [id, count]))
    return rows.map((row) => ({ ...row, waiting: counts.get(row.id) ?? 0 }))
  }

  /** Changes one row of the account, or none. */
  change(accountId: string, id: string, set: Partial<WebhookRow>, which?: SQL): Statement {
    return this.database.read
      .update(webhooks)
      .set(set)
      .where(and(eq(webhooks.id, id), eq(webhooks.accountId, accountId), which))
  }

  /** The webhook of an account proves to be its own. Changes no row for another challenge. */
  confirm(accountId: string, id: string, challenge: string, now: number): Statement {
    const isAnswer = and(eq(webhooks.challenge, challenge), eq(webhooks.state, 'unconfirmed'))
    return this.change(accountId, id, { state: 'active', confirmedAt: now }, isAnswer)
  }

  /** A webhook takes nothing any more, and what waited for it has failed. */
  disable(id: string, reason: string): readonly Statement[] {
    const { read } = this.database
    return [
      read
        .update(webhooks)
        .set({ state: 'disabled', disabledReason: reason })
        .where(and(eq(webhooks.id, id), eq(webhooks.state, 'active'))),
      read
        .update(webhookDeliveries)
        .set({ state: 'failed', reason: 'the webhook was disabled', holder: null })
        .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting'))),
    ]
  }

  forget(accountId: string, id: string): readonly Statement[] {
    const { read } = this.database
    return [
      read.delete(webhookDeliveries).where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.accountId, accountId))),
      read.delete(webhooks).where(and(eq(webhooks.id, id), eq(webhooks.accountId, accountId))),
    ]
  }

  async hasAny(): Promise<boolean> {
    return (await this.database.read.select({ id: webhooks.id }).from(webhooks).limit(1)).length > 0
  }

  /** An address takes events, or has taken none since a time. */
  noteFailing(webhookId: string, since: number | null): Statement {
    const failingSince = since === null ? null : sql`coalesce(${webhooks.failingSince}, ${since})`
    return this.database.read.update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhookId))
  }

  async failingSince(webhookId: string): Promise<number | null> {
    const [row] = await this.database.read.select({ since: webhooks.failingSince }).from(webhooks).where(eq(webhooks.id, webhookId))
    return row?.since ?? null
  }

  forgetAll(accountId: string): readonly Statement[] {
    const { read } = this.database
    return [
      read.delete(webhookDeliveries).where(eq(webhookDeliveries.accountId, accountId)),
      read.delete(webhooks).where(eq(webhooks.accountId, accountId)),
    ]
  }

  /** Deletes those that were never confirmed, and those of deleted accounts. Their deliveries go with the log. */
  forgetOld(now: number): Statement {
    const isUnanswered = and(eq(webhooks.state, 'unconfirmed'), lt(webhooks.createdAt, now - UNCONFIRMED_MILLIS))
    return this.database.read.delete(webhooks).where(or(isUnanswered, inArray(webhooks.accountId, deletedAccounts(this.database))))
  }
}
