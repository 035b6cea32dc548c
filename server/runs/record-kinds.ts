import { and, eq, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { RecordKind } from '../db/space.ts'
import { objectBytesOf } from '../objects/table.ts'
import { runSeries, runs } from './table.ts'

/** Runs of accounts, which stay until their account deletes them. */
export function ownedRuns({ read }: Database): RecordKind {
  return {
    name: 'account_runs',
    maxBytes: null,
    taken: async () => {
      const [taken] = await read
        .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${runs.bytes}), 0)` })
        .from(runs)
        .where(isNotNull(runs.owner))
      return taken ?? { records: 0, bytes: 0 }
    },
    oldest: async () => [],
    forget: () => [],
  }
}

/**
 * Runs without an account, with their series. A run that has not ended is never deleted, and the
 * service's own runs, which do not expire, are not counted.
 */
export function anonymousRuns({ read }: Database, maxBytes: number): RecordKind {
  const seriesBytes = read
    .select({ bytes: sql`coalesce(sum(length(${runSeries.data})), 0)` })
    .from(runSeries)
    .where(eq(runSeries.runId, runs.id))
  const objectBytes = objectBytesOf(runs.id)
  const mayGo = and(isNotNull(runs.expiresAt), ne(runs.status, 'running'))
  const first = (count: number, which: SQL | undefined) =>
    read
      .select({ id: runs.id, bytes: sql<number>`${ownBytes} + ${seriesBytes} + ${objectBytes}` })
      .from(runs)
      .where(which)
      .orderBy(runs.expiresAt, runs.id)
      .limit(count)
  return {
    name: 'runs',
    maxBytes,
    taken: async () => {
      const [taken] = await read
        .select({ records: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${ownBytes} + ${seriesBytes} + ${objectBytes}), 0)` })
        .from(runs)
        .where(isNotNull(runs.expiresAt))
      return taken ?? { records: 0, bytes: 0 }
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

/** Passes all ids as one SQL parameter, because there may be many. */
export function isOneOf(ids: readonly string[]) {
  return sql`${runs.id} in (select value from json_each(${JSON.stringify(ids)}))`
}

/** Space of a run without its series, written as in the index that answers it. */
const ownBytes = sql<number>`length(${runs.request}) + coalesce(length(${runs.response}), 0)`
