import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Client, createClient, LibsqlBatchError, type ResultSet } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { faultOf, StoreFault } from './fault.ts'
import { type FileIdentity, identityOf, lengthOf, storeFile } from './file.ts'
import { type OpenedFiles, type Opening, type SqlStatement, sizeOf } from './protocol.ts'
import { remoteClient } from './remote-client.ts'
import { RemoteTime } from './remote-time.ts'

/**
 * How long the driver itself waits for a lock. It blocks the thread, and so everything that waits
 * for it.
 */
const BLOCKED_MILLIS = 20
/** How long opening waits for a lock. */
const OPEN_LOCKED_MILLIS = 5000
const PAUSE_MAX_MILLIS = 1000
/** The write-ahead log is cut to this size when it has been copied into the file. */
const WAL_MAX_BYTES = 16 * 1024 * 1024
const PROBE_MAX_BYTES = 4 * 1024 * 1024
/** A write that had no answer for this long was not cut off by a server that ended. */
const UNANSWERED_MILLIS = 5000
/** Time in which a server that answers reads does. */
const READ_MILLIS = 2000

/** No later write of this server is made: a network may hold up a write that was given up, and deliver it then. */
const NONE_LATER = 'not exists (select 1 from write_marks where writer = ? and write > ?)'
/** Makes a write of a remote store recognizable, see `writeOnce`. It has no writer, and so fails, when it comes too late. */
const MARK = `insert into write_marks (writer, write) values ((select ? where ${NONE_LATER}), ?)`
/** The same, also without a writer once this server was given up: the transaction changes nothing then. */
const FENCED_MARK = `insert into write_marks (writer, write) values ((select ? from members where id = ? and until > 0 and ${NONE_LATER}), ?)`
const FORGET_MARKS = 'delete from write_marks where writer = ? and write < ?'

/**
 * The connection to the store, in its own thread. The driver is synchronous underneath: a large
 * write or a slow disk holds this thread only.
 */
export class Connection {
  private readonly path: string | null
  private opened: OpenedFiles | null
  private wal: FileIdentity | null = null
  private client: Client | null = null
  private readonly time: RemoteTime
  private readonly writer = crypto.randomUUID()
  private writes = 0
  private isHung = false

  constructor(private readonly opening: Opening) {
    this.path = storeFile(opening.url)
    this.opened = opening.opened
    this.time = new RemoteTime(opening.taskMillis)
  }

  /**
   * Opens the store for the first time: creates its folder and file, applies missing migrations, and
   * makes sure that it can be written.
   */
  async prepare(): Promise<OpenedFiles | null> {
    const { path } = this
    if (path !== null) {
      mkdirSync(dirname(path), { recursive: true })
      if (identityOf(path) === null && lengthOf(`${path}-wal`) > 0) throw new StoreFault('missing', 'only its -wal file is there')
    }
    const first = this.newClient(OPEN_LOCKED_MILLIS)
    try {
      if (path !== null) await first.execute('PRAGMA journal_mode = WAL')
      await this.applyMigrations(first)
      await first.batch(['delete from probe'], 'write')
    } finally {
      first.close()
      Bun.gc(true) // see `drop`
    }
    if (path !== null) this.opened = { file: identityOf(path) ?? '' }
    await this.connected()
    return this.opened
  }

  /**
   * The rows of a query as lists of values.
   * @param arrived  when the task came to this thread
   */
  async read({ sql, args }: SqlStatement, arrived: number): Promise<unknown[][]> {
    const end = this.endOf(arrived, 0)
    const { rows } = await this.tried(BLOCKED_MILLIS * 50, end, async () => (await this.connected()).execute({ sql, args: args as never }))
    return rows.map((row) => Array.from(row))
  }

  /** Writes statements as one transaction. Returns the number of rows that each one changed. */
  async write(batch: readonly SqlStatement[], limitMillis: number, arrived: number): Promise<number[]> {
    const once = this.path === null ? this.writeOnce(batch) : () => this.batch(batch)
    // The time limit includes the wait for earlier tasks, so that many writes do not add up theirs.
    const left = Math.max(0, limitMillis - (performance.now() - arrived))
    return this.tried(left, this.endOf(arrived, sizeOf(batch)), async () => {
      this.requireFile()
      return once()
    })
  }

  /**
   * Writes and deletes some bytes, to find out whether the store can be written. Copies the
   * write-ahead log into the file first, which makes room on a full disk.
   */
  async probe(bytes: number): Promise<void> {
    const begun = performance.now()
    if (bytes > 1 && this.path !== null) await this.checkpoint().catch(() => undefined)
    const size = Math.min(bytes, PROBE_MAX_BYTES)
    await this.write([{ sql: 'insert into probe (content) values (zeroblob(?))', args: [size] }], 0, begun)
    await this.write([{ sql: 'delete from probe', args: [] }], 0, begun)
  }

  /** Copies the write-ahead log into the file, so that a copy of the file is complete. */
  async close(): Promise<void> {
    try {
      if (this.path !== null && this.opening.role === 'writer') await this.checkpoint()
    } finally {
      this.drop()
    }
  }

  private async checkpoint(): Promise<void> {
    this.requireFile()
    const [result] = (await (await this.connected()).execute('PRAGMA wal_checkpoint(TRUNCATE)')).rows
    if (Number(result?.[0]) !== 0) throw new StoreFault('locked', 'The write-ahead log is in use')
  }

