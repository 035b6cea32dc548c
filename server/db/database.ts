import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, createClient, type InStatement, type InValue, LibsqlError, type ResultSet } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { withoutSecrets } from '../config.ts'

export interface DatabaseOptions {
  /** The refusal of a write that waited too long for another process. */
  readonly locked: () => Error
  readonly lockedMillis?: number
}

/** The store cannot be opened; the message names it and the fix. */
export class StoreError extends Error {
  constructor(url: string, cause: Error) {
    super(
      `The store ${withoutSecrets(url)} cannot be opened (${cause.message}): set DATA_DIR to a folder that can be written, with no other file of this name, or DATABASE_URL`,
      { cause },
    )
    this.name = 'StoreError'
  }
}

/** A statement that a store builds and a service puts into a batch; every drizzle query is one. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}

/** How long a write waits for a lock that another process holds. */
const LOCKED_MILLIS = 5000
/** How long the driver waits for it at once: it holds the thread meanwhile, and with it every request. */
const HELD_MILLIS = 20

/**
 * The one connection to the store. Reads go through `read`; writes are whole batches, one after another: the driver is synchronous underneath, and
 * interactive transactions in parallel reject each other.
 */
export class Database {
  private lastWrite: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly client: Client,
    readonly read: LibSQLDatabase,
    private readonly options: DatabaseOptions,
  ) {}

  /** Opens the database, makes its folder and applies the migrations that it lacks. Fails: StoreError. */
  static async open(url: string, options: DatabaseOptions = { locked: () => new Error('The store is locked') }): Promise<Database> {
    try {
      return await Database.opened(url, options)
    } catch (cause) {
      throw new StoreError(url, cause as Error)
    }
  }

  private static async opened(url: string, options: DatabaseOptions): Promise<Database> {
    const isFile = url.startsWith('file:')
    if (isFile) mkdirSync(dirname(filePath(url)), { recursive: true })
    const first = createClient({ url, concurrency: 1, timeout: LOCKED_MILLIS })
    if (isFile) await first.execute('PRAGMA journal_mode = WAL')
    await migrate(drizzle(first), { migrationsFolder: join(import.meta.dir, 'migrations') })
    first.close()
    const client = createClient({ url, concurrency: 1, timeout: HELD_MILLIS })
    return new Database(client, drizzle(client), options)
  }

  /**
   * Writes statements as one transaction.
   * @returns rows changed by each statement
   * Fails: as `options.locked` says, while another process holds the store locked.
   */
  write(...statements: readonly Statement[]): Promise<readonly number[]> {
    if (statements.length === 0) return Promise.resolve([])
    const batch = statements.map((statement) => {
      const { sql, params } = statement.toSQL()
      return { sql, args: params as InValue[] }
    })
    const written = this.lastWrite.then(() => this.writeUnlocked(batch))
    this.lastWrite = written.catch(() => undefined)
    return written.then((results) => results.map(({ rowsAffected }) => rowsAffected))
  }

  /**
   * Nothing of a batch is written when the store is locked, so it can be tried again. The driver leaves the refused statement open, and no later
   * transaction of the connection ends before it is closed: hence the new connection, made when no read is under way.
   */
  private async writeUnlocked(batch: InStatement[]): Promise<ResultSet[]> {
    const { locked, lockedMillis = LOCKED_MILLIS } = this.options
    const limit = performance.now() + lockedMillis
    for (;;) {
      try {
        return await this.client.batch(batch, 'write')
      } catch (cause) {
        if (!(cause instanceof LibsqlError && cause.code.startsWith('SQLITE_BUSY'))) throw cause
        await Bun.sleep(HELD_MILLIS)
        await this.client.reconnect()
        if (performance.now() > limit) throw locked()
      }
    }
  }

  /** Waits for the writes that were handed in, then closes. */
  async close(): Promise<void> {
    await this.lastWrite
    this.client.close()
  }
}

function filePath(url: string): string {
  return url.startsWith('file:///') ? fileURLToPath(url) : url.slice('file:'.length)
}
