import { and, asc, count, desc, eq, exists, gt, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, type Statement, statementOf } from '../db/database.ts'
import type { Account } from '../http/account.ts'
import { hashOf } from './ids.ts'
import { accounts, apiKeys, sessions, signInLinks } from './table.ts'

/** An account that was found by a secret. */
export interface FoundAccount {
  readonly account: Account
  readonly expiresAt: number | null
  readonly usedAt: number | null
}

export type AccountRow = Omit<typeof accounts.$inferSelect, 'logo'>
export type SignInLink = typeof signInLinks.$inferSelect
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** What of an account a person changes. */
export type AccountChange = Partial<
  Pick<typeof accounts.$inferInsert, 'termsVersion' | 'termsAcceptedAt' | 'name' | 'businessName' | 'logo' | 'logoType' | 'preference'>
>

/** A new limit of monthly billing. */
export interface BudgetChange {
  readonly budgetMicroUsd: number | null
  /** Undefined to leave it. */
  readonly keysMayRaise: boolean | undefined
}

/** Queries and statements for accounts, their sessions and keys. */
export class AccountStore {
  constructor(private readonly database: Database) {}

  async byKey(hash: string): Promise<FoundAccount | null> {
    const [row] = await this.database.read
      .select({ ...ACCOUNT, keyId: apiKeys.id, usedAt: apiKeys.lastUsedAt })
      .from(apiKeys)
      .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
      .where(eq(apiKeys.hash, hash))
    if (row === undefined) return null
    const { keyId, usedAt, ...account } = row
    return { account: { ...account, by: { kind: 'key', keyId } }, expiresAt: null, usedAt }
  }

