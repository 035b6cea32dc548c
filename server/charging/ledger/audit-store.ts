import { Audit } from './audit.ts'
import type { LedgerStore } from './store.ts'

const ROWS_AT_ONCE = 5000

/** Adds up the whole ledger of a store. */
export async function auditStore(ledger: Pick<LedgerStore, 'rowsAfter'>): Promise<Audit> {
  const audit = new Audit()
  for (let seq = 0; ; ) {
    const rows = await ledger.rowsAfter(seq, ROWS_AT_ONCE)
    for (const row of rows) audit.add(row)
    const last = rows.at(-1)
    if (last === undefined) return audit
    seq = last.seq
  }
}
