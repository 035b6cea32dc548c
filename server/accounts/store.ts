import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import type { Account } from '../http/account.ts'
import { accounts, apiKeys, sessions, signInLinks } from './table.ts'

/** An account that was found by a secret. */
export interface FoundAccount {
  readonly account: Account
  readonly expiresAt: number | null
  readonly usedAt: number | null
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

  keyUsed(id: string, now: number): Statement {
    return this.database.read.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id))
  }

  /** Deletes sessions and links that have expired. */
  forgetExpired(now: number): readonly Statement[] {
    const { read } = this.database
    return [read.delete(sessions).where(lt(sessions.expiresAt, now)), read.delete(signInLinks).where(lt(signInLinks.expiresAt, now))]
  }
}

const ACCOUNT = { id: accounts.id, termsVersion: accounts.termsVersion, preference: accounts.preference }
