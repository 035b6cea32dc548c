import { and, asc, count, desc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
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
  Pick<
    typeof accounts.$inferInsert,
    'termsVersion' | 'termsAcceptedAt' | 'name' | 'businessName' | 'logo' | 'logoType' | 'preference' | 'budgetMicroUsd'
  >
>

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

  /** Changes one row when the link has not been used. */
  useLink(hash: string): Statement {
    return this.database.read.delete(signInLinks).where(eq(signInLinks.hash, hash))
  }

  /**
   * Makes the account of an address, or notes that its person accepted the terms again. An account that
   * the person deleted this month comes back, empty.
   */
  signedIn(id: string, { email, termsVersion }: SignInLink, now: number): readonly Statement[] {
    const { read } = this.database
    const accepted = { termsVersion, termsAcceptedAt: now }
    // Monthly billing that has not ended at the provider yet must not go on unasked.
    const again = { email, emailDigest: null, deletedAt: null, createdAt: now, budgetMicroUsd: 0, ...accepted }
    return [
      read
        .update(accounts)
        .set(again)
        .where(and(eq(accounts.emailDigest, hashOf(email)), gte(accounts.deletedAt, monthStartOf(now)))),
      read
        .insert(accounts)
        .values({ id, email, createdAt: now, ...accepted })
        .onConflictDoUpdate({ target: accounts.email, set: accepted, setWhere: sql`${accounts.termsVersion} <> ${termsVersion}` }),
    ]
  }

  /** A session of the account that an address has by then. */
  keepSession(hash: string, email: string, now: number, expiresAt: number): Statement {
    const accountId = sql<string>`(select ${accounts.id} from ${accounts} where ${accounts.email} = ${email})`
    return this.database.read.insert(sessions).values({ hash, accountId, createdAt: now, expiresAt })
  }

  endSession(hash: string): Statement {
    return this.database.read.delete(sessions).where(eq(sessions.hash, hash))
  }

  async keys(accountId: string): Promise<ApiKeyRow[]> {
    return this.database.read.select().from(apiKeys).where(eq(apiKeys.accountId, accountId)).orderBy(desc(apiKeys.id))
  }

  /** Changes one row, or none when the account has `max` keys. */
  keepKey(key: ApiKeyRow, max: number): Statement {
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
        .where(and(eq(accounts.id, key.accountId), NOT_DELETED, sql`(${mine}) < ${max}`)),
    )
  }

  /** Changes one row when the key is one of the account. */
  revokeKey(accountId: string, id: string): Statement {
    return this.database.read.delete(apiKeys).where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id)))
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

const ACCOUNT = { id: accounts.id, termsVersion: accounts.termsVersion, preference: accounts.preference }

/** Everything but the logo, which is large. */
const ROW = {
  id: accounts.id,
  email: accounts.email,
  createdAt: accounts.createdAt,
  deletedAt: accounts.deletedAt,
  termsVersion: accounts.termsVersion,
  termsAcceptedAt: accounts.termsAcceptedAt,
  name: accounts.name,
  businessName: accounts.businessName,
  logoType: accounts.logoType,
  preference: accounts.preference,
  budgetMicroUsd: accounts.budgetMicroUsd,
  emailDigest: accounts.emailDigest,
}
