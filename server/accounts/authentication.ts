import type { Database } from '../db/database.ts'
import type { Account, Accounts, Credentials } from '../http/account.ts'
import { unauthorized } from '../http/credentials.ts'
import type { Log } from '../log.ts'
import type { AccountNews } from '../redis/news.ts'
import { hashOf, isKey, isSecret } from './ids.ts'
import type { AccountStore } from './store.ts'

/** Remembered credentials. The one that was found first is forgotten first. */
const KNOWN_MAX = 10_000
/** How exactly the last use of a key is stored: not every request writes. */
const LAST_USED_MILLIS = 5 * 60_000

interface Known {
  readonly account: Account
  /** When the session ends; null for a key. */
  readonly expiresAt: number | null
  /** When it was found, by a clock that nobody sets. */
  readonly foundAt: number
  /** When the use of the key was stored last. */
  usedAt: number
}

export interface AuthenticationParts {
  readonly store: AccountStore
  readonly database: Database
  readonly log: Log
  readonly cookieName: string
  /** How long what was found is believed: as long a key that another server of the store has revoked still works here. */
  readonly knownMillis?: number
  /** Tells the other servers of a store at once of accounts that change. */
  readonly news?: AccountNews | null
  readonly now?: () => number
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: () => number
}

/**
 * Finds the account of a request. What was found is remembered: for some seconds where other servers
 * use the store too. Whatever changes an account in this process calls `forget`.
 */
export class Authentication implements Accounts {
  readonly cookieName: string
  private readonly known = new Map<string, Known>()
  /** Counts changes of accounts, so that what was read before a change is not remembered after it. */
  private changes = 0
  private readonly now: () => number
  private readonly elapsed: () => number
  private readonly knownMillis: number

  constructor(private readonly parts: AuthenticationParts) {
    this.cookieName = parts.cookieName
    this.knownMillis = parts.knownMillis ?? Number.POSITIVE_INFINITY
    this.now = parts.now ?? Date.now
    this.elapsed = parts.elapsed ?? (() => performance.now())
    parts.news?.listen((accountId) => this.forgetHere(accountId))
  }

  accountOf({ kind, secret }: Credentials): Account | null | Promise<Account | null> {
    if (kind === 'key' ? !isKey(secret) : !isSecret(secret)) return this.refused(kind)
    const hash = hashOf(secret)
    const known = this.known.get(hash)
    if (known === undefined || known.account.by.kind !== kind || this.elapsed() >= known.foundAt + this.knownMillis)
      return this.find(kind, hash)
    if (known.expiresAt !== null && known.expiresAt <= this.now()) return this.refused(kind)
    this.noteUse(known)
    return known.account
  }

  /** Forgets the remembered keys of an account. Call it when a change of the account is stored. */
  forget(accountId: string): void {
    this.forgetHere(accountId)
    this.parts.news?.tell(accountId)
  }

  private forgetHere(accountId: string): void {
    this.changes++
    for (const [hash, { account }] of this.known) if (account.id === accountId) this.known.delete(hash)
  }

  /** Deletes sessions and links that have expired. */
  async sweep(): Promise<void> {
    await this.parts.database.write(...this.parts.store.forgetExpired(this.now()))
  }

  private async find(kind: Credentials['kind'], hash: string): Promise<Account | null> {
    const { changes } = this
    const foundAt = this.elapsed()
    const found = kind === 'key' ? await this.parts.store.byKey(hash) : await this.parts.store.bySession(hash, this.now())
    if (found === null) {
      this.known.delete(hash)
      return this.refused(kind)
    }
    const known: Known = { ...found, foundAt, usedAt: found.usedAt ?? 0 }
    if (changes === this.changes) this.remember(hash, known)
    this.noteUse(known)
    return known.account
  }

  private remember(hash: string, known: Known): void {
    this.known.set(hash, known)
    if (this.known.size > KNOWN_MAX) this.known.delete(this.known.keys().next().value ?? '')
  }

  /** A key that does not exist is never an anonymous call; a browser whose session ended is signed out. */
  private refused(kind: Credentials['kind']): null {
    if (kind === 'session') return null
    throw unauthorized('The API key does not exist or is revoked: send another, or none where none is needed')
  }

  private noteUse(known: Known): void {
    const { by } = known.account
    const now = this.now()
    if (by.kind === 'session' || now < known.usedAt + LAST_USED_MILLIS) return
    known.usedAt = now
    const { database, store, log } = this.parts
    // The request does not wait for it, and is good without it.
    void database.write(store.keyUsed(by.keyId, now)).catch((cause) => {
      if (!database.isClosed) log.error('key_use_not_stored', cause)
    })
  }
}
