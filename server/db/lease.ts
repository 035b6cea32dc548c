import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@libsql/client'
import type { Log } from '../log.ts'
import { StoreError } from './database.ts'
import { faultOf } from './fault.ts'
import { storeFile } from './file.ts'
import { StoreLock } from './lock.ts'

export interface LeaseOptions {
  /** Folder by which a restart of this server is known from another server. */
  readonly dataDir: string
  /** Address that this server listens on, for the message to another one. */
  readonly address: string
  readonly log: Log
  readonly leaseMillis?: number
  readonly renewMillis?: number
}

/** How long a server that crashed keeps others out. */
const LEASE_MILLIS = 30_000
const RENEW_MILLIS = 10_000
const ID = /^[0-9a-f-]{36}$/

/** The clock of the database server: those of two servers may differ. */
const NOW = "cast((julianday('now') - 2440587.5) * 86400000 as integer)"
const CREATE = `create table if not exists server_lease
  (id integer primary key check (id = 1), server text not null, token text not null, name text not null, until integer not null)`
/** Taken when it is free, has run out, or is that of this server before its restart. */
const TAKE = `insert into server_lease (id, server, token, name, until) values (1, ?, ?, ?, ${NOW} + ?)
  on conflict (id) do update set server = excluded.server, token = excluded.token, name = excluded.name, until = excluded.until
  where server_lease.until < ${NOW} or server_lease.server = excluded.server`
const RENEW = `update server_lease set until = ${NOW} + ? where token = ?`
const RELEASE = 'update server_lease set until = 0 where token = ?'

/**
 * Makes sure that one server uses a store on a database server: a second one would release the
 * reservations of the first and make its runs again. The lease is a row of the store, outside of the
 * migrations, because a second server must not even migrate. Writes depend on its token, so that a
 * server that slept while another took the store changes nothing.
 */
export class StoreLease {
  readonly token = crypto.randomUUID()
  /** Settles when another server has taken the store. */
  readonly lost: Promise<void>
  private readonly loss = Promise.withResolvers<void>()
  private timer: Timer | null = null
  private isReleased = false

  private constructor(
    private readonly client: Client,
    private readonly identity: Identity,
    private readonly options: LeaseOptions,
  ) {
    this.lost = this.loss.promise
  }

  /**
   * @returns null for a local store, which `StoreLock` keeps
   * Fails: StoreError when another server uses the store, or when it cannot be reached.
   */
  static async take(url: string, options: LeaseOptions): Promise<StoreLease | null> {
    if (storeFile(url) !== null) return null
    const { remoteClient } = await import('./remote-client.ts')
    const lease = new StoreLease(remoteClient(url), identityIn(options.dataDir), options)
    try {
      await lease.takeFree(url)
      lease.renewLater()
      return lease
    } catch (cause) {
      lease.close()
      throw cause instanceof StoreError ? cause : new StoreError(url, faultOf(cause, true) ?? (cause as Error))
    }
  }

  /** Lets the next server start at once. */
  async release(): Promise<void> {
    this.isReleased = true
    if (this.timer !== null) clearTimeout(this.timer)
    try {
      await this.client.execute({ sql: RELEASE, args: [this.token] })
    } finally {
      this.close()
    }
  }

  private async takeFree(url: string): Promise<void> {
    const { address, leaseMillis = LEASE_MILLIS } = this.options
    const name = `${hostname()}, process ${process.pid}, ${address}`
    const take = { sql: TAKE, args: [this.identity.id, this.token, name, leaseMillis] }
    const results = await this.client.batch([CREATE, take, 'select token, name, until from server_lease'], 'write')
    const [holder] = results[2]?.rows ?? []
    if (holder?.token === this.token) return
    const until = new Date(Number(holder?.until)).toISOString()
    throw new StoreError(
      url,
      new Error(`another server uses it: ${String(holder?.name)}, until ${until} unless it renews that`),
      'stop that server first, wait until then if it has crashed, or give this one its own database with DATABASE_URL',
    )
  }

  private renewLater(): void {
    if (this.isReleased) return
    this.timer = setTimeout(() => void this.renew(), this.options.renewMillis ?? RENEW_MILLIS)
    this.timer.unref()
  }

  /** A lease that could not be renewed in time is still this server's as long as nobody took it. */
  private async renew(): Promise<void> {
    const { log, leaseMillis = LEASE_MILLIS } = this.options
    try {
      const { rowsAffected } = await this.client.execute({ sql: RENEW, args: [leaseMillis, this.token] })
      if (rowsAffected === 0 && !this.isReleased) {
        log.error('store_taken', new Error('Another server has taken the store, and this one ends'))
        this.loss.resolve()
        return
      }
    } catch (cause) {
      if (!this.isReleased) log.error('lease_not_renewed', cause)
    }
    this.renewLater()
  }

  private close(): void {
    this.client.close()
    this.identity.release()
  }
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
