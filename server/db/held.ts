import { gt, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'
import { members } from './table.ts'

/** Whether no server of the store holds what a row tells of: its holder has let it go, or is gone. */
export function isUnheld(database: Database, holder: SQLiteColumn): SQL | undefined {
  return or(isNull(holder), notInArray(holder, database.read.select({ id: members.id }).from(members).where(gt(members.until, 0))))
}
