import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, createClient, type InValue } from '@libsql/client'
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'

/** A statement that a store builds and a service puts into a batch; every drizzle query is one. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}

/** How long a statement waits for a lock that another process holds. */
const BUSY_MILLIS = 5000

/**
 * The one connection to the store. Reads go through `read`; writes are whole batches, one after another: the driver is synchronous underneath, and
 * interactive transactions in parallel reject each other.
 */
export class Database {
  private lastWrite: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly client: Client,
    readonly read: LibSQLDatabase,
  ) {}

  /** Opens the database, makes its folder and applies the migrations that it lacks. */
  static async open(url: string): Promise<Database> {
    const isFile = url.startsWith('file:')
    if (isFile) mkdirSync(dirname(filePath(url)), { recursive: true })
    const client = createClient({ url, concurrency: 1, timeout: BUSY_MILLIS })
    if (isFile) await client.execute('PRAGMA journal_mode = WAL')
    const read = drizzle(client)
    await migrate(read, { migrationsFolder: join(import.meta.dir, 'migrations') })
    return new Database(client, read)
  }

  /**
   * Writes statements as one transaction.
   * @returns rows changed by each statement
   */
  write(...statements: readonly Statement[]): Promise<readonly number[]> {
    if (statements.length === 0) return Promise.resolve([])
    const batch = statements.map((statement) => {
      const { sql, params } = statement.toSQL()
      return { sql, args: params as InValue[] }
    })
    const written = this.lastWrite.then(() => this.client.batch(batch, 'write'))
    this.lastWrite = written.catch(() => undefined)
    return written.then((results) => results.map(({ rowsAffected }) => rowsAffected))
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
