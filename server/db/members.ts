import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@libsql/client'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { type Database, StoreError, statementOf } from './database.ts'
import { faultOf } from './fault.ts'
import { storeFile } from './file.ts'
import { StoreLock } from './lock.ts'
import { members } from './table.ts'

export interface MemberOptions {
  /** Folder by which a restart of this server is known from another server. */
  readonly dataDir: string
  /** Address that this server listens on, for the operator. */
  readonly address: string
  readonly log: Log
  readonly leaseMillis?: number
  readonly renewMillis?: number
}

/** How long the work of a server that crashed waits for the others. */
const LEASE_MILLIS = 30_000
const RENEW_MILLIS = 10_000
/** After a call that failed: the others do not wait long for one that could not renew its row while the store was away. */
const RETRY_MILLIS = 2000
/** Time limit of a call: one that hangs must not cost the membership. */
const CALL_MILLIS = 5000
const ID = /^[0-9a-f-]{36}$/
/** Member of the row that keeps servers out that know of one server only. */
const MANY = 'members'

/** The clock of the database server: those of two servers may differ. */
const NOW = "cast((julianday('now') - 2440587.5) * 86400000 as integer)"
const CREATE =
  'create table if not exists members (id text primary key not null, server text not null, name text not null, until integer not null)'
/** The table by which servers up to 1.15 kept each other out. */
const CREATE_LEASE = `create table if not exists server_lease
  (id integer primary key check (id = 1), server text not null, token text not null, name text not null, until integer not null)`
const OLD_SERVER = `select name, until from server_lease where server <> '${MANY}' and until > ${NOW}`
const KEEP_OLD_OUT = `insert into server_lease (id, server, token, name, until) values (1, '${MANY}', '${MANY}', 'newer servers', ${NOW} + ?)
  on conflict (id) do update set server = excluded.server, token = excluded.token, name = excluded.name, until = excluded.until
  where server_lease.until < excluded.until and (server_lease.server = '${MANY}' or server_lease.until < ${NOW})`
/** This server before its restart, which its folder tells. */
const END_LAST_LIFE = 'update members set until = 0 where server = ?'
const JOIN = `insert into members (id, server, name, until)
  select ?, ?, ?, ${NOW} + ? where not exists (select 1 from server_lease where server <> '${MANY}' and until > ${NOW})`
const RENEW = `update members set until = ${NOW} + ? where id = ? and until > 0`
const GIVE_UP = `update members set until = 0 where until > 0 and until < ${NOW}`
const LEAVE = 'update members set until = 0 where id = ?'
/** A local store has one server. */
const FOR_EVER = Number.MAX_SAFE_INTEGER

/**
 * A server among those that use one store on a database server. Each has a row with a time until
 * which it is sure to be there, and renews it. A server whose time has run out is given up by any
 * other; from then on its runs and its reservations are there for the others. Every write of a server
 * depends on its row, so that one that slept until it was given up changes nothing.
 */
export class Membership {
  /** By this the store knows what is in the hands of this server. */
  readonly id = crypto.randomUUID()
  /** Settles when the others have given this server up. */
  readonly lost: Promise<void>
  private readonly loss = Promise.withResolvers<void>()
  private timer: Timer | null = null
  private hasLeft = false
  /** Servers that this one found gone without a word. */
  givenUp = 0
  /** When the row was renewed last, and since when no renewal has failed, by the clock of this process. */
  private renewedAt = 0
  private steadySince = 0
  private isAway = false

  private constructor(
    private readonly client: Client,
    private readonly identity: Identity,
    private readonly options: MemberOptions,
  ) {
    this.lost = this.loss.promise
  }

  /**
   * @returns null for a local store, which one server uses (`StoreLock`)
   * Fails: StoreError when the store cannot be reached, or when a server uses it that knows of one
   * server only.
   */
  static async join(url: string, options: MemberOptions): Promise<Membership | null> {
    if (storeFile(url) !== null) return null
    const { remoteClient } = await import('./remote-client.ts')
    const member = new Membership(
      remoteClient(url, () => AbortSignal.timeout(CALL_MILLIS)),
      identityIn(options.dataDir),
      options,
    )
    try {
      await member.join(url)
      member.renewLater()
      return member
    } catch (cause) {
      member.close()
      throw cause instanceof StoreError ? cause : new StoreError(url, faultOf(cause, true) ?? (cause as Error))
    }
  }

  /** Leaves what is still in its hands to the others at once. */
  async leave(): Promise<void> {
    this.hasLeft = true
    if (this.timer !== null) clearTimeout(this.timer)
    try {
      await this.client.execute({ sql: LEAVE, args: [this.id] })
    } finally {
      this.close()
    }
  }

