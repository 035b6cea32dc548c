import type { PersonalData } from '../../db/personal-data.ts'
import { usdOf } from '../pricing/money.ts'
import type { LedgerRow, LedgerStore } from './store.ts'

const ROWS_AT_ONCE = 1000

/** The entries of a person in the ledger. They are exported and stay: they name nobody but the account. */
export class PersonalLedger implements PersonalData {
  readonly name = 'ledger'

  constructor(private readonly ledger: LedgerStore) {}

  async *exported(account: string): AsyncGenerator<string, void, undefined> {
    yield '['
    for (let seq = 0, isFirst = true; ; ) {
      const rows = await this.ledger.rowsOf(account, seq, ROWS_AT_ONCE)
      for (const row of rows) {
        yield `${isFirst ? '' : ','}${JSON.stringify(entryOf(row))}`
        isFirst = false
      }
      const last = rows.at(-1)
      if (last === undefined) break
      seq = last.seq
    }
    yield ']'
  }

  deletion(): readonly [] {
    return []
  }
}

function entryOf({ kind, reference, month, at, units, freeUnits, walletMicros, monthlyMicros, paidBy }: LedgerRow): object {
  return {
    at: new Date(at).toISOString(),
    kind,
    reference,
    month,
    units,
    free_units: freeUnits,
    wallet_usd: usdOf(walletMicros),
    monthly_usd: usdOf(monthlyMicros),
    paid_by: paidBy,
  }
}