  /**
   * Tries work again while another process has locked the store or its server cannot be reached.
   * After a failure the driver leaves the failed statement open, and no later transaction of the
   * connection can end until that statement is closed: so this makes a new connection.
   * @param end  when it must have ended, however the last try goes
   */
  private async tried<Result>(limitMillis: number, end: number, work: () => Promise<Result>): Promise<Result> {
    const limit = performance.now() + limitMillis
    for (let pause = BLOCKED_MILLIS; ; pause = Math.min(2 * pause, PAUSE_MAX_MILLIS)) {
      const begun = performance.now()
      try {
        return await (end === Number.POSITIVE_INFINITY ? work() : this.time.within(end, work))
      } catch (cause) {
        const found = faultOf(cause, this.path === null)
        if (found === null) throw cause
        this.disconnect()
        const fault = await this.hungOr(found, performance.now() - begun)
        if (fault.kind === 'io' && this.isReadOnly()) throw new StoreFault('read_only', fault.message)
        const passesSoon = fault.kind === 'locked' || fault.kind === 'unreachable'
        if (!passesSoon || performance.now() > limit) throw fault
        await Bun.sleep(fault.kind === 'locked' ? BLOCKED_MILLIS : pause)
      }
    }
  }

  private endOf(arrived: number, bytes: number): number {
    return this.path === null ? this.time.endOf(arrived, bytes) : Number.POSITIVE_INFINITY
  }

  /** Of a database server that answers reads and no write, which may happen to sqld, the fault says so. */
  private async hungOr(fault: StoreFault, millis: number): Promise<StoreFault> {
    if (fault.kind !== 'unreachable' || this.opening.role === 'reader') return fault
    if (millis < UNANSWERED_MILLIS && !this.isHung) return fault
    const client = remoteClient(this.opening.url, () => AbortSignal.timeout(READ_MILLIS))
    const read = client.execute('select 1')
    this.isHung = await read.then(
      () => true,
      () => false,
    )
    client.close()
    return this.isHung ? new StoreFault('hung', 'The database server answers reads, but no write gets through: restart it') : fault
  }

  private async batch(batch: readonly SqlStatement[]): Promise<number[]> {
    const client = await this.connected()
    return (await client.batch(batch as never, 'write')).map(({ rowsAffected }: ResultSet) => rowsAffected)
  }

  /**
   * A write over a network that may lose the answer: the transaction also inserts a mark, so a second
   * try of a stored write fails at its first statement and changes nothing. So does every write of a
   * server that was given up, see `members.ts`.
   */
  private writeOnce(batch: readonly SqlStatement[]): () => Promise<number[]> {
    const write = this.writes++
    const { member } = this.opening
    const { writer } = this
    const mark =
      member === null
        ? { sql: MARK, args: [writer, writer, write, write] }
        : { sql: FENCED_MARK, args: [writer, member, writer, write, write] }
    const marked = [mark, { sql: FORGET_MARKS, args: [writer, write] }, ...batch]
    let tries = 0
    return async () => {
      tries++
      try {
        return (await this.batch(marked)).slice(2)
      } catch (cause) {
        const isOfMark = cause instanceof LibsqlBatchError && cause.statementIndex === 0 && /CONSTRAINT/.test(cause.code)
        if (isOfMark && /NOT NULL/.test(cause.message)) throw new StoreFault('taken', 'The other servers have given this one up')
        if (isOfMark && tries > 1) return batch.map(() => 1)
        throw cause
      }
    }
  }

  /**
   * The connection, made when there is none. It never creates a file in place of the one that was
   * opened first.
   */
  async connected(): Promise<Client> {
    if (this.client !== null) return this.client
    this.requireFile()
    const client = this.newClient(BLOCKED_MILLIS)
    try {
      if (this.path !== null) {
        await client.execute(`PRAGMA journal_size_limit = ${WAL_MAX_BYTES}`)
        if (this.opening.role === 'reader') await client.execute('PRAGMA query_only = on')
        await client.execute('select 1 from sqlite_master limit 1') // makes sure that the log exists
        this.wal = identityOf(`${this.path}-wal`)
      }
    } catch (cause) {
      client.close()
      throw cause
    }
    this.client = client
    return client
  }

  /** Drops the connection, unless it is the last way to the content of a file that is gone. */
  private disconnect(): void {
    if (!this.isGone()) this.drop()
  }

  /**
   * Closes the connection. The driver keeps its files open as long as an object of a failed statement
   * exists, so this collects those objects.
   */
  private drop(): void {
    this.client?.close()
    this.client = null
    Bun.gc(true)
  }

  /** A system that found its disk damaged makes it read-only, and writes to open files fail. */
  private isReadOnly(): boolean {
    try {
      accessSync(this.path ?? '', constants.W_OK)
      return false
    } catch (cause) {
      return ['EROFS', 'EACCES', 'EPERM'].includes((cause as NodeJS.ErrnoException).code ?? '')
    }
  }

  private requireFile(): void {
    if (this.isGone()) throw new StoreFault('missing', `${this.path} or its -wal file is not the one that was opened`)
  }

  private isGone(): boolean {
    const { path, opened } = this
    if (path === null || opened === null) return false
    return identityOf(path) !== opened.file || (this.client !== null && this.wal !== identityOf(`${path}-wal`))
  }

  /** Of the servers of a database server that start at once one applies them, and the others find them applied. */
  private async applyMigrations(client: Client): Promise<void> {
    const apply = () => migrate(drizzle(client), { migrationsFolder: join(import.meta.dir, 'migrations') })
    if (this.path !== null) return apply()
    await apply().catch(apply)
  }

  private newClient(timeout: number): Client {
    const { url } = this.opening
    if (this.path !== null) return createClient({ url, concurrency: 1, timeout })
    return remoteClient(url, () => this.time.ended())
  }
}