  async bySession(hash: string, now: number): Promise<FoundAccount | null> {
    const [row] = await this.database.read
      .select({ ...ACCOUNT, expiresAt: sessions.expiresAt })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)))
    if (row === undefined) return null
    const { expiresAt, ...account } = row
    return { account: { ...account, by: { kind: 'session', hash } }, expiresAt, usedAt: null }
  }

  async find(id: string): Promise<AccountRow | undefined> {
    const [row] = await this.database.read.select(ROW).from(accounts).where(eq(accounts.id, id))
    return row
  }

  async idOf(email: string): Promise<string | null> {
    const [row] = await this.database.read.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
    return row?.id ?? null
  }

  async logo(id: string): Promise<{ readonly logo: Buffer; readonly type: 'image/png' | 'image/jpeg' } | null> {
    const [row] = await this.database.read
      .select({ logo: accounts.logo, type: accounts.logoType })
      .from(accounts)
      .where(eq(accounts.id, id))
    return row?.logo && row.type ? { logo: row.logo, type: row.type } : null
  }

  /**
   * Whether an account may change its budget by then: a session may, a key only where it may raise it
   * or lowers it. For the statements of one batch, so that what a session switched off in the meantime holds.
   */
  mayChangeBudget({ id, by }: Account, { budgetMicroUsd }: BudgetChange): SQL | undefined {
    const lowers =
      budgetMicroUsd === null
        ? isNull(accounts.budgetMicroUsd)
        : or(isNull(accounts.budgetMicroUsd), gte(accounts.budgetMicroUsd, budgetMicroUsd))
    return and(eq(accounts.id, id), NOT_DELETED, by.kind === 'session' ? undefined : or(accounts.keysMayRaise, lowers))
  }

  /** Changes one row, or none when it may not. */
  changeBudget(account: Account, change: BudgetChange): Statement {
    const { budgetMicroUsd, keysMayRaise } = change
    return this.database.read
      .update(accounts)
      .set({ budgetMicroUsd, ...(keysMayRaise !== undefined && { keysMayRaise }) })
      .where(this.mayChangeBudget(account, change))
  }

  change(id: string, change: AccountChange): Statement {
    return this.database.read
      .update(accounts)
      .set(change)
      .where(and(eq(accounts.id, id), NOT_DELETED))
  }

  keepLink(link: SignInLink): Statement {
    return this.database.read.insert(signInLinks).values(link)
  }

  /** Links that were made after a time and are not used, the oldest first. */
  async linksAfter(at: number): Promise<SignInLink[]> {
    return this.database.read.select().from(signInLinks).where(gt(signInLinks.createdAt, at)).orderBy(asc(signInLinks.createdAt))
  }

  async link(hash: string, now: number): Promise<SignInLink | undefined> {
    const [link] = await this.database.read
      .select()
      .from(signInLinks)
      .where(and(eq(signInLinks.hash, hash), gt(signInLinks.expiresAt, now)))
    return link
  }

  /** What the batch of a sign-in depends on: the link works by then. `useLink` is its last statement. */
  linkWorks({ hash }: SignInLink, now: number): SQL {
    const { read } = this.database
    const works = and(eq(signInLinks.hash, hash), gt(signInLinks.expiresAt, now))
    return exists(read.select({ hash: signInLinks.hash }).from(signInLinks).where(works))
  }

  useLink({ hash }: SignInLink): Statement {
    return this.database.read.delete(signInLinks).where(eq(signInLinks.hash, hash))
  }

  /**
   * Makes the account of an address, or notes that its person accepted the terms again. Whoever deleted
   * an account this month gets a new one, empty, with the ledger of the old one.
   */
  signedIn(id: string, link: SignInLink, now: number): readonly Statement[] {
    const { read } = this.database
    const { email, termsVersion } = link
    const works = this.linkWorks(link, now)
    const isEarlier = and(eq(accounts.emailDigest, hashOf(email)), gte(accounts.deletedAt, monthStartOf(now)))
    const earlier = read
      .select({ account: sql`coalesce(${accounts.ledgerAccount}, ${accounts.id})` })
      .from(accounts)
      .where(isEarlier)
    // Monthly billing that has not ended at the provider yet must not go on unasked.
    const budget = sql`case when exists ${earlier} then 0 end`
    const set = sql`terms_version = ${termsVersion}, terms_accepted_at = ${now} where ${accounts.termsVersion} <> ${termsVersion}`
    const insertion = sql`insert into ${accounts} (id, email, ledger_account, created_at, terms_version, terms_accepted_at, budget_micro_usd)
      select ${id}, ${email}, ${earlier}, ${now}, ${termsVersion}, ${now}, ${budget} where ${works}
      on conflict (email) do update set ${set}`
    return [statementOf(insertion), read.update(accounts).set({ emailDigest: null }).where(and(isEarlier, works))]
  }

  /** A session of the account that an address has by then. */
  keepSession(hash: string, link: SignInLink, now: number, expiresAt: number): Statement {
    const { read } = this.database
    return read.insert(sessions).select(
      read
        .select({
          hash: sql<string>`${hash}`.as('hash'),
          accountId: accounts.id,
          createdAt: sql<number>`${now}`.as('created_at'),
          expiresAt: sql<number>`${expiresAt}`.as('expires_at'),
        })
        .from(accounts)
        .where(and(eq(accounts.email, link.email), this.linkWorks(link, now))),
    )
  }

  endSession(hash: string): Statement {
    return this.database.read.delete(sessions).where(eq(sessions.hash, hash))
  }

  async keys(accountId: string): Promise<ApiKeyRow[]> {
    return this.database.read.select().from(apiKeys).where(eq(apiKeys.accountId, accountId)).orderBy(desc(apiKeys.id))
  }

  /** Changes one row, or none when the account has `max` keys or may not make them. */
  keepKey(key: ApiKeyRow, { by }: Account, max: number): Statement {
    const { read } = this.database
    const mine = read.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.accountId, key.accountId))
    return read.insert(apiKeys).select(
      read
        .select({
          id: sql<string>`${key.id}`.as('id'),
          accountId: accounts.id,
          hash: sql<string>`${key.hash}`.as('hash'),
          label: sql<string>`${key.label}`.as('label'),
          lastFour: sql<string>`${key.lastFour}`.as('last_four'),
          createdAt: sql<number>`${key.createdAt}`.as('created_at'),
          lastUsedAt: sql<number | null>`null`.as('last_used_at'),
        })
        .from(accounts)
        .where(and(eq(accounts.id, key.accountId), NOT_DELETED, mayManageKeys(by), sql`(${mine}) < ${max}`)),
    )
  }

  /** Whether a key is one of an account that may revoke it by then. A key may always revoke itself. */
  mayRevoke({ id: accountId, by }: Account, id: string): SQL {
    const { read } = this.database
    const isItself = by.kind === 'key' && by.keyId === id
    const owner = and(eq(accounts.id, accountId), isItself ? undefined : mayManageKeys(by))
    const key = read
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .innerJoin(accounts, and(eq(accounts.id, apiKeys.accountId), owner))
      .where(eq(apiKeys.id, id))
    return exists(key)
  }

  /** Changes one row when the account may revoke the key. */
  revokeKey(account: Account, id: string): Statement {
    return this.database.read.delete(apiKeys).where(and(eq(apiKeys.id, id), this.mayRevoke(account, id)))
  }

  keyUsed(id: string, now: number): Statement {
    return this.database.read.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id))
  }

  async sessionsOf(accountId: string): Promise<{ createdAt: number; expiresAt: number }[]> {
    const { createdAt, expiresAt } = sessions
    return this.database.read.select({ createdAt, expiresAt }).from(sessions).where(eq(sessions.accountId, accountId))
  }

  /** Leaves nothing of the person but a digest of the address until the month ends. The row stays for the ledger. */
  forget(id: string, email: string, now: number): readonly Statement[] {
    const { read } = this.database
    const emailDigest = hashOf(email)
    const nothing = { email: null, name: '', businessName: '', logo: null, logoType: null, preference: null, budgetMicroUsd: null }
    return [
      read.delete(sessions).where(eq(sessions.accountId, id)),
      read.delete(apiKeys).where(eq(apiKeys.accountId, id)),
      read.delete(signInLinks).where(eq(signInLinks.email, email)),
      // An account of an earlier month may have left the same digest.
      read.update(accounts).set({ emailDigest: null }).where(eq(accounts.emailDigest, emailDigest)),
      read
        .update(accounts)
        .set({ ...nothing, emailDigest, deletedAt: now })
        .where(eq(accounts.id, id)),
    ]
  }

  /**
   * Deletes sessions that have expired, links that count towards no limit any more, and the digests of
   * accounts that were deleted in an earlier month.
   */
  forgetExpired(now: number): readonly Statement[] {
    const { read } = this.database
    return [
      read.delete(sessions).where(lt(sessions.expiresAt, now)),
      read.delete(signInLinks).where(lt(signInLinks.createdAt, now - LINKS_COUNT_MILLIS)),
      read
        .update(accounts)
        .set({ emailDigest: null })
        .where(and(isNotNull(accounts.emailDigest), lt(accounts.deletedAt, monthStartOf(now)))),
    ]
  }
}

