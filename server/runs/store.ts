import { and, desc, eq, getTableColumns, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import { searchKey } from '../db/search-key.ts'
import type { Taken } from '../db/space.ts'
import { Contents } from '../objects/contents.ts'
import { ENGINE_ORDER } from './engine-order.ts'
import { isHeldBy } from './held-run.ts'
import { bytesOf } from './record-bytes.ts'
import { RunQueue } from './run-queue.ts'
import { contains } from './search-words.ts'
import type { PackedBlock } from './series.ts'
import { StoredBlocks } from './stored-blocks.ts'
import type { KeptRecord, ListedRun, NewRun, Sized, StoredRun } from './stored-run.ts'
import { StudyStore } from './study-store.ts'
import { HAS_ROOM, runSeries, runs, runTotals } from './table.ts'
import type { RunRecord } from './tasks.ts'

/** Queries and statements for the stored runs. */
export class RunStore {
  readonly queue: RunQueue
  readonly blocks: StoredBlocks
  readonly studies: StudyStore

  /** @param holder  this server among those of the store; only the holder of a run completes it */
  constructor(
    private readonly database: Database,
    private readonly holder: string | null = null,
    /** Engine of this server, as a number that grows with the version. */
    private readonly engine = ENGINE_ORDER,
    private readonly contents = new Contents(database),
  ) {
    this.queue = new RunQueue(database, holder, engine)
    this.blocks = new StoredBlocks(database, holder, contents)
    this.studies = new StudyStore(database, holder, this.blocks)
  }

  /** The body of a run as its row is to have it. Fails: Problem storage_unavailable, overloaded. */
  async keepRequest(id: string, packed: Uint8Array): Promise<Buffer> {
    const { data } = await this.contents.keep(id, packed)
    return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  }

  /** What a run leaves, as its rows are to have it. Fails: as `keepRequest`. */
  async keepRecord(id: string, record: RunRecord): Promise<KeptRecord> {
    const { contents } = this
    const { data: response } = await contents.keep(id, record.response)
    const blocks: PackedBlock[] = []
    for (const block of record.blocks) blocks.push({ ...block, ...(await contents.keep(id, block.data, block.ends)) })
    return { ...record, response, blocks, bytes: bytesOf(record) }
  }

  /** Inserts an accepted run, with the status running, in the hands of this server or of none. */
  accept(run: NewRun, isHeld = true): Statement {
    const bytes = run.owner === null ? null : (run.bytes ?? run.request.length)
    return this.database.read
      .insert(runs)
      .values({ ...run, status: 'running', holder: isHeld ? this.holder : null, engine: this.engine, bytes })
  }

  /** As `accept`, for a run of the service itself. Changes no row when the run is stored already. */
  acceptOnce(run: NewRun): Statement {
    return this.database.read
      .insert(runs)
      .values({ ...run, status: 'running', holder: this.holder, engine: this.engine, bytes: null })
      .onConflictDoNothing()
  }

  /** Inserts a run of an account that is complete. Its blocks belong in the same batch. */
  insertComplete(run: NewRun, record: RunRecord & Sized): Statement {
    const { resolved, response, seriesHead, headline } = record
    return this.database.read.insert(runs).values({
      ...run,
      status: 'complete',
      holder: this.holder,
      resolved,
      response: Buffer.from(response),
      seriesHead,
      headline,
      bytes: (run.bytes ?? run.request.length) + (record.bytes ?? bytesOf(record)),
    })
  }

  /** Marks a running run as complete. Changes nothing when it has ended already. */
  complete(id: string, record: RunRecord & Sized): Statement {
    const { resolved, response, seriesHead, headline } = record
    const bytes = sql`${runs.bytes} + ${record.bytes ?? bytesOf(record)}` // null for a run without an account
    return this.database.read
      .update(runs)
      .set({ status: 'complete', resolved, response: Buffer.from(response), seriesHead, headline, bytes })
      .where(isHeldBy(this.holder, id))
  }

  /** Marks a running run of this server as failed. */
  fail(id: string, failure: string): Statement {
    return this.database.read.update(runs).set({ status: 'failed', failure }).where(isHeldBy(this.holder, id))
  }

  /** The same, whichever server has it. */
  cancel(id: string, failure: string): Statement {
    return this.database.read
      .update(runs)
      .set({ status: 'failed', failure })
      .where(and(eq(runs.id, id), eq(runs.status, 'running')))
  }

  /** A run that this account may read: its own, or one without an account. Null for no account. */
  async find(id: string, reader: string | null = null): Promise<StoredRun | undefined> {
    const { request: _, response: __, ...short } = getTableColumns(runs)
    const isReadable = or(isNull(runs.owner), reader === null ? undefined : eq(runs.owner, reader))
    const [run] = await this.database.read
      .select(short)
      .from(runs)
      .where(and(eq(runs.id, id), isReadable))
    return run
  }

  /**
   * Runs of an account, newest first, from the index alone.
   * @param before  the id that the page follows; null for the first page
   * @param words   as `searchKey` writes them; each stands in the label or the plant, or is the id
   * @param kinds   those that are listed; all of them without
   */
  async page(
    owner: string,
    before: string | null,
    count: number,
    words: readonly string[] = [],
    kinds: readonly StoredRun['kind'][] = [],
  ): Promise<ListedRun[]> {
    const { id, kind, status, createdAt, bytes, headline, label } = runs
    return this.database.read
      .select({ id, kind, status, createdAt, bytes, headline, label })
      .from(runs)
      .where(
        and(
          eq(runs.owner, owner),
          before === null ? undefined : lt(runs.id, before),
          kinds.length === 0 ? undefined : inArray(runs.kind, [...kinds]),
          ...words.map(contains),
        ),
      )
      .orderBy(desc(runs.id))
      .limit(count)
  }

  /** Names a run of an account; null takes its name away. Changes no row of another's run. */
  label(owner: string, id: string, label: string | null): Statement {
    const added = Buffer.byteLength(label ?? '')
    return this.database.read
      .update(runs)
      .set({
        label,
        labelKey: label === null ? null : searchKey(label),
        bytes: sql`${runs.bytes} + ${added} - coalesce(length(cast(${runs.label} as blob)), 0)`,
      })
      .where(and(eq(runs.id, id), eq(runs.owner, owner)))
  }

  /** How many runs an account has, and what they take. */
  async takenBy(owner: string): Promise<Taken> {
    const { records, bytes } = runTotals
    const [taken] = await this.database.read.select({ records, bytes }).from(runTotals).where(eq(runTotals.owner, owner))
    return taken ?? { records: 0, bytes: 0 }
  }

  /** Refuses the whole write of which it is the first part when an account has no room for one more run: it fails, see `isWithoutRoom`. */
  requireRoom(owner: string, { records, bytes }: Taken): Statement {
    const hasRoom = sql<boolean>`${runTotals.records} < ${records} and ${runTotals.bytes} < ${bytes}`
    return this.database.read.update(runTotals).set({ hasRoom }).where(eq(runTotals.owner, owner))
  }

  /** Deletes a run of an account that has ended, with its series. The last statement changes a row if it did. */
  forget(owner: string, id: string): readonly Statement[] {
    return this.forgetEnded(and(eq(runs.id, id), eq(runs.owner, owner)))
  }

  /** One of the long texts of a run, packed; empty when there is none. */
  async text(id: string, name: 'request' | 'response'): Promise<Uint8Array> {
    const [run] = await this.database.read.select({ text: runs[name] }).from(runs).where(eq(runs.id, id))
    return this.contents.readOne(run?.text ?? new Uint8Array())
  }

  /**
   * Deletes the runs of an account that have ended. Others stay its own until they have, so that nobody
   * reads them: what a worker still writes of them must have its run.
   */
  forgetAll(owner: string): readonly Statement[] {
    return this.forgetEnded(eq(runs.owner, owner))
  }

  /** Ids of the runs of an account that have not ended. */
  async runningOf(owner: string): Promise<string[]> {
    const found = await this.database.read
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.owner, owner), eq(runs.status, 'running')))
    return found.map(({ id }) => id)
  }

  /** Deletes the runs of deleted accounts that have ended. */
  forgetOfDeleted(): readonly Statement[] {
    return this.forgetEnded(inArray(runs.owner, deletedAccounts(this.database)))
  }

  forgetExpired(now: number): readonly Statement[] {
    return this.forgetEnded(lt(runs.expiresAt, now))
  }

  /** Deletes a run that has ended, whoever has it. The last statement changes a row if it did. */
  forgetOne(id: string): readonly Statement[] {
    return this.forgetEnded(eq(runs.id, id))
  }

  /** Deletes a run if it failed. */
  forgetFailed(id: string): readonly Statement[] {
    return this.forgetEnded(and(eq(runs.id, id), eq(runs.status, 'failed')))
  }

  /** Deletes the runs that have ended and whose ids begin with the prefix, except these. */
  forgetOthers(prefix: string, ids: readonly string[]): readonly Statement[] {
    return this.forgetEnded(and(sql`substr(${runs.id}, 1, ${prefix.length}) = ${prefix}`, notInArray(runs.id, [...ids])))
  }

  private forgetEnded(which: SQL | undefined): readonly Statement[] {
    const { read } = this.database
    const ended = and(which, ne(runs.status, 'running'))
    return [
      read.delete(runSeries).where(inArray(runSeries.runId, read.select({ id: runs.id }).from(runs).where(ended))),
      read.delete(runs).where(ended),
    ]
  }
}

/** Whether a write was refused by `requireRoom`. */
export function isWithoutRoom(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes(HAS_ROOM)
}
