import type { ApiKey, NewApiKey } from '@pvyield/contract/schemas'
import { eq, exists } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Account, countedAs } from '../http/account.ts'
import { Problem } from '../http/problem.ts'
import { type Limit, type Limits, ownLimits } from '../http/rate-limit.ts'
import { requireKeysMay, switchedOff } from '../http/session-only.ts'
import type { Authentication } from './authentication.ts'
import type { SecurityEvents } from './events.ts'
import { hashOf, newId, newKey } from './ids.ts'
import type { AccountStore, ApiKeyRow } from './store.ts'
import { apiKeys } from './table.ts'

export interface KeyServiceParts {
  readonly store: AccountStore
  readonly database: Database
  readonly authentication: Authentication
  readonly events: SecurityEvents
  readonly limits?: Limits
  readonly now?: () => number
}

const KEYS_MAX = 50
const KEYS_PER_HOUR = 30

/** The API keys of accounts. */
export class KeyService {
  private readonly now: () => number
  private readonly made: Limit

  constructor(private readonly parts: KeyServiceParts) {
    this.now = parts.now ?? Date.now
    const { limits = ownLimits } = parts
    const what = 'new keys an hour for one account'
    this.made = limits({ name: 'keys', limit: KEYS_PER_HOUR, windowMillis: 3_600_000, what, now: this.now })
  }

  /** Newest first. */
  async list({ id }: Account): Promise<ApiKey[]> {
    return (await this.parts.store.keys(id)).map(shownKey)
  }

  /**
   * Makes a key. Only this answer contains it.
   * Fails: Problem forbidden for too many keys, and with a key where a session switched it off;
   * rate_limited, storage_unavailable.
   */
  async create(account: Account, label: string, address: string): Promise<NewApiKey> {
    requireKeysMay(account, 'make other keys')
    const { store, database, events } = this.parts
    const key = newKey()
    const now = this.now()
    const [id, hash, lastFour] = [newId('key', now), hashOf(key), key.slice(-4)]
    await this.made.take(countedAs(account), id)
    const row = { id, accountId: account.id, hash, label, lastFour, createdAt: now, lastUsedAt: null }
    const details = { key_id: id, label, last_four: lastFour }
    const isKept = exists(database.read.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.id, id)))
    const [kept] = await database.write(
      store.keepKey(row, account, KEYS_MAX),
      events.note({ accountId: account.id, kind: 'key_created', address, details }, isKept),
    )
    if (kept !== 1) throw new Problem('forbidden', `An account has at most ${KEYS_MAX} keys: revoke one that is not used any more`)
    return { ...shownKey(row), key }
  }

  /**
   * Revokes a key at once.
   * Fails: Problem not_found, also for a key of another account; forbidden with another key where a
   * session switched it off; storage_unavailable.
   */
  async revoke(account: Account, id: string, address: string): Promise<void> {
    const { store, database, events, authentication } = this.parts
    const key = (await store.keys(account.id)).find((mine) => mine.id === id)
    if (key === undefined) throw Problem.ofField('not_found', 'key_id', 'The account has no key of this id')
    const details = { key_id: id, label: key.label, last_four: key.lastFour }
    const event = { accountId: account.id, kind: 'key_revoked', address, details } as const
    await database.write(events.note(event, store.mayRevoke(account, id)), store.revokeKey(account, id))
    authentication.forget(account.id)
    if ((await store.keys(account.id)).some((left) => left.id === id)) throw switchedOff(null, 'revoke other keys')
  }
}

/** A key without its secret, as the API shows it. */
export function shownKey({ id, label, lastFour, createdAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    label,
    last_four: lastFour,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }
}
