import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { deletedAccounts } from '../accounts/table.ts'
import type { Database, Statement } from '../db/database.ts'
import { isUnheld } from '../db/held.ts'
import type { Taken } from '../db/space.ts'
import { Contents } from '../objects/contents.ts'
import { ENGINE_ORDER } from './engine-order.ts'
import { type PackedPart, readBlocks } from './packed-part.ts'
import { bytesOf } from './record-bytes.ts'
import { isOneOf } from './record-kinds.ts'
import { contains, searchKey } from './search-words.ts'
import type { PackedBlock } from './series.ts'
import { type KeptRecord, type ListedRun, type NewRun, RUNNING_ROW, type RunningRow, type Sized, type StoredRun } from './stored-run.ts'
import { HAS_ROOM, runSeries, runs, runTotals } from './table.ts'
import type { RunRecord } from './tasks.ts'

/** Queries and statements for the stored runs. */
export class RunStore {
  /** @param holder  this server among those of the store; only the holder of a run completes it */
  constructor(
    private readonly database: Database,
    private readonly holder: string | null = null,
    /** Engine of this server, as a number that grows with the version. */
    private readonly engine = ENGINE_ORDER,
    private readonly contents = new Contents(database),
  ) {}

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

  /**
   * Stores one block of the series of a running run. The blocks of a long series are written one by
   * one before `complete`, so that other writes come in between.
   */
  addBlock(runId: string, { block, data, ends }: PackedBlock): Statement {
    const parts = ends.map((end, k) => {
      const start = ends[k - 1] ?? 0
      return [1 + start, end - start]
    })
    return { toSQL: () => ({ sql: INSERT_COLUMNS, params: [runId, block, data, JSON.stringify(parts), this.holder] }) }
  }

  /** How far a running study is, JSON. */
  progress(id: string, progress: string): Statement {
    return this.database.read.update(runs).set({ headline: progress }).where(this.isHeld(id))
  }

  /** The finished chunks of a study that has not ended, which have the place of a series. */
  async chunks(id: string): Promise<Uint8Array[]> {
    return Array.fromAsync(
      readBlocks([0], (part) => this.packed(id, part)),
      ([chunk = new Uint8Array()]) => chunk,
    )
  }

  /** Deletes the blocks that an earlier attempt of a running run has left. */
  removeBlocks(id: string): Statement {
    const held = this.database.read.select({ id: runs.id }).from(runs).where(this.isHeld(id))
    return this.database.read.delete(runSeries).where(inArray(runSeries.runId, held))
  }

  /** Marks a running run as complete. Changes nothing when it has ended already. */
  complete(id: string, record: RunRecord & Sized): Statement {
    const { resolved, response, seriesHead, headline } = record
    const bytes = sql`${runs.bytes} + ${record.bytes ?? bytesOf(record)}` // null for a run without an account
    return this.database.read
      .update(runs)
      .set({ status: 'complete', resolved, response: Buffer.from(response), seriesHead, headline, bytes })
      .where(this.isHeld(id))
  }

