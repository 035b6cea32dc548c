import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import { newId } from './ids.ts'
import { accounts, securityEvents } from './table.ts'

export type SecurityEventRow = typeof securityEvents.$inferSelect

export interface NewEvent {
  readonly accountId: string
  readonly kind: SecurityEventRow['kind']
  /** Address that the request came from. */
  readonly address: string
  /** What changed. Never a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

const KEPT_MILLIS = 400 * 86_400_000

/** The security events of accounts. They are stored in the batch of what they report. */
export class SecurityEvents {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param happened  stores the event only when this is true by then */
  note({ accountId, kind, address, details = {} }: NewEvent, happened: SQL = sql`true`): Statement {
    return this.insert(sql`${kind}`, { address, details }, and(eq(accounts.id, accountId), isNotNull(accounts.email), happened))
  }

  /**
   * A sign-in to the account that an email address has by then.
   * @param newAccount  id of the account if the sign-in made it
   */
  noteSignIn(email: string, newAccount: string, event: Pick<NewEvent, 'address' | 'details'>, happened: SQL): Statement {
    const kind = sql<NewEvent['kind']>`case ${accounts.id} when ${newAccount} then 'account_created' else 'signed_in' end`
    return this.insert(kind, event, and(eq(accounts.email, email), happened))
  }

  /** Newest first. */
  async list(accountId: string, count: number): Promise<SecurityEventRow[]> {
    return this.database.read
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.accountId, accountId))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(count)
  }

  forget(accountId: string): Statement {
    return this.database.read.delete(securityEvents).where(eq(securityEvents.accountId, accountId))
  }

  forgetExpired(): Statement {
    return this.database.read.delete(securityEvents).where(lt(securityEvents.at, this.now() - KEPT_MILLIS))
  }

  private insert(
    kind: SQL<NewEvent['kind']>,
    { address, details = {} }: Pick<NewEvent, 'address' | 'details'>,
    where: SQL | undefined,
  ): Statement {
    const { read } = this.database
    const at = this.now()
    return read.insert(securityEvents).select(
      read
        .select({
          id: sql<string>`${newId('evt', at)}`.as('id'),
          accountId: accounts.id,
          at: sql<number>`${at}`.as('at'),
          kind: kind.as('kind'),
          address: sql<string>`${address}`.as('address'),
          details: sql<string>`${JSON.stringify(details)}`.as('details'),
        })
        .from(accounts)
        .where(where),
    )
  }
}
