/** What an account has and owes, as `GET /api/me` shows it. Money is in micro-dollars. */
export interface Balance {
  readonly freeUnitsLeft: number
  readonly walletMicroUsd: number
  readonly billing: 'wallet' | 'monthly'
  /** Used of monthly billing in this month. */
  readonly usedMicroUsd: number
}

/** Where the balances of accounts come from. */
export interface Balances {
  readonly unitPriceMicroUsd: number
  readonly freeUnitsPerMonth: number
  of(accountId: string): Promise<Balance>
}

/** Where nothing is charged, everything is left. */
export class OpenBalances implements Balances {
  constructor(
    readonly unitPriceMicroUsd: number,
    readonly freeUnitsPerMonth: number,
  ) {}

  async of(): Promise<Balance> {
    return { freeUnitsLeft: this.freeUnitsPerMonth, walletMicroUsd: 0, billing: 'wallet', usedMicroUsd: 0 }
  }
}
