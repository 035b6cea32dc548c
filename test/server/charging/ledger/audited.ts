import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Difference } from '../../../../server/charging/ledger/audit.ts'
import { auditStore } from '../../../../server/charging/ledger/audit-store.ts'
import { monthOf } from '../../../../server/charging/ledger/month.ts'
import type { Standing } from '../../../../server/charging/ledger/payment.ts'
import { LedgerStore } from '../../../../server/charging/ledger/store.ts'
import { Database } from '../../../../server/db/database.ts'
import { wronglyCharged } from '../../../../server/runs/charged-runs.ts'

/**
 * Opens the store of a folder, while a service of this process may be using it: with the same driver,
 * because a second one would release the locks of the first.
 */
async function inStore<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  return inStoreAt(pathToFileURL(join(folder, 'pvyield.db')).href, work)
}

/** The same for a store that is given by its URL. */
export async function inStoreAt<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await Database.open(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The rows of a query, as lists of values. */
export function rowsIn(folder: string, sql: string): Promise<unknown[][]> {
  return inStore(folder, (database) => database.read.all<unknown[]>(sql))
}

export function writeIn(folder: string, sql: string, ...params: readonly (string | number)[]): Promise<unknown> {
  return inStore(folder, (database) => database.write({ toSQL: () => ({ sql, params: [...params] }) }))
}

/** What the ledger of a folder has that does not follow from the rows before it. */
export function auditIn(folder: string): Promise<readonly Difference[]> {
  return inStore(folder, differencesIn)
}

export async function differencesIn(database: Database): Promise<readonly Difference[]> {
  return (await auditStore(new LedgerStore(database), () => wronglyCharged(database.read))).differences
}

/** What an account may use this month. */
export function standingIn(folder: string, account: string): Promise<Standing> {
  return inStore(folder, (database) => new LedgerStore(database).standing(account, monthOf(Date.now())))
}