  /** Deletes the blocks that were still written of a run that was cancelled. */
  removeBlocksOfFailed(id: string): Statement {
    const failed = this.database.read
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.id, id), eq(runs.status, 'failed')))
    return this.database.read.delete(runSeries).where(inArray(runSeries.runId, failed))
  }

  /** Marks a running run of this server as failed. */
  fail(id: string, failure: string): Statement {
    return this.database.read.update(runs).set({ status: 'failed', failure }).where(this.isHeld(id))
  }

  /** The same, whichever server has it. */
  cancel(id: string, failure: string): Statement {
    return this.database.read
      .update(runs)
      .set({ status: 'failed', failure })
      .where(and(eq(runs.id, id), eq(runs.status, 'running')))
  }

  /** @param change  1 when a worker takes the run; -1 when the service stops before it ends */
  countAttempt(id: string, change: 1 | -1): Statement {
    return this.database.read
      .update(runs)
      .set({ attempts: sql`${runs.attempts} + ${change}` })
      .where(this.isHeld(id))
  }

  /**
   * Accepted runs that have not ended and that no server sees through: the oldest of each account, then
   * the second of each, and so on, so that none waits for all that another has sent. Not those that a
   * server with a newer engine accepted: this one may not know all of their fields.
   * @param without  accounts whose runs are left to others; null for runs without an account
   */
  async unheld(count: number, without: readonly (string | null)[] = []): Promise<RunningRow[]> {
    return this.database.read
      .select(RUNNING_ROW)
      .from(runs)
      .where(and(eq(runs.status, 'running'), isUnheld(this.database, runs.holder), this.isKnown, isOfOthers(without)))
      .orderBy(sql`row_number() over (partition by ${runs.owner} order by ${runs.id})`, asc(runs.id))
      .limit(count)
  }

  /** Accepted runs that have not ended, of all servers of the store. */
  async unended(): Promise<{ readonly held: number; readonly waiting: number; readonly oldestWaitingAt: number | null }> {
    const waits = isUnheld(this.database, runs.holder)
    const [found] = await this.database.read
      .select({
        count: sql<number>`count(*)`,
        waiting: sql<number>`coalesce(sum(${waits}), 0)`,
        oldestWaitingAt: sql<number | null>`min(case when ${waits} then ${runs.createdAt} end)`,
      })
      .from(runs)
      .where(eq(runs.status, 'running'))
    const { count, waiting, oldestWaitingAt } = found ?? { count: 0, waiting: 0, oldestWaitingAt: null }
    return { held: count - waiting, waiting, oldestWaitingAt }
  }

  /** Takes a run into the hands of this server, if it is in no other's. */
  take(id: string): Statement {
    return this.database.read
      .update(runs)
      .set({ holder: this.holder })
      .where(and(eq(runs.id, id), eq(runs.status, 'running'), isUnheld(this.database, runs.holder)))
  }

  /** The same for a run that no worker has had, that this server knows all fields of, and that is of none of these accounts. */
  takeFresh(id: string, without: readonly (string | null)[] = []): Statement {
    return this.database.read
      .update(runs)
      .set({ holder: this.holder })
      .where(
        and(
          eq(runs.id, id),
          eq(runs.status, 'running'),
          eq(runs.attempts, 0),
          isUnheld(this.database, runs.holder),
          this.isKnown,
          isOfOthers(without),
        ),
      )
  }

  /** A run that has not ended and that is in the hands of this server. */
  async heldRun(id: string): Promise<RunningRow | undefined> {
    const [run] = await this.database.read.select(RUNNING_ROW).from(runs).where(this.isHeld(id))
    return run
  }

  /** Which of these runs have not ended and are in the hands of this server. */
  async held(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.database.read
      .select({ id: runs.id })
      .from(runs)
      .where(and(isOneOf(ids), eq(runs.status, 'running'), sql`${runs.holder} is ${this.holder}`))
    return new Set(found.map(({ id }) => id))
  }

  /** Lets go of a run that has not ended, or of all of them. */
  letGo(id?: string): Statement {
    return this.database.read
      .update(runs)
      .set({ holder: null })
      .where(and(id === undefined ? undefined : eq(runs.id, id), eq(runs.status, 'running'), sql`${runs.holder} is ${this.holder}`))
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
   * Packed columns of a stored series: of these blocks, one block after the other, in each the
   * columns in this order. Nothing for blocks after the last one.
   */
  async packed(id: string, { columns, from, count }: PackedPart): Promise<Uint8Array[]> {
    const isWanted = sql`${runSeries.column} in (select value from json_each(${JSON.stringify(columns)}))`
    const found = await this.database.read
      .select({ block: runSeries.block, column: runSeries.column, data: runSeries.data })
      .from(runSeries)
      .where(and(eq(runSeries.runId, id), isWanted, gte(runSeries.block, from), lt(runSeries.block, from + count)))
    const places = new Map(columns.map((column, place) => [column, place]))
    const placeOf = ({ block, column }: (typeof found)[number]) => block * columns.length + (places.get(column) ?? 0)
    return this.contents.read(found.sort((a, b) => placeOf(a) - placeOf(b)).map(({ data }) => data))
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

  /** Whether the engine of this server knows what a run asks for. */
  private get isKnown(): SQL | undefined {
    return or(isNull(runs.engine), lte(runs.engine, this.engine))
  }

  /** Whether a run has not ended and is in the hands of this server. */
  private isHeld(id: string): SQL | undefined {
    return and(eq(runs.id, id), eq(runs.status, 'running'), sql`${runs.holder} is ${this.holder}`)
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

/** Runs of other accounts than these; null for runs without an account. */
function isOfOthers(owners: readonly (string | null)[]) {
  const named = owners.filter((owner) => owner !== null)
  return and(
    named.length === 0 ? undefined : or(isNull(runs.owner), notInArray(runs.owner, named)),
    owners.length === named.length ? undefined : isNotNull(runs.owner),
  )
}

/**
 * Takes the packed columns of a block apart in the thread of the store. As a content of its own, each
 * of some hundred columns was copied on its way there, which took the main thread 1 ms per run.
 */
const INSERT_COLUMNS = `insert into run_series (run_id, block, "column", data)
  select block.run_id, block.block, part.key, substr(block.data, part.value ->> 0, part.value ->> 1)
  from (select ? as run_id, ? as block, ? as data) block, json_each(?) part
  where exists (select 1 from runs where runs.id = block.run_id and runs.holder is ?) on conflict do nothing`

/** Whether a write was refused by `requireRoom`. */
export function isWithoutRoom(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes(HAS_ROOM)
}
