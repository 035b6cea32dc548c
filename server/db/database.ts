import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, createClient, type InStatement, type InValue, LibsqlError, type ResultSet } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { withoutSecrets } from '../config.ts'

export interface DatabaseOptions {
  /** Makes the error of a write that waited too long for another process. */
  readonly locked: () => Error
  readonly lockedMillis?: number
}

/** The store cannot be opened. The message names the store and the fix. */
export class StoreError extends Error {
  constructor(url: string, cause: Error) {
    super(
      `The store ${withoutSecrets(url)} cannot be opened (${cause.message}): set DATA_DIR to a writable folder that has no other file of this name, or set DATABASE_URL to another database`,
      { cause },
    )
    this.name = 'StoreError'
  }
}

/** A statement that a store builds and a service adds to a batch. Every drizzle query is one. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}

/** How long a write waits while another process has locked the store. */
const LOCKED_MILLIS = 5000
/**
 * How long the driver itself waits for the lock. It blocks the thread, and so every request, for
 * this time.
 */
const BLOCKED_MILLIS = 20

/**
 * The only connection to the store. Reads use `read`. Writes are complete batches, one after
 * another: the driver is synchronous underneath, and parallel interactive transactions make each
 * other fail.
 */
export class Database {
  private lastWrite: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly client: Client,
    readonly read: LibSQLDatabase,
    private readonly options: DatabaseOptions,
  ) {}

  /** Opens the database, creates its folder and applies missing migrations. Fails: StoreError. */
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
    const client = createClient({ url, concurrency: 1, timeout: BLOCKED_MILLIS })
    return new Database(client, drizzle(client), options)
  }

  /**
   * Writes statements as one transaction.
   * @returns rows changed by each statement
   * Fails: the error of `options.locked`, while another process has locked the store.
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
   * When the store is locked, nothing of the batch is written, so the batch can be tried again. The
   * driver leaves the failed statement open, and no later transaction of the connection can end
   * until that statement is closed. So this makes a new connection, while no read is running.
   */
  private async writeUnlocked(batch: InStatement[]): Promise<ResultSet[]> {
    const { locked, lockedMillis = LOCKED_MILLIS } = this.options
    const limit = performance.now() + lockedMillis
    for (;;) {
      try {
        return await this.client.batch(batch, 'write')
      } catch (cause) {
        if (!(cause instanceof LibsqlError && cause.code.startsWith('SQLITE_BUSY'))) throw cause
        await Bun.sleep(BLOCKED_MILLIS)
        await this.client.reconnect()
        if (performance.now() > limit) throw locked()
      }
    }
  }

  /** Waits for the pending writes, then closes the connection. */
  async close(): Promise<void> {
    await this.lastWrite
    this.client.close()
  }
}

function filePath(url: string): string {
  return url.startsWith('file:///') ? fileURLToPath(url) : url.slice('file:'.length)
}
