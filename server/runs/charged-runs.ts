import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { ledger } from '../charging/ledger/table.ts'
import type { RunStatuses, WronglyCharged } from '../charging/service.ts'
import { runs } from './table.ts'

type Read = Pick<BaseSQLiteDatabase<'async', unknown>, 'select'>

const END = sql`(select ended.kind from ledger as ended where ended.reference = ${runs.id} and ended.kind in ('settle', 'release'))`
/** Of a batch that was cancelled, the results that it had are charged. */
const IS_RIGHT = sql`${END} is (case ${runs.status} when 'complete' then 'settle' else 'release' end)
  or (${runs.kind} = 'batch' and ${END} is 'settle')`

/**
 * Runs that are complete without their charge, and runs that failed with it. One statement, because a
 * run and its charge end in one write, maybe while this reads.
 */
export async function wronglyCharged(read: Read): Promise<WronglyCharged[]> {
  const found = await read
    .select({ run: runs.id, status: runs.status, seq: ledger.seq, account: ledger.account, end: sql<WronglyCharged['end']>`${END}` })
    .from(runs)
    .innerJoin(ledger, and(eq(ledger.reference, runs.id), eq(ledger.kind, 'reserve')))
    .where(and(ne(runs.status, 'running'), sql`not (${IS_RIGHT})`))
    .orderBy(ledger.seq)
  return found as WronglyCharged[]
}

/** How many complete runs of accounts have no reservation: those of the default project, and those that were made while nothing was charged. */
export async function unreservedRuns(read: Read): Promise<number> {
  const [found] = await read
    .select({ count: sql<number>`count(*)` })
    .from(runs)
    .where(
      sql`${runs.status} = 'complete' and ${runs.owner} is not null
        and not exists (select 1 from ledger where ledger.reference = ${runs.id} and ledger.kind = 'reserve')`,
    )
  return found?.count ?? 0
}

/** Looks up the states of stored runs. */
export function runStatuses(read: Read): RunStatuses {
  return async (ids) => {
    const isNamed = inArray(runs.id, sql`(select value from json_each(${JSON.stringify(ids)}))`)
    const found = await read.select({ id: runs.id, status: runs.status }).from(runs).where(isNamed)
    return new Map(found.map(({ id, status }) => [id, status]))
  }
}
