import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database, Statement } from '../db/database.ts'
import type { PackedBlock } from './series.ts'
import { runSeries, runs } from './table.ts'
import type { RunRecord } from './tasks.ts'

export type StoredRunRow = typeof runs.$inferSelect
export type NewRun = Pick<StoredRunRow, 'id' | 'kind' | 'owner' | 'createdAt' | 'expiresAt' | 'request' | 'seriesWish' | 'attempts'>

/** An accepted run that has not ended, without its body. */
export type RunningRow = Pick<StoredRunRow, 'id' | 'kind' | 'attempts' | 'seriesWish'>

/** Queries and statements for the stored runs. */
export class RunStore {
  constructor(private readonly database: Database) {}

  /** Inserts an accepted run, with the status running. */
  accept(run: NewRun): Statement {
    return this.database.read.insert(runs).values({ ...run, status: 'running' })
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

  /** @param change  1 when a worker takes the run; -1 when the service stops before it ends */
  countAttempt(id: string, change: 1 | -1): Statement {
    return this.database.read
      .update(runs)
      .set({ attempts: sql`${runs.attempts} + ${change}` })
      .where(isRunning(id))
  }

  /** The body of a run as it was stored. */
  async request(id: string): Promise<Buffer | undefined> {
    const [run] = await this.database.read.select({ request: runs.request }).from(runs).where(eq(runs.id, id))
    return run?.request
  }

  async find(id: string): Promise<StoredRunRow | undefined> {
    const [run] = await this.database.read.select().from(runs).where(eq(runs.id, id))
    return run
  }

  /** Accepted runs that have not ended, oldest first. */
  async running(): Promise<RunningRow[]> {
    return this.database.read
      .select({ id: runs.id, kind: runs.kind, attempts: runs.attempts, seriesWish: runs.seriesWish })
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
}

function isRunning(id: string) {
  return and(eq(runs.id, id), eq(runs.status, 'running'))
}
