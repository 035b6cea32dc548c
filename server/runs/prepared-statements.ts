import { and, eq, getTableColumns, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { preparedWrite } from '../db/prepared-write.ts'
import { runSeries, runs } from './table.ts'

export type StoredRunRow = typeof runs.$inferSelect
export type NewRun = Pick<StoredRunRow, 'id' | 'kind' | 'owner' | 'createdAt' | 'expiresAt' | 'request' | 'seriesWish' | 'attempts'>

type Result = { readonly [name in 'resolved' | 'response' | 'seriesHead' | 'headline']: StoredRunRow[name] }

/**
 * What each background run and each reading of a run asks of the store. Its SQL text is built once:
 * that was a tenth of the main thread's work.
 */
export function preparedStatements(read: Database['read']) {
  const value = sql.placeholder
  const isRun = eq(runs.id, value('id'))
  const isRunning = and(isRun, eq(runs.status, 'running'))
  const { request: _, response: __, ...short } = getTableColumns(runs)
  return {
    find: read
      .select(short)
      .from(runs)
      .where(and(isRun, or(isNull(runs.owner), eq(runs.owner, value('reader')))))
      .prepare(),
    texts: {
      request: read.select({ text: runs.request }).from(runs).where(isRun).prepare(),
      response: read.select({ text: runs.response }).from(runs).where(isRun).prepare(),
    },
    packed: read
      .select({ block: runSeries.block, column: runSeries.column, data: runSeries.data })
      .from(runSeries)
      .where(
        and(
          eq(runSeries.runId, value('id')),
          sql`${runSeries.column} in (select value from json_each(${value('columns')}))`,
          gte(runSeries.block, value('from')),
          lt(runSeries.block, value('end')),
        ),
      )
      .prepare(),
    accept: preparedWrite<NewRun & Pick<StoredRunRow, 'bytes'>>(
      read.insert(runs).values({
        id: value('id'),
        kind: value('kind'),
        owner: value('owner'),
        status: 'running',
        createdAt: value('createdAt'),
        expiresAt: value('expiresAt'),
        attempts: value('attempts'),
        request: value('request'),
        seriesWish: value('seriesWish'),
        bytes: value('bytes'),
      }),
    ),
    removeBlocks: preparedWrite<{ id: string }>(
      read.delete(runSeries).where(inArray(runSeries.runId, read.select({ id: runs.id }).from(runs).where(isRunning))),
    ),
    complete: preparedWrite<Result & { id: string; bytes: number }>(
      read
        .update(runs)
        .set({
          status: 'complete',
          resolved: sql`${value('resolved')}`,
          response: sql`${value('response')}`,
          seriesHead: sql`${value('seriesHead')}`,
          headline: sql`${value('headline')}`,
          bytes: sql`${runs.bytes} + ${value('bytes')}`, // null for a run without an account
        })
        .where(isRunning),
    ),
    countAttempt: preparedWrite<{ id: string; change: number }>(
      read
        .update(runs)
        .set({ attempts: sql`${runs.attempts} + ${value('change')}` })
        .where(isRunning),
    ),
  }
}
