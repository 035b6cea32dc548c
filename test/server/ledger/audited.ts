import { Database as Sqlite } from 'bun:sqlite'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Database } from '../../../server/db/database.ts'
import type { Difference } from '../../../server/ledger/audit.ts'
import { auditStore } from '../../../server/ledger/audit-store.ts'
import { monthOf } from '../../../server/ledger/month.ts'
import type { Standing } from '../../../server/ledger/payment.ts'
import { LedgerStore } from '../../../server/ledger/store.ts'

/** Opens the store of a folder with another driver, while a service may be using it. */
export function inStore<T>(folder: string, work: (store: Sqlite) => T): T {
  const store = new Sqlite(join(folder, 'pvyield.db'))
  try {
    return work(store)
  } finally {
    store.close()
  }
}

async function inLedger<T>(folder: string, work: (ledger: LedgerStore) => Promise<T>): Promise<T> {
  const database = await Database.open(pathToFileURL(join(folder, 'pvyield.db')).href)
  try {
    return await work(new LedgerStore(database))
  } finally {
    await database.close()
  }
}

/** What the ledger of a folder has that does not follow from the rows before it. */
export function auditIn(folder: string): Promise<readonly Difference[]> {
  return inLedger(folder, async (ledger) => (await auditStore(ledger)).differences)
}

/** What an account may use this month. */
export function standingIn(folder: string, account: string): Promise<Standing> {
  return inLedger(folder, (ledger) => ledger.standing(account, monthOf(Date.now())))
}
