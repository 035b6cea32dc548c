import { existsSync } from 'node:fs'
import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { SQLiteRemoteSession, SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import { withoutSecrets } from '../config.ts'
import { Histogram, SHORT_BOUNDS_S } from '../histogram.ts'
import type { Log } from '../log.ts'
import { traced } from '../tracing/span.ts'
import { type FaultKind, faultProblem, StoreFault } from './fault.ts'
import { type FileSizes, fileSizes, storeFile } from './file.ts'
import { type SqlStatement, type SqlValue, sendable, sizeOf, transferable } from './protocol.ts'
import { StoreState } from './state.ts'
import { StoreThread, Unwritten } from './thread.ts'
import { WaitingWrites } from './waiting-writes.ts'

export interface DatabaseOptions {
  readonly log?: Log
  /** How long a write waits for another process, or for a server that cannot be reached. */
  readonly lockedMillis?: number
  /** Id of this server among those of a store on a database server. */
  readonly member?: string | null
  /** Time that a database server has for what it is asked; the default is for production. */
  readonly taskMillis?: number
}

const OTHER_STORE = 'set DATA_DIR to a writable folder that has no other file of this name, or set DATABASE_URL to another database'

/** What to do about a store that exists and cannot be opened. To start with another one would lose its runs. */
const FIXES: Partial<Record<FaultKind, string>> = {
  damaged: 'restore a backup, or move the file away to start with an empty store',
  missing:
    'the file is missing and its write-ahead log is not empty, so runs would be lost. Put the file back, restore a backup, or move its -wal and -shm files away to start with an empty store',
  full: 'free space or enlarge the disk',
  locked: 'end the other process that uses it',
  unreachable:
    'check that the database server runs and can be reached from here, and that DATABASE_URL is its address: http:// and ws:// are without TLS, libsql://, https:// and wss:// are with it',
}

/** The store cannot be opened. The message names the store and the fix. */
export class StoreError extends Error {
  constructor(url: string, cause: Error, fix = fixFor(url, cause)) {
    super(`The store ${withoutSecrets(url)} cannot be opened (${cause.message}): ${fix}`, { cause })
    this.name = 'StoreError'
  }
}

function fixFor(url: string, cause: Error): string {
  if (!(cause instanceof StoreFault)) return OTHER_STORE
  const path = storeFile(url)
  const isThere = path !== null && existsSync(path)
  if (isThere && (cause.kind === 'read_only' || cause.kind === 'io'))
    return 'make the file and its folder writable for the service, and check the disk'
  return FIXES[cause.kind] ?? OTHER_STORE
}

/** A statement that a store builds and a service adds to a batch. Every drizzle query is one. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}

const DIALECT = new SQLiteAsyncDialect()

/** A statement that drizzle has no form for, with its values as parameters. */
export function statementOf(query: SQL): Statement {
  return { toSQL: () => DIALECT.sqlToQuery(query) }
}

/** What spans say of the store. Its statements, which may have what people sent, stay out of them. */
const SYSTEM = { 'db.system.name': 'sqlite' }

const LOCKED_MILLIS = 5000
/** Time for the last writes and for copying the write-ahead log into the file. */
const CLOSE_MILLIS = 10_000
/** How often a store that failed is tried. */
const TRY_MILLIS = 1000

const NO_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * The store. Reads use `read`. Writes are complete batches, one after another. Both are done in
 * threads, one for reads and one for writes, because the driver is synchronous underneath: a large
 * write holds neither the main thread nor the reads.
 */
export class Database {
  readonly read: SqliteRemoteDatabase
  /** How long reads and batches of writes took, with their wait for the thread of the store. */
  readonly seconds = { read: new Histogram(SHORT_BOUNDS_S), write: new Histogram(SHORT_BOUNDS_S) }
  private readonly state: StoreState
  private readonly waiting: WaitingWrites
  private probing: Promise<void> | null = null
  private retrying: Timer | null = null
  private bytesWritten = 0
  private readonly afterWrites: { readonly everyBytes: number; readonly work: () => void; next: number }[] = []
  private closed = false

  private constructor(
    private readonly path: string | null,
    private readonly reader: StoreThread,
    private readonly writer: StoreThread,
    private readonly lockedMillis: number,
    log: Log,
  ) {
    this.read = readThrough((statement) => this.query(statement))
    this.state = new StoreState(log)
    this.waiting = new WaitingWrites(
      (batch) => this.send(batch, true),
      (label) => log.warn('write_waits', { what: label }),
    )
  }

  /** Opens the store, creates its folder and applies missing migrations. Fails: StoreError. */
  static async open(
    url: string,
    { log = NO_LOG, lockedMillis = LOCKED_MILLIS, member = null, taskMillis }: DatabaseOptions = {},
  ): Promise<Database> {
    const thread = (role: 'reader' | 'writer') =>
      new StoreThread({ url, role, member, ...(taskMillis !== undefined && { taskMillis }) }, (reason) =>
        log.error('store_thread_died', reason, { role }),
      )
    const [reader, writer] = [thread('reader'), thread('writer')]
    try {
      await reader.open(await writer.open(null))
      return new Database(storeFile(url), reader, writer, lockedMillis, log)
    } catch (cause) {
      for (const opened of [reader, writer]) opened.end()
      throw new StoreError(url, cause as Error)
    }
  }

  /**
   * Writes statements as one transaction.
   * @returns rows changed by each statement
   * Fails: Problem overloaded while another process has locked the store, storage_unavailable when it
   * cannot be written.
   */
  async write(...statements: readonly Statement[]): Promise<readonly number[]> {
    if (statements.length === 0) return []
    return orProblem(this.send(sqlOf(statements), false))
  }

  /**
   * Writes statements as one transaction, and tries again with growing pauses until they are stored.
   * Large contents are moved to the thread of the store: do not read them afterwards.
   * @param label  what is written, for the error
   * @returns rows changed by each statement
   * Fails: WriteGivenUp when the store is closed or damaged, or when the writes that wait take more
   * memory than they may; Error of a statement.
   */
  async writeUntilStored(label: string, ...statements: readonly Statement[]): Promise<readonly number[]> {
    return this.waiting.add(label, sqlOf(statements))
  }

  /** Makes sure that the store can be written. Fails: Problem, as `write` does. */
  requireWritable(): Promise<void> {
    const away = this.away('write')
    return orProblem(away === null ? this.tryWriting() : Promise.reject(away))
  }

  private tryWriting(): Promise<void> {
    this.probing ??= this.probe().finally(() => {
      this.probing = null
    })
    return this.probing
  }

  /** Why the store could not be written at the last try; null when it could. */
  get fault(): FaultKind | null {
    return this.state.fault
  }

  /** Writes that are tried until they are stored, and their bytes. */
  get writesWaiting(): { readonly count: number; readonly bytes: number } {
    return { count: this.waiting.count, bytes: this.waiting.waitingBytes }
  }

  /** Has this work done whenever so many bytes were written. */
  afterEvery(everyBytes: number, work: () => void): void {
    this.afterWrites.push({ everyBytes, work, next: this.bytesWritten + everyBytes })
  }

  /** What still runs after `close` fails, and that is no fault. */
  get isClosed(): boolean {
    return this.closed
  }

  /** Sizes of a local store; null for a store on a server. */
  async sizes(): Promise<FileSizes | null> {
    return this.path === null ? null : fileSizes(this.path)
  }

  /**
   * Waits for the pending writes, gives up those that are tried again, and closes the store: its file
   * is complete then.
   */
  async close(): Promise<void> {
    this.closed = true
    if (this.retrying !== null) clearTimeout(this.retrying)
    this.waiting.close()
    await this.reader.close(CLOSE_MILLIS).catch(() => undefined)
    await this.writer.close(CLOSE_MILLIS)
  }

  /** A database server that did not answer is tried in the background: nobody else waits for it. */
  private away(type: 'read' | 'write', batch: SqlStatement[] = []): Unwritten | null {
    const { fault } = this.state
    const isAway = fault === 'unreachable' || (fault === 'hung' && type === 'write')
    if (this.path !== null || !isAway) return null
    return new Unwritten({ kind: fault, cause: 'The database server was away at the last try' }, batch)
  }

  private async query({ sql, args }: SqlStatement): Promise<unknown[][]> {
    const away = this.away('read')
    if (away !== null) throw away
    const begun = performance.now()
    try {
      return (await traced('read of the store', 'client', SYSTEM, () =>
        this.reader.do({ type: 'read', statement: { sql, args } }),
      )) as unknown[][]
    } catch (cause) {
      throw this.failed(cause, 0)
    } finally {
      this.seconds.read.observe((performance.now() - begun) / 1000)
    }
  }

  private async send(batch: SqlStatement[], isReturned: boolean): Promise<readonly number[]> {
    const away = this.away('write', batch)
    if (away !== null) throw away
    const bytes = sizeOf(batch)
    const limitMillis = isReturned ? 0 : this.lockedMillis
    const begun = performance.now()
    try {
      // What `write` gets may be part of an answer, which is sent after it was stored.
      const transfer = isReturned ? transferable(batch.flatMap(({ args }) => args)) : []
      const changed = (await traced('write of the store', 'client', { ...SYSTEM, 'db.operation.batch.size': batch.length }, () =>
        this.writer.do({ type: 'write', batch, limitMillis, isReturned }, transfer),
      )) as number[]
      this.stored(bytes)
      return changed
    } catch (cause) {
      throw this.failed(cause, bytes)
    } finally {
      this.seconds.write.observe((performance.now() - begun) / 1000)
    }
  }

  private async probe(): Promise<void> {
    const bytes = this.state.probeBytes
    try {
      await this.writer.do({ type: 'probe', bytes })
      this.stored(bytes)
    } catch (cause) {
      throw this.failed(cause, 0)
    }
  }

  private stored(bytes: number): void {
    this.bytesWritten += bytes
    for (const after of this.afterWrites) {
      if (this.closed || this.bytesWritten < after.next) continue
      after.next = this.bytesWritten + after.everyBytes
      after.work()
    }
    const hadFailed = this.state.fault !== null
    this.state.stored(bytes)
    if (hadFailed && this.state.fault === null) this.waiting.tryNow()
  }

  /** Notes a failure, and tries the store from now on until it works again. */
  private failed(cause: unknown, bytes: number): unknown {
    // A value that is too big says nothing of the store.
    if (!(cause instanceof StoreFault) || this.closed || cause.kind === 'too_big') return cause
    this.state.failed(cause, bytes)
    if (this.retrying === null) {
      this.retrying = setTimeout(() => {
        this.retrying = null
        void this.tryWriting().catch(() => undefined)
      }, TRY_MILLIS)
      this.retrying.unref()
    }
    return cause
  }
}

/**
 * A drizzle database that sends its queries to a thread. Errors arrive as they are: drizzle would
 * wrap them into one whose message has all parameters of the query.
 */
function readThrough(query: (statement: SqlStatement) => Promise<unknown[][]>): SqliteRemoteDatabase {
  const session = new UnwrappedSession(
    async (sql, params, method) => {
      const rows = (await orProblem(query({ sql, args: params as SqlValue[] }))).map((row) => row.map(asBuffer))
      return { rows: method === 'get' ? (rows[0] as unknown[]) : rows }
    },
    DIALECT,
    undefined,
  )
  return new SqliteRemoteDatabase('async', DIALECT, session as never, undefined)
}

class UnwrappedSession extends SQLiteRemoteSession<Record<string, unknown>, Record<string, never>> {
  override prepareQuery(...args: Parameters<SQLiteRemoteSession<Record<string, unknown>, Record<string, never>>['prepareQuery']>) {
    const unwrapped = { queryWithCache: (_sql: string, _params: unknown, run: () => Promise<unknown>) => run() }
    return Object.assign(super.prepareQuery(...args), unwrapped)
  }
}

function asBuffer(value: unknown): unknown {
  return value instanceof ArrayBuffer ? Buffer.from(value) : value
}

function sqlOf(statements: readonly Statement[]): SqlStatement[] {
  return statements.map((statement) => {
    const { sql, params } = statement.toSQL()
    return { sql, args: (params as SqlValue[]).map(sendable) }
  })
}

async function orProblem<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw cause instanceof StoreFault ? faultProblem(cause.kind) : cause
  }
}