  private async join(url: string): Promise<void> {
    const { address, leaseMillis = LEASE_MILLIS } = this.options
    const name = `${hostname()}, process ${process.pid}, ${address}`
    const results = await this.client.batch(
      [
        CREATE,
        CREATE_LEASE,
        { sql: END_LAST_LIFE, args: [this.identity.id] },
        { sql: JOIN, args: [this.id, this.identity.id, name, leaseMillis] },
        { sql: KEEP_OLD_OUT, args: [leaseMillis] },
        OLD_SERVER,
      ],
      'write',
    )
    const [old] = results[5]?.rows ?? []
    if (old === undefined) {
      this.renewedAt = this.steadySince = performance.now()
      return
    }
    throw new StoreError(
      url,
      new Error(`a server of an older version uses it alone: ${String(old.name)}, until ${new Date(Number(old.until)).toISOString()}`),
      'stop that server first, or wait until then if it has crashed',
    )
  }

  private renewLater(): void {
    if (this.hasLeft) return
    const { renewMillis = RENEW_MILLIS } = this.options
    this.timer = setTimeout(() => void this.renew(), this.isAway ? Math.min(RETRY_MILLIS, renewMillis) : renewMillis)
    this.timer.unref()
  }

  /** A row that could not be renewed in time is still this server's as long as nobody gave it up. */
  private async renew(): Promise<void> {
    const { log, leaseMillis = LEASE_MILLIS } = this.options
    try {
      const renew = { sql: RENEW, args: [leaseMillis, this.id] }
      const giveUp = this.isSteady(leaseMillis) ? [GIVE_UP] : []
      const [renewed, , gone] = await this.client.batch([renew, { sql: KEEP_OLD_OUT, args: [leaseMillis] }, ...giveUp], 'write')
      if (renewed?.rowsAffected === 0 && !this.hasLeft) {
        log.error('given_up', new Error('The other servers of the store have given this one up, and it ends'))
        this.loss.resolve()
        return
      }
      this.renewedAt = performance.now()
      if (this.isAway) this.steadySince = this.renewedAt
      this.isAway = false
      this.givenUp += gone?.rowsAffected ?? 0
    } catch (cause) {
      // Once for each time that the store is away, with what the network said.
      if (!this.hasLeft && !this.isAway) log.error('membership_not_renewed', faultOf(cause, true) ?? cause)
      this.isAway = true
    }
    this.renewLater()
  }

  /**
   * Whether this server may judge the others: it has renewed its row for a full period without a
   * failure. The store may have been away until then, once or again and again, and a server that could
   * not renew its row meanwhile comes back too.
   */
  private isSteady(leaseMillis: number): boolean {
    const now = performance.now()
    if (now >= this.renewedAt + leaseMillis) this.steadySince = now // it slept
    return !this.isAway && now >= this.steadySince + leaseMillis
  }

  private close(): void {
    this.client.close()
    this.identity.release()
  }
}

/** The only server of a local store: whatever was in the hands of an earlier one is free. */
export async function joinAlone(database: Database): Promise<string> {
  const id = crypto.randomUUID()
  await database.write(
    statementOf(sql`update members set until = 0`),
    statementOf(sql`insert into members (id, server, name, until) values (${id}, ${id}, ${`process ${process.pid}`}, ${FOR_EVER})`),
  )
  return id
}

/** Servers that have gone, and whose work is not all taken up. */
export async function goneMembers(database: Database): Promise<string[]> {
  const gone = await database.read.select({ id: members.id }).from(members).where(eq(members.until, 0))
  return gone.map(({ id }) => id)
}

/** Forgets servers whose work is taken up. */
export async function forgetMembers(database: Database, ids: readonly string[]): Promise<void> {
  await database.write(database.read.delete(members).where(and(inArray(members.id, [...ids]), eq(members.until, 0))))
}

/** Who a server is. */
interface Identity {
  readonly id: string
  release(): void
}

/**
 * The same after a restart: its id is in a folder that is locked as long as it runs, so that two
 * servers never have the same. Where the folder cannot be locked, a restart is another server.
 */
function identityIn(dataDir: string): Identity {
  try {
    const lock = StoreLock.take(pathToFileURL(join(dataDir, 'server')).href)
    const path = join(dataDir, 'server-id')
    const known = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
    if (ID.test(known)) return { id: known, release: () => lock.release() }
    const id = crypto.randomUUID()
    writeFileSync(path, `${id}\n`)
    return { id, release: () => lock.release() }
  } catch {
    return { id: crypto.randomUUID(), release: () => undefined }
  }
}
