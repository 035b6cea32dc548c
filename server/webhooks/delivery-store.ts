import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { isUnheld } from '../db/held.ts'
import { webhookDeliveries, webhooks } from './table.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const { url, challenge, secret, oldSecret, oldSecretUntil } = webhooks
const DUE = { ...getTableColumns(webhookDeliveries), url, challenge, secret, oldSecret, oldSecretUntil }

/** A delivery with what it needs of its webhook. */
export type DueDelivery = DeliveryRow & Pick<typeof webhooks.$inferSelect, 'url' | 'challenge' | 'secret' | 'oldSecret' | 'oldSecretUntil'>

/** Deliveries of one webhook, and of one account, that are looked at at once: one that is slow does not fill the list. */
export const PER_WEBHOOK = 2
export const PER_ACCOUNT = 4
/** The log of a webhook. */
const LOG_MILLIS = 30 * 86_400_000
const LOG_ROWS = 200

/** Queries and statements for what is on its way to webhooks. */
export class DeliveryStore {
  /** @param holder  this server among those of the store */
  constructor(
    private readonly database: Database,
    private readonly holder: string | null = null,
  ) {}

  /** An event that is about no run, in the hands of this server. Changes no row when the webhook is gone. */
  add({ id, webhookId, event, at }: Pick<DeliveryRow, 'id' | 'webhookId' | 'event' | 'at'>): Statement {
    const { read } = this.database
    const values = {
      id: sql<string>`${id}`.as('id'),
      webhookId: webhooks.id,
      accountId: webhooks.accountId,
      event: sql<DeliveryRow['event']>`${event}`.as('event'),
      subject: sql<null>`null`.as('subject'),
      kind: sql<null>`null`.as('kind'),
      code: sql<null>`null`.as('code'),
      acceptedAt: sql<null>`null`.as('accepted_at'),
      at: sql<number>`${at}`.as('at'),
      state: sql<'waiting'>`'waiting'`.as('state'),
      attempts: sql<number>`0`.as('attempts'),
      nextAt: sql<number>`0`.as('next_at'),
      holder: sql<string | null>`${this.holder}`.as('holder'),
      lastAt: sql<null>`null`.as('last_at'),
      httpStatus: sql<null>`null`.as('http_status'),
      reason: sql<null>`null`.as('reason'),
      millis: sql<null>`null`.as('millis'),
    }
    return read.insert(webhookDeliveries).select(read.select(values).from(webhooks).where(eq(webhooks.id, webhookId)))
  }

  /** Newest first. */
  async log(accountId: string, webhookId: string): Promise<DeliveryRow[]> {
    return this.database.read
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.accountId, accountId)))
      .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
      .limit(LOG_ROWS)
  }

  async delivery(accountId: string, id: string): Promise<DeliveryRow | undefined> {
    const [row] = await this.database.read
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.accountId, accountId)))
    return row
  }

  /**
   * Deliveries whose time has come and that no other server attempts: the first of each account, then the second
   * of each, and so on, those of addresses that answer before others.
   * @param without  those under way
   */
  async due(now: number, count: number, without: readonly string[]): Promise<DueDelivery[]> {
    const { read } = this.database
    const isDue = and(
      eq(webhookDeliveries.state, 'waiting'),
      lte(webhookDeliveries.nextAt, now),
      this.isFree(),
      without.length === 0 ? undefined : notInArray(webhookDeliveries.id, [...without]),
    )
    const places = read
      .select({
        id: webhookDeliveries.id,
        ofWebhook: sql<number>`row_number() over (partition by ${webhookDeliveries.webhookId} order by ${webhookDeliveries.nextAt})`.as(
          'of_webhook',
        ),
        ofAccount: sql<number>`row_number() over (partition by ${webhookDeliveries.accountId} order by ${webhookDeliveries.nextAt})`.as(
          'of_account',
        ),
      })
      .from(webhookDeliveries)
      .where(isDue)
      .as('places')
    return read
      .select(DUE)
      .from(places)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, places.id))
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(and(lte(places.ofWebhook, PER_WEBHOOK), lte(places.ofAccount, PER_ACCOUNT)))
      .orderBy(asc(places.ofAccount), sql`${webhooks.failingSince} is not null`, asc(webhookDeliveries.nextAt))
      .limit(count)
  }

  /** Takes deliveries into the hands of this server, if they are in no other's. */
  take(ids: readonly string[]): Statement {
    return this.database.read
      .update(webhookDeliveries)
      .set({ holder: this.holder })
      .where(and(inArray(webhookDeliveries.id, [...ids]), eq(webhookDeliveries.state, 'waiting'), this.isFree()))
  }

  /** Which of these deliveries wait in the hands of this server. */
  async held(ids: readonly string[]): Promise<DueDelivery[]> {
    return this.database.read
      .select(DUE)
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(
          inArray(webhookDeliveries.id, [...ids]),
          eq(webhookDeliveries.state, 'waiting'),
          sql`${webhookDeliveries.holder} is ${this.holder}`,
        ),
      )
  }

  /** How an attempt ended. Changes nothing when the delivery was ended meanwhile, or is in other hands. */
  attempted(id: string, set: Partial<DeliveryRow>): Statement {
    return this.database.read
      .update(webhookDeliveries)
      .set({ ...set, holder: null })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting'), sql`${webhookDeliveries.holder} is ${this.holder}`))
  }

  /** How many deliveries wait. */
  async waiting(): Promise<number> {
    const [row] = await this.database.read
      .select({ waiting: count() })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, 'waiting'))
    return row?.waiting ?? 0
  }

  /** Deletes the far ends of the logs, and what belongs to no webhook. */
  forgetOld(now: number): Statement {
    const { read } = this.database
    const ended = ne(webhookDeliveries.state, 'waiting')
    const { webhookId, at } = webhookDeliveries
    const place = sql<number>`row_number() over (partition by ${webhookId} order by ${at} desc)`.as('place')
    const places = read.select({ id: webhookDeliveries.id, place }).from(webhookDeliveries).where(ended).as('places')
    const beyond = read.select({ id: places.id }).from(places).where(gt(places.place, LOG_ROWS))
    const isOld = and(ended, lt(at, now - LOG_MILLIS))
    const isOfNone = notInArray(webhookId, read.select({ id: webhooks.id }).from(webhooks))
    return read.delete(webhookDeliveries).where(or(isOld, inArray(webhookDeliveries.id, beyond), isOfNone))
  }

  /** In no other server's hands. */
  private isFree(): SQL | undefined {
    return or(isUnheld(this.database, webhookDeliveries.holder), sql`${webhookDeliveries.holder} is ${this.holder}`)
  }
}