/** Links are limited by the hour. */
export const LINKS_COUNT_MILLIS = 3_600_000

/** Free units are counted by months, UTC. */
function monthStartOf(millis: number): number {
  const date = new Date(millis)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** A request that began before the account was deleted must not bring anything back. */
const NOT_DELETED = isNotNull(accounts.email)

/** A key makes and revokes others only where a session has not switched it off. */
function mayManageKeys(by: Account['by']): SQL | undefined {
  return by.kind === 'session' ? undefined : sql`${accounts.keysMayRaise}`
}

const ACCOUNT = {
  id: accounts.id,
  termsVersion: accounts.termsVersion,
  preference: accounts.preference,
  keysMayRaise: accounts.keysMayRaise,
}

/** Everything but the logo, which is large. */
const ROW = {
  id: accounts.id,
  email: accounts.email,
  ledgerAccount: accounts.ledgerAccount,
  createdAt: accounts.createdAt,
  deletedAt: accounts.deletedAt,
  termsVersion: accounts.termsVersion,
  termsAcceptedAt: accounts.termsAcceptedAt,
  name: accounts.name,
  businessName: accounts.businessName,
  logoType: accounts.logoType,
  preference: accounts.preference,
  budgetMicroUsd: accounts.budgetMicroUsd,
  keysMayRaise: accounts.keysMayRaise,
  emailDigest: accounts.emailDigest,
}
