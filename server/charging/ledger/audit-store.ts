import { Audit, type WronglyCharged } from './audit.ts'
import type { LedgerStore } from './store.ts'

const ROWS_AT_ONCE = 5000

/**
 * Adds up the whole ledger of a store.
 * @param wronglyCharged  compares the stored runs with their charges
 */
export async function auditStore(
  store: Pick<LedgerStore, 'rowsAfter'>,
  wronglyCharged: () => Promise<readonly WronglyCharged[]>,
): Promise<Audit> {
  const audit = new Audit()
  for (let seq = 0; ; ) {
    const rows = await store.rowsAfter(seq, ROWS_AT_ONCE)
    for (const row of rows) audit.add(row)
    const last = rows.at(-1)
    if (last === undefined) break
    seq = last.seq
  }
  for (const run of await wronglyCharged()) audit.addRun(run)
  return audit
}
