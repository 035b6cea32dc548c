import { and, asc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
import type { PackedBlock } from './series.ts'
import { runSeries, runs } from './table.ts'
import type { RunRecord } from './tasks.ts'

export type StoredRunRow = typeof runs.$inferSelect
export type NewRun = Pick<StoredRunRow, 'id' | 'kind' | 'owner' | 'createdAt' | 'expiresAt' | 'request' | 'seriesWish'>

/** Queries and statements for the stored runs. */
export class RunStore {
  constructor(private readonly database: Database) {}

  /** Inserts an accepted run, with the status running. */
  accept(run: NewRun): Statement {
    return this.database.read.insert(runs).values({ ...run, status: 'running', attempts: 1 })
  }

  /** Marks a running run as complete. Changes nothing when it has ended already. */
  complete(id: string, { resolved, response, seriesHead, blocks }: RunRecord): readonly Statement[] {
    const { read } = this.database
    return [
      read
        .update(runs)
        .set({ status: 'complete', resolved, response: Buffer.from(response), seriesHead })
        .where(isRunning(id)),
      ...blocks.map((block) =>
        read
          .insert(runSeries)
          .values({ runId: id, ...block, data: Buffer.from(block.data) })
          .onConflictDoNothing(),
      ),
    ]
  }

  fail(id: string, failure: string): Statement {
    return this.database.read.update(runs).set({ status: 'failed', failure }).where(isRunning(id))
  }

  countAttempt(id: string): Statement {
    return this.database.read
      .update(runs)
      .set({ attempts: sql`${runs.attempts} + 1` })
      .where(isRunning(id))
  }

  async find(id: string): Promise<StoredRunRow | undefined> {
    const [run] = await this.database.read.select().from(runs).where(eq(runs.id, id))
    return run
  }

  /** Accepted runs that have not ended, oldest first. */
  async running(): Promise<Pick<StoredRunRow, 'id' | 'kind' | 'attempts' | 'request' | 'seriesWish'>[]> {
    return this.database.read
      .select({ id: runs.id, kind: runs.kind, attempts: runs.attempts, request: runs.request, seriesWish: runs.seriesWish })
      .from(runs)
      .where(eq(runs.status, 'running'))
      .orderBy(asc(runs.id))
  }

  /** Blocks of a stored series, in order, with one in memory at a time. */
  async *blocks(id: string): AsyncGenerator<PackedBlock> {
    for (let block = 0; ; block++) {
      const [found] = await this.database.read
        .select()
        .from(runSeries)
        .where(and(eq(runSeries.runId, id), eq(runSeries.block, block)))
      if (found === undefined) return
      yield found
    }
  }

  forgetExpired(now: number): readonly Statement[] {
    const { read } = this.database
    const expired = and(lt(runs.expiresAt, now), ne(runs.status, 'running'))
    return [
      read.delete(runSeries).where(inArray(runSeries.runId, read.select({ id: runs.id }).from(runs).where(expired))),
      read.delete(runs).where(expired),
    ]
  }

  /** Runs without an account, with their series. A run that has not ended is never deleted. */
  anonymous(maxBytes: number): RecordKind {
    const { read } = this.database
    const seriesBytes = read
      .select({ bytes: sql`coalesce(sum(length(${runSeries.data})), 0)` })
      .from(runSeries)
      .where(eq(runSeries.runId, runs.id))
    const mayGo = and(isNotNull(runs.expiresAt), ne(runs.status, 'running'))
    const first = (count: number, which: SQL | undefined) =>
      read
        .select({ id: runs.id, bytes: sql<number>`${ownBytes} + ${seriesBytes}` })
        .from(runs)
        .where(which)
        .orderBy(runs.expiresAt, runs.id)
        .limit(count)
    return {
      name: 'runs',
      maxBytes,
      taken: async () => {
        const own = read.select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${ownBytes}), 0)` }).from(runs)
        const series = read.select({ bytes: sql<number>`coalesce(sum(length(${runSeries.data})), 0)` }).from(runSeries)
        const [[ofRuns], [ofSeries]] = [await own, await series]
        return { records: ofRuns?.records ?? 0, bytes: (ofRuns?.bytes ?? 0) + (ofSeries?.bytes ?? 0) }
      },
      oldest: (count) => first(count, mayGo),
      expired: (now, count) => first(count, and(mayGo, lt(runs.expiresAt, now))),
      forget: (ids) => [
        read.delete(runSeries).where(
          inArray(
            runSeries.runId,
            read
              .select({ id: runs.id })
              .from(runs)
              .where(and(isOneOf(ids), mayGo)),
          ),
        ),
        read.delete(runs).where(and(isOneOf(ids), mayGo)),
      ],
    }
  }
}

/** Passes all ids as one SQL parameter, because there may be many. */
function isOneOf(ids: readonly string[]) {
  return sql`${runs.id} in (select value from json_each(${JSON.stringify(ids)}))`
}

/** Space of a run without its series, written as in the index that answers it. */
const ownBytes = sql<number>`length(${runs.request}) + coalesce(length(${runs.response}), 0)`

function isRunning(id: string) {
  return and(eq(runs.id, id), eq(runs.status, 'running'))
}
