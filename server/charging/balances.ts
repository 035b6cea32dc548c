import type { Balance, Balances } from '../accounts/service.ts'
import { monthOf } from './ledger/month.ts'
import type { LedgerStore } from './ledger/store.ts'
import type { PricingRules } from './pricing/rules.ts'

/** Balances by the ledger. */
export class LedgerBalances implements Balances {
  constructor(
    private readonly ledger: LedgerStore,
    private readonly rules: PricingRules,
    private readonly now: () => number = Date.now,
  ) {}

  get unitPriceMicroUsd(): number {
    return this.rules.unitPriceMicros
  }

  get freeUnitsPerMonth(): number {
    return this.rules.freeUnitsPerMonth
  }

  async of(account: string): Promise<Balance> {
    const { freeUsed, walletMicros, monthlyMicros, plan } = await this.ledger.standing(account, monthOf(this.now()))
    const freeUnitsLeft = Math.max(0, this.rules.freeUnitsPerMonth - freeUsed)
    return { freeUnitsLeft, walletMicroUsd: walletMicros, billing: plan, usedMicroUsd: monthlyMicros }
  }
}
