import type { MonthOfUsage } from '@pvyield/contract/schemas'
import type { LedgerStore } from '../ledger/store.ts'
import { usdOf } from '../pricing/money.ts'

/** What accounts used. */
export class UsageService {
  constructor(private readonly ledger: LedgerStore) {}

  /** Newest month first. */
  async months(account: string): Promise<MonthOfUsage[]> {
    const months = await this.ledger.usage(account)
    return months.map(({ month, runs, units, freeUnits, walletMicros, monthlyMicros }) => ({
      month,
      runs,
      units,
      free_units: freeUnits,
      wallet_usd: usdOf(walletMicros),
      monthly_usd: usdOf(monthlyMicros),
    }))
  }
}
