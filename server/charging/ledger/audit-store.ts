import { Audit } from './audit.ts'
import type { WronglyCharged } from './charged-runs.ts'
import type { LedgerStore } from './store.ts'

const ROWS_AT_ONCE = 5000

export interface AuditedStore extends Pick<LedgerStore, 'rowsAfter'> {
  wronglyCharged(): Promise<readonly WronglyCharged[]>
}

/** Adds up the whole ledger of a store, and compares the stored runs with their charges. */
export async function auditStore(store: AuditedStore): Promise<Audit> {
  const audit = new Audit()
  for (let seq = 0; ; ) {
    const rows = await store.rowsAfter(seq, ROWS_AT_ONCE)
    for (const row of rows) audit.add(row)
    const last = rows.at(-1)
    if (last === undefined) break
    seq = last.seq
  }
  for (const run of await store.wronglyCharged()) audit.addRun(run)
  return audit
}
