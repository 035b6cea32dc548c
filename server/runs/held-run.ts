import { and, eq, type SQL, sql } from 'drizzle-orm'
import { runs } from './table.ts'

/** Whether a run has not ended and is in the hands of a server. */
export function isHeldBy(holder: string | null, id: string): SQL | undefined {
  return and(eq(runs.id, id), eq(runs.status, 'running'), sql`${runs.holder} is ${holder}`)
}
